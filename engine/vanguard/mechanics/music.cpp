// Where music orders are put, and when they go. [vge 9.11.4, 17.4]
#include "engine/vanguard/mechanics/music.h"
#include "engine/vanguard/mechanics/astral.h"
#include "engine/vanguard/play/one_by_one.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {

// What lies there goes first: a unit is retired, a locked card dropped. [vge 17.4.2.2, 17.4.2.2.1]
void lay_music(Game& game, CardId order) {
  const PlaceId circle = place(game.match[order].owner, Zone::BackCenter);
  if (const CardId unit = unit_at(game.match, circle)) retire(game, unit, {"17.4.2.2"});
  each_until_one_stays([&] { return game.match[circle].first; },
                       [&](CardId card) {
                         put(game, card, game.match[card].owner, Zone::Drop, Cause::Order, {"17.4.2.2.1"});
                       });
  Relocation how;
  how.cause = num(Cause::Order);
  how.rule = {"17.4.2"};
  how.role = num(Role::Stacked); // it lies there as no unit [vge 17.4.3]
  relocate(game, order, circle, how);
  if (is_astral(game.match[circle])) clear_music(game, circle, {"17.4.2.3"});
}

void clear_music(Game& game, PlaceId circle, Rule rule) {
  for (CardId card = game.match[circle].first; card;) {
    const CardId next = game.match[card].next;
    if (is_music(game.face(card))) put(game, card, game.match[card].owner, Zone::Drop, Cause::Order, rule);
    card = next;
  }
}

void end_music(Game& game) {
  for (const Seat seat : both_seats)
    for (const Zone zone : field)
      for (CardId card = top(game.match, seat, zone); card;) {
        const CardId next = game.match[card].next;
        if (is_music(game.face(card)))
          put(game, card, game.match[card].owner, Zone::Drop, Cause::Order, {"9.11.4"});
        card = next;
      }
}

} // namespace twoseat::vanguard
