// Pseudo-cards: made in a zone, and erased wherever they cannot be. [vge 15.2 to 15.4]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

constexpr std::uint64_t pseudo_marks =
    bit(Mark::Token) | bit(Mark::Ticket) | bit(Mark::Protect) | bit(Mark::Crest) | bit(Mark::HandMark);
bool is_pseudo_card(const Face& face);
// Where nobody sees it, to be put into a zone from there; none if this table has no more room for cards.
CardId make_pseudo_card(Game& game, DefId def, Seat seat);
void make_protect(Game& game, Seat seat, Rule rule); // into the hand [vge 16.3.1.6.1]
// What may not stay where it came to is erased once that was noticed: its move counts. `at_once`: that moves it
void erase_after(Together& at_once, CardId card);     // [vge 15.2.4.2.1]
void erase_pseudo_cards(Game& game);                  // Family::settle
bool must_be_erased(const Table& table, CardId card); // a pseudo-card out of its effective zones [vge 13.8.1]
bool may_be_made_in(const Face& face, Zone zone);     // else it is not made at all [vge 15.2.4.2.2]
PlaceId instead_for_pseudo_card(const Table&, CardId, PlaceId to); // [vge 15.3.6]

} // namespace twoseat::vanguard
