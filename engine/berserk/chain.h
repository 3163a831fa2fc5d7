// The steps of a chain of objects, by the objects that they execute. [bsk 216]
#pragma once
#include "engine/berserk/modifiers.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/stack.h"
#include "engine/berserk/strikes.h"

namespace twoseat::berserk {

// "On top": its object lies on top of the stack, and both players have priority.
enum class At : std::uint8_t {
  Declared,
  ClaimTop,
  Claim,
  TargetTop,
  Target,
  RollTop,
  Roll,
  ResultTop,
  DiceOrder,
  Result,
  Weaken,
  CalculationTop,
  BlowOrder,
  Calculation,
  Reduction,
  BackReduction,
  ProtectionTop,
  Protection,
  WoundsTop,
  Preventions,
  BackPreventions,
  Wounds,
  Wounded,
  PaymentTop,
  Payment,
  Paid,
  EndTop,
  End,
};

void say(Game& game, const StackEntry& entry, Cause cause, Rule rule);
void prefer(Match& match, Seat seat); // whoever owns what was cancelled gets priority first [bsk 423.2]
void leave(Game& game);               // the chain on top is over
// Legality is checked before every object. [bsk G36, 409.2, 410.1, 423.1] True: this object is not executed.
bool falls(Game& game, Frame& frame);

// legality.cpp
bool is_illegal(const Table& table, const StackEntry& entry);
// None of its targets is legal any more, and so nothing is left of what was to be done with them. [bsk 103.4, 423.3]
bool has_lost_its_targets(const Table& table, const StackEntry& entry);
// Of an effect's targets the illegal ones drop out; false: none is left. [bsk 423.3]
bool leave_out_illegal(Game& game, std::size_t effect);

// chain_target.cpp
void note_attack(Game& game,
                 const StackEntry& entry); // of whom, and on whom, in this turn [bsk D24.6, D59.2]
void claim_on_top(Game& game, Frame& frame);
void fix_target(Game& game, Frame& frame);
// chain_dice.cpp
void come_to_dice(Game& game, Frame& frame);
void roll_dice(Game& game, Frame& frame);
void fix_results(Game& game, Frame& frame);
void offer_weakening(Game& game, Frame& frame);
void calculate(Game& game, Frame& frame);
void reduce_blow(Game& game, Frame& frame);      // on the target
void reduce_back_blow(Game& game, Frame& frame); // on the attacker
Blows blows_of(const StackEntry& entry);         // by its results, weakened or not
// arranging.cpp
void arrange_dice(Game& game, Frame& frame);
void arrange_blows(Game& game, Frame& frame);
// As many orders as were chosen in this chain for one of its four values.
enum class Arranged : std::uint8_t { Die, BackDie, Blow, BackBlow };
Orders orders_of(const Frame& chain, Arranged what);
// chain_wounds.cpp
void protect(Game& game, Frame& frame);
void order_preventions(Game& game, Frame& frame);      // on the target
void order_back_preventions(Game& game, Frame& frame); // on the attacker
void apply(Game& game, Frame& frame);
void wounded(Game& game, Frame& frame);
void pay(Game& game, Frame& frame);
void end_chain(Game& game, Frame& frame);

} // namespace twoseat::berserk
