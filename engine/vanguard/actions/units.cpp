// Actions that place units or change what they are on their circles. [vge 6.2 to 6.5, 7.30 to 7.40]
#include "engine/abilities/run.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/domination.h"
#include "engine/vanguard/mechanics/gauge.h"
#include "engine/vanguard/mechanics/legion.h"
#include "engine/vanguard/mechanics/lock.h"
#include "engine/vanguard/mechanics/sides.h"
#include "engine/vanguard/play/attacks.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/placing.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"

namespace twoseat::vanguard {

namespace {

bool place_on_circles(Game& game, Doing& doing, Placing how) {
  if (doing.cards.empty()) return false;
  const script::Select& select = game.book.script.selects[doing.node.select];
  std::uint8_t variable = select.variable;
  if (select.noun != script::Noun::Variable) {
    variable = doing.node.variable;
    for (const CardId card : doing.cards)
      bind(game, doing.context.effect, variable, card);
  }
  call(game, Proc::CallByEffect, doing.seat,
       {static_cast<std::uint16_t>(doing.context.effect), variable, 0,
        static_cast<std::uint16_t>(doing.node.to |
                                   (doing.node.facing == script::in_its_column ? own_column : 0U))});
  if (!over(game.match)) game.match.stack.back().flags = num(how);
  return true;
}

} // namespace

bool do_call(Game& game, Doing& doing) { // superior call [vge 6.2.2]
  return place_on_circles(game, doing, Placing::Call);
}

bool do_call_free(Game& game, Doing& doing) { // [vge 17.16.8.6]
  return place_on_circles(game, doing, Placing::FreeCall);
}

bool do_call_resting(Game& game, Doing& doing) {
  return place_on_circles(game, doing, Placing::Resting);
}

bool may_be_called(const Table& table, CardId card) {
  return !cannot(table, card, Restriction::Call) &&
         (decided(table.match).calls_from_field || !is_circle(where(table.match, card)));
}

bool may_move(const Table& table, CardId card) {
  return is_unit(table, card) && is_circle(where(table.match, card)) &&
         !cannot(table, card, Restriction::Move);
}
static bool move_all(Game& game, Doing& doing, Placing how) { // [vge 7.34]
  const bool all =
      std::all_of(doing.cards.begin(), doing.cards.end(), [&](CardId card) { return may_move(game, card); });
  return all && place_on_circles(game, doing, how);
}
bool do_move(Game& game, Doing& doing) {
  return move_all(game, doing, Placing::Move);
}
bool do_move_to_open(Game& game, Doing& doing) {
  return move_all(game, doing, Placing::MoveToOpen);
}
bool may_be_put_as_unit(const Table& table, CardId card) {
  return has_unit_side(table.face(card));
}
bool do_put_as_unit(Game& game, Doing& doing) { // [vge 18.5]
  return place_on_circles(game, doing, Placing::AsUnit);
}

bool do_flip(Game& game, Doing& doing) { // [vge 17.2.6]
  bool did = false;
  for (const CardId card : doing.cards)
    did = flip_over(game, card) || did;
  return did;
}

bool do_put_locked(Game& game, Doing& doing) { // [vge 7.30.5]
  return place_on_circles(game, doing, Placing::Lock);
}

// What an effect keeps a hidden card from doing for what it is, is proved by showing it. [vge 4.1.6]
void prove(Game& game, std::size_t effect, CardId card) {
  if (may_look(game.match, game.match[card]) != everybody)
    reveal_meanwhile(game, effect, card, num(Cause::Reveal), {"4.1.6"});
}

namespace {

bool pays_for_ride_deck(const Game& game, CardId card) {
  return where(game.match, card) == Zone::RideDeck && decided(game.match).effects_pay_for_ride_deck;
}

bool may_superior_ride(Game& game, const Doing& doing, CardId card) {
  const Zone from = where(game.match, card);
  if (is_circle(from) && !decided(game.match).rides_from_field) return false; // [vge 6.3.3.1]
  if (from == Zone::GZone) return false;
  if (pays_for_ride_deck(game, card) && count(game.match, game.match[card].owner, Zone::Hand) == 0)
    return false;
  if (cannot(game, card, Restriction::Ride)) {
    if (restricted_for_what_it_is(game, card, num(Restriction::Ride)))
      prove(game, static_cast<std::size_t>(doing.context.effect), card);
    return false;
  }
  return can_be_ridden(game, card);
}

} // namespace

// Superior rides, one after the other: the last one called begins. [vge 6.3.2, 6.3.6]
bool do_ride(Game& game, Doing& doing) {
  bool did = false;
  for (std::size_t i = doing.cards.size(); i-- > 0;) {
    const CardId card = doing.cards[i];
    if (!may_superior_ride(game, doing, card)) continue;
    const auto discards = static_cast<std::uint16_t>(pays_for_ride_deck(game, card));
    call(game, Proc::Ride, game.match[card].owner, {card.value, discards, 0, 1}); // [vge 6.3.3.3.1]
    did = true;
  }
  return did;
}

bool do_stride(Game& game, Doing& doing) { // by an effect, without cost or condition [vge 6.5.1]
  if (doing.cards.empty() || where(game.match, doing.cards[0]) != Zone::GZone ||
      !has(game.face(doing.cards[0]), Mark::GUnit) || !may_stride_by_effect(game, doing.seat))
    return false;
  call(game, Proc::Stride, doing.seat, {doing.cards[0].value, 0, 1});
  return true;
}

bool do_lock(Game& game, Doing& doing) { // [vge 7.30]
  bool did = false;
  for (const CardId card : doing.cards)
    if (may_be_locked(game, card)) {
      lock(game, card);
      did = true;
    }
  return did;
}
bool do_delete(Game& game, Doing& doing) { // [vge 7.32]
  bool did = false;
  for (const CardId card : doing.cards)
    if (may_be_deleted(game, card)) {
      erase_text(game, card);
      did = true;
    }
  return did;
}
// Turning it face up ends being locked or deleted. [vge 7.30.2, 7.31.3, 7.32.4]
bool do_turn_up(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    const Card& is = game.match[card];
    if (is.facing == Facing::Up) continue;
    if (is_in(is, State::Locked))
      unlock(game, card, {"7.31.1"});
    else if (is_in(is, State::Deleted))
      restore(game, card, {"7.32.4"});
    else
      turn_up(game, card, num(Cause::Effect), {"7.3.1"});
    if (doing.node.variable != 0) bind(game, doing.context.effect, doing.node.variable, card);
    did = true;
  }
  return did;
}

namespace {

CardId done_to(const Game& game, const Doing& doing) { // of several the first
  CardList cards;
  select(game, doing.context, doing.node.to, cards);
  return cards.empty() ? CardId{} : cards[0];
}

} // namespace

bool do_gauge(Game& game, Doing& doing) { // [vge 7.40]
  CardList units;
  select(game, doing.context, doing.node.to, units);
  bool did = false;
  for (const CardId card : doing.cards)
    did = put_as_gauge(game, card, {units.begin(), units.end()}, doing.node.with,
                       doing.node.facing == 2 ? Facing::Up : Facing::Down) ||
          did;
  return did;
}
bool do_player_gauge(Game& game, Doing& doing) { // [vge 7.40.7]
  bool did = false;
  for (const CardId card : doing.cards)
    did = put_as_player_gauge(game, card, doing.node.with,
                              doing.node.facing == 2 ? Facing::Up : Facing::Down) ||
          did;
  return did;
}
bool do_move_gauge(Game& game, Doing& doing) { // [vge 7.40.6]
  const CardId unit = done_to(game, doing);
  bool did = false;
  for (const CardId card : doing.cards)
    did = (unit && move_gauge(game, card, unit)) || did;
  return did;
}

// To the circle of a unit. Somebody else's circle is not called to, be its unit dominated or not. [vge 7.39.5.1]
bool do_call_onto(Game& game, Doing& doing) {
  const CardId unit = done_to(game, doing);
  if (!unit || doing.cards.empty() ||
      !is_circle_of(game.match, game.match[unit].place, CircleType::RearGuard))
    return false;
  const CardId card = doing.cards[0];
  const PlaceId circle = game.match[unit].place;
  const Seat seat = game.match[circle].seat;
  if (game.match[card].owner != seat || cannot(game, card, Restriction::Call)) return false;
  if (has_call_cost(game, card, circle)) { // [vge 17.16.8.2]
    if (!can_pay_call_cost(game, seat, card, circle) || !place_on_circles(game, doing, Placing::Call))
      return false;
    choose_circle(game, game.match.stack.back(), card, circle);
    return true;
  }
  if (may_look(game.match, game.match[card]) != everybody)
    reveal_meanwhile(game, static_cast<std::size_t>(doing.context.effect), card, num(Cause::Reveal),
                     {"6.2.3.1.1"});
  Together at_once(game);
  call_unit(game, card, seat, zone_of(circle));
  return true;
}

// A unit of the field moves there; any other card is called there, be it by an ability. [vge 6.2.2, 7.34.1]
bool may_come_to_guard(const Table& table, CardId card) {
  if (is_circle(where(table.match, card)))
    return may_move(table, card) && !cannot(table, card, Restriction::MoveToGuardian);
  const Face& face = table.face(card);
  const bool from_hand = where(table.match, card) == Zone::Hand;
  return (has(face, Mark::Unit) || has(face, Mark::Protect)) && !is_g(face) && may_be_called(table, card) &&
         !(from_hand && cannot(table, card, Restriction::GuardFromHand));
}

namespace {

void move_to_guard(Game& game, CardId card, PlaceId circle) {
  if (is_in(game.match[card], State::Dominated)) dominate_for_battle(game, card); // [vge 7.39.1.2.1]
  Relocation how;
  how.cause = num(Cause::Move);
  how.rule = {"7.34.1"};
  how.identity = Identity::Same;
  how.orientation = Orientation::Rest;
  move_card(game, card, circle, how);
}

void call_to_guard(Game& game, const Doing& doing, CardId card, Seat seat) {
  if (may_look(game.match, game.match[card]) != everybody)
    reveal_meanwhile(game, static_cast<std::size_t>(doing.context.effect), card, num(Cause::Reveal),
                     {"6.2.3.1.1"});
  call_guardian(game, card, seat, {}, {"6.2.3.3"});
}

} // namespace

// On the guardian circle of whoever uses it. [vge 4.9.2.4.1]
bool do_guard(Game& game, Doing& doing) {
  bool did = false, several = false;
  const CardId attacked = holder_of(game.match, Link::Attacked), guarded = only_attacked(game.match);
  const Seat defender = attacked ? master(game.match, attacked) : Seat::None;
  for (const CardId card : doing.cards) {
    if (!may_come_to_guard(game, card) || where(game.match, card) == Zone::Guardian) continue;
    const Seat seat = master(game.match, card);
    if (is_circle(where(game.match, card)))
      move_to_guard(game, card, place(seat, Zone::Guardian));
    else
      call_to_guard(game, doing, card, seat);
    did = true;
    if (where(game.match, card) != Zone::Guardian || seat != defender) continue;
    if (guarded) relate(game, card, guarded, num(Link::Guarding), {"10.4.1.10.1"});
    several = several || !guarded;
  }
  if (several) call(game, Proc::AssignGuardians, defender); // for each of them in turn [vge 6.2.4]
  return did;
}

// Resting, it cannot boost; nor can one that is dominated. [vge 7.47.1.1, 7.39.6]
bool may_be_told_to_boost(const Table& table, CardId card) {
  const Card& unit = table.match[card];
  return is_unit(table, card) && unit.orientation == Orientation::Stand && !is_in(unit, State::Dominated) &&
         !cannot(table, card, Restriction::Boost);
}

// Where they stand does not matter; whom they boost must be attacking, or be the other of an attacking legion.
// [vge 7.47.1, 10.4.1.12]
bool do_boost(Game& game, Doing& doing) {
  const CardId attacker = holder_of(game.match, Link::Attacking);
  const CardId boosted = done_to(game, doing);
  if (!attacker || (boosted != attacker && boosted != legion_partner(game.match, attacker))) return false;
  bool did = false;
  for (const CardId card : doing.cards) {
    if (!may_be_told_to_boost(game, card) || related(game.match, card, Link::Attacking) ||
        related(game.match, card, Link::Boosting))
      continue;
    orient(game, card, Orientation::Rest, num(Cause::Boost), {"7.47.1.2"});
    relate(game, card, boosted, num(Link::Boosting), {"7.47.1.2"});
    did = true;
  }
  return did;
}

namespace {

bool join(Game& game, const Doing& doing, bool d_legion) { // the source leads [vge 6.4.3.1.1]
  return !doing.cards.empty() && doing.context.source &&
         legion(game, doing.context.source, doing.cards[0], d_legion);
}

} // namespace

bool do_legion(Game& game, Doing& doing) {
  return join(game, doing, false);
}
bool do_d_legion(Game& game, Doing& doing) {
  return join(game, doing, true);
}

bool with_each_after_to(Game& game, const Doing& doing, bool (*does)(Game&, CardId, CardId)) {
  CardList others;
  select(game, doing.context, doing.node.to, others);
  bool did = false;
  for (const CardId card : doing.cards)
    for (const CardId other : others)
      did = does(game, card, other) || did;
  return did;
}

bool do_attack(Game& game, Doing& doing) { // [vge 7.36]
  return with_each_after_to(game, doing, direct_attack);
}
bool do_battle(Game& game, Doing& doing) { // [vge 7.37]
  bool did = false;
  for (const CardId unit : doing.cards)
    did = battle_too(game, unit) || did;
  return did;
}
bool do_change_target(Game& game, Doing& doing) { // [vge 7.38]
  return !doing.cards.empty() && change_target(game, doing.cards[0]);
}

} // namespace twoseat::vanguard
