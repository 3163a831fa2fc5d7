// Arms: orders that lie on a circle and belong to its unit. [vge 13.14.3, 17.7, 17.16.10]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Whether the order's own text, "arm (whom) with this card", means somebody; and whether it means that unit. [vge 17.7.2.1]
bool means_somebody(const Table& table, CardId arms);
bool is_meant_by(const Table& table, CardId arms, CardId unit);

// Rule actions. Of several of one name on a circle the last one stays [vge 17.7.8.2], Buddyfight's whatever their names
// [vge 13.14.3]; those whose unit is not there any more, or not meant any more, go over to the vanguard or to the drop zone.
// False if nothing was due.
bool clear_arms(Game& game, Seat seat);

} // namespace twoseat::vanguard
