// Locked cards, deleted units, cards bound face down, and moves of units. [vge 7.29 to 7.34]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::EventKind;
using twoseat::Facing;
using twoseat::Orientation;
using twoseat::Viewer;

namespace {

// A's jailer locks B's prisoner on the front left circle.
struct Locked {
  Scene scene;
  CardId jailer, prisoner;

  explicit Locked(Orientation how = Orientation::Rest) {
    jailer = scene.rear(A, Zone::FrontLeft, "jailer");
    prisoner = scene.rear(B, Zone::FrontLeft, "prisoner", how);
  }
  void lock() {
    scene.begin(Proc::MainPhase);
    for (std::size_t i = 0; i < scene.options(Verb::Activate) && scene.asks(Question::Main); ++i)
      scene.take(Verb::Activate, jailer);
  }
};

} // namespace

TEST_CASE("A locked card is face down, another card than before, and neither stands nor rests "
          "[vge 7.30.1.1, 7.30.1.2, 7.30.1.3]") {
  Locked s;
  const auto before = s.scene.match[s.prisoner].generation;
  s.scene.gain(s.prisoner, Attribute::Power, 5000);
  s.lock();
  const auto& card = s.scene.match[s.prisoner];
  CHECK(card.facing == Facing::Down);
  CHECK(card.generation != before);
  CHECK(is_in(card, State::Locked));
  CHECK(s.scene.power(s.prisoner) == twoseat::absent);
  CHECK_FALSE(s.scene.on(B, Zone::FrontLeft));
  CHECK_FALSE(is_circle_of(s.scene.match, place(B, Zone::FrontLeft),
                           CircleType::RearGuard)); // a lock circle [7.30.3]
  CHECK(s.scene.count(A, Zone::Hand) == 1);         // "when a card is locked"
  CHECK(s.scene.when("7.30.1.1", EventKind::TurnedDown, s.prisoner) >= 0);
}

TEST_CASE("A locked card cannot be attacked, and a lock circle can neither be called to nor exchanged "
          "[vge 7.30.1.2, 7.30.3, 9.9.2.2]") {
  Locked s;
  s.lock();
  s.scene.take(Verb::EndMain);
  s.scene.take(Verb::Attack);
  s.scene.take(Verb::AttackWith, s.jailer);
  CHECK_FALSE(s.scene.offers(Verb::AttackTarget, s.prisoner)); // only the vanguard is left, nothing to choose
  Locked own;
  own.lock();
  const auto unit = own.scene.hand(B, "runner");
  own.scene.end_turn();
  if (own.scene.asks(Question::GAssist)) own.scene.take(Verb::NoGAssist);
  if (own.scene.asks(Question::Ride)) own.scene.take(Verb::NoRide);
  REQUIRE(own.scene.asked() == B);
  REQUIRE(own.scene.asks(Question::Main));
  CHECK_FALSE(own.scene.offers(Verb::Call, unit, Zone::FrontLeft));
  CHECK(own.scene.offers(Verb::Call, unit, Zone::BackLeft));
  CHECK(own.scene.refused_by("7.30.3", B, Verb::Call, unit, Zone::FrontLeft));
  CHECK(own.scene.refused_by("7.30.3", B, Verb::Exchange, {}, Zone::FrontLeft));
}

TEST_CASE("Locks end in the end phase of the player on whose field they lie, and the card stands without "
          "having stood up "
          "[vge 7.31.1, 7.31.1.1, 7.31.2, 9.11.3, 9.11.7]") {
  Locked s;
  s.lock();
  s.scene.end_turn(); // A's end phase does not unlock B's card
  CHECK(is_in(s.scene.match[s.prisoner], State::Locked));
  if (s.scene.asks(Question::GAssist)) s.scene.take(Verb::NoGAssist);
  const auto locked = s.scene.match[s.prisoner].generation;
  const int hand = s.scene.count(B, Zone::Hand);
  s.scene.end_turn();
  CHECK_FALSE(is_in(s.scene.match[s.prisoner], State::Locked));
  CHECK(s.scene.match[s.prisoner].facing == Facing::Up);
  CHECK(s.scene.match[s.prisoner].generation != locked);
  CHECK(s.scene.standing(s.prisoner));
  CHECK(s.scene.on(B, Zone::FrontLeft) == s.prisoner);
  CHECK(s.scene.count(B, Zone::Hand) == hand); // "when it stands" did not trigger
  CHECK(s.scene.when("9.11.3", EventKind::TurnedUp, s.prisoner) >= 0);
}

TEST_CASE(
    "A card put as a locked card comes face down, and what lies there goes at once [vge 7.30.5, 7.30.5.2]") {
  Scene scene;
  const auto turnkey = scene.rear(A, Zone::BackLeft, "turnkey");
  const auto there = scene.rear(A, Zone::FrontLeft, "runner");
  const auto card = scene.hand(A, "porter");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Activate, turnkey);
  REQUIRE(scene.asks(Question::CallCircle));
  CHECK(scene.rule_asked() == "6.2.3.2");
  scene.take(Verb::Move, card, Zone::FrontLeft);
  CHECK(scene.lies(card) == Zone::FrontLeft);
  CHECK(is_in(scene.match[card], State::Locked));
  CHECK(scene.match[card].facing == Facing::Down);
  CHECK(scene.lies(there) == Zone::Drop);
  CHECK(scene.moved("7.30.5.2", there) >= 0);
  CHECK(scene.when("6.2.3.1.1", EventKind::Revealed, card) < 0);
}

TEST_CASE("A deleted unit is the same unit, face down, without its printed power and text, and may be looked "
          "at by all "
          "[vge 7.32.1, 7.32.2, 7.32.5]") {
  Scene scene;
  const auto target = scene.vanguard(B, "memory");
  const auto eraser = scene.rear(A, Zone::FrontLeft, "eraser");
  scene.gain(target, Attribute::Power, 3000);
  scene.begin(Proc::MainPhase);
  CHECK(scene.power(target) == 11000 + 2000 + 3000);
  const auto before = scene.match[target].generation;
  scene.take(Verb::Activate, eraser);
  CHECK(scene.match[target].generation == before);
  CHECK(scene.match[target].facing == Facing::Down);
  CHECK(scene.power(target) == 3000);
  CHECK(scene.drive(target) == 2); // icons stay
  bool seen = false;
  for (const auto& card : scene.seen_by(Viewer::Spectator).cards)
    seen = seen || card.id == target;
  CHECK(seen);
  CHECK(scene.on(B, Zone::Vanguard) == target);
  scene.end_turn();
  CHECK(scene.match[target].facing == Facing::Down); // it ends in its own player's end phase [vge 9.11.3]
  if (scene.asks(Question::GAssist)) scene.take(Verb::NoGAssist);
  scene.end_turn();
  CHECK(scene.match[target].facing == Facing::Up);
  CHECK(scene.power(target) == 13000);
}

TEST_CASE("A card bound face down may be looked at by its owner only [vge 4.12.3, 7.29]") {
  Scene scene;
  const auto binder = scene.rear(A, Zone::FrontLeft, "binder");
  const auto card = scene.add(A, Zone::Drop, "porter");
  scene.begin(Proc::MainPhase);
  scene.take(Verb::Activate, binder);
  CHECK(scene.lies(card) == Zone::Bind);
  CHECK(scene.match[card].facing == Facing::Down);
  CHECK(may_look(scene.match, scene.match[card]) == twoseat::only(A));
}

TEST_CASE("A move within the field keeps the unit and its orientation, to an open circle [vge 4.1.8, "
          "4.9.2.5.2, 7.34.1]") {
  Scene scene;
  const auto mover = scene.rear(A, Zone::FrontLeft, "mover", Orientation::Rest);
  scene.rear(A, Zone::BackLeft, "runner");
  scene.gain(mover, Attribute::Power, 5000);
  scene.begin(Proc::MainPhase);
  const auto before = scene.match[mover].generation;
  scene.take(Verb::Activate, mover);
  REQUIRE(scene.asks(Question::CallCircle));
  CHECK_FALSE(scene.offers(Verb::Move, mover, Zone::BackLeft));   // not open
  CHECK_FALSE(scene.offers(Verb::Move, mover, Zone::FrontRight)); // not in the back row
  scene.take(Verb::Move, mover, Zone::BackCenter);
  CHECK(scene.lies(mover) == Zone::BackCenter);
  CHECK(scene.match[mover].generation == before);
  CHECK_FALSE(scene.standing(mover));
  CHECK(scene.power(mover) == 14000);
}
