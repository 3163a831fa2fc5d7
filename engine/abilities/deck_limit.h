// How many of a card a deck may have, where the card itself says so.
#pragma once
#include "engine/kernel/rulebook.h"

namespace twoseat {

// By the action "deck-limit" of one of its abilities; 0: it says nothing of that. [vge 8.1.3, dbs 5-1-3-2]
std::size_t deck_limit(const Rulebook& book, DefId def);

} // namespace twoseat
