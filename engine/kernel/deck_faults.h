// What every family's check of a deck has: its faults, each with its rule.
#pragma once
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"

namespace twoseat {

struct DeckFaults {
  const Rulebook& book;
  std::string_view edition;
  const Deck& deck;
  Faults faults = {};

  void fail(Phrase where, const char* rule, Phrase sentence) {
    faults.push_back({std::move(where), cite(edition, {rule}), std::move(sentence)});
  }
  Phrase name(DefId def) const { return Phrase::name(book.print(def).name); }
  // A fault of a card, whose name stands first in the sentence: "{card} is not a hero."
  void fail(DefId def, const char* rule, const char* sentence) {
    fail(name(def), rule, {sentence, {name(def)}});
  }
};

inline Phrase cards(std::size_t n) {
  return n == 1 ? Phrase("1 card") : Phrase("{n} cards", {n});
}

} // namespace twoseat
