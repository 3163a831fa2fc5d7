// Card texts out of JSON into their compiled form, with every fault named by card and field.
#pragma once
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"
#include <nlohmann/json_fwd.hpp>

namespace twoseat {

struct TagKind;

// Compiles the list "abilities" of a card and appends it to the rulebook's script; `face` gets their numbers.
// `where` names file and card for faults. Faults leave a rulebook that must not be used.
void load_abilities(Rulebook& book, Face& face, const nlohmann::json& abilities, const std::string& where,
                    Faults& faults);

// After all cards are loaded: name tests learn which cards they fit, and which events somebody waits for.
void finish_abilities(Rulebook& book);

Faults check_dependencies(const Rulebook& book);

// Counted from 1; a new one is added.
std::uint16_t tag_number(Rulebook& book, const std::string& tag);
std::uint16_t tag_of_kind(Rulebook& book, const TagKind& kind, const std::string& name);
void note_group(Rulebook& book, std::uint16_t tag); // a clan or nation, not a race
std::uint16_t name_number(Rulebook& book, const std::string& name);

} // namespace twoseat
