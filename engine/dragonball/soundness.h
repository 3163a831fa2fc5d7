// Whether a match that came from outside could be one of the Dragon Ball Super Card Game.
#pragma once
#include "engine/kernel/game.h"

namespace twoseat::dragonball {

// nullptr, or a sentence. The kernel's ids and lists are sound already.
const char* unsound(const Table& table);

} // namespace twoseat::dragonball
