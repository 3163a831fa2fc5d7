// May this be done? Every condition that fails is reported with its rule; what offers options and what explains
// refusals read the same guards.
#pragma once
#include "engine/heroes/table.h"
#include "engine/kernel/phrases.h"
#include "engine/kernel/reasons.h"

namespace twoseat::heroes {

// The sentences of reasons; words in why_not.cpp.
enum class Why : std::uint16_t {
  NotYourDecision,
  GameOver,
  NotThere,
  NoSuchMove,
  NotOffered,
  NotInHand,
  NoGold,
  NotYours,
  NotAFighter,
  Closed,
  New,
  NoStrike,
  NotTheirs,
  Forbidden,
  NotACreature,
  IsTarget,
  NoSuchAbility,
  NotPlayable, // triggers, or works all the time
  NotTriggered,
  NotThatPlace,
  Passes,
  OtherMoment, // and the numbers from here on: of the verbs, in their order
};

// When each verb may be used, in the order of Verb.
std::span<const char* const> moment_words();

void may_play(const Table& table, Seat seat, CardId card, Reasons& reasons); // [bsh BSH-32, BSH-55]
void may_attack_with(const Table& table, Seat seat, CardId card,
                     Reasons& reasons); // [bsh BSH-33, BSH-34, BSH-39]
void may_be_attacked(const Table& table, Seat seat, CardId target, Reasons& reasons); // [bsh BSH-28]
void may_defend(const Table& table, Seat seat, CardId card, Reasons& reasons);        // [bsh BSH-35, BSH-37]
void may_use_abilities(const Table& table, Seat seat, CardId card, Reasons& reasons); // [bsh BSH-33]

void why_not(const Table& table, Seat seat, const Move& move, Reasons& reasons);
std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases);

} // namespace twoseat::heroes
