// Abilities as players meet them: triggering, standing by, paying, choosing, and what lasts. [vge 11]
#include "engine/sharing/link.h"
#include "fixture.h"

using namespace twoseat::test;

TEST_CASE(
    "An activated ability is paid at once and resolved, once a turn [vge 9.9.2.4, 11.8.2.2, 12.3.2.3]") {
  Scene scene;
  const auto drawer = scene.rear(A, Zone::FrontLeft, "drawer");
  scene.damage(A, 2);
  scene.begin(Proc::MainPhase);
  REQUIRE(scene.offers(Verb::Activate, drawer));
  scene.take(Verb::Activate, drawer);
  REQUIRE(scene.asks(Question::Choice)); // which damage to turn over
  CHECK(scene.rule_asked() == "11.8.4");
  scene.take(Verb::Choose, scene.first_in(A, Zone::Damage));
  CHECK(scene.count(A, Zone::Hand) == 1);
  CHECK(scene.match[scene.first_in(A, Zone::Damage)].facing == twoseat::Facing::Down);
  CHECK(scene.asks(Question::Main));
  CHECK_FALSE(scene.offers(Verb::Activate, drawer));
}

TEST_CASE("A cost that cannot be paid completely keeps the ability from being played [vge 11.8.2.2]") {
  Scene scene;
  const auto drawer = scene.rear(A, Zone::FrontLeft, "drawer");
  scene.begin(Proc::MainPhase);
  CHECK_FALSE(scene.offers(Verb::Activate, drawer));
}

TEST_CASE(
    "An attack ability resolves only after target and boost are fixed [vge 10.4.1.5.3, 10.4.1.13, 11.9.2]") {
  Scene scene;
  const auto climber = scene.rear(A, Zone::FrontLeft, "climber");
  scene.begin(Proc::BattlePhase);
  scene.attack(climber, scene.on(B, Zone::Vanguard));
  CHECK(scene.power(climber) == 14000);
  scene.pass();
  CHECK(scene.power(climber) == 9000); // the effect ended with the battle
}

TEST_CASE("An automatic ability's cost is optional and paid while resolving [vge 11.1.1.2.2, 11.8.4.1]") {
  Scene scene;
  const auto sniper = scene.hand(A, "sniper");
  scene.add(A, Zone::Soul, "spark");
  const auto small = scene.rear(B, Zone::FrontLeft, "runner");
  const auto big = scene.rear(B, Zone::FrontRight, "porter");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Call, sniper, Zone::FrontLeft);
  REQUIRE(scene.asks(Question::May));
  SUBCASE("paid") {
    scene.take(Verb::Yes);
    CHECK(scene.lies(small) == Zone::Drop); // the only one that fits: nothing to choose
    CHECK(scene.count(A, Zone::Soul) == 0);
  }
  SUBCASE("not paid") {
    scene.take(Verb::No);
    CHECK(scene.lies(small) == Zone::FrontLeft);
    CHECK(scene.count(A, Zone::Soul) == 1);
  }
  CHECK(scene.lies(big) == Zone::FrontRight);
  CHECK(scene.asks(Question::Main));
}

TEST_CASE("A continuous ability follows whoever fits, as long as its card is there [vge 11.1.1.3, 11.11.1]") {
  Scene scene;
  const auto front = scene.rear(A, Zone::FrontLeft, "porter");
  scene.rear(A, Zone::BackRight, "banner");
  const auto theirs = scene.rear(B, Zone::FrontLeft, "porter");
  scene.begin(Proc::MainPhase);
  CHECK(scene.power(front) == 12000);
  CHECK(scene.power(theirs) == 9000);
  const auto runner = scene.hand(A, "runner");
  scene.take(Verb::Call, runner, Zone::BackRight); // the banner is retired
  CHECK(scene.power(front) == 9000);
}

TEST_CASE("A superior call chooses card and circle, and the one that stood there goes [vge 6.2.2, 6.2.3.2, "
          "6.2.3.4]") {
  Scene scene;
  const auto summoner = scene.rear(A, Zone::BackLeft, "summoner");
  const auto old = scene.rear(A, Zone::FrontLeft, "porter");
  const auto blank = scene.add(A, Zone::Drop, "blank");
  scene.add(A, Zone::Drop, "porter");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Activate, summoner);
  REQUIRE(scene.asks(Question::Choice));
  CHECK(scene.offers(Verb::Done)); // up to one
  scene.take(Verb::Choose, blank);
  REQUIRE(scene.asks(Question::CallCircle));
  scene.take(Verb::Call, blank, Zone::FrontLeft);
  CHECK(scene.lies(blank) == Zone::FrontLeft);
  CHECK(scene.lies(old) == Zone::Drop);
  CHECK_FALSE(scene.offers(Verb::Activate, summoner)); // it rests
}

TEST_CASE("One order a turn: to the order area, resolved, to the drop zone [vge 9.9.2.3, 9.9.2.3.1, "
          "11.8.2.1.1, 11.8.3.2]") {
  Scene scene;
  const auto lesson = scene.hand(A, "lesson");
  const auto second = scene.hand(A, "lesson");
  scene.damage(A, 2);
  scene.begin(Proc::MainPhase);
  scene.take(Verb::PlayOrder, lesson);
  scene.take(Verb::Choose, scene.first_in(A, Zone::Damage));
  REQUIRE(scene.asks(Question::Choice)); // the discard, after two draws
  CHECK(scene.count(A, Zone::Hand) == 3);
  CHECK(scene.lies(lesson) == Zone::OrderArea);
  scene.take(Verb::Choose, second);
  CHECK(scene.lies(lesson) == Zone::Drop);
  CHECK(scene.asks(Question::Main));
  const auto third = scene.hand(A, "lesson");
  CHECK(scene.refused_by("9.9.2.3.1", A, Verb::PlayOrder, third));
}

TEST_CASE("A blitz order is played in the guard step [vge 10.5.1.2.5]") {
  Scene scene;
  const auto attacker = scene.rear(A, Zone::FrontLeft, "giant");
  const auto parry = scene.hand(B, "parry");
  scene.begin(Proc::BattlePhase);
  const auto target = scene.on(B, Zone::Vanguard);
  scene.attack(attacker, target);
  scene.take(Verb::PlayOrder, parry);
  CHECK(scene.power(target) == 23000);
  CHECK(scene.lies(parry) == Zone::Drop);
  CHECK(scene.asks(Question::Guard));
}

TEST_CASE("What cannot be hit is not hit, whatever the powers say [vge 1.3.3, 10.7.1.2]") {
  Scene scene;
  const auto attacker = scene.rear(A, Zone::FrontLeft, "giant");
  const auto shutter = scene.hand(B, "shutter");
  scene.begin(Proc::BattlePhase);
  scene.attack(attacker, scene.on(B, Zone::Vanguard));
  scene.take(Verb::Guard, shutter);
  scene.pass();
  CHECK(scene.count(B, Zone::Damage) == 0);
  CHECK(scene.times("10.7.1.7", twoseat::EventKind::Said) == 1);
}

TEST_CASE("What cannot stand stays at rest in the stand phase [vge 1.3.3, 9.2.3]") {
  Scene scene;
  const auto sleeper = scene.rear(A, Zone::FrontLeft, "sleeper", twoseat::Orientation::Rest);
  const auto porter = scene.rear(A, Zone::FrontRight, "porter", twoseat::Orientation::Rest);
  scene.begin(Proc::StandPhase);
  CHECK_FALSE(scene.standing(sleeper));
  CHECK(scene.standing(porter));
}

TEST_CASE("An effect that names circles calls to no other [vge 6.2.3.2]") {
  Scene scene;
  const auto usher = scene.rear(A, Zone::FrontLeft, "usher");
  const auto blank = scene.add(A, Zone::Drop, "blank");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Activate, usher);
  REQUIRE(scene.asks(Question::CallCircle));
  CHECK(scene.offers(Verb::Call, blank, Zone::BackCenter));
  CHECK_FALSE(scene.offers(Verb::Call, blank, Zone::FrontRight));
}

TEST_CASE("An ability may wait for any order of its player [vge 9.9.2.3, 11.8.2.1.1]") {
  Scene scene;
  const auto reader = scene.rear(A, Zone::FrontLeft, "reader");
  const auto lesson = scene.hand(A, "lesson");
  scene.hand(A, "blank");
  scene.damage(A, 1);
  scene.begin(Proc::MainPhase);
  scene.take(Verb::PlayOrder, lesson);
  scene.take(Verb::Choose, scene.first_in(A, Zone::Hand)); // the discard
  CHECK(scene.power(reader) == 14000);
}

TEST_CASE("An order does not pay for itself: it has left the hand by then [vge 11.8.2.1.1, 11.8.2.2]") {
  Scene scene;
  const auto toll = scene.hand(A, "toll");
  SUBCASE("alone in the hand") {
    scene.begin(Proc::MainPhase);
    CHECK_FALSE(scene.offers(Verb::PlayOrder, toll));
    CHECK(scene.refused_by("11.8.2.2", A, Verb::PlayOrder, toll));
  }
  SUBCASE("with another card") {
    scene.hand(A, "blank");
    scene.begin(Proc::MainPhase);
    CHECK(scene.offers(Verb::PlayOrder, toll));
  }
}

TEST_CASE("What is set up for later lies in a link, and triggers once [vge 11.9.7]") {
  Scene scene;
  const auto ferrier = scene.rear(A, Zone::FrontLeft, "ferrier");
  const auto passenger = scene.rear(A, Zone::BackLeft, "porter");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Activate, ferrier);
  const auto back =
      twoseat::decode_position_link(test_book(), twoseat::encode_position_link(test_book(), scene.match));
  REQUIRE(back);
  CHECK(*back == scene.match);
  scene.end_turn();
  CHECK(scene.lies(passenger) == Zone::Drop);
  CHECK(scene.count(A, Zone::Hand) == 1);
  CHECK(scene.match.modifications.size() == 0);
}
