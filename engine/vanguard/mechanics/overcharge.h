// Whom abilities of vanguards have chosen in this turn. [vge 14.54.1]
#pragma once
#include "engine/kernel/game.h"

namespace twoseat::vanguard {

// Notes it of what an effect has chosen as this variable, where anybody may ask for it.
void note_chosen(Game& game, std::size_t effect, std::uint8_t variable);

} // namespace twoseat::vanguard
