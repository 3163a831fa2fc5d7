// The pictures of cards: which are wanted, which are drawn where, and that both tell nobody what others know.
#include "shell/draw/pictures.h"
#include "device.h"
#include "shell/table/card_numbers.h"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <set>

using namespace twoseat;
using namespace twoseat::test;

namespace {

ImTextureID number(std::size_t of) { // no texture of any graphics, but it can be told from others
  return reinterpret_cast<ImTextureID>(0x1000 + of);
}

std::vector<PictureWish> bring_all(Pictures& pictures) {
  std::vector<PictureWish> wishes = pictures.take_wishes().value_or(std::vector<PictureWish>{});
  for (std::size_t i = 0; i < wishes.size(); ++i)
    CHECK(pictures.came(wishes[i].id, wishes[i].size, number(i)));
  return wishes;
}

// What the last frame drew with them, by card.
std::set<std::string> drawn_pictures(const std::vector<PictureWish>& all) {
  std::set<std::string> drawn;
  const ImDrawData& data = *ImGui::GetDrawData();
  for (int i = 0; i < data.CmdListsCount; ++i)
    for (const ImDrawCmd& command : data.CmdLists[i]->CmdBuffer)
      for (std::size_t wish = 0; wish < all.size(); ++wish)
        if (command.TextureId == number(wish) && command.ElemCount > 0) drawn.insert(all[wish].id);
  return drawn;
}

// What a view shows, with the other sides of cards that have two.
std::set<std::string> known_cards(const App& app, const SeatView& view) {
  std::set<std::string> known;
  for (const CardView& card : view.cards)
    if (card.def) {
      known.insert(app.book().print(card.def).id);
      if (const DefId back = app.book().face(card.def).other_side) known.insert(app.book().print(back).id);
    }
  return known;
}

// Takes the device where that is asked for; else gives the first answer there is.
void answer_first(Device& device) {
  Session& session = device.session();
  if (expected(session) != Seat::None) return confirm_seat(session);
  const Decision& decision = session.decision;
  if (decision.seat == Seat::None) return end_stage(session);
  Answer least;
  for (std::uint16_t i = 0; i < decision.choices[0].min; ++i)
    least.picks.push(i);
  answer(session, least);
  end_stage(session);
}

double brightness(ImU32 colour) {
  const auto part = [&](int shift) {
    const double value = static_cast<double>((colour >> shift) & 0xFFU) / 255;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(0) + 0.7152 * part(8) + 0.0722 * part(16);
}

double contrast(ImU32 a, ImU32 b) {
  const double x = brightness(a) + 0.05, y = brightness(b) + 0.05;
  return std::max(x, y) / std::min(x, y);
}

} // namespace

TEST_CASE("a picture fills the field of its card with its middle") {
  CHECK(cover(80, 80) == Rect{0, 0, 1, 1});
  CHECK(cover(80, 40) == Rect{0, 0.25F, 1, 0.5F});
  CHECK(cover(40, 80) == Rect{0.25F, 0, 0.5F, 1});
  CHECK(cover(40, 0) == Rect{0, 0, 1, 1});
}

TEST_CASE("however many cards are in play, their pictures stay within 48 MB, the large one included") {
  for (const float scale : {0.5F, 1.0F, 2.0F, 4.0F})
    for (std::size_t cards = 1; cards <= room::cards; ++cards)
      CHECK(picture_bytes(picture_size(scale, cards)) * cards + picture_bytes(Pictures::largest) <=
            48'000'000U);
  CHECK(picture_size(2, 60) == 256);
  CHECK(picture_size(1, 60) == 192);
}

TEST_CASE("pictures are wanted once, those of cards that left play go, and a lost context loses them all") {
  Pictures pictures;
  CHECK_FALSE(pictures.take_wishes());
  pictures.play("vanguard", {{"a", "x", 192}, {"b", "x", 192}, {"c", "y", 192}});
  CHECK(pictures.of("a", 50) == nullptr);
  CHECK(bring_all(pictures).size() == 3);
  CHECK_FALSE(pictures.take_wishes());
  CHECK(pictures.of("b", 50) == number(1));
  CHECK_FALSE(pictures.came("d", 192, number(9)));
  CHECK_FALSE(pictures.came("a", 64, number(9)));

  pictures.play("vanguard", {{"b", "x", 192}, {"d", "x", 192}});
  CHECK(pictures.take_gone() == std::vector<ImTextureID>{number(0), number(2)});
  CHECK(pictures.of("b", 50) == number(1));
  CHECK(pictures.of("a", 50) == nullptr);
  CHECK(pictures.take_wishes() == std::vector<PictureWish>{{"d", "x", 192}});

  pictures.play("berserk", {{"b", "x", 192}}); // another card of this id
  CHECK(pictures.of("b", 50) == nullptr);
  CHECK(pictures.take_gone() == std::vector<ImTextureID>{number(1)});
  CHECK(bring_all(pictures).size() == 1);
  pictures.lose();
  CHECK(pictures.of("b", 50) == nullptr);
  CHECK(pictures.take_gone().size() == 1);
  CHECK(bring_all(pictures).size() == 1);
}

TEST_CASE("what is looked at from near comes larger, and goes when other eyes look") {
  Pictures pictures;
  pictures.play("vanguard", {{"a", "x", 192}, {"b", "x", 192}});
  CHECK(pictures.of("a", 500) == nullptr);
  bring_all(pictures);
  CHECK_FALSE(pictures.take_wishes());
  CHECK(pictures.of("a", 500) == number(0));
  CHECK(pictures.take_wishes() == std::vector<PictureWish>{{"a", "x", 512}});
  CHECK(pictures.of("a", 500) == number(0));
  CHECK_FALSE(pictures.take_wishes());
  CHECK(pictures.came("a", 512, number(7)));
  CHECK(pictures.of("a", 500) == number(7));
  CHECK(pictures.of("a", 100) == number(0));
  CHECK(pictures.of("b", 500) == number(1));
  CHECK(pictures.take_wishes() == std::vector<PictureWish>{{"b", "x", 512}});
  CHECK(pictures.take_gone() == std::vector<ImTextureID>{number(7)});
  pictures.came("b", 512, number(8));
  pictures.forget_near();
  CHECK(pictures.of("b", 500) == number(1));
  CHECK(pictures.take_gone() == std::vector<ImTextureID>{number(8)});
}

TEST_CASE("as a match begins the pictures of all its cards are wanted, the same whatever chance does, and no "
          "others later") {
  const auto wished = [](std::uint64_t seed) {
    Device device("vanguard", {1280, 800});
    begin(device, "vge", 3);
    device.app.draft.seed = std::to_string(seed); // the same decks by another chance
    begin_match(device.app);
    device.look();
    auto wishes = device.app.pictures.take_wishes();
    REQUIRE(wishes);
    for (int moves = 0; moves < 30 && !is_over(device.session()); ++moves) {
      if (expected(device.session()) != Seat::None) confirm_seat(device.session());
      const Decision& decision = device.session().decision;
      if (decision.seat != Seat::None && decision.choices[0].min <= 1)
        answer(device.session(), Answer::single(0, 0));
      end_stage(device.session());
      device.look();
      CHECK_FALSE(device.app.pictures.take_wishes());
    }
    return *wishes;
  };
  const std::vector<PictureWish> wishes = wished(3);
  CHECK(wishes == wished(11));
  CHECK(wishes.size() > 20);
  CHECK(std::all_of(wishes.begin(), wishes.end(),
                    [](const PictureWish& wish) { return wish.size == 192 && !wish.group.empty(); }));
}

TEST_CASE(
    "only cards that whoever looks may see are drawn with their pictures; without one a card is its sigil") {
  Device device("vanguard", {1280, 800});
  begin(device, "vge", 3);
  device.look();
  const std::vector<unsigned char> plain = device.look().drawn;
  CHECK(device.look().drawn == plain);
  const std::vector<PictureWish> all = bring_all(device.app.pictures);
  std::size_t most = 0;
  for (int moves = 0; moves < 12; ++moves) {
    for (int frames = 0; frames < 90; ++frames) // until what is dealt lies there
      device.look();
    const std::set<std::string> known = known_cards(device.app, device.session().view);
    const std::set<std::string> drawn = drawn_pictures(all);
    most = std::max(most, drawn.size());
    for (const std::string& id : drawn)
      CHECK_MESSAGE(known.count(id) == 1, id);
    answer_first(device);
  }
  CHECK(most >= 4); // a hand

  device.control("pictures"); // the menu's switch
  device.look();
  CHECK(drawn_pictures(all).empty());
  CHECK(device.app.pictures.take_gone().size() == all.size());
  device.control("pictures");
  device.look();
  CHECK(bring_all(device.app.pictures).size() == all.size());
}

TEST_CASE("a card whose picture is not there is drawn as it was before there were any") {
  Device with("vanguard", {1280, 800}), without("vanguard", {1280, 800});
  without.app.pictured = false;
  for (Device* device : {&with, &without}) {
    begin(*device, "vge", 3);
    confirm_seat(device->session());
    device->look();
  }
  CHECK(with.look().drawn == without.look().drawn);
}

// Whatever is drawn below: a white picture is the worst, and nothing is written upon a picture without such a ground.
TEST_CASE("numbers and icons that lie over pictures keep 4.5 to 1") {
  for (const ImU32 picture : {rgb(0xFFFFFF), rgb(0x808080), rgb(0x000000)}) {
    const ImU32 ground = mixed(picture, rgb(0x0C1014), card_scrim);
    CHECK(contrast(ground, rgb(0xFFFFFF)) >= 4.5);
    CHECK(contrast(ground, mixed(ground, rgb(0xFFFFFF), 0.9F)) >= 4.5);
    CHECK(contrast(ground, rgb(0x8CF0C0)) >= 4.5);
  }
  for (const auto& [ground, ink] : {std::pair(rgb(0xC2293A), rgb(0xFFFFFF)),
                                    {rgb(0xC3CEDB), rgb(0x1B222B)},
                                    {rgb(0xE8C25A), rgb(0x2A2110)}})
    CHECK(contrast(ground, ink) >= 4.5);
}
