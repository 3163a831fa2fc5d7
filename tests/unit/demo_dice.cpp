// Dice that a demo's steps foretell: of each step by itself, behind a shuffle, and where none fall.
#include "demo_faults.h"

using namespace twoseat::test;
namespace demos = twoseat::demos;
using Json = nlohmann::ordered_json;

namespace {

using Wrong = std::vector<std::string>;

// One that acts four times strikes one that does not strike back.
Json strikes(const std::vector<Json>& dice, const Json& wounds) {
  Json demo = Json::parse(R"({
    "title": "x", "narration": "x", "system": "berserk", "edition": "bsk", "rules": ["216.5"],
    "cards": [
      {"id": "swift", "name": "Swift", "type": "creature", "element": "Neutral", "price": 3, "movement": 1, "lives": 8,
       "strike": [1, 2, 3], "abilities": [{"kind": "cont", "in": "squad", "do": [{"acts": 4}]}]},
      {"id": "caller", "name": "Caller", "type": "creature", "element": "Neutral", "price": 3, "movement": 1, "lives": 8,
       "strike": [1, 2, 3], "abilities": [{"kind": "act", "in": "squad", "cost": [{"close": "this"}],
         "do": [{"choose": 1, "late": true, "from": {"in": "deck"}, "as": "x"}, {"summon": "x"}]}]},
      {"id": "herald", "name": "Herald", "type": "creature", "element": "Neutral", "price": 3, "movement": 1, "lives": 8,
       "strike": [1, 2, 3], "abilities": [{"kind": "auto", "in": "squad", "when": {"event": "summoned"},
         "do": [{"throw": {"strike of": [1, 2, 3]}, "to": {"choose": 1, "from": {"in": "squad", "of": "opponent"}}}]}]}
    ],
    "given": {
      "turn": 3, "turn player": "A", "phase": "turn", "step": "main phase",
      "A": {"b1": ["swift"], "e1": ["caller"], "deck": [{"card": "herald", "name it": "called"}, "road-runner", "road-runner"]},
      "B": {"b1": [{"card": "gate-keeper", "rest": true}]}
    },
    "steps": []
  })");
  for (const Json& fall : dice) {
    Json step = {{"A", "strike"}, {"card", "b1:swift"}, {"on", "B:b1:gate-keeper"}};
    if (!fall.is_null()) step["dice"] = fall;
    demo["steps"].push_back(step);
  }
  demo["then"] = {{"asked", {{"seat", "A"}, {"question", "main"}}},
                  {"cards", {{"B:b1:gate-keeper", {{"wounds", wounds}}}}}};
  return demo;
}

} // namespace

TEST_CASE("Each step says how its dice fall") {
  const Json low = Json::array({1}), high = Json::array({6});
  CHECK(faults_of(strikes({low}, 1)) == Wrong{});
  CHECK(faults_of(strikes({high}, 3)) == Wrong{});
  CHECK(faults_of(strikes({low, high, low}, 5)) == Wrong{});
  CHECK(faults_of(strikes({high, low, high}, 7)) == Wrong{});
}

TEST_CASE("As many as ten dice fall as a position says, one move after the other") {
  Json demo = strikes({nullptr, nullptr, nullptr, nullptr}, 5);
  demo["given"]["dice"] = Json::array({1, 6, 1, 6, 3, 4, 2, 5, 6, 1});
  demo["cards"][0]["strike"] = Json::array({1, 0, 2});
  demo["then"]["cards"]["B:b1:gate-keeper"]["wounds"] = 1 + 2 + 1 + 2;
  CHECK(faults_of(demo) == Wrong{});
}

TEST_CASE("Dice fall as foretold behind a shuffle, too") {
  for (int die = 1; die <= 6; ++die) {
    CAPTURE(die);
    Json demo = strikes({}, die <= 3 ? 1 : die <= 5 ? 2 : 3);
    demo["steps"] = Json::parse(
        R"([{"A": "activate", "card": "e1"}, {"A": "place", "to": "A:e2"}, {"A": "choose", "card": "called"}])");
    demo["steps"][2]["dice"] = Json::array({die});
    demo["then"]["happened"] = Json::parse(R"([{"kind": "shuffled"}, {"kind": "rolled"}])");
    CHECK(faults_of(demo) == Wrong{});
  }
}

TEST_CASE("Dice that do not fall, or not once, are refused") {
  const Json three = strikes({Json::array({1, 1, 1})}, 1);
  CHECK(faults_of(three) == Wrong{"/steps/0/dice: No such dice fall by this move."});
  const demos::Means means = twoseat::demo_means(shipped_book("berserk"));
  const demos::Failure failure = run_demo(means, *read_demo(means, three.dump(), "")).failures.at(0);
  CHECK(failure.expected == "1, 1, 1");
  CHECK(failure.found.size() == 1); // the one die that falls
  CHECK(faults_of(strikes({Json::array({7})}, 1)).size() == 1);
  CHECK(faults_of(strikes({Json::array({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1})}, 1)) ==
        Wrong{" /steps/0/dice: No more than ten dice can be foretold."});
  Json often = strikes({Json::array({1})}, 1);
  often["steps"][0]["until"] = "asked otherwise";
  CHECK(faults_of(often) == Wrong{" /steps/0/dice: Only a move that is made once makes dice fall."});
}

TEST_CASE("Battles of the turn and the counters that a seat is told can be checked") {
  Json demo = Json::parse(R"({
    "title": "x", "narration": "x", "system": "berserk", "edition": "bsk", "rules": ["304.1"],
    "given": {
      "phase": "recruitment", "turn": 0, "first player": "A",
      "A": {"deal": ["stone-ox"], "deck": null, "counters": {"gold": 23, "silver": 22}},
      "B": {"counters": {"gold": 23, "silver": 22}}
    },
    "steps": [{"A": "recruit", "card": "deal:stone-ox"}],
    "then": {
      "asked": {"seat": "A", "question": "recruit"}, "battles": 0, "A": {"counters": {"gold": 23}},
      "seen by": {"A": {"counters": {"A": {"gold": 17}, "B": {"gold": 23}}}, "B": {"counters": {"A": {"gold": 23}}}}
    }
  })");
  CHECK(faults_of(demo) == Wrong{});
  demo["then"]["battles"] = 1;
  demo["then"]["seen by"]["B"]["counters"]["A"]["gold"] = 17;
  CHECK(faults_of(demo) ==
        Wrong{"/then/battles: It is another.", "/then/seen by/B/counters/A/gold: It counts otherwise."});
}
