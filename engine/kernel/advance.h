// Running a match: procedures advance by themselves until somebody must decide.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/game.h"
#include <initializer_list>

namespace twoseat {

// Limits of this table, never of the rules: reaching one stops the match and says so.
enum class Flaw : std::uint8_t {
  None,
  StackTooDeep,
  TooManyModifications,
  TooManyCards,
  TooManyRelations,
  NoProgress,
  TooManyAbilities
};

void stop(Match& match, Flaw flaw);

// Sets up a match that is still empty and runs it to its first decision. The setup must be a legal one.
void begin(Game& game, const Setup& setup);

// Runs until somebody must decide or the match is over.
void advance(Game& game);

// What must be decided now. False (and decision.seat None) if nothing.
bool ask(const Table& table, Decision& decision);

// Gives a checked answer to the decision that `ask` just built, and advances.
void answer(Game& game, const Decision& decision, const Answer& answer);

// Either player may give up at any moment, and nothing can come in between.
void concede(Game& game, Seat seat);

// Ends the match at once; nothing that was running goes on.
void end(Game& game, Outcome outcome, std::uint8_t reason, Rule rule);

// For the steps of procedures:
void call(Game& game, std::uint8_t procedure, Seat seat, std::initializer_list<std::uint16_t> locals = {});
void finish(Game& game); // the running procedure ends here
template <class StepName>
void go(Frame& frame, StepName step) {
  frame.step = static_cast<std::uint8_t>(step);
}
const Frame* innermost(const Match& match, std::uint8_t procedure); // nullptr: not running

} // namespace twoseat
