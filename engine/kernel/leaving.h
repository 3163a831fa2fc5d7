// Cards that leave their places at the same moment: what each of them is, and what of it works there, is looked at before
// the first one goes. [dbs 8-6-5-1-2, 9-1-2-3]
#pragma once
#include "engine/kernel/game.h"
#include <span>

namespace twoseat {

struct Departure {
  CardId card;
  PlaceId to;
};

struct Leaving {
  Leaving(Game& among, std::span<const Departure> departures); // of a single one there is nothing to look at
  Leaving(const Leaving&) = delete;
  Leaving& operator=(const Leaving&) = delete;
  ~Leaving();

  struct Leaver {
    Reference was, looked_at; // its final information, and what its event keeps (Event::was)
    FixedVector<std::uint16_t, 8> worked;
    PlaceId to;
  };
  const Leaver* find(CardId card) const; // as the object that it was; nullptr: it is none of them

  Game& game;
  const Leaving* before;
  ScratchVector<Leaver, room::cards> leavers;
};

} // namespace twoseat
