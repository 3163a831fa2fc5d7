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
  {"id": "far-one", "name": "Far One", "type": "unit", "grade": 4, "power": 15000, "critical": 1, "keywords": ["g-unit"], "skills": ["triple drive"]},
  {"id": "echo", "name": "Echo", "type": "order", "grade": 0, "abilities": [
    {"kind": "order", "do": [{"choose": 1, "from": {"in": "drop"}, "as": "x"}, {"put": "x", "into": "hand"}]}]},
  {"id": "song", "name": "Long Song", "type": "set order", "grade": 1},
  {"id": "tune", "name": "Tune", "type": "music order", "grade": 1},
  {"id": "brazier", "name": "Brazier", "type": "crest"},
  {"id": "sprout", "name": "Sprout", "type": "token unit", "grade": 0, "power": 5000, "shield": 5000, "critical": 1}],
"each": {
  "vanguard": {"card": "great-lens", "name it": "leader of @"}, "front-right": {"card": "mirror-moth", "rest": true},
  "back-left": "helper", "back-right": {"card": "chorister", "state": ["locked"], "face": "down"}, "accel-1": "silt-choir",
  "hand": ["boat-reeve", "helper", "flare-caster", "echo", "great-lens", "cocoa-bearer"],
  "deck": ["mirror-moth", "flare-caster", "echo", "great-lens", "helper", "cocoa-bearer", "..."],
  "drop": ["nave-guard", "keystone", "echo", "stone-abbess", "helper"],
  "soul": ["stair-runner", "helper", "match-seller", "echo"],
  "damage": ["footman", {"card": "helper", "face": "down"}, "helper"],
  "bind": ["helper", {"card": "ninth-peal", "face": "down"}], "ride-deck": ["rail-watcher", "helper"],
  "g-zone": ["far-one", {"card": "far-one", "face": "up"}],
  "order-zone": ["song", "tune", "helper", {"card": "song", "face": "down"}], "crest": ["brazier"],
  "gauge": [{"card": "helper", "under": "leader of @"}], "removed": ["silt-choir", "helper"], "counters": {"energy": 5}},
"positions": [
  {"A": {"front-left": "subject"}, "B": {"front-left": "boat-reeve"}},
  {"A": {"front-left": "helper", "hand": ["subject", "footman", "echo"]}, "B": {"front-left": "helper"}},
  {"A": {"bind": ["subject", {"card": "ninth-peal", "face": "down"}]}, "B": {"front-left": "footman"}},
  {"A": {"gauge": [{"card": "subject", "under": "leader of A"}]}, "B": {"front-left": "footman"}},
  {"A": {"front-left": "subject", "back-center": {"card": "footman", "state": ["deleted"], "face": "down"}},
   "B": {"front-left": {"card": "footman", "state": ["deleted"], "face": "down"}}}],
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
  "equipment": [{"card": "axe", "rest": true}], "hand": ["road-runner", "axe", "gate-keeper"],
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
  {"id": "subject", "name": "Subject", "type": "creature", "element": "Mountain", "price": 3, "movement": 1, "lives": 8, "strike": [1, 2, 3], "classes": ["Ranger"]}],
"each": {
  "c1": [{"card": "gate-keeper", "counters": {"wounds": 2, "chips": 1}}], "a3": ["old-milestone"],
  "extra": [{"card": "grey-kite", "counters": {"wounds": 2}}, "moss-tick", "wide-marsh"], "d2": ["stone-ox"],
  "deck": ["gate-keeper", "road-runner", "grey-kite", "stone-ox"], "graveyard": ["road-runner", "gate-keeper", "grey-kite"]},
"positions": [
  {"A": {"b1": ["subject"], "a1": [{"card": "road-runner", "rest": true}]},
   "B": {"b1": ["gate-keeper"], "d1": [{"card": "road-runner", "rest": true}]}},
  {"A": {"b1": ["gate-keeper"], "graveyard": ["subject"]}, "B": {"b1": ["gate-keeper"]}}],
"everywhere": {"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase",
  "changes": [{"card": "A:c1", "number": "poison", "add": 1}, {"card": "B:c1", "number": "poison", "add": 1}]}
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

// What tells one moment from others: what is asked in whose turn, how much waits on the stack, which places hold cards.
std::vector<std::uint64_t> features(const Match& match, const Decision& decision) {
  std::vector<std::uint64_t> all;
  const std::uint64_t turn = index(match.turn_player);
  all.push_back(turn << 16U | match.entries.size() << 8U | decision.question);
  for (const Place& place : match.places)
    if (place.count > 0) all.push_back(1ULL << 32U | std::uint64_t{index(place.seat)} << 8U | place.kind);
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
  Outcome outcome{moment, 0};
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
    apply_checked(book, match, decision, some_answer(book, decision, random), &events);
  }
  for (const Event& event : events)
    outcome.told += can_be_seen(event);
  match = bare(match);
  return outcome;
}

bool Stage::does_something(const Match& moment, std::uint64_t seed) {
  const Outcome with = carry_out(moment, seed);
  script::Ability& written = book.script.abilities[ability()];
  const auto done = std::pair(written.size, written.cost_size);
  written.size = written.cost_size = 0;
  const Outcome without = carry_out(moment, seed);
  std::tie(written.size, written.cost_size) = done;
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
