// A whole match as text: who decides, what for, by which rule, the legal answers, the one taken, what happened, and what
// each seat sees whenever that changes.
#pragma once
#include "engine/twoseat.h"
#include <string>

namespace twoseat::test {

// The match of these decks with this seed, played by the random player with the same seed.
std::string golden_text(const Rulebook& book, const Deck& a, const Deck& b,
                        std::uint64_t seed); // in the first one's edition

} // namespace twoseat::test
