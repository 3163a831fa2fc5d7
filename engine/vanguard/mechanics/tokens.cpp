// Pseudo-cards lie in a place of their own while they do not exist, and are taken from there again.
#include "engine/vanguard/mechanics/tokens.h"

namespace twoseat::vanguard {

bool is_pseudo_card(const Face& face) {
  return (face.marks & pseudo_marks) != 0;
}

CardId make_pseudo_card(Game& game, DefId def, Seat seat) {
  for (const CardId card : cards_in(game.match, place(seat, Zone::Erased)))
    if (game.match[card].def == def) return card;
  return add_card(game, def, seat, place(seat, Zone::Erased), num(Origin::Made), Facing::Up);
}

void make_protect(Game& game, Seat seat, Rule rule) {
  for (std::size_t i = 0; i < game.book.faces.size(); ++i) {
    if (!has(game.book.faces[i], Mark::Protect)) continue;
    const CardId card = make_pseudo_card(game, {static_cast<std::uint16_t>(i + 1)}, seat);
    if (card) put(game, card, seat, Zone::Hand, Cause::Gift, rule);
    return;
  }
}

// Also once its unit is gone: the gauge is a zone of it until it leaves. [vge 7.40.5, 13.9.1]
static bool was_planted(const Card& card) {
  return role_of(card) == Role::Planted || role_of(card) == Role::Released;
}

// Its effective zones, as far as they hang on the zone alone.
bool may_be_made_in(const Face& face, Zone zone) {
  if (has(face, Mark::HandMark)) return zone == Zone::Hand;                          // [vge supplement A1]
  if (has(face, Mark::Protect)) return zone == Zone::Hand || zone == Zone::Guardian; // [vge 15.3.4]
  if (has(face, Mark::Crest)) return zone == Zone::Crest;                            // [vge 15.7]
  if (has(face, Mark::Ticket)) return zone == Zone::Hand || zone == Zone::OrderArea; // [vge 15.5.2]
  if (has(face, Mark::Order)) return zone == Zone::OrderZone;                        // [vge 15.4.4.2]
  return is_circle(zone);                                                            // [vge 15.4.3.2]
}

static bool stays(const Table& table, CardId card) { // in one of its effective zones
  const Zone zone = where(table.match, card);
  const bool token = has(table.face(card), Mark::Token);
  if (is_in(table.match[card], State::Locked)) return false;               // [vge 15.3.7, 15.4.3.3, 15.5.3]
  if (token && zone == Zone::Gauge) return was_planted(table.match[card]); // [vge 7.40.5]
  return may_be_made_in(table.face(card), zone);
}

bool must_be_erased(const Table& table, CardId card) {
  return is_pseudo_card(table.face(card)) && where(table.match, card) != Zone::Erased && !stays(table, card);
}

void erase_after(Together& at_once, CardId card) {
  if (is_pseudo_card(at_once.game.face(card))) at_once.settles = true;
}

static void erase(Game& game, CardId card) {
  Relocation gone;
  gone.cause = num(Cause::Erase);
  gone.rule = {"13.8.1"};
  relocate(game, card, place(game.match[card].owner, Zone::Erased), gone);
}

void erase_pseudo_cards(Game& game) {
  for (std::size_t i = 0; i < game.match.cards.size(); ++i) {
    const CardId card{static_cast<std::uint16_t>(i + 1)};
    if (must_be_erased(game, card)) erase(game, card);
  }
}

PlaceId instead_for_pseudo_card(const Table& table, CardId card, PlaceId to) {
  const bool is_elsewhere = is_circle(zone_of(to)) && zone_of(to) != Zone::Guardian;
  const bool stays_off = has(table.face(card), Mark::Protect) || has(table.face(card), Mark::HandMark);
  return stays_off && is_elsewhere ? place(table.match[card].owner, Zone::Drop) : to; // [vge 15.6.1]
}

} // namespace twoseat::vanguard
