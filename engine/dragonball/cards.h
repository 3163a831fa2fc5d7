// Reading cards: assets/cards/dragonball*.json into faces and prints.
#pragma once
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"

namespace twoseat::dragonball {

// Adds the file's cards to the book, or reports every fault of the file and adds none.
Faults load_cards(Rulebook& book, std::string_view file, std::string_view json);

} // namespace twoseat::dragonball
