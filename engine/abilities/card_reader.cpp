// A card file's fields, and the whole of it.
#include "engine/abilities/card_reader.h"
#include "engine/kernel/events.h"
#include "engine/kernel/nesting.h"
#include <algorithm>

namespace twoseat {

using nlohmann::json;

void CardReader::fail(const std::string& field, FilledPhrase sentence, std::string citation) {
  faults.push_back({FilledPhrase::name(std::string(file) + ", " + card + (field.empty() ? "" : ", " + field)),
                    std::move(citation), std::move(sentence)});
}

std::string CardReader::text(const json& from, const char* field, bool must) {
  const auto found = from.find(field);
  if (found == from.end()) {
    if (must) fail(field, "It is missing.");
    return "";
  }
  if (!found->is_string() || (must && found->get_ref<const std::string&>().empty())) {
    fail(field, "It must be a text.");
    return "";
  }
  return found->get<std::string>();
}

std::int32_t CardReader::number(const json& from, const char* field, std::int32_t if_missing,
                                std::int32_t most) {
  const auto found = from.find(field);
  if (found == from.end()) {
    if (if_missing == needed) fail(field, "It is missing.");
    return if_missing;
  }
  if (!found->is_number_integer() || found->get<std::int64_t>() < 0 || found->get<std::int64_t>() > most) {
    fail(field, {"It must be a whole number from {least} to {most}.", {0, most}});
    return 0;
  }
  return found->get<std::int32_t>();
}

bool CardReader::flag(const json& from, const char* field) {
  const auto found = from.find(field);
  if (found == from.end()) return false;
  if (!found->is_boolean()) fail(field, "It must be true or false.");
  return found->is_boolean() && found->get<bool>();
}

void CardReader::only(const json& from, std::initializer_list<std::string_view> known,
                      const std::string& inside, std::initializer_list<std::string_view> also) {
  const auto holds = [](std::initializer_list<std::string_view> words, const std::string& key) {
    return std::find(words.begin(), words.end(), key) != words.end();
  };
  for (const auto& entry : from.items())
    if (!holds(known, entry.key()) && !holds(also, entry.key()))
      fail(inside + entry.key(), "This field is not known here.");
}

Print CardReader::begin(const json& from, std::initializer_list<std::string_view> known) {
  Print print;
  print.id = text(from, "id", true);
  if (!print.id.empty()) card = print.id;
  only(from, known, "", {"id", "name", "flavor", "abilities"});
  print.name = text(from, "name", true);
  print.flavor = text(from, "flavor", false);
  print.set = set;
  return print;
}

void CardReader::finish(Rulebook& book, Face face, Print print, const json& abilities) {
  // What leaves the field takes along which of its automatic abilities worked there: Event::worked has room for so many.
  constexpr std::size_t most = decltype(Event::worked)::capacity();
  if (abilities.is_array() && abilities.size() > most)
    return fail("abilities", {"A card has {n} abilities at most.", {static_cast<std::int32_t>(most)}});
  if (!abilities.is_null()) {
    load_abilities(book, face, abilities, std::string(file) + ", " + card, faults);
    print.abilities = abilities.dump();
  }
  if (book.find(print.id)) fail("id", "Another card has this id already.");
  face.name = name_number(book, print.name);
  book.faces.push_back(face);
  book.prints.push_back(std::move(print));
}

void add_condition(json& ability, json condition) {
  if (ability.contains("if"))
    ability["if"] = {{"all", {std::move(condition), ability["if"]}}};
  else
    ability["if"] = std::move(condition);
}

Faults read_cards(Rulebook& book, std::string_view file, std::string_view text, ReadCard read_card) {
  Faults faults;
  CardReader reader{file, faults, "file", ""};
  if (is_nested_too_deeply(text)) {
    reader.fail("", "It is nested too deeply.");
    return faults;
  }
  const json root = json::parse(text, nullptr, false);
  const auto cards = root.is_object() ? root.find("cards") : root.end();
  if (!root.is_object() || cards == root.end() || !cards->is_array()) {
    reader.fail("", "It must be a JSON object with a list \"cards\".");
    return faults;
  }
  reader.set = reader.text(root, "set", false);
  Rulebook extended = book;
  for (std::size_t i = 0; i < cards->size(); ++i) {
    reader.card = "card " + std::to_string(i + 1);
    if ((*cards)[i].is_object())
      read_card(reader, (*cards)[i], extended);
    else
      reader.fail("", "It must be an object.");
  }
  finish_abilities(extended);
  for (Fault& fault : check_dependencies(extended))
    faults.push_back(
        {FilledPhrase::name(std::string(file) + ", " + fault.where.text()), "", std::move(fault.sentence)});
  if (faults.empty()) book = std::move(extended);
  return faults;
}

} // namespace twoseat
