// A refusal says why: in random matches of every system at most one in a hundred moves is refused with a sentence that
// could be about anything, both of those that the question knows and of those of other moments.
#include "tests/fuzz/refusal_walk.h"
#include "fixture.h"
#include <algorithm>

using namespace twoseat::test;

namespace {

constexpr double most_percent = 1;

// The share is printed, so that it can be told.
double generic_share(const char* system, const char* edition) {
  twoseat::fuzz::RefusalWalk walk(shipped_book(system), edition, 5);
  walk.run(40, 20000);
  CHECK_MESSAGE(walk.fault == "", system);
  std::printf(
      "refusals that could be about anything, %s: %u of %u (%.2f %%); of verbs of other moments %u of %u "
      "(%.2f %%)\n",
      edition, walk.home.generic, walk.home.tried, walk.home.percent(), walk.foreign.generic,
      walk.foreign.tried, walk.foreign.percent());
  if (walk.home.percent() > most_percent)
    for (const auto& [what, times] : walk.where)
      std::printf("  %u times %s\n", times, what.c_str());
  return std::max(walk.home.percent(), walk.foreign.percent());
}

} // namespace

TEST_CASE("Berserk's refusals say why") {
  CHECK(generic_share("berserk", "bsk") <= most_percent);
  CHECK(generic_share("berserk", "bso") <= most_percent);
}

TEST_CASE("The refusals of Berserk Heroes say why") {
  CHECK(generic_share("heroes", "bsh") <= most_percent);
}

TEST_CASE("Vanguard's refusals say why") {
  CHECK(generic_share("vanguard", "vge") <= most_percent);
}

TEST_CASE("The refusals of Dragon Ball say why") {
  CHECK(generic_share("dragonball", "dbs") <= most_percent);
}
