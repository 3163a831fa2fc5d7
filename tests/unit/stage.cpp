// Laying out the stage, and carrying out what is written.
#include "stage.h"
#include "engine/abilities/load.h"
#include "engine/abilities/run.h"
#include "files.h"
#include <algorithm>
#include <set>
#include <sstream>
#include <tuple>

namespace twoseat::test {
namespace {

constexpr const char* vanguard_table = R"({
"cards": [
  {"id": "subject", "name": "Subject", "type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1, "skills": ["intercept"], "nation": "Nowhere"},
  {"id": "helper", "name": "Helper", "type": "unit", "grade": 1, "power": 7000, "shield": 5000, "critical": 1, "skills": ["boost"], "nation": "Nowhere", "abilities": [
    {"kind": "act", "do": [{"draw": 1}]}, {"kind": "auto", "when": {"event": "g-assist-step", "of": "you"}, "do": [{"draw": 1}]},
    {"kind": "cont", "in": "order-zone", "do": [{"power": 1000, "to": "vanguard"}]}]},
  {"id": "far-one", "name": "Far One", "type": "unit", "grade": 4, "power": 15000, "critical": 1, "keywords": ["g-unit"], "skills": ["triple drive"], "abilities": [
    {"kind": "act", "do": [{"draw": 1}]}, {"kind": "auto", "when": {"event": "g-assist-step", "of": "you"}, "do": [{"draw": 1}]}, {"kind": "cont", "do": [{"power": 1000}]}]},
  {"id": "echo", "name": "Echo", "type": "order", "grade": 0, "abilities": [
    {"kind": "order", "do": [{"choose": 1, "from": {"in": "drop"}, "as": "x"}, {"put": "x", "into": "hand"}]}]},
  {"id": "song", "name": "Long Song", "type": "set order", "grade": 1, "subtype": "song"},
  {"id": "cell", "name": "Cell", "type": "set order", "grade": 1, "subtype": "prison"},
  {"id": "tent", "name": "Tent", "type": "set order", "grade": 1, "subtype": "base"},
  {"id": "gadget", "name": "Gadget", "type": "set order", "grade": 1, "subtype": "product"},
  {"id": "armory", "name": "Armory", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1, "nation": "Nowhere", "abilities": [
    {"kind": "act", "in": "rear-guard", "do": [{"arm": {"choose": 1, "from": {"in": "drop", "is": "order"}}, "to": "vanguard"}]}]},
  {"id": "tune", "name": "Tune", "type": "music order", "grade": 1},
  {"id": "brazier", "name": "Brazier", "type": "crest", "abilities": [{"kind": "act", "in": "crest", "do": [{"draw": 1}]},
    {"kind": "auto", "when": {"event": "rides", "card": "vanguard"}, "in": "crest", "do": [{"draw": 1}]}, {"kind": "cont", "in": "crest", "do": [{"power": 1000, "to": "vanguard"}]}]},
  {"id": "bell", "name": "Bell", "type": "unit", "grade": 0, "power": 5000, "shield": 15000, "critical": 1, "trigger": {"kind": "critical", "power": 10000}, "nation": "Nowhere"},
  {"id": "coat", "name": "Coat", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1, "overdress": {"name": "Helper"}},
  {"id": "coats", "name": "Coats", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1, "xoverdress": [{"grade": 1}, {"grade": 1}]},
  {"id": "sapling", "name": "Sapling", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1, "explosive-growth": {"name": "Helper"}},
  {"id": "old-stove", "name": "Old Stove", "type": "set order", "grade": 1, "keywords": ["player-gauge"]},
  {"id": "captain", "name": "Captain", "type": "unit", "grade": 3, "power": 13000, "critical": 1, "skills": ["twin drive"], "persona": true, "nation": "Nowhere", "abilities": [
    {"kind": "act", "in": "vanguard", "do": [{"legion": {"choose": 1, "from": {"in": "drop", "is": "unit"}}}]},
    {"kind": "cont", "in": "vanguard", "do": [{"can": "attack-from-back-row", "to": {"in": "back row"}}]},
    {"kind": "auto", "in": "vanguard", "when": {"event": "drive-check", "card": {"in": "trigger"}}, "do": [{"power": 1000, "to": "it", "until": "turn"}]},
    {"kind": "auto", "in": "vanguard", "when": {"event": "guards", "card": {"in": "guardian", "of": "both"}}, "do": [{"shield": 5000, "to": "it", "until": "battle"}]},
    {"kind": "auto", "in": "vanguard", "when": {"event": "order-played", "card": {"in": "order-area"}}, "do": [{"power": 1000, "to": "it", "until": "turn"}]}]},
  {"id": "workshop", "name": "Workshop", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1, "nation": "Nowhere", "abilities": [
    {"kind": "act", "in": "rear-guard", "do": [{"bind": {"choose": 1, "from": {"in": "hand"}}}, {"look": 1, "as": "x"}, {"energy-charge": 1}, {"shuffle": true}]},
    {"kind": "act", "in": "rear-guard", "do": [{"lock": {"choose": 1, "from": {"in": "rear-guard", "of": "opponent"}}}]},
    {"kind": "act", "in": "rear-guard", "do": [{"delete": {"choose": 1, "from": {"in": "rear-guard", "of": "opponent"}}}]},
    {"kind": "act", "in": "rear-guard", "do": [{"dominate": {"choose": 1, "from": {"in": "rear-guard", "of": "opponent"}}, "until": "turn"}]},
    {"kind": "act", "in": "rear-guard", "do": [{"gauge": {"choose": 1, "from": {"in": "drop"}}, "to": "this"}]},
    {"kind": "act", "in": "rear-guard", "do": [{"power": -1000, "to": "vanguard", "until": "turn"}]},
    {"kind": "act", "in": "rear-guard", "do": [{"attach": {"choose": 1, "from": {"in": "rear-guard", "other": true}}, "to": "vanguard"}]},
    {"kind": "act", "in": "rear-guard", "do": [{"choose": 3, "up to": true, "from": {"in": "rear-guard"}, "as": "p"}, {"alchemix": "p"}]}]},
  {"id": "forge", "name": "Forge", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1, "nation": "Nowhere", "abilities": [
    {"kind": "act", "in": "rear-guard", "do": [{"buddy-soul": {"choose": 1, "from": {"in": "hand"}}, "to": "this"}]},
    {"kind": "act", "in": "rear-guard", "do": [{"final-rush": true}]}, {"kind": "act", "in": "rear-guard", "do": [{"final-burst": true}]},
    {"kind": "act", "in": "rear-guard", "do": [{"options": [[{"world": "dark-night"}], [{"world": "abyssal-dark-night"}], [{"world": "stray-garden"}]]}]},
    {"kind": "act", "in": "rear-guard", "do": [{"imprison": {"choose": 1, "from": {"in": "rear-guard", "of": "opponent"}}}]}, {"kind": "act", "in": "rear-guard", "do": [{"scout": {"choose": 1, "from": {"in": "hand"}}}]},
    {"kind": "act", "in": "rear-guard", "do": [{"sing": {"in": "order-zone", "is": "song"}}]}, {"kind": "act", "in": "rear-guard", "do": [{"operate": {"in": "order-zone", "is": "product"}}]}]},
  {"id": "tin-body", "name": "Tin Body", "type": "token unit", "grade": 1, "power": 5000, "critical": 1, "keywords": ["alchemix-body"], "race": ["Tin Body"]},
  {"id": "sprout", "name": "Sprout", "type": "token unit", "grade": 0, "power": 5000, "shield": 5000, "critical": 1}],
"each": {
  "vanguard": {"card": "great-lens", "name it": "leader of @"}, "front-right": {"card": "mirror-moth", "rest": true},
  "back-left": "helper", "back-right": {"card": "chorister", "state": ["locked"], "face": "down"}, "accel-1": "silt-choir",
  "hand": ["boat-reeve", "helper", "flare-caster", "echo", "great-lens", "cocoa-bearer"],
  "deck": ["mirror-moth", "bell", "flare-caster", "echo", "bell", "great-lens", "helper", "bell", "cocoa-bearer", "..."],
  "drop": ["nave-guard", "keystone", "echo", "stone-abbess", "helper"],
  "soul": ["stair-runner", "helper", "match-seller", "echo"],
  "damage": ["footman", {"card": "helper", "face": "down"}, "helper", "echo"],
  "bind": ["helper", {"card": "ninth-peal", "face": "down"}, "echo"], "ride-deck": ["rail-watcher", "helper", "echo"],
  "g-zone": ["far-one", {"card": "far-one", "face": "up"}],
  "order-zone": ["song", "tune", "helper", {"card": "song", "face": "down"}, "cell", "tent", "gadget"], "crest": ["brazier"],
  "gauge": [{"card": "helper", "under": "leader of @"}, {"card": "echo", "under": "leader of @"}], "removed": ["silt-choir", "helper", "echo"], "counters": {"energy": 5, "turn-tally": 103}},
"positions": [
  {"A": {"front-left": "subject"}, "B": {"front-left": "boat-reeve"}},
  {"A": {"front-left": "helper", "hand": ["subject", "footman", "echo"]}, "B": {"front-left": "helper"}},
  {"A": {"bind": ["subject", {"card": "ninth-peal", "face": "down"}]}, "B": {"front-left": "footman"}},
  {"A": {"gauge": [{"card": "subject", "under": "leader of A"}]}, "B": {"front-left": "footman"}},
  {"A": {"front-left": "subject", "back-center": {"card": "footman", "state": ["deleted"], "face": "down"}},
   "B": {"front-left": {"card": "footman", "state": ["deleted"], "face": "down"}}},
  {"A": {"vanguard": {"card": "subject", "name it": "leader of A"}, "counters": {"world": 2}, "order-zone": ["old-stove", "tune", "helper"], "gauge": [{"card": "helper", "under": "worker of A"}],
     "front-left": {"card": "workshop", "name it": "worker of A"}, "front-right": "tin-body", "back-left": "tin-body", "back-center": "helper"},
   "B": {"vanguard": {"card": "captain", "name it": "leader of B"}, "order-zone": ["old-stove", "tune", "helper"], "gauge": [{"card": "helper", "under": "worker of B"}],
     "front-left": {"card": "workshop", "name it": "worker of B"}, "front-right": "tin-body", "back-left": "tin-body", "back-center": "helper", "accel-1": {"card": "silt-choir", "rest": true}}},
  {"A": {"vanguard": {"card": "captain", "name it": "leader of A"}, "front-left": "subject", "front-right": "tin-body", "back-center": "workshop", "back-left": "forge", "accel-1": "armory", "g-zone": ["far-one"],
     "counters": {"energy": 5, "world": 1}, "hand": ["coat", "coats", "sapling", "helper", "captain", "echo"], "drop": ["bell", "helper", "echo", "captain"]},
   "B": {"front-left": "workshop", "g-zone": ["far-one"]},
   "changes": [{"card": "A:bind:helper", "number": "power", "add": 1000}, {"card": "B:bind:helper", "number": "power", "add": 1000},
     {"card": "A:crest:brazier", "number": "power", "add": 1000}, {"card": "B:crest:brazier", "number": "power", "add": 1000},
     {"card": "A:damage:footman", "number": "power", "add": 1000}, {"card": "B:damage:footman", "number": "power", "add": 1000},
     {"card": "A:deck:mirror-moth", "number": "power", "add": 1000}, {"card": "B:deck:mirror-moth", "number": "power", "add": 1000},
     {"card": "A:drop:bell", "number": "power", "add": 1000}, {"card": "B:drop:keystone", "number": "power", "add": 1000},
     {"card": "A:g-zone:far-one", "number": "power", "add": 1000}, {"card": "B:g-zone:far-one", "number": "power", "add": 1000},
     {"card": "A:gauge:helper", "number": "power", "add": 1000}, {"card": "B:gauge:helper", "number": "power", "add": 1000},
     {"card": "A:hand:coat", "number": "power", "add": 1000}, {"card": "B:hand:boat-reeve", "number": "power", "add": 1000},
     {"card": "A:order-zone:tune", "number": "power", "add": 1000}, {"card": "B:order-zone:tune", "number": "power", "add": 1000},
     {"card": "A:removed:silt-choir", "number": "power", "add": 1000}, {"card": "B:removed:silt-choir", "number": "power", "add": 1000},
     {"card": "A:ride-deck:rail-watcher", "number": "power", "add": 1000}, {"card": "B:ride-deck:rail-watcher", "number": "power", "add": 1000},
     {"card": "A:soul:match-seller", "number": "power", "add": 1000}, {"card": "B:soul:match-seller", "number": "power", "add": 1000},
     {"card": "A:accel-1", "number": "power", "add": 1000}, {"card": "B:accel-1", "number": "power", "add": 1000}]},
  {"A": {"front-left": "subject", "counters": {"world": 3}, "vanguard": {"card": "captain", "name it": "leader of A", "state": ["deleted"], "face": "down"}, "accel-1": {"card": "silt-choir", "state": ["deleted"], "face": "down"},
     "front-right": {"card": "helper", "state": ["deleted"], "face": "down"}},
   "B": {"vanguard": {"card": "captain", "name it": "leader of B", "state": ["deleted"], "face": "down"}, "accel-1": {"card": "silt-choir", "state": ["deleted"], "face": "down"},
     "back-center": {"card": "helper", "state": ["deleted"], "face": "down"}}}],
"everywhere": {
  "markers": [{"on": "A:accel-1", "marker": "accel-1"}, {"on": "B:accel-1", "marker": "accel-1"}],
  "changes": [{"card": "A:back-left", "number": "power", "add": 1000}, {"card": "B:back-left", "number": "power", "add": 1000},
    {"card": "A:vanguard", "number": "power", "add": 1000}, {"card": "B:vanguard", "number": "power", "add": 1000}]}
})";

constexpr const char* heroes_table = R"({
"cards": [
  {"id": "subject", "name": "Subject", "type": "creature", "element": "Neutral", "cost": 3, "strike": 2, "lives": 3},
  {"id": "lecture", "name": "Lecture", "type": "spell", "element": "Neutral", "cost": 1},
  {"id": "axe", "name": "Axe", "type": "equipment", "kind": "weapon", "element": "Neutral", "cost": 2},
  {"id": "fog", "name": "Fog", "type": "event", "element": "Neutral", "cost": 1}],
"each": {
  "equipment": [{"card": "axe", "rest": true}], "hand": ["road-runner", "axe", "gate-keeper"], "deck": ["road-runner", "stone-ox", "axe", "gate-keeper", "fog"],
  "hero": {"card": "some-hero", "rest": true}, "graveyard": ["road-runner", "axe", "fog"],
  "counters": {"gold": 4, "spent-gold": 0}},
"positions": [
  {"A": {"creatures": ["subject", {"card": "gate-keeper", "rest": true}, "stone-ox"], "events": [{"card": "fog", "rest": true}]},
   "B": {"creatures": ["road-runner", {"card": "gate-keeper", "rest": true}, "stone-ox"]}},
  {"A": {"creatures": ["subject", {"card": "gate-keeper", "rest": true}, "stone-ox"]},
   "B": {"creatures": ["road-runner", {"card": "gate-keeper", "rest": true}, "stone-ox"], "events": [{"card": "fog", "rest": true}]}}],
"everywhere": {
  "changes": [{"card": "A:hero", "number": "wounds", "add": 3, "until": "end of game"},
    {"card": "A:creatures:stone-ox", "number": "wounds", "add": 2, "until": "end of game"},
    {"card": "B:hero", "number": "wounds", "add": 3, "until": "end of game"},
    {"card": "B:creatures:stone-ox", "number": "wounds", "add": 2, "until": "end of game"}]}
})";

constexpr const char* berserk_table = R"({
"cards": [
  {"id": "subject", "name": "Subject", "type": "creature", "element": "Mountain", "price": 3, "movement": 1, "lives": 8, "strike": [1, 2, 3], "classes": ["Ranger"]},
  {"id": "gunner", "name": "Gunner", "type": "creature", "element": "Mountain", "price": 3, "movement": 1, "lives": 8, "strike": [1, 2, 3], "traits": {"formation": true, "blessing": true}, "abilities": [
    {"kind": "act", "in": "squad", "cost": [{"close": "this"}], "do": [{"shot": 2, "to": {"choose": 1, "from": {"in": "board", "of": "opponent"}}}]},
    {"kind": "act", "in": "squad", "cost": [{"close": "this"}], "do": [{"throw": 2, "to": {"choose": 1, "from": {"in": "board", "of": "opponent"}}}]},
    {"kind": "act", "in": "squad", "cost": [{"close": "this"}], "do": [{"discharge": 2, "to": {"choose": 1, "from": {"in": "board", "of": "opponent"}}}]},
    {"kind": "act", "in": "squad", "cost": [{"close": "this"}], "do": [{"row-strike": 2, "to": {"choose": 1, "from": {"in": "board", "of": "opponent"}}}]},
    {"kind": "act", "in": "squad", "cost": [{"close": "this"}], "do": [{"magic-strike": 2, "to": {"choose": 1, "from": {"in": "board", "of": "opponent"}}}]},
    {"kind": "act", "in": "squad", "cost": [{"close": "this"}], "do": [{"special-strike": 2, "to": {"choose": 1, "from": {"in": "board", "of": "opponent"}}}]},
    {"kind": "act", "in": "squad", "sudden": true, "cost": [{"close": "this"}], "do": [{"chips": 1, "to": "this"}]},
    {"kind": "act", "in": "squad", "sudden": true, "cost": [{"close": "this"}], "if": {"any": [{"strength": "miss"}, {"strength": "weak"}, {"strength": "medium"}, {"strength": "strong"}]}, "do": [{"chips": 1, "to": "this"}]}]},
  {"id": "mist", "name": "Mist", "type": "creature", "element": "Mountain", "price": 3, "movement": 2, "lives": 8, "strike": [1, 2, 3], "traits": {"incorporeal": true, "formation": true, "unity": 1}, "abilities": [
    {"kind": "act", "in": "squad", "do": [{"revive": {"choose": 1, "from": {"in": "graveyard"}}}]},
    {"kind": "act", "in": "squad", "do": [{"late": true, "choose": 1, "up to": true, "from": {"in": "deck"}, "as": "x"}, {"summon": "x"}]},
    {"kind": "act", "in": "squad", "do": [{"control": {"choose": 1, "from": {"in": "board", "of": "opponent"}}, "until": "turn"}]},
    {"kind": "act", "in": "squad", "do": [{"curse": 1, "to": {"choose": 1, "from": {"in": "board", "of": "opponent"}}}, {"chips": 1, "to": "this"}]}]},
  {"id": "hazel-bow", "name": "Hazel Bow", "type": "equipment", "element": "Neutral", "classes": ["Weapon"], "price": 0},
  {"id": "leech", "name": "Leech", "type": "symbiote", "element": "Mountain", "price": 2, "lives": 4, "strike": [1, 1, 2]}],
"each": {
  "c1": [{"card": "gate-keeper", "counters": {"wounds": 2, "chips": 1}}], "a3": ["old-milestone"],
  "extra": [{"card": "grey-kite", "counters": {"wounds": 2}}, "moss-tick", "wide-marsh"], "d2": ["stone-ox"],
  "deck": ["gate-keeper", "road-runner", "grey-kite", "stone-ox"], "graveyard": ["road-runner", "gate-keeper", "grey-kite"]},
"positions": [
  {"A": {"b1": ["subject"], "a1": [{"card": "road-runner", "rest": true}]},
   "B": {"b1": ["gate-keeper"], "d1": [{"card": "road-runner", "rest": true}]}},
  {"A": {"b1": ["gate-keeper"], "graveyard": ["subject"]}, "B": {"b1": ["gate-keeper"]}},
  {"A": {"b1": ["subject"], "a1": ["mist"], "b2": ["gunner"], "c2": ["gunner"], "b3": ["hazel-bow"]}, "B": {"b1": ["gunner"], "b2": ["gunner"], "c2": ["gunner"], "d1": ["mist"]}}],
"everywhere": {"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase",
  "changes": [{"card": "A:c1", "number": "poison", "add": 1}, {"card": "B:c1", "number": "poison", "add": 1},
    {"card": "A:extra:grey-kite", "number": "poison", "add": 1}, {"card": "B:extra:grey-kite", "number": "poison", "add": 1}]}
})";

bool can_be_seen(const Event& event) {
  switch (event.kind) {
  case EventKind::Entered:
  case EventKind::Played:
  case EventKind::Did:
  case EventKind::Applied:
  case EventKind::Settled: return false;
  default: return true;
  }
}

// Passes where one can, else anything.
Answer some_answer(const Rulebook& book, const Decision& decision, Random& random) {
  for (std::size_t i = 0; i < decision.choice_count; ++i)
    if (std::string_view(book.family->verbs[decision.choices[i].verb].id) == "pass")
      return Answer::single(i, 0);
  return random_answer(decision, random);
}

// What two matches can be compared by: not how chance and the players came to it.
Match bare(Match match) {
  match.random = {};
  match.concerns = {};
  match.answers = match.stamps = 0;
  return match;
}

// What tells one moment from others: what is asked in whose turn, how much waits on the stack and what lies on top of it,
// which places hold cards, and what became of them.
std::vector<std::uint64_t> features(const Match& match, const Decision& decision) {
  std::vector<std::uint64_t> all;
  const std::uint64_t turn = index(match.turn_player);
  all.push_back(turn << 16U | match.entries.size() << 8U | decision.question);
  for (const Place& place : match.places)
    if (place.count > 0) all.push_back(1ULL << 32U | std::uint64_t{index(place.seat)} << 8U | place.kind);
  for (const Card& card : match.cards)
    all.push_back(2ULL << 32U | std::uint64_t{card.role} << 16U | card.states);
  for (const Relation& relation : match.relations)
    all.push_back(5ULL << 32U | std::uint64_t{relation.kind} << 8U |
                  match.places[match[relation.holder].place.value - 1U].kind);
  for (const Modification& change : match.modifications)
    if (change.subject)
      all.push_back(6ULL << 32U | std::uint64_t{change.cause} << 16U | match[change.subject].place.value);
  if (!match.entries.empty()) {
    const StackEntry& top = match.entries.back();
    const std::uint64_t what = std::uint64_t{top.ability} << 8U | top.kind;
    all.push_back(3ULL << 32U | what);
    for (std::size_t i = 0; i < top.numbers.size(); ++i)
      all.push_back(4ULL << 32U | i << 8U | static_cast<std::uint8_t>(top.numbers[i]));
  }
  return all;
}

} // namespace

Stage::Stage(const char* of, const char* edition, const char* table) : system(of) {
  auto plain = load_rulebook(of, {});
  REQUIRE(plain);
  demos::Means means = demo_means(*plain);
  means.draft = true;
  const Json all = Json::parse(table);
  for (const Json& position : all["positions"]) {
    Json given = all["everywhere"];
    for (const Json& change : position.value("changes", Json::array()))
      given["changes"].push_back(change);
    for (const char* seat : {"A", "B"}) {
      std::string each = all["each"].dump(); // "@" in it is the seat
      std::replace(each.begin(), each.end(), '@', *seat);
      given[seat] = Json::parse(each);
      given[seat].update(position[seat]);
    }
    const std::string text =
        Json({{"system", of}, {"edition", edition}, {"cards", all["cards"]}, {"given", given}}).dump();
    const auto lesson = demos::read_lesson(means, text, "stage");
    REQUIRE_MESSAGE(lesson, lesson.faults[0].line());
    book = *lesson->book;
    def_ = book.find("subject");
    gather_moments(lesson->given);
  }
  plain_ = book.script;
  names_ = book.names.size(), tags_ = book.tags.size();
}

CardId Stage::subject_of(const Match& match) const {
  for (std::size_t i = 1; i <= match.cards.size(); ++i)
    if (match.cards[i - 1].def == def_) return CardId{static_cast<std::uint16_t>(i)};
  FAIL("no subject");
  return {};
}

// Those of random play that have something new, while the subject is what it was.
void Stage::gather_moments(const Match& first) {
  std::set<std::uint64_t> seen;
  Decision decision;
  const CardId subject = subject_of(first);
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Random random = Random::from_seed(seed);
    Match match = first;
    for (int i = 0; i < 60 && decide(book, match, decision); ++i) {
      if (match[subject].generation != first[subject].generation) break;
      bool is_new = false;
      for (const std::uint64_t feature : features(match, decision))
        is_new = seen.insert(feature).second || is_new;
      if (is_new) moments.push_back(match);
      apply_checked(book, match, decision, random_answer(decision, random));
    }
  }
}

Faults Stage::say(const Json& abilities) {
  book.script = plain_;
  book.names.resize(names_);
  book.tags.resize(tags_);
  Face& face = book.faces[def_.value - 1U];
  face.kinds = 0;
  face.concerns = {};
  face.also_named = {};
  face.also_of = {};
  face.of_all_groups = false;
  Faults faults;
  load_abilities(book, face, abilities, "stage", faults);
  if (!faults.empty()) {
    book.script = plain_;
    face.first_ability = 0, face.abilities = 0;
    return faults;
  }
  finish_abilities(book);
  return faults;
}

Stage::Outcome Stage::carry_out(const Match& moment, std::uint64_t seed, std::size_t which) const {
  Outcome outcome{moment, 0, 0};
  Match& match = outcome.match;
  note_concerns(book, match);
  match.random = Random::from_seed(seed);
  Random random = match.random;
  Events events;
  const std::size_t effects = match.effects.size(), entries = match.entries.size();
  Game game{book, match, &events};
  const CardId subject = subject_of(match);
  activate(game, subject, ability(which), match[match[subject].place].seat);
  advance(game);
  Decision decision;
  for (int i = 0; i < 60 && decide(book, match, decision); ++i) {
    if (match.effects.size() <= effects && match.entries.size() <= entries) break;
    outcome.asked = outcome.asked * 31U + index(decision.seat) * 256U + decision.question + 1U;
    apply_checked(book, match, decision, some_answer(book, decision, random), &events);
  }
  for (const Event& event : events)
    outcome.told += can_be_seen(event);
  match = bare(match);
  return outcome;
}

bool Stage::does_something(const Match& moment, std::uint64_t seed, bool choices) {
  const Outcome with = carry_out(moment, seed);
  script::Ability& written = book.script.abilities[ability()];
  const auto done = std::pair(written.size, written.cost_size);
  if (choices)
    --written.size;
  else
    written.size = written.cost_size = 0;
  const Outcome without = carry_out(moment, seed);
  std::tie(written.size, written.cost_size) = done;
  return with != without;
}

bool Stage::may_use(const Match& moment) const {
  const CardId subject = subject_of(moment);
  const PlaceId place = moment[subject].place;
  return place && may_activate({book, moment}, subject, ability(), moment[place].seat);
}

// What a random match looks like from there: all questions and offers, all numbers and marks of cards.
std::vector<std::uint64_t> Stage::course(const Match& moment, std::uint64_t seed,
                                         const ActionWord& word) const {
  constexpr int answers = 16;
  Match match = moment;
  note_concerns(book, match);
  match.random = Random::from_seed(seed);
  Random random = match.random;
  Decision decision;
  std::vector<std::uint64_t> all;
  for (int i = 0; i < answers && decide(book, match, decision); ++i) {
    all.push_back(std::uint64_t{decision.question} << 32U | decision.choice_count << 16U |
                  index(decision.seat));
    for (std::size_t at = 1; at <= match.cards.size(); ++at) {
      const CardId card{static_cast<std::uint16_t>(at)};
      if (!match[card].place) continue;
      all.push_back(marks_of({book, match}, card));
      if (word.lasting == Lasting::Number)
        all.push_back(static_cast<std::uint32_t>(information({book, match}, card, word.attribute)));
    }
    for (std::size_t c = 0; c < decision.choice_count; ++c)
      all.push_back(std::uint64_t{decision.choices[c].verb} << 32U | decision.choices[c].count);
    apply_checked(book, match, decision, random_answer(decision, random));
  }
  return all;
}

bool Stage::changes_the_play(const Match& moment, std::uint64_t seed, const ActionWord& word) {
  const std::vector<std::uint64_t> with = course(moment, seed, word);
  Face& face = book.faces[def_.value - 1U];
  const Face saved = face;
  face.abilities = 0;
  const std::vector<std::uint64_t> without = course(moment, seed, word);
  face = saved;
  return with != without;
}

bool Stage::triggers(const Match& moment, std::uint64_t seed) const {
  Match match = moment;
  note_concerns(book, match);
  Random random = Random::from_seed(seed);
  Events events;
  Decision decision;
  for (int i = 0; i < 80 && decide(book, match, decision); ++i) {
    events.clear();
    apply_checked(book, match, decision, random_answer(decision, random), &events);
    for (const Event& event : events)
      if (event.kind == EventKind::Played && event.amount == ability()) return true;
  }
  return false;
}

Json plain_action(const Stage& stage) {
  for (const ActionWord& word : stage.book.family->lexicon->actions)
    if (word.takes == Takes::Nothing && word.run != nullptr) return {{word.id, true}};
  FAIL("no such action");
  return {};
}

void must_be_listed(const std::string& section, const std::set<std::string>& unseen) {
  std::set<std::string> listed;
  std::istringstream lines(read_file(std::string(TWOSEAT_SOURCE_DIR) + "/tests/written-and-unseen.txt"));
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with(section + " ")) listed.insert(line.substr(0, line.find(" # ")));
  for (const std::string& name : unseen)
    CHECK_MESSAGE(listed.count(section + " " + name) > 0, section << " " << name);
  for (const std::string& name : listed)
    CHECK_MESSAGE(unseen.count(name.substr(section.size() + 1)) > 0, "strike it off the list: " << name);
}

const std::vector<std::unique_ptr<Stage>>& stages() {
  static const auto all = [] {
    std::vector<std::unique_ptr<Stage>> made;
    made.push_back(std::make_unique<Stage>("vanguard", "vge", vanguard_table));
    made.push_back(std::make_unique<Stage>("heroes", "bsh", heroes_table));
    made.push_back(std::make_unique<Stage>("berserk", "bsk", berserk_table));
    return made;
  }();
  return all;
}

} // namespace twoseat::test
