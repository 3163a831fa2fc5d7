// The guard step: guardians from hand, intercepts, passing. [vge 6.2.4, 10.5, 14.4]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::EventKind;
using twoseat::Orientation;

namespace {

// A's vanguard (13000) attacks B's (13000); B is asked to guard.
void attacked(Scene& scene) {
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard));
  REQUIRE(scene.asks(Question::Guard));
  REQUIRE(scene.asked() == B);
}

} // namespace

TEST_CASE("The defending player is asked to guard, after a check timing [vge 10.5.1.2, 11.6.2.1]") {
  Scene scene;
  attacked(scene);
  CHECK(scene.rule_asked() == "10.5.1.2");
  CHECK(scene.entered("10.4.1.13") < scene.entered("10.5.1.1"));
  CHECK(scene.entered("10.5.1.1") < scene.entered("11.6.2.1"));
}

TEST_CASE("An empty hand is asked too: to pass without a question would show it [vge 10.5.1.2, 4.6.2]") {
  Scene scene;
  attacked(scene);
  CHECK(scene.count(B, Zone::Hand) == 0);
  CHECK(scene.decision().choice_count == 1);
  CHECK(scene.offers(Verb::Pass));
}

TEST_CASE("A guardian may be of any grade, arrives at rest and adds its shield [vge 10.5.1.2.2.2, 6.2.3.3.1, "
          "6.2.4.1]") {
  Scene scene;
  scene.vanguard(B, "spark");
  const auto guardian = scene.hand(B, "watcher"); // grade 2 under a grade 0 vanguard
  attacked(scene);
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 6000);
  scene.take(Verb::Guard, guardian);
  CHECK(scene.lies(guardian) == Zone::Guardian);
  CHECK_FALSE(scene.standing(guardian));
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 6000 + 5000);
  CHECK(scene.power(guardian) == 10000);
  CHECK(scene.moved("10.5.1.2.2", guardian) < scene.when("10.4.1.10.1", EventKind::Related, guardian));
}

TEST_CASE("Several guardians may be called at once, and each adds its shield [vge 10.5.1.2.2, 6.2.4]") {
  Scene scene;
  const auto one = scene.hand(B, "watcher");
  const auto two = scene.hand(B, "critical");
  const auto three = scene.hand(B, "spark");
  attacked(scene);
  CHECK(scene.most(Verb::Guard) == 3);
  scene.take(Verb::Guard, std::vector<CardId>{one, two, three});
  CHECK(scene.count(B, Zone::Guardian) == 3);
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 13000 + 5000 + 15000 + 10000);
}

TEST_CASE("After guarding, the defender gets the play timing again, until passing [vge 10.5.2]") {
  Scene scene;
  const auto one = scene.hand(B, "watcher");
  const auto two = scene.hand(B, "spark");
  attacked(scene);
  scene.take(Verb::Guard, one);
  REQUIRE(scene.asks(Question::Guard));
  CHECK(scene.asked() == B);
  scene.take(Verb::Guard, two);
  REQUIRE(scene.asks(Question::Guard));
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 13000 + 5000 + 10000);
  scene.pass();
  CHECK_FALSE(scene.asks(Question::Guard));
}

TEST_CASE("A guardian without a shield adds nothing, and neither does a shield of 0 [vge 6.2.4.1, 2.6.3]") {
  Scene scene;
  const auto none = scene.hand(B, "bare");
  const auto zero = scene.hand(B, "wall");
  attacked(scene);
  scene.take(Verb::Guard, std::vector<CardId>{none, zero});
  CHECK(scene.count(B, Zone::Guardian) == 2);
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 13000);
  CHECK(number(twoseat::Table{scene.book(), scene.match}, none, Attribute::Shield) == twoseat::absent);
}

TEST_CASE("Guardians guard the attacked rear-guard, not the vanguard [vge 10.4.1.10.1]") {
  Scene scene;
  const auto target = scene.rear(B, Zone::FrontRight, "porter");
  const auto guardian = scene.hand(B, "spark");
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), target);
  scene.take(Verb::Guard, guardian);
  CHECK(scene.power(target) == 9000 + 10000);
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 13000);
}

TEST_CASE(
    "The attacking player cannot guard, nor can anybody from elsewhere than the hand [vge 10.5.1.2.2]") {
  Scene scene;
  const auto attackers = scene.hand(A, "spark");
  const auto rear = scene.rear(B, Zone::BackLeft, "spark");
  const auto dropped = scene.add(B, Zone::Drop, "spark");
  attacked(scene);
  CHECK_FALSE(scene.refused(A, Verb::Guard, attackers).empty());
  CHECK(scene.refused(B, Verb::Guard, rear) == Rules{"10.5.1.2.2"});
  CHECK(scene.refused(B, Verb::Guard, dropped) == Rules{"10.5.1.2.2"});
}

TEST_CASE("Without an attack there is nothing to guard [vge 10.5.1.2.1.1]") {
  Scene scene;
  const auto card = scene.hand(A, "spark");
  scene.begin(Proc::MainPhase);
  CHECK(scene.refused_by("10.5.1.2.1.1", A, Verb::Guard, card));
}

TEST_CASE("When the attacked unit is gone, the defender passes without a question [vge 10.5.1.2.1.1]") {
  Scene scene;
  const auto target = scene.rear(B, Zone::FrontRight, "porter");
  const auto attacker = scene.rear(A, Zone::FrontLeft, "porter");
  const auto guardian = scene.hand(B, "spark");
  scene.begin(Proc::BattlePhase);
  scene.attack(attacker, target);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  retire(game, target, {"7.18.1"});
  scene.match.stack.back().step = 2; // the step before the question
  game.events = &scene.events;
  scene.forget();
  advance(game);
  CHECK(scene.entered("10.5.1.2.1.1") == 0);
  CHECK_FALSE(scene.asks(Question::Guard));
  CHECK(scene.when("10.7.1.7", EventKind::Said) > 0); // the attack did not hit
  CHECK(scene.lies(guardian) == Zone::Hand);
}

// --- Intercept ----------------------------------------------------------------------------------------------------

TEST_CASE("A front row rear-guard with Intercept, standing or resting, moves to the guardian circle at rest "
          "[vge 10.5.1.2.4]") {
  Scene scene;
  const auto standing = scene.rear(B, Zone::FrontLeft, "watcher");
  const auto resting = scene.rear(B, Zone::FrontRight, "watcher", Orientation::Rest);
  attacked(scene);
  CHECK(scene.offers(Verb::Intercept, standing));
  CHECK(scene.offers(Verb::Intercept, resting));
  const auto before = scene.match[resting].generation;
  SUBCASE("one") {
    scene.take(Verb::Intercept, resting);
  }
  SUBCASE("or both at once") {
    CHECK(scene.most(Verb::Intercept) == 2);
    scene.take(Verb::Intercept, std::vector<CardId>{standing, resting});
    CHECK(scene.lies(standing) == Zone::Guardian);
    CHECK_FALSE(scene.standing(standing));
  }
  CHECK(scene.lies(resting) == Zone::Guardian);
  CHECK_FALSE(scene.standing(resting));
  CHECK(scene.match[resting].generation == before); // a move, not a call: the same card [vge 7.34.1.1]
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 13000 + 5000 * scene.count(B, Zone::Guardian));
  CHECK(scene.asks(Question::Guard));
}

TEST_CASE("An intercepting unit keeps what it was given [vge 4.1.8]") {
  Scene scene;
  const auto unit = scene.rear(B, Zone::FrontLeft, "watcher");
  attacked(scene);
  scene.gain(unit, Attribute::Power, 10000);
  scene.take(Verb::Intercept, unit);
  CHECK(scene.power(unit) == 20000);
}

TEST_CASE("Who may not intercept, and by which rule [vge 14.4.1, 14.4.2, 10.5.1.2.4]") {
  Scene scene;
  scene.vanguard(B, "watcher");
  const auto attacked_unit = scene.rear(B, Zone::FrontLeft, "watcher");
  const auto no_icon = scene.rear(B, Zone::FrontRight, "porter");
  const auto back = scene.rear(B, Zone::BackLeft, "watcher");
  const auto in_hand = scene.hand(B, "watcher");
  const auto theirs = scene.rear(A, Zone::FrontLeft, "watcher");
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), attacked_unit);
  CHECK_FALSE(scene.offers(Verb::Intercept));
  CHECK(scene.refused(B, Verb::Intercept, no_icon) == Rules{"14.4.1"});
  CHECK(scene.refused(B, Verb::Intercept, back) == Rules{"14.4.2"});
  CHECK(scene.refused(B, Verb::Intercept, scene.on(B, Zone::Vanguard)) == Rules{"14.4.2"});
  CHECK(scene.refused(B, Verb::Intercept, attacked_unit) == Rules{"10.5.1.2.4"});
  CHECK(scene.refused(B, Verb::Intercept, in_hand) == Rules{"10.5.1.2.4"});
  CHECK(scene.refused_by("10.5.1.2.4", B, Verb::Intercept, theirs));
}

TEST_CASE("Guardians and interceptors are retired in the damage step [vge 10.7.1.10]") {
  Scene scene;
  const auto interceptor = scene.rear(B, Zone::FrontLeft, "watcher");
  const auto guardian = scene.hand(B, "spark");
  attacked(scene);
  scene.take(Verb::Intercept, interceptor);
  scene.take(Verb::Guard, guardian);
  scene.pass();
  CHECK(scene.lies(interceptor) == Zone::Drop);
  CHECK(scene.lies(guardian) == Zone::Drop);
  CHECK(scene.count(B, Zone::Damage) == 0); // 13000 against 13000 + 5000 + 10000
  CHECK(scene.moved("10.7.1.10", guardian) > scene.when("10.7.1.7", EventKind::Said));
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 13000);
}
