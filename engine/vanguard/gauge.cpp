// Cards put as gauge, tied to a unit. [vge 4.15, 7.40, 13.9]
#include "engine/vanguard/gauge.h"
#include "engine/vanguard/lexicon.h"

namespace twoseat::vanguard {
namespace {

// Card and unit must have the same owner and the same master. [vge 7.40.2.1, 7.40.6.2]
bool belong_together(const Match& match, CardId card, CardId unit) {
  return match[card].owner == match[unit].owner && master(match, card) == master(match, unit);
}

// Whether a card of this player in play lets them have gauges. [vge 7.40.7.1]
bool may_have_gauges(const Table& table, Seat seat) {
  const auto allows = [&](PlaceId place) {
    for (const CardId card : cards_in(table.match, place))
      if (lexicon.active(table, card) && has(table, card, Mark::PlayerGauge)) return true;
    return false;
  };
  for (const Zone circle : field)
    if (allows(place(seat, circle))) return true;
  return allows(place(seat, Zone::OrderZone)) || allows(place(seat, Zone::Crest));
}

bool is_illegal(const Table& table, CardId gauge) {
  const Card& card = table.match[gauge];
  if (!card.host && role_of(card) == Role::Unit) return !may_have_gauges(table, card.owner); // [vge 13.9.2]
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

bool put_as_player_gauge(Game& game, CardId card, Facing facing) {
  if (!may_have_gauges(game, game.match[card].owner)) return false;
  Relocation how;
  how.cause = num(Cause::Gauge);
  how.rule = {"7.40.7.2"};
  how.facing = facing;
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
        const bool of_player = !game.match[card].host && role_of(game.match[card]) == Role::Unit;
        put(game, card, game.match[card].owner, Zone::Drop, Cause::RuleAction,
            {of_player ? "13.9.2" : "13.9.1"});
        done = true;
      }
      card = next;
    }
  return done;
}

} // namespace twoseat::vanguard
