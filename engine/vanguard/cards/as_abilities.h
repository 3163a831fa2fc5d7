// What a card says beside its abilities, or in several texts, as the abilities that it means.
#pragma once
#include "engine/abilities/card_reader.h"

namespace twoseat::vanguard {

// Skills that a rule of the game plays stand in fields of their own, beside the abilities: "stride": {"cost": [...]}.
nlohmann::json with_skills(CardReader& reader, const nlohmann::json& from);
// Several texts of an order are done one after the other, each if its gate is open by then. [vge 14.20.3.1]
void join_order_texts(CardReader& reader, nlohmann::json& abilities);

} // namespace twoseat::vanguard
