// May this be done? Every condition that fails is reported with its rule; what offers options and what explains
// refusals read the same guards.
#pragma once
#include "engine/dragonball/table.h"
#include "engine/kernel/phrases.h"
#include "engine/kernel/reasons.h"

namespace twoseat::dragonball {

// The sentences of reasons; words in why_not.cpp.
enum class Why : std::uint16_t {
  NotYourDecision,
  GameOver,
  NotThere,
  NoSuchMove,
  NotOffered,
  NotInHand,
  NotPlayed, // Extra Cards are used, not played
  NoEnergy,
  NoColours,
  NotYours,
  NotAFighter,
  Rested,
  NotTheirs,
  ActiveGuard,
  Forbidden,
  NoCombo,
  Fights,
  NotABattleCard,
  NoSuchSkill,
  NotActivated, // triggers, or works all the time
  OtherStep,
  NotInDefense,
  MarkerUsed,
  NoCounterNow,
  NotEnergy,
  NotLife,
  NotInvoking,
  NotPending,
  NotThatPlace,
  Barred, // by a card that is Unique
  NotIdentical,
  Stacked,
  OverRealmUsed,
  InUse, // its skill was activated, and is not resolved yet
  Owes,
  OwesRed, // and the other colours, in their order
  OwesBlue,
  OwesGreen,
  OwesYellow,
  OwesBlack,
  OtherMoment, // and the numbers from here on: of the verbs, in their order
};

// When each verb may be used, in the order of Verb.
std::span<const char* const> moment_words();

void may_play(const Table& table, Seat seat, CardId card, Reasons& reasons);  // [dbs 6-3-1-2-1, 6-3-1-2-2]
void may_stack(const Table& table, Seat seat, CardId card, Reasons& reasons); // [dbs 6-3-1-2-3-3]
void may_attack_with(const Table& table, Seat seat, CardId card, Reasons& reasons);   // [dbs 7-1]
void may_be_attacked(const Table& table, Seat seat, CardId target, Reasons& reasons); // [dbs 7-1]
void may_combo(const Table& table, Seat seat, CardId card, Reasons& reasons); // [dbs 7-2-1-2, 7-3-1-2]
void may_activate_skill(const Table& table, Seat seat, CardId card, std::uint16_t ability,
                        Reasons& reasons); // [dbs 6-3-1-2-3, 7-2-1-2-3, 7-3-1-2-3]
void may_counter(const Table& table, Seat seat, CardId card, std::uint16_t ability,
                 Reasons& reasons); // [dbs 10-10]

void why_not(const Table& table, Seat seat, const Move& move, Reasons& reasons);
std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases);

} // namespace twoseat::dragonball
