// Astral Plane circles: who may be there, and where they go in the end phase. [vge 9.11.5, 17.3]
#include "engine/vanguard/mechanics/astral.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

template <class F>
void each_astral(Match& match, Seat seat, F f) {
  for (const Zone circle : rear_guard_circles)
    if (const PlaceId id = place(seat, circle); is_astral(match[id])) f(id);
}

} // namespace

bool is_astral_deity(const Table& table, CardId card) {
  return is_of(table, card, "Astral Deity");
}

bool clear_astral_circles(Game& game, Seat seat) {
  bool done = false;
  each_astral(game.match, seat, [&](PlaceId circle) {
    const CardId unit = unit_at(game.match, circle);
    if (unit && !is_astral_deity(game, unit)) {
      put(game, unit, game.match[unit].owner, Zone::Drop, Cause::RuleAction, {"17.3.2.1"});
      done = true;
    }
    if (const CardId locked = locked_on(game.match, circle)) {
      put(game, locked, game.match[locked].owner, Zone::Drop, Cause::RuleAction, {"17.3.2.2"});
      done = true;
    }
  });
  return done;
}

void end_of_astral_units(Game& game) {
  for (const Seat seat : both_seats)
    each_astral(game.match, seat, [&](PlaceId circle) {
      if (const CardId unit = unit_at(game.match, circle))
        put(game, unit, game.match[unit].owner, Zone::Deck, Cause::Put, {"9.11.5"});
    });
}

} // namespace twoseat::vanguard
