// What is asked is said: how many of several, what is still to be paid, whose ability, and in whose words.
#include "at_the_table.h"
#include "shell/match/seen.h"
#include "shell/match/why_not.h"
#include "shell/table/table.h"
#include "shell/words/words.h"
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::test;

TEST_CASE("A choice of several says how many, how far it has come, and takes back what was chosen") {
  Device device("vanguard", {1280, 800});
  lay(device, mourner);
  take(device, "Coral Mourner");
  App& app = device.app;
  const Choice* choice = open_choice(app.choosing, app.session);
  REQUIRE(choice != nullptr);
  CHECK(choice->max == 3);
  CHECK(asked_question(app) == "Choose 3: 0 of 3");
  const Button* done = nullptr;
  Prompt prompt = prompt_of(app);
  REQUIRE((done = button_of(prompt, "done")) != nullptr);
  CHECK_FALSE(done->enabled);
  take(device, "Oil Carriers");
  CHECK(asked_question(app) == "Choose 3: 1 of 3");
  CHECK(mirror(device)["decision"]["question"] == "Choose 3: 1 of 3");
  take(device, "Oil Carriers"); // again: taken back
  CHECK(asked_question(app) == "Choose 3: 0 of 3");
  take(device, "Oil Carriers");
  take(device, "Mirror Moth");
  take(device, "Footman");
  CHECK(asked_question(app) == "Choose 3: 3 of 3");
  prompt = prompt_of(app);
  CHECK(prompt.hint == words::all_chosen);
  REQUIRE((done = button_of(prompt, "done")) != nullptr);
  CHECK(done->enabled);
  const auto picked = app.choosing.picked;
  take(device, "Boat Reeve"); // a fourth: nothing is lost for it
  CHECK(app.choosing.picked == picked);
  device.control("done");
  device.look();
  CHECK(app.session.cursor == 2);
  // In which order they go under the deck is asked card by card, and counted too.
  CHECK(asked_question(app).find(": 0 of 3") != std::string::npos);
  const CardId first = subject(app.session.decision.options[0]);
  choose(app.choosing, app.session, 0);
  device.look();
  CHECK(asked_question(app).find(": 1 of 3") != std::string::npos);
  CHECK(taken_before(app.session) == std::vector<CardId>{first});
}

TEST_CASE("On a phone a button is as high as its words") {
  Device device("vanguard", {390, 844});
  lay_battle(
      device,
      R"("A": {"vanguard": "oil-carriers", "front-left": "oil-carriers", "front-right": "oil-carriers"})",
      R"({"A": "attack"}, {"say": "Now."})", 1);
  device.look();
  int wrapped = 0;
  const Paint& paint = device.app.ui.paint;
  for (const Target& target : device.app.ui.targets)
    if (target.text.find(" circle)") != std::string::npos && target.id.starts_with("option:")) {
      const float wanted =
          paragraph_height(paint.font(12, Weight::Bold), target.rect.w - paint.px(8), target.text);
      CHECK(wanted <= target.rect.h);
      wrapped += wanted > paint.px(30) ? 1 : 0;
    }
  CHECK(wrapped > 0);
}

TEST_CASE("What is still to be paid is said with the question: how much, of which colour, for which card") {
  int told = 0, coloured = 0;
  for (const std::uint64_t seed : {1, 2, 3, 4}) {
    Device device("dragonball", {390, 844});
    test::begin(device, "dbs", seed);
    Session& session = device.session();
    Random random = Random::from_seed(seed);
    std::string before;
    for (int i = 0; i < 500 && !is_over(session); ++i) {
      if (expected(session) != Seat::None) confirm_seat(session);
      refresh(device.app.choosing, session, device.app.layout());
      Answer given = random_answer(session.decision, random);
      if (device.app.book().family->questions[session.decision.question].id == std::string_view("energy")) {
        const std::string asked = asked_question(device.app);
        CHECK(asked.starts_with("Still to pay for "));
        CHECK(asked.find(" energy") != std::string::npos);
        CHECK(asked != before);
        coloured += asked.ends_with(")") ? 1 : 0;
        before = asked;
        ++told;
        given =
            Answer::single(static_cast<std::uint16_t>(session.decision.choice_count - 1), 0); // card by card
      } else {
        before.clear();
        CHECK_FALSE(asked_question(device.app).starts_with("Still to pay"));
      }
      answer(session, given);
      end_stage(session);
    }
  }
  CHECK(told > 5);
  CHECK(coloured > 0);
}

TEST_CASE("Counters that are pointed at say what they are for") {
  for (const Size size : {Size{1280, 800}, Size{390, 844}, Size{320, 480}}) {
    CAPTURE(size.width);
    Device device("berserk", size);
    test::begin(device, "bsk", 3);
    device.look();
    const Board& board = device.app.board;
    const Rect plate = board.lines ? board.plate_below : plate_rect(board, board.below);
    const auto shown_at = [&](ImVec2 at) {
      Input input;
      input.mouse = at;
      device.look(input);
      return device.look(input).drawn.size();
    };
    const std::size_t without = shown_at({plate.center().x, -100});
    CHECK(shown_at(plate.center()) > without + 5000); // a few dozen letters
  }
}

TEST_CASE("Of a choice of one another card takes the place of the first") {
  Device device("vanguard", {1280, 800});
  lay(device, R"({"A": {"hand": ["oil-carriers", "mirror-moth"], "back-left": "coral-mourner"}})");
  Session& session = device.session();
  // Two ways to pick one, or none: as "up to one" is asked.
  REQUIRE(session.decision.option_count >= 2);
  session.decision.choice_count = 1;
  session.decision.choices[0].first = 0;
  session.decision.choices[0].count = session.decision.option_count;
  session.decision.choices[0].min = 0;
  session.decision.choices[0].max = 1;
  choose(device.app.choosing, session, 0);
  choose(device.app.choosing, session, 1);
  CHECK(device.app.choosing.picked == std::vector<std::uint16_t>{1});
}

TEST_CASE("An ability that asks is told with its card and its sentence, in the panel, over the table and in "
          "the mirror") {
  for (const Size size : {Size{1280, 800}, Size{390, 844}, Size{844, 390}}) {
    CAPTURE(size.width);
    Device device("vanguard", size);
    lay(device, mourner);
    CHECK(asked_of(device.app).text.empty());
    CHECK(mirror(device)["decision"]["about"].is_null());
    take(device, "Coral Mourner");
    const Asked asked = asked_of(device.app);
    CHECK(asked.name == "Coral Mourner");
    CHECK(asked.text.find("choose three unit cards from your drop zone") != std::string::npos);
    const std::string about = mirror(device)["decision"]["about"];
    CHECK(about.find("Coral Mourner: [ACT]") == 0);
    bool on_table = false;
    for (const Target& target : device.app.ui.targets)
      if (target.id == "asked") {
        on_table = true;
        for (const Sprite& sprite : device.app.scene.sprites)
          if (is_lit(device.app.choosing, device.app.session, sprite.id))
            CHECK(intersection(pose_rect(sprite.pose), target.rect).empty());
      }
    const bool panel = device.app.side.h > 240;
    CHECK(on_table != panel);
    if (panel) CHECK(device.app.inspected_def == asked.def);
  }
}

TEST_CASE("An ability that asks is told to nobody who may not know its card") {
  for (const char* system : {"vanguard", "dragonball", "berserk", "heroes"}) {
    Device device(system, {390, 844});
    const std::string edition = device.app.rules->family->editions[0].id;
    for (const std::uint64_t seed : {1, 2, 3}) {
      test::begin(device, edition.c_str(), seed);
      Session& session = device.session();
      Random random = Random::from_seed(seed);
      int told = 0;
      for (int i = 0; i < 300 && !is_over(session); ++i) {
        if (expected(session) != Seat::None) {
          CHECK(asked_of(device.app).text.empty());
          CHECK(taken_before(session).empty());
          confirm_seat(session);
        }
        refresh(device.app.choosing, session, device.app.layout());
        if (const Asked asked = asked_of(device.app); !asked.text.empty()) {
          const CardView* card = find_card(session.view, asked.card);
          REQUIRE(card != nullptr);
          CHECK(card->def == asked.def);
          CHECK_FALSE(asked_question(device.app).empty());
          ++told;
        }
        answer(session, random_answer(session.decision, random));
        end_stage(session);
      }
      CAPTURE(std::string(system));
      CHECK((told > 0 || seed < 3 || std::string(system) != "vanguard"));
    }
  }
}

TEST_CASE("Options that are chosen by number are told with their numbers") {
  int told = 0;
  for (const char* system : {"vanguard", "dragonball"})
    for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6}) {
      Device device(system, {1280, 800});
      test::begin(device, device.app.rules->family->editions[0].id, seed);
      Session& session = device.session();
      Random random = Random::from_seed(seed);
      for (int i = 0; i < 900 && !is_over(session); ++i) {
        if (expected(session) != Seat::None) confirm_seat(session);
        refresh(device.app.choosing, session, device.app.layout());
        if (session.decision.question == device.app.book().family->lexicon->option_question) {
          const std::string text = asked_of(device.app).text;
          CHECK(text.find("•") == std::string::npos);
          for (std::size_t option = 0; option < session.decision.option_count; ++option)
            CHECK(text.find("\n" + std::to_string(session.decision.options[option].number) + ". ") !=
                  std::string::npos);
          ++told;
        }
        answer(session, random_answer(session.decision, random));
        end_stage(session);
      }
    }
  CHECK(told > 0);
}

TEST_CASE("A ride from the ride deck is offered itself, not behind a look in there") {
  int offered = 0, loud = 0;
  for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6, 7, 8}) {
    Device device("vanguard", {1280, 800});
    test::begin(device, "vge", seed);
    device.look();
    Session& session = device.session();
    Random random = Random::from_seed(seed);
    for (int i = 0; i < 60 && !is_over(session); ++i) {
      if (expected(session) != Seat::None) confirm_seat(session);
      device.look();
      const Decision& decision = session.decision;
      const bool ride = std::string_view(device.app.book().family->questions[decision.question].id) == "ride";
      for (std::uint16_t option = 0; ride && option < decision.option_count; ++option) {
        const CardView* card = find_card(session.view, subject(decision.options[option]));
        if (card == nullptr ||
            std::string_view(device.app.book().family->place_kinds[session.view[card->place].kind].id) !=
                "ride-deck")
          continue;
        ++offered;
        const Prompt prompt = prompt_of(device.app);
        const Button* button = button_of(prompt, "option:" + std::to_string(option));
        REQUIRE(button != nullptr);
        loud += button->style == Style::Primary ? 1 : 0;
        CHECK(std::none_of(prompt.buttons.begin(), prompt.buttons.end(),
                           [](const Button& other) { return other.id.starts_with("spread:"); }));
      }
      answer(session, random_answer(decision, random));
      end_stage(session);
    }
  }
  CHECK(offered > 0);
  CHECK(loud > 0);
}

TEST_CASE("Why not, in the midst of a choice, tells what the choice asks of the card and nothing of other "
          "moments") {
  Device device("vanguard", {1280, 800});
  lay(device, mourner);
  const App& app = device.app;
  const CardId order = card_named(device, "Trim the Wick"), unit = card_named(device, "Oil Carriers");
  take(device, "Coral Mourner");
  const Message no = why_not(*app.rules, app.session, order);
  CHECK(no.lines.size() == 1);
  CHECK(told(no).find("Choose: ") == 0);
  CHECK(told(no).find("possible") == std::string::npos);
  CHECK(told(why_not(*app.rules, app.session, unit)) == "Choose: possible now.\n");
  const CardId itself = card_named(device, "Coral Mourner");
  const Message own = why_not(*app.rules, app.session, itself);
  CHECK(own.lines.size() == 1);
  CHECK(told(own).find("Activate") == std::string::npos);
}

TEST_CASE("What lies hidden is not asked what it cannot do") {
  Device device("dragonball", {390, 844});
  test::begin(device, "dbs", 3);
  Session& session = device.session();
  Random random = Random::from_seed(3);
  for (int step = 0; step < 40 && !is_over(session); ++step) {
    if (session.stage != Stage::Done) device.control("go-on");
    device.control("confirm-seat");
    if (session.decision.seat != Seat::None) answer(session, random_answer(session.decision, random));
  }
  int hidden = 0, seen = 0;
  for (const CardView& card : session.view.cards) {
    if (!card.id) continue;
    (card.def ? seen : hidden) += 1;
    CHECK((!may_ask_why_not(session, card.id) || static_cast<bool>(card.def)));
  }
  CHECK(hidden > 0);
  CHECK(seen > 0);
}

TEST_CASE(
    "Where both hands lie open, the upper one shows its cards whole while something of it is asked for") {
  for (const Size size : {Size{320, 300}, {264, 360}, {640, 440}, {1280, 800}}) {
    CAPTURE(size.width);
    Device device("vanguard", size);
    device.app.embedded = size.width < 1000;
    lay_battle(device, R"("A": {}, "B": {"hand": ["footman", "great-lens"]})",
               R"({"A": "attack"}, {"A": "attack-with", "card": "vanguard"},
                  {"A": "attack-target", "on": "B:vanguard"}, {"say": "Now."})",
               3);
    REQUIRE(device.app.session.decision.seat == Seat::B);
    REQUIRE(device.app.board.below == Seat::A);
    int seen = 0;
    for (const Sprite& sprite : device.app.scene.sprites)
      if (sprite.show == Show::Hand && sprite.seat == Seat::B) {
        const Rect card = pose_rect(sprite.pose);
        CHECK(card.y >= 0);
        CHECK(card.h >= 60);
        CHECK(card.bottom() <= device.app.board.board.y + device.app.ui.paint.px(10));
        ++seen;
      }
    CHECK(seen == 2);
  }
}
