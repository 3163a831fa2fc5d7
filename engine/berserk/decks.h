// Deck construction: how many cards, how many copies, and what a tournament's format bans. [bsk 100.2 to 100.4]
#pragma once
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"

namespace twoseat::berserk {

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck);

} // namespace twoseat::berserk
