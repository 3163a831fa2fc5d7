// The program as a player of one seat. It thinks between frames in small slices, so that the table stays smooth, and moves
// at a pace that a person can follow.
#pragma once
#include "shell/match/thought.h"
#include "shell/words/link_names.h"

namespace twoseat {

struct Session;

struct Computer {
  Strength strength = Strength::Easy;
  bool hurried = false;  // the move that it thinks about is wanted now
  bool expected = false; // what thinks has been sent for, and is not there yet

  // What it thinks about: a moment of a table.
  std::size_t table = 0, moment = 0;
  const Rulebook* book = nullptr;
  std::unique_ptr<Thought> thought; // nullptr: about nothing yet
  double begun = 0;                 // when
};

// Whether the program has to move now. Nobody looks back, and all that happened has been seen.
bool computer_moves(const Session& session);

// A slice of thought, and the move once it is due: whether it was made. `now`: the frame's time, in seconds.
bool play_on(Computer& computer, Session& session, double now);

double progress(const Computer& computer, const Session& session); // of its thought, 0 to 1
void hurry(Computer& computer);

} // namespace twoseat
