// Who may take a card captive, what its abilities do meanwhile, and when it goes free. [vge 17.5, 17.10]
#include "engine/vanguard/mechanics/captives.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

// A set order of that subtype in this order zone that lies there for itself. Face down it has none. [vge 4.17.3.1, 17.5.3,
// doubt vge-3 17]
bool is_held_by_order(const Table& table, Seat seat, Role as) {
  const Mark subtype = as == Role::Imprisoned ? Mark::Prison : Mark::Base;
  for (const CardId card : cards_in(table.match, place(seat, Zone::OrderZone)))
    if (has(table.face(card), subtype) && role_of(table.match[card]) != as &&
        table.match[card].facing == Facing::Up)
      return true;
  return false;
}

} // namespace

// Only who is imprisoned may come into the other player's zone. [vge 4.1.13]
bool take_captive(Game& game, CardId card, Seat seat, Role as) {
  const bool prison = as == Role::Imprisoned;
  const PlaceId zone = place(seat, Zone::OrderZone);
  if (role_of(game.match[card]) == as && game.match[card].place == zone) return false;
  if (!is_held_by_order(game, seat, as) || (!prison && game.match[card].owner != seat)) {
    game.did({prison ? "17.5.1.1" : "17.10.1.1"}, seat);
    return false;
  }
  Relocation how;
  how.cause = num(prison ? Cause::Imprison : Cause::Scout);
  how.rule = {prison ? "17.5.1.1" : "17.10.1.1"};
  how.role = num(as);
  game.did({prison ? "17.5.1" : "17.10.1"}, seat, card);
  move_card(game, card, zone, how);
  return true;
}

bool is_active_as_captive(const Table& table, CardId card) {
  const Face& face = table.face(card);
  if (!has(face, Mark::Unit)) return false;
  for (std::size_t i = 0; i < face.abilities; ++i)
    if (const std::uint32_t places = table.book.script.abilities[face.first_ability + i].places;
        places != 0 && ((places >> num(Zone::OrderZone)) & 1U) != 0)
      return true;
  return false;
}

bool free_captives(Game& game, Seat seat) {
  bool done = false;
  for (const Role as : {Role::Imprisoned, Role::Scouted}) {
    if (count(game.match, seat, Zone::OrderZone) == 0 || is_held_by_order(game, seat, as)) continue;
    for (CardId card = top(game.match, seat, Zone::OrderZone); card;) {
      const CardId next = game.match[card].next;
      if (role_of(game.match[card]) == as) {
        put(game, card, game.match[card].owner, Zone::Drop, Cause::RuleAction,
            {as == Role::Imprisoned ? "17.5.3" : "17.10.3"});
        done = true;
      }
      card = next;
    }
  }
  return done;
}

} // namespace twoseat::vanguard
