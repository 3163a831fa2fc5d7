// Rule actions on cards that lie where they may not stay, and on what is above a limit.
// [vge 13.3, 13.4, 13.10 to 13.14, 17.3.2, 17.5.3, 17.10.3]
#include "engine/vanguard/play/strays.h"
#include "engine/abilities/context.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/arms.h"
#include "engine/vanguard/mechanics/astral.h"
#include "engine/vanguard/mechanics/captives.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/departures.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/play/surplus.h"

namespace twoseat::vanguard {
namespace {

// What is above a player's limit is lost. [vge 13.13.1]
bool cut_energy(Game& game, Seat seat) {
  const auto& counters = game.match[seat].counters;
  const std::int32_t limit = counters[num(Counter::EnergyLimit)];
  const std::int32_t over_limit = counters[num(Counter::Energy)] - limit;
  if (limit == 0 || over_limit <= 0) return false;
  count(game, seat, num(Counter::Energy), -over_limit, {"13.13.1"});
  return true;
}

bool clear_guardians(Game& game, Seat seat) {
  if (decided(game.match).guardians_stay_in_battle &&
      innermost(game.match, num(Proc::BattlePhase)) != nullptr)
    return false;
  const CardId attacker = holder_of(game.match, Link::Attacking);
  const bool attackers_own = attacker && master(game.match, attacker) == seat;
  if (count(game.match, seat, Zone::Guardian) == 0 ||
      (holder_of(game.match, Link::Attacked) && !attackers_own))
    return false;
  CardList guardians;
  for (const CardId card : cards_in(game.match, place(seat, Zone::Guardian)))
    guardians.push(card);
  const Departures leave = departures(game.match, {guardians.begin(), guardians.size()}, Zone::Drop);
  const Leaving together(game, {leave.begin(), leave.size()});
  for (const CardId card : guardians)
    if (where(game.match, card) == Zone::Guardian)
      put(game, card, game.match[card].owner, Zone::Drop, Cause::RuleAction, {"13.4.1"});
  return true;
}

bool is_being_played(const Match& match, CardId order) {
  for (const Frame& frame : match.stack)
    if (frame.procedure == num(Proc::PlayOrder) && frame.card(order_local::card) == order) return true;
  return false;
}

bool clear_stray_checks(Game& game, Seat seat) {
  if (!decided(game.match).stray_checks_go) return false;
  bool done = false;
  for (CardId card = top(game.match, seat, Zone::Trigger); card;) {
    const CardId next = game.match[card].next;
    if (!related(game.match, card, Link::DriveCheck) && !related(game.match, card, Link::DamageCheck)) {
      put(game, card, game.match[card].owner, Zone::Drop, Cause::RuleAction, {"13.10.1"});
      done = true;
    }
    card = next;
  }
  return done;
}

// What lies on a seat's circles that may not stay there, at most: mostly there are units alone.
struct OnCircles {
  bool crowded = false, orders = false, arms = false;
};

bool is_stray_order(const Game& game, CardId card) {
  return has(game.face(card), Mark::Order) && !has(game.face(card), Mark::Music) && // [doubt vge-2 33]
         role_of(game.match[card]) != Role::Arms &&                                 // [vge 17.7.8.1]
         game.match[card].facing == Facing::Up;
}

OnCircles look_over(const Game& game, Seat seat) {
  OnCircles found;
  found.crowded = is_crowded(game.match, seat);
  for (const Zone circle : field)
    for (const CardId card : cards_in(game.match, place(seat, circle))) {
      found.arms |= role_of(game.match[card]) == Role::Arms;
      found.orders |= is_stray_order(game, card);
    }
  return found;
}

// Orders that nobody is playing, what is no order beside them, and orders on circles. [vge 13.11]
bool clear_orders(Game& game, Seat seat, bool on_circles) {
  bool done = false;
  const auto drop = [&](CardId card, Rule rule) {
    put(game, card, game.match[card].owner, Zone::Drop, Cause::RuleAction, rule);
    done = true;
  };
  for (CardId card = top(game.match, seat, Zone::OrderArea); card;) {
    const CardId next = game.match[card].next;
    const bool is_called = waits_in_call_cost_zone(game.match, card);
    if (!is_called && !has(game.face(card), Mark::Order))
      drop(card, {"13.11.2"});
    else if (!is_called && !is_being_played(game.match, card))
      drop(card, {"13.11.1"});
    card = next;
  }
  for (const Zone circle : field)
    for (CardId card = on_circles ? top(game.match, seat, circle) : CardId{}; card;) {
      const CardId next = game.match[card].next;
      if (is_stray_order(game, card)) drop(card, {"13.11.3"});
      card = next;
    }
  return done;
}

// What lies under a unit that may have nothing like that under it. [vge 13.14.1, 13.14.2]
bool clear_buddy_souls(Game& game, Seat seat) {
  bool done = false;
  for (const Zone circle : field)
    for (CardId card = top(game.match, seat, circle); card;) {
      const Card& soul = game.match[card];
      const CardId next = soul.next;
      const bool of_vanguard = circle == Zone::Vanguard;
      if (role_of(soul) == Role::BuddySoul && (of_vanguard || !is_of(game, soul.host, "Buddyfight"))) {
        put(game, card, soul.owner, Zone::Drop, Cause::RuleAction, {of_vanguard ? "13.14.1" : "13.14.2"});
        done = true;
      }
      card = next;
    }
  return done;
}

// [vge 13.12.2]
bool clear_locked_attached(Game& game, Seat seat) {
  for (const CardId card : cards_in(game.match, place(seat, Zone::Vanguard)))
    if (is_in(game.match[card], State::Locked) && role_of(game.match[card]) == Role::Attached) {
      retire(game, card, {"13.12.2"});
      return true;
    }
  return false;
}

} // namespace

bool clear_strays(Game& game, Seat seat) {
  const OnCircles there = look_over(game, seat);
  bool done = there.crowded && thin_out(game, seat);
  done |= cut_energy(game, seat);
  done |= clear_guardians(game, seat);
  done |= clear_stray_checks(game, seat);
  done |= clear_orders(game, seat, there.orders);
  done |= there.crowded && clear_buddy_souls(game, seat);
  done |= there.arms && clear_arms(game, seat);
  done |= free_captives(game, seat);
  done |= clear_locked_attached(game, seat);
  done |= clear_astral_circles(game, seat);
  return done;
}

} // namespace twoseat::vanguard
