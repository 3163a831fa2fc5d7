// The one place that knows every family: the systems by name, and what each needs beyond the kernel's table.
#pragma once
#include "engine/kernel/family.h"
#include "engine/kernel/fault.h"
#include "engine/players/evaluation.h"
#include "engine/players/odds.h"

namespace twoseat {

struct System {
  const Family* family;
  Faults (*load_cards)(Rulebook&, std::string_view file, std::string_view json);
  Faults (*check_deck)(const Rulebook&, std::string_view edition, const Deck&);
  const Evaluation* evaluation;
  const Chances* chances; // nullptr: nothing that can be counted
};

std::span<const System> all_systems();
const System* system_of(const Family* family);

} // namespace twoseat
