// What a beginner would see, the program sees: it hits where it can win, guards what it must, and nothing else.
#include "fixture.h"
#include <doctest/doctest.h>

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::Move;
using twoseat::SearchingPlayer;

namespace {

Move searched(const Scene& scene, std::uint32_t iterations = 300) {
  SearchingPlayer player(scene.book(), twoseat::evaluation_of(scene.book()));
  player.consider(scene.match, iterations, 3);
  player.think(iterations);
  const auto& decision = scene.decision();
  const auto answer = player.answer();
  Move none;
  none.verb = decision.choice(answer).verb;
  return answer.picks.empty() ? none : decision.picked(answer);
}

// B is asked to guard against a unit of this power.
Scene attacked(const char* attacker, int damage, std::initializer_list<const char*> hand) {
  Scene scene;
  const CardId unit = scene.rear(A, Zone::FrontLeft, attacker);
  const CardId target = scene.vanguard(B, "keeper");
  scene.damage(B, damage);
  for (const char* card : hand)
    scene.hand(B, card);
  scene.begin(Proc::BattlePhase);
  scene.attack(unit, target);
  REQUIRE(scene.asked() == B);
  return scene;
}

} // namespace

TEST_CASE("The sixth damage is guarded against, if it can be") {
  const Scene scene = attacked("keeper", 5, {"spark", "heal"});
  CHECK(searched(scene).verb == num(Verb::Guard));
}

TEST_CASE("An attack that cannot hit is not guarded against") {
  const Scene scene = attacked("weak", 3, {"spark", "heal"});
  CHECK(searched(scene).verb == num(Verb::Pass));
}

TEST_CASE("An attack that wins the match is made") {
  Scene scene;
  scene.rear(A, Zone::FrontLeft, "keeper");
  scene.vanguard(B, "keeper");
  scene.damage(B, 5);
  scene.begin(Proc::BattlePhase);
  CHECK(searched(scene).verb == num(Verb::Attack));
}
