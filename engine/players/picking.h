// A decision answered pick by pick: which choice and which first option, then the next one, up to "no more". Ways that
// differ in nothing that their player knows (two copies of a card in hand) count as one.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/game.h"

namespace twoseat {

// The next pick. The key says what it is, in every match that its player cannot tell apart.
struct Way {
  std::uint64_t key = 0;
  std::uint16_t choice = 0;
  std::uint16_t pick = 0;
  bool enough = false; // no further pick
};
using Ways = ScratchVector<Way, Decision::most_options>;

class Picking {
public:
  // Both must outlive it.
  Picking(const Match& match, const Decision& decision) : match_(&match), decision_(&decision) {}

  bool done() const { return done_; }
  const Answer& answer() const { return answer_; }   // legal once it is done
  void list(const Rulebook& book, Ways& ways) const; // at least one, unless done
  void take(const Way& way);

private:
  const Match* match_;
  const Decision* decision_;
  Answer answer_;
  bool begun_ = false, done_ = false;
};

// What a move is, as far as whoever decides knows the cards that it is about.
std::uint64_t key_of(const Table& table, Seat seat, const Move& move);

} // namespace twoseat
