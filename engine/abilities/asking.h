// What the present question is a part of, for whoever is asked: the ability, and how far a choice made one by one has come.
#pragma once
#include "engine/abilities/context.h"
#include "engine/kernel/decision.h"

namespace twoseat {

// An ability that is asked about: an effect under way, one that waits to be played, or that would replace what is about
// to happen. No card: no ability is.
struct AskedAbility {
  CardId card;
  std::uint16_t ability = 0;
};
AskedAbility asked_ability(const Table& table, const Decision& decision);
// The same of one of its options: which of several abilities that is.
AskedAbility asked_ability(const Table& table, const Decision& decision, const Move& option);
AskedAbility replacement_offered(const Table& table, const Frame& frame,
                                 std::uint16_t number); // replacing.cpp

// Whether something that lies open keeps this card from it, by its number among the lexicon's restrictions: "be-hit".
bool is_kept_from(const Table& table, CardId card, std::uint8_t restriction);

// A choice that is made card by card, each a question of its own: what has been taken up to now, and how many there will
// be at most. Nothing wanted: it is not made so.
struct CardByCard {
  CardList taken;
  std::size_t wanted = 0;
};
void card_by_card(const Table& table, const Decision& decision, CardByCard& out);

} // namespace twoseat
