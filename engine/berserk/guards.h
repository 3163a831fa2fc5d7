// May this be done? Every condition that fails is reported with its rule; what offers options and what explains
// refusals read the same guards. The sentences are in why_not.cpp.
#pragma once
#include "engine/berserk/table.h"
#include "engine/kernel/reasons.h"

namespace twoseat::berserk {

enum class Why : std::uint16_t {
  NotYourDecision,
  OtherQuestion,
  GameOver,
  NotThere,
  NoSuchMove,
  NotOffered,
  NotYours,
  NotInSquad,
  Closed,
  Acted,
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
  NoMovement,
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
  TooManyFlyers,
  SecondTerrain,
  SecondUnique,
  NotInArea,
  CellTaken,
  NotInRowThree,
  MustBeRevealed,
  NotAHost,
  HasSymbiote,
  NotIncorporeal,
  NoClass,
  HasEquipment,
  NoMoreGold,
  MovedAlready,
  HasEnemyOnGround, // the enemy squad has a creature that does not fly
};

// --- The preliminary phase ---
void may_recruit(const Table& table, Seat seat, CardId card, Reasons& reasons);              // [bsk 304]
void may_deploy(const Table& table, Seat seat, CardId card, PlaceId cell, Reasons& reasons); // [bsk 305]
void may_stay_hidden(const Table& table, Seat seat, CardId card, Reasons& reasons); // [bsk 306.2a, D43]
void may_bear(const Table& table, Seat seat, CardId equipment, CardId bearer, Reasons& reasons); // [bsk 214]
void may_host(const Table& table, Seat seat, CardId symbiote, CardId host, Reasons& reasons);    // [bsk 210]

// --- The fight ---
void may_act(const Table& table, Seat seat, CardId card,
             Reasons& reasons); // close for an action [bsk 104.4, G10]
void may_move(const Table& table, Seat seat, CardId card, PlaceId cell, Reasons& reasons); // [doubt 1]
void may_strike(const Table& table, Seat seat, CardId card, CardId target,
                Reasons& reasons);                                                // [bsk 205, 211]
void may_defend(const Table& table, Seat seat, CardId card, Reasons& reasons);    // [bsk 205.3, 211.6]
void may_take_chip(const Table& table, Seat seat, CardId card, Reasons& reasons); // [doubt 3]
void may_reach(const Table& table, Seat seat, CardId card, Reasons& reasons);     // [bsk 211.9]
void may_jump(const Table& table, Seat seat, CardId card, PlaceId cell, Reasons& reasons); // [bsk D40, D48]
void may_swap(const Table& table, Seat seat, CardId card, CardId with, Reasons& reasons);  // [bsk D23]

template <class Guard, class... What>
bool allowed(Guard guard, const Table& table, Seat seat, What... what) {
  Reasons reasons;
  guard(table, seat, what..., reasons);
  return reasons.empty();
}

void why_not(const Table& table, Seat seat, const Move& move, Reasons& reasons);
std::string explain(const Table& table, const Reason& reason);

} // namespace twoseat::berserk
