// Every event triggers what waits for it, every condition and every state is so at one time and not at another: made from
// the vocabulary.
#include "stage.h"
#include <algorithm>

namespace {

using twoseat::ConditionWord;
using twoseat::Match;
using twoseat::OccasionWord;
using twoseat::PlaceWord;
using twoseat::test::Json;
using twoseat::test::must_be_listed;
using twoseat::test::plain_action;
using twoseat::test::Stage;

Json all_places(const Stage& stage, bool units) {
  Json all = Json::array();
  for (const PlaceWord& place : stage.book.family->lexicon->places)
    if (place.places != 0 && place.units == units) all.push_back(place.id);
  return all;
}

// About the card itself, about any unit, about any other card, or of anybody's moment.
std::vector<Json> waits_for(const Stage& stage, const OccasionWord& word) {
  if (is_about_a_player(word))
    return {{{"event", word.id}, {"of", "you"}}, {{"event", word.id}, {"of", "opponent"}}};
  std::vector<Json> all = {{{"event", word.id}}};
  for (const bool units : {true, false})
    all.push_back({{"event", word.id}, {"card", {{"in", all_places(stage, units)}, {"of", "both"}}}});
  return all;
}

bool ever_triggers(Stage& stage, const Json& when) {
  if (!stage.say({{{"kind", "auto"}, {"when", when}, {"do", {plain_action(stage)}}}}).empty()) return false;
  std::uint64_t seed = 0;
  for (const std::size_t every : {8U, 1U, 1U}) // a few moments first, to be fast
    for (std::size_t i = 0; i < stage.moments.size(); i += every)
      if (stage.triggers(stage.moments[i], ++seed)) return true;
  return false;
}

std::vector<Json> conditions(const Stage& stage) {
  const auto& lexicon = *stage.book.family->lexicon;
  std::vector<Json> all = {{{"turn", "you"}}, {{"turn", "opponent"}}};
  for (const ConditionWord& word : lexicon.conditions) {
    for (const auto& value : word.words)
      if (*value.id != '\0') all.push_back({{word.id, value.id}});
    if (!word.words.empty()) continue;
    if (word.takes == ConditionWord::Takes::Number)
      all.push_back({{word.id, 1}});
    else
      all.push_back({{word.id, true}});
  }
  return all;
}

// Whether some card somewhere is in this state, or ("not") is not, at some time.
bool ever(Stage& stage, const char* is, const char* state) {
  Json any = Json::array();
  for (const bool units : {true, false})
    any.push_back({{"count", {{"in", all_places(stage, units)}, {"of", "both"}, {is, state}}}});
  const Json asked = {{"if", {{"any", any}}}, {"then", {plain_action(stage)}}};
  REQUIRE(stage.say({{{"kind", "act"}, {"do", {asked}}}}).empty());
  return std::any_of(stage.moments.begin(), stage.moments.end(),
                     [&](const Match& moment) { return stage.does_something(moment, 1); });
}

} // namespace

TEST_CASE("Every event triggers what waits for it") {
  std::set<std::string> unseen;
  for (const auto& stage : twoseat::test::stages())
    for (const OccasionWord& word : stage->book.family->lexicon->occasions) {
      if (*word.id == '\0') continue;
      bool seen = false;
      for (const Json& when : waits_for(*stage, word))
        seen = seen || ever_triggers(*stage, when);
      if (!seen) unseen.insert(stage->system + ": " + word.id);
    }
  must_be_listed("event", unseen);
}

TEST_CASE("Every condition is met at one time and not at another") {
  std::set<std::string> unseen;
  for (const auto& stage : twoseat::test::stages())
    for (const Json& condition : conditions(*stage)) {
      const Json asked = {{"if", condition}, {"then", {plain_action(*stage)}}};
      if (!stage->say({{{"kind", "act"}, {"do", {asked}}}}).empty()) continue;
      bool met = false, unmet = false;
      for (const Match& moment : stage->moments)
        (stage->does_something(moment, 1) ? met : unmet) = true;
      if (!met) unseen.insert(stage->system + ": never " + condition.dump());
      if (!unmet) unseen.insert(stage->system + ": always " + condition.dump());
    }
  must_be_listed("condition", unseen);
}

TEST_CASE("Cards come to be in every state, and others are not") {
  std::set<std::string> unseen;
  for (const auto& stage : twoseat::test::stages())
    for (const auto& state : stage->book.family->lexicon->states)
      for (const char* is : {"is", "not"})
        if (!ever(*stage, is, state.id)) unseen.insert(stage->system + ": " + is + " " + state.id);
  must_be_listed("state", unseen);
}
