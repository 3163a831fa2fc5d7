// What keywords stand for, spelled out in the words of cards. [vge 14, 17]
#pragma once
#include "engine/abilities/card_reader.h"

namespace twoseat::vanguard {

// Adds what a keyword stands for and its card does not say: the gate of "brave", all of "revelation", and among actions
// what "rescue": 2 does. A number or a name stands with the keyword: {"limit-break": 4}, {"glitter": "Oru"}.
void spell_out_keywords(CardReader& reader, nlohmann::json& abilities);

} // namespace twoseat::vanguard
