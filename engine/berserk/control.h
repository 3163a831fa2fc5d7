// Taking control of cards, and giving it back. [bsk 217]
#pragma once
#include "engine/berserk/table.h"

namespace twoseat::berserk {

// Into that squad, where it lies, until the marker is lost; with what is tied to it. [bsk 217.1, 217.2, 210.12]
void take_control(Game& game, CardId card, Seat seat, Duration duration, CardId source);
// What lasted so long ends; whoever loses the marker goes back to its owner's squad. [bsk 217.3, 217.4]
void expire_and_release(Game& game, Duration duration);

} // namespace twoseat::berserk
