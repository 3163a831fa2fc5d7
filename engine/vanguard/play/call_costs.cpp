// Finding and paying what a call takes. [vge 11.7.1]
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/vanguard/play/procedures.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

// What is paid for this call: everything that is added, and the chosen one of those that may be.
CallCosts to_pay(const Table& table, CardId card, Zone circle, std::uint16_t choice) {
  CallCosts all, due;
  call_costs(table, card, num(circle), all);
  std::uint16_t number = 0;
  for (const CallCost& cost : all)
    if (!cost.optional || ++number == choice) due.push(cost);
  return due;
}

// By what is paid for it: its own Call Cost leaves a call a normal one.
bool alters(CardId card, const CallCost& cost) {
  return cost.optional || cost.source != card;
}

} // namespace

bool is_normal_call(const Table& table, CardId card, Zone circle) {
  const CallCosts due = to_pay(table, card, circle, 0);
  return std::none_of(due.begin(), due.end(), [&](const CallCost& cost) { return alters(card, cost); });
}

bool costs_something(const Table& table, CardId card, Zone circle) {
  return !to_pay(table, card, circle, 0).empty();
}

std::uint16_t ways_to_call(const Table& table, CardId card, Zone circle) {
  CallCosts all;
  call_costs(table, card, num(circle), all);
  std::uint16_t ways = 0;
  for (const CallCost& cost : all)
    ways = static_cast<std::uint16_t>(ways + (cost.optional ? 1 : 0));
  return ways;
}

bool can_pay_call(const Table& table, Seat seat, CardId card, Zone circle, std::uint16_t choice) {
  for (const CallCost& cost : to_pay(table, card, circle, choice)) {
    const script::Ability& ability = table.book.script.abilities[cost.ability];
    if (!payable(table, context_of(table, cost.source, seat), ability.first, ability.cost_size, card))
      return false;
  }
  return true;
}

// The card itself is pledged meanwhile, and pays for nothing.
bool pay_for_call(Game& game, Frame& frame) {
  const CardId card = frame.card(normal_call_local::card);
  const PlaceId circle{static_cast<std::uint8_t>(frame.locals[normal_call_local::circle])};
  const CallCosts due = to_pay(game, card, zone_of(circle), frame.locals[normal_call_local::choice]);
  const bool pays = frame.flags < due.size();
  game.match[card].role = num(pays ? Role::Pledged : Role::Unit);
  if (!pays) return false;
  if (due[frame.flags].source == card) set_aside(game, card, {});
  const CallCost& cost = due[frame.flags++];
  if (alters(card, cost)) frame.locals[normal_call_local::altered] = 1;
  activate(game, cost.source, cost.ability, frame.seat);
  return true;
}

// --- Of the card itself ---------------------------------------------------------------------------------------------

namespace {

// What kind of place it is called from.
std::uint8_t called_from(const Match& match, CardId card) {
  return waits_in_call_cost_zone(match, card) ? num(Zone::Deck) : match[match[card].place].kind;
}

// Its Call Cost for that circle, wherever it comes from. 0: it has none.
std::uint16_t call_cost_of(const Table& table, CardId card, PlaceId circle) {
  if (!may_concern(table, calling_topic)) return 0;
  std::uint16_t found = 0;
  each_ability(table, card, [&](std::uint16_t number) {
    const script::Ability& ability = table.book.script.abilities[number];
    const bool is_its_own = ability.kind == script::Kind::CallCost && !ability.when.optional &&
                            table.book.script.selects[ability.when.subject].noun == script::Noun::This;
    if (!is_its_own || ((ability.when.to >> table.match[circle].kind) & 1U) == 0 ||
        (ability.places != 0 && ((ability.places >> called_from(table.match, card)) & 1U) == 0))
      return;
    const Context context = context_of(table, card, table.match[card].owner);
    if (gate_is_open(table, context, ability) &&
        (ability.condition == 0 || holds(table, context, ability.condition)))
      found = number;
  });
  return found;
}

} // namespace

bool has_call_cost(const Table& table, CardId card, PlaceId circle) {
  return call_cost_of(table, card, circle) != 0;
}

CardId put_upon(const Table& table, CardId card, PlaceId circle) {
  const std::uint16_t number = call_cost_of(table, card, circle);
  const script::Index upon = table.book.script.abilities[number].when.other;
  const CardId unit = number != 0 && upon != 0 ? unit_at(table.match, circle) : CardId{};
  const Seat seat = table.match[card].owner;
  const bool fits =
      unit && is_unit(table, unit) && master(table.match, unit) == seat &&
      twoseat::fits(table, context_of(table, card, seat), table.book.script.selects[upon], unit);
  return fits ? unit : CardId{};
}

bool is_upon_what_it_must(const Table& table, CardId card, PlaceId circle) {
  const std::uint16_t number = call_cost_of(table, card, circle);
  return number == 0 || table.book.script.abilities[number].when.other == 0 || put_upon(table, card, circle);
}

bool can_pay_call_cost(const Table& table, Seat seat, CardId card, PlaceId circle) {
  const std::uint16_t number = call_cost_of(table, card, circle);
  if (number == 0) return true;
  if (!is_circle_of(table.match, circle, CircleType::RearGuard)) return false; // it was one, perhaps
  const script::Ability& ability = table.book.script.abilities[number];
  return is_upon_what_it_must(table, card, circle) &&
         payable(table, context_of(table, card, seat), ability.first, ability.cost_size, card);
}

void pay_call_cost(Game& game, Seat seat, CardId card, PlaceId circle) {
  const std::uint16_t number = call_cost_of(game, card, circle);
  if (!waits_in_call_cost_zone(game.match, card)) set_aside(game, card, {});
  game.did({"17.16.8.2"}, seat, card);
  if (number != 0 && game.book.script.abilities[number].cost_size != 0) activate(game, card, number, seat);
}

// In the call cost zone everybody sees them; abilities take them as coming from where they were. [vge 17.16.6]
void set_aside(Game& game, CardId card, CardId called) {
  if (game.match[card].shown_to != everybody && may_look(game.match, game.match[card]) != everybody)
    reveal(game, card, num(Cause::Call), {"17.16.6.1"});
  game.match[card].role = num(Role::Pledged);
  game.match[card].host = called;
  game.did({called ? "17.16.8.2.2" : "17.16.8.2.1"}, game.match[card].owner, card);
}

// Beside orders that are being played: this table has no place of its own for it.
void put_into_call_cost_zone(Game& game, CardId card) {
  set_aside(game, card, {});
  lay_aside(game, card, place(game.match[card].owner, Zone::OrderArea), num(Cause::Call), {"17.16.8.2.1"});
}

bool waits_in_call_cost_zone(const Match& match, CardId card) {
  return role_of(match[card]) == Role::Pledged && where(match, card) == Zone::OrderArea;
}

namespace {

template <class F>
void each_set_aside_for(Game& game, CardId called, F f) {
  for (std::size_t i = 1; i <= game.match.cards.size(); ++i) {
    const CardId card{static_cast<std::uint16_t>(i)};
    if (role_of(game.match[card]) == Role::Pledged && game.match[card].host == called) f(card);
  }
}

Relocation under(CardId unit, Rule rule) {
  Relocation how;
  how.cause = num(Cause::Put);
  how.rule = rule;
  how.role = num(Role::BuddySoul);
  how.host = unit;
  return how;
}

} // namespace

void add_buddy_soul_paid(Game& game, CardId called) {
  each_set_aside_for(game, called, [&](CardId card) { // what lay under it goes [vge 17.16.7.3.1]
    move_card(game, card, game.match[called].place, under(called, {"17.16.8.5.3"}));
  });
}

void become_buddy_soul(Game& game, CardId unit, CardId above) {
  release_gauges(game.match, unit);
  for (const CardId card : cards_in(game.match, game.match[unit].place))
    if (game.match[card].host == unit && role_of(game.match[card]) == Role::BuddySoul)
      game.match[card].host = above;
  relocate(game, unit, game.match[above].place, under(above, {"17.16.8.5.1"}));
}

void drop_uncalled(Game& game, CardId card) {
  Together at_once(game);
  put(game, card, game.match[card].owner, Zone::Drop, Cause::Call, {"17.16.8.3"});
  each_set_aside_for(game, card, [&](CardId aside) {
    put(game, aside, game.match[aside].owner, Zone::Drop, Cause::Call, {"17.16.8.3"});
  });
}

} // namespace twoseat::vanguard
