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

Stage::Stage(const char* of, const char* edition) : system(of) {
  auto plain = load_rulebook(of, {});
  REQUIRE(plain);
  demos::Means means = demo_means(*plain);
  means.draft = true;
  const Json all = Json::parse(read_file(std::string(TWOSEAT_SOURCE_DIR) + "/tests/stages/" + of + ".json"));
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
    if (word.takes == Takes::Nothing && word.run != nullptr &&
        !std::string_view(word.id).starts_with("negate"))
      return {{word.id, true}};
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
    made.push_back(std::make_unique<Stage>("vanguard", "vge"));
    made.push_back(std::make_unique<Stage>("heroes", "bsh"));
    made.push_back(std::make_unique<Stage>("berserk", "bsk"));
    made.push_back(std::make_unique<Stage>("dragonball", "dbs"));
    return made;
  }();
  return all;
}

} // namespace twoseat::test
