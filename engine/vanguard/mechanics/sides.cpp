// Turning a card to its other side. It stays the same card; what it is goes by the side that shows. [vge 17.2.3, 18.5]
#include "engine/vanguard/mechanics/sides.h"

namespace twoseat::vanguard {
namespace {

void turn_to_other_side(Game& game, CardId card) {
  game.match[card].def = game.face(card).other_side;
}

} // namespace

bool flip_over(Game& game, CardId card) {
  if (!is_gyze_with_sides(game.face(card))) return game.did({"17.2.6.2"}, Seat::None, card), false;
  turn_to_other_side(game, card);
  for (const Rule rule : {Rule{"17.2.6"}, Rule{"17.2.3.4"}})
    game.did(rule, Seat::None, card);
  return true;
}

// As a card of its own: nothing that applied to the order applies to it. Who stood there goes by rule action. [vge 18.5.4]
void put_as_unit(Game& game, CardId card, PlaceId circle) {
  if (!has_unit_side(game.face(card))) return;
  turn_to_other_side(game, card);
  put(game, card, game.match[circle].seat, zone_of(circle), Cause::Put, {"18.5.4"});
}

void become_guardian(Game& game, CardId order) {
  turn_to_other_side(game, order);
  game.did({"17.16.13"}, game.match[order].owner, order);
}

DefId side_in(Game& game, CardId card, PlaceId to, std::uint8_t role) {
  const Face& face = game.face(card);
  const bool on_circle = is_circle(zone_of(to));
  if (is_volundr_as_arms(face)) {
    const bool stays = zone_of(to) == Zone::OrderArea || (on_circle && role == num(Role::Arms));
    return stays ? DefId{} : face.other_side;
  }
  if (on_circle) return {};
  const bool returns = is_gyze_with_sides(face) && !is_first_side(face) && zone_of(to) != Zone::GZone;
  if (returns) game.did({"17.2.3.3"}, Seat::None, card);
  return returns || is_unit_side(face) ? face.other_side : DefId{};
}

} // namespace twoseat::vanguard
