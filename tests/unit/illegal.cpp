// What is not legal is refused, with a rule, and changes nothing. The fuzzer does the same for longer.
#include "fixture.h"
#include "tests/fuzz/illegal_moves.h"

using namespace twoseat::test;

TEST_CASE(
    "Random illegal answers and moves are refused with a rule number, the match unchanged to the byte") {
  twoseat::fuzz::IllegalMoves illegal(shipped_book(), 11);
  CHECK(illegal.run(20000) == "");
  CHECK(illegal.refused_answers > 3000);
  CHECK(illegal.refused_moves > 3000);
}

TEST_CASE("A rule number is what the ledgers number rules by") {
  for (const char* good : {"1", "10.6.1.2", "8.2.1.9", "216.4b", "D27.2", "BSH-32"})
    CHECK(twoseat::fuzz::is_rule_number(good));
  for (const char* bad : {"", ".", "1.", ".1", "1..2", "vge 1", "1.2ab", "BSH-", "-1"})
    CHECK_FALSE(twoseat::fuzz::is_rule_number(bad));
}
