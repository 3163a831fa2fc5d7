// The words of the ability language in the Dragon Ball Super Card Game. [dbs 8, 10]
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/abilities/wording.h"

namespace twoseat::dragonball {

// What cards are told apart by besides their names: texts ask for the one and never mean the other. [dbs 2-5-3, 2-6-4, 2-7-2]
enum class Group : std::uint8_t { Character, Trait, Era };
inline constexpr TagKind tag_kinds[] = {
    {"character", "<", ">"}, {"trait", "\u00ab", "\u00bb"}, {"era", "\"", "\" era"}};

std::span<const ActionWord> action_words(); // actions.cpp
extern const Lexicon lexicon;
extern const Wording words_en;

} // namespace twoseat::dragonball
