// What every family's check of a deck has: its faults, each with its rule.
#pragma once
#include "engine/kernel/citation.h"
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"

namespace twoseat {

struct DeckFaults {
  const Rulebook& book;
  std::string_view edition;
  const Deck& deck;
  Faults faults = {};

  void fail(FilledPhrase where, const char* rule, FilledPhrase sentence) {
    faults.push_back({std::move(where), citation(edition, {rule}), std::move(sentence)});
  }
  FilledPhrase name(DefId def) const { return FilledPhrase::name(book.print(def).name); }
  // A fault of a card, whose name stands first in the sentence: "{card} is not a hero."
  void fail(DefId def, const char* rule, const char* sentence) {
    fail(name(def), rule, {sentence, {name(def)}});
  }
};

inline FilledPhrase cards(std::size_t n) {
  return n == 1 ? FilledPhrase("1 card") : FilledPhrase("{n} cards", {n});
}

} // namespace twoseat
