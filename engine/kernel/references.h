// Cards as effects mean them: this object and no later one, with what it was once it is gone. [vge 4.1.8, 11.13]
#pragma once
#include "engine/kernel/game.h"

namespace twoseat {

Reference refer(const Match& match, CardId card); // an empty one for no card
inline bool is_there(const Reference& reference) {
  return reference.card && reference.left != Left::Gone;
}

// The card as it is now, kept for when it will be something else.
Reference final_information(const Table& table, CardId card);
// That card, which has become another object meanwhile: meant as it is, read as it was.
Reference followed(const Match& match, Reference was);

// Before a card becomes another object: whoever refers to it keeps what it is now.
void keep_final_information(Game& game, CardId card);

// After an effect moved a card itself: its own references follow the card, but read it as it was. [vge 4.1.8.1, 11.13.1]
void follow(Match& match, std::uint8_t effect, CardId card);

} // namespace twoseat
