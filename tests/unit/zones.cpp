// Zones as places of cards: order, capacity, orientation on arrival, whose zone a card goes to. [vge 4.1, 4.5, 4.9]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::EventKind;
using twoseat::Orientation;

TEST_CASE("A deck keeps its order, and cards leave it one by one from the top [vge 4.1.7, 4.5.3, 7.6.2]") {
  Scene scene;
  scene.deck_top(A, {"spark", "runner", "watcher"});
  scene.begin(Proc::MainPhase);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  for (int i = 0; i < 3; ++i)
    draw(game, A, Cause::Draw, {"7.6.4"});
  CHECK(scene.ids(A, Zone::Hand) == Ids{"spark", "runner", "watcher"});
}

TEST_CASE("Drawing from an empty deck does nothing [vge 1.3.2]") {
  Scene scene;
  scene.deck(A, 0);
  scene.begin(Proc::SetUp);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  draw(game, A, Cause::Draw, {"7.6.4"});
  CHECK(scene.count(A, Zone::Hand) == 0);
}

TEST_CASE("Each player has these circles, of these types, in these rows [vge 4.9.1, 4.9.2]") {
  Scene scene;
  for (const auto seat : {A, B}) {
    for (const Zone circle : accel_circles) // nobody has gained one [vge 16.3.1.5.1]
      CHECK_FALSE(is_type(scene.match[place(seat, circle)], CircleType::RearGuard));
    for (const Zone circle :
         {Zone::FrontLeft, Zone::FrontRight, Zone::BackLeft, Zone::BackCenter, Zone::BackRight})
      CHECK(is_type(scene.match[place(seat, circle)], CircleType::RearGuard));
    CHECK(is_type(scene.match[place(seat, Zone::Vanguard)], CircleType::Vanguard));
    CHECK(is_type(scene.match[place(seat, Zone::Guardian)], CircleType::Guardian));
    for (const Zone circle : {Zone::FrontLeft, Zone::Vanguard, Zone::FrontRight})
      CHECK(scene.match[place(seat, circle)].row == num(Row::Front));
    for (const Zone circle : {Zone::BackLeft, Zone::BackCenter, Zone::BackRight})
      CHECK(scene.match[place(seat, circle)].row == num(Row::Back));
    CHECK(scene.match[place(seat, Zone::Guardian)].row == num(Row::FarFront)); // no front row unit guards
  }
}

TEST_CASE("A guardian circle holds any number of units [vge 4.9.4]") {
  Scene scene;
  std::vector<CardId> all;
  for (int i = 0; i < 30; ++i)
    all.push_back(scene.hand(B, "spark"));
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard));
  scene.take(Verb::Guard, all);
  CHECK(scene.count(B, Zone::Guardian) == 30);
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 13000 + 30 * 10000);
  scene.pass();
  CHECK(scene.count(B, Zone::Drop) == 30);
}

TEST_CASE("A retired card goes to its owner's drop zone [vge 7.18.1, 4.1.12]") {
  Scene scene;
  const auto unit = scene.rear(A, Zone::FrontLeft, "porter");
  scene.match[unit].owner = B;
  scene.begin(Proc::MainPhase);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  retire(game, unit, {"7.18.1"});
  CHECK(scene.count(B, Zone::Drop) == 1);
  CHECK(scene.count(A, Zone::Drop) == 0);
}

TEST_CASE("Leaving the circles makes a new card, going from circle to circle does not [vge 4.1.8]") {
  Scene scene;
  const auto unit = scene.rear(A, Zone::FrontLeft, "porter");
  scene.begin(Proc::MainPhase);
  const auto before = scene.match[unit].generation;
  scene.exchange(Zone::FrontLeft);
  CHECK(scene.match[unit].generation == before);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  retire(game, unit, {"7.18.1"});
  CHECK(scene.match[unit].generation != before);
}

TEST_CASE("Setting a unit at rest that rests already is no event [vge 1.3.2.1]") {
  Scene scene;
  const auto unit = scene.rear(A, Zone::FrontLeft, "porter", Orientation::Rest);
  scene.begin(Proc::MainPhase);
  scene.forget();
  twoseat::Game game{scene.book(), scene.match, &scene.events};
  orient(game, unit, Orientation::Rest, num(Cause::Attack), {"10.4.1.5"});
  CHECK(scene.events.empty());
  orient(game, unit, Orientation::Stand, num(Cause::StandPhase), {"9.2.3"});
  CHECK(scene.when("9.2.3", EventKind::Stood, unit) == 0);
}

TEST_CASE("A unit that leaves its circle no longer attacks, is attacked, guards or boosts [vge 10.4.1.5.1, "
          "10.4.1.9]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  const auto guardian = scene.hand(B, "spark");
  scene.begin(Proc::BattlePhase);
  const auto target = scene.on(B, Zone::Vanguard);
  scene.attack(left, target);
  scene.take(Verb::Guard, guardian);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  retire(game, left, {"7.18.1"});
  CHECK_FALSE(related(scene.match, left, Link::Attacking));
  CHECK(related(scene.match, target, Link::Attacked)); // that hangs on its own circle alone
  retire(game, guardian, {"7.18.1"});
  CHECK_FALSE(related(scene.match, guardian, Link::Guarding));
  CHECK(scene.power(target) == 13000);
}
