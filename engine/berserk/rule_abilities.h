// Triggered traits that the dictionary and the rules give to cards: one text each, that every card with the trait has.
#pragma once
#include "engine/berserk/table.h"
#include "engine/kernel/fault.h"

namespace twoseat::berserk {

// Numbers of Rulebook::rule_abilities.
enum class RuleAbility : std::uint8_t {
  Destruction, // the only triggered property [bsk 402.3]
  Poison,
  Regeneration,
  Fade,
  Fear,
  Vampirism,
  GiftOfLife,
  Soulcatcher,
  Concentration,
  Agility,
  CorpseEating,
  Plague,
  FuryGains,
  FuryOpens,   // the part that is declared [bsk D59.3]
  Incarnation, // its first part [bsk D19.3]
  Unity,
  Contagion,   // of Plague, on an attack; what its die does is Plague's [bsk D57.3]
  Reaching,    // which nobody declares: how it is noted [bsk 211.9]
  FirstStrike, // nor this: its Vanguard has triggered and was not used yet [bsk D1.2]
};

// What gave a Destruction Effect, as its number.
enum class DestroyedBy : std::uint8_t { Wounds, Text, Loss, RangedWounds }; // Loss: of its host [bsk 210.7]

Faults read_rule_abilities(Rulebook& book); // once for a rulebook
// It waits to be declared. `amount`: the trait's number.
void trigger(Game& game, RuleAbility which, CardId source, Seat seat, std::int32_t amount, CardId other = {});
bool is_destruction(const Table& table, std::uint16_t ability);
bool is_by_wounds(std::int32_t number);                                // of a Destruction Effect [bsk 402.3c]
bool is_pending(const Table& table, RuleAbility which, CardId source); // waits or lies on the stack

} // namespace twoseat::berserk
