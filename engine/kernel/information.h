// A card's information as it reads now: its base, then all changes in the order of their layers.
#pragma once
#include "engine/kernel/game.h"
#include "engine/kernel/scratch_vector.h"

namespace twoseat {

// Amounts and counters stay within this, so that no sum of them overflows; the rules come nowhere near it.
constexpr std::int32_t most_amount = 1'000'000'000;
std::int32_t bounded_sum(std::int32_t a, std::int32_t b);

// One change of a number, with where it comes from (so that a sum can be shown in parts).
struct Change {
  std::uint8_t layer = 0;
  Operation operation = Operation::Add;
  std::uint16_t stamp = 0;
  std::uint16_t cause = 0; // the family's word
  CardId source;
  std::int32_t amount = 0; // Set: `absent` takes the number away
};

using Changes = ScratchVector<Change, room::modifications + room::cards>; // and one of every card

// All changes to this number, in the order in which they apply.
void gather(const Table& table, CardId card, std::uint8_t attribute, Changes& changes);

// The number itself. `absent` stays absent unless it is set to a value.
std::int32_t information(const Table& table, CardId card, std::uint8_t attribute);

// What these changes, in any order, make of a printed number.
std::int32_t changed(const Family& family, std::uint8_t attribute, std::int32_t printed, Changes& changes);

// Puts a modification in force. When there is no room left, it is joined with one that says the same of the same card.
void modify(Game& game, Modification modification);

// Tells that a number of an open card was changed.
void tell_modified(Game& game, const Modification& modification, Seat seat, Rule rule);

void expire(Game& game, Duration duration);
void pass_turn(Game& game, Seat next); // what lasts until the end of that seat's next turn ends with this one

} // namespace twoseat
