// What a card file says is understood or refused: any field of the ability language, put into any ability of the shipped
// cards where it does not stand, changes the card's text, or the loader says that it means nothing there.
#include "engine/abilities/load.h"
#include "engine/abilities/write.h"
#include "files.h"
#include "fixture.h"
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace {

using nlohmann::json;
using twoseat::Rulebook;

// The abilities of a card's JSON as text; empty: the loader refuses them. The rulebook is left as it was.
std::string text_of(Rulebook& book, const json& abilities) {
  auto& script = book.script;
  const std::size_t sizes[] = {script.selects.size(),    script.names.size(), script.amounts.size(),
                               script.conditions.size(), script.nodes.size(), script.abilities.size(),
                               book.names.size(),        book.tags.size()};
  twoseat::Face face;
  twoseat::Faults faults;
  twoseat::load_abilities(book, face, abilities, "card", faults);
  std::string text;
  for (std::uint16_t i = 0; faults.empty() && i < face.abilities; ++i)
    text += twoseat::write_ability(book, static_cast<std::uint16_t>(face.first_ability + i),
                                   twoseat::Language::English);
  script.selects.resize(sizes[0]);
  script.names.resize(sizes[1]);
  script.amounts.resize(sizes[2]);
  script.conditions.resize(sizes[3]);
  script.nodes.resize(sizes[4]);
  script.abilities.resize(sizes[5]);
  book.names.resize(sizes[6]);
  book.tags.resize(sizes[7]);
  return text;
}

// What no reader of the card needs to be told: names of variables; when a choice is made where all are made alike.
const std::set<std::string> unwritten = {"as", "editions"}; // the latter only a loader says

// What is so anyway may be said, and changes no text.
bool says_the_default(const std::string& key, const std::string& value) {
  static const std::map<std::string, std::string> defaults = {
      {"of", "\"you\""}, {"card", "\"this\""}, {"to", "\"this\""}, {"min", "1"}};
  const auto usual = defaults.find(key);
  return usual != defaults.end() && usual->second == value;
}

using Values = std::map<std::string, std::set<std::string>>; // a field's values, as JSON

constexpr std::size_t most_values = 4;

// What may stand in an object that has these fields.
std::string shape(const json& object) {
  std::string fields;
  for (const auto& [key, value] : object.items())
    fields += key + (value.is_object() ? "{} " : value.is_array() ? "[] " : " ");
  return fields;
}

void gather(const json& from, Values& values) {
  if (from.is_object())
    for (const auto& [key, value] : from.items())
      if (values[key].size() < most_values) values[key].insert(value.dump());
  for (const json& inside : from)
    if (inside.is_structured()) gather(inside, values);
}

struct Trial {
  Rulebook book;
  Values values;
  std::set<std::pair<std::string, std::string>> tried; // shape and field
  std::map<std::string, std::string> silent;           // what was accepted and not written, with an example
  bool gates_are_keywords = false;                     // only keywords have gates, and say what they ask

  // Every field that this object or one inside of it lacks, one at a time.
  void try_all(json& abilities, json& object, const std::string& text) {
    if (object.is_object()) {
      const std::string before = shape(object);
      for (const auto& [key, examples] : values) {
        if (unwritten.count(key) > 0 || (key == "gate" && gates_are_keywords) || object.contains(key) ||
            !tried.insert({before, key}).second)
          continue;
        for (const std::string& value : examples) {
          if (says_the_default(key, value)) continue;
          object[key] = json::parse(value);
          if (text_of(book, abilities) == text)
            silent.emplace(before + "+ " + key, key + ": " + value + " in " + abilities.dump());
          object.erase(key);
        }
      }
    }
    for (auto& [key, inside] : object.items())
      if (inside.is_structured() && (key != "gate" || !gates_are_keywords)) try_all(abilities, inside, text);
  }
};

} // namespace

// What a list in tests/accepted-in-silence.txt still excuses: what a card says there is read, and its text does not say it.
TEST_CASE("A field that is accepted is written, and one that would not be is refused") {
  std::set<std::string> excused, found;
  std::istringstream lines(
      twoseat::test::read_file(std::string(TWOSEAT_SOURCE_DIR) + "/tests/accepted-in-silence.txt"));
  for (std::string line; std::getline(lines, line);)
    excused.insert(line);
  for (const char* system : {"vanguard", "heroes", "berserk", "dragonball"}) {
    Trial trial{twoseat::test::shipped_book(system), {}, {}, {}, std::string_view(system) == "dragonball"};
    for (const auto& print : trial.book.prints)
      if (!print.abilities.empty()) gather(json::parse(print.abilities), trial.values);
    const auto prints = trial.book.prints;
    for (const auto& print : prints) {
      if (print.abilities.empty()) continue;
      json abilities = json::parse(print.abilities);
      trial.try_all(abilities, abilities, text_of(trial.book, abilities));
    }
    CHECK(!trial.tried.empty());
    for (const auto& entry : trial.silent) {
      const std::string form = std::string(system) + ": " + entry.first;
      found.insert(form);
      CHECK_MESSAGE(excused.count(form) > 0, form << "\n  " << entry.second);
    }
  }
  for (const std::string& form : excused)
    CHECK_MESSAGE(found.count(form) > 0, "strike it off the list: " << form);
}
