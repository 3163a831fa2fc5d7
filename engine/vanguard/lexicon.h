// Vanguard's words of the ability language.
#pragma once
#include "engine/abilities/lexicon.h"

namespace twoseat::vanguard {

extern const Lexicon lexicon;

} // namespace twoseat::vanguard
