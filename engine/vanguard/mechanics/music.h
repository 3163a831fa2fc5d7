// Music orders lie on the back center circle until the end phase; they are no units. [vge 17.4]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

void lay_music(Game& game, CardId order); // once it was resolved [vge 17.4.2]
// To the drop zone at once: a unit was put there, or it is the Astral Plane. [vge 17.4.4, 17.4.2.3]
void clear_music(Game& game, PlaceId circle, Rule rule);
void end_music(Game& game); // [vge 9.11.4]
inline bool is_music(const Face& face) {
  return has(face, Mark::Order) && has(face, Mark::Music);
}

} // namespace twoseat::vanguard
