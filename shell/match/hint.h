// A second opinion: what a searching player would do for the seat that decides, from what that seat may know.
#pragma once
#include "shell/match/thought.h"

namespace twoseat {

struct Session;

struct Hint {
  bool open = false;
  std::size_t moved_to = 0;         // Session::moved_to when it was asked: it is about that moment alone
  std::unique_ptr<Thought> thought; // while it thinks
  bool expected = false;            // what thinks has been sent for, and is not there yet
  double begun = -1;                // when; below 0: not yet

  // Once it has thought.
  std::vector<Candidate> best;
  std::vector<Expected> line;
  std::size_t pointed = 0, pinned = 0; // which one of them is pointed at, and was pressed; from 1, 0: none
};

constexpr double longest_hint = 5; // seconds of thinking

// `against_computer`: whether somebody who plays against the program may ask it.
bool may_ask_hint(const Session& session, bool against_computer);
void ask_hint(Hint& hint, const Session& session);
void begin_expected(Hint& hint, const Session& session); // what thinks is there now
bool thinks(const Hint& hint);
// A slice of thought. Whatever was asked about another moment is put away.
void think_on(Hint& hint, const Session& session, double now);
void stop_thinking(Hint& hint);                // what it has found so far is told
double progress(const Hint& hint, double now); // 0 to 1: of its iterations or its time

} // namespace twoseat
