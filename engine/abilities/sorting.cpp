// In which order an effect takes several cards, one after the other. [vge 4.1.9]
#include "engine/abilities/choosing.h"
#include "engine/abilities/seen.h"
#include "engine/kernel/moves.h"

namespace twoseat {
namespace {

using script::Node;

// The cards that have no place in the order yet.
void unplaced(const Table& table, std::size_t effect, CardList& cards) {
  const Node& node = node_at(table, table.match.effects[effect]);
  CardList all;
  select(table, context_of(table.match, effect), node.select, all);
  for (const CardId card : all)
    if (!is_chosen(table.match, effect, node.variable, card)) cards.push(card);
}

// Those whose turn may come: what nothing is done to stays where it is; where owners sort, those of one of them, the turn
// player's first. [dbs 1-3-4]
void unsorted(const Table& table, std::size_t effect, CardList& cards) {
  const auto immune = lexicon(table).immune;
  const Node& doing = table.book.script.nodes[table.match.effects[effect].at + 1U];
  CardList all;
  unplaced(table, effect, all);
  for (const CardId card : all)
    if (immune == nullptr || immune(table, context_of(table.match, effect), doing, card) == Rule{})
      cards.push(card);
  if (!lexicon(table).owner_sorts || cards.empty()) return;
  CardList own;
  for (const Seat seat : {table.match.turn_player, other(table.match.turn_player)})
    for (const CardId card : cards)
      if (own.empty() || table.match[own[0]].owner == seat)
        if (table.match[card].owner == seat) own.push(card);
  cards = own;
}

// Nobody sorts cards that only whoever moves them looks at.
Seat sorter(const Table& table, std::size_t effect, const CardList& cards) {
  const Seat owner = table.match[cards[0]].owner, mover = chooser(table, effect);
  const Viewers seen = lookers(table, table.match[cards[0]]);
  const bool secret = includes(seen, viewer_of(mover)) && !includes(seen, viewer_of(owner));
  return lexicon(table).owner_sorts && !secret ? owner : mover;
}

Rule sort_rule(const Table& table, const Node& node) {
  const Lexicon& words = lexicon(table);
  return node.action != 0 ? words.actions[node.action - 1U].order_rule : words.sort_rule;
}

} // namespace

bool must_sort(Game& game, std::size_t effect) {
  CardList cards;
  unsorted(game, effect, cards);
  if (cards.size() > 1) return true;
  const Node& node = node_at(game, game.match.effects[effect]);
  if (cards.empty()) {
    unplaced(game, effect, cards);
    for (const CardId card : cards)
      bind(game, static_cast<int>(effect), node.variable, card);
    return false;
  }
  game.settled(sort_rule(game, node), sorter(game, effect, cards),
               {lexicon(game).choose, {}, cards[0], {}, 0});
  bind(game, static_cast<int>(effect), node.variable, cards[0]);
  return lexicon(game).owner_sorts && !over(game.match) && must_sort(game, effect); // the other owner's
}

void ask_next(const Table& table, std::size_t effect, Decision& decision) {
  const Node& node = node_at(table, table.match.effects[effect]);
  const Lexicon& words = lexicon(table);
  CardList cards;
  unsorted(table, effect, cards);
  decision.seat = cards.empty() ? chooser(table, effect) : sorter(table, effect, cards);
  const Rule rule = sort_rule(table, node);
  decision.question = words.sort_question;
  decision.rule = rule;
  decision.begin(words.choose, rule);
  for (const CardId card : cards)
    decision.add({words.choose, {}, card, {}, 0});
}

void take_next(Game& game, std::size_t effect, const Decision& decision, const Answer& answer) {
  const Node& node = node_at(game, game.match.effects[effect]);
  bind(game, static_cast<int>(effect), node.variable, decision.picked(answer).card);
}

} // namespace twoseat
