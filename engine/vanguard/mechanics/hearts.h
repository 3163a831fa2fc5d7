// G units on the vanguard circle and the hearts under them. [vge 6.5]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Places a G unit on the front center circle; the vanguards there become its hearts. [vge 6.5.1, 6.5.2]
void stride_onto(Game& game, CardId g_unit, Seat seat, bool ultimate);
// Hearts that may lend their name and power to this G unit. f(heart) [vge 6.5.1.3]
template <class F>
void each_heart(const Match& match, CardId g_unit, F f) {
  for (const CardId card : cards_in(match, match[g_unit].place))
    if (match[card].host == g_unit && role_of(match[card]) == Role::Heart) f(card);
}
// The heart whose name and power this unit has; none if it has no hearts.
CardId designated_heart(const Match& match, CardId unit);

// After the G unit left the circle: one of its hearts is the vanguard again. [vge 6.5.4.1]
void heart_returns(Game& game, CardId gone, const Card& before, PlaceId circle);
Seat heart_is_asked_for(const Table& table); // who has to say which one; none: nobody has
bool asks_for_heart(Game& game);             // whether a player has to say which one first [vge 6.5.4.1.1]
void designate_again(Match& match, CardId g_unit, CardId gone); // [vge 6.5.4.2]
void hearts_to_soul(Game& game, Seat seat);                     // when the circle is ridden upon [vge 6.5.3]
void remove_g_zone(Game& game, Seat seat);                      // after an ultimate stride [vge 6.6.3.5]

void release_gauges(Match& match, CardId unit); // to go to the drop zone by rule action [vge 13.9.1]
void end_legion(Match& match, CardId card);     // of this one card; nothing if it is none

} // namespace twoseat::vanguard
