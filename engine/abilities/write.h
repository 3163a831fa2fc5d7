// Card texts written from their compiled form, so that what a card says is what it does.
#pragma once
#include "engine/kernel/language.h"
#include "engine/kernel/rulebook.h"

namespace twoseat {

// One ability of Script::abilities as it stands on a card: one or more sentences, options as lines of their own.
std::string write_ability(const Rulebook& book, std::uint16_t ability, Language language,
                          std::uint8_t edition = 0);

// Parts of that: one of its conditions, its cost, what it waits for, where it works; for who asks why it does nothing.
std::string write_condition(const Rulebook& book, std::uint16_t ability, std::uint16_t condition,
                            Language language);
// What a choice asks for: "an open creature of your opponent".
std::string write_thing(const Rulebook& book, std::uint16_t ability, std::uint16_t node, Language language);
std::string write_cost(const Rulebook& book, std::uint16_t ability, Language language);
std::string write_occasion(const Rulebook& book, std::uint16_t ability, Language language);
std::string write_places(const Rulebook& book, std::uint16_t ability, Language language);

// The named traits of a card in one line, and its abilities, a line each; empty if it has none.
std::string write_abilities(const Rulebook& book, DefId def, Language language, std::uint8_t edition = 0);

// What stands beside that on a card: "grade 1, power 8000", "unit, Boost".
std::string write_numbers(const Rulebook& book, DefId def, Language language);
std::string write_kinds(const Rulebook& book, DefId def, Language language);

} // namespace twoseat
