// Paying with energy: how much, of which colours, with which cards. [dbs 2-11, 3-8-2]
#pragma once
#include "engine/dragonball/table.h"

namespace twoseat::dragonball {

enum class Price : std::uint16_t {
  Card,
  Combo,
  Added
}; // what is paid: an energy cost, a combo cost, so much more

struct Cost {
  std::int32_t total = 0;
  std::array<std::int32_t, colours> specified{};
};
// A specified cost greater than the total is paid instead of it; a Unison's total is its specified cost and X.
// [dbs 2-11-1-1-1, 2-11-1-2-1, 2-11-1-3-1-2]
Cost cost_of(const Table& table, CardId card, Price what, std::int32_t x = 0);
std::int32_t active_energy(const Match& match, Seat seat);
// Whether it can be paid in full: enough energy, and enough of each colour, one card for one orb. [dbs 8-4-2-2, doubt 16]
bool can_pay(const Table& table, Seat seat, const Cost& cost);
// Whether a card can be rested instead of paying for this Extra Card: [Invoker]. [dbs 10-40-1]
bool can_invoke(const Table& table, Seat seat, CardId extra);
bool could_invoke(const Table& table, Seat seat, const Face& extra); // the same of a card wherever it is
// What can be rested instead: f(card)
bool can_be_rested_instead(const Table& table, CardId card);
template <class F>
void each_that_invokes(const Table& table, Seat seat, F f) {
  for (const Zone zone : {Zone::Leader, Zone::Battle, Zone::Unison, Zone::Energy})
    for (const CardId card : cards_in(table.match, place(seat, zone)))
      if (can_be_rested_instead(table, card)) f(card);
}
// What the payment that is asked for still lacks: how much for which card, and each colour of it. [dbs 3-8-2]
struct Owed {
  CardId card;
  Cost cost;
};
Owed still_owed(const Table& table);
// Whether it can still be paid if this card is among what pays.
bool can_pay_with(const Table& table, Seat seat, const Cost& cost, CardId energy);

} // namespace twoseat::dragonball
