// The two ways to hold a match: to read it (Table) and to play it (Game).
#pragma once
#include "engine/kernel/events.h"
#include "engine/kernel/match.h"
#include "engine/kernel/rulebook.h"

namespace twoseat {

struct Table {
  const Rulebook& book;
  const Match& match;

  const Face& face(CardId card) const { return book.face(match[card].def); }
};

struct Game {
  const Rulebook& book;
  Match& match;
  Events* events = nullptr; // nullptr: nobody listens

  operator Table() const { return {book, match}; }
  const Face& face(CardId card) const { return book.face(match[card].def); }
  void tell(const Event& event) {
    if (events != nullptr) events->push_back(event);
  }
};

} // namespace twoseat
