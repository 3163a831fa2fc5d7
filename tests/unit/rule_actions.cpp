// Rule actions at check timings, on positions made for each. [vge 11.6.1, 13]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::EventKind;
using twoseat::Orientation;
using twoseat::Outcome;

TEST_CASE("Rule actions wait for a check timing [vge 13.1.2]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  scene.damage(A, 6);
  CHECK(scene.match.outcome == Outcome::Ongoing);
  scene.check_timing();
  CHECK(scene.match.outcome == Outcome::WonByB);
}

TEST_CASE("A situation that is over before the check timing has no consequence [vge 13.1.2]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  scene.damage(A, 6);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  put(game, scene.first_in(A, Zone::Damage), A, Zone::Drop, Cause::Heal, {"7.20.1"});
  scene.check_timing();
  CHECK(scene.match.outcome == Outcome::Ongoing);
}

// --- Too many cards on a circle -----------------------------------------------------------------------------------

TEST_CASE(
    "Of several units on a vanguard circle the one placed last stays, the rest go to the soul [vge 13.3.3]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  const auto first = scene.on(A, Zone::Vanguard);
  const auto second = scene.add(A, Zone::Vanguard, "runner");
  const auto last = scene.add(A, Zone::Vanguard, "watcher");
  scene.forget();
  scene.check_timing();
  CHECK(scene.count(A, Zone::Vanguard) == 1);
  CHECK(scene.on(A, Zone::Vanguard) == last);
  CHECK(scene.lies(first) == Zone::Soul);
  CHECK(scene.lies(second) == Zone::Soul);
  CHECK(scene.times("13.3.3", EventKind::Moved) == 2);
}

TEST_CASE(
    "Of several cards on a rear-guard circle the one placed last stays, the rest are dropped [vge 13.3.5]") {
  for (const Zone circle : rear_guard_circles) {
    Scene scene;
    const auto first = scene.rear(B, circle, "runner");
    scene.begin(Proc::MainPhase);
    const auto last = scene.add(B, circle, "watcher");
    scene.forget();
    scene.check_timing();
    CHECK(scene.count(B, circle) == 1);
    CHECK(scene.on(B, circle) == last);
    CHECK(scene.lies(first) == Zone::Drop);
    CHECK(scene.moved("13.3.5", first) >= 0);
  }
}

TEST_CASE("Several rule actions that are due happen in one go [vge 13.1.3]") {
  Scene scene;
  const auto old = scene.rear(A, Zone::FrontLeft, "runner");
  const auto theirs = scene.rear(B, Zone::FrontLeft, "runner");
  scene.begin(Proc::MainPhase);
  scene.add(A, Zone::FrontLeft, "watcher");
  scene.add(B, Zone::FrontLeft, "watcher");
  const auto stray = scene.add(A, Zone::Guardian, "spark", Orientation::Rest);
  scene.forget();
  scene.check_timing();
  for (const auto card : {old, theirs, stray})
    CHECK(scene.lies(card) == Zone::Drop);
  CHECK(scene.times("11.6.1.1", EventKind::Entered) ==
        3); // one round, "look again", and one that finds nothing
}

// --- Guardians ----------------------------------------------------------------------------------------------------

TEST_CASE("Guardians are dropped when nobody is attacked [vge 13.4.1]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  const auto stray = scene.add(B, Zone::Guardian, "spark", Orientation::Rest);
  scene.check_timing();
  CHECK(scene.lies(stray) == Zone::Drop);
  CHECK(scene.moved("13.4.1", stray) > 0);
}

TEST_CASE("Units on the attacker's own guardian circle are dropped; the defender's stay [vge 13.4.1]") {
  Scene scene;
  const auto guardian = scene.hand(B, "spark");
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard));
  const auto stray = scene.add(A, Zone::Guardian, "runner", Orientation::Rest);
  scene.take(Verb::Guard, guardian); // with a check timing after it
  CHECK(scene.lies(stray) == Zone::Drop);
  CHECK(scene.moved("13.4.1", stray) > 0);
  CHECK(scene.lies(guardian) == Zone::Guardian);
}

TEST_CASE("When the attacked unit leaves during the guard step, its guardians are dropped [vge 13.4.1]") {
  Scene scene;
  const auto target = scene.rear(B, Zone::FrontLeft, "porter");
  const auto guardian = scene.hand(B, "spark");
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), target);
  scene.take(Verb::Guard, guardian);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  retire(game, target, {"7.18.1"});
  scene.check_timing();
  CHECK(scene.lies(guardian) == Zone::Drop);
}

TEST_CASE("When only the attacker leaves, the guardians stay until the damage step [vge 13.4.1, 10.4.1.9]") {
  Scene scene;
  const auto attacker = scene.rear(A, Zone::FrontLeft, "porter");
  const auto guardian = scene.hand(B, "spark");
  scene.begin(Proc::BattlePhase);
  scene.attack(attacker, scene.on(B, Zone::Vanguard));
  scene.take(Verb::Guard, guardian);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  retire(game, attacker, {"7.18.1"});
  scene.check_timing();
  CHECK(scene.lies(guardian) == Zone::Guardian);
  scene.pass();
  CHECK(scene.lies(guardian) == Zone::Drop);
}

// --- No vanguard --------------------------------------------------------------------------------------------------

TEST_CASE("A player without a vanguard rides a card of choice from the soul [vge 13.5.1]") {
  Scene scene;
  const auto one = scene.add(A, Zone::Soul, "spark");
  const auto two = scene.add(A, Zone::Soul, "runner");
  scene.begin(Proc::MainPhase);
  const auto lost = scene.on(A, Zone::Vanguard);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  put(game, lost, A, Zone::Drop, Cause::Retire, {"7.18.1"});
  scene.check_timing();
  REQUIRE(scene.asks(Question::RideFromSoul));
  CHECK(scene.asked() == A);
  CHECK(scene.rule_asked() == "13.5.1");
  CHECK(scene.options(Verb::Ride) == 2);
  CHECK(scene.refused(A, Verb::Ride, two).empty());
  CHECK_FALSE(scene.refused(B, Verb::Ride, two).empty());
  scene.take(Verb::Ride, two);
  CHECK(scene.on(A, Zone::Vanguard) == two);
  CHECK(scene.standing(two));
  CHECK(scene.lies(one) == Zone::Soul);
  CHECK(scene.moved("13.5.1", two) > 0);
  CHECK(scene.asks(Question::Main)); // and the game goes on where it was
}

TEST_CASE("Both without a vanguard: the turn player rides first [vge 1.3.4, 13.5.1]") {
  Scene scene;
  for (const auto seat : {A, B}) {
    scene.add(seat, Zone::Soul, "spark");
    scene.add(seat, Zone::Soul, "runner");
  }
  scene.begin(Proc::MainPhase, B, 6);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  for (const auto seat : {A, B})
    put(game, scene.on(seat, Zone::Vanguard), seat, Zone::Drop, Cause::Retire, {"7.18.1"});
  scene.check_timing();
  REQUIRE(scene.asks(Question::RideFromSoul));
  CHECK(scene.asked() == B);
  scene.take(Verb::Ride, scene.first_in(B, Zone::Soul));
  REQUIRE(scene.asks(Question::RideFromSoul));
  CHECK(scene.asked() == A);
  scene.take(Verb::Ride, scene.first_in(A, Zone::Soul));
  CHECK(scene.match.outcome == Outcome::Ongoing);
}

TEST_CASE("The only card of the soul is ridden without a question [vge 13.5.1]") {
  Scene scene;
  scene.add(A, Zone::Soul, "runner");
  scene.begin(Proc::MainPhase);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  put(game, scene.on(A, Zone::Vanguard), A, Zone::Drop, Cause::Retire, {"7.18.1"});
  scene.check_timing();
  CHECK(scene.ids(A, Zone::Vanguard) == Ids{"runner"});
  CHECK(scene.asks(Question::Main));
}

// --- Stray cards in the trigger zone ------------------------------------------------------------------------------

TEST_CASE("A card in the trigger zone that nobody is checking is dropped [vge 13.10.1]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  const auto one = scene.add(A, Zone::Trigger, "critical");
  const auto two = scene.add(B, Zone::Trigger, "heal");
  scene.check_timing();
  CHECK(scene.lies(one) == Zone::Drop);
  CHECK(scene.lies(two) == Zone::Drop);
  CHECK(scene.moved("13.10.1", one) > 0);
  CHECK_FALSE(scene.asks(Question::Trigger)); // it has no ability there
}

TEST_CASE("A stray card is cleared away before damage is checked [vge 13.6.1, 13.10.1]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  const auto stray = scene.add(A, Zone::Trigger, "critical");
  scene.match[A].counters[num(Counter::VanguardDamage)] = 1;
  scene.check_timing();
  CHECK(scene.moved("13.10.1", stray) < scene.moved("13.6.3"));
  CHECK(scene.count(A, Zone::Damage) == 1);
}

TEST_CASE("A newer card lies on top in the trigger zone [vge 4.13.2]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  scene.add(A, Zone::Trigger, "critical");
  put(game, scene.first_in(A, Zone::Deck), A, Zone::Trigger, Cause::DriveCheck, {"10.6.1.2.3"});
  CHECK(scene.ids(A, Zone::Trigger) == Ids{"blank", "critical"});
}
