// Writing a position as the "given" of a demo, as far as that can say it. How chance will fall is no part of a position.
#pragma once
#include "engine/kernel/game.h"
#include <string>
#include <vector>

namespace twoseat::demos {

struct WrittenGiven {
  std::string json;
  std::vector<std::string> lost; // what it leaves out, as sentences; none: it means this position exactly
};

WrittenGiven write_given(const Table& table);

} // namespace twoseat::demos
