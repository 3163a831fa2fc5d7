// Everything that chance can make of one answer: how dice fall, and which cards come to light where nobody may look. All
// ways are listed, none is sampled; what cannot be listed is refused in a sentence.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/events.h"
#include "engine/kernel/game.h"
#include <map>
#include <vector>

namespace twoseat {

// A match after an answer, one of the ways it can be, and what happened on the way. Before it the match lay so that it falls
// out in just this way.
struct Fallen {
  Match before;
  Match match;
  Events events;
};

class PuzzleChance {
public:
  explicit PuzzleChance(const Rulebook& book) : book_(&book) {}

  // Cards that nobody may look at lie in a place in unknown order: of all orders the one with the lowest numbers stands
  // for all. So does one state of chance, and no count of answers: what is alike is equal then, byte for byte.
  void settle(Match& match) const;

  // Adds all that comes of it to `out`. The match must be a settled one. A sentence: it cannot be listed.
  const char* fall(const Match& match, const Decision& decision, const Answer& answer,
                   std::vector<Fallen>& out);

private:
  using Dice = std::vector<std::uint32_t>;
  struct Drawing; // one answer

  Random throwing(const Dice& dice);
  const char* fall(Drawing& drawing, const Match& match, std::vector<CardId>& known, Dice& dice);

  bool reads_no_more(Drawing& drawing, const Match& match, const std::vector<CardId>& known,
                     const Dice& dice);

  const Rulebook* book_;
  std::map<Dice, Random> thrown_;
};

} // namespace twoseat
