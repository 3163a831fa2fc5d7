// More cards on a circle than may stay there. [vge 13.3]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Cards that were put on circles at the same moment, one after the other in the lists there.
void mark_same_moment(Match& match, std::span<const CardId> placed);
// Of those that came last together their player picks the one that stays. True if that has to be asked.
bool is_crowded(const Match& match,
                Seat seat); // several cards lie on one of the player's circles, or no unit
bool must_choose_who_stays(Game& game, Seat seat);
bool thin_out(Game& game, Seat seat); // all but the last go. True if any did.

} // namespace twoseat::vanguard
