// The systems by name.
#include "engine/systems.h"
#include "engine/berserk/family.h"
#include "engine/dragonball/family.h"
#include "engine/heroes/family.h"
#include "engine/vanguard/family.h"

namespace twoseat {

std::span<const System> all_systems() {
  static const System systems[] = {
      {&vanguard::family, vanguard::load_cards, vanguard::check_deck, &vanguard::evaluation,
       &vanguard::chances},
      {&heroes::family, heroes::load_cards, heroes::check_deck, &heroes::evaluation, nullptr},
      {&berserk::family, berserk::load_cards, berserk::check_deck, &berserk::evaluation, nullptr},
      {&dragonball::family, dragonball::load_cards, dragonball::check_deck, &dragonball::evaluation,
       &dragonball::chances},
  };
  return systems;
}

const System* system_of(const Family* family) {
  for (const System& system : all_systems())
    if (system.family == family) return &system;
  return nullptr;
}

} // namespace twoseat
