// What a refusal or an event says where rules alone do not tell two of them apart: each is led to by a demo.
#include "engine/kernel/family.h"
#include "fixture.h"

using namespace twoseat::test;
namespace demos = twoseat::demos;

namespace {

std::string in_demo(const std::string& system, const std::string& edition, const std::string& rest) {
  return R"({"title": "T", "narration": "N", "rules": ["1.1.1"], "system": ")" + system +
         R"(", "edition": ")" + edition + "\", " + rest + "}";
}

demos::Report run(const char* system, const char* edition, const std::string& rest) {
  const demos::Means means = twoseat::demo_means(shipped_book(system));
  const auto demo = read_demo(means, in_demo(system, edition, rest), "test");
  for (const twoseat::Fault& fault : demo.faults)
    FAIL_CHECK(fault.line());
  REQUIRE(demo);
  return run_demo(means, *demo);
}

// What the demo's author is told of what is not as it says, one after the other.
std::string told(const char* system, const char* edition, const std::string& rest) {
  std::string all;
  for (const demos::Failure& failure : run(system, edition, rest).failures)
    all += failure.sentence.text() + "\n";
  return all;
}

bool says(const std::string& text, const char* sentence) {
  INFO(text);
  const bool said = text.find(sentence) != std::string::npos;
  CHECK(said);
  return said;
}

// How often something by this rule happened for this cause.
int times(const demos::Report& report, const char* system, const char* rule, std::string_view cause) {
  const auto& causes = shipped_book(system).family->causes;
  int found = 0;
  for (const twoseat::Events& events : report.happened)
    for (const twoseat::Event& event : events)
      found += std::string_view(event.rule.number) == rule && event.cause < causes.size() &&
               causes[event.cause].id == cause;
  return found;
}

} // namespace

TEST_CASE("Who is attacked itself is told so when it would intercept [vge 10.5.1.2.4]") {
  says(told("vanguard", "vge", R"("given": {"phase": "battle phase", "A": {"front-left": "mirror-moth"},
      "B": {"front-left": {"card": "nave-guard", "name it": "tholl"}}},
    "steps": [{"A": "attack"}, {"A": "attack-with", "card": "front-left"}, {"A": "attack-target", "on": "tholl"},
      {"B": "try intercept", "card": "tholl", "refused": ["1.1.1"]}], "then": {"turn": 5})"),
       "is being attacked itself.");
}

TEST_CASE("What the G assist does not take is told why [vge 9.5.3.2]") {
  says(told("vanguard", "vge", R"("given": {"phase": "draw phase", "step": "check timing",
      "A": {"vanguard": {"card": "rail-watcher", "began in": "main"}, "hand": ["oil-carriers", "mirror-moth"],
      "deck": ["chorister", "great-lens", "unknown", "unknown", "lamp-keeper", "unknown", "..."]}},
    "steps": [{"A": "g-assist"}, {"A": "try choose", "card": "deck:chorister", "refused": ["1.1.1"]}], "then": {"turn": 5})"),
       "is not a unit among the five cards with the grade that is missing.");
}

TEST_CASE("A trait that forbids to attack is told, and no lack of movement [bsk 103.3]") {
  says(
      told(
          "berserk", "bsk",
          R"("cards": [{"id": "pacifist", "name": "Pacifist", "type": "creature", "element": "Neutral", "price": 3,
      "movement": 1, "lives": 8, "strike": [1, 2, 3], "abilities": [{"kind": "cont", "in": "squad", "do": [{"cannot": "attack", "to": "this"}]}]}],
    "given": {"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase", "A": {"b1": ["pacifist"]}, "B": {"b1": ["gate-keeper"]}},
    "steps": [{"A": "try strike", "card": "b1:pacifist", "on": "B:b1:gate-keeper", "refused": ["102.1"]}], "then": {"turn": 3})"),
      "A trait forbids it for Pacifist.");
}

TEST_CASE("A maneuver with what does not move is told so [bsk D23.5]") {
  says(
      told("berserk", "bsk",
           R"("cards": [{"id": "mover", "name": "Mover", "type": "creature", "element": "Neutral", "price": 3,
      "movement": 2, "lives": 8, "strike": [1, 2, 3], "traits": {"maneuver": true}}],
    "given": {"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase",
      "A": {"b1": ["mover"], "extra": ["grey-kite"]}, "B": {"e3": ["gate-keeper"]}},
    "steps": [{"A": "try swap", "card": "b1:mover", "on": "extra:grey-kite", "refused": ["102.1"]}], "then": {"turn": 3})"),
      "is not a creature without subtype on the board.");
}

TEST_CASE("An elite card costs gold, another crystals, and that is told [bsk 304.1]") {
  const auto refused = [](const char* more) {
    return told("berserk", "bsk",
                std::string(R"("cards": [{"id": "toll-keeper", "name": "Toll Keeper", "type": "creature",
        "element": "Neutral", "price": 90, "movement": 1, "lives": 3, "strike": [1, 2, 3])") +
                    more + R"(}],
      "given": {"phase": "recruitment", "turn": 0, "first player": "A", "A": {"deal": ["toll-keeper"], "deck": null,
        "counters": {"gold": 23, "silver": 22}}, "B": {"counters": {"gold": 23, "silver": 22}}},
      "steps": [{"A": "try recruit", "card": "deal:toll-keeper", "refused": ["102.1"]}], "then": {"turn": 0})");
  };
  says(refused(R"(, "elite": true)"), "Toll Keeper costs 90 gold; you have");
  says(refused(""), "Toll Keeper costs 90 in crystals; you have");
}

TEST_CASE("A card without a trait to play is not taken for the next card [bsk 400.4]") {
  says(
      told(
          "berserk", "bsk",
          R"("cards": [{"id": "dull-one", "name": "Dull One", "type": "creature", "element": "Neutral", "price": 3,
      "movement": 1, "lives": 8, "strike": [1, 2, 3], "abilities": [{"kind": "cont", "in": "squad", "do": [{"weak": 1}]}]},
      {"id": "busy-one", "name": "Busy One", "type": "creature", "element": "Neutral", "price": 3, "movement": 1, "lives": 8,
      "strike": [1, 2, 3], "abilities": [{"kind": "act", "in": "squad", "cost": [{"close": "this"}], "do": [{"heal": 1, "to": "this"}]}]}],
    "given": {"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase", "A": {"b1": ["dull-one"], "c1": ["busy-one"]},
      "B": {"e3": ["gate-keeper"]}},
    "steps": [{"A": "try activate", "card": "b1:dull-one", "refused": ["102.1"]}], "then": {"turn": 3})"),
      "That trait of Dull One is not declared at will.");
}

TEST_CASE("What an effect keeps from being chosen is told so [vge 1.3.3]") {
  says(
      told(
          "vanguard", "vge",
          R"("cards": [{"id": "veiled", "name": "Veiled", "type": "unit", "grade": 1, "power": 8000, "shield": 5000,
      "critical": 1, "abilities": [{"kind": "cont", "in": "rear-guard", "do": [{"cannot": "be-chosen", "to": "this"}]}]},
      {"id": "hunter", "name": "Hunter", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1,
      "abilities": [{"kind": "act", "in": "rear-guard", "do": [{"retire": {"choose": 1, "from": {"in": "rear-guard", "of": "opponent"}}}]}]}],
    "given": {"A": {"front-left": "hunter"}, "B": {"front-left": "veiled", "front-right": "chorister", "back-left": "chorister"}},
    "steps": [{"A": "activate", "card": "hunter"}, {"A": "try choose", "on": "B:front-left", "refused": ["1.1.1"]}], "then": {"turn": 5})"),
      "An effect keeps Veiled from being chosen.");
}

TEST_CASE("A first strike at a hidden flyer is blocked, not cancelled [bsk 415.4]") {
  const demos::Report report =
      run("berserk", "bsk",
          R"("cards": [{"id": "first", "name": "First", "type": "creature", "element": "Neutral",
      "price": 3, "movement": 1, "lives": 8, "strike": [1, 2, 3], "traits": {"vanguard": true}}],
    "given": {"phase": "vanguard", "turn": 0, "first player": "A", "A": {"b1": "first"},
      "B": {"b1": {"card": "grey-kite", "face": "down"}, "e3": "gate-keeper"}},
    "steps": [{"A": "strike", "card": "b1", "on": "B:b1"}], "then": {"turn": 1})");
  CHECK(times(report, "berserk", "410.1", "blocked") == 1);
}

TEST_CASE("Arms come onto a circle as orders do [vge 17.7.4]") {
  const demos::Report report = run(
      "vanguard", "vge", R"("cards": [{"id": "left-sword", "name": "Left Sword", "type": "order", "grade": 1},
      {"id": "armourer", "name": "Armourer", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1,
      "abilities": [{"kind": "act", "in": "rear-guard", "do": [{"arm": {"choose": 1, "from": {"in": "hand"}}, "to": {"in": "vanguard"}}]}]}],
    "given": {"A": {"vanguard": "great-lens", "front-left": "armourer", "hand": ["left-sword"]}},
    "steps": [{"A": "activate", "card": "armourer"}], "then": {"turn": 5})");
  CHECK(times(report, "vanguard", "17.7.4", "order") == 1);
}

TEST_CASE("A name that is declared is told as declared [vge 7.13.1]") {
  const demos::Report report =
      run("vanguard", "vge",
          R"("cards": [{"id": "herald", "name": "Herald", "type": "unit", "grade": 1, "power": 8000,
      "shield": 5000, "critical": 1, "abilities": [{"kind": "act", "in": "rear-guard", "do": [{"declare": "name"}, {"draw": 1}]}]}],
    "given": {"A": {"front-left": "herald"}}, "steps": [{"A": "activate", "card": "herald"}, {"A": "declare", "number": "boat-reeve"}], "then": {"turn": 5})");
  CHECK(times(report, "vanguard", "7.13.1", "declare") >= 1);
}

TEST_CASE("Of several options the one that is asked for is refused, for its own reason [vge 11.9.5.1.1]") {
  says(
      told(
          "vanguard", "vge",
          R"("cards": [{"id": "three-doors", "name": "Three Doors", "type": "unit", "grade": 1, "power": 8000,
      "shield": 5000, "critical": 1, "abilities": [{"kind": "act", "in": "rear-guard",
      "do": [{"options": [[{"draw": 1}], [{"soul-charge": 1}], [{"energy-charge": 1}]], "once": "turn"}]}]}],
    "given": {"A": {"front-left": "three-doors"}},
    "steps": [{"A": "activate", "card": "three-doors"}, {"A": "option", "number": 1}, {"A": "activate", "card": "three-doors"},
      {"A": "try option", "number": 1, "refused": ["1.1.1"]}], "then": {"turn": 5})"),
      "It was used as often as its limit allows.");
}
