// Whether: conditions as clauses, with "not" carried to where it is said.
#include "engine/abilities/writer.h"

namespace twoseat {

using script::Condition;
using script::Noun;
using script::Select;
using script::Side;
using script::Test;

// "that unit is grade 2 or greater and has Boost"
std::string TextWriter::predicates(const Phrase& subject, const Select& select, bool places, bool no) const {
  std::vector<std::string> parts;
  std::string name = subject.text;
  for (const Property& property : properties(select, places)) {
    const bool negated = property.no != no;
    const std::string text = form(property.text, subject.many, subject.feminine);
    const bool noun = property.kind == Property::Noun || property.kind == Property::Beside;
    if (property.kind == Property::With)
      parts.push_back(put(negated ? say_.has_not : say_.has, name, text, subject));
    else if (noun)
      parts.push_back(negated ? put(say_.is_no, name, text, subject)
                              : put(say_.is, name, put(say_.being, text), subject));
    else
      parts.push_back(put(negated ? say_.is_not : say_.is, name, text, subject));
    name.clear();
  }
  for (std::string& part : parts) // the subject is named once
    if (part.starts_with(" ")) part.erase(0, 1);
  return joined(parts, no ? say_.a_or : say_.a_and);
}

// "you chose two or more trigger units"
std::string TextWriter::some_chosen(const Select& select, std::int32_t min, std::int32_t max) {
  Things those = things(select, At::In, true);
  those.where.clear();
  const Count some =
      max == script::no_limit ? Count{Det::AtLeast, min, min, {}} : Count{Det::AtMost, 0, max, {}};
  return put(say_.chosen, grammar_.things(say_, those, some));
}

std::string TextWriter::count(const Condition& condition, bool no) {
  const Select& select = script_.selects[condition.select];
  std::int32_t min = condition.min, max = condition.max;
  bool flipped = false;
  if (no && max == script::no_limit) {
    max = min - 1;
    min = -script::no_limit;
    flipped = true;
  } else if (no && min <= 0) {
    min = max + 1;
    max = script::no_limit;
    flipped = true;
  }
  const bool any = min == 1 && max == script::no_limit, none = max <= 0;
  if (select.noun != Noun::Filter && (any || none)) { // about a card that was named
    Select plain;
    plain.noun = select.noun;
    plain.variable = select.variable;
    const Phrase subject =
        select.noun == Noun::This
            ? Phrase{grammar_.demonstrative(this_noun(), false, true), false, this_noun().feminine, false}
            : pronoun(plain, true);
    const bool some = any && subject.many && select.places == 0; // of several cards it need not be all
    std::string text = predicates(subject, select, true, none);
    if (some && !text.empty()) return some_chosen(select, min, max);
    if (!text.empty()) return text;
    Things group;
    group.noun = noun(words_.card);
    bool theirs = false;
    if (const auto found = known_.find(select.variable); found != known_.end()) {
      group.noun = found->second.noun;
      theirs = found->second.by == Side::Opponent;
    }
    return none ? put(theirs ? say_.they_chose_no : say_.not_chosen,
                      grammar_.things(say_, group, {Det::Bare, 2, 2, {}}))
                : put(theirs ? say_.they_chose : say_.chosen, grammar_.things(say_, group, {}));
  }
  const Things group = things(select, At::In, true);
  if (group.noun.single && !select.not_this && select.side != Side::Both &&
      (any || none)) { // "your vanguard is grade 3"
    Things one;
    one.noun = group.noun;
    one.owner = owner(select.side);
    const Phrase subject{grammar_.things(say_, one, {Det::The, 1, 1, {}}), false, one.noun.feminine, false};
    std::string text = predicates(subject, select, false, none);
    if (!text.empty()) return text;
  }
  const auto held = [&](const std::string& what) {
    const bool negative = none;
    switch (select.side) {
    case Side::You: return put(negative ? say_.you_have_no : say_.you_have, what);
    case Side::Opponent: return put(negative ? say_.they_have_no : say_.they_have, what);
    default: return put(negative ? say_.all_have_no : say_.all_have, what);
    }
  };
  if (select.noun != Noun::Filter) return some_chosen(select, min, max);
  if (none) return held(grammar_.things(say_, group, {Det::Bare, 2, 2, {}}));
  if (any) return held(grammar_.things(say_, group, {}));
  if (max == script::no_limit) return held(grammar_.things(say_, group, {Det::AtLeast, min, min, {}}));
  if (min <= 0) return held(grammar_.things(say_, group, {Det::AtMost, max, max, {}}));
  const std::string amount =
      put(say_.number_of, grammar_.things(say_, things(select, At::In), {Det::Bare, 2, 2, {}}));
  return put(no && !flipped ? say_.compare_not : say_.compare, amount, range(min, max, ""));
}

std::string TextWriter::compare(const Condition& condition, bool no) {
  std::int32_t min = condition.min, max = condition.max;
  if (no && max == script::no_limit) {
    max = min - 1;
    min = -script::no_limit;
    no = false;
  } else if (no && min == -script::no_limit) {
    min = max + 1;
    max = script::no_limit;
    no = false;
  }
  return put(no ? say_.compare_not : say_.compare, amount(condition.amount),
             range(min, max, condition.against != 0 ? amount(condition.against) : ""));
}

std::string TextWriter::condition(Index at, bool no) {
  const Condition& what = script_.conditions[at];
  const Index end = static_cast<Index>(at + 1 + what.size);
  switch (what.test) {
  case Test::Not: return condition(static_cast<Index>(at + 1), !no);
  case Test::All:
  case Test::Any: {
    std::vector<std::string> parts;
    for (Index child = static_cast<Index>(at + 1); child < end;
         child = static_cast<Index>(child + 1 + script_.conditions[child].size))
      parts.push_back(condition(child, no));
    return joined(parts, (what.test == Test::Any) != no ? say_.a_or : say_.a_and);
  }
  case Test::Count: return count(what, no);
  case Test::Compare: return compare(what, no);
  case Test::Turn:
    if (what.side == Side::Both) return say_.both_turns;
    return fill(grammar_, form(say_.is_turn_of, no), {},
                what.side == Side::You ? Owner::You : Owner::Opponent);
  case Test::Family: {
    const std::string text = form(word(words_.conditions, lexicon_.conditions[what.word].id), no);
    const auto choices = lexicon_.conditions[what.word].words;
    const std::string choice =
        choices.empty() ? "" : word(words_.choices, choices[static_cast<std::size_t>(what.min)].id);
    const bool limited = what.min != -script::no_limit || what.max != script::no_limit;
    return fill(grammar_, text,
                {{"n", limited ? range(what.min, what.max, "") : ""},
                 {"x", what.amount != 0 ? amount(what.amount) : ""},
                 {"word", choice}},
                Owner::You);
  }
  }
  return "?";
}

// "during your turn, if you have two or more rear-guards"
std::string TextWriter::lead_in(Index at) {
  const Condition& what = script_.conditions[at];
  const auto turn = [&](const Condition& one) {
    return fill(grammar_, say_.in_turn_of, {}, one.side == Side::You ? Owner::You : Owner::Opponent);
  };
  const auto is_turn = [](const Condition& one) { return one.test == Test::Turn && one.side != Side::Both; };
  if (is_turn(what)) return turn(what);
  const Index first = static_cast<Index>(at + 1);
  if (what.test != Test::All || what.size < 2 || !is_turn(script_.conditions[first]))
    return put(say_.if_, condition(at, false));
  std::vector<std::string> parts;
  const auto end = static_cast<Index>(at + 1 + what.size);
  for (Index child = static_cast<Index>(first + 1); child < end;
       child = static_cast<Index>(child + 1 + script_.conditions[child].size))
    parts.push_back(condition(child, false));
  return turn(script_.conditions[first]) + ", " + put(say_.if_, joined(parts, say_.a_and));
}

} // namespace twoseat
