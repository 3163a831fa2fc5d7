// Vanguard's words of card texts in four languages. Where each term comes from: docs/terms.md.
#pragma once
#include "engine/abilities/wording.h"

namespace twoseat::vanguard {

extern const Wording words_en, words_ms, words_it, words_id;

} // namespace twoseat::vanguard
