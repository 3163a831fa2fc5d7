// The named traits that are printed on a card: which a card of its type may have, and with which numbers.
#pragma once
#include "engine/abilities/card_reader.h"
#include "engine/berserk/vocabulary.h"

namespace twoseat::berserk {

// Whether the trait has a number, as in "Poison 2".
bool has_number(Trait trait);

// {"poison": 2, "directed": true}
void read_traits(CardReader& reader, const nlohmann::json& from, Face& face);

} // namespace twoseat::berserk
