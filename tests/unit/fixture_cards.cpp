// The cards of the tests: round numbers, one for each thing that a rule looks at.
#include "fixture.h"
#include <map>

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

  {"id": "zenith",   "name": "Zenith",   "type": "unit", "grade": 4, "power": 15000, "critical": 1, "skills": ["triple drive"], "keywords": ["g-unit"], "abilities": [
    {"kind": "auto", "in": "vanguard", "when": {"event": "strides"}, "do": [{"power": 5000, "until": "turn"}]}]},
  {"id": "meridian", "name": "Meridian", "type": "unit", "grade": 4, "power": 16000, "critical": 1, "skills": ["triple drive"], "keywords": ["g-unit"],
    "stride": {"cost": [{"counter-blast": 1}]}},
  {"id": "summit",   "name": "Summit",   "type": "unit", "grade": 4, "power": 17000, "critical": 2, "nation": "North", "skills": ["triple drive"], "keywords": ["g-unit"],
    "ultimate-stride": {"cost": [{"soul-blast": 1}]}},
  {"id": "northerner", "name": "Northerner", "type": "unit", "grade": 3, "power": 12000, "critical": 1, "nation": "North", "skills": ["twin drive"]},
  {"id": "bulwark",  "name": "Bulwark",  "type": "unit", "grade": 4, "power": 15000, "shield": 20000, "critical": 1, "keywords": ["g-guardian"],
    "g-guardian": {"cost": [{"discard": 1}]}},
  {"id": "memory",   "name": "Memory",   "type": "unit", "grade": 3, "power": 11000, "critical": 1, "skills": ["twin drive"], "abilities": [
    {"kind": "auto", "in": "vanguard", "when": {"event": "becomes-heart"}, "do": [{"draw": 1}]},
    {"kind": "cont", "in": "vanguard", "do": [{"power": 2000}]}]},
  {"id": "echo",     "name": "Echo",     "type": "unit", "grade": 1, "power": 7000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "cont", "in": "rear-guard", "gate": {"generation-break": 1}, "do": [{"power": 4000}]},
    {"kind": "cont", "in": "rear-guard", "if": {"count": {"in": "vanguard", "name": "Memory"}}, "do": [{"power": 1000}]}]},
  {"id": "lifter",   "name": "Lifter",   "type": "unit", "grade": 1, "power": 7000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "do": [{"stride": {"choose": 1, "from": {"in": "g-zone", "is": "face-down"}}}]}]},
  {"id": "ferrier",  "name": "Ferrier",  "type": "unit", "grade": 1, "power": 7000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "limit": "turn", "do": [{"later": {"kind": "auto", "when": {"event": "end-of-turn", "of": "you"}, "do": [{"retire": "it"}, {"draw": 1}]}, "to": {"all": {"in": "rear-guard", "other": true}}}]}]},

  {"id": "jailer",   "name": "Jailer",   "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "do": [{"lock": {"choose": 1, "from": {"in": "rear-guard", "of": "opponent"}}}]},
    {"kind": "auto", "in": "rear-guard", "when": {"event": "locked", "card": {"in": "circle", "of": "opponent"}}, "do": [{"draw": 1}]}]},
  {"id": "prisoner", "name": "Prisoner", "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "skills": ["boost", "intercept"], "abilities": [
    {"kind": "auto", "in": "rear-guard", "when": {"event": "unlocked"}, "do": [{"power": 3000, "until": "turn"}]},
    {"kind": "auto", "in": "rear-guard", "when": {"event": "stands"}, "do": [{"draw": 1}]}]},
  {"id": "turnkey",  "name": "Turnkey",  "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "do": [{"put-locked": {"choose": 1, "from": {"in": "hand"}}}]}]},
  {"id": "eraser",   "name": "Eraser",   "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "do": [{"delete": {"choose": 1, "from": {"in": "vanguard", "of": "opponent"}}}]}]},
  {"id": "binder",   "name": "Binder",   "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "do": [{"bind": {"choose": 1, "from": {"in": "drop"}}, "face": "down"}]}]},
  {"id": "mover",    "name": "Mover",    "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "limit": "turn", "do": [{"move-to-open": "this", "into": "back row rear-guard"}]}]},

  {"id": "cloak",    "name": "Cloak",    "type": "unit", "grade": 3, "power": 13000, "critical": 1, "overdress": {"name": "Runner"}, "abilities": [
    {"kind": "cont", "in": "rear-guard", "if": {"count": {"in": "rear-guard", "is": "overdress", "name": "Cloak"}}, "do": [{"power": 5000}]}]},
  {"id": "mantle",   "name": "Mantle",   "type": "unit", "grade": 3, "power": 14000, "critical": 1, "overdress": {"name": "Cloak"}},
  {"id": "armour",   "name": "Armour",   "type": "unit", "grade": 3, "power": 20000, "critical": 1, "xoverdress": [{"name": "Runner"}, {"name": "Watcher"}]},

  {"id": "hoarder",  "name": "Hoarder",  "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "do": [{"gauge": {"choose": 1, "from": {"in": "drop"}}}]},
    {"kind": "cont", "in": "rear-guard", "do": [{"power": {"for each": {"in": "gauge", "under": "this"}, "times": 1000}}]}]},
  {"id": "sprout",   "name": "Sprout",   "type": "token unit", "grade": 0, "power": 5000, "shield": 5000, "critical": 1},
  {"id": "engine",   "name": "Engine",   "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "do": [{"energy-limit": 10}, {"energy-charge": 7}, {"world": "dark-night"}, {"final-burst": true}]},
    {"kind": "cont", "in": "rear-guard", "if": {"all": [{"world": "dark-night"}, {"final-rush": true}]}, "do": [{"power": 2000}]}]},

  {"id": "seeker",   "name": "Seeker",   "type": "unit", "grade": 3, "power": 11000, "critical": 1, "skills": ["twin drive"], "persona": true, "abilities": [
    {"kind": "act", "in": "vanguard", "keyword": "seek-mate", "if": {"all": [{"count": {"in": "vanguard", "of": "opponent", "grade": {"min": 3}}}, {"count": {"in": "vanguard", "among": "this", "not": "was-in-legion"}}]},
     "cost": [{"put": {"choose": 4, "from": "drop"}, "into": "deck top"}],
     "do": [{"search": true}, {"choose": 1, "up to": true, "from": {"in": "deck", "name": "Sought"}, "as": "mate"}, {"legion": "mate"}, {"shuffle": true}]},
    {"kind": "auto", "in": "vanguard", "when": {"event": "legions"}, "do": [{"draw": 1}]}]},
  {"id": "charger",  "name": "Charger",  "type": "unit", "grade": 2, "power": 20000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "act", "in": "rear-guard", "do": [{"attack": "this", "to": {"in": "front row", "of": "opponent"}}]}]},
  {"id": "sweeper",  "name": "Sweeper",  "type": "unit", "grade": 3, "power": 14000, "critical": 1, "abilities": [
    {"kind": "cont", "in": ["vanguard", "rear-guard"], "do": [{"battle": {"in": "vanguard or rear-guard", "of": "opponent"}}]},
    {"kind": "auto", "in": "rear-guard", "when": {"event": "hits"}, "do": [{"draw": 1}]}]},
  {"id": "decoy",    "name": "Decoy",    "type": "unit", "grade": 1, "power": 7000, "shield": 5000, "critical": 1, "abilities": [
    {"kind": "auto", "in": "rear-guard", "when": {"event": "is-attacked", "card": {"in": "vanguard", "of": "you"}}, "do": [{"change-target": "this"}]}]},
  {"id": "sought",   "name": "Sought",   "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1},
  {"id": "toll",     "name": "Toll",     "type": "order", "grade": 1, "abilities": [
    {"kind": "order", "cost": [{"discard": 1}], "do": [{"draw": 1}]}]},
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
  CHECK(read_wordings(*book, embedded_assets()).empty()); // texts in all languages
  return std::move(*book);
}

} // namespace

const Rulebook& test_book() {
  static const EmbeddedAsset asset{"cards/vanguard-test.json", cards};
  static const Rulebook book = must(load_rulebook("vanguard", {&asset, 1}));
  return book;
}

const Rulebook& shipped_book(const char* system) {
  static std::map<std::string, Rulebook> books; // references into it stay
  const auto found = books.find(system);
  if (found != books.end()) return found->second;
  return books.emplace(system, must(load_rulebook(system, embedded_assets()))).first->second;
}

} // namespace twoseat::test
