// Prevention: wounds that are to be inflicted become fewer, or none. [bsk 420]
#pragma once
#include "engine/berserk/stack.h"

namespace twoseat::berserk {

constexpr std::uint8_t prevention = 70; // a modification's attribute; amount: of how many wounds
constexpr std::int32_t all_wounds = 1000;
// Whose effect it is stays so, whoever controls its source later: kept as its layer. [bsk 416.4]
inline Seat owner_of(const Modification& m) {
  return both_seats[m.layer == 0 ? 0 : 1];
}

// What is left of so many wounds by that source; what has prevented some and was for once is used up. [bsk 420.3, 420.4, 420.6]
std::int32_t past_preventions(Game& game, CardId card, std::int32_t amount, CardId source);
// Whether the card's controller has something to say about which of several comes first. [bsk 420.3a]
bool has_an_order(const Table& table, CardId card);

} // namespace twoseat::berserk
