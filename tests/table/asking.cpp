// What is asked is said: how many of several, whose ability, what keeps a card from being chosen now, and all of it in words.
#include "device.h"
#include "shell/match/seen.h"
#include "shell/match/why_not.h"
#include "shell/panels/panels.h"
#include "shell/table/table.h"
#include "shell/words/labels.h"
#include "shell/words/words.h"
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <set>

using namespace twoseat;
using namespace twoseat::test;

namespace {

// Laid out as a demo does, and played on by hand.
void lay(Device& device, const char* given) {
  const std::string demo = std::string(R"({"title": "Asking", "narration": "Ask.", "rules": ["11.8.4"],
    "system": "vanguard", "edition": "vge", "steps": [{"say": "Now."}], "then": {"asked": {"seat": "A", "question": "main"}}, "given": )") +
                           given + "}";
  open_lesson(device.app, "demo", demo, 0);
  REQUIRE(device.app.lesson);
  device.look();
}

constexpr const char* mourner = R"({"A": {
  "back-left": "coral-mourner", "drop": ["oil-carriers", "trim-the-wick", "mirror-moth", "footman", "boat-reeve"],
  "damage": [{"card": "unknown", "face": "down"}]}})";

std::uint16_t option_named(const Device& device, const std::string& name) {
  const Session& session = device.app.session;
  for (std::uint16_t i = 0; i < session.decision.option_count; ++i)
    if (words::option(*device.app.rules, session.view, session.decision.options[i]).find(name) !=
        std::string::npos)
      return i;
  FAIL("no option " << name);
  return 0;
}

void take(Device& device, const std::string& name) {
  choose(device.app.choosing, device.session(), option_named(device, name));
  device.look();
}

nlohmann::json mirror(Device& device) {
  device.look(), device.look();
  return nlohmann::json::parse(device.app.mirrored);
}

const Button* button_of(const Prompt& prompt, const std::string& id) {
  for (const Button& button : prompt.buttons)
    if (button.id == id) return &button;
  return nullptr;
}

CardId card_named(const Device& device, const std::string& name) {
  for (const CardView& card : device.app.session.view.cards)
    if (card.def && device.app.book().print(card.def).name == name) return card.id;
  FAIL("no card " << name);
  return {};
}

std::string told(const Message& message) {
  std::string all;
  for (const MessageLine& line : message.lines)
    all += line.text + "\n";
  return all;
}

} // namespace

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

namespace {

// A battle as a demo lays it, up to its last step.
void lay_battle(Device& device, const char* sides, const char* steps, std::size_t step) {
  const std::string demo = std::string(R"({"title": "Asking", "narration": "Ask.", "rules": ["10.5.1"],
    "system": "vanguard", "edition": "vge", "then": {"A": {"damage": 0}}, "given": {"phase": "battle phase", )") +
                           sides + "}, \"steps\": [" + steps + "]}";
  open_lesson(device.app, "demo", demo, step);
  REQUIRE(device.app.lesson);
  device.look();
}

} // namespace

TEST_CASE("Nobody declines to guard while a card to guard with is picked: it is given or put back first") {
  Device device("vanguard", {1280, 800});
  lay_battle(device, R"("A": {"front-left": "oil-carriers"}, "B": {"hand": ["footman", "mirror-moth"]})",
             R"({"A": "attack"}, {"A": "attack-with", "card": "front-left"},
                {"A": "attack-target", "on": "B:vanguard"}, {"say": "Now."})",
             3);
  App& app = device.app;
  REQUIRE(app.session.decision.seat == Seat::B);
  const std::uint16_t none = option_named(device, "No more guard");
  CHECK(button_of(prompt_of(app), "done") == nullptr); // with whom, nobody has said yet
  take(device, "Footman");
  REQUIRE(app.choosing.picked.size() == 1);
  const std::size_t before = app.session.cursor;
  Prompt prompt = prompt_of(app);
  CHECK(button_of(prompt, "option:" + std::to_string(none)) == nullptr);
  REQUIRE(button_of(prompt, "done") != nullptr);
  CHECK(button_of(prompt, "done")->style == Style::Primary);
  const nlohmann::json seen = mirror(device);
  for (const auto& option : seen["decision"]["options"])
    CHECK(option["index"] != none);
  pick_option(app, none); // the page was a frame late
  CHECK(app.session.cursor == before);
  CHECK(app.choosing.picked.size() == 1);
  device.control("put-back");
  device.look();
  CHECK(app.choosing.picked.empty());
  CHECK(button_of(prompt_of(app), "option:" + std::to_string(none)) != nullptr);
}

TEST_CASE(
    "What is picked to guard with stays picked, whatever else is pressed: an interceptor waits until it is "
    "given or put back") {
  for (const char* board : {R"("front-left": "pell-at-the-rail")",
                            R"("front-left": "pell-at-the-rail", "front-right": "mirrorback-moth")"}) {
    CAPTURE(board);
    Device device("vanguard", {1280, 800});
    lay_battle(device,
               (R"("A": {"front-left": "oil-carriers"}, "B": {"hand": ["footman", "mirror-moth"], )" +
                std::string(board) + "}")
                   .c_str(),
               R"({"A": "attack"}, {"A": "attack-with", "card": "front-left"},
                  {"A": "attack-target", "on": "B:vanguard"}, {"say": "Now."})",
               3);
    App& app = device.app;
    const CardId interceptor = card_named(device, "Pell at the Rail"),
                 footman = card_named(device, "Footman");
    CHECK(is_lit(app.choosing, app.session, interceptor));
    take(device, "Footman");
    const auto picked = app.choosing.picked;
    const std::size_t before = app.session.cursor;
    CHECK_FALSE(is_lit(app.choosing, app.session, interceptor));
    const std::uint16_t intercepts = option_named(device, "Pell at the Rail");
    for (const auto& option : mirror(device)["decision"]["options"])
      CHECK(option["index"] != intercepts);
    CHECK(button_of(prompt_of(app), "put-back") != nullptr);
    device.click(sprite_of(app.scene, interceptor)->pose.center);
    device.look();
    CHECK(app.session.cursor == before);
    CHECK(app.choosing.picked == picked);
    CHECK(message_of(app.session).title.find("First finish") == 0);
    // Nor is it taken back by whoever lays it where it belongs once more.
    const PlaceId hand = find_card(app.session.view, footman)->place;
    drop_card(app.choosing, app.session, app.layout(), footman, hand,
              app.session.decision.options[picked[0]].place, {}, {});
    CHECK(app.choosing.picked == picked);
    device.control("put-back");
    take(device, "Pell at the Rail");
    CHECK((app.session.cursor > before || app.choosing.picked == std::vector<std::uint16_t>{intercepts}));
  }
}

TEST_CASE("Of two units of one name a button and the mirror say which is meant") {
  Device device("vanguard", {1280, 800});
  lay_battle(device, R"("A": {"front-left": "oil-carriers", "front-right": "oil-carriers"})",
             R"({"A": "attack"}, {"say": "Now."})", 1);
  std::set<std::string> buttons, mirrored;
  for (const Button& button : prompt_of(device.app).buttons)
    if (button.text.find("Oil Carriers") != std::string::npos) buttons.insert(button.text);
  CHECK(buttons.size() == 2);
  CHECK(buttons.begin()->find("(front left circle)") != std::string::npos);
  const nlohmann::json seen = mirror(device);
  for (const auto& option : seen["decision"]["options"])
    mirrored.insert(option["text"].get<std::string>());
  CHECK(mirrored.size() == device.app.session.decision.option_count);
}

namespace {

std::size_t lines_with(const Session& session, const std::string& words) {
  return static_cast<std::size_t>(
      std::count_if(session.log.begin(), session.log.end(),
                    [&](const LogLine& line) { return line.text.find(words) != std::string::npos; }));
}

} // namespace

TEST_CASE("Of two units of one name a suggestion and the log say which is meant, of one alone nothing more") {
  constexpr const char* steps = R"({"A": "attack"}, {"A": "attack-with", "card": "front-left"},
    {"A": "attack-target", "on": "B:vanguard"}, {"say": "Now."})";
  for (const bool two : {true, false}) {
    CAPTURE(two);
    Device device("vanguard", {1280, 800});
    const std::string right = two ? "oil-carriers" : "mirror-moth";
    lay_battle(device, (R"("A": {"front-left": "oil-carriers", "front-right": ")" + right + "\"}").c_str(),
               steps, 1);
    const App& app = device.app;
    const Decision& decision = app.session.decision;
    const Move& move = decision.options[option_named(device, "Oil Carriers")];
    const std::string said =
        words::moves(*app.rules, app.session.view, move.verb, std::span<const Move>(&move, 1));
    CHECK((said.find(" circle)") != std::string::npos) == two);
    lay_battle(device, (R"("A": {"front-left": "oil-carriers", "front-right": ")" + right + "\"}").c_str(),
               steps, 3);
    CHECK(lines_with(device.app.session, "Oil Carriers") > 0);
    CHECK((lines_with(device.app.session, "Oil Carriers (front left circle) attacks") == 1) == two);
    CHECK((lines_with(device.app.session, " circle)") > 0) == two);
  }
}

TEST_CASE("In the log two of one name on both sides are told apart each behind its own name") {
  Device device("vanguard", {1280, 800});
  lay_battle(device,
             R"("A": {"front-left": "oil-carriers", "front-right": "oil-carriers"},
                "B": {"front-left": "oil-carriers", "front-right": "oil-carriers"})",
             R"({"A": "attack"}, {"A": "attack-with", "card": "front-left"},
                {"A": "attack-target", "on": "B:front-right"}, {"say": "Now."})",
             3);
  CHECK(lines_with(device.app.session,
                   "Oil Carriers (front left circle) attacks Oil Carriers (front right circle)") == 1);
}

TEST_CASE("What lies face down has no name to be told apart by") {
  Device device("vanguard", {1280, 800});
  lay_battle(
      device,
      R"("A": {"front-left": "oil-carriers", "front-right": {"card": "oil-carriers", "face": "down"}})",
      R"({"A": "attack"}, {"A": "attack-with", "card": "front-left"},
                {"A": "attack-target", "on": "B:vanguard"}, {"say": "Now."})",
      3);
  CHECK(lines_with(device.app.session, "Oil Carriers attacks") == 1);
  CHECK(lines_with(device.app.session, " circle)") == 0);
}

TEST_CASE("The list at a card names two targets of one name with where they lie") {
  Device device("berserk", {390, 844});
  const std::string demo =
      R"({"title": "Strikes", "narration": "Strike.", "rules": ["208.2"], "system": "berserk",
    "edition": "bsk", "given": {"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase",
      "A": {"b1": "gate-keeper"}, "B": {"a1": "gate-keeper", "b1": "gate-keeper"}},
    "steps": [{"say": "Now."}], "then": {"asked": {"seat": "A", "question": "main"}}})";
  open_lesson(device.app, "demo", demo, 0);
  REQUIRE(device.app.lesson);
  device.look();
  const App& app = device.app;
  const std::uint8_t strike = app.session.decision.options[option_named(device, "strikes")].verb;
  std::set<std::string> said;
  for (std::uint16_t i = 0; i < app.session.decision.option_count; ++i)
    if (const Move& move = app.session.decision.options[i]; move.verb == strike)
      said.insert(words::option_short(*app.rules, app.session.view, move));
  CHECK(said.size() == 2);
  CHECK(said.begin()->find("(their ") != std::string::npos);
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

TEST_CASE("Labels are words in brackets that begin with a capital; costs and sums are none") {
  for (const char* label :
       {"[AUTO]", "[Power]", "[Ferite]", "[Dendam]", "[Once per turn]", "[Contro: Attacco]"})
    CHECK(label_length(std::string(label) + "+5000") == std::string(label).size());
  for (const char* other : {"[discard a card from your hand]", "[[Marker]+1]", "[", "[]", "text [AUTO]",
                            "[Open", "[Counter-Blast 1 & discard a card from your hand]"})
    CHECK(label_length(other) == 0);
  CHECK(unlabelled("It gets [Power]+5000 and [Critical]+1.") == "It gets Power +5000 and Critical +1.");
  CHECK(unlabelled("[COST] [[Marker]+1]") == "Marker +1");
  CHECK(unlabelled("[COST][discard a card]: draw") == "discard a card: draw");
}

namespace {

bool has_raw_words(const std::string& text) { // a label in brackets, or a place by a sign
  for (std::size_t at = 0; at < text.size(); ++at)
    if (label_length(std::string_view(text).substr(at)) != 0 || text[at] == '"') return true;
  return false;
}

// Everything that is said of one moment to whoever holds the device.
std::vector<std::string> said_now(const App& app, Random& random) {
  const Session& session = app.session;
  const Prompt prompt = prompt_of(app);
  std::vector<std::string> all{prompt.sentence, prompt.hint,
                               words::where(*app.rules, session.view, session.names).steps};
  for (const Button& button : prompt.buttons)
    all.push_back(button.text);
  for (std::uint16_t i = 0; i < std::min<std::uint16_t>(session.decision.option_count, 40); ++i) {
    all.push_back(words::option(*app.rules, session.view, session.decision.options[i]));
    all.push_back(words::option_short(*app.rules, session.view, session.decision.options[i]));
  }
  for (const EntryView& entry : session.view.entries)
    all.push_back(words::waiting(*app.rules, session.view, entry));
  for (const CardView& card : session.view.cards)
    if (card.def && random.below(12) == 0)
      for (const MessageLine& line : why_not(*app.rules, session, card.id).lines)
        all.push_back(line.text);
  return all;
}

} // namespace

TEST_CASE("Whole matches are asked, told and refused without a word of English left over, or a raw sign") {
  for (const char* system : {"vanguard", "dragonball", "berserk", "heroes"})
    for (const Language language :
         {Language::English, Language::Malay, Language::Italian, Language::Indonesian}) {
      CAPTURE(std::string(system));
      CAPTURE(language_ids[static_cast<std::size_t>(language)]);
      Device device(system, {1280, 800});
      App& app = device.app;
      app.language = language;
      device.look(), device.look();
      REQUIRE(app.tongue.language == language);
      std::set<std::string, std::less<>> missed;
      if (language != Language::English) {
        app.tongue.table.missed = &missed;
        for (auto& [id, phrases] : app.tongue.families)
          phrases.missed = &missed;
      }
      for (const std::uint64_t seed : {4, 5}) {
        const auto& editions = app.rules->family->editions;
        test::begin(device, editions[seed % editions.size()].id, seed);
        Session& session = device.session();
        Random random = Random::from_seed(seed);
        for (int i = 0; i < 500 && !is_over(session); ++i) {
          if (expected(session) != Seat::None) confirm_seat(session);
          refresh(app.choosing, session, app.layout());
          if (i % 3 == 0)
            for (const std::string& text : said_now(app, random))
              CHECK_MESSAGE(!has_raw_words(text), text);
          answer(session, random_answer(session.decision, random));
          end_stage(session);
        }
        for (const LogLine& line : session.log)
          CHECK_MESSAGE((!has_raw_words(line.text) && (line.text[0] < 'a' || line.text[0] > 'z')), line.text);
      }
      for (const std::string& phrase : missed)
        if (phrase.size() > 2) // "A1": the same everywhere
          CHECK_MESSAGE(false, phrase);
      app.tongue.table.missed = nullptr;
      for (auto& [id, phrases] : app.tongue.families)
        phrases.missed = nullptr;
    }
}

TEST_CASE("Where a match stands is told by its phase and by what runs in it, each once") {
  for (const char* system : {"vanguard", "dragonball", "berserk", "heroes"}) {
    CAPTURE(std::string(system));
    Device device(system, {1280, 800});
    test::begin(device, device.app.rules->family->editions[0].id, 2);
    Session& session = device.session();
    Random random = Random::from_seed(2);
    for (int i = 0; i < 400 && !is_over(session); ++i) {
      if (expected(session) != Seat::None) confirm_seat(session);
      const std::string steps = words::where(*device.app.rules, session.view, {"Ann", "Bo"}).steps;
      CAPTURE(steps);
      const std::size_t comma = steps.find(", ");
      CHECK(steps.find(", ", comma == std::string::npos ? comma : comma + 2) == std::string::npos);
      if (comma != std::string::npos) CHECK(steps.substr(0, comma) != steps.substr(comma + 2));
      answer(session, random_answer(session.decision, random));
      end_stage(session);
    }
  }
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
