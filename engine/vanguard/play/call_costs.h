// Calls that an effect has altered: by a cost that is added, or by one that may be paid instead of having the grade.
// Such a call is no normal one. And the Call Cost of a card itself, which effects pay as well.
// [vge 9.9.2.1.1, 10.5.1.2.2.1, 11.7.1.1, 17.16.8]
#pragma once
#include "engine/abilities/run.h"
#include "engine/kernel/reasons.h"
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// Whether no effect adds to what a call there costs. [vge 6.2.2.1, 10.5.1.2.2.1]
bool is_normal_call(const Table& table, CardId card, Zone circle);
bool costs_something(const Table& table, CardId card, Zone circle); // whatever is called there
// Whether this seat can pay what is added. `choice`: and this one of those that may be paid, from 1; 0: none
bool can_pay_call(const Table& table, Seat seat, CardId card, Zone circle, std::uint16_t choice);
std::uint16_t ways_to_call(const Table& table, CardId card, Zone circle); // how many there are to pay for it
// Pays one of the costs that are left. False if none is.
bool pay_for_call(Game& game, Frame& frame);

// --- Of the card itself [vge 17.16.8] ---
bool has_call_cost(const Table& table, CardId card, PlaceId circle);
bool can_pay_call_cost(const Table& table, Seat seat, CardId card, PlaceId circle); // or it takes nothing
void pay_call_cost(Game& game, Seat seat, CardId card, PlaceId circle);
// Whether it lies on top of a unit there, if it must. [vge 17.16.8.2.4]
bool is_upon_what_it_must(const Table& table, CardId card, PlaceId circle);
CardId put_upon(const Table& table, CardId card,
                PlaceId circle);                               // whom it is put on top of there; none: nobody
void become_buddy_soul(Game& game, CardId unit, CardId above); // with its own [vge 17.16.8.5.1]
void add_buddy_soul_paid(Game& game, CardId called);           // what was set aside for it [vge 17.16.8.5.3]
void set_aside(Game& game, CardId card, CardId called);        // [vge 17.16.8.2.1, 17.16.8.2.2]
// Out of the deck, so that what is done with that has nothing to do with it. [vge 17.16.8.4.1]
void put_into_call_cost_zone(Game& game, CardId card);
bool waits_in_call_cost_zone(const Match& match, CardId card);
// Once all else of an effect was done, those that it called from the deck. Whether there are any.
bool call_what_was_set_aside(Game& game, std::size_t effect);
// Of a call by an effect that says where to: it is paid for next.
void choose_circle(Game& game, Frame& frame, CardId card, PlaceId circle);
void drop_uncalled(Game& game, CardId card); // with what was set aside [vge 17.16.8.3]

} // namespace twoseat::vanguard
