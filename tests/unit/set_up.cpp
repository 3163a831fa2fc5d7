// Preparing a game: first vanguards, shuffling, lots, hands and the one exchange. [vge 8.2]
#include "fixture.h"
#include <algorithm>
#include <set>

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::EventKind;
using twoseat::Facing;
using twoseat::Viewer;

namespace {

constexpr const char* deck_a = "bells-below";
constexpr const char* deck_b = "drift-and-dart";

// A match at its first exchange, with A going first.
Scene at_first_exchange() {
  for (std::uint64_t seed = 1;; ++seed) {
    Scene scene;
    scene.start(deck_a, deck_b, seed);
    if (scene.asked() != A) continue;
    scene.take(Verb::GoFirst);
    return scene;
  }
}

std::vector<CardId> hand_of(const Scene& scene, twoseat::Seat seat) {
  std::vector<CardId> cards;
  for (const CardId card : cards_in(scene.match, place(seat, Zone::Hand)))
    cards.push_back(card);
  return cards;
}

} // namespace

TEST_CASE("The steps of the set-up follow in this order [vge 8.2.1]") {
  Scene scene = at_first_exchange();
  scene.take(Verb::Return, std::vector<CardId>{});
  scene.take(Verb::Return, std::vector<CardId>{});
  int before = -1;
  for (const char* rule :
       {"8.2.1.1", "8.2.1.2", "8.2.1.3", "8.2.1.4", "8.2.1.6", "8.2.1.7", "8.2.1.8", "8.2.1.9", "9.1.1"}) {
    CAPTURE(rule);
    CHECK(scene.entered(rule) > before);
    before = scene.entered(rule);
  }
}

TEST_CASE("The first vanguard is a grade 0 unit of the ride deck, face down [vge 8.2.1.2]") {
  const Scene scene = at_first_exchange();
  for (const auto seat : {A, B}) {
    const CardId vanguard = scene.on(seat, Zone::Vanguard);
    REQUIRE(vanguard);
    CHECK(scene.match[vanguard].facing == Facing::Down);
    CHECK(scene.match[vanguard].origin == num(Origin::Ride));
    CHECK(printed(scene.book().face(scene.match[vanguard].def), Attribute::Grade) == 0);
    CHECK(scene.count(seat, Zone::RideDeck) == 3);
  }
}

TEST_CASE("Of several grade 0 units each player chooses in secret [vge 8.2.1.2]") {
  Scene scene;
  scene.no_vanguard(A);
  scene.no_vanguard(B);
  const auto one = scene.ride_deck(A, "spark");
  const auto two = scene.ride_deck(A, "critical");
  const auto higher = scene.ride_deck(A, "runner");
  scene.ride_deck(B, "spark");
  scene.begin(Proc::SetUp);
  REQUIRE(scene.asks(Question::FirstVanguard));
  CHECK(scene.asked() == A);
  CHECK(scene.options(Verb::SetVanguard) == 2);
  CHECK_FALSE(scene.offers(Verb::SetVanguard, higher));
  scene.forget();
  scene.take(Verb::SetVanguard, two);
  CHECK(scene.on(A, Zone::Vanguard) == two);
  CHECK(scene.lies(one) == Zone::RideDeck);
  for (const std::string& line : scene.told(Viewer::B))
    CHECK(line.find("Critical") == std::string::npos);
}

TEST_CASE("Nobody but its player sees the first vanguard before the game begins [vge 8.2.1.2]") {
  const Scene scene = at_first_exchange();
  const auto shown = [&](Viewer viewer, twoseat::Seat seat) {
    const auto seen = scene.seen_by(viewer);
    const auto& circle = seen[place(seat, Zone::Vanguard)];
    REQUIRE(circle.card_count == 1); // that a card lies there is seen
    return static_cast<bool>(seen.cards[circle.first_card].def);
  };
  CHECK(shown(Viewer::A, A));
  CHECK_FALSE(shown(Viewer::B, A));
  CHECK_FALSE(shown(Viewer::Spectator, A));
  CHECK(shown(Viewer::B, B));
  CHECK_FALSE(shown(Viewer::A, B));
}

TEST_CASE("Both decks are shuffled, each in another order [vge 8.2.1.3]") {
  Scene one, two;
  one.start(deck_a, deck_a, 1);
  two.start(deck_a, deck_a, 2);
  CHECK(one.times("8.2.1.3", EventKind::Shuffled) == 2);
  CHECK(one.ids(A, Zone::Deck) != one.ids(B, Zone::Deck));
  CHECK(one.ids(A, Zone::Deck) != two.ids(A, Zone::Deck));
  Ids sorted_a = one.ids(A, Zone::Deck), sorted_b = two.ids(B, Zone::Deck);
  std::sort(sorted_a.begin(), sorted_a.end());
  std::sort(sorted_b.begin(), sorted_b.end());
  CHECK(sorted_a == sorted_b); // the same 50 cards
  CHECK(sorted_a.size() == 50);
}

TEST_CASE("The ride deck lies face down [vge 8.2.1.4, 4.18.3]") {
  const Scene scene = at_first_exchange();
  for (const CardId card : cards_in(scene.match, place(A, Zone::RideDeck)))
    CHECK(scene.match[card].facing == Facing::Down);
}

TEST_CASE("A player who is drawn by lot decides who goes first [vge 8.2.1.6]") {
  std::set<twoseat::Seat> drawn;
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    Scene scene;
    scene.start(deck_a, deck_b, seed);
    REQUIRE(scene.asks(Question::FirstPlayer));
    CHECK(scene.rule_asked() == "8.2.1.6");
    const auto chooser = scene.asked();
    drawn.insert(chooser);
    const bool first = seed % 2 == 0;
    scene.take(first ? Verb::GoFirst : Verb::GoSecond);
    CHECK(scene.match.first_player == (first ? chooser : other(chooser)));
  }
  CHECK(drawn.size() == 2);
}

TEST_CASE("Vanguard damage begins at 0 [vge 8.2.1.7]") {
  const Scene scene = at_first_exchange();
  CHECK(scene.damage_left(A) == 0);
  CHECK(scene.damage_left(B) == 0);
}

TEST_CASE("Each player draws five cards; the first player exchanges first [vge 8.2.1.8]") {
  Scene scene = at_first_exchange();
  CHECK(scene.count(A, Zone::Hand) == 5);
  CHECK(scene.count(B, Zone::Hand) == 5);
  REQUIRE(scene.asks(Question::ExchangeHand));
  CHECK(scene.asked() == A);
  scene.take(Verb::Return, std::vector<CardId>{});
  REQUIRE(scene.asks(Question::ExchangeHand));
  CHECK(scene.asked() == B);
}

TEST_CASE("Any number of cards may be returned, none and all among them [vge 8.2.1.8]") {
  Scene scene = at_first_exchange();
  CHECK(scene.decision().choices[0].min == 0);
  CHECK(scene.most(Verb::Return) == 5);
  const auto hand = hand_of(scene, A);
  scene.take(Verb::Return, hand);
  CHECK(scene.count(A, Zone::Hand) == 5);
  CHECK(scene.count(A, Zone::Deck) == 45);
}

TEST_CASE(
    "Returned cards go to the bottom, as many are drawn, and only then the deck is shuffled [vge 8.2.1.8]") {
  Scene scene = at_first_exchange();
  const auto hand = hand_of(scene, A);
  Ids deck_before = scene.ids(A, Zone::Deck);
  const Ids hand_before = scene.ids(A, Zone::Hand);
  scene.forget();
  scene.take(Verb::Return, std::vector<CardId>{hand[1], hand[3]});
  // The drawn cards were on top before: the draw came before the shuffle.
  CHECK(scene.ids(A, Zone::Hand) ==
        Ids{hand_before[0], hand_before[2], hand_before[4], deck_before[0], deck_before[1]});
  std::vector<EventKind> kinds;
  for (const auto& event : scene.events)
    if (event.kind == EventKind::Moved || event.kind == EventKind::Shuffled) kinds.push_back(event.kind);
  CHECK(kinds == std::vector<EventKind>{EventKind::Moved, EventKind::Moved, EventKind::Moved,
                                        EventKind::Moved, EventKind::Shuffled});
  Ids deck_after = scene.ids(A, Zone::Deck);
  deck_before.erase(deck_before.begin(), deck_before.begin() + 2);
  deck_before.push_back(hand_before[1]);
  deck_before.push_back(hand_before[3]);
  CHECK(deck_after != deck_before); // shuffled
  std::sort(deck_after.begin(), deck_after.end());
  std::sort(deck_before.begin(), deck_before.end());
  CHECK(deck_after == deck_before);
}

TEST_CASE("Whoever returns nothing does not shuffle [vge 8.2.1.8]") {
  Scene scene = at_first_exchange();
  const Ids before = scene.ids(A, Zone::Deck);
  scene.forget();
  scene.take(Verb::Return, std::vector<CardId>{});
  CHECK(scene.ids(A, Zone::Deck) == before);
  CHECK(scene.times("8.2.1.8", EventKind::Shuffled) == 0);
}

TEST_CASE("There is one exchange only, and nobody sees what the other returned [vge 8.2.1.8, 4.6.2]") {
  Scene scene = at_first_exchange();
  const auto hand = hand_of(scene, A);
  const std::string name = scene.book().print(scene.match[hand[0]].def).name;
  scene.forget();
  scene.take(Verb::Return, std::vector<CardId>{hand[0]});
  REQUIRE(scene.asks(Question::ExchangeHand));
  CHECK(scene.asked() == B);
  for (const std::string& line : scene.told(Viewer::B))
    CHECK(line.find(name) == std::string::npos);
  scene.take(Verb::Return, std::vector<CardId>{});
  CHECK_FALSE(scene.asks(Question::ExchangeHand));
}

TEST_CASE("Then both first vanguards stand up, and the first player's turn begins [vge 8.2.1.9]") {
  Scene scene = at_first_exchange();
  scene.take(Verb::Return, std::vector<CardId>{});
  scene.take(Verb::Return, std::vector<CardId>{});
  for (const auto seat : {A, B}) {
    const CardId vanguard = scene.on(seat, Zone::Vanguard);
    CHECK(scene.match[vanguard].facing == Facing::Up);
    CHECK(scene.when("8.2.1.9", EventKind::TurnedUp, vanguard) >= 0);
    const auto seen = scene.seen_by(Viewer::Spectator);
    CHECK(seen.cards[seen[place(seat, Zone::Vanguard)].first_card].id == vanguard);
  }
  CHECK(scene.match.turn == 1);
  CHECK(scene.match.turn_player == A);
  CHECK(scene.asks(Question::Ride));
}
