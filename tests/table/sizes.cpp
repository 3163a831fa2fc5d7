// The table at every size: what can be reached, what can be read, what covers what.
#include "device.h"
#include "shell/match/seen.h"
#include "shell/panels/panels.h"
#include "shell/table/table.h"
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::test;

namespace {

constexpr Size sizes[] = {{320, 480},  {480, 360},  {360, 640},  {720, 520},   {844, 390},
                          {1024, 600}, {1280, 800}, {1366, 657}, {1920, 1080}, {3840, 2160}};

const Target* target_of(const Device& device, const std::string& id) {
  for (const Target& target : device.app.ui.targets)
    if (target.id == id) return &target;
  return nullptr;
}

bool in_view(const Device& device, const Target& target) {
  return target.hit.h > target.rect.h - 2 && target.hit.w > target.rect.w - 2 &&
         target.hit.bottom() <= device.size.height && target.hit.y >= 0;
}

Device table(const char* system, const char* edition, Size size) {
  Device device(system, size);
  begin(device, edition, 3);
  device.look();
  return device;
}

void turn_wheel(Device& device, float by) {
  Input input;
  input.any = true;
  input.mouse = {device.size.width / 2, device.size.height / 2};
  input.wheel = by;
  device.look(input);
}

void tap(Device& device, ImVec2 at) {
  Input input;
  input.mouse = at;
  input.any = input.touch = input.down = input.pressed = true;
  device.look(input);
  input.down = input.pressed = false;
  input.released = true;
  device.look(input);
}

// Pressed in the middle, moved up by so much, and let go.
void drag_up(Device& device, float by) {
  Input input;
  input.mouse = {device.size.width / 2, device.size.height / 2};
  input.any = input.touch = input.down = input.pressed = true;
  device.look(input);
  input.pressed = false;
  input.mouse.y -= by;
  device.look(input);
  input.down = false;
  input.released = true;
  device.look(input);
}

} // namespace

TEST_CASE("Every entry of the menu is reached by wheel, finger and keys, however small the screen") {
  for (const Size size : sizes) {
    CAPTURE(size.width);
    Device device = table("vanguard", "vge", size);
    device.control("open-menu");
    device.look();
    device.look();
    std::vector<std::string> entries;
    for (const Target& target : device.app.ui.targets)
      if (target.layer > 0 && target.enabled) entries.push_back(target.id);
    CHECK(entries.size() >= 12);
    const auto sees_end = [&] { return in_view(device, *target_of(device, "puzzles")); };
    REQUIRE(target_of(device, "puzzles") != nullptr);
    for (std::size_t i = 0; i < entries.size(); ++i) {
      device.key(Key::Tab);
      device.look(), device.look();
      const Target* focused = target_of(device, device.app.ui.focus);
      REQUIRE(focused != nullptr);
      CAPTURE(focused->id);
      CHECK(in_view(device, *focused));
    }
    turn_wheel(device, 100);
    device.look();
    CHECK(in_view(device, *target_of(device, "new-match")));
    turn_wheel(device, -100);
    device.look();
    CHECK(sees_end());
    turn_wheel(device, 100);
    for (int i = 0; i < 40; ++i)
      drag_up(device, 60);
    device.look();
    CHECK(device.app.sheet == Sheet::Menu); // a scroll presses nothing
    CHECK(sees_end());
  }
}

TEST_CASE("From 1280 by 800 on the whole menu is seen at once") {
  for (const Size size : {Size{1280, 800}, {1440, 900}, {1920, 1080}}) {
    CAPTURE(size.width);
    Device device = table("vanguard", "vge", size);
    for (const char* language : {"language:en", "language:it", "language:ms"}) {
      device.control(language);
      device.app.sheet = Sheet::None;
      device.control("open-menu");
      device.look(), device.look();
      for (const Target& target : device.app.ui.targets)
        if (target.layer > 0) {
          CAPTURE(target.id);
          CHECK(in_view(device, target));
        }
    }
  }
}

namespace {

// One card of the hand is played, the only one; or, of the other one, it was played before.
std::string axe_demo(bool in_hand) {
  return std::string(R"({
    "title": "An axe", "narration": "It is put on.", "rules": ["BSH-32"], "system": "heroes", "edition": "bsh",
    "cards": [{"id": "plain-axe", "name": "Plain Axe", "type": "equipment", "kind": "weapon", "element": "Neutral", "cost": 2}],
    "given": {"A": {")") +
         (in_hand ? "hand" : "equipment") + R"(": ["plain-axe"], "counters": {"gold": 2, "spent-gold": 0}}},
    "steps": [)" +
         (in_hand ? R"({"A": "play", "card": "hand:plain-axe"})" : R"({"A": "end-turn"})") +
         R"(], "then": {"A": {"hand": 0}}
  })";
}

} // namespace

TEST_CASE("The board lies still when the last card of the hands is played, and has their room where there "
          "will be none") {
  for (const Size size : {Size{360, 640}, {480, 360}, {844, 390}, {1024, 600}, {1280, 800}}) {
    CAPTURE(size.width);
    CAPTURE(size.height);
    const auto laid = [&](bool in_hand, std::size_t step) {
      Device device("heroes", size);
      open_lesson(device.app, "demo", axe_demo(in_hand), step);
      REQUIRE(device.app.lesson);
      device.look(), device.look();
      return device.app.board;
    };
    const Board before = laid(true, 0), after = laid(true, 1), never = laid(false, 0);
    CHECK(before.unit == after.unit); // NOLINT: exact
    CHECK(before.center.y == after.center.y);
    CHECK(never.unit >= after.unit);
  }
}

namespace {

struct Played {
  const char *system, *edition;
};
constexpr Played games[] = {{"vanguard", "vge"}, {"berserk", "bsk"}, {"heroes", "bsh"}};

// Plays on with whatever is offered, so that cards lie on the table; whoever is asked has the device.
void play(Device& device, int answers) {
  Session& session = device.session();
  std::uint32_t random = 7;
  for (int i = 0; i < answers && !is_over(session); ++i) {
    end_stage(session);
    if (expected(session) != Seat::None) confirm_seat(session);
    const Decision& decision = session.decision;
    if (decision.seat == Seat::None) return;
    random = random * 1664525U + 1013904223U;
    Answer answer;
    answer.choice = static_cast<std::uint16_t>((random >> 16U) % decision.choice_count);
    if (decision.choices[answer.choice].seldom && (random >> 24U) % 8 != 0) answer.choice = 0;
    const Choice& chosen = decision.choices[answer.choice];
    const auto count =
        static_cast<std::uint16_t>(chosen.min == 0 && chosen.max > 0 && chosen.count > 0 ? 1 : chosen.min);
    const auto from =
        static_cast<std::uint16_t>(chosen.count > count ? (random >> 8U) % (chosen.count - count) : 0);
    for (std::uint16_t pick = 0; pick < count; ++pick)
      answer.picks.push(static_cast<std::uint16_t>(from + pick));
    twoseat::answer(session, answer);
  }
  end_stage(session);
  if (expected(session) != Seat::None) confirm_seat(session);
  device.look();
  device.look();
  device.now += 1; // what is pressed at once after a curtain was meant for what lay there before
}

// Of names on cards some must be cut: they are not counted.
bool on_card(const Device& device, ImVec2 at) {
  const auto& sprites = device.app.scene.sprites;
  return std::any_of(sprites.begin(), sprites.end(),
                     [&](const Sprite& sprite) { return pose_rect(sprite.pose).contains(at); });
}

// How many texts of this frame end with an ellipsis, whatever was turned and wherever it lies.
int cut_texts(const Device& device) {
  const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  int count = 0;
  const ImDrawData& all = *ImGui::GetDrawData();
  for (ImFont* font : atlas.Fonts) {
    const ImFontGlyph* dots = font->FindGlyphNoFallback(0x2026);
    if (dots == nullptr) continue;
    for (int i = 0; i < all.CmdListsCount; ++i)
      for (const ImDrawVert& corner : all.CmdLists[i]->VtxBuffer)
        if (corner.uv.x == dots->U0 && corner.uv.y == dots->V0) // NOLINT: exact
          count += on_card(device, corner.pos) ? 0 : 1;
  }
  return count;
}

bool meet(const Rect& a, const Rect& b) {
  const Rect both = intersection(a, b);
  return both.w > 1 && both.h > 1;
}

} // namespace

TEST_CASE("Cards on the table are as large as the screen allows, and their numbers can be read") {
  struct Least {
    Size size;
    float vanguard, berserk, heroes; // how high a card is, at least
  };
  constexpr Least least[] = {
      {{320, 480}, 48, 47, 46},  {{480, 360}, 52, 47, 52},  {{360, 640}, 58, 54, 58},
      {{720, 520}, 76, 78, 72},  {{844, 390}, 66, 71, 66},  {{1024, 600}, 84, 88, 84},
      {{1280, 800}, 90, 88, 90}, {{1366, 657}, 90, 74, 90}, {{1920, 1080}, 130, 110, 130}};
  for (const auto& [size, vanguard, berserk, heroes] : least)
    for (const Played& game : games) {
      Device device = table(game.system, game.edition, size);
      play(device, game.system[0] == 'b' ? 150 : 60);
      if (device.app.board.hand_rows > 1) continue; // what is dealt comes first, while the board is empty
      const float width = size.width;               // Clang captures no structured binding
      CAPTURE(width);
      CAPTURE(game.system);
      const float wanted = game.system[0] == 'v' ? vanguard : game.system[0] == 'b' ? berserk : heroes;
      CHECK(device.app.board.card_height() >= wanted);
      const Rect& board = device.app.board.board;
      CHECK(board.x >= 0);
      CHECK(board.right() <= device.app.board.ground.right() + 1);
      CHECK_FALSE(meet(board, device.app.board.decision));
      CHECK_FALSE(meet(board, device.app.board.hand_below));
    }
}

TEST_CASE("In a frame that is low what is asked can be pressed, however little else has room") {
  for (const float height : {204.0F, 180.0F}) {
    CAPTURE(height);
    Device device("heroes", {480, height});
    device.app.embedded = true;
    open_lesson(device.app, "demo", R"({
      "title": "A turn ends", "narration": "It ends.", "rules": ["BSH-32"], "system": "heroes", "edition": "bsh",
      "given": {"A": {"creatures": [{"card": "stone-ox", "rest": true}], "counters": {"gold": 3, "spent-gold": 3}}},
      "steps": [{"A": "end-turn"}], "then": {"asked": {"seat": "B", "question": "main"}}
    })",
                0);
    REQUIRE(device.app.lesson);
    device.look(), device.look();
    const Prompt prompt = prompt_of(device.app);
    REQUIRE(prompt.buttons.size() == 1);
    const Target* button = target_of(device, prompt.buttons[0].id);
    REQUIRE(button != nullptr);
    CHECK(button->hit.h >= 24);
  }
}

TEST_CASE("On a phone that lies a move is taken back and played again") {
  for (const Played& game : games) {
    Device device = table(game.system, game.edition, {844, 390});
    play(device, 20);
    for (const char* id : {"undo", "redo"}) {
      const Target* tool = target_of(device, id);
      CAPTURE(std::string(id));
      REQUIRE(tool != nullptr);
      CHECK(in_view(device, *tool));
    }
  }
}

TEST_CASE("The name of the player who is a computer is read whole on a phone that lies") {
  for (const Played& game : games) {
    Device device = table(game.system, game.edition, {844, 390});
    device.session().names[1] = "Computer";
    play(device, 60);
    CAPTURE(game.system);
    CHECK(cut_texts(device) == 0);
  }
}

TEST_CASE("A card that was pressed long is read with the finger away, and asked why not") {
  Device device = table("vanguard", "vge", {360, 740});
  play(device, 30);
  Rect at;
  for (const Sprite& sprite : device.app.scene.sprites)
    if (sprite.id && device.app.board.hand_below.contains(sprite.hit.center())) at = sprite.hit;
  REQUIRE(at.w > 0);
  device.press_long(at.center(), true);
  Input lifted;
  lifted.mouse = at.center();
  lifted.any = lifted.touch = lifted.released = true;
  device.look(lifted);
  CHECK(shows_inspected(device.app));
  const std::string question = "why-not:" + std::to_string(device.app.inspected.value);
  const std::size_t before = device.session().cursor;
  const Target* asks = target_of(device, question);
  REQUIRE(asks != nullptr);
  tap(device, asks->rect.center());
  CHECK(device.session().message.notice == Notice::Told);
  tap(device, at.center());
  CHECK_FALSE(shows_inspected(device.app));
  CHECK(device.session().cursor == before);
}

TEST_CASE(
    "Who looks at an earlier moment of the other seat covers the hands before that seat says it is there") {
  Device device = table("vanguard", "vge", {1280, 800});
  play(device, 20);
  Session& session = device.session();
  const Seat holder = session.holder;
  REQUIRE(holder != Seat::None);
  for (std::size_t at = session.cursor; at-- > 0 && session.asked == holder;)
    look_at(session, at);
  REQUIRE(session.asked == other(holder));
  device.look();
  REQUIRE(prompt_of(device.app).buttons.size() == 1);
  CHECK(prompt_of(device.app).buttons[0].text.find("I am") == std::string::npos);
  device.control("confirm-seat");
  CHECK(covered(session));
  device.look();
  CHECK(prompt_of(device.app).buttons[0].text.find("I am") != std::string::npos);
  device.control("confirm-seat");
  CHECK(session.holder == other(holder));
}

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

TEST_CASE("No button of a decision looks out as a sliver") {
  for (const Size size : sizes)
    for (const Played& game : games) {
      Device device = table(game.system, game.edition, size);
      for (int i = 0; i < 30; ++i) {
        play(device, 3);
        for (const Target& target : device.app.ui.targets) {
          if (target.id.rfind("option:", 0) != 0 || target.hit.empty()) continue;
          CAPTURE(size.width);
          CAPTURE(target.id);
          CHECK(target.hit.h >= 10);
        }
      }
    }
}

TEST_CASE("No text of the table but names on cards is cut with an ellipsis, at no size") {
  constexpr Played all[] = {games[0], games[1], games[2], {"dragonball", "dbs"}};
  for (const Size size : sizes)
    for (const Played& game : all) {
      Device device = table(game.system, game.edition, size);
      for (const int answers : {0, 30, 30}) {
        play(device, answers);
        CAPTURE(size.width);
        CAPTURE(size.height);
        CAPTURE(game.system);
        CAPTURE(answers);
        CHECK(cut_texts(device) <= (size.width < 360 ? 1 : 0));
      }
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

TEST_CASE(
    "Neither ending nor declining is the loudest while a card could do something, and space still does it") {
  for (const Played& game : games) {
    Device device = table(game.system, game.edition, {1280, 800});
    int quiet = 0;
    for (int i = 0; i < 80 && !is_over(device.session()); ++i) {
      play(device, 1);
      const Decision& decision = device.session().decision;
      if (decision.seat == Seat::None) continue;
      bool better = false;
      for (std::uint16_t o = 0; o < decision.option_count; ++o)
        better = better || (!is_plain(decision.options[o]) && !choice_of(decision, o).seldom);
      if (!better) continue;
      for (const Button& button : prompt_of(device.app).buttons) {
        const bool plain =
            button.id.rfind("option:", 0) == 0 &&
            is_plain(decision.options[static_cast<std::size_t>(std::atoi(button.id.c_str() + 7))]);
        if (!plain) continue;
        CHECK(button.style != Style::Primary);
        quiet += button.style == Style::Ready ? 1 : 0;
      }
    }
    CHECK(quiet > 0);
  }
}

TEST_CASE("A message covers nothing that can be pressed where there is room beside it") {
  Device device = table("vanguard", "vge", {1280, 800});
  play(device, 40);
  tell(device.session(), {Notice::Refused, "No.", {{"It rests.", "[vge 9.9.2]"}}});
  device.look();
  const Target* dismiss = target_of(device, "dismiss-message");
  REQUIRE(dismiss != nullptr);
  Rect box;
  for (const auto& [rect, layer] : device.app.ui.covers)
    if (layer == dismiss->layer) box = rect;
  CHECK_FALSE(box.empty());
  for (const Sprite& sprite : device.app.scene.sprites)
    if (is_lit(device.app.choosing, device.session(), sprite.id))
      CHECK_FALSE(meet(box, pose_rect(sprite.pose)));
}

TEST_CASE("Own cards, targets and places are lit differently, and striking one's own asks first") {
  Device device("berserk", {1280, 800});
  App& app = device.app;
  open_lesson(app, "demo", R"({
    "title": "Beside each other", "narration": "Strike.", "rules": ["216.4"], "system": "berserk", "edition": "bsk",
    "given": {
      "turn": 3, "turn player": "A", "phase": "turn", "step": "main phase", "dice": [6],
      "A": {"b1": ["stone-ox"], "a1": ["road-runner"]}, "B": {"b1": ["gate-keeper"]}
    },
    "steps": [{"A": "strike", "card": "b1:stone-ox", "on": "B:b1:gate-keeper"}],
    "then": {"asked": {"seat": "A", "question": "weaken"}}
  })",
              0);
  REQUIRE(app.lesson);
  device.look();
  device.look();
  const Session& session = device.session();
  const Decision& decision = session.decision;
  REQUIRE(decision.seat == Seat::A);
  const auto light = [&](CardId card) { return light_of(app.choosing, session, app.layout(), card); };
  bool target = false, goal = false, struck = false;
  for (std::uint16_t o = 0; o < decision.option_count; ++o) {
    const Move move = decision.options[o];
    if (!aims(app.layout(), move)) continue;
    app.choosing.held = {};
    CHECK(light(move.card) == Light::Own);
    app.choosing.held = move.card;
    if (move.place) goal = goal || lights(app, *app.board.find(move.place));
    if (((app.layout().hostile >> move.verb) & 1U) == 0) continue;
    const CardView* seen = find_card(session.view, move.target);
    REQUIRE(seen != nullptr);
    const bool own = side_of(app, *seen) == Seat::A;
    CHECK(light(move.target) == (own ? Light::Friend : Light::Target));
    target = target || !own;
    if (!own) continue;
    const std::size_t before = session.cursor;
    click_card(app.choosing, app.session, app.layout(), move.target, {100, 100});
    CHECK(session.cursor == before);
    CHECK_FALSE(app.choosing.chooser.empty());
    app.choosing.chooser.clear();
    struck = true;
  }
  CHECK(target);
  CHECK(goal);
  CHECK(struck);
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

TEST_CASE("What others did since is told where it leaves one's own cards in sight") {
  for (const Played& game : games)
    for (const Size size : {Size{1280, 800}, Size{1920, 1080}}) {
      Device device = table(game.system, game.edition, size);
      Session& session = device.session();
      int told = 0;
      for (int i = 0; i < 80 && !is_over(session); ++i) {
        play(device, 1);
        const Target* since = target_of(device, "since");
        if (since == nullptr) continue;
        ++told;
        float own = 0, covered = 0;
        for (const Sprite& sprite : device.app.scene.sprites) {
          if (sprite.seat != device.app.board.below || sprite.show == Show::Hand) continue;
          const Rect card = pose_rect(sprite.pose), both = intersection(card, since->rect);
          own += card.w * card.h;
          covered += both.empty() ? 0 : both.w * both.h;
        }
        CAPTURE(game.system);
        CAPTURE(size.width);
        CHECK(covered <= own * 0.15F);
      }
      CHECK(told > 0);
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
