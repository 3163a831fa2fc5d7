// The words of the ability language in the Dragon Ball Super Card Game. [dbs 8, 10]
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/abilities/wording.h"

namespace twoseat::dragonball {

std::span<const ActionWord> action_words(); // actions.cpp
extern const Lexicon lexicon;
extern const Wording words_en;

} // namespace twoseat::dragonball
