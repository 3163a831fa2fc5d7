// What tests of words read: the files of words, and the phrases in sources.
#pragma once
#include "broken_decks.h"
#include "engine/twoseat.h"
#include "files.h"
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace twoseat::test {

using Json = nlohmann::json;
using Phrases = std::set<std::string, std::less<>>;

inline std::string source_file(const std::string& path) {
  std::string text = read_file(std::string(TWOSEAT_SOURCE_DIR) + "/" + path);
  REQUIRE_MESSAGE(!text.empty(), path);
  return text;
}

inline std::vector<std::string> word_files() {
  std::vector<std::string> out{"table", "flavors"};
  for (const Family* family : systems())
    out.emplace_back(family->id);
  return out;
}

// The words of a file, or of the page.
inline Json words_in(const std::string& name) {
  return Json::parse(
      source_file(name == "page" ? "assets/page/words.json" : "assets/words/" + name + ".json"));
}

inline std::vector<std::string> all_files() {
  std::vector<std::string> out = word_files();
  out.emplace_back("page");
  return out;
}

struct Word {
  std::string file, english, language, text;
  std::string where() const { return file + ", " + language + ": " + english; }
};

// Every phrase of a file in each of its languages.
inline std::vector<Word> all_words(const std::string& name) {
  std::vector<Word> out;
  const Json words = words_in(name);
  for (auto entry = words.begin(); entry != words.end(); ++entry)
    for (auto other = entry->begin(); other != entry->end(); ++other)
      out.push_back({name, entry.key(), other.key(), other->get<std::string>()});
  return out;
}

inline Phrases keys_of(const std::string& name) {
  Phrases out;
  const Json words = words_in(name);
  for (auto entry = words.begin(); entry != words.end(); ++entry)
    out.insert(entry.key());
  return out;
}

// The English phrases in a C++ source: its string literals, adjacent ones joined.
inline Phrases literals(const std::string& text) {
  static const std::regex comment(R"(//[^\n]*)");
  const std::string source = std::regex_replace(text, comment, "");
  static const std::regex literal(R"re("((?:[^"\\\n]|\\.)*)"(?:\s*"((?:[^"\\\n]|\\.)*)")*)re");
  static const std::regex part(R"re("((?:[^"\\\n]|\\.)*)")re");
  Phrases out;
  for (std::sregex_iterator at(source.begin(), source.end(), literal), end; at != end; ++at) {
    std::string joined;
    const std::string all = at->str();
    for (std::sregex_iterator p(all.begin(), all.end(), part); p != end; ++p)
      joined += (*p)[1].str();
    joined = std::regex_replace(joined, std::regex(R"re(\\")re"), "\"");
    out.insert(joined);
  }
  return out;
}

// What a deck may be found to break.
inline void deck_phrases(Rulebook book, const Phrasebook& phrases) {
  book.faces[0].marks = ~decltype(Face::marks){0}; // no card of ours is an Ace Unit
  book.faces[0].numbers[6] = 1;                    // nor a Flag
  for (const BrokenDeck& broken : broken_decks(book))
    for (const Fault& fault : check_deck(book, broken.edition, broken.deck))
      fault.line(phrases);
}

// These sources, and those of these folders.
inline std::vector<std::string> sources(std::initializer_list<std::string> paths) {
  std::vector<std::string> out;
  for (const std::string& path : paths) {
    if (path.ends_with(".cpp")) {
      out.push_back(path);
      continue;
    }
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(TWOSEAT_SOURCE_DIR) + "/" + path))
      if (entry.path().extension() == ".cpp" &&
          entry.path().filename() != "ledger.cpp") // the command alone reads those
        out.push_back(path + "/" + entry.path().filename().string());
  }
  return out;
}

// Where it is said what is wrong with what comes in from outside. (What a deck breaks: see deck_phrases.)
inline std::vector<std::string> fault_sources() {
  std::vector<std::string> out = sources(
      {"engine", "engine/sharing", "engine/demos", "engine/abilities/card_reader.cpp",
       "engine/dragonball/cards.cpp", "engine/dragonball/keyword_skills.cpp",
       "engine/dragonball/short_forms.cpp", "engine/dragonball/soundness.cpp",
       "engine/abilities/dependencies.cpp", "engine/berserk/cards.cpp", "engine/berserk/card_traits.cpp",
       "engine/berserk/soundness.cpp", "engine/heroes/cards.cpp", "engine/heroes/soundness.cpp",
       "engine/vanguard/cards/as_abilities.cpp", "engine/vanguard/cards/cards.cpp",
       "engine/vanguard/keywords/keyword_forms.cpp", "engine/vanguard/soundness.cpp"});
  for (const std::string& source : sources({"engine/abilities"}))
    if (source.starts_with("engine/abilities/compile")) out.push_back(source);
  return out;
}

// Those of a source's literals that are sentences.
inline Phrases sentences_in(const std::string& path) {
  Phrases out;
  for (const std::string& phrase : literals(source_file(path)))
    if (phrase.find(' ') != std::string::npos &&
        (phrase.ends_with(".") || phrase.ends_with("?") || phrase.ends_with(". {why}")))
      out.insert(phrase);
  return out;
}

} // namespace twoseat::test
