// How many: numbers as words, and what they are counted by.
#include "engine/abilities/halves.h"
#include "engine/abilities/writer.h"

namespace twoseat {

using script::Sum;

namespace {

std::string with_sign(std::int32_t number) {
  return (number < 0 ? "-" : "+") + std::to_string(number < 0 ? -number : number);
}

} // namespace

Count TextWriter::count_of(Index at, bool up_to) const {
  const script::Amount& what = script_.amounts[at];
  if (what.sum != Sum::Fixed) return {Det::Equal, 2, 2, amount(at)};
  if (up_to && what.number == script::any_number) return {Det::Any, 2, 2, {}};
  return {up_to ? Det::UpTo : Det::Exactly, what.number, what.number, {}};
}

// "your energy", "the number of orders played by your opponent this turn"
std::string TextWriter::counter(const script::Amount& what) const {
  const char* by = what.side == script::Side::You        ? say_.by_you
                   : what.side == script::Side::Opponent ? say_.by_opponent
                                                         : "";
  return fill(grammar_, word(words_.counters, book_.family->counters[what.attribute].id), {{"by", by}},
              owner(what.side));
}

// As a noun: "the number of cards in your soul", "the power of this unit", "3".
std::string TextWriter::amount(Index at, bool positive) const {
  const script::Amount& what = script_.amounts[at];
  if (what.sum == Sum::Fixed) return script::is_infinite(what.number) ? "∞" : std::to_string(what.number);
  if (what.sum == Sum::Strike) // weak, medium, strong
    return std::to_string(what.number) + "-" + std::to_string(what.plus) + "-" + std::to_string(what.spare);
  TextWriter other = *this;
  std::string text;
  switch (what.sum) {
  case Sum::Count: {
    const script::Select& select = script_.selects[what.select];
    const std::string group = select.noun == script::Noun::Filter
                                  ? grammar_.things(say_, things(select, At::In), {Det::Bare, 2, 2, {}})
                                  : other.phrase(what.select, true).text;
    text = put(say_.number_of, group);
    break;
  }
  case Sum::Attribute:
  case Sum::Last:
    text = in_words(what.attribute);
    if (what.original) text = put(say_.original_of, text, bare_word(what.attribute));
    text = put(say_.attribute_of, text, other.phrase(unsorted(what.select), true).text);
    break;
  case Sum::Counter: text = counter(what); break;
  case Sum::Found: text = put(say_.number_of, say_.those_found); break;
  case Sum::Declared: text = say_.declared_number; break;
  case Sum::X: text = "X"; break;
  default: text = say_.that_number;
  }
  if (what.beyond != 0) text = put(say_.beyond, text, amount(what.beyond));
  if (what.per > 1) text = put(say_.groups_of, text, std::to_string(what.per));
  const std::int32_t times = positive && what.number < 0 ? -what.number : what.number;
  if (times != 1) text = put(say_.times, text, std::to_string(times));
  if (what.plus != 0) text = put(say_.plus, text, std::to_string(what.plus));
  if (is_half(what)) text = put(what.spare == rounded_up ? say_.half_up : say_.half_down, text);
  return text;
}

std::string TextWriter::for_each(const script::Amount& what) const {
  if (is_half(what) || what.beyond != 0) return "";
  switch (what.sum) {
  case Sum::Count: {
    const script::Select& select = script_.selects[what.select];
    if (select.noun != script::Noun::Filter) return select.not_in != 0 ? say_.each_rest : say_.each_found;
    if (what.per > 1)
      return put(say_.for_every,
                 grammar_.things(say_, things(select, At::In), {Det::Exactly, what.per, what.per, {}}));
    return put(say_.for_each, grammar_.things(say_, things(select, At::In), {Det::Each, 1, 1, {}}));
  }
  case Sum::Counter: return put(say_.each_counter, counter(what));
  case Sum::Found: return say_.each_found;
  default: return "";
  }
}

// What a number of a card changes by: "[Power] +5000 for each of your rear-guards".
std::string TextWriter::value(std::uint8_t attribute, Index at) const {
  const script::Amount& what = script_.amounts[at];
  if (is_trait(attribute)) return trait(attribute, amount(at));
  const std::string name = label(attribute);
  if (what.sum == Sum::Fixed) return name + " " + with_sign(what.number);
  if (is_half(what) || what.beyond != 0 || what.sum == Sum::Attribute || what.sum == Sum::Last ||
      what.sum == Sum::Event || what.sum == Sum::Declared || what.sum == Sum::X)
    return what.number >= 0 ? put(say_.value_equal, name, amount(at))
                            : put(say_.value_less, name, amount(at, true));
  std::string text = name + " " + with_sign(what.number) + for_each(what);
  if (what.plus != 0) text += put(say_.value_plus, name + " " + with_sign(what.plus));
  return text;
}

// "two cards", "a card for each of your rear-guards"
std::string TextWriter::counted(const Name& noun, Index at, bool up_to) const {
  Things all;
  all.noun = noun;
  const script::Amount& what = script_.amounts[at];
  const bool by_each = what.sum == Sum::Count || what.sum == Sum::Counter || what.sum == Sum::Found;
  if (by_each && what.plus == 0 && what.beyond == 0 && !is_half(what))
    return grammar_.things(say_, all, {up_to ? Det::UpTo : Det::Exactly, what.number, what.number, {}}) +
           for_each(what);
  return grammar_.things(say_, all, count_of(at, up_to));
}

// Of a value: "3 or greater", "greater than the grade of your vanguard".
std::string TextWriter::range(std::int32_t min, std::int32_t max, const std::string& shift) const {
  const bool from = min != -script::no_limit, to = max != script::no_limit;
  const auto number = [](std::int32_t n) { return std::to_string(n); };
  if (shift.empty()) {
    if (from && to)
      return min == max ? number(min)
                        : fill(grammar_, say_.between, {{"n", number(min)}, {"m", number(max)}});
    return put(from ? say_.or_more : say_.or_less, number(from ? min : max));
  }
  const auto beyond = [&](std::int32_t n) { return n == 0 ? shift : put(say_.plus, shift, number(n)); };
  if (from && to && min == max) return put(say_.equal_to, beyond(min));
  std::string text;
  if (from) text = min == 1 ? put(say_.more, shift) : put(say_.more_equal, beyond(min));
  if (to)
    text +=
        (from ? say_.a_and : "") + (max == -1 ? put(say_.less, shift) : put(say_.less_equal, beyond(max)));
  return text;
}

} // namespace twoseat
