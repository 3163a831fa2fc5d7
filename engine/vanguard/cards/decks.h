// Decks: reading them, and checking them by the deck construction rules. [vge 8.1]
#pragma once
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"

namespace twoseat::vanguard {

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck);

} // namespace twoseat::vanguard
