// What calling certain cards takes, by continuous abilities: which of them speak of a card. [vge 11.7.1.1]
#include "engine/abilities/run.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/references.h"

namespace twoseat {

using script::Ability;
using script::Kind;

namespace {

bool speaks_of(const Table& table, CardId source, const Ability& ability, CardId card) {
  Context context = context_of(table, source, master_of(table, source));
  const script::Select& which = table.book.script.selects[ability.when.subject];
  if (which.noun == script::Noun::This ? card != source : !fits(table, context, which, card)) return false;
  return gate_is_open(table, context, ability) &&
         (ability.condition == 0 || holds(table, context, ability.condition));
}

} // namespace

void call_costs(const Table& table, CardId card, std::uint8_t place_kind, CallCosts& costs) {
  if (!may_concern(table, calling_topic)) return;
  const std::uint32_t kinds = table.book.ability_places[static_cast<std::size_t>(Kind::CallCost)];
  for (std::size_t i = 0; kinds != 0 && i < table.match.places.size(); ++i) {
    if (((kinds >> table.match.places[i].kind) & 1U) == 0) continue;
    for (const CardId source : cards_in(table.match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
      each_ability(table, source, [&](std::uint16_t number) {
        const Ability& ability = table.book.script.abilities[number];
        if (ability.kind == Kind::CallCost && ((ability.when.to >> place_kind) & 1U) != 0 &&
            is_active(table, source, ability) && speaks_of(table, source, ability, card))
          costs.push({source, number, ability.when.optional});
      });
  }
}

} // namespace twoseat
