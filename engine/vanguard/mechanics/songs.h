// Set orders that something is done to and that only wait for it: songs are sung, products are operated. [vge 17.6, 17.11]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

bool may_be_sung(const Table& table, CardId card);
bool may_be_operated(const Table& table, CardId card);
void sing(Game& game, CardId card, Seat seat);
void operate(Game& game, CardId card, Seat seat);

// The song lies face down as soon as its own ability that waited for its being sung is over. [vge 17.6.3]
void end_song(Game& game, const Effect& effect);

// Something happened to a card that can be seen only by those who wait for it.
void tell_said(Game& game, Said what, CardId card, CardId other, Seat seat, Rule rule);

} // namespace twoseat::vanguard
