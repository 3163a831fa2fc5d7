// The drive step: how many checks, what becomes of the checked card. [vge 10.6, 14.3]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::EventKind;
using twoseat::Outcome;

namespace {

// A's vanguard attacks B's, unguarded.
void vanguard_attacks(Scene& scene) {
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard));
  scene.forget();
  scene.pass();
}

int drive_checks(const Scene& scene) {
  return scene.moved("10.6.1.2.3") < 0 ? 0 : scene.times("10.6.1.2.3", EventKind::Moved);
}

} // namespace

TEST_CASE("A vanguard makes as many drive checks as its drive [vge 10.6.1.3, 14.3]") {
  Scene scene;
  int checks = 0;
  SUBCASE("one without a drive ability") {
    scene.vanguard(A, "single");
    checks = 1;
  }
  SUBCASE("two with Twin Drive!! [vge 14.3.3.1]") {
    scene.vanguard(A, "keeper");
    checks = 2;
  }
  SUBCASE("three with Triple Drive!!! [vge 14.3.4.1]") {
    scene.vanguard(A, "whale");
    checks = 3;
  }
  SUBCASE("three with both: only the largest counts [vge 14.3.2]") {
    scene.vanguard(A, "both-drives");
    checks = 3;
  }
  vanguard_attacks(scene);
  CHECK(scene.drive(scene.on(A, Zone::Vanguard)) == checks);
  CHECK(drive_checks(scene) == checks);
  CHECK(scene.count(A, Zone::Hand) == checks);
}

TEST_CASE("A rear-guard makes no drive check [vge 10.5.1.2.1, 10.6.1.2]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "keeper"); // its Twin Drive!! does not matter
  scene.begin(Proc::BattlePhase);
  scene.attack(left, scene.on(B, Zone::Vanguard));
  scene.pass();
  CHECK(scene.entered("10.6.1") > 0);
  CHECK(scene.entered("10.6.1.1") == -1);
  CHECK(scene.count(A, Zone::Hand) == 0);
  CHECK(scene.entered("10.7.1.1") > 0);
}

TEST_CASE("A drive of 0 or less checks nothing [vge 10.6.1.2.2]") {
  Scene scene;
  scene.begin(Proc::BattlePhase);
  const auto attacker = scene.on(A, Zone::Vanguard);
  scene.attack(attacker, scene.on(B, Zone::Vanguard));
  scene.gain(attacker, Attribute::Drive, -2);
  scene.pass();
  CHECK(drive_checks(scene) == 0);
  CHECK(scene.entered("10.6.1.2.2") < scene.entered("10.6.1.4"));
}

TEST_CASE("The drive is looked at again after each check [vge 10.6.1.3]") {
  Scene scene;
  scene.deck_top(A, {"critical"});
  scene.begin(Proc::BattlePhase);
  const auto attacker = scene.on(A, Zone::Vanguard);
  scene.attack(attacker, scene.on(B, Zone::Vanguard));
  scene.pass();
  REQUIRE(scene.asks(Question::Trigger)); // in the middle of the first check
  SUBCASE("more") {
    scene.gain(attacker, Attribute::Drive, 1);
    scene.take(Verb::GiveCritical, attacker);
    CHECK(drive_checks(scene) == 3);
  }
  SUBCASE("fewer") {
    scene.gain(attacker, Attribute::Drive, -1);
    scene.take(Verb::GiveCritical, attacker);
    CHECK(drive_checks(scene) == 1);
  }
}

TEST_CASE(
    "The checked card lies open in the trigger zone until its trigger is done [vge 10.6.1.2.3, 4.13.1.1]") {
  Scene scene;
  scene.rear(A, Zone::FrontLeft, "porter");
  scene.deck_top(A, {"critical"});
  vanguard_attacks(scene);
  REQUIRE(scene.asks(Question::Trigger));
  const auto checked = scene.first_in(A, Zone::Trigger);
  REQUIRE(checked);
  CHECK(scene.count(A, Zone::Trigger) == 1);
  CHECK(scene.match[checked].facing == twoseat::Facing::Up);
  const auto seen = scene.seen_by(twoseat::Viewer::B);
  CHECK(seen.cards[seen[place(A, Zone::Trigger)].first_card].id == checked);
}

TEST_CASE("A drive checked card without a trigger goes to the hand [vge 10.6.1.2.6]") {
  Scene scene;
  scene.vanguard(A, "single");
  scene.deck_top(A, {"watcher", "porter"});
  vanguard_attacks(scene);
  CHECK(scene.ids(A, Zone::Hand) == Ids{"watcher"});
  CHECK(scene.count(A, Zone::Trigger) == 0);
  CHECK(scene.entered("10.6.1.2.5") < scene.moved("10.6.1.2.6"));
}

TEST_CASE("A drive checked trigger goes to the hand after its ability [vge 10.6.1.2.4, 10.6.1.2.6]") {
  Scene scene;
  scene.vanguard(A, "single");
  scene.deck_top(A, {"front"});
  vanguard_attacks(scene);
  CHECK(scene.ids(A, Zone::Hand) == Ids{"front"});
  CHECK(scene.when("11.10.2.6", EventKind::Modified) < scene.moved("10.6.1.2.6"));
  CHECK(scene.when("11.10.2.6", EventKind::Modified) > 0);
}

TEST_CASE("Check timings surround each drive check [vge 10.6.1.1, 10.6.1.2.5, 10.6.1.3, 10.6.1.4]") {
  Scene scene;
  vanguard_attacks(scene);
  CHECK(scene.times("10.6.1.1", EventKind::Entered) == 1);
  CHECK(scene.times("10.6.1.2.5", EventKind::Entered) == 2);
  CHECK(scene.times("10.6.1.3", EventKind::Entered) == 4); // the check timing and the comparison, twice
  CHECK(scene.times("10.6.1.4", EventKind::Entered) == 1);
}

TEST_CASE("The last card of the deck loses in the middle of the drive check, before any damage [vge "
          "10.6.1.2.5, 13.2.3]") {
  Scene scene;
  scene.deck(A, 1);
  scene.damage(B, 5); // this attack would have won
  vanguard_attacks(scene);
  CHECK(scene.match.outcome == Outcome::WonByB);
  CHECK(scene.match.outcome_reason == num(Ending::EmptyDeck));
  CHECK(scene.count(A, Zone::Trigger) == 1); // it never came to the hand
  CHECK(scene.entered("10.6.1.2.5") > 0);
  CHECK(scene.entered("10.6.1.2.6") == -1);
  CHECK(scene.count(B, Zone::Damage) == 5);
}

TEST_CASE("The deck runs out in the second check: the first card is in hand already [vge 10.6.1.3]") {
  Scene scene;
  scene.deck(A, 2);
  vanguard_attacks(scene);
  CHECK(scene.match.outcome == Outcome::WonByB);
  CHECK(scene.count(A, Zone::Hand) == 1);
  CHECK(scene.count(A, Zone::Trigger) == 1);
}

TEST_CASE(
    "A draw trigger that draws the last card loses at the check timing after it [vge 10.6.1.2.5, 13.2.3]") {
  Scene scene;
  scene.deck_top(A, {"draw", "blank"});
  scene.deck(A, 2);
  scene.rear(A, Zone::FrontLeft, "porter");
  vanguard_attacks(scene);
  scene.take(Verb::Draw);
  CHECK(scene.count(A, Zone::Deck) == 0);
  CHECK(scene.match.outcome == Outcome::Ongoing); // the ability is played to its end first
  REQUIRE(scene.asks(Question::Trigger));
  scene.take(Verb::GivePower, scene.on(A, Zone::FrontLeft));
  CHECK(scene.match.outcome == Outcome::WonByB);
}

TEST_CASE("A vanguard that is gone makes no drive check, and does not hit [vge 10.6.1.2.1, 10.7.1.2.1]") {
  Scene scene;
  scene.add(A, Zone::Soul, "runner");
  scene.begin(Proc::BattlePhase);
  const auto attacker = scene.on(A, Zone::Vanguard);
  scene.attack(attacker, scene.on(B, Zone::Vanguard));
  twoseat::Game game{scene.book(), scene.match, nullptr};
  put(game, attacker, A, Zone::Drop, Cause::Retire, {"7.18.1"});
  scene.forget();
  scene.pass();
  CHECK(drive_checks(scene) == 0);
  CHECK(scene.when("10.7.1.7", EventKind::Said) > 0);
  CHECK(scene.count(B, Zone::Damage) == 0);
  CHECK(scene.lies(scene.on(A, Zone::Vanguard)) ==
        Zone::Vanguard); // ridden from the soul meanwhile [vge 13.5.1]
}
