// Cards that are imprisoned, or scouted, lie in an order zone as long as a Prison, or a Base, does. [vge 17.5, 17.10]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Role::Imprisoned or Role::Scouted. False if the player has no order for it, and nothing happens. [vge 17.5.1.1, 17.10.1.1]
bool take_captive(Game& game, CardId card, Seat seat, Role as);

inline bool is_captive(Role role) {
  return role == Role::Imprisoned || role == Role::Scouted;
}
// Whether one of its abilities says that it works there: a unit lies in an order zone in no other way. [vge 17.5.2.1]
bool is_active_as_captive(const Table& table, CardId card);

// The rule action; false if nothing was due. [vge 17.5.3, 17.10.3]
bool free_captives(Game& game, Seat seat);

} // namespace twoseat::vanguard
