// Two cards of one name are told apart wherever one of them is meant, and nowhere else.
#include "at_the_table.h"
#include "shell/words/words.h"
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <set>

using namespace twoseat;
using namespace twoseat::test;

namespace {

std::size_t lines_with(const Session& session, const std::string& words) {
  return static_cast<std::size_t>(
      std::count_if(session.log.begin(), session.log.end(),
                    [&](const LogLine& line) { return line.text.find(words) != std::string::npos; }));
}

} // namespace

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
