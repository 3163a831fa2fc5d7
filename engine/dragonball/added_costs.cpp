// Paying them one by one; then the skill is activated.
#include "engine/dragonball/added_costs.h"
#include "engine/abilities/run.h"
#include "engine/dragonball/actions.h"
#include "engine/dragonball/payment.h"
#include "engine/dragonball/skills.h"

namespace twoseat::dragonball {
namespace {

bool is_added(const Match& match, CardId card, const Modification& m) {
  return (m.attribute == added_energy || m.attribute == added_burst) && m.subject == card &&
         m.generation == match[card].generation;
}

bool add(Game& game, const Doing& doing, std::uint8_t what) {
  Modification change;
  change.source = doing.context.source;
  change.attribute = what;
  change.operation = Operation::Set;
  change.duration = until(game, doing);
  change.cause = num(Cause::Effect);
  change.amount = doing.amount;
  for (const CardId card : doing.cards) {
    change.subject = card;
    modify_by(game, doing.context.effect, change);
  }
  return !doing.cards.empty();
}

// How many cards of energy, or from the top of the deck, its own cost takes.
std::int32_t own_cost(const Table& table, const Context& context, const script::Ability& ability,
                      bool energy) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < ability.cost_size; ++i) {
    const script::Node& node = table.book.script.nodes[ability.first + i];
    const bool rests = node.op == script::Op::Choose &&
                       table.book.script.selects[node.select].places == 1U << num(Zone::Energy);
    const bool burns = node.op == script::Op::Do && node.select == 0 &&
                       table.book.family->lexicon->actions[node.action].brings_to != 0;
    if (energy ? rests : burns) sum += amount(table, context, node.amount);
  }
  return sum;
}

struct Added {
  std::int32_t energy = 0, burst = 0;
};
Added added_to(const Match& match, CardId card) {
  Added added;
  for (const Modification& m : match.modifications)
    if (is_added(match, card, m)) (m.attribute == added_energy ? added.energy : added.burst) += m.amount;
  return added;
}

// Locals: the card, the effect, the stamp of the last that was paid.
void pay_next(Game& game, Frame& frame) {
  const CardId card = frame.card(0);
  const Seat seat = frame.seat;
  for (const Modification& m : game.match.modifications) {
    if (!is_added(game.match, card, m) || m.stamp <= frame.locals[2]) continue;
    const Modification next = m; // moving cards may end it
    frame.locals[2] = next.stamp;
    frame.step = 0;
    if (next.attribute == added_energy)
      return call(
          game, Proc::Pay, seat,
          {card.value, static_cast<std::uint16_t>(Price::Added), static_cast<std::uint16_t>(next.amount)});
    for (std::int32_t i = 0; i < next.amount; ++i)
      if (const CardId top_card = top(game.match, seat, Zone::Deck))
        put(game, top_card, Zone::Drop, Cause::Put, {"8-4-2-1-1"});
    return;
  }
}

void activated(Game& game, Frame& frame) {
  const std::size_t effect = frame.locals[1];
  finish(game);
  if (effect < game.match.effects.size()) answer_paid_skill(game, effect);
}

constexpr Step added_table[] = {
    runs("what was added to the cost", {"8-4-2-1-1"}, pay_next, bit(Proc::Pay)),
    runs("activated", {"8-5-2-3"}, activated, bit(Proc::Counters) | bit(Proc::Used)),
};

} // namespace

const std::span<const Step> added_steps = added_table;

bool do_add_energy_cost(Game& game, Doing& doing) {
  return add(game, doing, added_energy);
}
bool do_add_deck_cost(Game& game, Doing& doing) {
  return add(game, doing, added_burst);
}

bool takes_more(const Table& table, CardId card, const script::Ability& ability) {
  const Added added = added_to(table.match, card);
  return ability.kind == script::Kind::Activated && added.energy + added.burst > 0;
}

bool can_pay_added(const Table& table, Seat seat, CardId card, std::uint16_t number) {
  const script::Ability& ability = table.book.script.abilities[number];
  if (!takes_more(table, card, ability)) return true;
  const Added added = added_to(table.match, card);
  const Context context = context_of(table, card, seat);
  const std::int32_t printed =
      takes_energy(table, card, number) ? cost_of(table, card, Price::Card).total : 0;
  return active_energy(table.match, seat) >=
             printed + own_cost(table, context, ability, true) + added.energy &&
         count(table.match, seat, Zone::Deck) >= own_cost(table, context, ability, false) + added.burst;
}

} // namespace twoseat::dragonball
