// Clans that cards have in common. [vge 2.2, 2.14.4]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Of this nation or clan, besides those that it names. [vge 2.14.4 | vgi 2.17.4]
bool belongs_besides(const Table& table, const Face& face, std::uint16_t tag);
bool share_a_clan(const Table& table, CardId a, CardId b);
bool has_another_clan(const Table& table, CardId card, CardId than); // one that the other card has not
// On a vanguard or rear-guard circle. [vgi 7.5.1.2.4]
bool has_unit_of_its_clan(const Table& table, Seat seat, CardId card);

} // namespace twoseat::vanguard
