// What is read on a card, at every size: its numbers and icons beside each other, its name whole or with a sign that it is not.
#include "device.h"
#include "shell/panels/panels.h"
#include "shell/table/card_numbers.h"
#include "shell/table/table.h"
#include <algorithm>
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::test;

namespace {

struct Ground { // somewhere to draw
  ImDrawList list{ImGui::GetDrawListSharedData()};
  Paint paint;
  explicit Ground(Device& device) {
    device.look();
    paint = device.app.ui.paint;
    paint.list = &list;
    wipe(&list);
  }
};

// With wounds or whatever lies on it.
CardView laden(const Rulebook& book, DefId def) {
  CardView seen;
  seen.def = def;
  for (std::size_t i = 0; i < CardView::numbers_shown; ++i)
    seen.numbers[i] = book.face(def).numbers[i];
  seen.counters[0] = 2;
  return seen;
}

int meetings(const CardParts& boxes) {
  int count = 0;
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Rect both = intersection(boxes[i], boxes[j]);
      count += both.w > 2 && both.h > 2 ? 1 : 0;
    }
  return count;
}

std::string letters_of(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (c != ' ' && c != '-') out += c;
  return out;
}

constexpr const char* games[] = {"vanguard", "dragonball", "berserk", "heroes"};

} // namespace

TEST_CASE("On a card in the hand no number or icon lies over another, however small it is") {
  for (const char* system : games) {
    Device device(system, {360, 640});
    Ground sheet(device);
    const Rulebook& book = device.app.book();
    for (const float height : {64.0F, 70.0F, 76.0F, 84.0F, 104.0F, 146.0F, 300.0F})
      for (std::size_t i = 0; i < book.prints.size(); ++i) {
        const DefId def{static_cast<std::uint16_t>(i + 1)};
        CAPTURE(std::string(system));
        CAPTURE(height);
        CAPTURE(book.print(def).name);
        const CardView seen = laden(book, def);
        CHECK(meetings(draw_card(sheet.paint, device.app.cards(),
                                 {def, true, height, nullptr, false, true})) == 0);
        const auto laid =
            draw_card(sheet.paint, device.app.cards(), {def, true, height, &seen, false, false});
        if (height >= 104) CHECK(meetings(laid) == 0);
        wipe(&sheet.list);
      }
  }
}

TEST_CASE("A name on a card is whole, or ends with an ellipsis") {
  for (const char* system : games) {
    Device device(system, {360, 640});
    Ground sheet(device);
    std::size_t whole = 0, all = 0;
    for (const float width : {44.0F, 52.0F, 66.0F, 160.0F})
      for (const Print& print : device.app.book().prints) {
        const std::string shown = draw_name(sheet.paint, {0, 0, width, 26}, print.name, width < 90);
        CAPTURE(print.name);
        CAPTURE(shown);
        CAPTURE(width);
        const bool same = letters_of(shown) == letters_of(print.name);
        CHECK((same || shown.ends_with("\u2026")));
        ++all, whole += same ? 1 : 0;
        wipe(&sheet.list);
      }
    CAPTURE(std::string(system));
    CHECK(whole * 4 > all * 3);
  }
}

TEST_CASE("A card's words that have no room are scrolled, and a tap still puts them away") {
  Device device("vanguard", {360, 640});
  begin(device, "vge", 3);
  device.look();
  App& app = device.app;
  std::size_t longest = 0;
  for (std::size_t i = 0; i < app.book().prints.size(); ++i) {
    const DefId def{static_cast<std::uint16_t>(i + 1)};
    if (text_of(app.cards(), def, 0).size() >
        text_of(app.cards(), DefId{static_cast<std::uint16_t>(longest + 1)}, 0).size())
      longest = i;
  }
  app.inspected = {}, app.inspected_def = DefId{static_cast<std::uint16_t>(longest + 1)};
  app.inspecting = true;
  device.look(), device.look();
  device.drag({180, 400}, {180, 200});
  CHECK(app.detail_scroll.at > 50);
  CHECK(shows_inspected(app));
  Input input;
  input.mouse = {180, 200};
  input.any = input.touch = input.released = true;
  device.look(input);
  CHECK(shows_inspected(app));
  device.click({180, 300});
  CHECK_FALSE(shows_inspected(app));
}

TEST_CASE("A card's words that have room are not scrolled by a part of a pixel") {
  for (const char* system : {"vanguard", "berserk", "heroes", "dragonball"})
    for (const Size size : {Size{320, 480}, Size{390, 844}, Size{844, 390}, Size{360, 640}}) {
      CAPTURE(std::string(system));
      CAPTURE(size.width);
      Device device(system, size);
      begin(device, device.app.rules->family->editions[0].id, 3);
      App& app = device.app;
      for (std::size_t i = 0; i < app.book().prints.size(); i += 5) {
        app.inspected = {}, app.inspected_def = DefId{static_cast<std::uint16_t>(i + 1)};
        app.inspecting = true;
        device.look();
        app.detail_scroll.at = 10000; // no further than its words go
        device.look();
        CAPTURE(app.book().print(app.inspected_def).name);
        CHECK((app.detail_scroll.at == 0 || app.detail_scroll.at > 1.5F));
      }
    }
}

TEST_CASE("What is read beside the mouse is not cut: nobody could scroll it from there") {
  Device device("vanguard", {320, 480});
  begin(device, "vge", 3);
  App& app = device.app;
  Random random = Random::from_seed(3);
  for (int i = 0; i < 60 && !is_over(app.session); ++i) {
    if (expected(app.session) != Seat::None) confirm_seat(app.session);
    answer(app.session, random_answer(app.session.decision, random));
    end_stage(app.session);
  }
  set_open_hands(app.session, true);
  device.look(), device.now += 30, device.look();
  float furthest = 0;
  int read = 0;
  for (const Sprite& sprite : std::vector<Sprite>(app.scene.sprites)) {
    if (!sprite.def) continue;
    Input input;
    input.mouse = sprite.hit.center();
    input.any = true;
    device.look(input);
    device.now += 1;
    device.look(input);
    app.detail_scroll.at = 10000; // no further than its words go
    device.look(input);
    if (app.detail_scroll.at == 10000) continue; // nothing is read there
    ++read;
    furthest = std::max(furthest, app.detail_scroll.at);
  }
  CHECK(read > 3);
  CHECK(furthest == 0);
}

TEST_CASE("A card that keys come to is read beside the table, until the mouse moves") {
  Device device("vanguard", {1366, 768});
  test::begin(device, "vge", 3);
  App& app = device.app;
  device.control("confirm-seat");
  device.look();
  for (int i = 0; i < 8 && app.session.decision.option_count <= 3; ++i) { // until cards are asked for
    device.control("option:0");
    device.look();
    device.control("confirm-seat");
    device.look();
  }
  for (int i = 0; i < 30 && app.ui.focus.rfind("card:", 0) != 0; ++i)
    device.key(Key::Tab);
  device.look();
  REQUIRE(app.ui.focus.rfind("card:", 0) == 0);
  CHECK("card:" + std::to_string(app.inspected.value) == app.ui.focus);
  const CardId focused = app.inspected;

  const auto others =
      std::find_if(app.scene.sprites.begin(), app.scene.sprites.end(), [&](const Sprite& sprite) {
        return sprite.id && sprite.id != focused && sprite.def &&
               app.board.hand_below.contains(sprite.hit.center());
      });
  REQUIRE(others != app.scene.sprites.end());
  Input moved;
  moved.mouse = others->hit.center();
  moved.moved = {5, 5};
  moved.any = true;
  device.look(moved);
  CHECK(app.inspected != focused);
}
