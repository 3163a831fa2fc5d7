// A player who looks ahead: information-set Monte Carlo tree search, "Information Set Monte Carlo Tree Search",
// Cowling, Powley and Whitehouse 2012 (the single-observer form). Each iteration plays through another match that its
// seat cannot tell from the real one (players/sampler.h); what it may not know never reaches its choice.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/match.h"
#include "engine/kernel/rulebook.h"
#include "engine/players/evaluation.h"
#include <memory>
#include <vector>

namespace twoseat {

// One of the answers that were weighed.
struct Candidate {
  Answer answer; // legal
  std::uint32_t visits = 0;
  double chance = 0; // of winning with it, 0 to 1
};

// A move that is expected. Its cards are those of the match itself: what lies hidden there is not told by guesses.
struct Expected {
  Seat seat = Seat::None;
  std::uint8_t verb = 0;
  std::vector<Move> picks; // none: it declines
};

class SearchingPlayer {
public:
  SearchingPlayer(const Rulebook& book, const Evaluation& evaluation); // both outlive it
  ~SearchingPlayer();
  SearchingPlayer(SearchingPlayer&&) noexcept;
  SearchingPlayer& operator=(SearchingPlayer&&) noexcept;

  // Both lists of decks lie open. Without them, what is seen of a seat's cards says what its other ones may be.
  void know_decks(const Setup& setup);

  // Takes up what must be decided now, which somebody must. The same match (as its seat may know it), number and seed
  // give the same answer, however the iterations are shared out among calls of think().
  void consider(const Match& match, std::uint32_t iterations, std::uint64_t seed);
  // The same of one answer alone, so that two can be compared. False: it is none that a search offers.
  bool consider_only(const Answer& answer, const Match& match, std::uint32_t iterations, std::uint64_t seed);
  bool thinking() const;                // iterations are left, and there is something to choose
  void think(std::uint32_t iterations); // at most so many of them; may be left at any time
  double progress() const;              // 0 to 1

  Answer answer() const; // the best one so far, legal at any time
  double chance() const; // of winning with it, 0 to 1, as far as was looked

  std::vector<Candidate> best(std::size_t most) const; // at least answer(), which comes first
  std::vector<Expected> line(std::size_t most) const;  // from answer() on; what nobody chooses is left out

private:
  struct Search;
  std::unique_ptr<Search> search_;
};

} // namespace twoseat
