// Gauges, energy, the world, Final Rush. [vge 4.15, 7.40, 7.42, 7.43, 7.48, 13.9, 13.13]
#include "engine/vanguard/mechanics/gauge.h"
#include "engine/vanguard/mechanics/tokens.h"
#include "fixture.h"

using namespace twoseat::test;

TEST_CASE("A card put as gauge is tied to the unit, hidden from the opponent, and goes along with its moves "
          "[vge 4.15.2, 4.15.3.2, 7.40.1, 7.40.2]") {
  Scene scene;
  const auto hoarder = scene.rear(A, Zone::FrontLeft, "hoarder");
  const auto card = scene.add(A, Zone::Drop, "porter");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Activate, hoarder);
  CHECK(scene.lies(card) == Zone::Gauge);
  CHECK(scene.match[card].host == hoarder);
  CHECK(scene.power(hoarder) == 10000);
  CHECK(may_look(scene.match, scene.match[card]) == twoseat::only(A));
  scene.exchange(Zone::FrontLeft);
  CHECK(scene.power(hoarder) == 10000);
}

TEST_CASE("When the unit is gone its gauge goes to the drop zone by rule action [vge 4.15.3.3, 13.9.1]") {
  Scene scene;
  const auto hoarder = scene.rear(A, Zone::FrontLeft, "hoarder");
  const auto card = scene.add(A, Zone::Drop, "porter");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Activate, hoarder);
  const auto next = scene.hand(A, "runner");
  scene.take(Verb::Call, next, Zone::FrontLeft);
  CHECK(scene.lies(card) == Zone::Drop);
  CHECK(scene.moved("13.9.1", card) > scene.moved("6.2.3.4", hoarder));
}

TEST_CASE("What was planted stays in the gauge once its unit is gone: another unit may have it, or the check "
          "drops it "
          "[vge 7.40.5, 7.40.6, 13.8.1, 13.9.1]") {
  for (const bool moved_on : {false, true}) {
    CAPTURE(moved_on);
    Scene scene;
    const auto unit = scene.rear(A, Zone::FrontLeft, "runner");
    const auto other = scene.rear(A, Zone::FrontRight, "runner");
    const auto sprout = scene.rear(A, Zone::BackLeft, "sprout");
    scene.begin(Proc::MainPhase);
    twoseat::Game game{scene.book(), scene.match, &scene.events};
    const twoseat::CardId units[] = {unit};
    REQUIRE(put_as_gauge(game, sprout, units, 1, twoseat::Facing::Up));
    put(game, unit, A, Zone::Drop, Cause::Effect, {"7.34.1"});
    erase_pseudo_cards(game);
    CHECK(scene.lies(sprout) == Zone::Gauge);
    if (moved_on) {
      REQUIRE(move_gauge(game, sprout, other));
      erase_pseudo_cards(game);
    }
    scene.check_timing();
    CHECK(scene.lies(sprout) == (moved_on ? Zone::Gauge : Zone::Erased));
    CHECK((scene.moved("13.9.1", sprout) >= 0) == !moved_on);
  }
}

TEST_CASE("Energy stops at the player's limit; the world and Final Burst are what effects say "
          "[vge 7.42.1.1, 7.43.2, 7.48.2, 7.48.2.1, 13.13.1]") {
  Scene scene;
  const auto engine = scene.rear(A, Zone::FrontLeft, "engine");
  scene.begin(Proc::MainPhase);
  CHECK(scene.power(engine) == 9000);
  scene.take(Verb::Activate, engine);
  CHECK(scene.match[A].counters[num(Counter::Energy)] == 7);
  CHECK(scene.power(engine) == 11000);
  scene.take(Verb::Activate, engine);
  CHECK(scene.match[A].counters[num(Counter::Energy)] == 10);
  scene.match[A].counters[num(Counter::Energy)] = 12;
  scene.check_timing();
  CHECK(scene.match[A].counters[num(Counter::Energy)] == 10);
  scene.end_turn();
  CHECK(scene.power(engine) == 9000); // Final Rush lasted until end of turn
}
