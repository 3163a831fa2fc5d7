// Cards put as gauge, tied to a unit. [vge 4.15, 7.40]
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Both say whether they did anything. [vge 7.40.2, 7.40.6]
// Of one of these units, or of all of them until a rule action; with a name, if it is not 0. [vge 7.40.3, 13.9.3]
bool put_as_gauge(Game& game, CardId card, std::span<const CardId> units, std::uint16_t name, Facing facing);
bool move_gauge(Game& game, CardId card, CardId unit);
CardId gauge_of_several(const Match& match, Seat seat); // none if there is none [vge 13.9.3]
// Gauges that pay for a part of a cost that retires rear-guards, where a token of their name could. [vge supplement A1]
void gauges_pay_for_retiring(const Table& table, const Context& context, script::Index choose,
                             FixedVector<CardId, 24>& gauges);
bool illegal_gauges_to_drop(Game& game); // [vge 13.9.1]

// A player's own gauge, tied to no unit, with a name if it is not 0; only while some card of that player allows one like
// that. [vge 7.40.7]
bool put_as_player_gauge(Game& game, CardId card, std::uint16_t name, Facing facing);
bool is_of_player(const Table& table, CardId card); // a gauge that is tied to no unit [vge 4.15.3.1]

} // namespace twoseat::vanguard
