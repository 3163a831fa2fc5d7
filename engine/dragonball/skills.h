// Which skills may be activated when, and what may answer them.
#pragma once
#include "engine/dragonball/procedures.h"
#include "engine/kernel/script.h"

namespace twoseat::dragonball {

enum class Moment : std::uint8_t { Main, Offense, Defense };

inline Keyword keyword_of(const script::Ability& ability) {
  return static_cast<Keyword>(ability.keyword);
}
// Whether its label names this moment. [dbs 2-13, 10-2-1, doubt dbs 36]
bool is_for(const script::Ability& ability, Moment moment);
// The occasions that a [Counter] answers, as bits of Occasion; 0: it is none. [dbs 10-10-3]
unsigned answers(const script::Ability& ability);
// What of this skill's text a [Counter] may answer. [dbs 10-10-3-2, 10-10-3-3]
unsigned mentions(const Rulebook& book, const script::Ability& ability);
bool costs_markers(const Rulebook& book, const script::Ability& ability); // [dbs 8-4-2-5]
// Whether its card's energy cost has to be paid for it: an Extra Card's, and that of a card with a [Counter], from hand.
bool takes_energy(const Table& table, CardId card);

} // namespace twoseat::dragonball
