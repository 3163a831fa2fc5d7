// What comes of each first answer, and the lines that show it.
#include "engine/players/puzzle.h"
#include "engine/kernel/advance.h"
#include "engine/players/puzzle_lines.h"
#include <memory>

namespace twoseat {
bool is_solved(const PuzzleProof& proof) {
  return proof.limit.empty() && (proof.answered ? proof.solving == proof.moves.size() : proof.solving > 0);
}

PuzzleProof prove(const Rulebook& book, const Puzzle& puzzle, const PuzzleLimits& limits) {
  PuzzleProof proof;
  PuzzleSearch search(book, puzzle, limits.positions);
  const std::vector<Known> begins = search.begin();
  const auto decision = std::make_unique<Decision>();
  if (begins.size() != 1)
    search.stop("What the puzzle leaves open lies open for who solves it.");
  else if (!ask({book, begins[0].matches[0]}, *decision))
    search.stop("The match is over in this position.");
  else if (decision->seat != puzzle.seat && begins[0].matches.size() > 1)
    search.stop("The other seat moves first, and the puzzle leaves open what it holds: this search does not "
                "list its moves.");
  if (!search.limit().empty()) {
    proof.limit = search.limit();
    return proof;
  }
  proof.answered = decision->seat != puzzle.seat;
  for (const Answer& answer : search.answers(begins[0].matches[0], *decision, true)) {
    FirstMove move;
    move.answer = answer;
    const std::vector<Known> ways = search.after(begins[0], answer);
    move.verdict = search.all(ways).verdict;
    proof.moves.push_back(std::move(move));
    if (proof.moves.back().verdict == Verdict::Solved) ++proof.solving;
  }
  for (FirstMove& move : proof.moves) {
    if (!limits.lines || move.verdict == Verdict::Unknown) continue;
    PuzzleLines lines(search);
    move.line.push_back({begins[0].matches[0], move.answer, {}, 0, 0});
    if (!proof.answered) {
      move.line[0].solving = proof.solving;
      move.line[0].ways = proof.moves.size();
    }
    lines.go_on(search.after(begins[0], move.answer), move.verdict, move.line);
    if (move.verdict == Verdict::Solved && proof.solving == 1) proof.only = lines.only;
  }
  proof.positions = search.positions();
  proof.limit = search.limit();
  return proof;
}

} // namespace twoseat
