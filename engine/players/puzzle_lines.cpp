// Walks along proved positions, each nearer to the end than the one before.
#include "engine/players/puzzle_lines.h"
#include "engine/kernel/advance.h"
#include <memory>

namespace twoseat {

void PuzzleLines::go_on(std::vector<Known> ways, Verdict verdict, PuzzleLine& line) {
  std::size_t away = longest;
  while (line.size() < longest) {
    const Known* way = pick(ways, verdict, away);
    if (way == nullptr) return;
    PuzzleStep& last = line.back();
    last.before = way->before;
    last.answer = way->answer;
    last.events = way->events;
    if (search_.ended(way->matches[0]) != Verdict::Unknown) return;
    const Known at = *way;
    away = search_.solve(at).away;
    line.emplace_back();
    ways = next(at, verdict, away, line.back());
  }
}

PuzzleLine PuzzleLines::from(const Known& known, Verdict verdict) {
  PuzzleLine line(1);
  go_on(next(known, verdict, longest, line[0]), verdict, line);
  return line;
}

const Known* PuzzleLines::pick(const std::vector<Known>& ways, Verdict verdict, std::size_t nearer_than) {
  const Known* found = nullptr;
  std::size_t farthest = 0;
  for (const Known& way : ways) {
    const Proof proof = search_.solve(way);
    if (proof.verdict != verdict || proof.away >= nearer_than || (found != nullptr && proof.away <= farthest))
      continue;
    found = &way;
    farthest = proof.away;
  }
  return found;
}

std::vector<Known> PuzzleLines::next(const Known& at, Verdict verdict, std::size_t away, PuzzleStep& step) {
  return search_.asks_solver(at) ? own(at, verdict, away, step) : search_.after_other(at);
}

// The solver's best answer: the shortest way to solve it, or what holds out for longest.
std::vector<Known> PuzzleLines::own(const Known& at, Verdict verdict, std::size_t away, PuzzleStep& step) {
  const auto decision = std::make_unique<Decision>();
  ask({search_.book(), at.matches[0]}, *decision);
  std::vector<Known> chosen;
  std::size_t best = 0;
  for (const Answer& answer : search_.answers(at.matches[0], *decision, true)) {
    std::vector<Known> ways = search_.after(at, answer);
    const Proof one = search_.all(ways);
    ++step.ways;
    if (one.verdict == Verdict::Solved) ++step.solving;
    const bool better = verdict == Verdict::Solved ? one.away < best : one.away > best;
    if (one.verdict != verdict || one.away > away || (!chosen.empty() && !better)) continue;
    chosen = std::move(ways);
    best = one.away;
  }
  only = only && step.solving == 1;
  return chosen;
}

} // namespace twoseat
