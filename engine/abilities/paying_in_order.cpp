// A search: every part takes its cards in each way that makes a difference, and the next looks at what is left then.
#include "engine/abilities/paying_in_order.h"
#include "engine/abilities/choosing.h"
#include "engine/abilities/ensemble.h"
#include "engine/abilities/paying_together.h"
#include "engine/abilities/performing.h"
#include "engine/abilities/statements.h"
#include "engine/kernel/references.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Index;
using script::Node;
using script::Noun;
using script::Op;
using script::Select;

constexpr std::uint32_t counters_of_a_card = std::uint32_t{1} << 31; // no kind of place has that number

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

std::uint32_t kind_of_place(const Table& table, const Context& context) {
  return context.source ? std::uint32_t{1} << table.match[table.match[context.source].place].kind : 0U;
}

// From where a part takes something: places, as bits.
std::uint32_t takes_from(const Table& table, const Context& context, const Node& node) {
  if (node.op != Op::Choose && node.op != Op::Do) return 0;
  if (node.op == Op::Do && node.select == 0) {
    const ActionWord& action = lexicon(table).actions[node.action];
    if (action.brings_to != 0) return everywhere & ~counters_of_a_card;
    return action.can_pay != nullptr ? counters_of_a_card : 0;
  }
  const Select& which = table.book.script.selects[node.select];
  if (which.noun == Noun::This) return kind_of_place(table, context);
  if (which.noun == Noun::Filter) return which.places;
  return node.op == Op::Choose ? everywhere & ~counters_of_a_card : 0; // a choice has looked at its cards
}

std::uint32_t brings_to(const Table& table, const Node& node) {
  if (node.op != Op::Do) return 0;
  const ActionWord& action = lexicon(table).actions[node.action];
  return action.takes == Takes::CardsAndZone ? std::uint32_t{1} << (node.to & 0xffU) : action.brings_to;
}

// --- The search -----------------------------------------------------------------------------------------------------

struct Search {
  const Table& table; // as everything lies now
  const Rulebook& book;
  std::size_t effect;
  Index end;
  int left =
      2000; // copies of the match; past that it is taken to be payable, and what is missing is left out
};

bool can_go_on(Search& search, Match& match, Index at);

// Cards that nothing tells apart: it makes no difference which of them pays.
bool are_alike(const Match& match, CardId a, CardId b) {
  const Card &one = match[a], &two = match[b];
  const auto is_plain = [&](CardId card) {
    return std::none_of(match.modifications.begin(), match.modifications.end(),
                        [&](const Modification& m) { return m.subject == card; });
  };
  return one.def == two.def && one.place == two.place && one.owner == two.owner &&
         one.orientation == two.orientation && one.facing == two.facing && one.host == two.host &&
         one.counters == two.counters && one.states == two.states && is_plain(a) && is_plain(b);
}

// Whether its payer cannot know yet what this card is, which an earlier part brings to light.
bool is_unknown(const Search& search, const Match& match, Seat seat, CardId card) {
  const Card& now = search.table.match[card];
  return !(now.place == match[card].place) && !includes(lookers(search.table, now), viewer_of(seat));
}

void known_candidates(const Search& search, const Match& match, Index at, CardList& cards) {
  const Table table{search.book, match};
  const Context context = context_of(match, search.effect);
  CardList all;
  candidates(table, context, at, all);
  const bool asks = asks_what_they_are(search.book.script.selects[search.book.script.nodes[at].select]);
  for (const CardId card : all)
    if (!asks || !is_unknown(search, match, context.seat, card)) cards.push(card);
}

// The cards from `from` on; those before it were tried.
bool can_take(Search& search, Match& match, Index at, const CardList& cards, std::size_t from,
              std::int32_t wanted) {
  if (wanted <= 0) return can_go_on(search, match, static_cast<Index>(at + 1));
  const Node& node = search.book.script.nodes[at];
  for (std::size_t i = from; i < cards.size(); ++i) {
    if (is_chosen(match, search.effect, node.variable, cards[i])) continue;
    if (std::any_of(cards.begin() + from, cards.begin() + i, [&](CardId before) {
          return !is_chosen(match, search.effect, node.variable, before) &&
                 are_alike(match, before, cards[i]);
        }))
      continue;
    Game game{search.book, match};
    bind(game, static_cast<int>(search.effect), node.variable, cards[i]);
    if (over(match)) return false;
    const bool can = can_take(search, match, at, cards, i + 1, wanted - 1);
    match.bound.pop();
    if (can) return true;
  }
  return false;
}

bool can_choose(Search& search, Match& match, Index at) {
  const Table table{search.book, match};
  const Node& node = search.book.script.nodes[at];
  const Context context = context_of(match, search.effect);
  CardList cards;
  known_candidates(search, match, at, cards);
  if (node.ensemble != 0) // which of them is looked at when they are chosen
    return can_be_completed(table, context, search.book.script.ensembles[node.ensemble], {}, cards) &&
           can_go_on(search, match, static_cast<Index>(at + 1));
  const std::int32_t wanted =
      node.up_to ? 0
                 : number_for(table, context, node) -
                       static_cast<std::int32_t>(chosen_yet(match, search.effect, node.variable));
  return can_take(search, match, at, cards, 0, wanted);
}

bool are_all_there(const Search& search, const Match& match, const Node& node, const CardList& cards) {
  const Select& which = search.book.script.selects[node.select];
  if (which.noun != Noun::Variable) return twoseat::are_all_there({search.book, match}, node, cards);
  return chosen_yet(match, search.effect, which.variable) == cards.size();
}

// Whether all that it says can be done now.
bool can_do(const Search& search, const Match& match, const Node& node) {
  const Table table{search.book, match};
  const Context context = context_of(match, search.effect);
  const ActionWord& action = lexicon(table).actions[node.action];
  if (action.can_pay != nullptr && !action.can_pay(table, context, number_for(table, context, node)))
    return false;
  if (node.select == 0) return true;
  CardList cards;
  select(table, context, node.select, cards);
  return are_all_there(search, match, node, cards) &&
         std::all_of(cards.begin(), cards.end(), [&](CardId card) {
           return !unaffected(table, card, context) && can_be_done(table, node, card);
         });
}

// In which order they go makes no difference here.
bool can_sort(Search& search, Match& match, Index at) {
  const Node& node = search.book.script.nodes[at];
  Game game{search.book, match};
  CardList cards;
  select(game, context_of(match, search.effect), node.select, cards);
  for (const CardId card : cards)
    bind(game, static_cast<int>(search.effect), node.variable, card);
  const bool can = !over(match) && can_go_on(search, match, static_cast<Index>(at + 1));
  for (std::size_t i = 0; i < cards.size() && !over(match); ++i)
    match.bound.pop();
  return can;
}

bool can_go_on(Search& search, Match& match, Index at) {
  if (at >= search.end) return true;
  const Node& node = search.book.script.nodes[at];
  if (node.op == Op::Choose) return can_choose(search, match, at);
  const Index after = static_cast<Index>(at + 1 + node.size);
  if (node.op == Op::Sort) return can_sort(search, match, at);
  if (node.op != Op::Do) return can_go_on(search, match, after);
  if (!can_do(search, match, node)) return false;
  if (--search.left < 0) return true;
  Match next = match;
  Game game{search.book, next};
  next.effects[search.effect].at = after;
  perform(game, search.effect, node);
  return !over(next) && next.effects.size() > search.effect && can_go_on(search, next, after);
}

Index end_of_cost(const Table& table, Index at) {
  const auto& nodes = table.book.script.nodes;
  while (at < nodes.size() && nodes[at].cost)
    ++at;
  return at;
}

Parts parts_from(const Table& table, Index at) {
  Parts parts;
  add_parts(parts, at, std::size_t{end_of_cost(table, at)} - at);
  return parts;
}

} // namespace

bool parts_meet(const Table& table, const Context& context, Index first, Index end) {
  if (!lexicon(table).costs_in_order) return false;
  const auto& nodes = table.book.script.nodes;
  std::uint32_t touched = 0;
  for (Index at = first; at < end; ++at) {
    const std::uint32_t from = takes_from(table, context, nodes[at]);
    if ((touched & from) != 0) return true;
    touched |= from | brings_to(table, nodes[at]);
  }
  return false;
}

bool payable_in_order(const Table& table, const Context& context, Index first, Index end) {
  Match match = table.match;
  Search search{table, table.book, 0, end};
  if (context.effect >= 0) {
    search.effect = static_cast<std::size_t>(context.effect);
  } else {
    Effect trying;
    trying.source = refer(match, context.source);
    if (context.subject != nullptr) trying.subject = *context.subject;
    if (context.other != nullptr) trying.other = *context.other;
    trying.seat = context.seat;
    trying.amount = context.amount;
    search.effect = match.effects.size();
    if (!match.effects.push(trying)) return true;
  }
  match.effects[search.effect].picks = static_cast<std::uint16_t>(context.x);
  return can_go_on(search, match, first);
}

bool pays_for_later(const Table& table, const Context& context, const Node& choice) {
  if (!choice.cost || choice.ensemble != 0) return false;
  const auto at = static_cast<Index>(&choice - table.book.script.nodes.data());
  if (lexicon(table).costs_in_order) return parts_meet(table, context, at, end_of_cost(table, at));
  return spends(table, at) && may_take_what_is_needed(table, context, parts_from(table, at));
}

void leave_what_lets_pay(const Table& table, std::size_t effect, CardList& cards) {
  Match match = table.match;
  Game game{table.book, match};
  const Index at = match.effects[effect].at;
  const Node& node = table.book.script.nodes[at];
  Search search{table, table.book, effect, end_of_cost(table, at)};
  CardList left;
  for (const CardId card : cards) {
    if (is_chosen(match, search.effect, node.variable, card)) continue;
    bind(game, static_cast<int>(effect), node.variable, card);
    const bool can = lexicon(table).costs_in_order
                         ? can_choose(search, match, at)
                         : each_has_its_own(game, context_of(match, effect), parts_from(table, at));
    if (can) left.push(card);
    match.bound.pop();
  }
  cards = left;
}

} // namespace twoseat
