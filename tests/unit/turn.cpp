// The phases of a turn, in order, with what happens in each. [vge 9]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::EventKind;
using twoseat::Orientation;

TEST_CASE("The phases of a turn follow in this order [vge 9.1.2]") {
  Scene scene;
  scene.begin(Proc::Turn);
  scene.end_turn();
  REQUIRE(scene.match.turn_player == B);
  const char* steps[] = {"9.2",      "9.2.1", "9.2.2",  "9.2.3",  "9.2.4",    "9.3",    "9.4.1",
                         "9.4.2",    "9.4.3", "9.5.1",  "9.6",    "9.7.1",    "9.7.3",  "9.8.1",
                         "9.8.2",    "9.8.3", "9.9",    "9.9.1",  "11.6.2.1", "9.10",   "10.3.1.1",
                         "10.3.1.2", "9.11",  "9.11.7", "9.11.8", "9.11.9",   "9.11.10"};
  int before = -1;
  for (const char* rule : steps) {
    CAPTURE(rule);
    CHECK(scene.entered(rule) > before);
    before = scene.entered(rule);
  }
}

TEST_CASE("Every check timing of the turn is a check timing [vge 11.6.1]") {
  Scene scene;
  scene.begin(Proc::Turn);
  scene.end_turn();
  for (const char* rule : {"9.2.2", "9.2.4", "9.4.1", "9.4.3", "9.7.1", "9.7.3", "9.8.1", "9.8.3", "11.6.2.1",
                           "10.3.1.1", "9.11.7"}) {
    CAPTURE(rule);
    const auto at = static_cast<std::size_t>(scene.entered(rule));
    CHECK(scene.events[at + 1].kind == EventKind::Entered);
    CHECK(std::string(scene.events[at + 1].rule.number) == "11.6.1.1");
  }
}

TEST_CASE("In the stand phase all of the turn player's units stand, nobody else's [vge 9.2.3]") {
  Scene scene;
  const auto vanguard = scene.vanguard(A, "keeper", Orientation::Rest);
  const auto front = scene.rear(A, Zone::FrontLeft, "porter", Orientation::Rest);
  const auto back = scene.rear(A, Zone::BackRight, "runner", Orientation::Rest);
  const auto upright = scene.rear(A, Zone::BackLeft, "runner");
  const auto theirs = scene.rear(B, Zone::FrontLeft, "porter", Orientation::Rest);
  scene.begin(Proc::Turn);
  for (const auto card : {vanguard, front, back, upright})
    CHECK(scene.standing(card));
  CHECK_FALSE(scene.standing(theirs));
  CHECK(scene.when("9.2.3", EventKind::Stood, front) > 0);
  CHECK(scene.when("9.2.3", EventKind::Stood, upright) ==
        -1); // it stood already: nothing happened [vge 1.3.2.1]
}

TEST_CASE("The turn player draws one card in the draw phase [vge 9.4.2]") {
  Scene scene;
  scene.deck_top(A, {"watcher", "porter"});
  scene.begin(Proc::Turn);
  CHECK(scene.ids(A, Zone::Hand) == Ids{"watcher"});
  CHECK(scene.count(B, Zone::Hand) == 0);
  CHECK(scene.times("9.4.2", EventKind::Moved) == 1);
}

TEST_CASE("The player who goes first draws in the first turn too [vge 9.4.2]") {
  Scene scene;
  scene.begin(Proc::Turn, A, 1);
  CHECK(scene.count(A, Zone::Hand) == 1);
}

TEST_CASE("Drawing the last card of the deck loses in the check timing after it [vge 9.4.3, 13.2.3]") {
  Scene scene;
  scene.deck(A, 1);
  scene.begin(Proc::Turn);
  CHECK(scene.match.outcome == twoseat::Outcome::WonByB);
  CHECK(scene.count(A, Zone::Hand) == 1);
  CHECK(scene.entered("9.4.3") < scene.when("13.2.3", EventKind::Ended));
  CHECK(scene.entered("9.5.1") == -1);
}

TEST_CASE("With a ride deck there is no G assist step [vge 9.5.1]") {
  Scene scene;
  scene.vanguard(A, "runner"); // with no grade 2 in hand a G assist would be offered
  scene.ride_deck(A, "porter");
  scene.begin(Proc::Turn);
  CHECK(scene.entered("9.5.1") > 0);
  CHECK(scene.entered("9.5.2") == -1);
  CHECK(scene.asks(Question::Ride));
}

TEST_CASE("The main phase ends when its player does nothing more [vge 9.9.2.6]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  CHECK(scene.offers(Verb::EndMain));
  scene.take(Verb::EndMain);
  CHECK(scene.asks(Question::Attack));
}

TEST_CASE("What lasts until end of turn ends in the end phase, after its check timing [vge 9.11.9]") {
  Scene scene;
  const auto unit = scene.rear(A, Zone::FrontLeft, "porter");
  const auto theirs = scene.rear(B, Zone::FrontLeft, "porter");
  scene.begin(Proc::MainPhase);
  scene.gain(unit, Attribute::Power, 10000);
  scene.gain(unit, Attribute::Critical, 1);
  scene.gain(theirs, Attribute::Power, 5000); // from a damage check in this turn
  scene.take(Verb::EndMain);
  CHECK(scene.power(unit) == 19000);
  scene.take(Verb::NoAttack);
  CHECK(scene.match.turn_player == B);
  CHECK(scene.power(unit) == 9000);
  CHECK(scene.critical(unit) == 1);
  CHECK(scene.power(theirs) == 9000);
}

TEST_CASE("The turn passes to the opponent [vge 9.11.10]") {
  Scene scene;
  scene.begin(Proc::MainPhase, B, 6);
  scene.end_turn();
  CHECK(scene.match.turn == 7);
  CHECK(scene.match.turn_player == A);
  CHECK(scene.asks(Question::Ride));
  CHECK(scene.asked() == A);
  CHECK(scene.match.battle == 0);
}
