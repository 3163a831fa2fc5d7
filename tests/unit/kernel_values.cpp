// The kernel's small values: fixed vector, random numbers, decisions and answers, a match as bytes.
#include "engine/kernel/decision.h"
#include "engine/kernel/fixed_vector.h"
#include "engine/kernel/match.h"
#include "engine/kernel/random.h"
#include "engine/seats/view.h"
#include <array>
#include <cstring>
#include <doctest/doctest.h>
#include <type_traits>

using namespace twoseat;

// --- Fixed vector -------------------------------------------------------------------------------------------------

TEST_CASE("A fixed vector holds as many as it has room for, and says when it is full") {
  FixedVector<int, 3> list;
  CHECK(list.empty());
  CHECK(list.push(1));
  CHECK(list.push(2));
  CHECK(list.push(3));
  CHECK(list.full());
  CHECK_FALSE(list.push(4));
  CHECK(list.size() == 3);
  CHECK(list.back() == 3);
  list.pop();
  CHECK(list.size() == 2);
}

TEST_CASE("Removing keeps the order of the rest") {
  FixedVector<int, 8> list;
  for (int i = 1; i <= 6; ++i)
    list.push(i);
  list.remove_if([](int i) { return i % 2 == 0; });
  REQUIRE(list.size() == 3);
  CHECK(list[0] == 1);
  CHECK(list[1] == 3);
  CHECK(list[2] == 5);
}

TEST_CASE("Equal contents are equal bytes, whatever was in a fixed vector before") {
  FixedVector<std::uint32_t, 6> one, two;
  for (std::uint32_t i = 1; i <= 6; ++i)
    one.push(i);
  one.remove_if([](std::uint32_t i) { return i != 2; });
  two.push(9);
  two.clear();
  two.push(2);
  CHECK(std::memcmp(&one, &two, sizeof one) == 0);
}

// --- Random -------------------------------------------------------------------------------------------------------

TEST_CASE("The generator is PCG32 with its default stream: the values of its reference for seed 42") {
  Random random = Random::from_seed(42);
  for (const std::uint32_t expected :
       {0xc2f57bd6U, 0x6b07c4a9U, 0x72b7b29bU, 0x44215383U, 0xf5af5eadU, 0x68beb632U})
    CHECK(random.next() == expected);
}

TEST_CASE("The same seed gives the same numbers, another seed others") {
  Random a = Random::from_seed(1), b = Random::from_seed(1), c = Random::from_seed(2);
  int same = 0;
  for (int i = 0; i < 100; ++i) {
    const auto drawn = a.next();
    CHECK(drawn == b.next());
    same += drawn == c.next() ? 1 : 0;
  }
  CHECK(same == 0);
}

TEST_CASE("Numbers below a bound stay below it, at the edges too") {
  Random random = Random::from_seed(3);
  for (const std::uint32_t bound : {1U, 2U, 3U, 6U, 50U, 0x7fffffffU, 0x80000001U, 0xffffffffU})
    for (int i = 0; i < 1000; ++i)
      REQUIRE(random.below(bound) < bound);
  CHECK(random.below(1) == 0);
}

TEST_CASE("Numbers below a bound are spread evenly") {
  Random random = Random::from_seed(4);
  for (const std::uint32_t bound : {2U, 3U, 6U, 50U}) {
    std::array<int, 50> drawn{};
    const int rounds = 60000;
    for (int i = 0; i < rounds; ++i)
      ++drawn[random.below(bound)];
    const double expected = static_cast<double>(rounds) / bound;
    double chi_square = 0;
    for (std::uint32_t i = 0; i < bound; ++i)
      chi_square += (drawn[i] - expected) * (drawn[i] - expected) / expected;
    CHECK(chi_square < bound - 1 + 5 * 10); // far in the tail for every one of these
  }
}

TEST_CASE("A bound above half of all numbers is still met without bias") {
  Random random = Random::from_seed(5);
  const std::uint32_t bound =
      0xc0000000U; // three quarters: taking a remainder would double the lowest quarter
  int low = 0;
  for (int i = 0; i < 30000; ++i)
    low += random.below(bound) < bound / 3 ? 1 : 0;
  CHECK(low > 9500);
  CHECK(low < 10500);
}

// --- Decisions ----------------------------------------------------------------------------------------------------

namespace {

Decision two_choices() {
  Decision decision;
  decision.seat = Seat::A;
  decision.begin(1, {"1.1"}, 1, 2);
  for (std::uint16_t i = 0; i < 3; ++i)
    decision.add({1, {}, {}, {}, i});
  decision.begin(2, {"1.2"});
  decision.add({2, {}, {}, {}, 0});
  return decision;
}

Answer picks(std::uint16_t choice, std::initializer_list<std::uint16_t> list) {
  Answer answer;
  answer.choice = choice;
  for (const auto pick : list)
    answer.picks.push(pick);
  return answer;
}

} // namespace

TEST_CASE("An answer picks from one choice, rising, as many as it allows") {
  const Decision decision = two_choices();
  CHECK(check(decision, picks(0, {0})) == AnswerFault::None);
  CHECK(check(decision, picks(0, {0, 2})) == AnswerFault::None);
  CHECK(check(decision, picks(1, {0})) == AnswerFault::None);
  CHECK(check(decision, picks(2, {0})) == AnswerFault::NoSuchChoice);
  CHECK(check(decision, picks(0, {})) == AnswerFault::TooFew);
  CHECK(check(decision, picks(0, {0, 1, 2})) == AnswerFault::TooMany);
  CHECK(check(decision, picks(0, {3})) == AnswerFault::NoSuchOption);
  CHECK(check(decision, picks(0, {2, 0})) == AnswerFault::NotRising);
  CHECK(check(decision, picks(0, {1, 1})) == AnswerFault::NotRising);
  CHECK(check(Decision{}, picks(0, {0})) == AnswerFault::NobodyDecides);
}

TEST_CASE("A move finds the answer that makes it") {
  const Decision decision = two_choices();
  Answer answer;
  CHECK(find(decision, {1, {}, {}, {}, 2}, answer) == AnswerFault::None);
  CHECK(answer.choice == 0);
  CHECK(answer.picks[0] == 2);
  CHECK(decision.picked(answer) == Move{1, {}, {}, {}, 2});
  CHECK(find(decision, {2, {}, {}, {}, 0}, answer) == AnswerFault::None);
  CHECK(answer.choice == 1);
  CHECK(find(decision, {3, {}, {}, {}, 0}, answer) == AnswerFault::NoSuchOption);
  CHECK(find(Decision{}, {3, {}, {}, {}, 0}, answer) == AnswerFault::NobodyDecides);
}

TEST_CASE("A choice without enough options is dropped with its options") {
  Decision decision;
  decision.begin(1, {"1.1"}, 2, 3);
  decision.add({});
  decision.drop_empty_choice();
  CHECK(decision.choice_count == 0);
  CHECK(decision.option_count == 0);
  decision.begin(1, {"1.1"});
  decision.add({});
  decision.drop_empty_choice();
  CHECK(decision.choice_count == 1);
}

TEST_CASE(
    "Options past the room of a decision are dropped, never written past it, and it says that it is cut") {
  Decision decision;
  decision.begin(1, {"1.1"});
  for (std::size_t i = 0; i < Decision::most_options; ++i)
    decision.add({});
  CHECK_FALSE(decision.cut);
  for (std::size_t i = 0; i < 10; ++i)
    decision.add({});
  CHECK(decision.cut);
  CHECK(decision.option_count == Decision::most_options);
  CHECK(decision.choices[0].count == Decision::most_options);
}

// --- The match as bytes -------------------------------------------------------------------------------------------

TEST_CASE("A match and a view are plain bytes without padding") {
  CHECK(std::is_trivially_copyable_v<Match>);
  CHECK(std::has_unique_object_representations_v<Match>);
  CHECK(std::has_unique_object_representations_v<Card>);
  CHECK(std::has_unique_object_representations_v<Place>);
  CHECK(std::has_unique_object_representations_v<Frame>);
  CHECK(std::has_unique_object_representations_v<Modification>);
  CHECK(std::has_unique_object_representations_v<Relation>);
  CHECK(std::has_unique_object_representations_v<SeatView>);
}

TEST_CASE("Equality and hash see every byte of a match") {
  Match match;
  match.cards.push(Card{});
  const Match copy = match;
  CHECK(copy == match);
  CHECK(hash(copy) == hash(match));
  const std::uint64_t before = hash(match);
  for (std::size_t i = 0; i < sizeof(Match); ++i) {
    Match other = match;
    unsigned char byte = 0;
    std::memcpy(&byte, reinterpret_cast<const unsigned char*>(&other) + i, 1);
    byte ^= 0x40U;
    std::memcpy(reinterpret_cast<unsigned char*>(&other) + i, &byte, 1);
    REQUIRE_FALSE(other == match);
    REQUIRE(hash(other) != before);
  }
}

TEST_CASE("The hash of an empty match is the same on every platform") {
  CHECK(hash(Match{}) == hash(Match{}));
  Match match;
  match.random = Random::from_seed(1);
  CHECK(hash(match) != hash(Match{}));
}
