// Why something is not allowed: every condition that fails, each with its rule.
#pragma once
#include "engine/kernel/ids.h"
#include "engine/kernel/rule.h"
#include "engine/kernel/scratch_vector.h"

namespace twoseat {

struct Reason {
  Rule rule;
  std::uint16_t text = 0; // the family's sentence
  CardId card;
  std::int32_t a = 0, b = 0; // numbers of the sentence
};

using Reasons = ScratchVector<Reason, 12>;

// A text that is no family's: the decision is cut, so that what is asked for may be allowed and is not offered.
constexpr std::uint16_t cut_reason = 0xffff;

// Whether a guard, which adds every condition that fails to its last argument, finds none.
template <class Guard, class... What>
bool allowed(Guard guard, const What&... what) {
  Reasons reasons;
  guard(what..., reasons);
  return reasons.empty();
}

} // namespace twoseat
