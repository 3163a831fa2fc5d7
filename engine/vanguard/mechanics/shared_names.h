// Cards that have the name of a vanguard as long as they lie where their text says so. [vge supplement A1]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

CardId shares_name_of(const Table& table, CardId card); // none: it has no name but its own

} // namespace twoseat::vanguard
