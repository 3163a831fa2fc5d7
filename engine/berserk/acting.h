// Cards that act more than once in a turn. [bsk G10.2, G11, 219.4a]
#pragma once
#include "engine/berserk/table.h"

namespace twoseat::berserk {

// It pays for an action: it closes, unless it may act again this turn.
void act(Game& game, CardId card, Cause cause, Rule rule);
void forget_acts(Game& game, CardId card); // it was opened, and may act as often again

} // namespace twoseat::berserk
