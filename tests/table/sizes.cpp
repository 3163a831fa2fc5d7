// The table at every size: what can be reached, what can be read, what covers what.
#include "played.h"
#include "shell/panels/panels.h"
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::test;

namespace {

void tap(Device& device, ImVec2 at) {
  Input input;
  input.mouse = at;
  input.any = input.touch = input.down = input.pressed = true;
  device.look(input);
  input.down = input.pressed = false;
  input.released = true;
  device.look(input);
}

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
