// Keyword skills that are skills with a text: what a card file's keyword stands for, in the ability language.
#pragma once
#include <nlohmann/json.hpp>

namespace twoseat::dragonball {

// nullptr: no keyword of that name has a text. [dbs 10]
const char* text_of_keyword(std::string_view id);
// Where a skill works that says nothing about it, by the type of its card and its label. [dbs 2-13-2, 10-10-2]
void add_usual_place(nlohmann::json& ability, std::string_view type);

} // namespace twoseat::dragonball
