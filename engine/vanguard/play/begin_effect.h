// The step that resolves an effect, and what is settled as it begins. [vge 11.8.3.1.1]
#pragma once
#include "engine/kernel/game.h"

namespace twoseat::vanguard {

void begin_effect(Game& game, Frame& frame);

} // namespace twoseat::vanguard
