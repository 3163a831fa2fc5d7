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
  each_of_kind(table, Kind::CallCost, [&](CardId source, std::uint16_t number, const Ability& ability) {
    if (((ability.when.to >> place_kind) & 1U) != 0 && speaks_of(table, source, ability, card))
      costs.push({source, number, ability.when.optional});
  });
}

} // namespace twoseat
