// Whether an ability can be used, or is in force, and if not, why: every condition that fails, with its rule and in the
// words of the card itself.
#pragma once
#include "engine/abilities/context.h"
#include "engine/kernel/phrases.h"
#include "engine/kernel/reasons.h"
#include <vector>

namespace twoseat {

// Reason::text past those of families. Reason::card is the card, a the ability, b the condition that is not met; from
// NotMeant on the node that asks.
enum class Unusable : std::uint16_t {
  OtherPlace = 160,
  Lost,
  Used,
  Gate,
  Condition,
  Cost,
  NoTarget,
  Situation,
  Silenced,
  NotMeant,     // it is not what the text asks for
  Unchoosable,  // an effect forbids to choose it
  Spent,        // it pays for another part
  Unaffected,   // by what would choose it
  Chosen,       // before, or too like to what was
  Undoable,     // what is to be done cannot be done to it
  MustChoose,   // as many as the text says
  PartCost,     // of an optional part
  NoOption,     // of that number
  NoName,       // that could be declared
  NotPositive,  // the number that was declared
  NotWaiting,   // no ability of it stands by
  MustBePlayed, // it is not let go
  MustPlay,     // something that stands by
  NotReplacing, // nothing of it happens instead
  MustReplace,  // by something
  OtherNumber   // they are picked together, at least a and at most b
};

// The numbers of a card's abilities: the printed ones in their order, lost or not, then those that it was given.
std::vector<std::uint16_t> all_abilities(const Table& table, CardId card);

// What is meant where it is not said which: the first that its player may use at will, of those that work where the card
// lies if there is any; 0: it has none.
std::uint16_t first_activated(const Table& table, CardId card);

// Of an activated ability that this card has; may_activate says the same in one word.
void why_not_activate(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons);

// Of what is asked while a card is played: its condition, and its cost. `aside`: a card that pays nothing of it.
void why_not_play(const Table& table, Seat seat, CardId card, std::uint16_t ability, const UseRules& rules,
                  Reasons& reasons, CardId aside = {});

// Of a continuous ability: why it does nothing now. Of an automatic one: why it would not trigger now, whatever happened.
void why_not_in_force(const Table& table, CardId card, std::uint16_t ability, Reasons& reasons);

// Of an automatic ability that triggered: why it would do nothing.
void why_not_begin(const Table& table, const Context& context, std::uint16_t ability, Reasons& reasons);

// Where it takes targets to begin with, and there are none.
void must_have_targets(const Table& table, Seat seat, CardId card, std::uint16_t ability,
                       const UseRules& rules, Reasons& reasons);

// Where each card or group that its text takes from open places has to be there: what it may do without is said "up to".
void must_have_each_target(const Table& table, Seat seat, CardId card, std::uint16_t ability,
                           const UseRules& rules, Reasons& reasons);

// One of these reasons, with its rule.
void note_unusable(const Table& table, CardId card, std::uint16_t ability, Unusable why,
                   script::Index condition, Reasons& reasons);

// Whether it has the game's icon for once a game, which binds its player. [vge 12.3.3.2]
bool has_game_icon(const Table& table, const script::Ability& ability);
bool has_lost(const Table& table, CardId card, std::uint16_t ability);
bool has_ability(const Table& table, CardId card, std::uint16_t ability);

// Any reason as a sentence, by the family's words or by these.
std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases);

} // namespace twoseat
