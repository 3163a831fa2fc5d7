// Rule actions on cards that lie where they may not stay. [vge 13.3, 13.4, 13.10 to 13.14, 17.3.2]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Whatever of a player's is due at once. False if nothing is.
bool clear_strays(Game& game, Seat seat);

} // namespace twoseat::vanguard
