// Units that the other player uses for a time as if they were their master. [vge 7.39]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

bool may_be_dominated(const Table& table, CardId card);
// `effect`: it lasts while that effect is being resolved; none: for its duration. [vge 7.39.1.2]
void dominate(Game& game, CardId card, Duration duration, int effect);
// Dominations whose time is over end; `effects` are still being resolved.
void dominate_for_battle(Game& game,
                         CardId card); // until the end of this battle, however long it was to last
void end_dominations(Game& game, std::size_t effects);

} // namespace twoseat::vanguard
