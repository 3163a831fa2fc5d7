// The damage step and the close step: hits, retirement, the end of a battle. [vge 10.7, 10.8]
#include "battle.h"

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::EventKind;

TEST_CASE("Equal power hits, less does not [vge 10.7.1.2]") {
  Battle battle("single"); // 13000
  battle.vanguard_is_attacked();
  SUBCASE("equal") {
    battle.scene.pass();
    CHECK(battle.hit());
    CHECK(battle.scene.count(B, Zone::Damage) == 1);
  }
  SUBCASE("one less") {
    battle.scene.gain(battle.attacker, Attribute::Power, -1);
    battle.scene.pass();
    CHECK(battle.missed());
    CHECK_FALSE(battle.hit());
    CHECK(battle.scene.count(B, Zone::Damage) == 0);
  }
}

TEST_CASE("A hit on the vanguard deals damage equal to the critical [vge 10.7.1.4]") {
  Battle battle("double");
  battle.vanguard_is_attacked();
  battle.scene.pass();
  CHECK(battle.scene.count(B, Zone::Damage) == 2);
  CHECK(battle.scene.damage_left(B) == 0);
  CHECK(battle.scene.when("10.7.1.4", EventKind::Counted) > 0);
}

TEST_CASE("A critical of 0 or less deals no damage, though it hits [vge 10.7.1.4.1]") {
  Battle battle("harmless");
  battle.vanguard_is_attacked();
  SUBCASE("zero") {}
  SUBCASE("below zero") {
    battle.scene.gain(battle.attacker, Attribute::Critical, -2);
  }
  battle.scene.pass();
  CHECK(battle.hit());
  CHECK(battle.scene.count(B, Zone::Damage) == 0);
  CHECK(battle.scene.damage_left(B) == 0);
}

TEST_CASE("A hit rear-guard is retired and takes no damage [vge 10.7.1.10]") {
  Battle battle("giant");
  battle.rear_guard_is_attacked("porter");
  battle.scene.pass();
  CHECK(battle.hit());
  CHECK(battle.scene.lies(battle.target) == Zone::Drop);
  CHECK(battle.scene.count(B, Zone::Damage) == 0);
}

TEST_CASE("A rear-guard that was not hit stays [vge 10.7.1.10]") {
  Battle battle("weak");
  battle.rear_guard_is_attacked("porter");
  battle.scene.pass();
  CHECK(battle.missed());
  CHECK(battle.scene.lies(battle.target) == Zone::FrontRight);
}

TEST_CASE(
    "Guardians are retired before the hit rear-guard, after the hit is told [vge 10.7.1.10, 10.7.1.6]") {
  Battle battle("giant");
  const auto guardian = battle.scene.hand(B, "spark");
  battle.rear_guard_is_attacked("porter");
  battle.scene.take(Verb::Guard, guardian);
  battle.scene.pass();
  const int hit = battle.scene.when("10.7.1.6", EventKind::Said);
  CHECK(hit > 0);
  CHECK(hit < battle.scene.moved("10.7.1.10", guardian));
  CHECK(battle.scene.moved("10.7.1.10", guardian) < battle.scene.moved("10.7.1.10", battle.target));
}

TEST_CASE("The steps of the damage step follow in this order [vge 10.7.1, 10.8.1]") {
  Battle battle("giant");
  battle.vanguard_is_attacked();
  battle.scene.forget();
  battle.scene.pass();
  int before = -1;
  for (const char* rule :
       {"10.7.1.1", "10.7.1.2", "10.7.1.3", "10.7.1.4", "10.7.1.5", "10.7.1.6", "10.7.1.9", "10.7.1.10",
        "10.7.1.11", "10.8.1", "10.8.1.1", "10.8.1.2", "10.8.1.3", "10.8.1.4"}) {
    CAPTURE(rule);
    CHECK(battle.scene.entered(rule) > before);
    before = battle.scene.entered(rule);
  }
}

TEST_CASE("Damage is taken before the hit happens [vge 10.7.1.5, 10.7.1.6]") {
  Battle battle("giant");
  battle.vanguard_is_attacked();
  battle.scene.pass();
  CHECK(battle.scene.moved("13.7.2") > 0);
  CHECK(battle.scene.moved("13.7.2") < battle.scene.when("10.7.1.6", EventKind::Said));
}

TEST_CASE("No comparison, and no hit, when the target has left its circle [vge 10.7.1.2.1]") {
  Battle battle("giant");
  const auto before = battle.scene.rear(B, Zone::BackRight, "runner");
  battle.rear_guard_is_attacked("porter");
  twoseat::Game game{battle.scene.book(), battle.scene.match, nullptr};
  exchange(game, B, Zone::FrontRight); // it goes to the back row
  REQUIRE(battle.scene.lies(battle.target) == Zone::BackRight);
  battle.scene.pass();
  CHECK(battle.missed());
  CHECK(battle.scene.lies(battle.target) == Zone::BackRight);
  CHECK(battle.scene.lies(before) ==
        Zone::FrontRight); // who came to the circle is not attacked [vge 10.4.1.11]
}

TEST_CASE("No comparison, and no hit, when the attacker has left its circle [vge 10.7.1.2.1, 10.4.1.5.1]") {
  Battle battle("giant");
  battle.vanguard_is_attacked();
  twoseat::Game game{battle.scene.book(), battle.scene.match, nullptr};
  exchange(game, A, Zone::FrontLeft);
  battle.scene.pass();
  CHECK(battle.missed());
  CHECK(battle.scene.count(B, Zone::Damage) == 0);
}

TEST_CASE("An attacker that leaves after the comparison deals no damage, though it hit [vge 10.7.1.4.2]") {
  Battle battle("giant");
  battle.vanguard_is_attacked();
  battle.scene.pass(); // played through; now again from the comparison on
  REQUIRE(battle.hit());
  Battle again("giant");
  again.vanguard_is_attacked();
  auto& match = again.scene.match;
  match.stack.pop(); // the guard step
  match.stack.back().step = 13;
  match.stack.back().locals[battle_local::hit] = 1;
  twoseat::Game game{again.scene.book(), match, &again.scene.events};
  twoseat::vanguard::call(game, Proc::DamageStep, A);
  match.stack.back().step = 3; // deal damage
  exchange(game, A, Zone::FrontLeft);
  advance(game);
  CHECK(again.hit());
  CHECK(again.scene.count(B, Zone::Damage) == 0);
}

// --- Close step ---------------------------------------------------------------------------------------------------

TEST_CASE("At the end of a battle nobody attacks, is attacked or boosts any more [vge 10.8.1.2]") {
  Battle battle("giant");
  const auto booster = battle.scene.rear(A, Zone::BackLeft, "runner");
  battle.scene.begin(Proc::BattlePhase);
  battle.target = battle.scene.on(B, Zone::Vanguard);
  battle.scene.attack(battle.attacker, battle.target, booster);
  CHECK(battle.scene.match.relations.size() == 3);
  battle.scene.pass();
  REQUIRE(battle.scene.asks(Question::Attack));
  CHECK(battle.scene.match.relations.empty());
}

TEST_CASE(
    "What lasts until the end of the battle ends in its close step, what lasts longer stays [vge 10.8.1.2]") {
  Battle battle("giant");
  battle.vanguard_is_attacked();
  twoseat::Modification change;
  change.subject = battle.attacker;
  change.attribute = num(Attribute::Power);
  change.layer = num(Layer::Numbers);
  change.amount = 5000;
  change.duration = twoseat::Duration::Battle;
  twoseat::Game game{battle.scene.book(), battle.scene.match, nullptr};
  modify(game, change);
  battle.scene.gain(battle.attacker, Attribute::Power, 1000);
  CHECK(battle.scene.power(battle.attacker) == 56000);
  battle.scene.pass();
  CHECK(battle.scene.power(battle.attacker) == 51000);
}

TEST_CASE("A battle counts from its beginning [vge 10.1.3]") {
  Battle battle("weak");
  CHECK(battle.scene.match.battle == 0);
  battle.vanguard_is_attacked();
  CHECK(battle.scene.match.battle == 1);
  battle.scene.pass();
  battle.scene.attack(battle.scene.on(A, Zone::Vanguard), battle.target);
  CHECK(battle.scene.match.battle == 2);
}
