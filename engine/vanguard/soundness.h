// Whether a match that came from outside could be one of Vanguard's.
#pragma once
#include "engine/kernel/game.h"

namespace twoseat::vanguard {

// nullptr, or a sentence. The kernel's ids and lists are sound already.
const char* unsound(const Table& table);

} // namespace twoseat::vanguard
