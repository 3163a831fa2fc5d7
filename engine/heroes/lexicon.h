// Heroes' words of the ability language. [bsh BSH-38, BSH-44]
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/abilities/wording.h"

namespace twoseat::heroes {

std::span<const ActionWord> action_words(); // actions.cpp
extern const Lexicon lexicon;
extern const Wording words_en;

} // namespace twoseat::heroes
