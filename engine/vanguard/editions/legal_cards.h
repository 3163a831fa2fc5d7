// What an edition has no rules for: types, icons, keywords and actions that came later, or had gone before.
#pragma once
#include "engine/kernel/rulebook.h"
#include "engine/vanguard/words/vocabulary.h"

namespace twoseat::vanguard {

// What of a card that is; nullptr: nothing, the edition can play it.
struct Unknown {
  const char* what = nullptr; // "imaginary gifts"
  bool is_name = false;       // a keyword's
  const char* rule = nullptr; // which lists what there is, where one does
};
Unknown unknown_to(Edition edition, const Rulebook& book, DefId def);

} // namespace twoseat::vanguard
