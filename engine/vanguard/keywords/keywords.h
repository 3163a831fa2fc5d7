// Keywords: labels before abilities, and what each of them stands for. [vge 14, 17]
#pragma once
#include "engine/abilities/card_reader.h"
#include "engine/vanguard/words/lexicon.h"

namespace twoseat::vanguard {

std::span<const Named> keyword_words();

// Writes out what keywords stand for in short: the gate of "brave", all of "revelation", "rescue": 2 among actions. What a
// card says itself is kept. Numbers and names stand with the keyword: {"limit-break": 4}, {"glitter": "Oru"}.
void spell_out_keywords(CardReader& reader, nlohmann::json& abilities);

} // namespace twoseat::vanguard
