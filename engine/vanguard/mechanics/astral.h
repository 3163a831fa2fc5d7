// Circles of the Astral Plane type. [vge 4.9.6, 17.3]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

inline bool is_astral(const Place& circle) {
  return markers(circle, Marker::AstralPlane) > 0;
}
bool is_astral_deity(const Table& table, CardId card);
bool clear_astral_circles(Game& game, Seat seat); // [vge 17.3.2]
void end_of_astral_units(Game& game);             // [vge 9.11.5]

} // namespace twoseat::vanguard
