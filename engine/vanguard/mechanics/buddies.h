// Buddyfighters and their Buddy Monsters. [vge 17.16.4]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Cards of the names that a player became a Buddyfighter with, each for the rest of the game. [vge 17.16.4.1.1]
bool is_buddy_monster(const Table& table, CardId card);

} // namespace twoseat::vanguard
