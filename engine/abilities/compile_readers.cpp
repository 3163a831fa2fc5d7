// The compiler's small readers: texts, numbers, sides, places, names of variables, and the faults that they find.
#include "engine/abilities/compiler.h"
#include <algorithm>
#include <utility>

namespace twoseat {

using nlohmann::json;
using script::Index;

void Compiler::fail(const std::string& field, FilledPhrase sentence) {
  faults_.push_back({FilledPhrase::name(where_ + ", " + field), "", std::move(sentence)});
}

std::string Compiler::text(const json& from, const std::string& field) {
  if (from.is_string()) return from.get<std::string>();
  fail(field, "It must be a text.");
  return "";
}

std::int32_t Compiler::number(const json& from, const std::string& field) {
  constexpr std::int64_t most = 100'000'000; // far from what stands for infinity
  if (from.is_number_integer() && from.get<std::int64_t>() >= -most && from.get<std::int64_t>() <= most)
    return from.get<std::int32_t>();
  fail(field, "It must be a whole number.");
  return 0;
}

std::int32_t Compiler::number(const json& from, const std::string& field, std::int32_t least,
                              std::int32_t most) {
  const std::int32_t read = number(from, field);
  if (read >= least && read <= most) return read;
  fail(field, {"It must be a whole number from {least} to {most}.", {least, most}});
  return least;
}

bool Compiler::yes(const json& from, const std::string& field) {
  if (!from.is_boolean()) fail(field, "It must be true or false.");
  return from.is_boolean() && from.get<bool>();
}

bool Compiler::flag(const json& from, const char* key, const std::string& field) {
  const auto found = from.find(key);
  return found != from.end() && yes(*found, field + "/" + key);
}

// Of a word that says all by itself.
void Compiler::needs_yes(const json& from, const std::string& field) {
  if (from != true) fail(field, "It must be true.");
}

script::Side Compiler::side(const json& from, const std::string& field) {
  const std::string word = text(from, field);
  if (word == "you") return script::Side::You;
  if (word == "opponent") return script::Side::Opponent;
  if (word == "both") return script::Side::Both;
  fail(field, {"\"{word}\" is not you, opponent or both.", {FilledPhrase::name(word)}});
  return script::Side::You;
}

bool Compiler::known_keys(const json& from, const std::string& field,
                          std::initializer_list<const char*> keys) {
  if (!from.is_object()) {
    fail(field, "It must be an object.");
    return false;
  }
  for (const auto& entry : from.items()) {
    const std::string& key = entry.key();
    if (std::none_of(keys.begin(), keys.end(), [&](const char* known) { return key == known; }))
      fail(field + "/" + key, "This field is not known here.");
  }
  return true;
}

// Everything but the field that says what it is, and what may stand beside that.
void Compiler::only_form(std::span<const Form> forms, const Form& own, const json& from,
                         const std::string& field) {
  const auto* said = std::find_if(forms.data(), forms.data() + forms.size(),
                                  [&](const Form& form) { return from.contains(form.field); });
  const Form& form = said != forms.data() + forms.size() ? *said : own;
  for (const auto& entry : from.items()) {
    const std::string& key = entry.key();
    const auto is_key = [&](const char* known) { return known != nullptr && key == known; };
    if (key != form.field && std::none_of(form.beside.begin(), form.beside.end(), is_key))
      fail(field + "/" + key, "This field is not known here.");
  }
}

std::uint8_t Compiler::variable(const std::string& name, const std::string& field, bool make) {
  const auto found = std::find(variables_.begin(), variables_.end(), name);
  if (found != variables_.end()) return static_cast<std::uint8_t>(found - variables_.begin() + 1);
  if (!make) {
    fail(field,
         {"Nothing was chosen or found under the name \"{name}\" before.", {FilledPhrase::name(name)}});
    return 0;
  }
  variables_.push_back(name);
  if (variables_.size() > 200) fail(field, "It has too many variables.");
  return static_cast<std::uint8_t>(variables_.size());
}

Index Compiler::name_test(const std::string& text, bool whole) {
  book_.script.names.push_back({text, whole, {}});
  return static_cast<Index>(book_.script.names.size() - 1);
}

std::uint32_t Compiler::places(const json& from, const std::string& field, Index& word) {
  std::uint32_t bits = 0;
  const auto add = [&](const json& one) {
    const std::string id = text(one, field);
    const std::size_t at = find(words_.places, id);
    if (id.empty() || at == words_.places.size())
      return fail(field, {"\"{word}\" is not a place that cards can be in.", {FilledPhrase::name(id)}});
    bits |= words_.places[at].places;
    word = static_cast<Index>(at);
  };
  if (from.is_array())
    for (const json& one : from)
      add(one);
  else
    add(from);
  return bits;
}

// The word of the places to which an action lets a card come. `of`: all that it can
Index Compiler::one_of_places(const json& from, const std::string& field, std::uint32_t of) {
  Index word = 0;
  const std::uint32_t named = places(text(from, field), field, word);
  if ((named & ~of) != 0) fail(field, "It cannot come there by this.");
  return word;
}

// A zone of its own, from 1.
std::uint8_t Compiler::one_zone(const json& from, const std::string& field, std::uint32_t of) {
  const std::string id = text(from, field);
  const std::size_t kind = find(book_.family->place_kinds, id);
  if (kind == book_.family->place_kinds.size())
    return fail(field, {"\"{word}\" is not a zone.", {FilledPhrase::name(id)}}), std::uint8_t{0};
  if (((of >> kind) & 1U) == 0) fail(field, "It cannot come there by this.");
  return static_cast<std::uint8_t>(kind + 1);
}

} // namespace twoseat
