// Heal triggers, and triggers checked by the defending side. [vge 11.10.2.5, 13.6.4]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::Orientation;
using twoseat::Outcome;

namespace {

// A's front left rear-guard (50000, critical 1) attacks B's vanguard, unguarded: one damage check by B.
void one_damage_check(Scene& scene, const char* attacker = "giant") {
  const auto giant = scene.rear(A, Zone::FrontLeft, attacker);
  scene.begin(Proc::BattlePhase);
  scene.attack(giant, scene.on(B, Zone::Vanguard));
  scene.pass();
}

} // namespace

TEST_CASE("A heal trigger heals one chosen card with as much damage as the opponent or more [vge 11.10.2.5, "
          "7.20.1]") {
  Scene scene;
  int ours = 0;
  SUBCASE("as much") {
    ours = 2;
  }
  SUBCASE("more") {
    ours = 3;
  }
  scene.damage(A, ours);
  scene.damage(B, 2);
  scene.vanguard(A, "single");
  scene.rear(A, Zone::FrontLeft, "porter");
  scene.deck_top(A, {"heal"});
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard));
  scene.pass();
  REQUIRE(scene.asks(Question::Trigger));
  CHECK(scene.options(Verb::Heal) == static_cast<std::size_t>(ours));
  const auto healed = scene.first_in(A, Zone::Damage);
  scene.take(Verb::Heal, healed);
  CHECK(scene.lies(healed) == Zone::Drop);
  CHECK(scene.count(A, Zone::Damage) == ours - 1);
  CHECK(scene.moved("7.20.1", healed) > 0);
  scene.take(Verb::GivePower, scene.on(A, Zone::Vanguard));
  CHECK(scene.power(scene.on(A, Zone::Vanguard)) == 23000);
}

TEST_CASE("With less damage than the opponent nothing is healed, but the power is given [vge 11.10.2.5]") {
  Scene scene;
  scene.damage(A, 1);
  scene.damage(B, 2);
  scene.rear(A, Zone::BackLeft, "runner");
  scene.vanguard(A, "single");
  scene.deck_top(A, {"heal"});
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard));
  scene.pass();
  REQUIRE(scene.asks(Question::Trigger));
  CHECK_FALSE(scene.offers(Verb::Heal));
  CHECK(scene.refused(A, Verb::Heal, scene.first_in(A, Zone::Damage)) == Rules{"11.10.2.5"});
  scene.take(Verb::GivePower, scene.on(A, Zone::Vanguard));
  CHECK(scene.count(A, Zone::Damage) == 1);
}

TEST_CASE("Without any damage there is nothing to heal [vge 11.10.2.5, 1.3.2]") {
  Scene scene;
  scene.vanguard(A, "single");
  scene.deck_top(A, {"heal"});
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard));
  scene.pass();
  CHECK_FALSE(scene.asks(Question::Trigger));
  CHECK(scene.count(A, Zone::Drop) == 0);
}

TEST_CASE("The opponent's cards cannot be healed [vge 7.20.1]") {
  Scene scene;
  scene.damage(A, 2);
  scene.damage(B, 1);
  scene.vanguard(A, "single");
  scene.deck_top(A, {"heal"});
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard));
  scene.pass();
  CHECK(scene.refused(A, Verb::Heal, scene.first_in(B, Zone::Damage)) == Rules{"7.20.1"});
}

TEST_CASE("At a damage check the checked card does not count yet [vge 11.10.2.5, 13.6.4]") {
  Scene scene;
  scene.damage(A, 3);
  scene.damage(B, 2); // with the checked card it would be 3, as many as A's
  scene.rear(B, Zone::BackLeft, "runner");
  scene.deck_top(B, {"heal"});
  one_damage_check(scene);
  REQUIRE(scene.asks(Question::Trigger));
  CHECK(scene.asked() == B);
  CHECK_FALSE(scene.offers(Verb::Heal));
  scene.take(Verb::GivePower, scene.on(B, Zone::Vanguard));
  CHECK(scene.count(B, Zone::Damage) == 3);
}

TEST_CASE(
    "A heal at the sixth damage saves: one is healed before the checked card comes [vge 11.10.2.5, 13.7.2]") {
  Scene scene;
  scene.damage(A, 5);
  scene.damage(B, 5);
  scene.deck_top(B, {"heal"});
  one_damage_check(scene);
  REQUIRE(scene.asks(Question::Trigger));
  scene.take(Verb::Heal, scene.first_in(B, Zone::Damage));
  CHECK(scene.match.outcome == Outcome::Ongoing);
  CHECK(scene.count(B, Zone::Damage) == 5);
  CHECK(scene.ids(B, Zone::Damage).back() == "heal");
  CHECK(scene.moved("7.20.1") < scene.moved("13.7.2"));
}

TEST_CASE("Heals of two damage in a row save twice, and one does not save from two [vge 13.6, 13.2.2]") {
  Scene scene;
  scene.damage(A, 5);
  scene.damage(B, 5);
  bool saved = false;
  SUBCASE("two heals") {
    scene.deck_top(B, {"heal", "heal"});
    saved = true;
  }
  SUBCASE("one heal, then none") {
    scene.deck_top(B, {"heal", "blank"});
  }
  one_damage_check(scene, "double");
  scene.take(Verb::Heal, scene.first_in(B, Zone::Damage));
  if (saved) scene.take(Verb::Heal, scene.first_in(B, Zone::Damage));
  CHECK((scene.match.outcome == Outcome::Ongoing) == saved);
  CHECK(scene.count(B, Zone::Damage) == (saved ? 5 : 6));
}

// --- Other triggers at damage checks --------------------------------------------------------------------------------

TEST_CASE(
    "A damage checked trigger works like a drive checked one, and then is damage [vge 13.6.4, 4.13.1.2]") {
  Scene scene;
  const auto rear = scene.rear(B, Zone::BackLeft, "runner", Orientation::Rest);
  scene.deck_top(B, {"stand"});
  one_damage_check(scene);
  REQUIRE(scene.asks(Question::Trigger));
  CHECK(scene.asked() == B);
  scene.take(Verb::Stand, rear);
  CHECK(scene.standing(rear));
  scene.take(Verb::GivePower, scene.on(B, Zone::Vanguard));
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 18000);
  CHECK(scene.ids(B, Zone::Damage) == Ids{"stand"});
}

TEST_CASE("Guardians are units too: a trigger may be given to one [vge 2.9.3.1.1, 4.8.2]") {
  Scene scene;
  const auto guardian = scene.hand(B, "spark");
  const auto giant = scene.rear(A, Zone::FrontLeft, "giant");
  scene.deck_top(B, {"critical"});
  scene.begin(Proc::BattlePhase);
  scene.attack(giant, scene.on(B, Zone::Vanguard));
  scene.take(Verb::Guard, guardian);
  scene.pass();
  REQUIRE(scene.asks(Question::Trigger));
  CHECK(scene.offers(Verb::GivePower, guardian));
  CHECK(scene.offers(Verb::GiveCritical, guardian));
  scene.take(Verb::GiveCritical, guardian);
  scene.take(Verb::GivePower, guardian);
  CHECK(scene.lies(guardian) == Zone::Drop); // retired later in the same damage step
}

TEST_CASE(
    "A guardian chosen by a stand trigger does not stand: it is no rear-guard [vge 11.10.2.4, 4.9.2.6]") {
  Scene scene;
  const auto guardian = scene.hand(B, "spark");
  const auto giant = scene.rear(A, Zone::FrontLeft, "giant");
  scene.deck_top(B, {"stand"});
  scene.begin(Proc::BattlePhase);
  scene.attack(giant, scene.on(B, Zone::Vanguard));
  scene.take(Verb::Guard, guardian);
  scene.pass();
  scene.take(Verb::Stand, guardian);
  CHECK_FALSE(scene.standing(guardian));
}

TEST_CASE("An over trigger at a damage check is removed and does not come to the damage zone [vge 11.10.2.7, "
          "13.7.1]") {
  Scene scene;
  scene.damage(B, 5); // not even as the sixth
  scene.deck_top(B, {"over"});
  one_damage_check(scene);
  while (scene.asks(Question::Trigger))
    scene.take(scene.offers(Verb::Remove) ? Verb::Remove
               : scene.offers(Verb::Draw) ? Verb::Draw
                                          : Verb::GivePower);
  CHECK(scene.match.outcome == Outcome::Ongoing);
  CHECK(scene.count(B, Zone::Damage) == 5);
  CHECK(scene.count(B, Zone::Removed) == 1);
  CHECK(scene.count(B, Zone::Hand) == 1);
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 13000 + 100'000'000);
}

TEST_CASE("Power from a damage check lasts for the rest of the attacker's turn [vge 11.10.2]") {
  Scene scene;
  scene.deck_top(B, {"draw"});
  one_damage_check(scene);
  while (scene.asks(Question::Trigger))
    scene.take(scene.offers(Verb::Draw) ? Verb::Draw : Verb::GivePower);
  REQUIRE(scene.asks(Question::Attack)); // A goes on, against 23000
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 23000);
  scene.take(Verb::NoAttack);
  CHECK(scene.power(scene.on(B, Zone::Vanguard)) == 13000);
}
