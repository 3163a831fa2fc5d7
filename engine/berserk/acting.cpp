// Cards that act more than once in a turn. What they have done is noted as a use, in the turn, of a text that nobody
// activates: that of destruction.
#include "engine/berserk/acting.h"
#include "engine/abilities/run.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/rule_abilities.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

bool is_act(const Game& game, const Use& use, CardId card) {
  return is_destruction(game, use.ability) && use.card == card &&
         use.generation == game.match[card].generation;
}

std::int32_t acts_a_turn(const Table& table, CardId card) {
  std::int32_t most = 1;
  each_saying(table, Lasting::Own, [&](const script::Node& node, const Context& context) {
    if (context.source == card && is_word(node.action, StackWord::Acts))
      most = std::max(most, amount(table, context, node.amount));
  });
  return most;
}

} // namespace

// Open for its next action, it moves no more. [bsk G10.2]
void act(Game& game, CardId card, Cause cause, Rule rule) {
  Match& match = game.match;
  const std::int32_t most = acts_a_turn(game, card);
  if (most > 1) {
    const auto done = std::count_if(match.uses.begin(), match.uses.end(),
                                    [&](const Use& u) { return is_act(game, u, card); });
    set(match, card, State::Acted);
    Use use;
    use.card = card;
    use.generation = match[card].generation;
    use.seat = controller(match, card);
    use.ability = game.book.rule_abilities[num(RuleAbility::Destruction)];
    if (done + 1 < most && match.uses.push(use))
      return game.tell(event_about(match, card, Cause::Effect, {"G11"}));
  }
  close(game, card, cause, rule);
}

void forget_acts(Game& game, CardId card) {
  game.match.uses.remove_if([&](const Use& use) { return is_act(game, use, card); });
}

} // namespace twoseat::berserk
