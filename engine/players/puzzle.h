// A position with a task, and the search that proves whether it can be done: against every answer of the other seat, and
// however what nobody may look at falls. AND-OR search over what the solver knows: a node is a set of matches that the
// solver cannot tell apart, so that one answer must do in all of them ("Search in Games with Incomplete Information",
// Frank and Basin 1998, call what is wrong otherwise strategy fusion). What was proved of a set is kept by its hash.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/events.h"
#include "engine/kernel/family.h"
#include "engine/kernel/game.h"
#include <memory>
#include <string>
#include <vector>

namespace twoseat {

enum class Goal : std::uint8_t { WinThisTurn, SurviveThisTurn };
constexpr Named goals[] = {{"win this turn", ""}, {"survive this turn", ""}};

// Cards that lie in this place are any of these, each at most as often as it stands there.
struct LeftOpen {
  PlaceId place;
  std::vector<DefId> of;
};

struct Puzzle {
  Match given;
  Seat seat = Seat::A;
  Goal goal = Goal::WinThisTurn;
  bool only = false; // it has one line: at each decision of the seat one answer alone does it
  std::vector<LeftOpen> open;
};

enum class Verdict : std::uint8_t { Unknown, Solved, Refuted };

// An answer of a line, by whoever gave it, and what happened.
struct PuzzleStep {
  Match before;
  Answer answer;
  Events events;
  std::size_t solving = 0, ways = 0; // of the seat's own answers there; 0: it is not the seat's decision
};
using PuzzleLine = std::vector<PuzzleStep>;

// Whether a proof shows that the task can be done.
struct PuzzleProof;
bool is_solved(const PuzzleProof& proof);

struct FirstMove {
  Answer answer;
  Verdict verdict = Verdict::Unknown;
  PuzzleLine line; // a solution's, or the refutation; from that answer on
};

struct PuzzleProof {
  std::vector<FirstMove> moves;
  bool answered =
      false; // the other seat moves first, and each of its moves must be answered: they are what is listed
  std::size_t solving = 0;
  std::size_t positions = 0; // that were looked at
  std::string limit;         // that was reached: a sentence; empty: everything was looked at
  bool only = false;         // at each decision of the seat along the solution one answer alone does it
};

struct PuzzleLimits {
  std::size_t positions = 200'000;
  bool lines = true; // wanted
};

// The first moves are those of whoever is asked in the given match.
PuzzleProof prove(const Rulebook& book, const Puzzle& puzzle, const PuzzleLimits& limits = {});

} // namespace twoseat
