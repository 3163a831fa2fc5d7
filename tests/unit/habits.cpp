// How Vanguard is played on with beyond what a search looked at: nothing that is not offered, and guards that hold.
#include "engine/kernel/advance.h"
#include "engine/twoseat.h"
#include "engine/vanguard/board.h"
#include "engine/vanguard/play/attacks.h"
#include "fixture.h"
#include <algorithm>
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::vanguard;

namespace {

constexpr std::int32_t trigger_power = 10'000;

// f(match, decision) at the decisions of random matches.
template <class F>
void each_decision(const Rulebook& book, const std::string& edition, std::uint64_t seeds, F f) {
  std::vector<Deck> decks;
  for (const Deck& deck : book.decks)
    if (deck.edition == edition) decks.push_back(deck);
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    Match match =
        *start(book, {edition, {decks[seed % decks.size()], decks[(seed + 1) % decks.size()]}, seed});
    Random random = Random::from_seed(seed);
    Decision decision;
    for (std::size_t i = 0; i < 2000 && decide(book, match, decision); ++i) {
      f(match, decision);
      apply_checked(book, match, decision, random_answer(decision, random));
    }
  }
}

bool guards(const Decision& decision, const Answer& answer) {
  const auto verb = static_cast<Verb>(decision.choice(answer).verb);
  return decision.question == num(Question::Guard) && (verb == Verb::Guard || verb == Verb::Intercept);
}

// With nothing to spare: without the weakest it would not hold, whatever triggers are feared.
void must_hold(const Table& table, const Decision& decision, const Answer& answer) {
  const CardId attacker = holder_of(table.match, Link::Attacking);
  const CardId attacked = holder_of(table.match, Link::Attacked);
  const std::int32_t lacks =
      number(table, attacker, Attribute::Power) - number(table, attacked, Attribute::Power) + 1;
  std::int32_t sum = 0, weakest = 1'000'000;
  for (std::size_t i = 0; i < answer.picks.size(); ++i) {
    const std::int32_t shield = number(table, decision.picked(answer, i).card, Attribute::Shield);
    sum += shield;
    weakest = std::min(weakest, shield);
  }
  CHECK(sum >= lacks);
  CHECK(sum - weakest < lacks + trigger_power * drive_checks(table, attacker));
}

} // namespace

TEST_CASE(
    "what is played on with is offered, and who guards by habit holds the attack with no card too many") {
  const Rulebook& book = test::shipped_book("vanguard");
  const auto habit = evaluation_of(book).habit;
  REQUIRE(habit != nullptr);
  std::size_t answered = 0, guarded = 0;
  for (const char* edition : {"vge", "vgm", "vgi"})
    each_decision(book, edition, 12, [&](const Match& match, const Decision& decision) {
      Random chance = Random::from_seed(match.turn);
      for (int i = 0; i < 4; ++i) {
        Answer answer;
        if (!habit({book, match}, decision, chance, answer)) continue;
        ++answered;
        REQUIRE(check(decision, answer) == AnswerFault::None);
        if (!guards(decision, answer)) continue;
        ++guarded;
        must_hold({book, match}, decision, answer);
      }
    });
  CHECK(answered > 1000);
  CHECK(guarded > 100);
}
