// Cards put as gauge, tied to a unit. [vge 4.15, 7.40, 13.9]
#include "engine/vanguard/gauge.h"

namespace twoseat::vanguard {
namespace {

// Card and unit must have the same owner and the same master. [vge 7.40.2.1, 7.40.6.2]
bool belong_together(const Match& match, CardId card, CardId unit) {
  return match[card].owner == match[unit].owner && master(match, card) == master(match, unit);
}

bool is_illegal(const Table& table, CardId gauge) {
  const Card& card = table.match[gauge];
  if (role_of(card) == Role::Released) return true;
  return card.host && (!is_circle(where(table.match, card.host)) || !is_unit(table, card.host));
}

} // namespace

bool put_as_gauge(Game& game, CardId card, CardId unit, Facing facing) {
  if (!is_unit(game, unit) || !is_circle(where(game.match, unit)) || card == unit ||
      !belong_together(game.match, card, unit))
    return false;
  Relocation how;
  how.cause = num(Cause::Gauge);
  how.rule = {"7.40.2"};
  how.facing = facing;
  how.host = unit;
  move_card(game, card, place(game.match[card].owner, Zone::Gauge), how);
  return true;
}

// Only what it is tied to changes. [vge 7.40.6.1]
bool move_gauge(Game& game, CardId card, CardId unit) {
  Card& gauge = game.match[card];
  if (where(game.match, card) != Zone::Gauge || gauge.host == unit || !is_unit(game, unit) ||
      !is_circle(where(game.match, unit)) || !belong_together(game.match, card, unit))
    return false;
  gauge.host = unit; // the earlier tie ends [vge 4.15.3.5]
  gauge.role = num(Role::Unit);
  return true;
}

bool illegal_gauges_to_drop(Game& game) {
  bool done = false;
  for (const Seat seat : both_seats)
    for (CardId card = top(game.match, seat, Zone::Gauge); card;) {
      const CardId next = game.match[card].next;
      if (is_illegal(game, card)) {
        put(game, card, game.match[card].owner, Zone::Drop, Cause::RuleAction, {"13.9.1"});
        done = true;
      }
      card = next;
    }
  return done;
}

} // namespace twoseat::vanguard
