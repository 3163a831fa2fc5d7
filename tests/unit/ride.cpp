// Riding: from hand and from the ride deck, the old vanguard, persona ride. [vge 6.3, 7.15.1.4, 9.7]
#include "fixture.h"

using namespace twoseat::test;

TEST_CASE("A unit of the same grade or one grade higher may be ridden from hand, no other [vge 9.7.2]") {
  Scene scene;
  scene.vanguard(A, "runner");
  const auto lower = scene.hand(A, "spark");
  const auto same = scene.hand(A, "other-runner");
  const auto higher = scene.hand(A, "watcher");
  const auto too_high = scene.hand(A, "warden");
  scene.begin(Proc::RidePhase);
  REQUIRE(scene.asks(Question::Ride));
  CHECK(scene.rule_asked() == "9.7.2");
  CHECK(scene.offers(Verb::Ride, same));
  CHECK(scene.offers(Verb::Ride, higher));
  CHECK_FALSE(scene.offers(Verb::Ride, lower));
  CHECK_FALSE(scene.offers(Verb::Ride, too_high));
  CHECK(scene.refused(A, Verb::Ride, lower) == Rules{"9.7.2"});
  CHECK(scene.refused(A, Verb::Ride, too_high) == Rules{"9.7.2"});
  CHECK(scene.refused(A, Verb::Ride, same).empty());
}

TEST_CASE("Only a unit exactly one grade higher may be ridden from the ride deck [vge 9.7.2]") {
  Scene scene;
  scene.vanguard(A, "runner");
  scene.hand(A, "blank");
  const auto same = scene.ride_deck(A, "other-runner");
  const auto next = scene.ride_deck(A, "watcher");
  const auto later = scene.ride_deck(A, "warden");
  scene.begin(Proc::RidePhase);
  CHECK(scene.offers(Verb::Ride, next));
  CHECK_FALSE(scene.offers(Verb::Ride, same));
  CHECK_FALSE(scene.offers(Verb::Ride, later));
  CHECK(scene.refused(A, Verb::Ride, same) == Rules{"9.7.2"});
  CHECK(scene.refused(A, Verb::Ride, later) == Rules{"9.7.2"});
}

TEST_CASE("A face up card of the ride deck cannot be ridden [vge 9.7.2]") {
  Scene scene;
  scene.vanguard(A, "runner");
  scene.hand(A, "blank");
  const auto next = scene.ride_deck(A, "watcher");
  scene.match[next].facing = twoseat::Facing::Up;
  scene.begin(Proc::RidePhase);
  CHECK_FALSE(scene.offers(Verb::Ride, next));
  CHECK(scene.refused_by("9.7.2", A, Verb::Ride, next));
}

TEST_CASE("A ride from the ride deck shows the card and discards one of the hand [vge 6.3.3.2.2]") {
  Scene scene;
  const auto old = scene.vanguard(A, "runner");
  const auto kept = scene.hand(A, "blank");
  const auto thrown = scene.hand(A, "wall");
  const auto next = scene.ride_deck(A, "watcher");
  scene.begin(Proc::RidePhase);
  scene.take(Verb::Ride, next);
  REQUIRE(scene.asks(Question::RideDiscard));
  CHECK(scene.rule_asked() == "6.3.3.2.2");
  CHECK(scene.when("6.3.3.2.1", twoseat::EventKind::Revealed, next) >= 0);
  CHECK(scene.lies(next) == Zone::RideDeck); // the discard comes before the ride itself
  CHECK(scene.options(Verb::Discard) == 2);
  scene.take(Verb::Discard, thrown);
  CHECK(scene.lies(thrown) == Zone::Drop);
  CHECK(scene.lies(kept) == Zone::Hand);
  CHECK(scene.lies(next) == Zone::Vanguard);
  CHECK(scene.lies(old) == Zone::Soul);
  CHECK(scene.moved("6.3.3.2.2", thrown) < scene.moved("6.3.3.4", next));
}

TEST_CASE("With an empty hand there is no ride from the ride deck [vge 6.3.3.2.2]") {
  Scene scene;
  scene.vanguard(A, "runner");
  const auto next = scene.ride_deck(A, "watcher");
  scene.begin(Proc::RidePhase);
  REQUIRE(scene.asks(Question::Ride)); // asked all the same: the answer would show the hand
  CHECK_FALSE(scene.offers(Verb::Ride));
  CHECK(scene.refused(A, Verb::Ride, next) == Rules{"6.3.3.2.2"});
}

TEST_CASE("A ride from hand discards nothing [vge 6.3.3.2.2]") {
  Scene scene;
  scene.vanguard(A, "runner");
  scene.hand(A, "blank");
  const auto next = scene.hand(A, "watcher");
  scene.begin(Proc::RidePhase);
  scene.take(Verb::Ride, next);
  CHECK(scene.asks(Question::Main));
  CHECK(scene.count(A, Zone::Hand) == 1);
  CHECK(scene.count(A, Zone::Drop) == 0);
}

TEST_CASE(
    "The ridden unit stands even on a resting vanguard, which goes to the soul [vge 6.3.3.4.1, 6.3.3.5]") {
  Scene scene;
  const auto old = scene.vanguard(A, "runner", twoseat::Orientation::Rest);
  const auto next = scene.hand(A, "watcher");
  scene.begin(Proc::RidePhase);
  scene.take(Verb::Ride, next);
  CHECK(scene.on(A, Zone::Vanguard) == next);
  CHECK(scene.count(A, Zone::Vanguard) == 1);
  CHECK(scene.standing(next));
  CHECK(scene.lies(old) == Zone::Soul);
  CHECK(scene.moved("6.3.3.4", next) < scene.moved("6.3.3.5", old));
}

TEST_CASE("A ridden card is a new card: nothing done to the old vanguard stays [vge 6.3.4, 4.1.8]") {
  Scene scene;
  const auto old = scene.vanguard(A, "runner");
  const auto next = scene.hand(A, "watcher");
  scene.begin(Proc::RidePhase);
  scene.gain(old, Attribute::Power, 10000);
  const auto before = scene.match[next].generation;
  scene.take(Verb::Ride, next);
  CHECK(scene.match[next].generation != before);
  CHECK(scene.power(next) == 10000);
  CHECK(scene.match.modifications.empty());
}

TEST_CASE("The ride is an offer, made once a turn [vge 9.7.2]") {
  Scene scene;
  scene.vanguard(A, "runner");
  const auto next = scene.hand(A, "watcher");
  const auto after = scene.hand(A, "warden");
  scene.begin(Proc::RidePhase);
  SUBCASE("and may be declined") {
    scene.take(Verb::NoRide);
    CHECK(scene.on(A, Zone::Vanguard) != next);
  }
  SUBCASE("and is not repeated") {
    scene.take(Verb::Ride, next);
  }
  REQUIRE(scene.asks(Question::Main));
  CHECK(scene.refused_by("9.7.2", A, Verb::Ride, after));
}

// --- Persona ride -------------------------------------------------------------------------------------------------

TEST_CASE("A persona ride draws a card, then gives the front row 10000 this turn [vge 6.3.8, 7.15.1.4]") {
  Scene scene;
  scene.vanguard(A, "keeper");
  const auto front = scene.rear(A, Zone::FrontLeft, "porter");
  const auto back = scene.rear(A, Zone::BackLeft, "runner");
  const auto theirs = scene.vanguard(B, "keeper");
  const auto next = scene.hand(A, "keeper-again");
  scene.begin(Proc::RidePhase);
  scene.take(Verb::Ride, next);
  REQUIRE(scene.asks(Question::Main));
  CHECK(scene.count(A, Zone::Hand) == 1);
  CHECK(scene.moved("7.15.1.4.1") < scene.when("7.15.1.4.2", twoseat::EventKind::Said));
  CHECK(scene.moved("6.3.3.5") < scene.moved("7.15.1.4.1"));
  CHECK(scene.power(next) == 11000 + 10000);
  CHECK(scene.power(front) == 9000 + 10000);
  CHECK(scene.power(back) == 8000);
  CHECK(scene.power(theirs) == 13000);
}

TEST_CASE("The 10000 of a persona ride follow the front row circles, not the units [vge 7.15.1.4.2]") {
  Scene scene;
  scene.vanguard(A, "keeper");
  const auto first = scene.rear(A, Zone::FrontLeft, "porter");
  const auto next = scene.hand(A, "keeper-again");
  const auto late = scene.hand(A, "watcher");
  scene.begin(Proc::RidePhase);
  scene.take(Verb::Ride, next);
  scene.exchange(Zone::FrontLeft);
  CHECK(scene.lies(first) == Zone::BackLeft);
  CHECK(scene.power(first) == 9000);
  scene.take(Verb::Call, late, Zone::FrontLeft);
  CHECK(scene.power(late) == 10000 + 10000);
  scene.exchange(Zone::FrontLeft);
  CHECK(scene.power(first) == 9000 + 10000);
  CHECK(scene.power(late) == 10000);
}

TEST_CASE("The 10000 of a persona ride end with the turn [vge 7.15.1.4.2, 9.11.9]") {
  Scene scene;
  scene.vanguard(A, "keeper");
  const auto next = scene.hand(A, "keeper-again");
  scene.begin(Proc::RidePhase);
  scene.take(Verb::Ride, next);
  scene.end_turn();
  CHECK(scene.match.turn_player == B);
  CHECK(scene.power(next) == 11000);
}

TEST_CASE("It is a persona ride only from hand, on the same name, with both icons [vge 6.3.8]") {
  Scene scene;
  SUBCASE("not on another name") {
    scene.vanguard(A, "warden");
    scene.hand(A, "keeper");
  }
  SUBCASE("not without the icon above") {
    scene.vanguard(A, "keeper");
    scene.hand(A, "keeper-plain");
  }
  SUBCASE("not without the icon below") {
    scene.vanguard(A, "keeper-plain");
    scene.hand(A, "keeper");
  }
  scene.begin(Proc::RidePhase);
  const auto next = scene.first_in(A, Zone::Hand);
  scene.take(Verb::Ride, next);
  CHECK(scene.lies(next) == Zone::Vanguard);
  CHECK(scene.power(next) == 13000);
  CHECK(scene.count(A, Zone::Hand) == 0);
  CHECK(scene.moved("7.15.1.4.1") == -1);
}
