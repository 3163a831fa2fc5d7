// What a viewer may not know, changed at random: the test of the law of seats/view.h.
#pragma once
#include "engine/kernel/game.h"

namespace twoseat {

// A match that this viewer cannot tell from the given one: every card that the viewer may not look at becomes some
// other card of the rulebook, and the dice of the future are thrown anew.
Match scramble_secrets(const Table& table, Viewer viewer, Random& random);

} // namespace twoseat
