// overDress and XoverDress. [vge 6.7, 6.8, 9.9.2.5, 14.42, 14.49]
#include "engine/vanguard/refusals/guards.h"
#include "fixture.h"

using namespace twoseat::test;
using twoseat::Orientation;

TEST_CASE("overDress puts a hand unit onto the rear-guard that it names; that one becomes its original dress "
          "[vge 6.7.1, 6.7.2.1, 6.7.2.2, 6.7.3, 9.9.2.5]") {
  Scene scene;
  const auto base = scene.rear(A, Zone::FrontLeft, "runner", Orientation::Rest);
  const auto wrong = scene.rear(A, Zone::FrontRight, "watcher");
  const auto cloak = scene.hand(A, "cloak");
  scene.begin(Proc::MainPhase);
  CHECK(scene.offers(Verb::OverDress, cloak, Zone::FrontLeft));
  CHECK_FALSE(scene.offers(Verb::OverDress, cloak, Zone::FrontRight));
  CHECK(scene.lies(wrong) == Zone::FrontRight);
  scene.take(Verb::OverDress, cloak, Zone::FrontLeft);
  CHECK(scene.on(A, Zone::FrontLeft) == cloak);
  CHECK(scene.standing(cloak));
  CHECK(role_of(scene.match[base]) == Role::OriginalDress);
  CHECK(scene.match[base].host == cloak);
  CHECK(scene.power(cloak) == 18000);          // its own "if in the overDress state"
  CHECK(scene.count(A, Zone::FrontLeft) == 2); // the rule action leaves it [vge 13.3.5]
  CHECK(scene.moved("6.2.3.3", cloak) < 0);    // it was not called [vge 6.7.1.1]
  CHECK(scene.asks(Question::Main));
}

TEST_CASE(
    "A grade above the vanguard's cannot be dressed, nor a card without the ability [vge 9.9.2.5, 14.42.1]") {
  Scene scene;
  scene.vanguard(A, "porter");
  scene.rear(A, Zone::FrontLeft, "runner");
  const auto cloak = scene.hand(A, "cloak");
  const auto plain = scene.hand(A, "watcher");
  scene.begin(Proc::MainPhase);
  CHECK_FALSE(scene.offers(Verb::OverDress));
  twoseat::Reasons reasons;
  may_over_dress({scene.book(), scene.match}, A, cloak, scene.on(A, Zone::FrontLeft), reasons);
  REQUIRE(reasons.size() == 1);
  CHECK(reasons[0].rule.number == std::string("9.9.2.5"));
  reasons.clear();
  may_over_dress({scene.book(), scene.match}, A, plain, scene.on(A, Zone::FrontLeft), reasons);
  CHECK(reasons[0].rule.number == std::string("14.42.1"));
}

TEST_CASE("What is under the base hangs on the new unit, moves along with it, and leaves the field with it "
          "as units "
          "[vge 6.7.2.2.1, 6.7.5, 6.7.5.1]") {
  Scene scene;
  const auto base = scene.rear(A, Zone::FrontLeft, "runner");
  const auto cloak = scene.hand(A, "cloak");
  const auto mantle = scene.hand(A, "mantle");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::OverDress, cloak, Zone::FrontLeft);
  scene.take(Verb::OverDress, mantle, Zone::FrontLeft);
  CHECK(scene.match[base].host == mantle);
  CHECK(scene.match[cloak].host == mantle);
  scene.exchange(Zone::FrontLeft);
  CHECK(scene.lies(mantle) == Zone::BackLeft);
  CHECK(scene.lies(base) == Zone::BackLeft);
  CHECK(scene.lies(cloak) == Zone::BackLeft);
  CHECK(role_of(scene.match[base]) == Role::OriginalDress);
  twoseat::Game game{scene.book(), scene.match, &scene.events};
  retire(game, mantle, {"7.18.1"});
  for (const auto card : {mantle, cloak, base}) {
    CHECK(scene.lies(card) == Zone::Drop);
    CHECK(role_of(scene.match[card]) == Role::Unit);
    CHECK_FALSE(scene.match[card].host);
  }
  CHECK(scene.moved("6.7.5", base) >= 0);
}

TEST_CASE(
    "XoverDress puts two rear-guards under the unit, on any circle; who stood there goes by rule action "
    "[vge 6.8.3.1, 6.8.3.2, 6.8.3.3, 6.8.3.4, 6.8.4, 14.49.2]") {
  Scene scene;
  const auto one = scene.rear(A, Zone::BackLeft, "runner");
  const auto two = scene.rear(A, Zone::BackRight, "watcher");
  const auto there = scene.rear(A, Zone::FrontRight, "porter");
  const auto armour = scene.hand(A, "armour");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::XoverDress, armour);
  REQUIRE(scene.asks(Question::CallCircle)); // one rear-guard fits each: nothing to choose
  scene.take(Verb::Call, armour, Zone::FrontRight);
  CHECK(scene.on(A, Zone::FrontRight) == armour);
  CHECK(scene.match[one].host == armour);
  CHECK(scene.match[two].host == armour);
  CHECK(scene.lies(one) == Zone::FrontRight);
  CHECK(scene.lies(there) == Zone::Drop);
  CHECK(scene.moved("13.3.5", there) >= 0);
  CHECK(is_in(scene.match[armour], State::XoverDress));
  CHECK(scene.standing(armour));
}

TEST_CASE("Without both of its rear-guards there is no XoverDress [vge 6.8.3.1]") {
  Scene scene;
  scene.rear(A, Zone::BackLeft, "runner");
  const auto armour = scene.hand(A, "armour");
  scene.begin(Proc::MainPhase);
  CHECK_FALSE(scene.offers(Verb::XoverDress));
  CHECK(scene.refused_by("6.8.3.1", A, Verb::XoverDress, armour));
}
