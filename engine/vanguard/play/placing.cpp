// Placing units: riding with its discard and persona ride, calling, exchanging, retiring. [vge 6.2, 6.3, 7.18, 7.34]
#include "engine/abilities/context.h"
#include "engine/vanguard/mechanics/dress.h"
#include "engine/vanguard/mechanics/gifts.h"
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/vanguard/mechanics/legion.h"
#include "engine/vanguard/mechanics/sides.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

constexpr std::int32_t persona_power = 10000; // [vge 7.15.1.4.2]

// --- Ride ---------------------------------------------------------------------------------------------------------

void show_ridden(Game& game, Frame& frame) {
  reveal(game, frame.card(ride_local::card), num(Cause::Ride), {"6.3.3.2.1"});
}

void ask_ride_discard(const Table& table, const Frame& frame, Decision& decision) {
  if (frame.locals[ride_local::from_ride_deck] == 0) return;
  decision.begin(num(Verb::Discard), {"6.3.3.2.2"});
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Hand)))
    if (!cannot(table, card, Restriction::BeDiscardedToRide))
      decision.add({num(Verb::Discard), place(frame.seat, Zone::Drop), card, {}, 0});
  decision.drop_empty_choice();
}

void discard(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  put(game, decision.picked(answer).card, frame.seat, Zone::Drop, Cause::RideCost, {"6.3.3.2.2"});
}

// A normal ride from hand on a vanguard of the same name, both with the icon. [vge 6.3.8]
bool is_persona_ride(const Game& game, const Frame& frame, CardId ridden, CardId vanguard) {
  if (frame.locals[ride_local::by_effect] != 0) return false;
  if (frame.locals[ride_local::from_ride_deck] != 0 || !vanguard || where(game.match, ridden) != Zone::Hand)
    return false;
  if (lost_persona(game, vanguard)) return false;
  return share_a_name(game, ridden, vanguard) && has(game, ridden, Mark::Persona) &&
         has(game, vanguard, Mark::Persona);
}

void place_ridden(Game& game, Frame& frame) {
  const CardId card = frame.card(ride_local::card);
  const CardId vanguard = vanguard_of(game.match, frame.seat);
  frame.locals[ride_local::persona] = is_persona_ride(game, frame, card, vanguard) ? 1 : 0;
  put(game, card, frame.seat, Zone::Vanguard, Cause::Ride, {"6.3.3.4"});
  if (where(game.match, card) != Zone::Vanguard) return finish(game); // something else has happened instead
  for (const Rule rule : {Rule{"6.3.1"}, Rule{"6.3.3.4.1"}})
    game.did(rule, frame.seat, card);
  if (frame.locals[ride_local::by_effect] != 0) game.did({"6.3.2.2"}, frame.seat, card);
  if (frame.locals[ride_local::by_effect] == 0)
    for (const Rule rule : {Rule{"6.3.2.1"}, Rule{"9.7.2.1"}})
      game.did(rule, frame.seat, card);
  owe_gift(game, frame.seat, card);
}

void old_vanguard_to_soul(Game& game, Frame& frame) {
  const PlaceId circle = place(frame.seat, Zone::Vanguard);
  Together at_once(game);
  hearts_to_soul(game, frame.seat);
  const auto goes =
      [&](CardId card) { // not what is attached, it is no vanguard; nor what lies under one [vge 6.9.3.1]
        const Role role = role_of(game.match[card]);
        return role == Role::Unit || role == Role::Mate;
      };
  for (CardId card = game.match[circle].first; card && card != frame.card(ride_local::card);) {
    const CardId next = game.match[card].next;
    if (goes(card)) {
      if (role_of(game.match[card]) == Role::Mate) game.did({"6.3.3.5.1"}, frame.seat, card);
      Relocation how;
      how.cause = num(Cause::Soul);
      how.rule = {"6.3.3.5"};
      how.other = frame.card(ride_local::card);
      move_card(game, card, place(frame.seat, Zone::Soul), how);
      const bool stayed = game.match[card].place == circle;             // instead
      card = stayed ? game.match[card].next : game.match[circle].first; // what lay under it is gone as well
    } else {
      card = next;
    }
  }
}

// Follows positions all turn: units that come to the front row later gain it, those that leave lose it. [doubt vge-1 16]
void grow_front_row(Game& game, Seat seat, CardId source) {
  Modification front;
  front.source = source;
  front.scope = num(Scope::FrontRow);
  front.seat = seat;
  front.attribute = num(Attribute::Power);
  front.layer = num(Layer::Numbers);
  front.duration = Duration::Turn;
  front.cause = num(Cause::PersonaRide);
  front.amount = persona_power;
  modify(game, front);
  Event event;
  event.seat = seat;
  event.cause = num(Cause::PersonaRide);
  event.amount = persona_power;
  event.rule = {"7.15.1.4.2"};
  game.tell(event);
}

void persona_ride(Game& game, Frame& frame) {
  if (frame.locals[ride_local::persona] != 0)
    perform_persona_ride(game, frame.seat, frame.card(ride_local::card));
}

constexpr Step ride_table[] = {
    runs("reveal", {"6.3.3.2.1"}, show_ridden),
    asks_if_open("ride deck discard", {"6.3.3.2.2"}, ask_ride_discard, discard, Question::RideDiscard),
    runs("place", {"6.3.3.4"}, place_ridden),
    runs("old vanguard to the soul", {"6.3.3.5"}, old_vanguard_to_soul),
    runs("persona ride", {"6.3.8"}, persona_ride),
};

// --- No vanguard: ride from the soul ------------------------------------------------------------------------------

void ask_ride_from_soul(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Ride), {"13.5.1"});
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Soul)))
    if (can_be_ridden(table, card))
      decision.add({num(Verb::Ride), place(frame.seat, Zone::Vanguard), card, {}, 0});
  decision.drop_empty_choice();
}

void ride_from_soul(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const CardId card = decision.picked(answer).card;
  put(game, card, frame.seat, Zone::Vanguard, Cause::Ride, {"13.5.1"});
  owe_gift(game, frame.seat, card);
}

constexpr Step ride_from_soul_table[] = {asks_if_open("ride from the soul", {"13.5.1"}, ask_ride_from_soul,
                                                      ride_from_soul, Question::RideFromSoul)};

} // namespace

void perform_persona_ride(Game& game, Seat seat, CardId source) {
  game.did({"7.15.1.4"}, seat);
  draw(game, seat, Cause::PersonaRide, {"7.15.1.4.1"});
  grow_front_row(game, seat, source);
}

const std::span<const Step> ride_steps = ride_table;
const std::span<const Step> ride_from_soul_steps = ride_from_soul_table;

// --- Call ---------------------------------------------------------------------------------------------------------

namespace {

// Another unit on the circle of this one; what lies under it goes with it.
CardId unit_below(const Match& match, CardId called) {
  for (const CardId card : cards_in(match, match[called].place))
    if (card != called && role_of(match[card]) == Role::Unit) return card;
  return {};
}

} // namespace

void call_unit(Game& game, CardId card, Seat seat, Zone circle, bool free, Orientation orientation) {
  const CardId upon = free ? CardId{} : put_upon(game, card, place(seat, circle));
  if (!free && has_call_cost(game, card, place(seat, circle)))
    game.did({upon ? "17.16.8.5.1" : "17.16.8.5.2"}, seat, card);
  Together at_once(game);
  put(game, card, seat, circle, Cause::Call, {"6.2.3.3"}, orientation);
  if (game.match[card].place != place(seat, circle)) return; // it could not come there [vge 4.4.3]
  if (upon) become_buddy_soul(game, upon, card);
  add_buddy_soul_paid(game, card);
  for (const Rule rule : {Rule{"6.2.1"}, Rule{"6.2.1.2"}, Rule{"6.2.3.3.1"}})
    game.did(rule, seat, card);
  CardId last;
  for (CardId there = unit_below(game.match, card); there && there != last;
       there = unit_below(game.match,
                          card)) { // whoever stood there goes at once, unless it is kept there instead
    last = there;
    retire(game, there, {"6.2.3.4"});
  }
}

namespace {

enum class NormalCallStep : std::uint8_t { Begin, Pay, PayMore, Call };

void begin_in_its_turn(Game&, Frame&) {} // behind it the next guardian of the same action lies on the stack

void pay(Game& game, Frame& frame) {
  if (!pay_for_call(game, frame)) go(frame, NormalCallStep::Call);
}
void pay_more(Game&, Frame& frame) {
  go(frame, NormalCallStep::Pay);
}

void call_it(Game& game, Frame& frame) {
  const CardId card = frame.card(normal_call_local::card);
  const Seat seat = frame.seat;
  const Zone circle = zone_of(PlaceId{static_cast<std::uint8_t>(frame.locals[normal_call_local::circle])});
  if (circle != Zone::Guardian) {
    Together at_once(game);
    const bool normal = frame.locals[normal_call_local::altered] == 0;
    game.did({normal ? "9.9.2.1.1" : "6.2.2.2"}, seat, card);
    if (normal) grow_upon(game, card, place(seat, circle), seat); // [vge 17.15.6.2]
    return call_unit(game, card, seat, circle);
  }
  const CardId guarded = only_attacked(game.match);
  call_guardian(game, card, seat, guarded, {"10.5.1.2.2"});
  if (!guarded) call(game, Proc::AssignGuardians, seat);
}

constexpr Step call_normally_table[] = {
    runs("one after the other", {"10.5.1.2.2"}, begin_in_its_turn, bit(Proc::CallNormally)),
    runs("cost of the call", {"11.7.1"}, pay, bit(Proc::Effect)),
    runs("next cost of the call", {"11.7.1"}, pay_more),
    runs("normal call", {"6.2.2.1"}, call_it, bit(Proc::AssignGuardians)),
};

} // namespace

const std::span<const Step> call_normally_steps = call_normally_table;

void call_guardian(Game& game, CardId card, Seat seat, CardId guarded, Rule rule) {
  const DefId called = game.match[card].def;
  if (has_guardian_side(game.face(card))) become_guardian(game, card);
  put(game, card, seat, Zone::Guardian, Cause::Guard, rule, Orientation::Rest);
  if (where(game.match, card) != Zone::Guardian) { // something else has happened instead
    game.match[card].def = called;
    return;
  }
  game.did({"4.9.2.4.1"}, seat, card);
  if (!guarded) return;
  relate(game, card, guarded, num(Link::Guarding), {"10.4.1.10.1"});
  game.did({"6.2.4.1"}, seat, card);
}

void retire(Game& game, CardId card, Rule rule) {
  put(game, card, game.match[card].owner, Zone::Drop, Cause::Retire, rule); // [vge 7.18.1]
}

// The cards of a column change places; the same cards, and as they stood. [vge 4.1.8, 4.9.2.5.2]
void exchange(Game& game, Seat seat, Zone front) {
  const CardId forward = unit_on(game.match, seat, front);
  const CardId back = unit_on(game.match, seat, behind(front));
  const Rule rule{forward && back ? "9.9.2.2.1" : "9.9.2.2.2"};
  const auto move = [&](CardId card, Zone to) {
    if (!card) return;
    Relocation how;
    how.cause = num(Cause::Exchange);
    how.rule = rule;
    how.orientation = game.match[card].orientation;
    how.identity = Identity::Same;
    for (const Rule kept : {Rule{"4.1.8"}, Rule{"4.9.2.5.2"}, Rule{"7.34.1.1"}})
      game.did(kept, seat, card);
    move_card(game, card, place(seat, to), how);
  };
  move(forward, behind(front));
  move(back, front);
}

} // namespace twoseat::vanguard
