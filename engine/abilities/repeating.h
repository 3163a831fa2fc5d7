// What is done for each of something: how often is counted first, and nothing is chosen a second time. [vge 12.7]
#pragma once
#include "engine/abilities/run.h"

namespace twoseat {

// Variables of the runner's own, besides those of the text and those in run.h.
constexpr std::uint8_t own_variables = 249;
constexpr std::uint8_t meant_cards = 249;    // by an action of which a part is replaced: no others
constexpr std::uint8_t effect_stamp = 252;   // Bound::spare: the stamp of what it has put in force
constexpr std::uint8_t chosen_before = 253;  // in an earlier round
constexpr std::uint8_t rounds_left = 254;    // Bound::spare: how many
constexpr std::uint8_t revealed_cards = 255; // Bound::spare: who was shown it before

// At an Op::Repeat: whether there is anything to do it for.
bool begin_repeating(Game& game, std::size_t effect);
// At its Op::Again: back to the first part, or on.
void repeat(Game& game, std::size_t effect);

} // namespace twoseat
