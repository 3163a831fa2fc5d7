// The Vanguard Step: strikes before the first turn, by turns and at once. [bsk 301.2, 308, D1]
#include "engine/berserk/acting.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/preliminary.h"
#include "engine/berserk/stack.h"

namespace twoseat::berserk {
namespace {

// f(enemy) for every enemy card beside it.
template <class F>
void each_enemy_beside(const Table& table, CardId card, F f) {
  each_of(table.match, other(controller(table.match, card)), [&](CardId enemy) {
    if (adjacent(table.match, card, enemy)) f(enemy);
  });
}

// It closes when it strikes, as for any simple strike. A flyer, once it is seen, is beside nobody. [bsk 211.4, D1.1]
bool is_vanguard(const Table& table, CardId card) {
  return trait(table, card, Trait::Vanguard) > 0 && is_creature(table, card) &&
         !is(table, card, Type::Flyer) && is_open(table.match, card) && awaits_first_strike(table, card) &&
         !cannot(table, card, Restriction::Attack) && !cannot(table, card, Restriction::Fight);
}

bool may_first_strike_at(const Table& table, CardId card, CardId enemy) {
  return is_in_reach(table, card, enemy) && allowed(may_pass_over, table, card, enemy);
}

// Asked too when only a hidden card could have the trait: nobody else learns whether it has.
bool is_asked(const Table& table, Seat seat) {
  bool asked = false;
  each_of(table.match, seat, [&](CardId card) {
    if (is_hidden(table.match, card) || is_vanguard(table, card))
      each_enemy_beside(table, card, [&](CardId enemy) {
        asked = asked || is_hidden(table.match, card) || may_first_strike_at(table, card, enemy);
      });
  });
  return asked;
}

// Once, at the start of the step; of what is hidden nobody learns whether it did. [bsk D1.2]
void trigger_vanguards(Game& game, Frame&) {
  each_in_squads(game.match, [&](CardId card) {
    if (is_hidden(game.match, card) || trait(game, card, Trait::Vanguard) > 0) await_first_strike(game, card);
  });
}

void next_player(Game& game, Frame& frame) {
  if (!find_next(frame, [&](Seat seat) { return is_asked(game, seat); })) finish(game);
}

void ask_strike(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Strike), {"D1.1"});
  each_of(table.match, frame.seat, [&](CardId card) {
    if (is_vanguard(table, card))
      each_enemy_beside(table, card, [&](CardId enemy) {
        if (may_first_strike_at(table, card, enemy)) decision.add({num(Verb::Strike), {}, card, enemy, 0});
      });
  });
  decision.drop_empty_choice();
  offer(decision, Verb::Pass, {"308.2"});
}

void strike_or_pass(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const bool passes = decision.choice(answer).verb == num(Verb::Pass);
  if (passes) pass(frame);
  hand_over(frame);
  if (passes) return;
  const Move& move = decision.picked(answer);
  StackEntry strike =
      entry_of(game.match, Entry::Strike, controller(game.match, move.card), move.card, move.target);
  set(strike, Flag::Unanswered);
  use_first_strike(game, move.card);
  game.did({"D1.1"}, strike.seat, move.card);
  declare(game, strike);
}

constexpr Step step_table[] = {
    runs("vanguards", {"D1.2"}, trigger_vanguards),
    runs("next player", {"301.2"}, next_player),
    asks("vanguard", {"308.1"}, ask_strike, strike_or_pass, Question::Vanguard, bit(Proc::Chain)),
    runs("the other player", {"301.2"}, settle_at_once<1>, bit(Proc::AtOnce)),
};

} // namespace

void may_strike_first(const Table& table, Seat seat, CardId card, CardId target, Reasons& reasons) {
  const Match& match = table.match;
  const auto fail = [&](Rule rule, Why why, CardId about) {
    reasons.push({rule, static_cast<std::uint16_t>(why), about, 0, 0});
  };
  if (!in_squad(match, card)) return fail({"206.2"}, Why::NotInSquad, card);
  if (controller(match, card) != seat) return fail({"200.2b"}, Why::NotYours, card);
  if (trait(table, card, Trait::Vanguard) == 0)
    fail({"308.1"}, Why::NoSuchTrait, card);
  else if (!awaits_first_strike(table, card))
    fail({"D1.2"}, Why::NoFirstStrike, card);
  if (!is_creature(table, card)) fail({"209.2"}, Why::NotACreature, card);
  if (!is_open(match, card)) fail({"104.4"}, Why::Closed, card);
  if (is(table, card, Type::Flyer)) fail({"211.4"}, Why::IsFlyer, card);
  if (cannot(table, card, Restriction::Attack)) fail({"103.3"}, Why::Forbidden, card);
  if (cannot(table, card, Restriction::Fight)) fail({"G21"}, Why::Forbidden, card);
  if (in_squad(match, target) && controller(match, target) == seat)
    return fail({"D1.1"}, Why::NotEnemy, target);
  may_be_struck(table, card, target, reasons);
  may_pass_over(table, card, target, reasons);
}

const std::span<const Step> vanguard_steps = step_table;

} // namespace twoseat::berserk
