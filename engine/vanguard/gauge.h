// Cards put as gauge, tied to a unit. [vge 4.15, 7.40]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Both say whether they did anything. [vge 7.40.2, 7.40.6]
bool put_as_gauge(Game& game, CardId card, CardId unit, Facing facing);
bool move_gauge(Game& game, CardId card, CardId unit);
bool illegal_gauges_to_drop(Game& game); // [vge 13.9.1]

// A player's own gauge, tied to no unit; only while some card of that player allows it. [vge 7.40.7]
bool put_as_player_gauge(Game& game, CardId card, Facing facing);

} // namespace twoseat::vanguard
