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
bool is_revenge(const Rulebook& book, std::uint16_t ability);
bool is_revenge(const Rulebook& book, const Modification& waiting); // for the end of the battle [dbs 10-9-1]
bool costs_markers(const Rulebook& book, const script::Ability& ability); // [dbs 8-4-2-5]
// Whether its card's energy cost has to be paid for it: an Extra Card's, and that of a card with a [Counter], from hand;
// not where a skill of its own plays it. [doubt dbs 25]
bool takes_energy(const Table& table, CardId card, std::uint16_t ability);
// A card of the hand that is being played, or whose skill was activated and is not resolved yet: shown, and set aside for
// that. [doubt dbs 18]
bool is_being_used(const Match& match, CardId card);
// The rule that says when a keyword skill may be activated; nullptr: it has none of its own.
const char* rule_of(Keyword keyword);

} // namespace twoseat::dragonball
