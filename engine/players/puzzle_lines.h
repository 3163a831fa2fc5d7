// The lines that show a verdict: the shortest solution against the longest resistance, or a refutation down to where the
// task has failed.
#pragma once
#include "engine/players/puzzle_search.h"

namespace twoseat {

class PuzzleLines {
public:
  static constexpr std::size_t longest = 200;
  bool only = true; // at each decision of the solver on the last line one answer alone does it

  explicit PuzzleLines(PuzzleSearch& search) : search_(search) {}

  // On from the ways that the line's last answer leads to, each nearer to the end than the one before.
  void go_on(std::vector<Known> ways, Verdict verdict, PuzzleLine& line);
  PuzzleLine from(const Known& known, Verdict verdict); // that this position has
  // Of those with this verdict the one that goes on for longest, and yet comes nearer to the end. nullptr: there is none.
  const Known* pick(const std::vector<Known>& ways, Verdict verdict, std::size_t nearer_than);

private:
  std::vector<Known> next(const Known& at, Verdict verdict, std::size_t away, PuzzleStep& step);
  std::vector<Known> own(const Known& at, Verdict verdict, std::size_t away, PuzzleStep& step);

  PuzzleSearch& search_;
};

} // namespace twoseat
