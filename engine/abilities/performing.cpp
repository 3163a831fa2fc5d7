// What an action means, who is left out of it, and what is told once it was done.
#include "engine/abilities/performing.h"
#include "engine/abilities/lost_objects.h"
#include "engine/abilities/repeating.h"
#include "engine/abilities/statements.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/references.h"

namespace twoseat {
namespace {

using script::Node;

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

void leave_out_immune(Game& game, const Context& context, const Node& node, CardList& cards) {
  const auto immune = lexicon(game).immune;
  if (immune == nullptr) return;
  CardList left;
  for (const CardId card : cards)
    if (const Rule because = immune(game, context, node, card); because == Rule{})
      left.push(card);
    else
      game.did(because, Seat::None, card);
  if (left.size() < cards.size()) cards = left;
}

// Those that were meant before a part of it was replaced, as far as they are still there. [vge 11.12.1]
bool is_begun(const Match& match, std::size_t effect, CardList& cards) {
  bool begun = false;
  for (const Bound& bound : match.bound)
    if (bound.effect == effect && bound.variable == meant_cards) {
      begun = true;
      if (is_there(bound.card)) cards.push(bound.card.card);
    }
  return begun;
}

void tell_did(Game& game, const Context& context, const Node& node) {
  Event event;
  event.kind = EventKind::Did;
  event.seat = context.seat;
  event.cause = lexicon(game).effect_cause;
  event.amount = node.action;
  event.rule = lexicon(game).play_rule;
  game.tell(event);
}

} // namespace

void perform(Game& game, std::size_t effect, const Node& node) {
  const Context context = context_of(game.match, effect);
  CardList cards;
  if (node.select != 0 && !is_begun(game.match, effect, cards)) select(game, context, node.select, cards);
  leave_out_unaffected(game, context, cards);
  leave_out_immune(game, context, node, cards);
  Doing doing{node,
              context,
              node.side == script::Side::Opponent ? other(context.seat) : context.seat,
              {cards.begin(), cards.size()},
              number_for(game, context, node)};
  const ActionWord& action = lexicon(game).actions[node.action];
  bool did = false;
  const bool watches = lexicon(game).objects_stay_lost && !node.cost;
  Objects before;
  if (watches) watch_objects(game, before);
  {
    Together at_once(game);
    did = action.run(game, doing);
  }
  if (over(game.match)) {
    if (game.events != nullptr) tell_did(game, context, node);
    return;
  }
  if (watches) note_lost_objects(game, before, context.seat);
  note_cheaper(game, context, node);
  if (game.match.effects.size() <= effect) return;
  clear_variable(game.match, static_cast<int>(effect), meant_cards);
  if (did) game.match.effects[effect].flags |= effect_changed;
  if (did && action.changeable) next_time_is_over(game.match, node.action, doing.seat);
  if (game.events != nullptr) tell_did(game, context, node);
  for (const CardId card : cards)
    follow(game.match, static_cast<std::uint8_t>(effect), card);
}

} // namespace twoseat
