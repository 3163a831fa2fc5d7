// Whoever solves a puzzle at a table is led by its proof: what an answer is worth, what the other seat says to it, and why it
// fails. Its namespace is a part of the program of its own, which only puzzles need (scripts/split-program.mjs).
#pragma once
#include "engine/players/puzzle.h"
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace twoseat {

// The match before an answer and the answer, as somebody plays it at a table: it falls out as the proof has it.
struct PuzzleMove {
  Match before;
  Answer answer;
};
struct PuzzleMoves {
  bool again = false; // the first of them is the answer that was given last: it comes out otherwise
  std::vector<PuzzleMove> moves;
};

class PuzzleGuide {
public:
  virtual ~PuzzleGuide() = default;

  virtual Seat seat() const = 0;
  virtual bool leaves_open() const = 0;   // what the other seat holds is not told
  virtual std::size_t moment() const = 0; // so many answers it has followed
  virtual void back_to(std::size_t moment) = 0;

  // Follows an answer that came out in this match. What the solver's own is worth, whatever it may come to; Unknown: that
  // cannot be said, or the match is no longer one of the puzzle's.
  virtual Verdict follow(const Answer& answer, const Match& after) = 0;
  virtual Verdict ended() const = 0; // Unknown: it goes on

  virtual PuzzleMoves solution() = 0; // from here on
  virtual PuzzleMoves reply() = 0;    // the other seat's: what holds out for longest
  // Why that answer here fails; `after`: as it came out, by good luck perhaps.
  virtual PuzzleMoves refutation(const Answer& answer, const Match& after) = 0;

  // All that a table may want to know is proved at once, and handed on to another guide of the same puzzle.
  virtual void prove_all() = 0;
  virtual std::string proofs() const = 0;
  virtual void take_proofs(std::string_view text) = 0;
};

namespace proving {

// nullptr: it cannot be searched. book: with the puzzle's own cards.
std::unique_ptr<PuzzleGuide> make_guide(std::shared_ptr<const Rulebook> book, const Puzzle& puzzle);

} // namespace proving
} // namespace twoseat
