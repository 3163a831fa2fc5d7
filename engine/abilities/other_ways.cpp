// Which ways there are to pay for an ability besides its own cost, and what comes of it when one was taken. Each way is an
// effect of its own, which lies above the one that it may pay for.
#include "engine/abilities/other_ways.h"
#include "engine/abilities/possible.h"
#include "engine/abilities/statements.h"
#include "engine/kernel/moves.h"

namespace twoseat {

using script::Ability;
using script::Index;
using script::Kind;
using script::Op;

namespace {

struct Way {
  CardId source;
  std::uint16_t ability = 0;
};
using Ways = FixedVector<Way, 4>;

bool may_be_paid_for(const Ability& ability) {
  return ability.kind == Kind::Activated || ability.kind == Kind::Automatic;
}

bool speaks_of(const Table& table, const Context& by, const Ability& way, const Context& context,
               const Ability& ability) {
  if (by.seat != context.seat) return false;
  if (way.pays_keyword != 0 && (way.pays_keyword != ability.keyword ||
                                (way.pays_number != 0 && way.pays_number != ability.keyword_number)))
    return false;
  const script::Select& which = table.book.script.selects[way.when.subject];
  if (which.noun == script::Noun::This ? context.source != by.source
                                       : !fits(table, by, which, context.source))
    return false;
  return gate_is_open(table, by, way) && (way.condition == 0 || holds(table, by, way.condition));
}

// Those that can be paid now.
void find_ways(const Table& table, const Context& context, const Ability& ability, Ways& ways) {
  if (!may_be_paid_for(ability) || own_cost(table, ability).size == 0) return;
  each_of_kind(table, Kind::OtherCost, [&](CardId card, std::uint16_t number, const Ability& way) {
    const Context by = context_of(table, card, master_of(table, card));
    if (speaks_of(table, by, way, context, ability) && may_at_all(table, by, way.first))
      ways.push({card, number});
  });
}

bool is_way(const Table& table, const Effect& effect) {
  return ability_of(table, effect).kind == Kind::OtherCost;
}

} // namespace

std::size_t owing_effect(const Table& table, std::size_t effect) {
  while (effect > 0 && is_way(table, table.match.effects[effect]))
    --effect;
  return effect;
}

OwnCost own_cost(const Table& table, const Ability& ability) {
  if (ability.cost_size > 0) return {ability.first, ability.cost_size};
  if (ability.kind != Kind::Automatic) return {};
  const auto& nodes = table.book.script.nodes;
  const std::size_t end = end_of(ability);
  for (Index at = ability.first; at < end && at + 1U + nodes[at].size == end; ++at) {
    if (nodes[at].op == Op::May) return {static_cast<Index>(at + 1), cost_of(table, at)};
    if (nodes[at].op != Op::If) break;
  }
  return {};
}

bool is_another_way(const Table& table, const Context& context, const Ability& ability) {
  Ways ways;
  find_ways(table, context, ability, ways);
  return !ways.empty();
}

void offer_other_ways(Game& game, std::size_t effect) {
  if (!may_concern(game, paying_topic)) return;
  const Effect& owing = game.match.effects[effect];
  const Ability& ability = ability_of(game, owing);
  const Context context = context_of(game.match, effect);
  const OwnCost cost = own_cost(game, ability);
  Ways ways;
  find_ways(game, context, ability, ways);
  if (ways.empty() || loses_costs(game, context.source)) return; // [vge 7.21.1]
  const bool must = !payable(game, context, cost.first, cost.size);
  for (std::size_t i = ways.size(); i-- > 0;) {
    game.match.stack.back().step = 1; // it goes on when the one above it has ended
    activate(game, ways[i].source, ways[i].ability, context.seat); // the first comes to lie on top
    if (over(game.match)) return;
    Effect& way = game.match.effects.back();
    if (must && i + 1 == ways.size()) ++way.at; // into what else it would ask
  }
}

void pay_for_below(Game& game, std::size_t way) {
  Effect& owing = game.match.effects[owing_effect(game, way)];
  const auto& nodes = game.book.script.nodes;
  const Index end = end_of(ability_of(game, owing));
  while (owing.at < end && nodes[owing.at].cost)
    ++owing.at;
  owing.flags |= effect_changed;
}

bool is_no_longer_owed(const Table& table, std::size_t way) {
  const Effect& owing = table.match.effects[owing_effect(table, way)];
  return owing.at >= end_of(ability_of(table, owing)) || !table.book.script.nodes[owing.at].cost;
}

} // namespace twoseat
