// A puzzle at the table: the learner plays, the other seat is played for it, a wrong answer is followed by why it fails. What is
// in twoseat::proving is a part of the program of its own, which only puzzles need (scripts/split-program.mjs).
#pragma once
#include "engine/twoseat.h"
#include <memory>
#include <string>
#include <string_view>

namespace twoseat {

struct Session;

class PuzzleTable {
public:
  virtual ~PuzzleTable() = default;

  virtual bool go_on(Session& session,
                     double now) = 0; // before each frame; whether it is soon to be called again
  virtual void press(Session& session, std::string_view control) = 0; // of a lesson
  // "yours", "proving", "fails", "failed", "shows", "shown", "solved", or "unsure": its answers cannot be judged any more.
  virtual const char* state() const = 0;
  virtual bool failed_by_chance() const = 0; // the answer could have gone well, and was shown as it may not
  virtual bool is_over(const Session& session) const = 0;           // nobody decides there any more
  virtual std::string why_failed(const Session& session) const = 0; // where it has failed, what it came to
  // What another program has proved of it meanwhile; nothing: it is proved here.
  virtual void take_proofs(std::string_view proofs) = 0;
};

namespace proving {

// On a session that stands at its beginning. waits: for proofs that come. nullptr: it is no puzzle.
std::unique_ptr<PuzzleTable> begin_puzzle(const demos::Means& means, std::string_view json, Session& session,
                                          bool waits);
// All that such a table may want to know, as take_proofs has it; empty: nothing can be proved.
std::string proofs_of(std::string_view json);

} // namespace proving
} // namespace twoseat
