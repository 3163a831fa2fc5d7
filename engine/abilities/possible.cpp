// The same walk over an ability's nodes as the runner's, which only looks.
#include "engine/abilities/possible.h"
#include "engine/abilities/ensemble.h"
#include "engine/abilities/other_ways.h"
#include "engine/abilities/paying_in_order.h"
#include "engine/abilities/paying_together.h"
#include "engine/abilities/repeating.h"
#include "engine/abilities/statements.h"
#include <algorithm>

namespace twoseat {

using script::Node;
using script::Op;

namespace {

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

// What is done with what this node chooses, in order: f(node), until it says so.
template <class F>
const Node* find_use(const Table& table, script::Index choose, F f) {
  const auto& nodes = table.book.script.nodes;
  for (script::Index use = nodes[choose].next_use; use != 0; use = nodes[use].next_use)
    if (f(nodes[use])) return &nodes[use];
  return nullptr;
}

Fitness undoable(const Table& table, const Node& doing, CardId card) {
  const ActionWord& action = lexicon(table).actions[doing.action];
  return {Unfit::Undoable, action.because != nullptr ? action.because(table, card) : Rule{}};
}

// What takes what this node chooses: only cards it can be done to may be chosen for a cost.
const Node* consumer(const Table& table, script::Index choose) {
  const auto& nodes = table.book.script.nodes;
  return nodes[choose].next_use == 0 ? nullptr : &nodes[nodes[choose].next_use];
}

// Whether anything that is done with what this node chooses could be done to the card. [bsk 219.2, 219.3]
Fitness could_be_done(const Table& table, const Context& context, script::Index choose, CardId card) {
  const auto out_of_aim = lexicon(table).out_of_aim;
  Fitness fitness;
  const Node* found = find_use(table, choose, [&](const Node& later) {
    const bool can = can_be_done(table, later, card);
    const Rule because = out_of_aim == nullptr ? Rule{} : out_of_aim(table, context, later, card);
    if (can && because == Rule{}) return true;
    if (fitness.unfit == Unfit::No)
      fitness = can ? Fitness{Unfit::Undoable, because} : undoable(table, later, card);
    return false;
  });
  return found != nullptr ? Fitness{} : fitness;
}

// Where parts are paid in order, one that was paid has done to its cards what it does: they may pay again, if they still
// are what is asked for. [dbs 8-4-2-1]
bool was_paid(const Table& table, script::Index part, script::Index at) {
  const script::Index use = table.book.script.nodes[part].next_use;
  return lexicon(table).costs_in_order && use != 0 && use < at;
}

// Whether a part of the same cost is about the ability's own card: no other part is paid with that. [vge 11.7.1]
bool pays_itself(const Table& table, script::Index at) {
  const auto& nodes = table.book.script.nodes;
  const auto& selects = table.book.script.selects;
  const auto is_about_this = [&](const Node& part) {
    return part.op == Op::Do && part.select != 0 && selects[part.select].noun == script::Noun::This &&
           !lexicon(table).actions[part.action].only_shows;
  };
  while (at > 0 && nodes[at - 1U].cost)
    --at;
  for (; at < nodes.size() && nodes[at].cost; ++at)
    if (is_about_this(nodes[at])) return true;
  return false;
}

// Whether another part of the same cost has taken this card already. Where that was paid before, it is a new card since.
bool is_spent(const Table& table, const Context& context, script::Index at, CardId card) {
  const auto& nodes = table.book.script.nodes;
  if (!nodes[at].cost || !spends(table, at)) return false;
  if (card == context.source && !lexicon(table).costs_in_order && pays_itself(table, at)) return true;
  if (context.effect < 0) return false;
  for (script::Index part = at; part > 0 && nodes[part - 1U].cost;)
    if (nodes[--part].op == Op::Choose && spends(table, part) && !was_paid(table, part, at))
      for (const Bound& bound : table.match.bound)
        if (bound.effect == context.effect && bound.variable == nodes[part].variable &&
            bound.card.card == card && bound.card.left == Left::No)
          return true;
  return false;
}

// Whether it may not go with what this effect has chosen: the same in an earlier round, or a name that must differ.
// [vge 12.6.2.2.1, 12.7.3]
bool is_out(const Table& table, const Context& context, const Node& node, CardId card) {
  const bool differ = table.book.script.selects[node.select].different_names;
  return std::any_of(table.match.bound.begin(), table.match.bound.end(), [&](const Bound& bound) {
    if (bound.effect != context.effect) return false;
    return (bound.variable == chosen_before && bound.card.card == card) ||
           (differ && bound.variable == node.variable && share_a_name(table, bound.card.card, card));
  });
}

} // namespace

bool spends(const Table& table, script::Index choose) {
  const Node* use = consumer(table, choose);
  return use == nullptr || !lexicon(table).actions[use->action].only_shows;
}

bool can_be_done(const Table& table, const Node& doing, CardId card) {
  const ActionWord& action = lexicon(table).actions[doing.action];
  return (action.can == nullptr || action.can(table, card)) &&
         (action.can_so == nullptr || action.can_so(table, card, doing));
}

// The card itself, so many from the top, or all that were chosen; of "all" there may be none.
bool are_all_there(const Table& table, const Node& doing, const CardList& cards) {
  const script::Select& select = table.book.script.selects[doing.select];
  return select.noun == script::Noun::Filter ? cards.size() >= select.top : !cards.empty();
}

Fitness fitness_of(const Table& table, const Context& context, script::Index at, CardId card) {
  const Lexicon& words = lexicon(table);
  const Node& node = table.book.script.nodes[at];
  if (words.choosable != nullptr && !words.choosable(table, context, card))
    return {Unfit::Unchoosable, words.forbid_rule};
  if (is_spent(table, context, at, card)) return {Unfit::Spent, {}};
  if (unaffected(table, card, context)) return {Unfit::Unaffected, {}};
  if (is_out(table, context, node, card)) return {Unfit::Out, {}};
  if (words.declared != nullptr) // it must be possible to do it
    if (const Fitness fitness = could_be_done(table, context, at, card); fitness.unfit != Unfit::No)
      return fitness;
  const Node* use = node.cost || node.as_possible ? consumer(table, at) : nullptr;
  return use == nullptr || can_be_done(table, *use, card) ? Fitness{} : undoable(table, *use, card);
}

void candidates(const Table& table, const Context& context, script::Index at, CardList& cards) {
  CardList all;
  select(table, context, table.book.script.nodes[at].select, all);
  for (const CardId card : all)
    if (fitness_of(table, context, at, card).unfit == Unfit::No) cards.push(card);
  if (lexicon(table).also_pays == nullptr || !table.book.script.nodes[at].cost) return;
  FixedVector<CardId, 24> more;
  lexicon(table).also_pays(table, context, at, more);
  for (const CardId card : more)
    if (!is_spent(table, context, at, card)) cards.push(card);
}

// Whether cards are asked for by what they are while somebody cannot see them: they may then stay unfound, and whether
// there are any must not show. [vge 11.8.4.1.4]
bool may_stay_unfound(const Table& table, const Node& node) {
  const script::Select& select = table.book.script.selects[node.select];
  const bool looked_at = select.noun == script::Noun::Variable;
  const auto& words = lexicon(table).places;
  const bool hidden = std::any_of(words.begin(), words.end(), [&](const PlaceWord& word) {
    return word.hidden && (word.places & select.places) != 0;
  });
  return asks_what_they_are(select) && (looked_at || hidden);
}

std::size_t cost_of(const Table& table, script::Index may) {
  const auto& nodes = table.book.script.nodes;
  std::size_t count = 0;
  while (count < nodes[may].size && nodes[may + 1U + count].cost)
    ++count;
  return count;
}

bool may_at_all(const Table& table, const Context& context, script::Index at) {
  return payable(table, context, static_cast<script::Index>(at + 1), cost_of(table, at));
}

bool may_at_all(const Table& table, const Context& context, const script::Ability& ability,
                script::Index at) {
  return may_at_all(table, context, at) ||
         (own_cost(table, ability).first == at + 1U && payable_otherwise(table, context, ability));
}

// Whether a cost of hidden cards could be paid is nobody else's business: the question is put all the same.
bool cost_is_hidden(const Table& table, script::Index may) {
  for (std::size_t i = 0; i < cost_of(table, may); ++i) {
    const Node& part = table.book.script.nodes[may + 1U + i];
    if (part.op == Op::Choose && may_stay_unfound(table, part)) return true;
  }
  return false;
}

// Whether anything of these nodes could be done. Where that hangs on hidden cards, they might.
bool can_do_any(const Table& table, const Context& context, script::Index first, script::Index end) {
  const auto& script = table.book.script;
  for (script::Index at = first; at < end;) {
    const Node& node = script.nodes[at];
    const script::Index inside = static_cast<script::Index>(at + 1);
    const script::Index after = static_cast<script::Index>(inside + node.size);
    switch (node.op) {
    case Op::Choose: {
      CardList cards;
      candidates(table, context, at, cards);
      if (!cards.empty() || may_stay_unfound(table, node)) return true;
      break;
    }
    case Op::Do: {
      const script::Select& select = script.selects[node.select];
      if (node.select != 0 && select.noun == script::Noun::Variable) break; // its choice was looked at
      const ActionWord& action = lexicon(table).actions[node.action];
      if (node.select == 0) {
        if (action.can_pay == nullptr || action.can_pay(table, context, number_for(table, context, node)))
          return true;
        break;
      }
      if (lexicon(table).places[select.place_word].hidden) return true;
      CardList cards;
      twoseat::select(table, context, node.select, cards);
      if (std::any_of(cards.begin(), cards.end(),
                      [&](CardId card) { return can_be_done(table, node, card); }))
        return true;
      break;
    }
    case Op::May:
      if (may_at_all(table, context, at) && can_do_any(table, context, inside, after)) return true;
      break;
    case Op::If:
    case Op::Item:
      if (holds(table, context, node.condition) && can_do_any(table, context, inside, after)) return true;
      break;
    case Op::Options: {
      for (script::Index child = inside; child < after;) {
        const script::Index next = static_cast<script::Index>(child + 1 + script.nodes[child].size);
        if (can_do_any(table, context, static_cast<script::Index>(child + 1), next)) return true;
        child = next;
      }
      break;
    }
    case Op::Repeat:
      if (amount(table, context, node.amount) > 0 && can_do_any(table, context, inside, after)) return true;
      break;
    case Op::Declare: return true;
    case Op::List:
    case Op::Else:
      if (can_do_any(table, context, inside, after)) return true;
      break;
    case Op::Sort:
    case Op::Again:
    case Op::Option:
    case Op::Paid: break;
    }
    at = after;
  }
  return false;
}

bool is_picked(const Table& table, const Context& context, script::Index options, std::uint16_t number) {
  if (context.effect < 0) return false;
  const Effect& effect = table.match.effects[static_cast<std::size_t>(context.effect)];
  for (unsigned left = effect.at == options ? effect.picks : 0U; left != 0; left >>= 4)
    if ((left & 15U) == number) return true;
  return false;
}

bool any_option(const Table& table, const Context& context, script::Index options) {
  bool any = false;
  each_option(table, context, options, [&](std::uint16_t, script::Index) { any = true; });
  return any;
}

Obstacle obstacle_to(const Table& table, const Context& context, const script::Ability& ability) {
  const auto& nodes = table.book.script.nodes;
  const std::size_t end = std::size_t{ability.first} + ability.size;
  for (script::Index at = ability.first; at < end; ++at) {
    const Node& node = nodes[at];
    const bool all_of_it = at + 1U + node.size == end;
    if (!all_of_it) return {};
    if (node.op == Op::If && !holds(table, context, node.condition)) return {node.condition, false};
    if (node.op == Op::May && cost_of(table, at) > 0)
      return {0, !may_at_all(table, context, ability, at) && !cost_is_hidden(table, at)};
    if (node.op != Op::If) return {};
  }
  return {};
}

bool can_begin(const Table& table, const Context& context, const script::Ability& ability) {
  const Obstacle obstacle = obstacle_to(table, context, ability);
  return obstacle.condition == 0 && !obstacle.cost;
}

bool can_choose_to(const Table& table, const Context& context, const script::Ability& ability) {
  const script::Index paid = static_cast<script::Index>(ability.first + ability.cost_size);
  return payable(table, context, ability.first, ability.cost_size) &&
         can_do_any(table, context, paid, end_of(ability));
}

namespace {

// What this part and those before it spend by the same action.
std::int32_t spent_by_then(const Table& table, const Context& context, const Parts& parts,
                           const script::Index& at) {
  const auto& nodes = table.book.script.nodes;
  std::int32_t spent = 0;
  for (const script::Index* part = parts.begin(); part <= &at; ++part)
    if (nodes[*part].op == Op::Do && nodes[*part].action == nodes[at].action)
      spent += number_for(table, context, nodes[*part]);
  return spent;
}

// Every part must be payable before anything is paid. [vge 11.8.2.2]
bool all_payable(const Table& table, const Context& context, const Parts& parts, CardId aside) {
  const auto& script = table.book.script;
  for (const script::Index& at : parts) {
    const Node& node = script.nodes[at];
    if (node.op == Op::Choose) {
      CardList cards;
      candidates(table, context, at, cards);
      const std::int32_t wanted = node.up_to ? 0 : number_for(table, context, node);
      CardList payers;
      for (const CardId card : cards)
        if (card != aside) payers.push(card);
      if (node.ensemble != 0) {
        if (!can_be_completed(table, context, script.ensembles[node.ensemble], {}, payers)) return false;
        continue;
      }
      const bool different = script.selects[node.select].different_names;
      if (wanted > static_cast<std::int32_t>(different ? most_different(table, payers) : payers.size()))
        return false;
    } else if (node.op == Op::Do) {
      const ActionWord& action = lexicon(table).actions[node.action];
      if (action.can_pay != nullptr &&
          !action.can_pay(table, context, spent_by_then(table, context, parts, at)))
        return false;
      if (node.select == 0 || script.selects[node.select].noun == script::Noun::Variable) continue;
      CardList cards;
      select(table, context, node.select, cards);
      if (!are_all_there(table, node, cards)) return false;
      for (const CardId card : cards)
        if (unaffected(table, card, context) || !can_be_done(table, node, card)) return false;
    }
  }
  return each_has_its_own(table, context, parts, aside);
}

} // namespace

bool payable(const Table& table, const Context& context, script::Index first, std::size_t count,
             CardId aside) {
  if (count == 0 || loses_costs(table, context.source)) return true; // [vge 7.21.1]
  const auto end = static_cast<script::Index>(first + count);
  if (parts_meet(table, context, first, end)) return payable_in_order(table, context, first, end);
  Parts parts;
  add_parts(parts, first, count);
  return all_payable(table, context, parts, aside);
}

bool payable_together(const Table& table, const Context& context, const script::Ability& first,
                      const script::Ability& second) {
  if (loses_costs(table, context.source)) return true;
  Parts parts;
  add_parts(parts, first.first, first.cost_size);
  add_parts(parts, second.first, second.cost_size);
  return all_payable(table, context, parts, {});
}

} // namespace twoseat
