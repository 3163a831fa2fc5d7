// Two editions side by side: the same position and the same answers under both, until they part.
#pragma once
#include "engine/kernel/advance.h"
#include <array>
#include <set>
#include <span>
#include <string>

namespace twoseat {

struct Parting {
  enum class Kind : std::uint8_t {
    None,     // never, as far as the answers go
    Question, // another one is put, or to somebody else, or to nobody
    Answers,  // the same question has other legal answers
    Result,   // the same answer led to another position, or to other numbers on cards
  };
  Kind kind = Kind::None;
  std::size_t after = 0; // so many answers were given under both
  std::array<Match, 2> matches;
  std::array<Decision, 2> decisions; // what is asked then; none: their seat is None
  std::array<std::set<std::string>, 2>
      happened; // rules of what was done since the last answer, in the first edition's numbers
};

// Two matches that are alike but for their editions, and what is answered in both. Each goes on by itself up to its first
// question: the position may have been of either edition, or of neither.
Parting compare_editions(const Rulebook& book, const std::array<Match, 2>& from,
                         std::span<const Answer> answers);

} // namespace twoseat
