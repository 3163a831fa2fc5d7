// The trigger icons in drive checks: every sub-ability once, in any order, with its own choice. [vge 11.10]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::EventKind;
using twoseat::Orientation;

namespace {

struct Table {
  Scene scene;
  CardId vanguard, left, back, theirs;

  // A's grade 3 vanguard with one drive check attacks B's; two rear-guards stand beside it.
  explicit Table(const char* checked) {
    vanguard = scene.vanguard(A, "single");
    left = scene.rear(A, Zone::FrontLeft, "porter");
    back = scene.rear(A, Zone::BackRight, "runner");
    scene.deck_top(A, {checked, "watcher"});
  }
  void check() {
    scene.begin(Proc::BattlePhase);
    theirs = scene.on(B, Zone::Vanguard);
    scene.attack(vanguard, theirs);
    scene.pass();
  }
};

} // namespace

TEST_CASE("A critical trigger gives critical +1 and its power, to units chosen apart [vge 11.10.2.2]") {
  Table t("critical");
  t.check();
  REQUIRE(t.scene.asks(Question::Trigger));
  CHECK(t.scene.asked() == A);
  CHECK(t.scene.rule_asked() == "11.10.3.1");
  CHECK(t.scene.options(Verb::GiveCritical) == 3);
  CHECK(t.scene.options(Verb::GivePower) == 3);
  SUBCASE("critical first") {
    t.scene.take(Verb::GiveCritical, t.vanguard);
    CHECK_FALSE(t.scene.offers(Verb::GiveCritical));
    t.scene.take(Verb::GivePower, t.left);
  }
  SUBCASE("power first [vge 11.10.3.1]") {
    t.scene.take(Verb::GivePower, t.left);
    CHECK_FALSE(t.scene.offers(Verb::GivePower));
    t.scene.take(Verb::GiveCritical, t.vanguard);
  }
  CHECK_FALSE(t.scene.asks(Question::Trigger)); // each was played once [vge 11.10.3.2]
  CHECK(t.scene.critical(t.vanguard) == 2);
  CHECK(t.scene.power(t.left) == 9000 + 10000);
  CHECK(t.scene.power(t.vanguard) == 13000);
  CHECK(t.scene.when("11.10.2.2", EventKind::Modified, t.vanguard) > 0);
  CHECK(t.scene.count(B, Zone::Damage) == 2);
}

TEST_CASE("A draw trigger draws a card and gives its power [vge 11.10.2.3]") {
  Table t("draw");
  t.check();
  REQUIRE(t.scene.asks(Question::Trigger));
  SUBCASE("drawing first") {
    t.scene.take(Verb::Draw);
    CHECK(t.scene.ids(A, Zone::Hand) == Ids{"watcher"});
    CHECK_FALSE(t.scene.offers(Verb::Draw));
    t.scene.take(Verb::GivePower, t.back);
  }
  SUBCASE("power first") {
    t.scene.take(Verb::GivePower, t.back);
    CHECK(t.scene.count(A, Zone::Hand) >= 1); // what is left has no choice and was done
  }
  CHECK(t.scene.power(t.back) == 8000 + 10000);
  CHECK(t.scene.ids(A, Zone::Hand) == Ids{"watcher", "draw"});
  CHECK(t.scene.moved("11.10.2.3") > 0);
}

TEST_CASE("A stand trigger stands a rear-guard and gives its power [vge 11.10.2.4]") {
  Table t("stand");
  t.scene.match[t.back].orientation = Orientation::Rest;
  t.check();
  REQUIRE(t.scene.asks(Question::Trigger));
  CHECK(t.scene.options(Verb::Stand) == 3); // "one of your units": the vanguard too
  t.scene.take(Verb::Stand, t.back);
  CHECK(t.scene.standing(t.back));
  t.scene.take(Verb::GivePower, t.back);
  CHECK(t.scene.power(t.back) == 8000 + 5000); // the number on the icon [vge 11.10.5]
  CHECK(t.scene.when("11.10.2.4", EventKind::Stood, t.back) > 0);
}

TEST_CASE("A vanguard chosen by a stand trigger does not stand [vge 11.10.2.4]") {
  Table t("stand");
  t.check();
  CHECK_FALSE(t.scene.standing(t.vanguard));
  t.scene.take(Verb::Stand, t.vanguard);
  CHECK_FALSE(t.scene.standing(t.vanguard));
  CHECK_FALSE(t.scene.offers(Verb::Stand)); // and that was its one time
}

TEST_CASE("A rear-guard that a stand trigger stood attacks again [vge 11.10.2.4]") {
  Scene scene;
  const auto vanguard = scene.vanguard(A, "single");
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  scene.deck_top(A, {"stand"});
  scene.begin(Proc::BattlePhase);
  const auto theirs = scene.on(B, Zone::Vanguard);
  scene.attack(left, theirs);
  scene.pass();
  scene.attack(vanguard, theirs);
  scene.pass();
  scene.take(Verb::Stand, left);
  scene.take(Verb::GivePower, left);
  REQUIRE(scene.asks(Question::Attack));
  scene.attack(left, theirs);
  CHECK(scene.match.battle == 3);
}

TEST_CASE("A stood rear-guard may not drive check from the next battle on, this turn [vge 11.10.2.4]") {
  Scene scene;
  const auto vanguard = scene.vanguard(A, "single");
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  scene.deck_top(A, {"stand"});
  scene.begin(Proc::BattlePhase);
  scene.attack(vanguard, scene.on(B, Zone::Vanguard));
  scene.pass();
  scene.take(Verb::Stand, left);
  const auto banned_from = [&] {
    return twoseat::information(twoseat::Table{scene.book(), scene.match}, left, no_drive_check_from_battle);
  };
  CHECK(banned_from() == 2);
  scene.take(Verb::GivePower, left);
  scene.take(Verb::NoAttack);
  CHECK(banned_from() == 0);
}

TEST_CASE("The ban on drive checks works: nothing is checked by the stood unit, as long as it holds [vge "
          "11.10.2.4]") {
  Scene scene;
  const auto vanguard = scene.vanguard(A, "single");
  const auto left = scene.rear(A, Zone::FrontLeft, "keeper");
  const auto right = scene.rear(A, Zone::FrontRight, "keeper");
  scene.deck_top(A, {"stand"});
  scene.begin(Proc::BattlePhase);
  const auto theirs = scene.on(B, Zone::Vanguard);
  scene.attack(vanguard, theirs);
  scene.pass();
  scene.take(Verb::Stand, left);
  scene.take(Verb::GivePower, left);
  const auto checks_of = [&](CardId attacker) { // a drive step that some effect would give a rear-guard
    scene.attack(attacker, theirs);
    scene.forget();
    twoseat::Game game{scene.book(), scene.match, &scene.events};
    twoseat::vanguard::call(game, Proc::DriveStep, A);
    advance(game);
    scene.pass();
    return scene.times("10.6.1.2.3", EventKind::Moved);
  };
  CHECK(checks_of(left) == 0);
  CHECK(checks_of(right) == 2);
}

TEST_CASE("A front trigger gives its power to the whole front row, without a choice [vge 11.10.2.6]") {
  Table t("front");
  const auto right = t.scene.rear(A, Zone::FrontRight, "porter");
  t.check();
  CHECK_FALSE(t.scene.asks(Question::Trigger));
  CHECK(t.scene.power(t.vanguard) == 13000 + 10000);
  CHECK(t.scene.power(t.left) == 9000 + 10000);
  CHECK(t.scene.power(right) == 9000 + 10000);
  CHECK(t.scene.power(t.back) == 8000);
  CHECK(t.scene.power(t.theirs) == 13000);
}

TEST_CASE("What a front trigger gave stays with the units that had it [vge 11.11.4]") {
  Table t("front");
  t.check();
  twoseat::Game game{t.scene.book(), t.scene.match, nullptr};
  exchange(game, A, Zone::FrontLeft);
  CHECK(t.scene.lies(t.left) == Zone::BackLeft);
  CHECK(t.scene.power(t.left) == 9000 + 10000);
}

TEST_CASE("An over trigger leaves the game, draws, and gives 100,000,000 [vge 11.10.2.7]") {
  Table t("over");
  t.check();
  REQUIRE(t.scene.asks(Question::Trigger));
  CHECK(t.scene.offers(Verb::Remove));
  CHECK(t.scene.offers(Verb::Draw));
  const auto checked = t.scene.first_in(A, Zone::Trigger);
  SUBCASE("removing first") {
    t.scene.take(Verb::Remove);
    CHECK(t.scene.lies(checked) == Zone::Removed);
    CHECK_FALSE(t.scene.offers(Verb::Remove));
    t.scene.take(Verb::GivePower, t.left);
  }
  SUBCASE("power first") {
    t.scene.take(Verb::GivePower, t.left);
    t.scene.take(Verb::Draw);
  }
  CHECK_FALSE(t.scene.asks(Question::Trigger));
  CHECK(t.scene.lies(checked) == Zone::Removed); // and not in hand [vge 10.6.1.2.6]
  CHECK(t.scene.power(t.left) == 9000 + 100'000'000);
  CHECK(t.scene.ids(A, Zone::Hand) == Ids{"watcher"});
  CHECK(t.scene.when("11.10.2.7", EventKind::Modified, t.left) > 0);
}

TEST_CASE("What a trigger gave ends with the turn [vge 11.10.2]") {
  for (const char* icon : {"critical", "draw", "stand", "heal", "over"}) {
    CAPTURE(icon);
    Table t(icon);
    t.check();
    if (t.scene.offers(Verb::GiveCritical)) t.scene.take(Verb::GiveCritical, t.left);
    if (t.scene.offers(Verb::GivePower)) t.scene.take(Verb::GivePower, t.left);
    while (t.scene.asks(Question::Trigger)) {
      if (t.scene.offers(Verb::Stand))
        t.scene.take(Verb::Stand, t.left);
      else if (t.scene.offers(Verb::Draw))
        t.scene.take(Verb::Draw);
      else
        t.scene.take(Verb::Heal);
    }
    CHECK(t.scene.power(t.left) > 9000);
    t.scene.end_turn();
    CHECK(t.scene.power(t.left) == 9000);
    CHECK(t.scene.critical(t.left) == 1);
  }
}

TEST_CASE("A unit that leaves the field loses what triggers gave it [vge 4.1.8]") {
  Table t("critical");
  t.check();
  t.scene.take(Verb::GiveCritical, t.left);
  t.scene.take(Verb::GivePower, t.left);
  twoseat::Game game{t.scene.book(), t.scene.match, nullptr};
  retire(game, t.left, {"7.18.1"});
  CHECK(t.scene.power(t.left) == 9000);
  CHECK(t.scene.critical(t.left) == 1);
}

TEST_CASE("The power of several triggers adds up [vge 11.11.1.7]") {
  Scene scene;
  const auto vanguard = scene.vanguard(A, "whale");
  scene.rear(A, Zone::FrontLeft, "porter");
  scene.deck_top(A, {"critical", "front", "stand"});
  scene.begin(Proc::BattlePhase);
  scene.attack(vanguard, scene.on(B, Zone::Vanguard));
  scene.pass();
  for (const Verb verb : {Verb::GiveCritical, Verb::GivePower, Verb::Stand, Verb::GivePower})
    scene.take(verb, vanguard);
  CHECK(scene.power(vanguard) == 15000 + 10000 + 10000 + 5000);
  CHECK(scene.critical(vanguard) == 2);
}

TEST_CASE("A card without an icon has no trigger ability [vge 11.10.2.1]") {
  Table t("watcher");
  t.check();
  CHECK_FALSE(t.scene.asks(Question::Trigger));
  CHECK(t.scene.match.modifications.empty());
}

TEST_CASE("A trigger is its player's: the opponent's units cannot be chosen [vge 11.10.2]") {
  Table t("critical");
  const auto their_rear = t.scene.rear(B, Zone::FrontLeft, "porter");
  t.check();
  CHECK_FALSE(t.scene.offers(Verb::GivePower, t.theirs));
  CHECK_FALSE(t.scene.refused(A, Verb::GivePower, their_rear).empty());
  CHECK_FALSE(t.scene.refused(B, Verb::GivePower, their_rear).empty());
}
