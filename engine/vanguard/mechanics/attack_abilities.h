// Using the Attack of a card. [vge 17.12.2]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Whether it has an Attack ability, and may use it where it lies.
bool has_attack(const Table& table, CardId card);

} // namespace twoseat::vanguard
