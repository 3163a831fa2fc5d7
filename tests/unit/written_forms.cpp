// The forms in which an action can be written, made from the vocabulary.
#include "written_forms.h"
#include <algorithm>

namespace twoseat::test {

// Ways to mean cards: of each place and either player.
std::vector<Json> targets(const Stage& stage) {
  std::vector<Json> all = {"this"};
  for (const PlaceWord& place : stage.book.family->lexicon->places)
    for (const char* of : {"you", "opponent"}) {
      if (place.places == 0) continue;
      const Json from = {{"in", place.id}, {"of", of}};
      all.push_back({{"choose", 1}, {"from", from}});
      all.push_back({{"all", from}});
    }
  return all;
}

namespace {

// An ability to give.
Json given_ability(const Stage& stage, bool waits) {
  const auto& lexicon = *stage.book.family->lexicon;
  if (!waits) {
    for (const ActionWord& word : lexicon.actions)
      if (word.lasting == Lasting::Number) return {{"kind", "cont"}, {"do", {{{word.id, 1}}}}};
  }
  for (const auto& occasion : lexicon.occasions)
    if (occasion.kind == EventKind::Timed)
      return {
          {"kind", "auto"}, {"when", {{"event", occasion.id}, {"of", "you"}}}, {"do", {plain_action(stage)}}};
  return {};
}

// What may stand after the word itself.
std::vector<Json> arguments(const Stage& stage, const ActionWord& word) {
  const auto& family = *stage.book.family;
  std::vector<Json> all;
  const auto each = [&](const auto& names) {
    for (const auto& name : names)
      all.push_back(name.id);
  };
  switch (word.takes) {
  case Takes::Cards:
  case Takes::CardsAndZone:
  case Takes::CardsAndCard:
  case Takes::Abilities: return targets(stage);
  case Takes::Number:
  case Takes::CardsAndValue:
  case Takes::Count: return {1, 2};
  case Takes::Nothing:
  case Takes::Player: return {true};
  case Takes::Mark: each(family.marks); return all;
  case Takes::Ability: return {given_ability(stage, word.timed), given_ability(stage, true)};
  case Takes::Restriction: each(family.lexicon->restrictions); return all;
  case Takes::Word: each(word.words); return all;
  case Takes::Token: return {"sprout", "brazier"};
  case Takes::Name:
  case Takes::Tag: return {"Nowhere"};
  case Takes::Change: each(family.lexicon->actions); return all;
  case Takes::Sources: return targets(stage);
  case Takes::Occasion: each(family.lexicon->occasions); return all;
  case Takes::Gate: return {"limit-break", {{"limit-break", 4}}};
  }
  return all;
}

// Cards that stand after "to": this one, and some of the same player as those of the argument, in places where it is done.
std::vector<Json> beside(const Stage& stage, const ActionWord& word, const Json& argument) {
  const auto& lexicon = *stage.book.family->lexicon;
  std::uint32_t done = 0;
  for (const auto& places : lexicon.action_places)
    if (std::string_view(places.action) == word.id) done = places.to;
  Json of = "you";
  if (argument.is_object()) of = argument.value("from", argument.value("all", Json()))["of"];
  std::vector<Json> all = {"this"};
  for (const PlaceWord& place : lexicon.places)
    if (place.places != 0 && all.size() < 3 && (done == 0 ? place.units : (place.places & done) != 0))
      all.push_back({{"choose", 1}, {"from", {{"in", place.id}, {"of", of}}}});
  return all;
}

// A place where it is done, if it is not done everywhere.
std::string where_it_is_done(const Stage& stage, const ActionWord& word) {
  const auto& lexicon = *stage.book.family->lexicon;
  for (const auto& done : lexicon.action_places)
    for (const PlaceWord& place : lexicon.places)
      if (std::string_view(done.action) == word.id && (place.places & done.cards) != 0 && done.cards != 0)
        return place.id;
  return "hand";
}

} // namespace

// The forms of one word that say different things, all places among them.
std::vector<Json> forms(const Stage& stage, const ActionWord& word) {
  const auto& family = *stage.book.family;
  std::vector<Json> all;
  int chosen = 0;
  for (const Json& argument : arguments(stage, word)) {
    const bool first = all.empty();
    const auto with = [&](const char* field, const Json& value) {
      all.push_back({{word.id, argument}, {field, value}});
    };
    const auto with_each = [&](const char* field, const std::vector<Json>& values) {
      for (const Json& value : values)
        with(field, value);
    };
    switch (word.takes) {
    case Takes::CardsAndZone:
      for (const auto& place : family.place_kinds)
        with("into", place.id);
      with_each("into", {"deck top", "deck bottom"});
      continue;
    case Takes::CardsAndCard:
      with_each("to", beside(stage, word, argument));
      if (!argument.is_object() || !argument.contains("choose") || argument["from"]["of"] != "you") continue;
      if (++chosen == 1 || argument["from"]["in"] == where_it_is_done(stage, word))
        with_each("to", targets(stage));
      continue;
    case Takes::Abilities: with_each("kind", {"act", "auto", "cont"}); continue;
    case Takes::Change: with("more", 1); continue;
    case Takes::CardsAndValue:
      if (first) with_each("to", targets(stage));
      if (first) with_each("becomes", {true, "original"});
      break;
    case Takes::Mark:
      if (first) with_each("to", targets(stage));
      break;
    case Takes::Ability:
    case Takes::Restriction: with_each("to", targets(stage)); break;
    case Takes::Number:
      for (const PlaceWord& place : family.lexicon->places)
        if (place.places != 0 && first) with("from", {{"in", place.id}});
      break;
    case Takes::Cards:
      for (const PlaceWord& place : family.lexicon->places)
        if (place.places != 0 && first && word.from != 0) with("into", place.id);
      break;
    default: break;
    }
    all.push_back({{word.id, argument}});
  }
  return all;
}

} // namespace twoseat::test
