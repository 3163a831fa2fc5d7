// Finding and paying what a call takes. [vge 11.7.1]
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/procedures.h"

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

} // namespace

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
  const CallCost& cost = due[frame.flags++];
  activate(game, cost.source, cost.ability, frame.seat);
  return true;
}

} // namespace twoseat::vanguard
