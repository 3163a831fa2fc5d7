// Cards that act more than once in a turn. What they have done is noted as a use, in the turn, of a text that nobody
// activates: that of destruction.
#include "engine/berserk/acting.h"
#include "engine/abilities/run.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/kernel/limits.h"
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

namespace {

void note(Game& game, CardId card, RuleAbility what) {
  Use use;
  use.card = card;
  use.generation = game.match[card].generation;
  use.seat = controller(game.match, card);
  use.ability = game.book.rule_abilities[num(what)];
  if (!game.match.uses.push(use)) stop(game.match, Flaw::TooManyAbilities);
}

bool is_noted(const Table& table, CardId card, RuleAbility what) {
  const auto& uses = table.match.uses;
  return std::any_of(uses.begin(), uses.end(), [&](const Use& use) {
    return use.ability == table.book.rule_abilities[num(what)] && use.card == card &&
           use.generation == table.match[card].generation;
  });
}

} // namespace

// That it was in this turn is noted as well.
void reach(Game& game, CardId card) {
  note(game, card, RuleAbility::Reaching);
  set(game.match, card, State::Reaching);
}
bool reached_now(const Table& table, CardId card) {
  return is_noted(table, card, RuleAbility::Reaching);
}

void await_first_strike(Game& game, CardId card) {
  note(game, card, RuleAbility::FirstStrike);
}
void use_first_strike(Game& game, CardId card) {
  const std::uint16_t ability = game.book.rule_abilities[num(RuleAbility::FirstStrike)];
  game.match.uses.remove_if([&](const Use& use) { return use.ability == ability && use.card == card; });
}
bool awaits_first_strike(const Table& table, CardId card) {
  return is_noted(table, card, RuleAbility::FirstStrike);
}

void forget_reaching(Game& game, Seat seat) {
  Match& match = game.match;
  each_of(match, seat, [&](CardId card) {
    if (!has(match, card, State::Reaching) || reached_now(game, card)) return;
    set(match, card, State::Reaching, false);
    game.did({"211.9"}, seat, card);
  });
}

void forget_acts(Game& game, CardId card) {
  game.match.uses.remove_if([&](const Use& use) { return is_act(game, use, card); });
}

} // namespace twoseat::berserk
