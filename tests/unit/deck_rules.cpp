// The deck check: each fault alone, with its rule. [vge 8.1]
#include "fixture.h"
#include <algorithm>

using namespace twoseat::test;
using twoseat::Deck;
using twoseat::DefId;
using twoseat::Fault;

namespace {

std::vector<DefId>& part(Deck& deck, Part which) {
  return deck.parts[num(which)];
}
DefId def(const char* id) {
  return test_book().find(id);
}
void add(Deck& deck, Part which, const char* id, std::size_t copies = 1) {
  part(deck, which).insert(part(deck, which).end(), copies, def(id));
}
void drop(Deck& deck, Part which, const char* id, std::size_t copies = 1) {
  for (std::size_t i = 0; i < copies; ++i) {
    auto& cards = part(deck, which);
    const auto found = std::find(cards.begin(), cards.end(), def(id));
    REQUIRE(found != cards.end());
    cards.erase(found);
  }
}

// 50 cards with 16 triggers, and a ride deck of grades 0 to 3.
Deck legal_deck() {
  Deck deck;
  for (const char* id : {"critical", "draw", "front", "heal"})
    add(deck, Part::Main, id, 4);
  for (const char* id : {"other-runner", "watcher", "porter", "bare", "whale", "blank", "weak", "giant"})
    add(deck, Part::Main, id, 4);
  add(deck, Part::Main, "double", 2);
  for (const char* id : {"spark", "runner"})
    add(deck, Part::Ride, id);
  add(deck, Part::Ride, "watcher");
  drop(deck, Part::Main, "watcher");
  add(deck, Part::Main, "double");
  add(deck, Part::Ride, "keeper");
  return deck;
}

Rules faults_of(const Deck& deck) {
  Rules rules;
  for (const Fault& fault : check_deck(test_book(), "vge", deck)) {
    rules.push_back(fault.rule);
    CHECK_FALSE(fault.where.text().empty());
    CHECK(fault.sentence.text().back() == '.');
  }
  return rules;
}

} // namespace

TEST_CASE("A deck of 50 with 16 triggers and a ride deck of grades 0 to 3 is legal [vge 8.1]") {
  CHECK(faults_of(legal_deck()).empty());
}

TEST_CASE("The main deck has exactly 50 cards [vge 8.1.4.1]") {
  Deck deck = legal_deck();
  SUBCASE("not 49") {
    drop(deck, Part::Main, "blank");
  }
  SUBCASE("not 51") {
    add(deck, Part::Main, "double");
  }
  CHECK(faults_of(deck) == Rules{"[vge 8.1.4.1]"});
}

TEST_CASE("The ride deck has 4 cards or more, one of each grade from 0 to 3 [vge 8.1.4.2]") {
  Deck deck = legal_deck();
  SUBCASE("not 3 cards") {
    drop(deck, Part::Ride, "runner");
    const Rules faults = faults_of(deck);
    REQUIRE(faults.size() == 2); // too few, and no grade 1
    CHECK(faults[0] == "[vge 8.1.4.2]");
    CHECK(faults[1] == "[vge 8.1.4.2]");
  }
  SUBCASE("not two of a grade and none of another") {
    drop(deck, Part::Ride, "spark");
    add(deck, Part::Ride, "runner");
    CHECK(faults_of(deck) == Rules{"[vge 8.1.4.2]", "[vge 8.1.4.2]"});
  }
}

TEST_CASE("Which grades a ride deck has is a regulation of its format, beside the rules [vge SUP-C-1]") {
  Deck deck = legal_deck();
  drop(deck, Part::Ride, "spark");
  add(deck, Part::Ride, "runner");
  for (const char* format : {"standard", "v", "premium"}) {
    CAPTURE(format);
    deck.format = format;
    const Rules faults = faults_of(deck);
    const bool grades = std::find(faults.begin(), faults.end(), "[vge 8.1.4.2]") != faults.end();
    CHECK(grades == (deck.format == "standard"));
  }
}

TEST_CASE("At most 4 cards share a name, main and ride deck together [vge 8.1.5]") {
  Deck deck = legal_deck();
  SUBCASE("four in the main deck and one in the ride deck") {
    drop(deck, Part::Main, "blank");
    add(deck, Part::Main, "watcher"); // 4 + 1
    CHECK(faults_of(deck) == Rules{"[vge 8.1.5]"});
    CHECK(check_deck(test_book(), "vge", deck)[0].where.text() == "Watcher");
  }
  SUBCASE("the name counts, not the card [vge 8.1.5.1]") {
    drop(deck, Part::Main, "blank", 4);
    add(deck, Part::Main, "keeper", 2);
    add(deck, Part::Main, "keeper-again"); // with the ride deck's: 4
    add(deck, Part::Main, "single");
    CHECK(faults_of(deck).empty());
    drop(deck, Part::Main, "single");
    add(deck, Part::Main, "keeper-plain");
    CHECK(faults_of(deck) == Rules{"[vge 8.1.5]"});
  }
}

TEST_CASE("Main and ride deck together have exactly 16 trigger units [vge 8.1.6]") {
  Deck deck = legal_deck();
  SUBCASE("not 15") {
    drop(deck, Part::Main, "front");
    add(deck, Part::Main, "double");
    CHECK(faults_of(deck) == Rules{"[vge 8.1.6]"});
  }
  SUBCASE("not 17") {
    drop(deck, Part::Main, "blank");
    add(deck, Part::Main, "stand");
    CHECK(faults_of(deck) == Rules{"[vge 8.1.6]"});
  }
  SUBCASE("one of the ride deck counts") {
    drop(deck, Part::Ride, "spark");
    add(deck, Part::Ride, "stand");
    CHECK(faults_of(deck) == Rules{"[vge 8.1.6]"});
    drop(deck, Part::Main, "front");
    add(deck, Part::Main, "double");
    CHECK(faults_of(deck).empty());
  }
}

TEST_CASE("At most 4 heal triggers [vge 8.1.6.1]") {
  Deck deck = legal_deck();
  drop(deck, Part::Main, "front");
  add(deck, Part::Main, "heal");
  CHECK(faults_of(deck) == Rules{"[vge 8.1.5]", "[vge 8.1.6.1]"});
}

TEST_CASE("At most one over trigger [vge 8.1.6.2]") {
  Deck deck = legal_deck();
  drop(deck, Part::Main, "front", 2);
  add(deck, Part::Main, "over");
  add(deck, Part::Main, "stand");
  CHECK(faults_of(deck).empty());
  drop(deck, Part::Main, "stand");
  add(deck, Part::Main, "over");
  CHECK(faults_of(deck) == Rules{"[vge 8.1.6.2]"});
}

TEST_CASE("At most 4 sentinels [vge 8.1.7]") {
  Deck deck = legal_deck();
  drop(deck, Part::Main, "blank", 4);
  add(deck, Part::Main, "wall", 4);
  CHECK(faults_of(deck).empty());
  drop(deck, Part::Main, "weak");
  add(deck, Part::Main, "wall");
  CHECK(faults_of(deck) == Rules{"[vge 8.1.5]", "[vge 8.1.7]"});
}

TEST_CASE("Every fault is told, not the first one, and a match with such a deck does not start [vge 8.1]") {
  twoseat::Setup setup;
  setup.edition = "vge";
  setup.decks[0] = legal_deck();
  const auto started = twoseat::start(test_book(), setup);
  CHECK_FALSE(started);
  CHECK(started.faults.size() >= 6);
  setup.decks[1] = legal_deck();
  CHECK(twoseat::start(test_book(), setup));
  setup.edition = "vgx";
  CHECK_FALSE(twoseat::start(test_book(), setup));
}

TEST_CASE("The decks that come with the table are legal [vge 8.1]") {
  REQUIRE(shipped_book().decks.size() >= 2);
  for (const Deck& deck : shipped_book().decks) {
    CAPTURE(deck.id);
    CHECK(check_deck(shipped_book(), deck.edition, deck).empty());
  }
}
