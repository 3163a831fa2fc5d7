// Every move of a card: where it must go instead, and what is tied to it or lies under it.
// [vge 4.4, 4.15.3, 4.18.4, 6.4.1.3.2.1, 6.5.4, 6.7.5, 6.8.3.5, 17.7.7]
#include "engine/abilities/run.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/alchemix.h"
#include "engine/vanguard/mechanics/arms.h"
#include "engine/vanguard/mechanics/attach.h"
#include "engine/vanguard/mechanics/captives.h"
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/vanguard/mechanics/music.h"
#include "engine/vanguard/mechanics/record_markers.h"
#include "engine/vanguard/mechanics/sides.h"
#include "engine/vanguard/mechanics/tokens.h"
#include "engine/vanguard/mechanics/volundr.h"
#include "engine/vanguard/play/attacks.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/one_by_one.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

constexpr std::uint8_t kept_between_circles = static_cast<std::uint8_t>(State::Deleted) |
                                              static_cast<std::uint8_t>(State::Dominated) |
                                              static_cast<std::uint8_t>(State::XoverDress);

void end_state(Card& card, State state) {
  card.states = static_cast<std::uint8_t>(card.states & ~static_cast<unsigned>(state));
}

bool is_rear_guard_circle(const Match& match, PlaceId place) {
  return is_type(match[place], CircleType::RearGuard);
}

// Where it goes instead, and by which rule; the place itself if nothing stands against it.
PlaceId instead_of(const Table& table, CardId card, PlaceId to, Rule& rule) {
  const Match& match = table.match;
  const Card& moved = match[card];
  const Zone from = where(match, card);
  if (const PlaceId other_place = instead_for_pseudo_card(table, card, to); other_place != to) {
    rule = {has(table.face(card), Mark::Protect) ? "15.3.6" : "15.6.1"};
    return other_place;
  }
  if (has(table.face(card), Mark::Order) && !has(table.face(card), Mark::Music) && is_circle(zone_of(to))) {
    rule = {"4.4.3"};
    return place(moved.owner, Zone::Drop);
  }
  if (is_g(table.face(card)) && from == Zone::Vanguard && role_of(moved) == Role::Unit &&
      zone_of(to) != Zone::GZone && !is_rear_guard_circle(match, to)) {
    rule = {"4.4.2.1"};
    return place(moved.owner, Zone::GZone);
  }
  if (zone_of(to) == Zone::Deck && moved.origin == num(Origin::Ride)) {
    rule = {"4.18.4"};
    return place(moved.owner, Zone::RideDeck);
  }
  return to;
}

// Not so the G unit that is placed from the G zone, or moves to a rear-guard circle.
bool must_return_to_g_zone(const Table& table, CardId card, PlaceId from, PlaceId to) {
  return is_g(table.face(card)) && zone_of(from) != Zone::GZone && zone_of(to) != Zone::GZone &&
         !is_rear_guard_circle(table.match, to);
}

// --- What lies under it [vge 6.7.5, 6.10.3.2] ---------------------------------------------------------------------

bool lies_under(Role role) {
  return role == Role::OriginalDress || role == Role::Stacked || role == Role::GrowthFactor ||
         role == Role::BuddySoul || role == Role::Arms;
}
CardId next_under(const Match& match, CardId unit, PlaceId on) {
  for (const CardId card : cards_in(match, on))
    if (match[card].host == unit && lies_under(role_of(match[card]))) return card;
  return {};
}

bool takes_buddy_soul(const Match& match, PlaceId to) {
  return is_rear_guard_circle(match, to) || zone_of(to) == Zone::Guardian;
}

// Arms stay on the circle. A rider takes over Buddyfight's, and others if it is meant; the rest waits for the next rule action.
// [vge 17.7.7, 17.7.8.3, 17.16.10.6]
void pass_on_arms(Game& game, CardId arms, PlaceId from, const Relocation& how) {
  const bool ridden = zone_of(from) == Zone::Vanguard && how.cause == num(Cause::Soul);
  const CardId rider = ridden ? vanguard_of(game.match, game.match[from].seat) : CardId{};
  const bool buddyfight = is_of(game, arms, "Buddyfight");
  const bool taken = rider && (buddyfight || is_meant_by(game, arms, rider));
  game.match[arms].host = taken ? rider : CardId{};
  if (taken) game.did({buddyfight ? "17.16.10.6" : "17.7.7"}, Seat::None, rider);
}

void bring_along(Game& game, CardId unit, PlaceId from, PlaceId to, const Relocation& how) {
  while (const CardId card = next_under(game.match, unit, from)) {
    const Role role = role_of(game.match[card]);
    Relocation along;
    along.cause = how.cause;
    along.rule = {role == Role::Stacked        ? "6.10.3.2"
                  : role == Role::GrowthFactor ? "17.15.6.4"
                  : role == Role::BuddySoul    ? "17.16.7.3"
                                               : "6.7.5"};
    if (role == Role::Arms) {
      pass_on_arms(game, card, from, how);
    } else if (role == Role::BuddySoul &&
               (zone_of(from) == Zone::Guardian || !takes_buddy_soul(game.match, to))) {
      along.rule = {"17.16.7.4"};
      move_card(game, card, place(game.match[card].owner, Zone::Drop), along);
    } else if (is_circle(zone_of(to))) {
      along.identity = Identity::Same;
      along.orientation = game.match[card].orientation;
      along.host = unit;
      along.role = num(role);
      relocate(game, card, to, along);
      if (role == Role::BuddySoul && how.role == num(Role::BuddySoul)) { // its unit is no unit any more
        Relocation off;
        off.cause = how.cause;
        off.rule = {"17.16.7.3.1"};
        move_card(game, card, place(game.match[card].owner, Zone::Drop), off);
      }
    } else { // [vge 6.7.5.1, 6.7.5.2, 6.10.3.2.1]
      game.match[card].host = {};
      along.end = how.end;
      along.facing = how.facing;
      if (role == Role::Stacked) along.host = how.host; // tied to whatever it is tied to [vge 6.10.3.2.1.2]
      const bool captive =
          is_captive(static_cast<Role>(how.role)); // with it, wherever that is [vge 17.5.1.2]
      if (captive) along.role = how.role;
      if (captive && role == Role::OriginalDress) along.rule = {"17.5.1.2"};
      move_card(game, card, captive ? to : place(game.match[card].owner, zone_of(to)), along);
    }
  }
}

// Of an order that leaves where it lay. [vge supplement A1]
void drop_buddy_soul(Game& game, CardId order, PlaceId from) {
  if (zone_of(from) != Zone::OrderZone) return;
  each_until_one_stays([&] { return next_under(game.match, order, from); },
                       [&](CardId card) {
                         put(game, card, game.match[card].owner, Zone::Drop, Cause::RuleAction,
                             {"17.16.7.4"});
                       });
}

// --- Gauges [vge 4.15.3.3, 13.9.1] --------------------------------------------------------------------------------

} // namespace

void release_gauges(Match& match, CardId unit) {
  for (const Seat seat : both_seats)
    for (const CardId card : cards_in(match, place(seat, Zone::Gauge)))
      if (match[card].host == unit) match[card].role = num(Role::Released);
}

// --- Legion [vge 6.4.1.3.2.1] -------------------------------------------------------------------------------------

void end_legion(Match& match, CardId card) {
  if (!card) return;
  end_state(match[card], State::Legion);
  end_state(match[card], State::DLegion);
}

// A mate that is left behind without a leader is the vanguard. [vge 13.3.1 | vgi 10.27.2]
void lead_when_left(Game& game, CardId mate) {
  Card& card = game.match[mate];
  if (!decided(game.match).mates_lead_when_left || role_of(card) != Role::Mate ||
      where(game.match, mate) != Zone::Vanguard || vanguard_of(game.match, game.match[card.place].seat))
    return;
  card.role = num(Role::Unit);
  card.host = {};
  game.did({"vgi 10.27.2"}, Seat::None, mate);
}

// What was attached and is moved elsewhere lends nothing more. [vge 6.9.3]
void loosen_from(Game& game, CardId card, const Card& before, PlaceId to) {
  if (to != before.place) loosen(game, card);
}

// What keywords ask of this turn. Cards that come under a vanguard by riding are not put there. [vge 14.21.1, 14.32.2]
void tally_move(Game& game, PlaceId from, PlaceId to, std::uint16_t cause) {
  std::int32_t& tally = game.match[game.match[to].seat].counters[num(Counter::TurnTally)];
  const bool placed = cause == num(Cause::Put) && zone_of(to) != Zone::Vanguard; // [vge 6.2.1.2]
  const bool called = cause == num(Cause::Call) || cause == num(Cause::Guard) || placed;
  const bool from_elsewhere = !is_circle(zone_of(from)) && is_circle(zone_of(to));
  if (called && from_elsewhere && tally % soul_tally < soul_tally - 1) ++tally;
  const bool by_riding = cause == num(Cause::Soul) || cause == num(Cause::Heart);
  const bool into_soul = zone_of(to) == Zone::Soul && zone_of(from) != Zone::Soul && !by_riding;
  if (into_soul && tally % end_phase_tally < 9 * soul_tally) tally += soul_tally;
  const bool ends = into_soul && innermost(game.match, num(Proc::EndPhase)) != nullptr;
  if (ends && tally < 9 * end_phase_tally) tally += end_phase_tally;
}

// Where it is the vanguard's, and not its player's. [vgi 3.9.2]
void forget_damage(Game& game, Seat seat) {
  const std::int32_t damage = game.match[seat].counters[num(Counter::VanguardDamage)];
  if (damage > 0 && decided(game.match).damage_is_the_vanguards)
    count(game, seat, num(Counter::VanguardDamage), -damage, {"vgi 3.9.2"});
}

// --- The move -----------------------------------------------------------------------------------------------------

// Not what is made up or ceases to be, what is checked or paid, nor what the course of a turn does by itself.
static bool may_be_replaced(const Match& match, CardId card, std::uint16_t cause) {
  if (role_of(match[card]) != Role::Unit && role_of(match[card]) != Role::Mate) return false;
  switch (static_cast<Cause>(cause)) {
  case Cause::Call:
  case Cause::Guard:
  case Cause::Ride:
  case Cause::Soul:
  case Cause::SoulCharge:
  case Cause::Order:
  case Cause::ToHand:
  case Cause::RuleAction:
  case Cause::Retire:
  case Cause::Discard:
  case Cause::Bind:
  case Cause::Imprison:
  case Cause::Scout:
  case Cause::Put:
  case Cause::Intercept:
  case Cause::Draw:
  case Cause::DrawTrigger:
  case Cause::PersonaRide:
  case Cause::Gift:
  case Cause::OverTrigger:
  case Cause::Heal:
  case Cause::SoulBlast:
  case Cause::Gauge:
  case Cause::Damage:
  case Cause::Effect: return true;
  default: return false;
  }
}

void move_card(Game& game, CardId card, PlaceId to, Relocation how) {
  if (may_be_replaced(game.match, card, how.cause) && is_replaced(game, card, to, how.cause)) return;
  Match& match = game.match;
  const Card before = match[card];
  const PlaceId from = before.place;
  const bool on_circle = is_circle(zone_of(from));
  Rule rule;
  if (const PlaceId other_place = instead_of(game, card, to, rule); other_place != to) {
    to = other_place;
    Relocation changed;
    changed.cause = zone_of(to) == Zone::GZone ? num(Cause::GZone) : how.cause;
    changed.rule = rule;
    how = changed;
  }
  if (waits_in_call_cost_zone(match, card)) {
    how.from = place(before.owner, Zone::Deck);
    game.did({"17.16.6.2"}, before.owner, card);
  }
  Together at_once(game);
  how.side = side_in(game, card, to, how.role);
  const CardId partner = legion_partner(match, card);
  const bool within_field = on_circle && is_circle(zone_of(to));
  if (within_field && how.identity == Identity::Same) {
    how.states |= before.states & kept_between_circles;
    how.facing = before.facing;
  }
  if (on_circle && zone_of(to) == Zone::Drop) cradles_wait(game, card);
  if (on_circle && how.identity == Identity::Fresh) keep_attacker(game, card);
  relocate(game, card, to, how);
  tally_move(game, from, to, how.cause);
  erase_after(at_once, card);
  if (zone_of(to) == Zone::BackCenter && role_of(match[card]) == Role::Unit)
    clear_music(game, to, {"17.4.4"});
  if (!on_circle) return drop_buddy_soul(game, card, from);
  if (role_of(before) == Role::Unit && zone_of(from) == Zone::Vanguard) forget_damage(game, before.owner);
  if (role_of(before) == Role::Attached) loosen_from(game, card, before, to);
  bring_along(game, card, from, to, how);
  if (how.identity == Identity::Fresh) release_gauges(match, card);
  if (partner && !legion_partner(match, partner)) { // of two mates one is left [vge 13.3.4]
    end_legion(match, partner);
    lead_when_left(game, partner);
  }
  if (role_of(before) == Role::Unit && zone_of(from) == Zone::Vanguard)
    heart_returns(game, card, before, from);
  else if (role_of(before) == Role::Heart)
    designate_again(match, before.host, card);
  if (must_return_to_g_zone(game, card, from, to)) {
    Relocation back;
    back.cause = num(Cause::GZone);
    back.rule = {"4.4.2.2"};
    relocate(game, card, place(match[card].owner, Zone::GZone), back);
  }
  if (is_in(before, State::Ultimate) && where(match, card) == Zone::GZone)
    remove_g_zone(game, match[card].owner);
}

void set_orientation(Game& game, CardId card, Orientation orientation, Cause cause, Rule rule) {
  const CardId partner = legion_partner(game.match, card);
  orient(game, card, orientation, num(cause), rule);
  if (partner && role_of(game.match[partner]) != Role::Heart)
    orient(game, partner, orientation, num(cause), {"6.4.4"});
}

} // namespace twoseat::vanguard
