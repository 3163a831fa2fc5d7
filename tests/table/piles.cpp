// Where piles and deals lie at every size: each is told by name, each card is seen.
#include "played.h"
#include "shell/panels/panels.h"
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::test;

TEST_CASE("A board on its side has one's own half left and the front rows in the middle, for either seat") {
  Device device = table("berserk", "bsk", {844, 390});
  play(device, 60);
  App& app = device.app;
  const Board& board = app.board;
  REQUIRE(board.form->sideways);
  const SeatView& view = device.session().view;
  const auto at = [&](Seat seat, const char* cell) {
    for (const Board::Laid& laid : board.places)
      if (view[laid.id].seat == seat &&
          std::string_view(app.book().family->place_kinds[laid.zone->kind].id) == cell)
        return laid.rect.center();
    return ImVec2{};
  };
  const Seat own = board.below, their = other(own);
  CHECK(at(own, "c3").x < at(own, "c1").x);
  CHECK(at(own, "c1").x < board.center.x);
  CHECK(at(their, "c1").x > board.center.x);
  CHECK(at(their, "c3").x > at(their, "c1").x);
  // Facing right, whoever sits below has their own left above; a column is one line through both halves.
  CHECK((at(Seat::A, "a1").y < at(Seat::A, "e1").y) == (own == Seat::A));
  CHECK(at(own, "a1").y == at(their, "a1").y);
}

TEST_CASE("Every pile that is told by its number has its name beside it, however small the screen") {
  constexpr Played all[] = {
      {"vanguard", "vge"}, {"berserk", "bsk"}, {"berserk", "bso"}, {"heroes", "bsh"}, {"dragonball", "dbs"}};
  for (const Size size : {Size{320, 480}, {360, 640}, {390, 844}, {480, 360}, {720, 520}, {844, 390}})
    for (const Played& game : all) {
      Device device = table(game.system, game.edition, size);
      play(device, 60);
      const App& app = device.app;
      for (const Board::Laid& laid : app.board.places) {
        if (laid.zone->show != Show::Chip || laid.rect.empty()) continue;
        CAPTURE(size.width);
        CAPTURE(std::string(game.edition));
        CAPTURE(laid.rect.w);
        CAPTURE(laid.rect.h);
        CAPTURE(laid.zone->name);
        const int count = device.session().view[laid.id].count;
        const ChipWords words = chip_words(app.ui.paint, *laid.zone, laid.rect, count);
        CHECK(words.name == laid.zone->name);
        if (laid.rect.w >= 64 && !words.one_line) CHECK(laid.rect.h >= 28); // which keeps off the next one's
      }
    }
}

TEST_CASE("Nothing lies over a card of a deal of fifteen on a phone that stands") {
  for (const Size size : {Size{390, 844}, {412, 915}}) {
    Device device = table("berserk", "bsk", size);
    std::vector<Sprite> hand;
    for (int i = 0; i < 40 && hand.size() < 10; ++i) {
      play(device, i == 0 ? 0 : 1);
      hand.clear();
      for (const Sprite& sprite : device.app.scene.sprites)
        if (sprite.show == Show::Hand && sprite.def && sprite.seat == device.app.board.below)
          hand.push_back(sprite);
    }
    REQUIRE(hand.size() >= 10);
    for (std::size_t i = 0; i < hand.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        CHECK_FALSE(meet(pose_rect(hand[i].pose), pose_rect(hand[j].pose)));
  }
}

TEST_CASE("A deal of fifteen lies so that every card is seen whole, or the one that is pointed at is") {
  for (const Size size : sizes) {
    Device device = table("berserk", "bsk", size);
    for (int i = 0; i < 40; ++i) {
      play(device, 0);
      bool deal = false;
      for (const Sprite& sprite : device.app.scene.sprites)
        deal = deal || (sprite.show == Show::Hand && sprite.def && sprite.seat == device.app.board.below);
      if (deal) break;
      play(device, 1);
    }
    std::vector<Sprite> hand;
    for (const Sprite& sprite : device.app.scene.sprites)
      if (sprite.show == Show::Hand && sprite.def && sprite.seat == device.app.board.below)
        hand.push_back(sprite);
    CAPTURE(size.width);
    REQUIRE(hand.size() >= 10);
    for (std::size_t i = 0; i + 1 < hand.size(); ++i) {
      if (size.width >= 1280) CHECK_FALSE(meet(pose_rect(hand[i].pose), pose_rect(hand[i + 1].pose)));
      device.point_at({-1, -1}); // elsewhere: the hand closes again
      device.look();
      for (int frame = 0; frame < 2; ++frame)
        device.point_at({hand[i].hit.x + 3, hand[i].hit.center().y});
      CHECK(device.app.hover == hand[i].id);
      const Sprite* raised = sprite_of(device.app.scene, hand[i].id);
      REQUIRE(raised != nullptr);
      const Rect whole = pose_rect(raised->pose);
      const Sprite* at = sprite_at(device.app.scene, {whole.right() - 3, whole.center().y});
      REQUIRE(at != nullptr);
      CHECK(at->id == hand[i].id); // nothing lies on it
    }
  }
}

TEST_CASE("Piles beside the board are told by name, in every language") {
  for (const char* system : {"vanguard", "dragonball", "berserk", "heroes"})
    for (const Language language :
         {Language::English, Language::Malay, Language::Italian, Language::Indonesian}) {
      Device device(system, {1280, 800});
      device.app.language = language;
      device.look(), device.look();
      begin(device, device.app.rules->family->editions[0].id, 3);
      play(device, 60);
      CAPTURE(system);
      CAPTURE(language_ids[static_cast<std::size_t>(language)]);
      for (const Board::Laid& laid : device.app.board.places)
        if (laid.zone->show == Show::Pile && !laid.rect.empty()) {
          CAPTURE(laid.zone->name);
          CHECK_FALSE(
              name_below(device.app.ui.paint, *laid.zone, laid.rect, device.session().view[laid.id].count)
                  .empty());
        }
    }
}

TEST_CASE("Cards that share a cell are each seen and can be pointed at") {
  for (const Size size : {Size{390, 844}, Size{844, 390}, Size{1280, 800}}) {
    CAPTURE(size.width);
    std::size_t shared = 0;
    for (const std::uint64_t seed : {3, 5, 7, 9}) {
      Device device("berserk", size);
      begin(device, "bsk", seed);
      play(device, 90);
      const auto& sprites = device.app.scene.sprites;
      for (std::size_t i = 0; i + 1 < sprites.size(); ++i) {
        if (sprites[i].show != Show::Cell || sprites[i].place != sprites[i + 1].place) continue;
        ++shared;
        const Rect under = pose_rect(sprites[i].pose), over = pose_rect(sprites[i + 1].pose),
                   both = intersection(under, over);
        const float hidden = both.empty() ? 0 : both.w * both.h;
        CHECK(hidden < under.w * under.h * 0.5F);
        const Sprite* pointed = sprite_at(device.app.scene, {under.x + 4, under.y + 4});
        REQUIRE(pointed != nullptr);
        CHECK(pointed->id == sprites[i].id);
        CHECK(place_rect(device.app.board, sprites[i].place).contains(under.center()));
      }
    }
    CHECK(shared > 0);
  }
}
