// Calls that an effect has altered: by a cost that is added, or by one that may be paid instead of having the grade.
// Such a call is no normal one. [vge 9.9.2.1.1, 10.5.1.2.2.1, 11.7.1.1]
#pragma once
#include "engine/abilities/run.h"
#include "engine/kernel/reasons.h"
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

bool costs_something(const Table& table, CardId card, Zone circle); // whatever is called there
// Whether this seat can pay what is added. `choice`: and this one of those that may be paid, from 1; 0: none
bool can_pay_call(const Table& table, Seat seat, CardId card, Zone circle, std::uint16_t choice);
std::uint16_t ways_to_call(const Table& table, CardId card, Zone circle); // how many there are to pay for it
// Pays one of the costs that are left. False if none is.
bool pay_for_call(Game& game, Frame& frame);

} // namespace twoseat::vanguard
