// Damage checks: one card at a time, whose first, and the damage that loses. [vge 13.6, 13.7, 13.2]
#include "battle.h"

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::EventKind;
using twoseat::Outcome;

TEST_CASE("Damage is worked off one card at a time [vge 13.6.2, 13.6.3, 13.7.2]") {
  Battle battle("double");
  battle.scene.deck_top(B, {"watcher", "porter"});
  battle.vanguard_is_attacked();
  battle.scene.forget();
  battle.scene.pass();
  CHECK(battle.scene.ids(B, Zone::Damage) == Ids{"watcher", "porter"});
  std::vector<std::string> order;
  for (const auto& event : battle.scene.events)
    if (event.kind == EventKind::Moved && event.rule.number[0] == '1' && event.rule.number[1] == '3')
      order.push_back(event.rule.number);
  CHECK(order == Rules{"13.6.3", "13.7.2", "13.6.3", "13.7.2"});
  CHECK(battle.scene.times("13.6.2", EventKind::Counted) == 2);
}

TEST_CASE("With damage for both the turn player's is checked first [vge 13.6.1.1]") {
  for (const auto turn_player : {A, B}) {
    Scene scene;
    scene.begin(Proc::MainPhase, turn_player, turn_player == A ? 5 : 6);
    scene.match[A].counters[num(Counter::VanguardDamage)] = 2;
    scene.match[B].counters[num(Counter::VanguardDamage)] = 1;
    scene.forget();
    scene.check_timing();
    std::vector<twoseat::Seat> order;
    for (const auto& event : scene.events)
      if (event.kind == EventKind::Moved && event.rule == twoseat::Rule{"13.6.3"})
        order.push_back(event.seat);
    if (turn_player == A)
      CHECK(order == std::vector<twoseat::Seat>{A, A, B});
    else
      CHECK(order == std::vector<twoseat::Seat>{B, A, A});
  }
}

TEST_CASE("Both at five damage: the turn player checks first and loses alone [vge 13.6.1.1, 13.2.2]") {
  Scene scene;
  scene.damage(A, 5);
  scene.damage(B, 5);
  scene.begin(Proc::MainPhase);
  scene.match[A].counters[num(Counter::VanguardDamage)] = 1;
  scene.match[B].counters[num(Counter::VanguardDamage)] = 1;
  scene.check_timing();
  CHECK(scene.match.outcome == Outcome::WonByB);
  CHECK(scene.count(B, Zone::Damage) == 5);
}

TEST_CASE("No damage is checked while a card lies in any trigger zone [vge 13.6.1]") {
  Scene scene;
  scene.rear(A, Zone::FrontLeft, "porter");
  scene.deck_top(A, {"critical"});
  scene.begin(Proc::BattlePhase);
  const auto attacker = scene.on(A, Zone::Vanguard);
  scene.attack(attacker, scene.on(B, Zone::Vanguard));
  scene.pass();
  REQUIRE(scene.asks(Question::Trigger)); // A's drive check
  scene.match[B].counters[num(Counter::VanguardDamage)] = 1;
  scene.take(Verb::GiveCritical, attacker);
  const auto checked = scene.first_in(A, Zone::Trigger);
  scene.forget();
  scene.take(Verb::GivePower, attacker);
  CHECK(scene.moved("10.6.1.2.6", checked) >= 0);
  CHECK(scene.moved("10.6.1.2.6", checked) < scene.moved("13.6.3"));
}

TEST_CASE("The sixth damage loses at the check timing, not before the card is there [vge 13.2.2, 1.2.2.1]") {
  Battle battle("giant");
  battle.scene.damage(B, 5);
  battle.scene.deck_top(B, {"critical"});
  battle.vanguard_is_attacked();
  battle.scene.rear(B, Zone::BackLeft, "runner");
  battle.scene.pass();
  REQUIRE(battle.scene.asks(Question::Trigger)); // the trigger is still played
  CHECK(battle.scene.match.outcome == Outcome::Ongoing);
  battle.scene.take(Verb::GiveCritical, battle.target);
  battle.scene.take(Verb::GivePower, battle.target);
  CHECK(battle.scene.match.outcome == Outcome::WonByA);
  CHECK(battle.scene.match.outcome_reason == num(Ending::SixDamage));
  CHECK(battle.scene.count(B, Zone::Damage) == 6);
  CHECK(battle.scene.moved("13.7.2") < battle.scene.when("13.2.2", EventKind::Ended));
  CHECK_FALSE(battle.hit()); // the battle did not go on
}

TEST_CASE("Of two damage the first may already lose: the second is not checked [vge 11.6.1.1, 13.2.2]") {
  Battle battle("double");
  battle.scene.damage(B, 5);
  battle.vanguard_is_attacked();
  battle.scene.pass();
  CHECK(battle.scene.match.outcome == Outcome::WonByA);
  CHECK(battle.scene.count(B, Zone::Damage) == 6);
  CHECK(battle.scene.damage_left(B) == 1);
}

TEST_CASE(
    "The last card of the deck as damage loses, before it comes to the damage zone [vge 13.2.3, 13.7.1]") {
  Battle battle("giant");
  battle.scene.deck(B, 1);
  battle.vanguard_is_attacked();
  battle.scene.pass();
  CHECK(battle.scene.match.outcome == Outcome::WonByA);
  CHECK(battle.scene.match.outcome_reason == num(Ending::EmptyDeck));
  CHECK(battle.scene.count(B, Zone::Trigger) == 1);
  CHECK(battle.scene.count(B, Zone::Damage) == 0);
}
