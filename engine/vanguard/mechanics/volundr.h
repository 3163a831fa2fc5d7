// Units that may be played as arms: a card with two sides, the unit's and the order's. [vge 17.9]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// The side that is a unit, wherever it is no arms order; and the other one. [vge 17.9.4, 17.9.5]
inline bool is_volundr(const Face& face) {
  return has(face, Mark::Unit) && face.other_side && !has(face, Mark::SetUnit) && !has(face, Mark::Gyze);
}
inline bool is_volundr_as_arms(const Face& face) {
  return has(face, Mark::Order) && face.other_side && !has(face, Mark::SetOrder) && !has(face, Mark::SetUnit);
}

// A vanguard of theirs that has the name; none: it cannot be played as arms. [vge 17.9.3.1.2]
CardId volundr_target(const Table& table, CardId card, Seat seat);

void become_arms(Match& match, const Rulebook& book, CardId card);

} // namespace twoseat::vanguard
