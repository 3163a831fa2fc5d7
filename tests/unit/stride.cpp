// G units: the stride step, hearts, and what comes back. [vge 4.4, 6.5, 6.6, 9.8, 9.11.1, 14.12 to 14.14]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::EventKind;
using twoseat::Facing;
using twoseat::Orientation;
using twoseat::Viewer;

namespace {

// A strides the G unit over its vanguard, paying with a grade 3 card.
struct Strided {
  Scene scene;
  CardId vanguard, g_unit;

  explicit Strided(const char* base, const char* over = "zenith", Orientation how = Orientation::Stand) {
    vanguard = scene.vanguard(A, base, how);
    g_unit = scene.g_zone(A, over);
  }
  void stride() {
    const auto cost = scene.hand(A, "bare");
    scene.begin(Proc::RidePhase);
    scene.take(Verb::NoRide);
    scene.take(Verb::Stride, g_unit);
    scene.take(Verb::Discard, cost);
    scene.take(Verb::Done);
  }
};

} // namespace

TEST_CASE("In the stride step a G unit is revealed, paid for and placed; the vanguard becomes its heart "
          "[vge 6.5.1, 6.6.2.1, 6.6.2.2, 6.6.2.3, 9.8.2, 14.12.3.1]") {
  Strided s("keeper");
  Scene& scene = s.scene;
  const auto zero = scene.hand(A, "spark");
  const auto two = scene.hand(A, "porter");
  const auto one = scene.hand(A, "runner");
  scene.begin(Proc::RidePhase);
  scene.take(Verb::NoRide);
  REQUIRE(scene.asks(Question::Stride));
  CHECK(scene.rule_asked() == "9.8.2");
  scene.take(Verb::Stride, s.g_unit);
  REQUIRE(scene.asks(Question::StrideCost));
  CHECK_FALSE(scene.offers(Verb::Done)); // nothing is paid yet
  scene.take(Verb::Discard, two);
  CHECK_FALSE(scene.offers(Verb::Done));
  CHECK_FALSE(scene.offers(Verb::Discard, two)); // no card twice
  CHECK(scene.lies(two) == Zone::Hand);          // all of the cost at once
  scene.take(Verb::Discard, one);
  REQUIRE(scene.offers(Verb::Done));
  CHECK(scene.offers(Verb::Discard, zero)); // more than needed may be discarded
  scene.take(Verb::Done);
  CHECK(scene.lies(one) == Zone::Drop);
  CHECK(scene.lies(two) == Zone::Drop);
  CHECK(scene.lies(zero) == Zone::Hand);
  CHECK(scene.on(A, Zone::Vanguard) == s.g_unit);
  CHECK(scene.count(A, Zone::Vanguard) == 2);
  CHECK(role_of(scene.match[s.vanguard]) == Role::Heart);
  CHECK(scene.match[s.vanguard].host == s.g_unit);
  CHECK(scene.power(s.g_unit) == 15000 + 13000 + 5000); // its heart's and its own ability's [vge 6.5.1.3]
  CHECK(scene.drive(s.g_unit) == 3);
  CHECK(scene.asks(Question::Main));
  CHECK(scene.when("6.6.2.1", EventKind::Revealed, s.g_unit) < scene.moved("6.6.2.2", one));
  CHECK(scene.moved("6.6.2.2", one) < scene.moved("6.5.1.1", s.g_unit));
}

TEST_CASE("A G unit arrives in the orientation of the vanguard [vge 6.5.1.1]") {
  Strided s("keeper", "zenith", Orientation::Rest);
  s.stride();
  CHECK_FALSE(s.scene.standing(s.g_unit));
  CHECK(s.scene.standing(s.vanguard)); // a heart stands [vge 6.5.2.1]
}

TEST_CASE("Striding asks for grade 3 on both sides, or on one's own when the turn began [vge 6.6.2]") {
  Scene scene;
  scene.vanguard(A, "keeper");
  scene.vanguard(B, "porter");
  const auto g_unit = scene.g_zone(A, "zenith");
  scene.hand(A, "bare");
  SUBCASE("it was grade 3 when the turn began") {
    scene.begin(Proc::Turn);
    scene.take(Verb::NoRide);
    CHECK(scene.asks(Question::Stride));
    CHECK(scene.offers(Verb::Stride, g_unit));
  }
  SUBCASE("it was not") {
    scene.begin(Proc::RidePhase); // the turn's beginning was not played
    CHECK(scene.refused_by("6.6.2", A, Verb::Stride, g_unit));
    scene.take(Verb::NoRide);
    CHECK(scene.asks(Question::Main));
  }
}

TEST_CASE(
    "Without three grades in hand there is no stride, but the question is put all the same [vge 14.12.3.1]") {
  Scene scene;
  const auto g_unit = scene.g_zone(A, "zenith");
  scene.hand(A, "porter");
  scene.begin(Proc::RidePhase);
  scene.take(Verb::NoRide);
  REQUIRE(scene.asks(Question::Stride));
  CHECK_FALSE(scene.offers(Verb::Stride));
  CHECK(scene.refused_by("14.12.3.1", A, Verb::Stride, g_unit));
  scene.take(Verb::NoStride);
  CHECK(scene.asks(Question::Main));
}

TEST_CASE("A printed stride cost is paid instead of the usual one [vge 6.6.2.2, 14.12.3]") {
  Strided s("keeper", "meridian");
  s.scene.begin(Proc::RidePhase);
  CHECK(s.scene.refused_by("6.6.2.2", A, Verb::Stride, s.g_unit)); // no damage to turn over
  Strided paid("keeper", "meridian");
  paid.scene.damage(A, 1);
  paid.scene.begin(Proc::RidePhase);
  paid.scene.take(Verb::NoRide);
  paid.scene.take(Verb::Stride, paid.g_unit);
  CHECK(paid.scene.match[paid.scene.first_in(A, Zone::Damage)].facing == Facing::Down);
  CHECK(paid.scene.on(A, Zone::Vanguard) == paid.g_unit);
}

TEST_CASE("A heart has name and power and nothing else; its own ability to become one still works "
          "[vge 6.5.1.3, 6.5.2.2.3, 11.9.6.1.5]") {
  Strided s("memory");
  const auto echo = s.scene.rear(A, Zone::BackLeft, "echo");
  s.stride();
  REQUIRE(s.scene.asks(Question::Standby)); // the heart's ability and the G unit's
  s.scene.take(Verb::PlayAbility, s.vanguard);
  CHECK(s.scene.count(A, Zone::Hand) == 1);               // it drew a card
  CHECK(s.scene.power(s.g_unit) == 15000 + 11000 + 5000); // without the 2000 of its other ability
  CHECK(s.scene.power(echo) == 7000 + 4000 + 1000); // Generation Break 1, and a vanguard of the heart's name
}

TEST_CASE("Generation Break counts face up G units on the vanguard circle and in the G zone [vge 14.14.3]") {
  Scene scene;
  const auto echo = scene.rear(A, Zone::BackLeft, "echo");
  scene.g_zone(A, "zenith");
  scene.begin(Proc::MainPhase);
  CHECK(scene.power(echo) == 7000);
  scene.match[scene.first_in(A, Zone::GZone)].facing = Facing::Up;
  CHECK(scene.power(echo) == 11000);
}

TEST_CASE("At the end of the turn the G unit returns face up, and its heart is the vanguard again, as the "
          "unit stood "
          "[vge 4.14.5, 6.5.4.1, 9.11.1]") {
  Strided s("keeper");
  s.stride();
  const auto target = s.scene.on(B, Zone::Vanguard);
  s.scene.attack(s.g_unit, target);
  s.scene.pass(); // nobody else could attack: the turn ends
  REQUIRE(s.scene.match.turn_player == B);
  CHECK(s.scene.lies(s.g_unit) == Zone::GZone);
  CHECK(s.scene.match[s.g_unit].facing == Facing::Up);
  CHECK(s.scene.on(A, Zone::Vanguard) == s.vanguard);
  CHECK(role_of(s.scene.match[s.vanguard]) == Role::Unit);
  CHECK_FALSE(s.scene.standing(s.vanguard));
  CHECK(s.scene.power(s.vanguard) == 13000);
}

TEST_CASE("Striding over a G unit: the older hearts hang on the new one, and all G units return in the end "
          "[vge 6.5.1.2.1, 6.5.4.1.1, 9.11.1.1]") {
  Strided s("keeper");
  s.scene.rear(A, Zone::BackLeft, "lifter");
  const auto second = s.scene.g_zone(A, "meridian");
  s.stride();
  s.scene.take(Verb::Activate, s.scene.on(A, Zone::BackLeft));
  CHECK(s.scene.on(A, Zone::Vanguard) == second);
  CHECK(s.scene.count(A, Zone::Vanguard) == 3);
  CHECK(s.scene.match[s.g_unit].host == second);
  CHECK(s.scene.match[s.vanguard].host == second);
  CHECK(s.scene.power(second) == 16000 + 13000); // only a heart that is no G unit lends its power
  s.scene.end_turn();
  CHECK(s.scene.on(A, Zone::Vanguard) == s.vanguard);
  CHECK(s.scene.count(A, Zone::Vanguard) == 1);
  CHECK(s.scene.count(A, Zone::GZone) == 2);
}

TEST_CASE("A G vanguard that would go elsewhere goes to the G zone instead [vge 4.4.2.1]") {
  Strided s("keeper");
  s.stride();
  twoseat::Game game{s.scene.book(), s.scene.match, &s.scene.events};
  retire(game, s.g_unit, {"7.18.1"});
  CHECK(s.scene.lies(s.g_unit) == Zone::GZone);
  CHECK(s.scene.moved("4.4.2.1", s.g_unit) >= 0);
  CHECK(s.scene.moved("7.18.1", s.g_unit) < 0); // it was never on its way to the drop zone
  CHECK(s.scene.on(A, Zone::Vanguard) == s.vanguard);
}

TEST_CASE("A G rear-guard makes its move and goes to the G zone at once [vge 4.4.2.2]") {
  Scene scene;
  const auto g_unit = scene.rear(A, Zone::FrontLeft, "zenith");
  scene.begin(Proc::MainPhase);
  twoseat::Game game{scene.book(), scene.match, &scene.events};
  retire(game, g_unit, {"7.18.1"});
  CHECK(scene.moved("7.18.1", g_unit) >= 0);
  CHECK(scene.moved("4.4.2.2", g_unit) > scene.moved("7.18.1", g_unit));
  CHECK(scene.lies(g_unit) == Zone::GZone);
  CHECK(scene.match[g_unit].facing == Facing::Up);
}

TEST_CASE("Riding on a strided vanguard puts the hearts into the soul and the G unit into the G zone "
          "[vge 4.4.2.1, 6.5.3]") {
  Strided s("keeper");
  const auto next = s.scene.add(A, Zone::Drop, "warden");
  s.stride();
  twoseat::Game game{s.scene.book(), s.scene.match, &s.scene.events};
  call(game, Proc::Ride, A, {next.value, 0, 0, 1});
  advance(game);
  CHECK(s.scene.on(A, Zone::Vanguard) == next);
  CHECK(s.scene.count(A, Zone::Vanguard) == 1);
  CHECK(s.scene.lies(s.vanguard) == Zone::Soul);
  CHECK(s.scene.moved("6.5.3", s.vanguard) >= 0);
  CHECK(s.scene.lies(s.g_unit) == Zone::GZone);
}

TEST_CASE("An ultimate stride asks for the nation and three face up cards, and its return empties the G zone "
          "[vge 6.6.3, 6.6.3.2, 6.6.3.5]") {
  Scene scene;
  const auto ours = scene.vanguard(A, "northerner");
  const auto g_unit = scene.g_zone(A, "summit");
  scene.g_zone(A, "zenith", Facing::Up);
  scene.g_zone(A, "zenith", Facing::Up);
  scene.add(A, Zone::Soul, "spark");
  SUBCASE("two face up are too few") {
    scene.begin(Proc::RidePhase);
    CHECK(scene.refused_by("6.6.3.2", A, Verb::Stride, g_unit));
  }
  SUBCASE("three are enough") {
    scene.g_zone(A, "zenith", Facing::Up);
    scene.begin(Proc::RidePhase);
    scene.take(Verb::NoRide);
    scene.take(Verb::Stride, g_unit);
    CHECK(scene.on(A, Zone::Vanguard) == g_unit);
    CHECK(scene.count(A, Zone::Soul) == 0);
    scene.end_turn();
    CHECK(scene.on(A, Zone::Vanguard) == ours);
    CHECK(scene.count(A, Zone::GZone) == 0);
    CHECK(scene.count(A, Zone::Removed) == 4);
  }
  SUBCASE("of another nation") {
    Scene elsewhere;
    elsewhere.vanguard(A, "keeper");
    const auto stranger = elsewhere.g_zone(A, "summit");
    elsewhere.begin(Proc::RidePhase);
    CHECK(elsewhere.refused_by("6.6.3", A, Verb::Stride, stranger));
  }
}

TEST_CASE("A face down G zone is seen by its player only, a face up card there by all [vge 4.14.2, 4.14.4]") {
  Scene scene;
  const auto hidden = scene.g_zone(A, "zenith");
  const auto open = scene.g_zone(A, "meridian", Facing::Up);
  scene.begin(Proc::MainPhase);
  const auto sees = [&](Viewer viewer, CardId card) {
    const auto seen = scene.seen_by(viewer);
    for (const auto& one : seen.cards)
      if (one.id == card) return true;
    return false;
  };
  CHECK(sees(Viewer::A, hidden));
  CHECK_FALSE(sees(Viewer::B, hidden));
  CHECK_FALSE(sees(Viewer::Spectator, hidden));
  CHECK(sees(Viewer::B, open));
  CHECK(scene.seen_by(Viewer::B)[place(A, Zone::GZone)].count == 2);
}
