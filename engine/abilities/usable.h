// Whether an ability can be used, or is in force, and if not, why: every condition that fails, with its rule and in the
// words of the card itself.
#pragma once
#include "engine/abilities/context.h"
#include "engine/kernel/decision.h"
#include "engine/kernel/phrases.h"
#include "engine/kernel/reasons.h"

namespace twoseat {

// Reason::text past those of families. Reason::card is the card, a the ability, b the condition that is not met.
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
  // Of what an effect asks; Reason::b is the node that asks.
  NotMeant,
  ChosenAlready,
  Protected,
  Unaffected,
  Impossible,
  SharesName,
  TooFew,
  NoSuchOption,
  NoSuchName,
  NotWaiting,
  MustBePlayed,
  MustPlay,
  NotReplacing,
  MustReplace
};

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

// One of these reasons, with its rule.
void note_unusable(const Table& table, CardId card, std::uint16_t ability, Unusable why,
                   script::Index condition, Reasons& reasons);

// Of the question that an effect asks now: why this is no answer to it.
void why_not_answer(const Table& table, const Move& move, Reasons& reasons);
// Of abilities that stand by, and of replacement effects: why this one is not played, or none is.
void why_not_standby(const Table& table, Seat seat, const Move& move, Reasons& reasons);
void why_not_replace(const Table& table, const Move& move, Reasons& reasons);

bool has_lost(const Table& table, CardId card, std::uint16_t ability);
bool has_ability(const Table& table, CardId card, std::uint16_t ability);

bool is_about_ability(const Reason& reason);
std::string explain_unusable(const Table& table, const Reason& reason, const Phrasebook& phrases);

} // namespace twoseat
