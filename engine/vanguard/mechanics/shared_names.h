// Cards that have the name of a vanguard as long as they lie where their text says so. [vge supplement A1]
#pragma once
#include "engine/vanguard/board.h"
#include <array>

namespace twoseat::vanguard {

// Of the vanguard, and of its mate. [vge 6.4.3.2] None: it has no name but its own.
std::array<CardId, 2> shares_names_of(const Table& table, CardId card);

} // namespace twoseat::vanguard
