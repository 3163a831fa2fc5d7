// Cards with another side besides Völundr's: Gyze cards, which are flipped over, and orders that lie on a circle as a
// unit. [vge 17.2, 17.16.13, 18.5]
#pragma once
#include "engine/vanguard/mechanics/volundr.h"

namespace twoseat::vanguard {

inline bool is_gyze_with_sides(const Face& face) {
  return has(face, Mark::Gyze) && face.other_side;
}
inline bool has_unit_side(const Face& face) { // a set order that may be put as a unit
  return has(face, Mark::SetOrder) && face.other_side;
}
inline bool is_unit_side(const Face& face) {
  return has(face, Mark::SetUnit) && has(face, Mark::Unit) && face.other_side;
}
inline bool
has_guardian_side(const Face& face) { // an order that can be called as a trigger unit, marked as its unit is
  return has(face, Mark::SetUnit) && has(face, Mark::Order) && face.other_side;
}
// With which a Gyze card begins, and to which it returns: the side that is no G unit. [vge 17.2.3.2]
inline bool is_first_side(const Face& face) {
  return !is_gyze_with_sides(face) || !has(face, Mark::GUnit);
}

// With which any card lies in a deck. [vge 17.2.3.2, 17.9.5, 18.5.4]
inline bool is_side_of_decks(const Face& face) {
  return !is_volundr_as_arms(face) && !is_unit_side(face) && is_first_side(face);
}

bool flip_over(Game& game, CardId card);                   // [vge 17.2.6]
void put_as_unit(Game& game, CardId card, PlaceId circle); // [vge 18.5]
void become_guardian(Game& game, CardId order);            // [vge 17.16.13]
// Which side a card shows once it has come there; none: the same. What it was is read of the one that it left with.
// [vge 11.9.6.1.2, 17.2.3.3, 17.9.5, 18.5.4]
DefId side_in(Game& game, CardId card, PlaceId to, std::uint8_t role);

} // namespace twoseat::vanguard
