// Whom a unit attacks once the attack was turned onto another unit. [vge 7.38.1]
#include "fixture.h"

using namespace twoseat::test;

TEST_CASE("The attacker attacks the unit that the attack was turned onto [vge 7.38.1]") {
  Scene scene;
  const auto attacker = scene.rear(A, Zone::FrontLeft, "giant");
  const auto decoy = scene.rear(B, Zone::FrontLeft, "decoy");
  scene.begin(Proc::BattlePhase);
  scene.take(Verb::Attack);
  scene.take(Verb::AttackWith, attacker);
  scene.take(Verb::AttackTarget, scene.on(B, Zone::Vanguard));
  int attacking = 0;
  for (const auto& relation : scene.match.relations) {
    if (relation.kind != num(Link::Attacking)) continue;
    ++attacking;
    CHECK(relation.holder == attacker);
    CHECK(relation.other == decoy);
  }
  CHECK(attacking == 1);
}
