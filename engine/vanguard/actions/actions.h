// What the actions of card texts do on a Vanguard table. [vge 7]
#pragma once
#include "engine/abilities/lexicon.h"

namespace twoseat::vanguard {

// Index into the list of actions, for whoever names one in code.
std::span<const ActionWord> action_words();

std::uint16_t action_number(std::string_view id); // of one that there is

// Circles that effects make an Astral Plane. [vge 17.3.1]
inline constexpr Named astral_circles[] = {
    {"front-left", ""}, {"front-right", ""}, {"back-left", ""}, {"back-center", ""}, {"back-right", ""}};

// Worlds that effects name. [vge 7.43.2.1]
inline constexpr Named worlds[] = {{"blank", ""},
                                   {"dark-night", "Dark Night"},
                                   {"abyssal-dark-night", "Abyssal Dark Night"},
                                   {"stray-garden", "Stray Garden"}};

// Phases of another game that effects declare; they mean nothing but that. [vge supplement A1]
inline constexpr Named declared_phases[] = {{"final", ""}};

// Processes that are no abilities and that effects activate. [vge 7.15.1.4, 7.15.1.5]
inline constexpr Named processes[] = {{"persona-ride", ""}, {"damage-check", ""}};
enum class Process : std::uint8_t { PersonaRide, DamageCheck };

// Imaginary gifts that effects give: three for each clan type, without a gift type and with each. [vge 7.14.3]
inline constexpr Named gift_words[] = {{"force", ""},   {"force-1", ""},   {"force-2", ""},
                                       {"accel", ""},   {"accel-1", ""},   {"accel-2", ""},
                                       {"protect", ""}, {"protect-1", ""}, {"protect-2", ""}};

} // namespace twoseat::vanguard
