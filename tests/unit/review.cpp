// A finished match looked through: its chances, the moments that decided it, and that hidden cards decide nothing.
#include "engine/players/review.h"
#include "engine/seats/secrets.h"
#include "engine/twoseat.h"
#include "fixture.h"
#include <algorithm>
#include <doctest/doctest.h>
#include <memory>

using namespace twoseat;

namespace {

Setup setup_of(const Rulebook& book, const std::string& edition, std::uint64_t seed) {
  const std::vector<Deck> decks = decks_of(book, edition);
  return {edition, {decks[seed % decks.size()], decks[(seed + 1) % decks.size()]}, seed};
}

// A match as it was played: each position, and the answer given there.
struct Played {
  Setup setup;
  std::vector<Match> positions;
  std::vector<Answer> answers;
};

Played played_at_random(const Rulebook& book, const std::string& edition, std::uint64_t seed) {
  Played out{setup_of(book, edition, seed), {}, {}};
  out.positions.push_back(*start(book, out.setup));
  Random random = Random::from_seed(seed);
  Decision decision;
  while (out.answers.size() < 1500 && decide(book, out.positions.back(), decision)) {
    out.answers.push_back(random_answer(decision, random));
    out.positions.push_back(out.positions.back());
    apply_checked(book, out.positions.back(), decision, out.answers.back());
  }
  return out;
}

std::vector<Judged> looked_through(const Played& played, std::uint32_t slice, Review& review) {
  review.know_decks(played.setup);
  review.begin([&played](std::size_t i) -> const Match& { return played.positions[i]; }, played.answers);
  double progress = 0;
  while (review.thinking()) {
    review.think(slice);
    REQUIRE(review.progress() >= progress);
    progress = review.progress();
  }
  CHECK(review.progress() == 1);
  return {review.course().begin(), review.course().end()};
}

bool same(const Judged& a, const Judged& b) {
  return a.moment == b.moment && a.seat == b.seat && a.chance == b.chance && a.better == b.better &&
         a.lost == b.lost && a.decided == b.decided;
}

} // namespace

TEST_CASE("A match is looked through: its chances, and the few moments at which most was given away") {
  const Rulebook& book = test::shipped_book("heroes");
  const Played played = played_at_random(book, "bsh", 3);
  Review at_once(book, evaluation_of(book)), in_slices(book, evaluation_of(book));
  const std::vector<Judged> course = looked_through(played, 1'000'000, at_once);
  const std::vector<Judged> sliced = looked_through(played, 7, in_slices);
  REQUIRE(course.size() > 20);
  CHECK(course.size() <= played.answers.size());
  CHECK(std::equal(course.begin(), course.end(), sliced.begin(), sliced.end(), same));
  for (std::size_t i = 0; i < course.size(); ++i) {
    const Judged& judged = course[i];
    Decision decision;
    REQUIRE(decide(book, played.positions[judged.moment], decision));
    CHECK(judged.seat == decision.seat);
    CHECK(judged.chance >= 0);
    CHECK(judged.chance <= 1);
    CHECK(check(decision, judged.better) == AnswerFault::None);
    if (i > 0) CHECK(judged.moment > course[i - 1].moment);
    if (judged.lost > 0) CHECK_FALSE(judged.better == played.answers[judged.moment]);
  }
  const std::vector<Judged> decided = at_once.decided();
  REQUIRE_FALSE(decided.empty()); // whoever plays at random gives much away
  CHECK(decided.size() <= 3);
  double least = 1;
  for (const Judged& judged : decided)
    least = std::min(least, judged.lost);
  CHECK(least >= 0.03);
  for (const Judged& judged : course)
    if (!judged.decided) CHECK(judged.lost <= least);
}

TEST_CASE("At the end of a match the chances lie with who won it") {
  std::size_t right = 0, matches = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Rulebook& book = test::shipped_book("heroes");
    const Played played = played_at_random(book, "bsh", seed);
    const Outcome outcome = played.positions.back().outcome;
    if (outcome != Outcome::WonByA && outcome != Outcome::WonByB) continue;
    Review review(book, evaluation_of(book));
    const std::vector<Judged> course = looked_through(played, 1000, review);
    ++matches;
    right += (course.back().chance > 0.5) == (outcome == Outcome::WonByA) ? 1 : 0;
  }
  MESSAGE(right << " of " << matches);
  CHECK(matches >= 3);
  CHECK(right * 3 >= matches * 2);
}

TEST_CASE("Each position is judged from what its seat knew then, not from what came out later") {
  const Rulebook& book = test::shipped_book("heroes");
  const Played played = played_at_random(book, "bsh", 5);
  Random secrets = Random::from_seed(6);
  Played scrambled = played;
  for (std::size_t i = 0; i < scrambled.answers.size(); ++i)
    if (Decision decision; decide(book, scrambled.positions[i], decision))
      scrambled.positions[i] =
          scramble_secrets({book, scrambled.positions[i]}, viewer_of(decision.seat), secrets);
  Review review(book, evaluation_of(book)), other(book, evaluation_of(book));
  const std::vector<Judged> course = looked_through(played, 1000, review);
  const std::vector<Judged> judged = looked_through(scrambled, 1000, other);
  CHECK(course.size() > 20);
  CHECK(std::equal(course.begin(), course.end(), judged.begin(), judged.end(), same));
}

TEST_CASE("A match without a choice is looked through at once") {
  const Rulebook& book = test::shipped_book("heroes");
  Review review(book, evaluation_of(book));
  const Match match = *start(book, setup_of(book, "bsh", 1));
  review.begin([&match](std::size_t) -> const Match& { return match; }, {});
  CHECK_FALSE(review.thinking());
  CHECK(review.course().empty());
  CHECK(review.decided().empty());
}
