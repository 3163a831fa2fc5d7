// What is written is what happens: every action in every shape and place that the card language takes it in, made from the
// vocabulary, does something in some position, or the loader refuses it.
#include "stage.h"
#include <algorithm>
#include <set>

namespace {

using twoseat::ActionWord;
using twoseat::Lasting;
using twoseat::PlaceWord;
using twoseat::Takes;
using twoseat::test::Json;
using twoseat::test::Stage;

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

// An ability to give.
Json given_ability(const Stage& stage, bool waits) {
  const auto& lexicon = *stage.book.family->lexicon;
  if (!waits) {
    for (const ActionWord& word : lexicon.actions)
      if (word.lasting == Lasting::Number) return {{"kind", "cont"}, {"do", {{{word.id, 1}}}}};
  }
  for (const auto& occasion : lexicon.occasions)
    if (occasion.kind == twoseat::EventKind::Timed)
      return {{"kind", "auto"},
              {"when", {{"event", occasion.id}, {"of", "you"}}},
              {"do", {twoseat::test::plain_action(stage)}}};
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
  }
  return all;
}

// An action as a card says it: its word and argument, and what stands beside it.
using Form = Json;

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

// The forms of one word that say different things, all places among them.
std::vector<Form> forms(const Stage& stage, const ActionWord& word) {
  const auto& family = *stage.book.family;
  std::vector<Form> all;
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

// What a form shows, one thing for each of its parts: "bind of opponent's drop", "put into hand".
std::vector<std::string> parts_of(const Stage& stage, const ActionWord& word, const Form& form) {
  std::vector<std::string> parts;
  for (const auto& [field, value] : form.items()) {
    std::string part = stage.system + ": " + word.id + (field == word.id ? "" : " " + field) + " ";
    const Json from = value.is_object() ? value.value("from", value.value("all", Json())) : Json();
    if (from.is_object())
      part += (from.value("of", "") == "opponent" ? "opponent's " : "own ") + from["in"].get<std::string>();
    else if (word.takes == Takes::Ability && field == word.id)
      part += value["kind"].get<std::string>();
    else if (value.is_object() && value.contains("in"))
      part += value["in"].get<std::string>();
    else
      part += value.is_string() ? value.get<std::string>() : value.dump();
    parts.push_back(part);
  }
  return parts;
}

// "vanguard: put" of "vanguard: put into hand".
std::string word_in(const std::string& part) {
  return part.substr(0, part.find(' ', part.find(' ') + 1));
}

struct Found {
  int forms = 0, refused = 0, done = 0;
  // Parts of forms that the loader takes, and of those that did something.
  std::set<std::string> written, seen;

  bool unseen_word(const std::string& part) const { // nothing of it was seen
    const auto of_word = seen.lower_bound(word_in(part) + " ");
    return of_word == seen.end() || word_in(*of_word) != word_in(part);
  }
};

bool ever_does_something(Stage& stage) {
  std::uint64_t seed = 0;
  return std::any_of(stage.moments.begin(), stage.moments.end(), [&](const twoseat::Match& moment) {
    return stage.does_something(moment, ++seed, true);
  });
}

Found try_all(Stage& stage) {
  Found found;
  for (const ActionWord& word : stage.book.family->lexicon->actions) {
    if (word.run == nullptr) continue;
    for (const Form& form : forms(stage, word)) {
      ++found.forms;
      if (!stage.say({{{"kind", "act"}, {"do", {form}}}}).empty()) {
        ++found.refused;
        continue;
      }
      const bool does = ever_does_something(stage);
      found.done += does;
      for (const std::string& part : parts_of(stage, word, form)) {
        found.written.insert(part);
        if (does) found.seen.insert(part);
      }
    }
  }
  return found;
}

} // namespace

TEST_CASE("Every action does something wherever the loader takes it") {
  std::set<std::string> unseen;
  for (const auto& stage : twoseat::test::stages()) {
    const Found found = try_all(*stage);
    MESSAGE(stage->system << ": " << found.forms << " forms, " << found.refused << " refused, " << found.done
                          << " do something");
    for (const std::string& part : found.written)
      if (found.seen.count(part) == 0) unseen.insert(found.unseen_word(part) ? word_in(part) : part);
  }
  twoseat::test::must_be_listed("action", unseen);
}
