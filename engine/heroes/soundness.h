// Whether a match that came from outside could be one of Heroes'.
#pragma once
#include "engine/kernel/game.h"

namespace twoseat::heroes {

// nullptr, or a sentence. The kernel's ids and lists are sound already.
const char* unsound(const Table& table);

} // namespace twoseat::heroes
