// What a match's course was, as one number: what was asked and answered, in words that outlive memory layouts and numbers.
// Two replays with the same number went the same way, even if cards or decks were added to the rulebook meanwhile.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/game.h"
#include <vector>

namespace twoseat {

class CourseHash {
public:
  explicit CourseHash(const Rulebook& book);
  void add_setup(const Setup& setup);
  void add(const Match& match, const Decision& decision, const Answer& answer); // before it is given
  void add_end(const Match& match, Seat conceded);

  std::uint32_t check(unsigned bits) const { return static_cast<std::uint32_t>(value_ >> (64U - bits)); }

private:
  void mix(std::uint64_t part) {
    value_ = (value_ ^ part) * 0x9e3779b97f4a7c15ULL; // the golden ratio's bits
    value_ ^= value_ >> 32U;
  }
  void add_option(const Match& match, const Move& move);

  std::uint64_t value_ = 0;
  std::vector<std::uint64_t> defs_, kinds_, verbs_, questions_; // their ids, hashed; slot 0 is none for defs
};

} // namespace twoseat
