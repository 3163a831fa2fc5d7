// May this be done? Every condition that fails is reported with its rule; what offers options and what explains
// refusals read the same guards. The sentences are in why_not.cpp.
#pragma once
#include "engine/berserk/printed.h"
#include "engine/kernel/phrases.h"
#include "engine/kernel/reasons.h"

namespace twoseat::berserk {

enum class Why : std::uint16_t {
  NotYourDecision,
  GameOver,
  NotThere,
  NoSuchMove,
  NotOffered,
  NotYours,
  NotInSquad,
  Closed,
  Acted,
  NoFirstStrike,
  Pledged, // it will close for something that was declared before
  NotYourTurn,
  StackNotEmpty,
  NotACreature,
  IsFlyer,
  IsSymbiote,
  NoStrike,
  NotAdjacent,
  CannotBeAttacked,
  FlyersOnly, // only flyers reach flyers
  HasCache,
  Forbidden,
  NoMovement, // X: nothing moves it
  NoWay,      // 0
  NoSteps,
  Occupied,
  NotOrthogonal,
  NotEmptyCell,
  NoDefence, // this attack allows no defender
  NotBesideBoth,
  IsSource,
  IsTarget,
  Redirected,
  NotSimpleStrike,
  WrongMoment,
  NoChipCost,
  NotInDeal,
  SetIsFull,
  NoGold,
  NoSilver,
  NoOtherCost,
  NoSilverLeft, // for what only silver pays
  TooManyFlyers,
  SecondTerrain,
  SecondUnique,
  NotInArea,
  NotYourHalf,
  CellTaken,
  NotInRowThree,
  MustBeRevealed,
  NotAHost,
  HasSymbiote,
  NotIncorporeal,
  NoClass,
  HasEquipment,
  NoMoreGold,
  Recruited,    // already
  NotRecruited, // so it cannot be taken back
  RestTooDear,  // without it, for its element brings a gold crystal
  NotInSet,
  IsHidden,
  MovedAlready,
  HasEnemyOnGround, // the enemy squad has a creature that does not fly
  NotEnoughChips,
  NotHidden,
  NoStealth,
  DoesNotMove,
  NoSuchTrait,
  NoCell, // is free
  Nothing,
  NotTogether,  // with a card of the squad
  MustAttack,   // before its player ends the turn
  MustBeChosen, // before other targets
  InBetween,    // on a cell that is not its own, and must go on
  NotBeside,
  NotBesideTarget, // of a flyer's strike
  IsIncorporeal,
  AskedOfAnother, // the question is about that card
  NotThatCell,
  Preliminary, // before the first turn
  NotMainPhase,
  FirstMulligans, // the other one goes first
  HasKept,
  HasPassed,
  NoWeakening,
  ElementTooDear, // its gold is not there
  NoXInPrice,
  NotTriggered,
  MustDeclare,
  OpenAlready,
  NoSuchAbility,
  NotPlayable, // but triggered or permanent
  NotEnemy,
  NotConcerned, // by what is asked
  OtherMoment,  // and the numbers from here on: of the verbs, in their order
};

// When each verb may be used, in the order of Verb.
std::span<const char* const> moment_words();

// --- The preliminary phase ---
void may_recruit(const Table& table, Seat seat, CardId card, Way way, Reasons& reasons);     // [bsk 304]
void may_take_back(const Table& table, Seat seat, CardId card, Reasons& reasons);            // [doubt 29]
void may_deploy(const Table& table, Seat seat, CardId card, PlaceId cell, Reasons& reasons); // [bsk 305]
void may_stay_hidden(const Table& table, Seat seat, CardId card, Reasons& reasons); // [bsk 306.2a, D43]
void may_bear(const Table& table, Seat seat, CardId equipment, CardId bearer, Reasons& reasons); // [bsk 214]
void may_host(const Table& table, Seat seat, CardId symbiote, CardId host, Reasons& reasons);    // [bsk 210]

// --- The fight ---
void may_close(const Table& table, Seat seat, CardId card,
               Reasons& reasons); // for an action [bsk 104.4, G10]
// A trait that is declared: chips and closing are not pledged elsewhere. [bsk 103.7, 103.8, 104.4]
void may_pay(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons);
bool comes_to_nothing(const Table& table, const StackEntry& entry); // [bsk 103.8]
bool cannot_attack_by(const Table& table, const StackEntry& entry); // [bsk 103.3, 401]
void may_use(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons);
void may_reply(const Table& table, CardId card, std::uint16_t ability,
               Reasons& reasons); // to what is on top [bsk 410.3, 412.3, 412.6, 422.3]
void may_show_itself(const Table& table, Seat seat, CardId card, Reasons& reasons);   // [bsk D43.2]
void may_attack_with(const Table& table, Seat seat, CardId card, Reasons& reasons);   // [bsk 205.2, 209.3]
void may_be_struck(const Table& table, CardId card, CardId target, Reasons& reasons); // by it [bsk 205, 211]
bool is_in_reach(const Table& table, CardId card, CardId target);
void may_defend(const Table& table, Seat seat, CardId card, Reasons& reasons); // [bsk 205.3, 211.6]
// By what it is and where it stands, against that strike.
void may_step_in(const Table& table, const StackEntry& strike, CardId card, Reasons& reasons);
// Whether it could defend for all that the other player knows: hidden, it may be any creature.
bool might_defend(const Table& table, Seat seat, CardId card);
void may_move_at_all(const Table& table, Seat seat, CardId card, Reasons& reasons); // [doubt 1]
bool may_enter(const Table& table, CardId card, PlaceId cell); // nobody bars it [doubts 1 and 14]
void may_move(const Table& table, Seat seat, CardId card, PlaceId cell, Reasons& reasons);
bool has_to_go_on(const Table& table, Seat seat, CardId card); // [bsk 421.3, doubt 14]
// Nobody is left who has to do something first. [bsk 421.3, G23]
void may_end_turn(const Table& table, Seat seat, Reasons& reasons);
// Another enemy obliges it to be chosen. [bsk D50.4]
void may_pass_over(const Table& table, CardId card, CardId target, Reasons& reasons);
void may_take_chip(const Table& table, Seat seat, CardId card, Reasons& reasons); // [doubt 3]
void may_reach(const Table& table, Seat seat, CardId card, Reasons& reasons);     // [bsk 211.9]
bool has_only_flyers(const Table& table, Seat seat);                              // of creatures
// By whatever it is: not with movement X, nor against what forbids it. [bsk 103.3, bso BSO-39]
void may_be_moved(const Table& table, CardId card, Reasons& reasons);
bool jumps(const Table& table, CardId card); // or is teleported [bsk D40, D48]
void may_jump_at_all(const Table& table, Seat seat, CardId card, Reasons& reasons);       // [bsk D40, D48]
void may_swap(const Table& table, Seat seat, CardId card, CardId with, Reasons& reasons); // [bsk D23]

// Answers to questions in between.
void may_strike_first(const Table& table, Seat seat, CardId card, CardId target,
                      Reasons& reasons);                                         // [bsk D1.1]
void may_bite(const Table& table, CardId card, CardId victim, Reasons& reasons); // [bsk D16.3]
void may_open_thirsty(const Table& table, const Move& move, Reasons& reasons);
void may_place(const Table& table, CardId card, PlaceId cell, Reasons& reasons);
void may_declare_trigger(const Table& table, Seat seat, const Move& move, Reasons& reasons);
// What else the fight forbids where the question is another one. [bsk 216.3, 216.7, 301.3, 302.3, 308.2]
bool why_not_by_turns(const Table& table, Seat seat, const Move& move, Reasons& reasons);
bool is_main_phase(const Match& match); // or an answer to what was declared in it

// Of every verb the questions that it answers and the rule that it follows.
struct Moment {
  Rule rule;
  std::uint64_t questions = 0;
};
Moment moment_of(Verb verb);
inline bool answers(Verb verb, Question question) {
  return (moment_of(verb).questions >> num(question) & 1U) != 0;
}

void why_not(const Table& table, Seat seat, const Move& move, Reasons& reasons);
std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases);

} // namespace twoseat::berserk
