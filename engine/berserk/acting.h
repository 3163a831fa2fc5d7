// Cards that act more than once in a turn, and what is noted of what they have done. [bsk G10.2, G11, 219.4a]
#pragma once
#include "engine/berserk/table.h"

namespace twoseat::berserk {

// It pays for an action: it closes, unless it may act again this turn.
void act(Game& game, CardId card, Cause cause, Rule rule);
// It closed to strike a flyer in its player's next turn, and may do so no longer than that. [bsk 211.9, doubt 19]
void reach(Game& game, CardId card);
bool reached_now(const Table& table, CardId card); // in this turn, so not to strike in it
// Its Vanguard has triggered, or may have; and is used. [bsk D1.2]
void await_first_strike(Game& game, CardId card);
void use_first_strike(Game& game, CardId card);
bool awaits_first_strike(const Table& table, CardId card);
void forget_reaching(Game& game, Seat seat); // as that player's turn ends
void forget_acts(Game& game, CardId card);   // it was opened, and may act as often again

} // namespace twoseat::berserk
