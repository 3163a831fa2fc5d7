// Reading cards: assets/cards/*.json of this system into faces and prints.
#pragma once
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"

namespace twoseat::vanguard {

// Adds the file's cards to the book, or reports every fault of the file and adds none.
Faults load_cards(Rulebook& book, std::string_view file, std::string_view json);

} // namespace twoseat::vanguard
