// Units that effects call or place: shown, each to its circle, paid for, and placed at the same moment. [vge 6.2.3]
#include "engine/abilities/repeating.h"
#include "engine/kernel/references.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/mechanics/lock.h"
#include "engine/vanguard/mechanics/sides.h"
#include "engine/vanguard/play/call_circles.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/departures.h"
#include "engine/vanguard/play/placing.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"
#include "engine/vanguard/words/lexicon.h"
#include <algorithm>

namespace twoseat::vanguard {

namespace {

// Called cards are shown to everybody; who puts a card as a locked one looks at it alone. [vge 6.2.3.1.1, 7.30.5.1]
void show_called(Game& game, Frame& frame) {
  const std::size_t chosen = game.match.bound.size(); // showing adds to them
  for (std::size_t i = 0; i < chosen; ++i) {
    const Bound bound = game.match.bound[i];
    Card& card = game.match[bound.card.card];
    if (!is_called(frame, bound)) continue;
    game.did({"6.2.3.1"}, frame.seat, bound.card.card);
    if (may_look(game.match, card) == everybody) continue;
    if (placing_of(frame) == Placing::Lock)
      card.shown_to |= only(card.owner);
    else // one that cannot be called is shown as the proof of it [vge 4.1.6]
      reveal_meanwhile(game, bound.effect, bound.card.card, num(Cause::Reveal),
                       {cannot(game, bound.card.card, Restriction::Call) ? "4.1.6" : "6.2.3.1.1"});
  }
}

void ask_call_circle(const Table& table, const Frame& frame, Decision& decision) {
  const Placing placing = placing_of(frame);
  const Verb verb = calls(frame) ? Verb::Call : Verb::Move;
  const Rule rule = rule_of(placing);
  decision.begin(num(verb), rule);
  each_next_called(table, frame, [&](CardId card) {
    bool any = false;
    const bool one_will_do = needs_no_circle(table, frame, card);
    each_circle_for(table, frame, card, [&](PlaceId to) {
      if (!any || !one_will_do) decision.add({num(verb), to, card, {}, 0});
      any = true;
    });
  });
  decision.drop_empty_choice();
}

void take_call_circle(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  const unsigned turn = frame.locals[call_local::chosen] + 1U;
  for (Bound& bound : game.match.bound)
    if (is_called(frame, bound) && bound.card.card == move.card)
      bound.spare = static_cast<std::uint16_t>(turn << 8U | move.place.value);
}

constexpr unsigned most_called = 2 * std::size(rear_guard_circles); // each on a circle of its own
enum class CallStep : std::uint8_t { Show, Circle, Again, Pay, Place };

void next_circle(Game& game, Frame& frame) {
  std::uint16_t& asked = frame.locals[call_local::chosen];
  bool any = false;
  each_next_called(game, frame, [&](CardId) { any = true; });
  if (++asked < most_called && any) go(frame, CallStep::Circle);
}

// The next card that has a Call Cost, in the order in which their circles were chosen.
Bound* next_call_cost(Game& game, const Frame& frame) {
  Bound* next = nullptr;
  for (Bound& bound : game.match.bound)
    if (is_called(frame, bound) && bound.spare != 0 && (bound.spare & call_cost_seen) == 0 &&
        bound.card.left != Left::Gone && has_call_cost(game, bound.card.card, circle_for(bound)) &&
        (next == nullptr || turn_of(bound) < turn_of(*next)))
      next = &bound;
  return next;
}

// What the call of one card has cost may leave another's unpaid: that one is not called. From the deck it is paid when
// the rest of the effect is done. [vge 17.16.8.3, 17.16.8.4, 17.16.8.4.1]
void pay_call_costs(Game& game, Frame& frame) {
  go(frame, CallStep::Place);
  if (!takes_call_costs(placing_of(frame))) return;
  while (Bound* bound = next_call_cost(game, frame)) {
    bound->spare |= call_cost_seen;
    const CardId card = bound->card.card;
    const PlaceId circle = circle_for(*bound);
    const Seat seat = game.match[circle].seat;
    if (where(game.match, card) == Zone::Deck) {
      const unsigned later = for_the_rest | (placing_of(frame) == Placing::Resting ? resting : 0U);
      bound->spare = static_cast<std::uint16_t>(bound->spare | later);
      put_into_call_cost_zone(game, card);
      continue;
    }
    if (can_pay_call_cost(game, seat, card, circle)) return pay_call_cost(game, seat, card, circle);
    bound->spare = call_cost_seen; // to no circle
    drop_uncalled(game, card);
  }
}

// The same unit, as it stood if it was a rear-guard. [vge 7.34.1]
void move_unit(Game& game, CardId card, PlaceId to) {
  if (!is_circle(where(game.match, card))) return;
  Relocation how;
  how.cause = num(Cause::Move);
  how.rule = {"7.34.1"};
  how.identity = Identity::Same;
  const bool from_rear_guard = is_type(game.match[game.match[card].place], CircleType::RearGuard);
  if (from_rear_guard) how.orientation = game.match[card].orientation;
  for (const Rule rule : {Rule{"4.1.8"}, Rule{from_rear_guard ? "4.9.2.5.2" : "4.9.2.5.1"}})
    game.did(rule, Seat::None, card);
  move_card(game, card, to, how);
}

void place_one(Game& game, const Frame& frame, const Bound& bound) {
  const PlaceId to = circle_for(bound);
  switch (placing_of(frame)) {
  case Placing::Call:
  case Placing::FreeCall:
  case Placing::Resting:
    game.did({"6.2.2.2"}, frame.seat, bound.card.card);
    if (placing_of(frame) == Placing::FreeCall) game.did({"17.16.8.6"}, frame.seat, bound.card.card);
    call_unit(game, bound.card.card, game.match[to].seat, zone_of(to), placing_of(frame) == Placing::FreeCall,
              placing_of(frame) == Placing::Resting ? Orientation::Rest : Orientation::Stand);
    break;
  case Placing::Lock: put_as_locked(game, bound.card.card, game.match[to].seat, zone_of(to)); break;
  case Placing::Move:
  case Placing::MoveToOpen: move_unit(game, bound.card.card, to); break;
  case Placing::AsUnit: put_as_unit(game, bound.card.card, to); break;
  }
  const bool foreign = game.match.effects[bound.effect].seat != game.match[to].seat;
  if (foreign && !moves(frame) && game.match[bound.card.card].place == to)
    impose(game, bound.card.card, given_mark, num(Mark::PlacedByOpponent), Layer::Rules, Cause::None, {},
           Duration::Turn);
  follow(game.match, bound.effect, bound.card.card);
}

// Whoever stands where a card is going to be placed now.
CardList units_below(const Match& match, const Frame& frame) {
  CardList units;
  for (const Bound& bound : match.bound)
    if (is_called(frame, bound) && turn_of(bound) != 0 && (bound.spare & for_the_rest) == 0)
      if (const CardId unit = unit_at(match, circle_for(bound))) units.push(unit);
  return units;
}

// All at the same moment; whoever stood there is retired as part of the call. [vge 6.2.3.3, 6.2.3.4]
void place_called(Game& game, Frame& frame) {
  if (takes_call_costs(placing_of(frame)) && next_call_cost(game, frame) != nullptr)
    return go(frame, CallStep::Pay); // another is still to be paid for
  Together at_once(game);
  const CardList below = units_below(game.match, frame);
  const Departures leave = departures(game.match, {below.begin(), below.size()}, Zone::Drop);
  const Leaving together(game, {leave.begin(), leave.size()});
  for (unsigned turn = 1; turn <= most_called; ++turn)
    for (std::size_t i = 0; i < game.match.bound.size(); ++i) {
      const Bound bound = game.match.bound[i];
      if (!is_called(frame, bound) || turn_of(bound) != turn || (bound.spare & for_the_rest) != 0) continue;
      game.match.bound[i].spare = 0;
      if (bound.card.left != Left::Gone) place_one(game, frame, bound);
    }
}

} // namespace

// What was set aside is paid for and called, together what was to be called together.
bool call_what_was_set_aside(Game& game, std::size_t effect) {
  const auto waits = [&](const Bound& bound) {
    return bound.effect == effect && bound.variable < own_variables && (bound.spare & for_the_rest) != 0;
  };
  auto& all = game.match.bound;
  const auto* first = std::find_if(all.begin(), all.end(), waits);
  if (first == all.end()) return false;
  const std::uint8_t variable = first->variable;
  const unsigned orientation = first->spare & resting;
  for (Bound& bound : all)
    if (waits(bound) && bound.variable == variable && (bound.spare & resting) == orientation)
      bound.spare &= static_cast<std::uint16_t>(~(for_the_rest | resting | call_cost_seen));
  game.did({"17.16.8.4.1"}, game.match.effects[effect].seat);
  call(game, Proc::CallByEffect, game.match.effects[effect].seat,
       {static_cast<std::uint16_t>(effect), variable, 0, 0});
  if (over(game.match)) return true;
  Frame& frame = game.match.stack.back();
  frame.flags = num(orientation != 0 ? Placing::Resting : Placing::Call);
  go(frame, CallStep::Pay);
  return true;
}

namespace {

constexpr Step call_by_effect_table[] = {
    runs("cards to call", {"6.2.3.1"}, show_called),
    asks_if_open("circle", {"6.2.3.2"}, ask_call_circle, take_call_circle, Question::CallCircle),
    runs("next circle", {"6.2.3.2"}, next_circle),
    runs("call cost", {"17.16.8.4"}, pay_call_costs, bit(Proc::Effect)),
    runs("place", {"6.2.3.3"}, place_called),
};

} // namespace

const std::span<const Step> call_by_effect_steps = call_by_effect_table;

void choose_circle(Game& game, Frame& frame, CardId card, PlaceId circle) {
  for (Bound& bound : game.match.bound)
    if (is_called(frame, bound) && bound.card.card == card)
      bound.spare = static_cast<std::uint16_t>(1U << 8U | circle.value);
  go(frame, CallStep::Pay);
}

} // namespace twoseat::vanguard
