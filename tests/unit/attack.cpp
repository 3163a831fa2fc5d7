// Who may attack whom, resting, targets and boosts. [vge 10.1, 10.3, 10.4, 14.5]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::EventKind;
using twoseat::Orientation;

TEST_CASE("The player who goes first cannot attack in the first turn [vge 10.3.2]") {
  Scene scene;
  const auto unit = scene.rear(A, Zone::FrontLeft, "porter");
  scene.begin(Proc::MainPhase, A, 1);
  CHECK(scene.refused_by("10.3.2", A, Verb::Attack));
  CHECK(scene.refused_by("10.3.2", A, Verb::AttackWith, unit));
  scene.take(Verb::EndMain); // not even asked: the choice not to attack is made by itself
  CHECK(scene.match.turn_player == B);
  CHECK(scene.asks(Question::Ride));
}

TEST_CASE("The other player may attack in the second turn [vge 10.3.2]") {
  Scene scene;
  scene.begin(Proc::MainPhase, B, 2);
  scene.take(Verb::EndMain);
  CHECK(scene.asks(Question::Attack));
  CHECK(scene.rule_asked() == "10.3.1.3");
  CHECK(scene.offers(Verb::Attack));
  CHECK(scene.offers(Verb::NoAttack));
}

TEST_CASE("Whether to attack is decided before with whom and whom [vge 10.3.1.3, 10.4.1.3, 10.4.1.6]") {
  Scene scene;
  scene.rear(A, Zone::FrontLeft, "porter");
  const auto target = scene.rear(B, Zone::FrontLeft, "porter");
  scene.begin(Proc::BattlePhase);
  REQUIRE(scene.asks(Question::Attack));
  scene.take(Verb::Attack);
  REQUIRE(scene.asks(Question::Attacker));
  CHECK(scene.rule_asked() == "10.4.1.3");
  CHECK(scene.entered("10.3.1.4") < scene.entered("10.4.1.1"));
  CHECK(scene.entered("10.4.1.1") < scene.entered("10.4.1.2"));
  const auto attacker = scene.on(A, Zone::Vanguard);
  scene.take(Verb::AttackWith, attacker);
  REQUIRE(scene.asks(Question::Target));
  CHECK(scene.rule_asked() == "10.4.1.6");
  CHECK_FALSE(scene.standing(attacker)); // it rests, and attacks, before its target is chosen [vge 10.4.1.5]
  CHECK(scene.when("10.4.1.5", EventKind::Rested, attacker) <
        scene.when("10.4.1.5.3", EventKind::Related, attacker));
  scene.take(Verb::AttackTarget, target);
  CHECK(scene.when("10.4.1.5.3", EventKind::Related, attacker) <
        scene.when("10.4.1.9", EventKind::Related, target));
}

TEST_CASE("Only standing units of one's own front row attack [vge 10.4.1.3]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  const auto resting = scene.rear(A, Zone::FrontRight, "porter", Orientation::Rest);
  const auto back = scene.rear(A, Zone::BackLeft, "runner");
  const auto theirs = scene.rear(B, Zone::FrontLeft, "porter");
  scene.begin(Proc::BattlePhase);
  scene.take(Verb::Attack);
  CHECK(scene.options(Verb::AttackWith) == 2);
  CHECK(scene.offers(Verb::AttackWith, left));
  CHECK(scene.offers(Verb::AttackWith, scene.on(A, Zone::Vanguard)));
  for (const auto card : {resting, back, theirs})
    CHECK(scene.refused_by("10.4.1.3", A, Verb::AttackWith, card));
}

TEST_CASE("Only units of the opponent's front row are attacked, resting ones too [vge 10.4.1.6]") {
  Scene scene;
  const auto front = scene.rear(B, Zone::FrontLeft, "porter", Orientation::Rest);
  const auto back = scene.rear(B, Zone::BackLeft, "runner");
  const auto own = scene.rear(A, Zone::FrontLeft, "porter");
  scene.begin(Proc::BattlePhase);
  scene.take(Verb::Attack);
  scene.take(Verb::AttackWith, own);
  CHECK(scene.options(Verb::AttackTarget) == 2);
  CHECK(scene.offers(Verb::AttackTarget, front));
  CHECK(scene.offers(Verb::AttackTarget, scene.on(B, Zone::Vanguard)));
  for (const auto card : {back, own})
    CHECK(scene.refused(A, Verb::AttackTarget, card) == Rules{"10.4.1.6"});
}

TEST_CASE("After an attack the start step comes again; without a possible attacker the phase ends [vge "
          "10.3.2, 10.8.1.4]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  scene.begin(Proc::BattlePhase);
  scene.attack(left, scene.on(B, Zone::Vanguard));
  scene.pass();
  REQUIRE(scene.asks(Question::Attack));
  CHECK(scene.match.battle == 1);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard));
  scene.pass();
  CHECK(scene.match.turn_player == B); // everybody rests: nothing left to ask
  CHECK(scene.match.battle == 0);      // battles are counted by turn
}

TEST_CASE("Not to attack ends the battle phase [vge 10.3.1.5]") {
  Scene scene;
  scene.begin(Proc::BattlePhase);
  scene.take(Verb::NoAttack);
  CHECK(scene.match.turn_player == B);
  CHECK(scene.entered("9.11.9") > 0);
}

TEST_CASE("What triggers at the beginning of the battle phase is checked once a phase [vge 10.3.1.1]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  scene.begin(Proc::BattlePhase);
  scene.attack(left, scene.on(B, Zone::Vanguard));
  scene.pass();
  CHECK(scene.times("10.3.1.1", EventKind::Entered) == 1);
  CHECK(scene.times("10.3.1.2", EventKind::Entered) == 2);
}

TEST_CASE("A battle without any unit to attack with ends without a close step, and the phase with it [vge "
          "10.4.1.3.1]") {
  Scene scene;
  scene.vanguard(A, "keeper", Orientation::Rest);
  scene.begin(Proc::MainPhase);
  scene.match.stack.pop(); // into a battle that no play of cards without text can reach
  twoseat::Game game{scene.book(), scene.match, &scene.events};
  twoseat::vanguard::call(game, Proc::BattlePhase, A);
  scene.match.stack.back().step = 5;
  twoseat::vanguard::call(game, Proc::Battle, A);
  scene.match.stack[0].step = 6;
  advance(game);
  CHECK(scene.entered("10.4.1.4") > 0);
  CHECK(scene.entered("10.4.1.5") == -1);
  CHECK(scene.entered("10.8.1") == -1);
  CHECK(scene.entered("9.11.9") > 0);
  CHECK(scene.match.turn_player == B);
}

TEST_CASE("An attack without a target goes to the close step; its attacker stays at rest [vge 10.4.1.7.1]") {
  Scene scene;
  scene.begin(Proc::BattlePhase);
  const auto attacker = scene.on(A, Zone::Vanguard);
  scene.take(Verb::Attack); // the only attacker and the only target are taken by themselves
  REQUIRE(scene.asks(Question::Guard));
  scene.forget();
  // Back to the choice of a target, with nobody to choose.
  while (scene.match.stack.back().procedure != num(Proc::Battle))
    scene.match.stack.pop();
  scene.match.stack.back().step = 5;
  scene.match.stack.back().set_card(battle_local::target, {});
  const auto gone = scene.on(B, Zone::Vanguard);
  const auto soul = scene.add(B, Zone::Soul, "runner");
  twoseat::Game game{scene.book(), scene.match, &scene.events};
  put(game, gone, B, Zone::Soul, Cause::RuleAction, {"13.3.3"});
  scene.match.relations.remove_if([](const twoseat::Relation& r) { return r.kind == num(Link::Attacked); });
  advance(game);
  CHECK(scene.entered("10.4.1.7") >= 0);
  CHECK(scene.entered("10.4.1.9") == -1);
  CHECK(scene.entered("10.5.1") == -1);
  CHECK(scene.entered("10.8.1") > 0);
  CHECK_FALSE(scene.standing(attacker));
  CHECK(scene.lies(soul) == Zone::Soul);
}

// --- Boost --------------------------------------------------------------------------------------------------------

TEST_CASE(
    "The unit behind the attacker may boost it: it rests and adds its power [vge 10.4.1.12, 7.47.1.2]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  const auto booster = scene.rear(A, Zone::BackLeft, "runner");
  scene.begin(Proc::BattlePhase);
  scene.take(Verb::Attack);
  scene.take(Verb::AttackWith, left);
  REQUIRE(scene.asks(Question::Boost));
  CHECK(scene.rule_asked() == "10.4.1.12");
  CHECK(scene.asked() == A);
  scene.take(Verb::Boost, booster);
  CHECK_FALSE(scene.standing(booster));
  CHECK(scene.power(left) == 9000 + 8000);
  CHECK(scene.when("7.47.1.2", EventKind::Rested, booster) <
        scene.when("10.4.1.12.2", EventKind::Related, booster));
}

TEST_CASE("Boosting is an offer [vge 10.4.1.12]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  const auto booster = scene.rear(A, Zone::BackLeft, "runner");
  scene.begin(Proc::BattlePhase);
  scene.attack(left, scene.on(B, Zone::Vanguard));
  CHECK(scene.standing(booster));
  CHECK(scene.power(left) == 9000);
}

TEST_CASE("A booster adds its power as it is at the time [vge 10.4.1.12.1]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  const auto booster = scene.rear(A, Zone::BackLeft, "runner");
  scene.begin(Proc::BattlePhase);
  scene.attack(left, scene.on(B, Zone::Vanguard), booster);
  scene.gain(booster, Attribute::Power, 10000);
  CHECK(scene.power(left) == 9000 + 18000);
}

TEST_CASE(
    "Who boosts must have Boost, stand, and stand behind the attacker [vge 14.5.1, 7.47.1.1, 10.4.1.12]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  SUBCASE("without Boost") {
    const auto behind_it = scene.rear(A, Zone::BackLeft, "blank");
    scene.begin(Proc::BattlePhase);
    scene.attack(left, scene.on(B, Zone::Vanguard));
    CHECK(scene.refused_by("14.5.1", A, Verb::Boost, behind_it));
  }
  SUBCASE("resting") {
    const auto behind_it = scene.rear(A, Zone::BackLeft, "runner", Orientation::Rest);
    scene.begin(Proc::BattlePhase);
    scene.attack(left, scene.on(B, Zone::Vanguard));
    CHECK(scene.refused_by("7.47.1.1", A, Verb::Boost, behind_it));
  }
  SUBCASE("in another column") {
    const auto elsewhere = scene.rear(A, Zone::BackCenter, "runner");
    scene.begin(Proc::BattlePhase);
    scene.attack(left, scene.on(B, Zone::Vanguard));
    CHECK(scene.refused_by("10.4.1.12", A, Verb::Boost, elsewhere));
  }
  SUBCASE("in the front row") {
    const auto beside = scene.rear(A, Zone::FrontRight, "runner");
    scene.begin(Proc::BattlePhase);
    scene.attack(left, scene.on(B, Zone::Vanguard));
    CHECK(scene.refused_by("10.4.1.12", A, Verb::Boost, beside));
  }
  CHECK(scene.asks(Question::Guard)); // none of them was offered
}

TEST_CASE("The unit behind the vanguard boosts the vanguard [vge 4.9.1.1, 10.4.1.12]") {
  Scene scene;
  const auto booster = scene.rear(A, Zone::BackCenter, "spark");
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard), booster);
  CHECK(scene.power(scene.on(A, Zone::Vanguard)) == 13000 + 6000);
}

TEST_CASE("Boosting ends when the battle does [vge 10.8.1.2]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  const auto booster = scene.rear(A, Zone::BackLeft, "runner");
  scene.begin(Proc::BattlePhase);
  scene.attack(left, scene.on(B, Zone::Vanguard), booster);
  scene.pass();
  CHECK(scene.power(left) == 9000);
  CHECK_FALSE(scene.standing(booster));
}

TEST_CASE("Boosting ends when booster or boosted leaves its circle [vge 7.47.1.2]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  const auto booster = scene.rear(A, Zone::BackLeft, "runner");
  scene.begin(Proc::BattlePhase);
  scene.attack(left, scene.on(B, Zone::Vanguard), booster);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  SUBCASE("the booster") {
    retire(game, booster, {"7.18.1"});
    CHECK(scene.power(left) == 9000);
  }
  SUBCASE("the boosted") {
    retire(game, left, {"7.18.1"});
  }
  CHECK_FALSE(related(scene.match, booster, Link::Boosting));
}

TEST_CASE("Facing columns are mirrored: my left is your right [vge 4.9.1.2]") {
  CHECK(facing(Column::Left) == Column::Right);
  CHECK(facing(Column::Center) == Column::Center);
  CHECK(facing(Column::Right) == Column::Left);
  Scene scene;
  for (const auto seat : {A, B}) {
    CHECK(scene.match[place(seat, Zone::FrontLeft)].column == num(Column::Left));
    CHECK(scene.match[place(seat, Zone::BackLeft)].column == num(Column::Left));
    CHECK(scene.match[place(seat, Zone::Vanguard)].column == num(Column::Center));
    CHECK(scene.match[place(seat, Zone::BackCenter)].column == num(Column::Center));
    CHECK(scene.match[place(seat, Zone::FrontRight)].column == num(Column::Right));
    CHECK(scene.match[place(seat, Zone::BackRight)].column == num(Column::Right));
  }
}
