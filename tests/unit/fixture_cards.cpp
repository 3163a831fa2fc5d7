// The cards of the tests: round numbers, one for each thing that a rule looks at.
#include "fixture.h"

namespace twoseat::test {
namespace {

constexpr std::string_view cards = R"({ "cards": [
  {"id": "spark",        "name": "Spark",        "type": "unit", "grade": 0, "power": 6000,  "shield": 10000, "critical": 1, "skills": ["boost"]},
  {"id": "runner",       "name": "Runner",       "type": "unit", "grade": 1, "power": 8000,  "shield": 5000,  "critical": 1, "skills": ["boost"]},
  {"id": "other-runner", "name": "Other Runner", "type": "unit", "grade": 1, "power": 7000,  "shield": 5000,  "critical": 1, "skills": ["boost"]},
  {"id": "watcher",      "name": "Watcher",      "type": "unit", "grade": 2, "power": 10000, "shield": 5000,  "critical": 1, "skills": ["intercept"]},
  {"id": "porter",       "name": "Porter",       "type": "unit", "grade": 2, "power": 9000,  "shield": 5000,  "critical": 1},
  {"id": "bare",         "name": "Bare",         "type": "unit", "grade": 3, "power": 12000, "critical": 1},
  {"id": "keeper",       "name": "Keeper",       "type": "unit", "grade": 3, "power": 13000, "critical": 1, "skills": ["twin drive"], "persona": true},
  {"id": "keeper-again", "name": "Keeper",       "type": "unit", "grade": 3, "power": 11000, "critical": 1, "skills": ["twin drive"], "persona": true},
  {"id": "keeper-plain", "name": "Keeper",       "type": "unit", "grade": 3, "power": 13000, "critical": 1, "skills": ["twin drive"]},
  {"id": "warden",       "name": "Warden",       "type": "unit", "grade": 3, "power": 13000, "critical": 1, "skills": ["twin drive"], "persona": true},
  {"id": "single",       "name": "Single",       "type": "unit", "grade": 3, "power": 13000, "critical": 1},
  {"id": "whale",        "name": "Whale",        "type": "unit", "grade": 4, "power": 15000, "critical": 1, "skills": ["triple drive"]},
  {"id": "both-drives",  "name": "Both Drives",  "type": "unit", "grade": 3, "power": 13000, "critical": 1, "skills": ["twin drive", "triple drive"]},
  {"id": "giant",        "name": "Giant",        "type": "unit", "grade": 3, "power": 50000, "critical": 1},
  {"id": "double",       "name": "Double",       "type": "unit", "grade": 3, "power": 50000, "critical": 2},
  {"id": "harmless",     "name": "Harmless",     "type": "unit", "grade": 3, "power": 50000, "critical": 0},
  {"id": "weak",         "name": "Weak",         "type": "unit", "grade": 1, "power": 1000,  "shield": 5000,  "critical": 1},
  {"id": "wall",         "name": "Wall",         "type": "unit", "grade": 1, "power": 6000,  "shield": 0,     "critical": 1, "sentinel": true},
  {"id": "blank",        "name": "Blank",        "type": "unit", "grade": 1, "power": 8000,  "shield": 5000,  "critical": 1},
  {"id": "critical",     "name": "Critical",     "type": "unit", "grade": 0, "power": 5000,  "shield": 15000, "critical": 1, "trigger": {"kind": "critical", "power": 10000}},
  {"id": "draw",         "name": "Draw",         "type": "unit", "grade": 0, "power": 5000,  "shield": 5000,  "critical": 1, "trigger": {"kind": "draw", "power": 10000}},
  {"id": "stand",        "name": "Stand",        "type": "unit", "grade": 0, "power": 5000,  "shield": 15000, "critical": 1, "trigger": {"kind": "stand", "power": 5000}},
  {"id": "heal",         "name": "Heal",         "type": "unit", "grade": 0, "power": 5000,  "shield": 20000, "critical": 1, "trigger": {"kind": "heal", "power": 10000}},
  {"id": "front",        "name": "Front",        "type": "unit", "grade": 0, "power": 5000,  "shield": 15000, "critical": 1, "trigger": {"kind": "front", "power": 10000}},
  {"id": "over",         "name": "Over",         "type": "unit", "grade": 0, "power": 5000,  "shield": 50000, "critical": 1, "trigger": {"kind": "over", "power": 100000000}},

  {"id": "drawer",   "name": "Drawer",   "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "limit": "turn", "cost": [{"counter-blast": 1}], "do": [{"draw": 1}]}]},
  {"id": "climber",  "name": "Climber",  "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "auto", "in": ["vanguard", "rear-guard"], "when": {"event": "attacks"}, "do": [{"power": 5000, "until": "battle"}]}]},
  {"id": "sniper",   "name": "Sniper",   "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "auto", "in": "rear-guard", "when": {"event": "placed"}, "cost": [{"soul-blast": 1}],
     "do": [{"retire": {"choose": 1, "from": {"in": "rear-guard", "of": "opponent", "grade": {"max": 1}}}}]}]},
  {"id": "banner",   "name": "Banner",   "type": "unit", "grade": 1, "power": 7000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "cont", "in": "rear-guard", "if": {"turn": "you"}, "do": [{"power": 3000, "to": {"in": "front row", "of": "you"}}]}]},
  {"id": "summoner", "name": "Summoner", "type": "unit", "grade": 1, "power": 7000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "cost": [{"rest": "this"}],
     "do": [{"call": {"choose": 1, "up to": true, "from": {"in": "drop", "grade": 1, "not": "trigger"}}}]}]},
  {"id": "lesson",   "name": "Lesson",   "type": "order", "grade": 1, "abilities": [
    {"kind": "order", "cost": [{"counter-blast": 1}], "do": [{"draw": 2}, {"discard": 1}]}]},
  {"id": "parry",    "name": "Parry",    "type": "blitz order", "grade": 0, "abilities": [
    {"kind": "order", "do": [{"power": 10000, "to": {"choose": 1, "from": {"in": "unit", "is": "attacked"}}, "until": "battle"}]}]},
  {"id": "shutter",  "name": "Shutter",  "type": "unit", "grade": 1, "power": 6000, "shield": 0, "critical": 1, "sentinel": true, "abilities": [
    {"kind": "auto", "in": "guardian", "when": {"event": "placed"},
     "do": [{"cannot": "be-hit", "to": {"choose": 1, "from": {"in": "unit", "is": "attacked"}}, "until": "battle"}]}]},
  {"id": "sleeper",  "name": "Sleeper",  "type": "unit", "grade": 2, "power": 14000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "cont", "in": "rear-guard", "do": [{"cannot": "stand"}]}]},
  {"id": "usher",    "name": "Usher",    "type": "unit", "grade": 1, "power": 7000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "if": {"count": {"among": "this", "is": "stand"}}, "cost": [{"rest": "this"}],
     "do": [{"call": {"choose": 1, "from": {"in": "drop", "is": "unit"}}, "into": "back row rear-guard"}]}]},
  {"id": "reader",   "name": "Reader",   "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "auto", "in": "rear-guard", "when": {"event": "order-played", "card": {"in": "order-area"}},
     "do": [{"power": 5000, "until": "turn"}]}]}
] })";

Rulebook must(Result<Rulebook> book) {
  for (const Fault& fault : book.faults)
    FAIL(fault.line());
  return std::move(*book);
}

} // namespace

const Rulebook& test_book() {
  static const EmbeddedAsset asset{"cards/vanguard-test.json", cards};
  static const Rulebook book = must(load_rulebook("vanguard", {&asset, 1}));
  return book;
}

const Rulebook& shipped_book() {
  static const Rulebook book = must(load_rulebook("vanguard", embedded_assets()));
  return book;
}

} // namespace twoseat::test
