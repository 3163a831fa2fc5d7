// How many, and whether: the compiler's amounts and conditions.
#include "engine/abilities/compiler.h"
#include "engine/abilities/halves.h"
#include <utility>

namespace twoseat {

using nlohmann::json;
using script::Condition;
using script::Index;
using script::Sum;
using script::Test;

namespace {

constexpr std::int32_t most_of_strike = 99; // Amount::spare

// What may stand beside the field that says what something is.
constexpr Form amount_forms[] = {{"for each", {"beyond", "times", "plus", "half", "per"}},
                                 {"counter", {"of player", "beyond", "times", "plus", "half"}},
                                 {"found", {"beyond", "times", "plus", "half"}},
                                 {"strike of", {}},
                                 {"declared", {"times", "plus"}},
                                 {"event", {"beyond", "times", "plus", "half"}}};
constexpr Form condition_forms[] = {{"all", {}},
                                    {"any", {}},
                                    {"not", {}},
                                    {"count", {"min", "max", "exactly"}},
                                    {"number", {"min", "max", "exactly", "than"}},
                                    {"turn", {}}};

} // namespace

// Half of what is counted; the text says how it is rounded. [bsk 104.1]
void Compiler::halve(const json& value, const std::string& field, script::Amount& amount) {
  const std::string way = text(value, field);
  if (way != "up" && way != "down") fail(field, "It must be \"up\" or \"down\".");
  if (amount.sum == Sum::Strike) return fail(field, "It does not go with a strike.");
  amount.spare = way == "up" ? rounded_up : rounded_down;
}

Index Compiler::amount(const json& from, const std::string& field) {
  script::Amount result;
  if (from.is_number_integer()) {
    result.number = number(from, field);
  } else if (from == "X") {
    result.sum = Sum::X;
    result.number = 1;
    if (!has_x_) fail(field, "No cost before says what X is.");
  } else if (from.is_object()) {
    result.number = from.contains("times") ? number(from["times"], field + "/times") : 1;
    if (from.contains("plus")) result.plus = number(from["plus"], field + "/plus");
    if (from.contains("of player")) result.side = side(from["of player"], field + "/of player");
    if (from.contains("for each")) {
      result.sum = Sum::Count;
      result.select = filter(from["for each"], field + "/for each");
    } else if (from.contains("counter")) {
      result.sum = Sum::Counter;
      const std::size_t counter = find(book_.family->counters, text(from["counter"], field + "/counter"));
      if (counter == book_.family->counters.size()) fail(field + "/counter", "There is no such counter.");
      result.attribute = static_cast<std::uint8_t>(counter);
    } else if (from.contains("found")) {
      result.sum = Sum::Found;
      result.attribute = variable(text(from["found"], field + "/found"), field + "/found", false);
    } else if (from.contains("strike of") && words_.strength != nullptr) {
      const json& three = from["strike of"];
      const bool is_three = three.is_array() && three.size() == 3;
      if (!is_three) fail(field + "/strike of", "It must be three numbers: weak, medium, strong.");
      result.sum = Sum::Strike;
      const auto at = [&](std::size_t i) {
        return is_three ? number(three[i], field + "/strike of/" + std::to_string(i), 0, most_of_strike) : 0;
      };
      result.number = at(0);
      result.plus = at(1);
      result.spare = static_cast<std::uint8_t>(at(2));
    } else if (from.contains("declared")) {
      result.sum = has_x_ ? Sum::X : Sum::Declared;
      needs_yes(from["declared"], field + "/declared");
      if (!declares_) fail(field + "/declared", "Nothing was declared before.");
    } else if (from.contains("event")) {
      result.sum = Sum::Event;
      needs_yes(from["event"], field + "/event");
    } else {
      result.sum = Sum::Attribute;
      for (std::size_t i = 0; i < book_.family->attributes.size(); ++i)
        if (from.contains(book_.family->attributes[i].id)) {
          result.attribute = static_cast<std::uint8_t>(i);
          result.select =
              filter(from[book_.family->attributes[i].id], field + "/" + book_.family->attributes[i].id);
        }
      if (result.select == 0)
        fail(field, "It must say what is counted: \"for each\", \"counter\", \"found\", \"event\" or a "
                    "number of a card.");
    }
    if (from.contains("half")) halve(from["half"], field + "/half", result);
    if (from.contains("per"))
      result.per = static_cast<std::uint8_t>(number(from["per"], field + "/per", 2, 99));
    const char* counted = result.sum == Sum::Attribute ? book_.family->attributes[result.attribute].id : "";
    only_form(amount_forms, {counted, {"beyond", "times", "plus", "half", "original"}}, from, field);
    result.original = result.sum == Sum::Attribute && flag(from, "original", field);
    if (from.contains("beyond")) result.beyond = amount(from["beyond"], field + "/beyond");
  } else {
    fail(field, "It must be a number, or say what is counted.");
  }
  book_.script.amounts.push_back(result);
  return static_cast<Index>(book_.script.amounts.size() - 1);
}

void Compiler::condition_list(const json& from, Test test, const std::string& field, Index at) {
  book_.script.conditions[at].test = test;
  if (!from.is_array()) return fail(field, "It must be a list of conditions.");
  for (std::size_t i = 0; i < from.size(); ++i)
    condition(from[i], field + "/" + std::to_string(i));
}

Index Compiler::condition(const json& from, const std::string& field) {
  auto& conditions = book_.script.conditions;
  const Index at = static_cast<Index>(conditions.size());
  conditions.push_back({});
  if (!from.is_object() || from.empty()) {
    fail(field, "It must be a condition.");
    return at;
  }
  Condition result;
  Form own{"", {}}; // one of the family's
  const auto limits = [&](std::int32_t least) {
    result.min = from.contains("min") ? number(from["min"], field + "/min") : least;
    if (from.contains("max")) result.max = number(from["max"], field + "/max");
    if (from.contains("exactly")) {
      result.min = result.max = number(from["exactly"], field + "/exactly");
      for (const char* other : {"min", "max"})
        if (from.contains(other)) fail(field + "/" + other, "It does not go with this.");
    }
    if (from.contains("than")) result.against = amount(from["than"], field + "/than");
  };
  if (from.contains("all")) {
    condition_list(from["all"], Test::All, field + "/all", at);
    result.test = Test::All;
  } else if (from.contains("any")) {
    condition_list(from["any"], Test::Any, field + "/any", at);
    result.test = Test::Any;
  } else if (from.contains("not")) {
    condition(from["not"], field + "/not");
    result.test = Test::Not;
  } else if (from.contains("count")) {
    result.test = Test::Count;
    const bool outer = std::exchange(counts_, true); // whether this card, or those, are such
    result.select = filter(from["count"], field + "/count");
    counts_ = outer;
    limits(from.contains("max") ? -script::no_limit : 1);
  } else if (from.contains("number")) {
    result.test = Test::Compare;
    result.amount = amount(from["number"], field + "/number");
    limits(-script::no_limit);
  } else if (from.contains("turn")) {
    result.test = Test::Turn;
    result.side = side(from["turn"], field + "/turn");
  } else {
    result.test = Test::Family;
    bool known = false;
    for (std::size_t i = 0; i < words_.conditions.size(); ++i)
      if (from.contains(words_.conditions[i].id)) {
        known = true;
        const ConditionWord& word = words_.conditions[i];
        const std::string here = field + "/" + word.id;
        result.word = static_cast<std::uint16_t>(i);
        own = {word.id, {}};
        const json& value = from[word.id];
        if (word.takes == ConditionWord::Takes::Number) {
          result.amount = amount(value, here);
        } else if (word.takes == ConditionWord::Takes::Limits) {
          needs_yes(value, here);
          limits(-script::no_limit);
          own = {word.id, {"min", "max", "exactly"}};
        } else if (word.words.empty()) {
          needs_yes(value, here);
        } else {
          const std::string id = text(value, here);
          const std::size_t choice = find(word.words, id);
          if (choice == word.words.size()) fail(here, {"\"{word}\" is not known.", {FilledPhrase::name(id)}});
          result.min = static_cast<std::int32_t>(choice);
        }
      }
    if (!known) return fail(field, "This condition is not known."), at;
  }
  only_form(condition_forms, own, from, field);
  result.size = static_cast<std::uint16_t>(conditions.size() - 1 - at);
  conditions[at] = result;
  return at;
}

} // namespace twoseat
