// The search behind a puzzle's proof. A position is what the solver knows: all matches that it could be.
#pragma once
#include "engine/players/puzzle.h"
#include "engine/players/puzzle_chance.h"
#include <unordered_map>

namespace twoseat {

// Settled matches that the solver cannot tell apart, in the order of their hashes, and how one of them came about.
struct Known {
  std::vector<Match> matches;
  Match before; // the one that the events lead to matches[0] from
  Answer answer;
  Events events;
};

// How many answers a verdict is away from where it shows, at most: a line that follows falling numbers comes to its end.
struct Proof {
  Verdict verdict = Verdict::Unknown;
  std::size_t away = 0;
};

class PuzzleSearch {
public:
  PuzzleSearch(const Rulebook& book, const Puzzle& puzzle, std::size_t most_positions);

  // What the puzzle leaves open at its beginning, one set of matches for each thing that the solver sees of it.
  std::vector<Known> begin();
  Proof solve(const Known& known);
  // All answers to this decision; alike ones once, unless somebody could tell them apart.
  std::vector<Answer> answers(const Match& match, const Decision& decision, bool alike_once) const;
  // What the solver knows after its own answer, or after any answer of the other seat. Nothing: it cannot be listed.
  std::vector<Known> after(const Known& known, const Answer& own);
  std::vector<Known> after_other(const Known& known);
  Proof all(const std::vector<Known>& ways); // each of them must be solved
  Verdict ended(const Match& match) const;   // Unknown: it is not over

  bool asks_solver(const Known& known);
  void settle(Match& match) const { chance_.settle(match); }
  static std::uint64_t key_of(const Known& known);
  const std::unordered_map<std::uint64_t, Proof>& proved() const { return proved_; }
  void take(std::uint64_t key, const Proof& proof) {
    proved_.emplace(key, proof);
  } // that another search made

  const Rulebook& book() const { return book_; }
  std::size_t positions() const { return positions_; }
  const std::string& limit() const { return limit_; }
  void stop(const char* sentence) {
    if (limit_.empty()) limit_ = sentence;
  }

private:
  static constexpr std::size_t never = ~std::size_t{0};

  void fall(const Match& match, const Decision& decision, const Answer& answer, std::vector<Known>& ways);
  std::vector<Known> told_apart(std::vector<Known> ways);
  std::uint64_t seen(const Known& known) const;
  Proof looked_at(const Known& known);

  const Rulebook& book_;
  const Puzzle& puzzle_;
  PuzzleChance chance_;
  std::size_t most_positions_, positions_ = 0;
  std::string limit_;
  std::unordered_map<std::uint64_t, Proof> proved_;
  std::unordered_map<std::uint64_t, std::size_t>
      under_way_;                    // how deep each position lies on the way to this one
  std::size_t repeats_from_ = never; // the highest position that the last verdict relies on as repeated
};

} // namespace twoseat
