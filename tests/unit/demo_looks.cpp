// Looks of a demo at moments where nobody is asked, at numbers as a seat is told them, and at numbers that are not there.
#include "demo_faults.h"

using namespace twoseat::test;
namespace demos = twoseat::demos;
using Json = nlohmann::ordered_json;

namespace {

Json in(const char* system, const char* edition, const char* rest) {
  Json demo = {{"title", "x"}, {"narration", "x"}, {"system", system}, {"edition", edition}};
  demo.update(Json::parse(rest));
  return demo;
}

Json attack() {
  return in("vanguard", "vge", R"({
    "rules": ["10.7.1.6"],
    "given": {"phase": "battle phase", "A": {"front-left": "mirror-moth"}, "B": {"vanguard": "ninth-peal", "deck": ["mirror-moth", "..."]}},
    "steps": [
      {"A": "attack"},
      {"A": "attack-with", "card": "front-left"},
      {"B": "pass"},
      {"then": {"when": "13.6.3", "B": {"trigger": "mirror-moth", "damage": 0}}},
      {"then": {"B": {"trigger": 0, "damage": "mirror-moth"}}}
    ],
    "then": {"asked": {"seat": "A", "question": "attack"}}
  })");
}

} // namespace

TEST_CASE("A look with \"when\" sees the table in the middle of a move") {
  Json demo = attack();
  CHECK(faults_of(demo) == std::vector<std::string>{});
  Json& look = demo["steps"][3]["then"];
  look["B"]["damage"] = 1;
  REQUIRE(faults_of(demo).size() == 1);
  CHECK(faults_of(demo)[0].starts_with("/steps/3/then/B/damage: "));
  look["when"] = Json{{"rule", "9.7.2"}};
  REQUIRE(faults_of(demo).size() == 1);
  CHECK(faults_of(demo)[0] == "/steps/3/then/when: It did not happen since the last answer.");
}

TEST_CASE("It sees what came since the last answer only, and the second time where that is said") {
  Json demo = attack();
  demo["steps"].erase(3);
  demo["steps"].push_back(Json{{"A", "attack"}});
  demo["steps"].push_back(Json{{"then", {{"when", "13.6.3"}, {"turn", 5}}}});
  REQUIRE_FALSE(faults_of(demo).empty());
  CHECK(faults_of(demo)[0].find("/when: ") != std::string::npos);

  demo = attack();
  demo["steps"][3]["then"] = Json::parse(
      R"({"when": {"kind": "moved", "seat": "B", "times": 2}, "B": {"damage": 1, "trigger": 0}})");
  CHECK(faults_of(demo) == std::vector<std::string>{});
  demo["steps"][3]["then"]["when"]["times"] = 9;
  CHECK(faults_of(demo).size() == 1);
}

TEST_CASE("It sees what came before the first question, and what became of the names that were given") {
  Json demo = in("vanguard", "vge", R"({
    "rules": ["9.5.2"],
    "given": {"phase": "draw phase", "A": {"hand": [], "deck": [{"card": "mirror-moth", "name it": "first"}, "..."]}},
    "steps": [
      {"then": {"when": {"kind": "moved", "card": "first"}, "shows": "9.5.2", "cards": {"first": {"lies in": "A:hand"}}, "under way": "draw phase"}}
    ],
    "then": {"asked": {"seat": "A", "question": "ride"}, "cards": {"first": {"lies in": "A:hand"}}}
  })");
  CHECK(faults_of(demo) == std::vector<std::string>{});
}

TEST_CASE("What a look back cannot see is refused") {
  for (const char* asked : {R"("asked": null)", R"("offers": [])", R"("result": "open")",
                            R"("happened": "10.7.1.6")", R"("hidden from": {"A": "mirror-moth"})"}) {
    Json demo = attack();
    demo["steps"][3]["then"] = Json::parse(R"({"when": "13.6.3", )" + std::string(asked) + "}");
    REQUIRE(faults_of(demo).size() == 1);
    CHECK(faults_of(demo)[0].find("no such field") != std::string::npos);
  }
  Json demo = attack();
  demo["steps"][3]["then"] = Json::parse(R"({"when": "13.6.3"})");
  CHECK(faults_of(demo).size() == 1);
  demo["steps"][3]["then"] = Json::parse(R"({"when": {"kind": "asked"}, "turn": 5})");
  CHECK(faults_of(demo).size() == 1);
  demo["steps"][3]["then"] = Json::parse(R"({"when": {}, "turn": 5})");
  CHECK(faults_of(demo).size() == 1);
}

TEST_CASE("Numbers are looked at as a seat is told them") {
  Json demo = attack();
  demo["steps"][3]["then"] = Json::parse(
      R"({"seen by": {"B": {"A:hand": [], "cards": {"A:front-left": {"power": 10000, "critical": 1}}}}})");
  CHECK(faults_of(demo) == std::vector<std::string>{});
  const auto numbers = [&]() -> Json& { return demo["steps"][3]["then"]["seen by"]["B"]["cards"]; };
  numbers()["A:front-left"]["power"] = 11000;
  REQUIRE(faults_of(demo).size() == 1);
  CHECK(faults_of(demo)[0].starts_with("/steps/3/then/seen by/B/cards/A:front-left/power: "));
  numbers() = Json::parse(R"({"A:hand": {"power": 10000}})");
  demo["given"]["A"]["hand"] = "mirror-moth";
  demo["steps"][3]["then"]["seen by"]["B"].erase("A:hand");
  REQUIRE(faults_of(demo).size() == 1);
  CHECK(faults_of(demo)[0].ends_with("B sees no numbers of this card."));
  numbers() = Json::parse(R"({"A:front-left": {"beauty": 1}})");
  CHECK(faults_of(demo).size() == 1);
  numbers() = Json::parse(R"({"A:front-left": {}})");
  CHECK(faults_of(demo).size() == 1);

  Json wounded = in("berserk", "bsk", R"({
    "rules": ["205.3"], "given": {"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase",
      "A": {"b1": [{"card": "stone-ox", "counters": {"wounds": 2}}]}, "B": {"b1": "gate-keeper"}},
    "steps": [], "then": {"asked": {"seat": "A", "question": "main"}, "shows": "205.3",
      "seen by": {"B": {"cards": {"A:b1": {"counters": {"wounds": 2, "chips": 0}}}}}}
  })");
  CHECK(faults_of(wounded) == std::vector<std::string>{});
  wounded["then"]["seen by"]["B"]["cards"]["A:b1"]["counters"]["wounds"] = 1;
  CHECK(faults_of(wounded).size() == 1);
}

TEST_CASE("Wounds are laid as counters in every system that has them, and 0 is what is not there") {
  Json demo = in("heroes", "bsh", R"({
    "rules": ["BSH-35"],
    "given": {"A": {"creatures": [{"card": "stone-ox", "counters": {"wounds": 2}}, "gate-keeper"]}},
    "steps": [],
    "then": {"asked": {"seat": "A", "question": "main"}, "shows": "BSH-35",
      "cards": {"A:creatures:stone-ox": {"wounds": 2}, "A:creatures:gate-keeper": {"wounds": 0}}}
  })");
  CHECK(faults_of(demo) == std::vector<std::string>{});
  demo["given"]["A"]["creatures"][0]["counters"] = Json{{"lives", 2}};
  CHECK(faults_of(demo).size() == 1);

  Json order = in("vanguard", "vge", R"({
    "rules": ["9.6.2.3"], "given": {"A": {"front-left": "mirror-moth"}}, "steps": [],
    "then": {"asked": {"seat": "A", "question": "main"}, "shows": "9.6.2.3", "cards": {"A:front-left": {"trigger-power": 0}}}
  })");
  CHECK(faults_of(order) == std::vector<std::string>{});
  order["then"]["cards"]["A:front-left"]["trigger-power"] = nullptr;
  CHECK(faults_of(order) == std::vector<std::string>{});
  order["then"]["cards"]["A:front-left"]["power"] = nullptr;
  CHECK(faults_of(order).size() == 1);
}
