// Markers that effects put on circles and units, with what they say of the units there. [vge 15.8, supplement A2]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// As effects name them; the first is Marker::Dragontree.
inline constexpr Named record_markers[] = {{"dragontree", "Dragontree"}};

void put_record_marker(Game& game, Seat seat, unsigned which); // on a circle of choice
// From one of the seat's circles to another, or off the circles. Whether one lies there. [vge 15.8.4]
bool move_record_marker(Game& game, Seat seat, unsigned which, bool off);
std::int32_t power_by_record_markers(const Table& table, CardId unit);

// Markers whose position is a unit: they go with it from circle to circle. [vge 15.8.2.2, 15.8.4.3]
bool put_on_unit(Game& game, CardId unit, Mark marker, Seat seat);          // `seat`: who puts it
bool take_from_unit(Game& game, CardId unit);                               // all of them
void cradles_wait(Game& game, CardId unit);                                 // when it is retired
void end_markers_of_no_unit(Game& game);                                    // [vge 15.8.4.4]
void contribute_cradles(const Table& table, CardId unit, Changes& changes); // [vge supplement A2]

} // namespace twoseat::vanguard
