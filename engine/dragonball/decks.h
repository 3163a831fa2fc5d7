// Deck construction: a leader and 50 to 60 cards. [dbs 5-1]
#pragma once
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"

namespace twoseat::dragonball {

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck);

} // namespace twoseat::dragonball
