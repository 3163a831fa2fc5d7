// Why an ability did not trigger: an answer is given once more, on a copy of the match, while somebody watches the ability.
#pragma once
#include "engine/kernel/ids.h"
#include "engine/kernel/reasons.h"

namespace twoseat {

// What became of an automatic ability when its occasion came.
enum class Fate : std::uint8_t {
  NoOccasion, // it did not come
  Missed,     // the ability did not trigger
  Triggered,
  Idle,   // it triggered, but what it says could not be done
  Hidden, // perhaps it did: its player does not see what happened
};

struct Watch {
  CardId card;
  std::uint16_t ability = 0;
  Fate fate = Fate::NoOccasion; // the last time
  Reasons reasons;              // of what was missed, or could not be done
};

} // namespace twoseat
