// Decks that break every rule of their family, so that each fault of decks is told at least once.
#pragma once
#include "engine/twoseat.h"

namespace twoseat::test {

struct BrokenDeck {
  std::string edition;
  Deck deck;
};

inline std::vector<BrokenDeck> broken_decks(const Rulebook& book) {
  std::vector<DefId> all;
  const auto size = static_cast<std::uint16_t>(book.faces.size());
  for (std::uint16_t i = 1; i <= size; ++i)
    all.insert(all.end(), 6, DefId{i});
  std::vector<BrokenDeck> out;
  Deck deck;
  const auto add = [&] {
    for (const EditionInfo& edition : book.family->editions)
      out.push_back({edition.id, deck});
  };
  for (const char* format : {"", "standard", "v", "premium", "constructed", "draft", "sealed", "tournament",
                             "class-wars", "marbles"}) {
    deck = {};
    deck.format = format;
    add(); // of nothing
    deck.parts.fill(all);
    add();
  }
  for (std::uint16_t i = 1; i <= size; ++i) {
    deck = {};
    deck.parts.fill({DefId{i}});
    add();
    deck.parts[0] = all;
    add();
  }
  return out;
}

} // namespace twoseat::test
