// Deck construction: a hero and forty cards or more of his element. [bsh BSH-60 to BSH-63]
#pragma once
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"

namespace twoseat::heroes {

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck);

} // namespace twoseat::heroes
