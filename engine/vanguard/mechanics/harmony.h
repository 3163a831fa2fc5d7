// Harmony: two units of one column that stay tied until the turn ends, wherever they go on the field. [vge 14.36]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Whoever was in harmony before becomes it no second time. [vge 14.36.1.3.1]
bool harmonize(Game& game, CardId a, CardId b);
void end_harmonies(Game& game); // all of them, or those of a unit that changes its master
void end_harmonies(Game& game, CardId card);

} // namespace twoseat::vanguard
