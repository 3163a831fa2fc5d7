// What each seat's view shows of every zone, and what not. [vge 4.1, 4.2 and each zone's own rule]
#include "fixture.h"

using namespace twoseat::test;
using twoseat::CardView;
using twoseat::Facing;
using twoseat::Orientation;
using twoseat::SeatView;
using twoseat::Viewer;

namespace {

// How many cards of this zone the viewer knows.
int known(const Scene& scene, Viewer viewer, twoseat::Seat seat, Zone zone) {
  const SeatView seen = scene.seen_by(viewer);
  const auto& in = seen[place(seat, zone)];
  CHECK(in.count == scene.count(seat, zone)); // numbers of cards are always open [vge 4.1.4]
  int cards = 0;
  for (std::size_t i = 0; i < in.card_count; ++i)
    cards += seen.cards[in.first_card + i].def ? 1 : 0;
  return cards;
}

const CardView* find(const SeatView& seen, twoseat::CardId card) {
  for (const CardView& each : seen.cards)
    if (each.id == card) return &each;
  return nullptr;
}

Scene full_table() {
  Scene scene;
  for (const auto seat : {A, B}) {
    scene.hand(seat, "watcher");
    scene.hand(seat, "porter");
    scene.ride_deck(seat, "whale");
    scene.add(seat, Zone::Drop, "runner");
    scene.add(seat, Zone::Soul, "spark");
    scene.add(seat, Zone::Removed, "over");
    scene.damage(seat, 2);
    scene.rear(seat, Zone::FrontLeft, "porter", Orientation::Rest);
    scene.rear(seat, Zone::BackLeft, "runner");
  }
  scene.begin(Proc::MainPhase);
  return scene;
}

} // namespace

TEST_CASE("Nobody sees into a deck [vge 4.5.2]") {
  const Scene scene = full_table();
  for (const Viewer viewer : {Viewer::A, Viewer::B, Viewer::Spectator})
    for (const auto seat : {A, B})
      CHECK(known(scene, viewer, seat, Zone::Deck) == 0);
  const SeatView seen = scene.seen_by(Viewer::A);
  CHECK(seen[place(A, Zone::Deck)].card_count == 0); // not even as cards without a face
  CHECK(seen[place(B, Zone::Hand)].card_count == 0);
}

TEST_CASE("A hand is seen by its player alone [vge 4.6.2]") {
  const Scene scene = full_table();
  CHECK(known(scene, Viewer::A, A, Zone::Hand) == 2);
  CHECK(known(scene, Viewer::B, A, Zone::Hand) == 0);
  CHECK(known(scene, Viewer::A, B, Zone::Hand) == 0);
  CHECK(known(scene, Viewer::B, B, Zone::Hand) == 2);
  CHECK(known(scene, Viewer::Spectator, A, Zone::Hand) == 0);
}

TEST_CASE(
    "A face down ride deck is seen by its player alone, a face up card of it by all [vge 4.18.2, 4.18.5]") {
  Scene scene = full_table();
  CHECK(known(scene, Viewer::A, A, Zone::RideDeck) == 1);
  CHECK(known(scene, Viewer::B, A, Zone::RideDeck) == 0);
  CHECK(known(scene, Viewer::Spectator, A, Zone::RideDeck) == 0);
  scene.match[scene.first_in(A, Zone::RideDeck)].facing = Facing::Up;
  CHECK(known(scene, Viewer::B, A, Zone::RideDeck) == 1);
  CHECK(known(scene, Viewer::Spectator, A, Zone::RideDeck) == 1);
}

TEST_CASE("Everybody sees all other zones [vge 4.7.2, 4.9.3, 4.10.2, 4.11.2, 4.13.2]") {
  Scene scene = full_table();
  scene.add(A, Zone::Trigger, "critical");
  for (const Viewer viewer : {Viewer::A, Viewer::B, Viewer::Spectator})
    for (const auto seat : {A, B})
      for (const Zone zone : {Zone::Drop, Zone::Soul, Zone::Removed, Zone::Damage, Zone::Trigger,
                              Zone::FrontLeft, Zone::Vanguard, Zone::BackLeft})
        CHECK(known(scene, viewer, seat, zone) == scene.count(seat, zone));
}

TEST_CASE("Damage and units that lie face down can be looked at all the same [vge 4.11.2.1, 4.9.3.1]") {
  Scene scene = full_table();
  scene.match[scene.first_in(A, Zone::Damage)].facing = Facing::Down;
  scene.match[scene.on(A, Zone::FrontLeft)].facing = Facing::Down;
  scene.match[scene.on(A, Zone::Vanguard)].facing = Facing::Down;
  CHECK(known(scene, Viewer::B, A, Zone::Damage) == 2);
  CHECK(known(scene, Viewer::B, A, Zone::FrontLeft) == 1);
  CHECK(known(scene, Viewer::B, A, Zone::Vanguard) == 1);
}

TEST_CASE("A unit is seen with its orientation, its numbers and what they are made of [vge 4.9.3]") {
  Scene scene = full_table();
  const auto resting = scene.on(A, Zone::FrontLeft);
  const auto vanguard = scene.on(A, Zone::Vanguard);
  scene.gain(vanguard, Attribute::Power, 10000);
  const SeatView seen = scene.seen_by(Viewer::B);
  REQUIRE(find(seen, resting) != nullptr);
  CHECK(find(seen, resting)->orientation == Orientation::Rest);
  CHECK(find(seen, vanguard)->numbers[num(Attribute::Power)] == 23000);
  CHECK(find(seen, vanguard)->numbers[num(Attribute::Drive)] == 2);
  int parts = 0;
  for (const auto& part : seen.parts)
    if (part.card == vanguard && part.attribute == num(Attribute::Power)) {
      CHECK(part.amount == 10000);
      ++parts;
    }
  CHECK(parts == 1);
}

TEST_CASE(
    "A card that is ridden from hand or ride deck is shown to all while the ride waits [vge 6.3.3.2.1]") {
  Scene scene;
  scene.vanguard(A, "runner");
  scene.hand(A, "blank");
  scene.hand(A, "wall");
  const auto next = scene.ride_deck(A, "watcher");
  scene.begin(Proc::RidePhase);
  CHECK(known(scene, Viewer::B, A, Zone::RideDeck) == 0);
  scene.take(Verb::Ride, next);
  REQUIRE(scene.asks(Question::RideDiscard));
  CHECK(known(scene, Viewer::B, A, Zone::RideDeck) == 1);
  CHECK(known(scene, Viewer::B, A, Zone::Hand) == 0);
}

TEST_CASE("A drive checked card that went to the hand is hidden again [vge 4.6.2, 10.6.1.2.6]") {
  Scene scene;
  scene.vanguard(A, "single");
  scene.rear(A, Zone::FrontLeft, "porter");
  scene.begin(Proc::BattlePhase);
  scene.attack(scene.on(A, Zone::Vanguard), scene.on(B, Zone::Vanguard));
  scene.pass();
  REQUIRE(scene.count(A, Zone::Hand) == 1);
  CHECK(known(scene, Viewer::B, A, Zone::Hand) == 0);
}

TEST_CASE(
    "Everybody sees who is asked and where the game stands, nobody else sees the options [vge 10.5.1.2]") {
  Scene scene = full_table();
  for (const Viewer viewer : {Viewer::A, Viewer::B, Viewer::Spectator}) {
    const SeatView seen = scene.seen_by(viewer);
    CHECK(seen.asked == A);
    CHECK(seen.question == num(Question::Main));
    CHECK(seen.turn == 5);
    CHECK(seen.turn_player == A);
    REQUIRE(seen.where.size() == 2);
    CHECK(seen.where[1].procedure == num(Proc::MainPhase));
  }
}

TEST_CASE("Attacks, boosts and guards are seen [vge 4.9.3]") {
  Scene scene;
  const auto left = scene.rear(A, Zone::FrontLeft, "porter");
  const auto booster = scene.rear(A, Zone::BackLeft, "runner");
  scene.begin(Proc::BattlePhase);
  scene.attack(left, scene.on(B, Zone::Vanguard), booster);
  const SeatView seen = scene.seen_by(Viewer::Spectator);
  CHECK(seen.relations.size() == 3);
  CHECK(find(seen, left)->numbers[num(Attribute::Power)] == 17000);
}

TEST_CASE("A view is written the same over an old one [design: views]") {
  const Scene scene = full_table();
  SeatView fresh, used;
  twoseat::view(scene.book(), scene.match, Viewer::A, fresh);
  Scene crowded;
  for (int i = 0; i < 20; ++i)
    crowded.hand(A, "watcher");
  crowded.begin(Proc::MainPhase);
  twoseat::view(crowded.book(), crowded.match, Viewer::A, used);
  twoseat::view(scene.book(), scene.match, Viewer::A, used);
  CHECK(used == fresh);
}
