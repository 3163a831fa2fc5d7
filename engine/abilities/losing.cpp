// What takes cards their abilities, and what gives them the same ones: which abilities each card has now. [vge 11.11.3, 12.5]
#include "engine/abilities/spoken.h"
#include <algorithm>

namespace twoseat {

using script::Kind;
using script::Node;

static void take(Loss& lost, const Node& node) {
  (node.facing == script::keeps_played           ? lost.unplayed
   : node.change == script::Change::LoseOriginal ? lost.original
                                                 : lost.all) = true;
}

// Leaves of what takes abilities that which works: whose own ability was taken before never does. It is applied after whatever
// would take that; where each would take the other's, or none could be first, the older one is. [vge 11.11.3, 11.11.3.1.1]
template <class Statements>
static void leave_what_works(const Table& table, Statements& losses) {
  if (losses.size() < 2) return;
  const auto takes = [&](const auto& one, const auto& other) {
    return one.context.source != other.context.source &&
           is_subject(table, one.context, *one.node, other.context.source);
  };
  const auto stamp = [&](const auto& losing) { return table.match[losing.context.source].stamp; };
  Statements left, works;
  for (const auto& losing : losses)
    left.push(losing);
  while (!left.empty()) {
    std::size_t next = 0;
    bool next_waits = true;
    for (std::size_t i = 0; i < left.size(); ++i) {
      const bool waits = std::any_of(left.begin(), left.end(), [&](const auto& one) {
        return takes(one, left[i]) && !takes(left[i], one);
      });
      if (waits == next_waits ? i > 0 && stamp(left[i]) < stamp(left[next]) : next_waits)
        next = i, next_waits = waits;
    }
    const auto losing = left[next];
    if (std::none_of(works.begin(), works.end(), [&](const auto& one) { return takes(one, losing); }))
      works.push(losing);
    Statements rest;
    for (std::size_t i = 0; i < left.size(); ++i)
      if (i != next) rest.push(left[i]);
    left.clear();
    for (const auto& one : rest)
      left.push(one);
  }
  losses.clear();
  for (const auto& one : works)
    losses.push(one);
}

Loss loss_of(const Table& table, CardId card) {
  struct Losing {
    const Node* node;
    Context context;
  };
  Loss lost;
  if (!is_spoken_of(table, losing_topic, given_ability)) return lost; // mostly nothing is
  ScratchVector<Losing, room::cards> losses;
  each_spoken(table, losing_topic, [&](const Node& node, const Context& context) {
    losses.push({&node, context});
  });
  leave_what_works(table, losses);
  for (const Losing& losing : losses)
    if (is_subject(table, losing.context, *losing.node, card)) take(lost, *losing.node);
  return lost;
}

Shared shared_abilities(const Table& table, CardId card) {
  Shared all;
  each_spoken_of(table, card, giving_topic, [&](const Node& node, const Context& context) {
    if (outlasts_loss(table, card, context))
      each_given(table, node, context, [&](std::uint16_t given) { all.push(given); });
  });
  return all;
}

AbilitiesNow::AbilitiesNow(const Table& table) : table_(table) {
  if (is_spoken_of(table, losing_topic, given_ability))
    each_spoken(table, losing_topic, [&](const Node& node, const Context& context) {
      too_many_ = !losses_.push({&node, context}) || too_many_;
    });
  leave_what_works(table, losses_);
  if (!are_shared(table)) return;
  each_spoken(table, giving_topic, [&](const Node& node, const Context& context) {
    Gift gift{{&node, context}, {}};
    each_given(table, node, context,
               [&](std::uint16_t given) { too_many_ = !gift.abilities.push(given) || too_many_; });
    too_many_ = !gifts_.push(gift) || too_many_;
  });
}

Loss AbilitiesNow::loss_of(CardId card) const {
  Loss lost;
  for (const Statement& losing : losses_)
    if (is_subject(table_, losing.context, *losing.node, card)) take(lost, *losing.node);
  return lost;
}

bool AbilitiesNow::gives(const Gift& gift, CardId card) const {
  return is_subject(table_, gift.context, *gift.node, card) && outlasts_loss(table_, card, gift.context);
}

bool may_be_given(const Table& table, Kind kind) {
  for (const Modification& m : table.match.modifications)
    if (m.attribute == given_ability) return true;
  bool any = false;
  if (((table.match.concerns.given_kinds >> static_cast<unsigned>(kind)) & 1U) == 0) return any;
  each_spoken(table, giving_topic, [&](const Node& node, const Context& context) {
    each_given(table, node, context,
               [&](std::uint16_t given) { any = any || table.book.script.abilities[given].kind == kind; });
  });
  return any;
}

} // namespace twoseat
