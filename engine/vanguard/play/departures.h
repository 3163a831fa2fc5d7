// Cards that leave the field at one stroke: each of them is looked at before the first one goes. [vge 11.9.6.1.2, 11.13.1]
#pragma once
#include "engine/kernel/leaving.h"
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

using Departures = ScratchVector<Departure, room::cards>;

// Those of these cards that lie on circles, each to its owner's zone.
inline Departures departures(const Match& match, std::span<const CardId> cards, Zone zone) {
  Departures leave;
  for (const CardId card : cards)
    if (is_circle(where(match, card))) leave.push({card, place(match[card].owner, zone)});
  return leave;
}

} // namespace twoseat::vanguard
