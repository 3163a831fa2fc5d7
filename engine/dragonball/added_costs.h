// What effects add to the costs of a card's [Activate] skills: each is paid behind the skill's own cost, in the order in
// which the effects were resolved. [dbs 8-4-2-1-1]
#pragma once
#include "engine/dragonball/table.h"
#include "engine/kernel/script.h"

namespace twoseat::dragonball {

// Attributes of modifications, past those of the ability language; the amount is how much.
constexpr std::uint8_t added_energy = 72, added_burst = 73;

bool takes_more(const Table& table, CardId card, const script::Ability& ability);
// Whether energy and deck are enough for the skill's own cost and for what was added.
bool can_pay_added(const Table& table, Seat seat, CardId card, std::uint16_t ability);

} // namespace twoseat::dragonball
