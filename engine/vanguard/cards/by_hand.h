// Positions laid out by hand: the cards and places of a Vanguard table where nobody says anything.
#pragma once
#include "engine/kernel/family.h"

namespace twoseat::vanguard {

ByHand by_hand();

} // namespace twoseat::vanguard
