// Attacks by effect, battles of one unit against several, and changed targets. [vge 7.36 to 7.38, 10.4.1.8 to 10.4.1.10]
#include "fixture.h"

using namespace twoseat::test;

TEST_CASE("A unit that an effect tells to attack does so when the effect is done, without a booster, also in "
          "the main "
          "phase [vge 7.36.1, 7.36.1.1, 7.36.1.2]") {
  Scene scene;
  const auto charger = scene.rear(A, Zone::FrontLeft, "charger");
  scene.rear(A, Zone::BackLeft, "runner"); // could boost
  const auto target = scene.rear(B, Zone::FrontRight, "porter");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Activate, charger);
  REQUIRE(scene.asks(Question::Target));
  CHECK(scene.rule_asked() == "7.36.1.1");
  CHECK(scene.options(Verb::AttackTarget) == 2);
  scene.take(Verb::AttackTarget, target);
  REQUIRE(scene.asks(Question::Guard));
  CHECK(scene.asked() == B);
  CHECK_FALSE(scene.standing(charger));
  CHECK(holder_of(scene.match, Link::Attacking) == charger);
  scene.pass();
  CHECK(scene.lies(target) == Zone::Drop);
  CHECK(scene.asks(Question::Main));
  CHECK(scene.asked() == A);
  CHECK_FALSE(holder_of(scene.match, Link::Attacking));
  CHECK_FALSE(holder_of(scene.match, Link::Directed));
}

TEST_CASE("A unit at rest that is told to attack does nothing [vge 7.36.1.1]") {
  Scene scene;
  const auto charger = scene.rear(A, Zone::FrontLeft, "charger", twoseat::Orientation::Rest);
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Activate, charger);
  CHECK(scene.asks(Question::Main));
  CHECK_FALSE(holder_of(scene.match, Link::Directed));
}

TEST_CASE("A unit that battles several hits each by itself: one event for the attack, damage and retirement "
          "for each "
          "[vge 7.37.1, 10.4.1.8, 10.4.1.9.3, 10.7.1.2, 10.7.1.6, 10.7.1.10]") {
  Scene scene;
  const auto sweeper = scene.rear(A, Zone::FrontLeft, "sweeper");
  const auto weak = scene.rear(B, Zone::BackLeft, "weak");
  const auto strong = scene.rear(B, Zone::FrontLeft, "giant");
  const auto vanguard = scene.vanguard(B, "keeper");
  scene.begin(Proc::BattlePhase);
  scene.take(Verb::Attack);
  if (scene.asks(Question::Attacker)) scene.take(Verb::AttackWith, sweeper);
  REQUIRE(scene.asks(Question::Target));
  scene.take(Verb::AttackTarget, vanguard);
  for (const auto unit : {weak, strong, vanguard})
    CHECK(related(scene.match, unit, Link::Attacked));
  scene.pass();
  CHECK(scene.lies(weak) == Zone::Drop);
  CHECK(scene.lies(strong) == Zone::FrontLeft);
  CHECK(scene.count(B, Zone::Damage) == 1);
  CHECK(scene.count(A, Zone::Hand) == 1); // "when it hits": once
}

TEST_CASE("Each guardian guards one of several attacked units, which its player chooses [vge 10.4.1.10, "
          "10.4.1.10.1]") {
  Scene scene;
  const auto sweeper = scene.rear(A, Zone::FrontLeft, "sweeper");
  const auto weak = scene.rear(B, Zone::BackLeft, "weak");
  const auto vanguard = scene.vanguard(B, "keeper");
  const auto one = scene.hand(B, "heal");
  const auto two = scene.hand(B, "critical");
  scene.begin(Proc::BattlePhase);
  scene.take(Verb::Attack);
  if (scene.asks(Question::Attacker)) scene.take(Verb::AttackWith, sweeper);
  if (scene.asks(Question::Target)) scene.take(Verb::AttackTarget, vanguard);
  scene.take(Verb::Guard, std::vector{one, two});
  REQUIRE(scene.asks(Question::Guarded));
  CHECK(scene.asked() == B);
  scene.take(Verb::GuardUnit, weak); // the first guardian
  CHECK(scene.power(weak) > 1000);
  REQUIRE(scene.asks(Question::Guarded));
  scene.take(Verb::GuardUnit, vanguard);
  CHECK(scene.power(vanguard) > 13000);
  scene.pass();
  CHECK(scene.lies(weak) == Zone::BackLeft);
  CHECK(scene.count(B, Zone::Damage) == 0);
}

TEST_CASE("A changed target is the one that is attacked from then on [vge 7.38.1, 7.38.1.1]") {
  Scene scene;
  const auto attacker = scene.rear(A, Zone::FrontLeft, "giant");
  const auto decoy = scene.rear(B, Zone::BackRight, "decoy");
  const auto vanguard = scene.vanguard(B, "keeper");
  scene.begin(Proc::BattlePhase);
  scene.take(Verb::Attack);
  if (scene.asks(Question::Attacker)) scene.take(Verb::AttackWith, attacker);
  if (scene.asks(Question::Target)) scene.take(Verb::AttackTarget, vanguard);
  CHECK(related(scene.match, decoy, Link::Attacked));
  CHECK_FALSE(related(scene.match, vanguard, Link::Attacked));
  scene.pass();
  CHECK(scene.lies(decoy) == Zone::Drop);
  CHECK(scene.count(B, Zone::Damage) == 0);
}
