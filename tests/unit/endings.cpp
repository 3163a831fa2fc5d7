// How a game ends: losing, drawing, conceding, and when exactly. [vge 1.2, 13.2]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::EventKind;
using twoseat::Outcome;

TEST_CASE("Six cards in the damage zone lose, five do not [vge 1.2.2.1, 13.2.2]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  scene.damage(B, 5);
  scene.check_timing();
  CHECK(scene.match.outcome == Outcome::Ongoing);
  scene.damage(B, 1);
  scene.check_timing();
  CHECK(scene.match.outcome == Outcome::WonByA);
  CHECK(scene.match.outcome_reason == num(Ending::SixDamage));
  CHECK(scene.when("13.2.2", EventKind::Ended) > 0);
}

TEST_CASE("Face down damage counts as well [vge 4.11.4]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  scene.damage(B, 6);
  scene.match[scene.first_in(B, Zone::Damage)].facing = twoseat::Facing::Down;
  scene.check_timing();
  CHECK(scene.match.outcome == Outcome::WonByA);
}

TEST_CASE("An empty deck loses without any draw; one card is enough to go on [vge 1.2.2.2, 13.2.3]") {
  Scene scene;
  scene.deck(A, 1);
  scene.begin(Proc::MainPhase);
  scene.check_timing();
  CHECK(scene.match.outcome == Outcome::Ongoing);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  put(game, scene.first_in(A, Zone::Deck), A, Zone::Drop, Cause::Retire, {"7.6.1"});
  scene.check_timing();
  CHECK(scene.match.outcome == Outcome::WonByB);
  CHECK(scene.match.outcome_reason == num(Ending::EmptyDeck));
}

TEST_CASE("No vanguard and an empty soul lose [vge 1.2.2.3, 13.2.4]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  put(game, scene.on(B, Zone::Vanguard), B, Zone::Drop, Cause::Retire, {"7.18.1"});
  scene.check_timing();
  CHECK(scene.match.outcome == Outcome::WonByA);
  CHECK(scene.match.outcome_reason == num(Ending::NoVanguard));
  CHECK(scene.when("13.2.4", EventKind::Ended) > 0);
}

TEST_CASE("Both losing at once is a draw, whatever the conditions [vge 1.2.3]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  scene.damage(A, 6);
  SUBCASE("the same condition") {
    scene.damage(B, 6);
  }
  SUBCASE("another condition") {
    twoseat::Game game{scene.book(), scene.match, nullptr};
    put(game, scene.on(B, Zone::Vanguard), B, Zone::Drop, Cause::Retire, {"7.18.1"});
  }
  scene.check_timing();
  CHECK(scene.match.outcome == Outcome::Draw);
  CHECK(scene.match.outcome_reason == num(Ending::Both));
  CHECK(scene.when("1.2.3", EventKind::Ended) > 0);
}

TEST_CASE("Several losing conditions at once lose once [vge 13.2.1]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  scene.damage(A, 7);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  while (scene.count(A, Zone::Deck) > 0)
    put(game, scene.first_in(A, Zone::Deck), A, Zone::Drop, Cause::Retire, {"7.6.1"});
  scene.check_timing();
  CHECK(scene.match.outcome == Outcome::WonByB);
  int endings = 0;
  for (const auto& event : scene.events)
    endings += event.kind == EventKind::Ended ? 1 : 0;
  CHECK(endings == 1);
}

TEST_CASE("When the game is over nothing is decided any more [vge 1.2.1]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  scene.damage(B, 6);
  scene.check_timing();
  twoseat::Decision decision;
  CHECK_FALSE(decide(scene.book(), scene.match, decision));
  CHECK(scene.match.stack.empty());
  const auto before = scene.match;
  const auto refusal = apply(scene.book(), scene.match, twoseat::Answer::single(0, 0));
  CHECK(refusal);
  CHECK(std::string(refusal.rule.number) == "1.2.1");
  CHECK(scene.match == before);
  CHECK(scene.refused_by("1.2.1", A, Verb::EndMain));
}

TEST_CASE("Either player may concede at any moment, and loses at once [vge 1.2.4]") {
  for (const auto seat : {A, B}) {
    for (const Proc when : {Proc::RidePhase, Proc::MainPhase, Proc::BattlePhase}) {
      Scene scene;
      scene.begin(when);
      scene.concede(seat);
      CHECK(scene.match.outcome == (seat == A ? Outcome::WonByB : Outcome::WonByA));
      CHECK(scene.match.outcome_reason == num(Ending::Conceded));
      CHECK(scene.when("1.2.4", EventKind::Ended) > 0);
    }
  }
}

TEST_CASE("Conceding comes before any check timing: it is not a draw with a loss that waits [vge 1.2.4]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  scene.damage(A, 6);
  scene.concede(B);
  CHECK(scene.match.outcome == Outcome::WonByA);
}

TEST_CASE("In the middle of a trigger's choice the other seat may concede [vge 1.2.4]") {
  Scene scene;
  scene.rear(A, Zone::FrontLeft, "porter");
  scene.deck_top(A, {"critical"});
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard));
  scene.pass();
  REQUIRE(scene.asks(Question::Trigger));
  scene.concede(B);
  CHECK(scene.match.outcome == Outcome::WonByA);
  CHECK_FALSE(scene.told(twoseat::Viewer::A).empty());
}

TEST_CASE("A game that is over cannot be conceded [vge 1.2.4]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  scene.concede(A);
  scene.concede(B);
  CHECK(scene.match.outcome == Outcome::WonByB);
}
