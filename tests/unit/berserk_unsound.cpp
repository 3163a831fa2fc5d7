// What is refused of a position of Berserk from outside, one bent thing at a time.
#include "engine/berserk/procedures.h"
#include "engine/berserk/stack.h"
#include "engine/berserk/table.h"
#include "engine/twoseat.h"
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::berserk;

namespace {

const Rulebook& book() {
  static const Rulebook rulebook = *load_rulebook("berserk", embedded_assets());
  return rulebook;
}

// The first moment of a random match that `fits`.
template <class Fits>
Match moment(Fits fits) {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    Match match = *start(book(), {"bsk", {book().decks[0], book().decks[1]}, seed});
    Random random = Random::from_seed(seed);
    Decision decision;
    for (int i = 0; i < 400 && decide(book(), match, decision); ++i) {
      if (fits(match)) return match;
      apply_checked(book(), match, decision, random_answer(decision, random));
    }
  }
  FAIL("There is no such moment.");
  return {};
}

Match fight() {
  return moment([](const Match& m) { return m.turn > 1 && m.stack.back().procedure == num(Proc::Priority); });
}

template <class Bend>
void check_refused(std::string_view what, Bend bend) {
  Match match = fight();
  REQUIRE(unsound({book(), match}).empty());
  bend(match);
  const Faults faults = unsound({book(), match});
  REQUIRE(faults.size() == 1);
  INFO(faults[0].sentence.text());
  CHECK(faults[0].sentence.text().find(what) != std::string::npos);
}

} // namespace

TEST_CASE("Priority is somebody's, at a stage that there is, after at most one pass") {
  check_refused("cannot be going on", [](Match& m) { m.stack.back().locals[priority_local::stage] = 99; });
  check_refused("cannot be going on", [](Match& m) { m.stack.back().locals[priority_local::passes] = 2; });
  check_refused("cannot be going on", [](Match& m) { m.stack.back().locals[priority_local::preferred] = 3; });
}

TEST_CASE("What is tied to a card of a squad lies where that card lies [bsk 210.3]") {
  check_refused("as no card can lie there", [](Match& m) {
    CardId one, two;
    for (std::size_t i = 0; i < m.cards.size(); ++i)
      if (zone_of(m.cards[i].place) == Zone::Cell)
        (one ? two : one) = CardId{static_cast<std::uint16_t>(i + 1)};
    REQUIRE(two);
    m[one].host = two;
  });
}

TEST_CASE("What is to happen instead of something is about a card [bsk 419]") {
  check_refused("cannot be going on", [](Match& m) {
    Frame instead = m.stack.back();
    instead.procedure = num(Proc::Replace);
    instead.step = 0;
    instead.locals = {0, 1, 0, 0};
    m.stack.push(instead);
  });
}

TEST_CASE(
    "What was declared has an effect of its own, above those that were declared before it [bsk 215.3f]") {
  const auto declared = [](const Match& m) { return !m.entries.empty() && m.entries.back().effect != 0; };
  Match match = moment(declared);
  REQUIRE(unsound({book(), match}).empty());
  match.entries.push(match.entries.back()); // two of the same effect
  match.effects.push(match.effects[match.effects.size() - 1]);
  const Faults faults = unsound({book(), match});
  REQUIRE(faults.size() == 1);
  CHECK(faults[0].sentence.text().find("do not fit what is going on") != std::string::npos);
}

TEST_CASE("An ability keeps the effect that was declared until its wounds are executed [bsk 216.11]") {
  Match match = moment([](const Match& m) { return !m.entries.empty() && m.entries.back().effect != 0; });
  Game game{book(), match};
  drop(game, match.entries.back()); // without ending its chain
  const Faults faults = unsound({book(), match});
  REQUIRE(faults.size() == 1);
  INFO(faults[0].sentence.text());
  CHECK(faults[0].sentence.text().find("cannot be going on") != std::string::npos);
}

TEST_CASE("Nobody has priority, nor is a turn under way, before the first turn; nothing is at once later "
          "[bsk 301.2]") {
  check_refused("cannot be going on", [](Match& m) { m.turn = 0; });
  check_refused("cannot follow from each other",
                [](Match& m) { m.stack.back().procedure = num(Proc::AtOnce); });
}
