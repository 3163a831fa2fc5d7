// The guard step: calling guardians, intercepting, passing. [vge 10.5]
#include "engine/abilities/run.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/gifts.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"
#include "engine/vanguard/words/lexicon.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

enum class GuardStep : std::uint8_t { Begin, CheckTiming, ForcedPass, Play, Again, End };

// With nothing to guard. Being able to do nothing else does not force it: that would show the hand. [doubt vgi 7]
void forced_pass(Game& game, Frame& frame) {
  const bool may_call =
      decided(game.match).guards_without_target && count(game.match, frame.seat, Zone::Hand) > 0;
  if (!holder_of(game.match, Link::Attacked) && !may_call) finish(game);
}

bool may_intercept_on(const Table& table, Seat seat, Zone circle) {
  const CardId card = unit_on(table.match, seat, circle);
  return card && allowed(may_intercept, table, seat, card);
}

void ask_guard(const Table& table, const Frame& frame, Decision& decision) {
  const Seat seat = frame.seat;
  const auto at_once = [one = decided(table.match).guardians_one_by_one](std::size_t cards) {
    return one ? std::min<std::size_t>(cards, 1) : cards;
  };
  decision.begin(num(Verb::Guard), {"10.5.1.2.2"}, 1, at_once(count(table.match, seat, Zone::Hand)));
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    if (!costs_something(table, card, Zone::Guardian) && allowed(may_guard, table, seat, card))
      decision.add({num(Verb::Guard), place(seat, Zone::Guardian), card, {}, 0});
  decision.drop_empty_choice();
  decision.begin(num(Verb::Guard), {"10.5.1.2.2"}); // those that cost something, one by one
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    if (costs_something(table, card, Zone::Guardian) && allowed(may_guard, table, seat, card))
      decision.add({num(Verb::Guard), place(seat, Zone::Guardian), card, {}, 0});
  decision.drop_empty_choice();
  const auto interceptors = std::count_if(std::begin(field), std::end(field), [&](Zone circle) {
    if (!is_type(table.match[place(seat, circle)], CircleType::RearGuard)) return false;
    return table.match[place(seat, circle)].row != num(Row::Back) || may_intercept_on(table, seat, circle);
  });
  decision.begin(num(Verb::Intercept), {"10.5.1.2.4"}, 1, at_once(static_cast<std::size_t>(interceptors)));
  for (const Zone circle : field)
    if (may_intercept_on(table, seat, circle))
      decision.add(
          {num(Verb::Intercept), place(seat, Zone::Guardian), unit_on(table.match, seat, circle), {}, 0});
  decision.drop_empty_choice();
  decision.begin(num(Verb::GGuard), {"10.5.1.2.3"}, 1, count(table.match, seat, Zone::GZone));
  for (const CardId card : cards_in(table.match, place(seat, Zone::GZone)))
    if (allowed(may_g_guard, table, seat, card))
      decision.add({num(Verb::GGuard), place(seat, Zone::Guardian), card, {}, 0});
  decision.drop_empty_choice();
  offer_orders(table, seat, true, decision);
  decision.begin(num(Verb::Pass), {"10.5.1.2.1"});
  decision.add({num(Verb::Pass), {}, {}, {}, 0});
}

// A move, not a call: the unit stays the same card. [vge 7.34.1.1, doubt vge-2 30]
void intercept(Game& game, CardId card, Seat seat, CardId guarded) {
  Relocation how;
  how.cause = num(Cause::Intercept);
  how.rule = {"10.5.1.2.4"};
  how.orientation = Orientation::Rest;
  how.identity = Identity::Same;
  game.did({"7.34.1.1"}, seat, card);
  move_card(game, card, place(seat, Zone::Guardian), how);
  if (guarded && where(game.match, card) == Zone::Guardian)
    relate(game, card, guarded, num(Link::Guarding), {"10.4.1.10.1"});
}

// What waits for an intercept waits from here on, before anything moves. [vge 10.5.1.2.4.1]
void choose_interceptors(Game& game, const Frame& frame, const Decision& decision, const Answer& answer) {
  call(game, Proc::Intercept, frame.seat);
  Together at_once(game);
  for (std::size_t i = 0; i < answer.picks.size(); ++i)
    relate(game, decision.picked(answer, i).card, {}, num(Link::Intercepting), {"10.5.1.2.4.1"});
  for (std::size_t i = 0; i < answer.picks.size(); ++i)
    marker_waits(game, decision.picked(answer, i).card);
}

// Of a unit that does not come to the guardian circle after all, nothing waits any more. [vge 10.5.1.2.4.1]
void move_interceptors(Game& game, Frame& frame) {
  Match& match = game.match;
  const CardId guarded = only_attacked(match);
  if (!guarded) call(game, Proc::AssignGuardians, frame.seat);
  {
    Together at_once(game);
    while (const CardId card = holder_of(match, Link::Intercepting)) {
      match.relations.remove_if([&](const Relation& relation) {
        return relation.holder == card && relation.kind == num(Link::Intercepting);
      });
      intercept(game, card, frame.seat, guarded);
    }
  }
  match.standby.remove_if([&](const Standby& standby) {
    return waits_for(game.book, standby, Link::Intercepting) &&
           where(match, standby.subject.card) != Zone::Guardian;
  });
}

constexpr Step intercept_table[] = {
    runs("intercept", {"10.5.1.2.4"}, move_interceptors, bit(Proc::AssignGuardians))};

// The first lies on top; the others wait for their turn.
void call_one_by_one(Game& game, Seat seat, const Decision& decision, const Answer& answer) {
  for (std::size_t i = answer.picks.size(); i-- > 0;) {
    const Move& move = decision.picked(answer, i);
    call(game, Proc::CallNormally, seat, {move.card.value, move.place.value, 0});
    if (i > 0 && !over(game.match)) ++game.match.stack.back().step;
  }
}

void answer_guard(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const auto verb = static_cast<Verb>(decision.choice(answer).verb);
  if (verb == Verb::Pass) return go(frame, GuardStep::End);
  if (verb == Verb::GGuard) {
    for (std::size_t i = answer.picks.size(); i-- > 0;) { // the first lies on top
      call(game, Proc::GGuard, frame.seat, {decision.picked(answer, i).card.value});
      if (i > 0) ++game.match.stack.back().step; // it waits for its turn
    }
    return;
  }
  if (verb == Verb::PlayOrder) return play_order(game, decision.picked(answer).card, frame.seat);
  if (verb == Verb::Intercept) return choose_interceptors(game, frame, decision, answer);
  const bool one_by_one = costs_something(game, decision.picked(answer).card, Zone::Guardian) ||
                          may_concern(game, replacing_topic); // each may be replaced [vge 11.12.1]
  if (one_by_one) return call_one_by_one(game, frame.seat, decision, answer);
  const CardId guarded = only_attacked(game.match);
  if (!guarded) call(game, Proc::AssignGuardians, frame.seat);
  Together at_once(game);
  for (std::size_t i = 0; i < answer.picks.size(); ++i) {
    const CardId card = decision.picked(answer, i).card;
    call_guardian(game, card, frame.seat, guarded, {"10.5.1.2.2"});
  }
}

void guard_again(Game&, Frame& frame) {
  go(frame, GuardStep::CheckTiming);
}

constexpr Step guard_step_table[] = {
    runs("beginning of the guard step", {"10.5.1.1"}, announces<Timing::GuardStep>),
    checks("check timing", {"11.6.2.1"}),
    runs("forced pass", {"10.5.1.2.1.1"}, forced_pass),
    asks("guard", {"10.5.1.2"}, ask_guard, answer_guard, Question::Guard,
         bit(Proc::PlayOrder) | bit(Proc::GGuard) | bit(Proc::AssignGuardians) | bit(Proc::Intercept) |
             bit(Proc::CallNormally)),
    runs("guard again", {"10.5.2"}, guard_again),
};

} // namespace

const std::span<const Step> guard_step_steps = guard_step_table;
const std::span<const Step> intercept_steps = intercept_table;

} // namespace twoseat::vanguard
