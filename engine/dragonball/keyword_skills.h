// Keyword skills as the ability language says them, and what a card file may leave out or say in short. [dbs 10]
#pragma once
#include "engine/abilities/card_reader.h"
#include <nlohmann/json.hpp>
#include <string_view>

namespace twoseat::dragonball {

// The skills that a keyword stands for, as a list; null: it is no such keyword. It is a word, or {"evolve": {...}}.
nlohmann::json skills_of_keyword(CardReader& reader, const nlohmann::json& keyword, const std::string& field);

// Where a skill works that names no place, by its card's type (a Field's other skills: in the Battle Area); what [Bond],
// [Sparking] and [Burst] say in full; that [Awaken] and [Wish] turn their card over. [dbs 2-13-2, 10-2-3, 10-3-2, 10-23]
void complete_skill(CardReader& reader, nlohmann::json& skill, std::string_view type, bool field_card,
                    const std::string& field);

} // namespace twoseat::dragonball
