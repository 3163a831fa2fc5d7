// Calling, retiring whoever stood there, and exchanging a column's circles. [vge 6.2, 7.18, 9.9.2]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::EventKind;
using twoseat::Orientation;

TEST_CASE("A unit of at most the vanguard's grade may be called to any rear-guard circle [vge 9.9.2.1]") {
  Scene scene;
  scene.vanguard(A, "watcher");
  const auto lower = scene.hand(A, "spark");
  const auto same = scene.hand(A, "porter");
  const auto higher = scene.hand(A, "bare");
  scene.begin(Proc::MainPhase);
  REQUIRE(scene.asks(Question::Main));
  CHECK(scene.rule_asked() == "9.9.2");
  for (const Zone circle : rear_guard_circles) {
    if (!exists(scene.match[place(A, circle)])) continue; // nobody has gained it
    CHECK(scene.offers(Verb::Call, lower, circle));
    CHECK(scene.offers(Verb::Call, same, circle));
    CHECK_FALSE(scene.offers(Verb::Call, higher, circle));
    CHECK(scene.refused(A, Verb::Call, higher, circle) == Rules{"9.9.2.1"});
  }
  CHECK(scene.refused(A, Verb::Call, same, Zone::Vanguard) == Rules{"9.9.2.1"});
  CHECK(scene.refused(A, Verb::Call, same, Zone::Guardian) == Rules{"9.9.2.1"});
}

TEST_CASE("The grade that limits calls is the vanguard's own, not its opponent's [vge 9.9.2.1]") {
  Scene scene;
  scene.vanguard(A, "spark");
  scene.vanguard(B, "keeper");
  const auto higher = scene.hand(A, "runner");
  scene.begin(Proc::MainPhase);
  CHECK_FALSE(scene.offers(Verb::Call, higher));
}

TEST_CASE("Without a vanguard nothing can be called [vge 9.9.2.1.2]") {
  Scene scene;
  const auto unit = scene.hand(A, "spark");
  const auto kept = scene.add(A, Zone::Soul, "runner");
  scene.begin(Proc::MainPhase);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  put(game, scene.on(A, Zone::Vanguard), A, Zone::Drop, Cause::Retire, {"7.18.1"});
  CHECK_FALSE(scene.offers(Verb::Call, unit));
  CHECK(scene.refused(A, Verb::Call, unit, Zone::FrontLeft) == Rules{"9.9.2.1.2"});
  CHECK(scene.lies(kept) == Zone::Soul);
}

TEST_CASE("A called unit arrives standing, as a new card [vge 6.2.3.3.1, 6.2.5]") {
  Scene scene;
  const auto unit = scene.hand(A, "watcher");
  scene.begin(Proc::MainPhase);
  const auto before = scene.match[unit].generation;
  scene.take(Verb::Call, unit, Zone::BackRight);
  CHECK(scene.lies(unit) == Zone::BackRight);
  CHECK(scene.standing(unit));
  CHECK(scene.match[unit].generation != before);
  CHECK(scene.moved("6.2.3.3", unit) >= 0);
}

TEST_CASE("Whoever stood on the circle of a call is retired at once, within the call [vge 6.2.3.4]") {
  Scene scene;
  const auto old = scene.rear(A, Zone::FrontLeft, "watcher");
  const auto unit = scene.hand(A, "porter");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Call, unit, Zone::FrontLeft);
  CHECK(scene.on(A, Zone::FrontLeft) == unit);
  CHECK(scene.count(A, Zone::FrontLeft) == 1);
  CHECK(scene.lies(old) == Zone::Drop);
  const int retired = scene.moved("6.2.3.4", old);
  CHECK(scene.moved("6.2.3.3", unit) < retired);
  for (std::size_t i = 0; i < static_cast<std::size_t>(retired); ++i) // no check timing came in between
    CHECK((scene.events[i].kind != EventKind::Entered ||
           scene.events[i].rule.number != std::string("11.6.1.1") ||
           static_cast<int>(i) < scene.moved("6.2.3.3", unit)));
}

TEST_CASE("After every call the player gets a play timing again, which opens with a check timing [vge "
          "11.6.2.2.1]") {
  Scene scene;
  const auto one = scene.hand(A, "watcher");
  const auto two = scene.hand(A, "porter");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Call, one, Zone::FrontLeft);
  scene.forget();
  scene.take(Verb::Call, two, Zone::FrontRight);
  CHECK(scene.entered("11.6.2.1") > scene.moved("6.2.3.3", two));
  CHECK(scene.asks(Question::Main));
  CHECK(scene.asked() == A);
}

TEST_CASE("A unit is called from hand only [vge 6.2.2.1]") {
  Scene scene;
  const auto dropped = scene.add(A, Zone::Drop, "watcher");
  const auto in_soul = scene.add(A, Zone::Soul, "watcher");
  const auto rear = scene.rear(A, Zone::BackLeft, "watcher");
  const auto theirs = scene.rear(B, Zone::BackLeft, "watcher");
  scene.begin(Proc::MainPhase);
  for (const auto card : {dropped, in_soul, rear, theirs})
    CHECK(scene.refused_by("9.9.2.1", A, Verb::Call, card, Zone::FrontLeft));
}

// --- Exchange -----------------------------------------------------------------------------------------------------

TEST_CASE("The units of a column change places, as they stood [vge 9.9.2.2.1, 4.9.2.5.2]") {
  Scene scene;
  const auto front = scene.rear(A, Zone::FrontLeft, "watcher", Orientation::Rest);
  const auto back = scene.rear(A, Zone::BackLeft, "runner");
  scene.begin(Proc::MainPhase);
  CHECK(scene.offers(Verb::Exchange));
  scene.exchange(Zone::FrontLeft);
  CHECK(scene.lies(front) == Zone::BackLeft);
  CHECK(scene.lies(back) == Zone::FrontLeft);
  CHECK_FALSE(scene.standing(front));
  CHECK(scene.standing(back));
  CHECK(scene.moved("9.9.2.2.1", front) >= 0);
}

TEST_CASE("A lone unit of a column moves to the empty circle [vge 9.9.2.2.2]") {
  Scene scene;
  const auto back = scene.rear(A, Zone::BackRight, "runner");
  scene.begin(Proc::MainPhase);
  scene.exchange(Zone::FrontRight);
  CHECK(scene.lies(back) == Zone::FrontRight);
  CHECK(scene.moved("9.9.2.2.2", back) >= 0);
  scene.exchange(Zone::FrontRight);
  CHECK(scene.lies(back) == Zone::BackRight);
}

TEST_CASE("An exchanged unit stays the same card and keeps what it was given [vge 4.1.8]") {
  Scene scene;
  const auto unit = scene.rear(A, Zone::FrontLeft, "watcher");
  scene.begin(Proc::MainPhase);
  scene.gain(unit, Attribute::Power, 10000);
  const auto before = scene.match[unit].generation;
  scene.exchange(Zone::FrontLeft);
  CHECK(scene.match[unit].generation == before);
  CHECK(scene.power(unit) == 20000);
}

TEST_CASE("A unit that is called over an exchanged one retires it without its effects [vge 4.1.8]") {
  Scene scene;
  const auto unit = scene.rear(A, Zone::FrontLeft, "watcher");
  const auto next = scene.hand(A, "porter");
  scene.begin(Proc::MainPhase);
  scene.gain(unit, Attribute::Power, 10000);
  scene.take(Verb::Call, next, Zone::FrontLeft);
  CHECK(scene.power(unit) == 10000);
  CHECK(scene.power(next) == 9000);
  CHECK(scene.match.modifications.empty());
}

TEST_CASE("The center column cannot be exchanged, nor an empty one [vge 9.9.2.2, 9.9.2.2.3]") {
  Scene scene;
  scene.rear(A, Zone::BackCenter, "runner");
  scene.begin(Proc::MainPhase);
  CHECK_FALSE(scene.offers(Verb::Exchange));
  CHECK(scene.refused(A, Verb::Exchange, {}, Zone::Vanguard) == Rules{"9.9.2.2"});
  CHECK(scene.refused(A, Verb::Exchange, {}, Zone::FrontRight) == Rules{"9.9.2.2.3"});
}

TEST_CASE("Calls and exchanges may be done in any order, any number of times [vge 9.9.2]") {
  Scene scene;
  const auto one = scene.hand(A, "watcher");
  const auto two = scene.hand(A, "porter");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Call, one, Zone::FrontLeft);
  scene.exchange(Zone::FrontLeft);
  scene.take(Verb::Call, two, Zone::FrontLeft);
  scene.exchange(Zone::FrontLeft);
  scene.exchange(Zone::FrontLeft);
  CHECK(scene.lies(one) == Zone::BackLeft);
  CHECK(scene.lies(two) == Zone::FrontLeft);
  scene.take(Verb::EndMain);
  CHECK(scene.asks(Question::Attack));
}
