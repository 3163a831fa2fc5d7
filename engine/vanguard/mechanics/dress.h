// overDress and XoverDress. [vge 6.7, 6.8]
#pragma once
#include "engine/vanguard/refusals/guards.h"

namespace twoseat::vanguard {

void offer_dress(const Table& table, Seat seat, Decision& decision); // [vge 9.9.2.5, 14.49.2]
// Called normally onto a unit that it wants there, it does not retire it. [vge 17.15.6.2]
void grow_upon(Game& game, CardId card, PlaceId circle, Seat seat);
void over_dress(Game& game, CardId card, CardId base, Seat seat); // [vge 6.7.2]

} // namespace twoseat::vanguard
