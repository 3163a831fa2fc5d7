// May this be done? Every condition that fails is reported with its rule; what offers options and what explains
// refusals read the same guards.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/phrases.h"
#include "engine/kernel/reasons.h"
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// The sentences of reasons; words in guards_words.cpp.
enum class Why : std::uint16_t {
  NotYourDecision,
  GameOver,
  NotThere,
  NotInHand,
  NotYourCard,
  NotAUnit,
  RideGrade,
  RideDeckGrade,
  RideNoVanguard,
  RideNoDiscard,
  CallGrade,
  CallNoVanguard,
  NotARearGuardCircle,
  NotYourCircle,
  ExchangeCenter,
  ExchangeEmpty,
  FirstTurnNoAttack,
  NotOnTheField,
  NotFrontRow,
  Resting,
  NotTheirUnit,
  TargetNotFront,
  NoBoostIcon,
  BoosterResting,
  BoosterNotBehind,
  InterceptIcon,
  InterceptNotFront,
  InterceptIsAttacked,
  NothingAttacked,
  IsVanguard,
  HealCondition,
  NotInDamage,
  AlreadyPlayed,
  NoSuchSubAbility,
  NoSuchMove,
  NotAnOrder,
  NobodyToArm,
  OrderGrade,
  OrderLimit,
  CostUnpayable,
  Forbidden,
  Restrained,
  LordAmongOthers,
  NoUnitThere,
  LockedCircle,
  NotInGZone,
  NoStrideSkill,
  StrideGrade,
  StrideRestricted,
  StrideCost,
  UltimateNation,
  UltimateGZone,
  GAssistGrade,
  GAssistHand,
  GAssistGZone,
  NoGGuardian,
  GGuardianGrade,
  GGuardianMany,
  NotTheirTurn,
  NoDress,
  DressGrade,
  DressBase,
  DressBases,
  NoAstralDeity,
  GyzeGrade,
  GyzeBound,
  NotPlacedNow,
  PlacedAlready,
  NotItsTurn,
  CircleNotNamed,
  CircleTaken,
  IconFirst,
  IconChosen,
  NoSuchIcon,
  NotOfThisTrigger,
  NoTriggerText,
  FirstVanguard,
  NotInSoul,
  PledgedAlready,
  NobodyAttacks,
  AttackFirst,
  NotDirected,
  NotItsTarget,
  NotTheAttacker,
  NotAHeart,
  NotADressBase,
  NotAttacked,
  NoSuchGift,
  GiftTypeFixed,
  ForceCircle,
  ProtectCircle,
  DetachCircle,
  CannotCombine,
  NotItsGauge,
  NotAHeartToReturn,
  NotOneToStay,
  NotAmongFive,
  NoSuchWay,
  NothingToActivate,
  MateSeeksNobody,
  ChosenHere,
  SaidOtherwise,
  OnlyRearGuards,
  OtherMoment, // and the numbers from here on: of the verbs, in their order
};

// When each verb may be used, in the order of Verb.
std::span<const char* const> moment_words();

void may_ride(const Table& table, Seat seat, CardId card, Reasons& reasons);      // [vge 9.7.2]
void may_call_card(const Table& table, Seat seat, CardId card, Reasons& reasons); // [vge 9.9.2.1]
void may_call_there(const Table& table, Seat seat, CardId card, PlaceId circle, Reasons& reasons);
void may_call_for(const Table& table, Seat seat, CardId card, Zone circle, std::uint16_t way,
                  Reasons& reasons); // for one of the costs that allow it [vge 11.7.1.1]
void may_call_to(const Table& table, Seat seat, PlaceId circle, Reasons& reasons);
void may_exchange(const Table& table, Seat seat, PlaceId circle, Reasons& reasons); // [vge 9.9.2.2]
void may_attack_now(const Table& table, Seat seat, Reasons& reasons);               // [vge 10.3.2]
void may_attack_at_all(const Table& table, Seat seat, Reasons& reasons);            // and with anybody
void may_attack_with(const Table& table, Seat seat, CardId card, Reasons& reasons); // [vge 10.4.1.3]
void may_be_attacked(const Table& table, Seat attacking, CardId attacker, CardId card,
                     Reasons& reasons); // [vge 10.4.1.6] attacker: who attacks, if that is known
// Whether Restraint or Lord keeps it from attacking. [vge 14.6.1, 14.9.2]
bool is_kept_by_its_text(const Table& table, CardId card);
// Whether an effect keeps the one from attacking the other. [vge 10.4.1.7.1]
bool is_kept_from_attacking(const Table& table, CardId attacker, CardId target);
void may_boost(const Table& table, Seat seat, CardId booster, CardId attacker,
               Reasons& reasons);                                                 // [vge 10.4.1.12]
void may_guard(const Table& table, Seat seat, CardId card, Reasons& reasons);     // [vge 10.5.1.2.2]
void may_intercept(const Table& table, Seat seat, CardId card, Reasons& reasons); // [vge 10.5.1.2.4]
void may_play_order(const Table& table, Seat seat, CardId card,
                    Reasons& reasons); // [vge 9.9.2.3, 10.5.1.2.5]
// The limit, what it asks for and what it costs, wherever the order is played from.
void must_be_playable(const Table& table, Seat seat, CardId card, const char* rule, Reasons& reasons);
void may_g_assist(const Table& table, Seat seat, Reasons& reasons);             // [vge 9.5.3]
void may_stride(const Table& table, Seat seat, CardId card, Reasons& reasons);  // [vge 6.6, 9.8.2]
void may_g_guard(const Table& table, Seat seat, CardId card, Reasons& reasons); // [vge 10.5.1.2.3]
bool may_stride_by_effect(const Table& table, Seat seat);                       // [vge 6.5.1]
bool can_be_seen_to_assist(const Table& table, Seat seat);                      // the same of a G assist
bool may_stride_at_all(const Table& table, Seat seat);                          // as far as everybody can see
void may_over_dress(const Table& table, Seat seat, CardId card, CardId base,
                    Reasons& reasons);                                               // [vge 9.9.2.5]
void may_x_over_dress(const Table& table, Seat seat, CardId card, Reasons& reasons); // [vge 14.49.2]
void may_heal(const Table& table, Seat seat, Reasons& reasons);                      // [vge 11.10.2.5]
void may_heal_it(const Table& table, Seat seat, CardId card, Reasons& reasons); // this card of the damage
void may_activate_it(const Table& table, Seat seat, CardId card, std::uint16_t ability,
                     Reasons& reasons); // [vge 9.9.2.4]

// Of the question that is open: a circle for what is called, a part of a trigger, everything that is asked seldom.
void may_place(const Table& table, const Move& move, Reasons& reasons);                // [vge 6.2.3.2]
void may_play_part(const Table& table, Seat seat, const Move& move, Reasons& reasons); // [vge 11.10.3.1]
bool is_asked_seldom(Question question);
void must_pay_stride(const Table& table, Seat seat, Reasons& reasons); // [vge 6.6.2.2]
void may_say_so(const Table& table, const Decision& decision, const Move& move, Reasons& reasons);

// Family::why_not and Family::explain.
void why_not(const Table& table, Seat seat, const Move& move, Reasons& reasons);
std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases);
const char* sentence(Why why); // {c}: the card's name; {a}, {b}: numbers

} // namespace twoseat::vanguard
