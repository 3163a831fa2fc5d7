// The G assist step, G guardians, and G decks. [vge 8.1.4.3, 8.2.1.5, 9.5, 10.5.1.2.3, 14.16]
#include "fixture.h"
#include <algorithm>

using namespace twoseat::test;
using twoseat::Deck;
using twoseat::EventKind;
using twoseat::Facing;
using twoseat::Fault;

// --- G assist -----------------------------------------------------------------------------------------------------

TEST_CASE("G assist shows the hand, looks at five cards, takes one grade higher and removes two "
          "[vge 9.5.3, 9.5.3.1, 9.5.3.2]") {
  Scene scene;
  scene.vanguard(A, "runner");
  const auto one = scene.hand(A, "spark");
  const auto two = scene.hand(A, "bare");
  scene.deck_top(A,
                 {"blank", "spark", "porter", "blank", "bare", "bare", "porter"}); // the first one is drawn
  scene.begin(Proc::DrawPhase);
  REQUIRE(scene.asks(Question::GAssist));
  CHECK(scene.rule_asked() == "9.5.3");
  scene.take(Verb::GAssist);
  CHECK(scene.when("9.5.3.1", EventKind::Revealed, one) >= 0);
  REQUIRE(scene.asks(Question::GAssistTake));
  CHECK(scene.options(Verb::Choose) == 1); // the second porter lies too deep
  CHECK(scene.offers(Verb::Done));
  scene.decision();
  const auto porter = scene.decision().options[0].card;
  scene.take(Verb::Choose, porter);
  CHECK(scene.lies(porter) == Zone::Hand);
  REQUIRE(scene.asks(Question::GAssistRemove));
  CHECK(scene.most(Verb::Choose) == 2);
  scene.take(Verb::Choose, std::vector{one, two});
  CHECK(scene.lies(one) == Zone::Removed);
  CHECK(scene.lies(two) == Zone::Removed);
  CHECK(scene.when("9.5.3.2", EventKind::Shuffled) > scene.moved("9.5.3.2", one));
  CHECK(scene.asks(Question::Ride));
  CHECK(scene.offers(Verb::Ride, porter));
}

TEST_CASE(
    "G assist may find nothing; the deck is shuffled all the same, and nothing is removed [vge 9.5.3.2]") {
  Scene scene;
  scene.vanguard(A, "runner");
  const auto kept = scene.hand(A, "spark");
  scene.begin(Proc::DrawPhase);
  scene.take(Verb::GAssist);
  CHECK_FALSE(scene.offers(Verb::Choose));
  scene.take(Verb::Done);
  CHECK(scene.when("9.5.3.2", EventKind::Shuffled) >= 0);
  CHECK(scene.lies(kept) == Zone::Hand);
  CHECK(scene.count(A, Zone::Removed) == 0);
}

TEST_CASE("G assist is not for grade 3, nor for a hand with a unit to ride [vge 9.5.3]") {
  Scene high;
  high.begin(Proc::DrawPhase);
  REQUIRE(high.asks(Question::Ride)); // everybody sees that it is not possible
  CHECK(high.refused_by("9.5.3", A, Verb::GAssist));
  Scene has_it;
  has_it.vanguard(A, "runner");
  has_it.hand(A, "porter");
  has_it.begin(Proc::DrawPhase);
  CHECK_FALSE(has_it.offers(Verb::GAssist));
  CHECK(has_it.refused_by("9.5.3", A, Verb::GAssist));
  has_it.take(Verb::NoGAssist);
  CHECK(has_it.asks(Question::Ride));
}

TEST_CASE("A player with a ride deck skips the G assist step, its beginning included [vge 9.5.1]") {
  Scene scene;
  scene.vanguard(A, "runner");
  scene.ride_deck(A, "porter");
  scene.begin(Proc::DrawPhase);
  CHECK(scene.asks(Question::Ride));
  CHECK(scene.entered("9.5.1") >= 0);
  CHECK(scene.entered("9.5.2") < 0);
  CHECK(scene.entered("9.5.4") < 0);
}

// --- G guardians --------------------------------------------------------------------------------------------------

namespace {

struct Defence {
  Scene scene;
  twoseat::CardId attacker, target, guardian, cost;

  Defence() {
    attacker = scene.rear(A, Zone::FrontLeft, "giant");
    guardian = scene.g_zone(B, "bulwark");
    cost = scene.hand(B, "heal");
  }
  void attack() {
    scene.begin(Proc::BattlePhase);
    target = scene.on(B, Zone::Vanguard);
    scene.attack(attacker, target);
  }
};

} // namespace

TEST_CASE("A G guardian is turned up, paid for and called resting; retired, it lies face up in the G zone "
          "[vge 10.5.1.2.3, 14.16.2, 4.4.2.2, 4.9.5, 10.7.1.10]") {
  Defence d;
  d.attack();
  REQUIRE(d.scene.offers(Verb::GGuard, d.guardian));
  d.scene.take(Verb::GGuard, d.guardian);
  CHECK(d.scene.lies(d.cost) == Zone::Drop);
  CHECK(d.scene.lies(d.guardian) == Zone::Guardian);
  CHECK_FALSE(d.scene.standing(d.guardian));
  CHECK(d.scene.power(d.target) == 33000);
  CHECK(d.scene.asks(Question::Guard));
  d.scene.pass();
  CHECK(d.scene.moved("10.7.1.10", d.guardian) >= 0);
  CHECK(d.scene.lies(d.guardian) == Zone::GZone);
  CHECK(d.scene.match[d.guardian].facing == Facing::Up);
}

TEST_CASE("Without its cost a G guardian is not called [vge 14.16.2]") {
  Scene scene;
  const auto attacker = scene.rear(A, Zone::FrontLeft, "giant");
  const auto guardian = scene.g_zone(B, "bulwark");
  scene.begin(Proc::BattlePhase);
  scene.attack(attacker, scene.on(B, Zone::Vanguard));
  CHECK_FALSE(scene.offers(Verb::GGuard));
  CHECK(scene.refused_by("14.16.2", B, Verb::GGuard, guardian));
}

TEST_CASE("Both vanguards must be grade 3, and at most three G guardians lie face up [vge 10.5.1.2.3]") {
  Defence low;
  low.scene.vanguard(A, "porter");
  low.attack();
  CHECK(low.scene.refused_by("10.5.1.2.3", B, Verb::GGuard, low.guardian));
  Defence fourth;
  for (int i = 0; i < 3; ++i)
    fourth.scene.g_zone(B, "bulwark", Facing::Up);
  fourth.scene.g_zone(B, "zenith", Facing::Up); // is none
  fourth.attack();
  CHECK(fourth.scene.offers(Verb::GGuard, fourth.guardian));
  Defence fifth;
  for (int i = 0; i < 4; ++i)
    fifth.scene.g_zone(B, "bulwark", Facing::Up);
  fifth.attack();
  CHECK(fifth.scene.refused_by("10.5.1.2.3", B, Verb::GGuard, fifth.guardian));
}

// --- Decks --------------------------------------------------------------------------------------------------------

namespace {

Deck premium_deck() {
  const auto& book = test_book();
  Deck deck;
  deck.format = "premium";
  const auto add = [&](Part part, const char* id, int copies) {
    for (int i = 0; i < copies; ++i)
      deck.parts[num(part)].push_back(book.find(id));
  };
  for (const char* id : {"critical", "draw", "stand", "heal", "spark", "runner", "other-runner", "watcher",
                         "porter", "bare", "keeper", "single"})
    add(Part::Main, id, 4);
  add(Part::Main, "giant", 2);
  add(Part::G, "zenith", 4);
  add(Part::G, "bulwark", 4);
  for (auto& part : deck.parts)
    std::sort(part.begin(), part.end());
  return deck;
}

bool breaks(const Deck& deck, const char* rule) {
  for (const Fault& fault : check_deck(test_book(), "vge", deck))
    if (fault.rule == std::string("[vge ") + rule + "]") return true;
  return false;
}

} // namespace

TEST_CASE("A premium deck needs no ride deck and may have up to 16 G units, four of a name "
          "[vge 8.1.2, 8.1.4.1, 8.1.4.3, 8.1.5]") {
  CHECK(check_deck(test_book(), "vge", premium_deck()).empty());
  Deck many = premium_deck();
  many.parts[num(Part::G)].push_back(test_book().find("zenith"));
  CHECK(breaks(many, "8.1.5"));
  Deck strange = premium_deck();
  strange.parts[num(Part::G)].push_back(test_book().find("giant"));
  CHECK(breaks(strange, "8.1.4.3"));
  Deck misplaced = premium_deck();
  misplaced.parts[num(Part::Main)].back() = test_book().find("zenith");
  CHECK(breaks(misplaced, "8.1.4.1"));
  Deck standard = premium_deck();
  standard.format = "standard";
  CHECK(breaks(standard, "8.1.2"));
  CHECK(breaks(standard, "8.1.4.2"));
}

TEST_CASE(
    "Without a ride deck the first vanguard comes out of the main deck; G decks lie face down in the G zones "
    "[vge 8.2.1.2, 8.2.1.5, 4.14.3]") {
  twoseat::Setup setup;
  setup.edition = "vge";
  setup.decks = {premium_deck(), premium_deck()};
  setup.seed = 5;
  twoseat::Events events;
  const auto started = start(test_book(), setup, &events);
  REQUIRE(started);
  twoseat::Match match = *started;
  twoseat::Decision decision;
  for (const auto seat : {A, B}) {
    REQUIRE(decide(test_book(), match, decision));
    CHECK(decision.question == num(Question::FirstVanguard));
    CHECK(decision.seat == seat);
    CHECK(decision.option_count == 20); // every grade 0 unit of the main deck
    CHECK_FALSE(apply(test_book(), match, twoseat::Answer::single(0, 0), &events));
  }
  for (const auto seat : {A, B}) {
    CHECK(count(match, seat, Zone::Deck) == 49);
    CHECK(count(match, seat, Zone::GZone) == 8);
    CHECK(match[top(match, seat, Zone::GZone)].facing == Facing::Down);
  }
}
