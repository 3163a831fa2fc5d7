// A match as it was played: the setup and every answer, and who conceded, if somebody did.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/match.h"
#include "engine/kernel/rulebook.h"
#include <vector>

namespace twoseat {

struct Journal {
  Setup setup;
  std::vector<Answer> answers;
  Seat conceded = Seat::None; // after the last answer
};

} // namespace twoseat
