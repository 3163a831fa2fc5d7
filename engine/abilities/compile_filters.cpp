// Which cards: the compiler's filters.
#include "engine/abilities/compiler.h"
#include "engine/abilities/context.h"
#include "engine/abilities/wording.h"
#include <algorithm>

namespace twoseat {

using nlohmann::json;
using script::Index;
using script::Noun;
using script::Select;

namespace {

constexpr std::int32_t most_of_top = 255; // Select::top

// A card that needs no name: the source, those of the event, who gave the ability. Any other word is a variable's.
Noun noun_of(const std::string& word) {
  if (word == "this") return Noun::This;
  if (word == "it") return Noun::Subject;
  if (word == "other") return Noun::Other;
  if (word == "giver") return Noun::Giver;
  return Noun::Variable;
}

} // namespace

// Words after "is" and "not" are states or marks of the family.
void Compiler::words_of(const json& value, const std::string& field, bool wanted, Select& select) {
  const auto add = [&](const json& one) {
    const std::string id = text(one, field);
    const std::size_t state = find(words_.states, id);
    const std::size_t mark = find(book_.family->marks, id);
    if (state < words_.states.size())
      (wanted ? select.states : select.no_states) |= 1U << state;
    else if (mark < book_.family->marks.size())
      (wanted ? select.marks : select.no_marks) |= std::uint64_t{1} << mark;
    else
      fail(field, {"\"{word}\" is neither a state nor a kind of card.", {FilledPhrase::name(id)}});
  };
  if (!value.is_array()) return add(value);
  for (const json& one : value)
    add(one);
}

void Compiler::range(const json& value, std::uint8_t attribute, const std::string& field, Select& select) {
  if (select.has_range) return fail(field, "Only one number of a card can be asked for at once.");
  select.has_range = true;
  select.range.attribute = attribute;
  select.range.min = -script::no_limit;
  select.range.max = script::no_limit;
  if (value.is_number_integer()) {
    select.range.min = select.range.max = number(value, field);
    return;
  }
  if (!known_keys(value, field, {"min", "max", "than"})) return;
  if (value.contains("min")) select.range.min = number(value["min"], field + "/min");
  if (value.contains("max")) select.range.max = number(value["max"], field + "/max");
  if (value.contains("than")) select.range.relative = amount(value["than"], field + "/than");
}

void Compiler::filter_field(const std::string& key, const json& value, const std::string& field,
                            Select& select) {
  if (key == "in") {
    select.places = places(value, field, select.place_word);
  } else if (key == "of") {
    select.side = side(value, field);
  } else if (key == "among") {
    const std::string name = text(value, field);
    select.noun = noun(name, field);
    if (select.noun == Noun::Variable) select.variable = variable(name, field, false);
  } else if (key == "not in") {
    select.not_in = variable(text(value, field), field, false);
  } else if (key == "other") {
    select.not_this = yes(value, field);
  } else if (key == "different names") { // [vge 12.6.2.2.1]
    select.different_names = yes(value, field);
  } else if (key == "original") { // [vge 5.1.3]
    select.range.original = yes(value, field);
  } else if (key == "declared") {
    select.declared = yes(value, field);
    if (!declares_) fail(field, "Nothing was declared before.");
  } else if (key == "under") {
    select.tied = true;
    if (text(value, field) != "this") fail(field, "Only cards under \"this\" or tied to it can be meant.");
  } else if (key == "column") {
    select.same_column = true;
    if (text(value, field) != "this") fail(field, "Only the column of \"this\" can be meant.");
  } else if (key == "within" && words_.reaches_to != nullptr) {
    const std::size_t word = value.is_string() ? find(words_.reaches, text(value, field)) : 0;
    const std::int32_t steps = value.is_string() ? 1 : number(value, field);
    if (word == words_.reaches.size() || steps < 1 || steps >= first_reach)
      return fail(field, "It must be a number of steps, or a word for how cards lie to each other.");
    select.reach = static_cast<std::uint8_t>(value.is_string() ? first_reach + word : steps);
  } else if (key == "around" && words_.reaches_to != nullptr) {
    select.around = filter(value, field);
  } else if (key == "is" || key == "not") {
    words_of(value, field, key == "is", select);
  } else if (key == "any") {
    if (!value.is_array()) return fail(field, "It must be a list.");
    for (const json& one : value) {
      const std::size_t mark = find(book_.family->marks, text(one, field));
      if (mark < book_.family->marks.size())
        select.any_marks |= std::uint64_t{1} << mark;
      else
        fail(field, "There is no such kind of card.");
    }
  } else if (key == "name" || key == "name has") {
    if (select.name != 0) fail(field, "Only one name of a card can be asked for at once.");
    select.name = name_test(text(value, field), key == "name");
  } else if (key == "name not" || key == "name has not") {
    if (select.not_name != 0) fail(field, "Only one name of a card can be asked for at once.");
    select.not_name = name_test(text(value, field), key == "name not");
  } else if (key == "same name as" || key == "other name than") {
    if (select.same_name_as != 0) fail(field, "Only one name of a card can be asked for at once.");
    select.same_name_as = filter(value, field);
    select.other_name = key == "other name than";
  } else if (key == "tag") {
    select.tag = tag(value, field);
  } else if (key == "tag not") {
    select.not_tag = tag(value, field);
  } else if (key == "or") {
    select.either = filter(value, field, true);
    check_either(book_.script.selects[select.either], field);
  } else if (key == "ability") {
    const KeywordAsked asked = keyword_asked(value, field);
    select.keyword = asked.keyword;
    select.keyword_number = asked.number;
  } else if (key == "top") {
    select.top = static_cast<std::uint8_t>(number(value, field, 1, most_of_top));
  } else {
    const std::size_t attribute = find(book_.family->attributes, key);
    if (attribute == book_.family->attributes.size()) return fail(field, "This field is not known here.");
    range(value, static_cast<std::uint8_t>(attribute), field, select);
  }
}

// "Kagero", or where groups are of several kinds {"trait": "Kiln"}; a name alone is that of any kind there, as cards said it
// before they were told apart (links keep those cards).
Index Compiler::tag(const json& from, const std::string& field) {
  if (words_.tag_kinds.empty() || from.is_string()) return tag_number(book_, text(from, field));
  for (const TagKind& kind : words_.tag_kinds)
    if (from.is_object() && from.size() == 1 && from.contains(kind.id))
      return tag_of_kind(book_, kind, text(from[kind.id], field + "/" + kind.id));
  std::string list;
  for (const TagKind& kind : words_.tag_kinds)
    list += (list.empty() ? "" : ", ") + std::string(kind.id);
  fail(field, {"It must be one of: {list}.", {FilledPhrase::name(list)}});
  return 0;
}

// Only of what cards are there may be two ways.
void Compiler::check_either(const Select& select, const std::string& field) {
  const bool elsewhere = select.noun != Noun::Filter || select.places != 0 || select.states != 0 ||
                         select.no_states != 0 || select.not_this || select.tied || select.same_column ||
                         select.top != 0 || select.not_in != 0 || select.reach != 0 ||
                         select.different_names || select.declared || select.either != 0;
  if (elsewhere || !asks_what_they_are(select))
    fail(field, "It asks what cards are: their names, groups, kinds, abilities or numbers.");
}

// There are words for some ways to lie to another card than the source, and for one card that is known by then.
void Compiler::check_around(const Select& select, const std::string& field) {
  const char* id = select.reach < first_reach ? "" : words_.reaches[select.reach - first_reach].id;
  if (select.reach == 0 || find_word(words_.english->arounds, id) == nullptr)
    fail(field, "It goes with \"within\" and a number, \"adjacent\" or \"orthogonal\".");
  if (book_.script.selects[select.around].noun == Noun::Filter)
    fail(field, "It must be a card that was named before: \"other\", \"it\" or a word of your own.");
}

// What says already which cards they are leaves nothing to say of where they are; "the rest" is all of the rest, and some
// words for how cards lie name one card.
void Compiler::check_named(const json& from, const Select& select, const std::string& field) {
  using Keys = std::initializer_list<std::string_view>;
  const auto refuse = [&](const char* beside, Keys keys, bool those) { // those, or all others
    for (const auto& entry : from.items())
      if ((std::find(keys.begin(), keys.end(), entry.key()) != keys.end()) == those && from.contains(beside))
        fail(field + "/" + entry.key(), {"It says nothing beside \"{word}\".", {FilledPhrase::name(beside)}});
  };
  const bool one = select.noun == Noun::This || select.noun == Noun::Giver;
  refuse("among",
         {"top", "under", "column", "within", counts_ ? "" : "in", from.contains("in") ? "" : "of",
          one ? "other" : "", one && !counts_ ? "among" : ""},
         true);
  if (select.not_in != 0 && from.contains("among")) refuse("not in", {"among", "not in"}, false);
  refuse("top", {"other"}, true);
  if (select.top != 0 && words_.places[select.place_word].units) refuse("in", {"top"}, true); // in no order
  const char* reach = select.reach < first_reach ? "" : words_.reaches[select.reach - first_reach].id;
  const char* text = find_word(words_.english->reaches, reach);
  if (select.reach != 0 && text != nullptr && text[0] == '=') refuse("within", {"in", "within"}, false);
}

// "it" and "other" are cards of the event: where none was told, nothing would ever be done to them.
Noun Compiler::noun(const std::string& word, const std::string& field) {
  const Noun noun = noun_of(word);
  if ((noun == Noun::Subject && !tells_it_) || (noun == Noun::Other && !tells_other_))
    fail(field,
         {"Nothing was chosen or found under the name \"{name}\" before.", {FilledPhrase::name(word)}});
  return noun;
}

Index Compiler::filter(const json& from, const std::string& field, bool anywhere) {
  Select select;
  select.noun = Noun::Filter;
  if (from.is_string()) {
    const std::string word = from.get<std::string>();
    select.noun = noun(word, field);
    if (select.noun == Noun::Variable && find(words_.places, word) < words_.places.size()) {
      select.noun = Noun::Filter;
      select.places = places(from, field, select.place_word);
    } else if (select.noun == Noun::Variable) {
      select.variable = variable(word, field, false);
    }
  } else if (from.is_object()) {
    for (const auto& [key, value] : from.items())
      filter_field(key, value, field + "/" + key, select);
    if (select.places == 0 && !from.contains("in") &&
        (select.top != 0 || (select.noun == Noun::Filter && !anywhere)))
      fail(field, "It does not say where the cards are: \"in\" is missing.");
    if (select.range.original && !select.has_range)
      fail(field + "/original", "It says of a number of the card that it is the original one: of which?");
    if (select.around != 0) check_around(select, field + "/around");
    if (Select own = select; own.either != 0) { // else all cards would do
      own.either = 0;
      if (!asks_what_they_are(own))
        fail(field + "/or", "It says nothing: the rest asks nothing of what they are.");
    }
    check_named(from, select, field);
  } else {
    fail(field, "It must say which cards: a word, or an object.");
  }
  book_.script.selects.push_back(select);
  return static_cast<Index>(book_.script.selects.size() - 1);
}

} // namespace twoseat
