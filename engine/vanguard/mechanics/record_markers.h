// Markers that effects put on circles, with what they say of the units there. [vge 15.8, supplement A2]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// As effects name them; the first is Marker::Dragontree.
inline constexpr Named record_markers[] = {{"dragontree", "Dragontree"}};

void put_record_marker(Game& game, Seat seat, unsigned which); // on a circle of choice
std::int32_t power_by_record_markers(const Table& table, CardId unit);

} // namespace twoseat::vanguard
