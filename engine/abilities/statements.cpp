// Statements of continuous abilities, asked for where they matter; mostly there are none.
#include "engine/abilities/statements.h"
#include "engine/abilities/run.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/information.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Node;
using script::Noun;

bool is_about(const Table& table, const Node& node, const Context& context, CardId card) {
  const script::Select& select = table.book.script.selects[node.select];
  return select.noun == Noun::This ? card == context.source : fits(table, context, select, card);
}

Seat seat_of(const Node& node, const Context& context) {
  return node.side == script::Side::Opponent ? other(context.seat) : context.seat;
}

bool is_next_time(const Modification& m, std::uint16_t action, Seat seat) {
  return m.scope == player_scope && m.attribute == next_time_base + action && m.seat == seat;
}

} // namespace

bool loses_costs(const Table& table, CardId card) {
  bool lost = false;
  each_saying(table, Lasting::LoseCosts, [&](const Node& node, const Context& context) {
    lost = lost || is_about(table, node, context, card);
  });
  return lost;
}

bool unaffected(const Table& table, CardId card, const Context& by) {
  bool is = false;
  each_saying(table, Lasting::Unaffected, [&](const Node& node, const Context& context) {
    is = is || (by.source && is_about(table, node, context, card) &&
                fits(table, context, table.book.script.selects[node.to], by.source));
  });
  return is;
}

void leave_out_unaffected(const Table& table, const Context& by, CardList& cards) {
  if (std::none_of(cards.begin(), cards.end(), [&](CardId card) { return unaffected(table, card, by); }))
    return;
  CardList left;
  for (const CardId card : cards)
    if (!unaffected(table, card, by)) left.push(card);
  cards = left;
}

std::int32_t changed_by(const Table& table, std::uint16_t action, Seat seat, CardId card) {
  std::int32_t sum = 0;
  each_saying(table, Lasting::Change, [&](const Node& node, const Context& context) {
    if (node.to != action) return;
    if (node.select != 0 ? card && is_about(table, node, context, card) : seat_of(node, context) == seat)
      sum = bounded_sum(sum, amount(table, context, node.amount));
  });
  for (const Modification& m : table.match.modifications) // several add up [vge 7.28.2.1]
    if (is_next_time(m, action, seat)) sum = bounded_sum(sum, m.amount);
  return sum;
}

// Every statement by which costs of what it lends to the source are cheaper once a turn, and were not yet: f(node, context)
template <class F>
static void each_cheaper(const Table& table, const Context& context, const Node& node, F f) {
  const auto at = static_cast<std::size_t>(&node - table.book.script.nodes.data());
  const auto is_in = [&](CardId card) {
    const Face& face = table.face(card);
    for (std::size_t i = 0; i < face.abilities; ++i) {
      const script::Ability& lent = table.book.script.abilities[face.first_ability + i];
      if (at >= lent.first && at < std::size_t{lent.first} + lent.size) return true;
    }
    return false;
  };
  each_saying(table, Lasting::Ability, [&](const Node& lending, const Context& by) {
    if (lending.attribute == 0 || !is_about(table, lending, by, context.source) ||
        used_up(table, by.source, lending.with, by.seat))
      return;
    CardList cards;
    select(table, by, lending.to, cards);
    if (std::any_of(cards.begin(), cards.end(), is_in)) f(lending, by);
  });
}

void note_cheaper(Game& game, const Context& context, const Node& node) {
  if (!node.cost) return;
  each_cheaper(game, context, node, [&](const Node& lending, const Context& by) {
    const Use first{by.source, game.match[by.source].generation, lending.with, by.seat, Duration::Turn};
    if (!game.match.uses.push(first)) stop(game.match, Flaw::TooManyAbilities);
  });
}

std::int32_t number_for(const Table& table, const Context& context, const Node& node) {
  const std::int32_t said = amount(table, context, node.amount);
  const bool chooses = node.op == script::Op::Choose;
  if (chooses && node.action == 0) return said;
  const auto action = static_cast<std::uint16_t>(chooses ? node.action - 1 : node.action);
  const ActionWord& word = table.book.family->lexicon->actions[action];
  if (!word.changeable || word.takes == Takes::CardsAndValue) return said;
  std::int32_t less = 0;
  if (node.cost)
    each_cheaper(table, context, node, [&](const Node& lending, const Context& by) {
      if (lending.attribute == action + 1) less += amount(table, by, lending.amount);
    });
  return std::max(0, bounded_sum(said - less, changed_by(table, action, seat_of(node, context))));
}

void next_time(Game& game, std::uint16_t action, Seat seat, std::int32_t more, Duration duration,
               CardId source) {
  Modification change;
  change.source = source;
  change.scope = player_scope;
  change.seat = seat;
  change.attribute = static_cast<std::uint8_t>(next_time_base + action);
  change.operation = Operation::Add;
  change.duration = duration;
  change.cause = game.book.family->lexicon->effect_cause;
  change.amount = more;
  modify(game, change);
}

void next_time_is_over(Match& match, std::uint16_t action, Seat seat) {
  match.modifications.remove_if([&](const Modification& m) { return is_next_time(m, action, seat); });
}

// Whether an effect opens the gate of this ability of this card.
static bool opens_gate(const Table& table, CardId card, const script::Ability& ability) {
  bool opens = false;
  each_saying(table, Lasting::OpenGate, [&](const Node& node, const Context& context) {
    opens = opens || (node.to == ability.keyword && (node.with == 0 || node.with == ability.keyword_number) &&
                      is_about(table, node, context, card));
  });
  return opens;
}

bool meets_gate(const Table& table, const Context& context, const script::Ability& ability) {
  return holds(table, context, ability.gate) || opens_gate(table, context.source, ability);
}

bool silenced(const Table& table, std::uint16_t occasion, CardId card) {
  bool is = false;
  each_saying(table, Lasting::Silence, [&](const Node& node, const Context& context) {
    is = is || (node.to == occasion && card && is_about(table, node, context, card));
  });
  return is;
}

} // namespace twoseat
