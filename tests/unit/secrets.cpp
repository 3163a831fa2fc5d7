// The law of secrets, at every moment of random matches: what a seat may not know changes nothing that it is told.
#include "engine/seats/secrets.h"
#include "random_match.h"
#include <algorithm>
#include <set>

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::Decision;
using twoseat::Event;
using twoseat::EventKind;
using twoseat::Events;
using twoseat::Match;
using twoseat::Move;
using twoseat::Random;
using twoseat::SeatView;
using twoseat::Viewer;

namespace {

constexpr std::uint64_t matches = 12;

bool same_decision(const Decision& a, const Decision& b) {
  if (a.seat != b.seat || a.question != b.question || a.choice_count != b.choice_count ||
      a.option_count != b.option_count)
    return false;
  for (std::size_t i = 0; i < a.option_count; ++i)
    if (!(a.options[i] == b.options[i])) return false;
  return true;
}

Move random_move(const Match& match, Random& random) {
  Move move;
  move.verb = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(vocabulary.verbs.size())));
  const auto cards = static_cast<std::uint32_t>(match.cards.size());
  move.card = {static_cast<std::uint16_t>(1 + random.below(cards))};
  move.target = {static_cast<std::uint16_t>(1 + random.below(cards))};
  move.place = {static_cast<std::uint8_t>(1 + random.below(2 * zones_per_seat))};
  return move;
}

std::vector<std::string> refusal(const Match& match, twoseat::Seat seat, const Move& move) {
  std::vector<std::string> said;
  for (const auto& reason : why_not(shipped_book(), match, seat, move))
    said.push_back(std::string(reason.rule.number) + " " + explain(shipped_book(), match, reason));
  return said;
}

// Zones in which this viewer sees every card, written down here a second time, from the rulebook.
bool sees(Viewer viewer, twoseat::PlaceId where) {
  const Zone zone = zone_of(where);
  const bool own = where.value <= zones_per_seat ? viewer == Viewer::A : viewer == Viewer::B;
  if (zone == Zone::Deck) return false;                         // [vge 4.5.2]
  return own || (zone != Zone::Hand && zone != Zone::RideDeck); // [vge 4.6.2, 4.18.2]
}

// Everything that a seat may ask about the abilities of a card that it sees.
std::vector<std::string> asked_of_abilities(const Match& match, twoseat::Seat seat, CardId card) {
  std::vector<std::string> said;
  for (const std::uint16_t ability : abilities_of(shipped_book(), match, card)) {
    for (const std::string& line : refusal(match, seat, {num(Verb::Activate), {}, card, {}, ability}))
      said.push_back(line);
    for (const auto& reason : why_not_in_force(shipped_book(), match, seat, card, ability))
      said.push_back(explain(shipped_book(), match, reason));
  }
  return said;
}

// What became of the automatic abilities of this card.
std::vector<std::string> asked_of_triggers(const Match& before, const twoseat::Answer& answer,
                                           const Match& after, twoseat::Seat seat, CardId card) {
  std::vector<std::string> said;
  for (const std::uint16_t ability : abilities_of(shipped_book(), after, card)) {
    const auto watch = what_became_of(shipped_book(), before, answer, seat, card, ability);
    said.push_back(std::to_string(static_cast<int>(watch.fate)));
    for (const auto& reason : watch.reasons)
      said.push_back(explain(shipped_book(), after, reason));
  }
  return said;
}

bool names_a_card(const std::string& line) {
  const auto& prints = shipped_book().prints;
  return std::any_of(prints.begin(), prints.end(),
                     [&](const auto& print) { return line.find(print.name) != std::string::npos; });
}

} // namespace

TEST_CASE("Changing what a viewer may not know leaves the view the same, byte for byte [vge 4.2.3]") {
  SeatView real, other_world;
  Random random = Random::from_seed(5);
  for (std::uint64_t seed = 1; seed <= matches; ++seed)
    play_random(seed, [&](const Match& match, const Decision&) {
      for (const Viewer viewer : viewers) {
        const Match scrambled = scramble_secrets({shipped_book(), match}, viewer, random);
        REQUIRE_FALSE(scrambled == match);
        twoseat::view(shipped_book(), match, viewer, real);
        twoseat::view(shipped_book(), scrambled, viewer, other_world);
        REQUIRE(real == other_world);
      }
    });
}

TEST_CASE("What a seat is asked depends on nothing that it may not know [vge 4.2.3]") {
  Random random = Random::from_seed(6);
  Decision other_world;
  for (std::uint64_t seed = 1; seed <= matches; ++seed)
    play_random(seed, [&](const Match& match, const Decision& decision) {
      const bool no_ride_deck = match[twoseat::vanguard::place(decision.seat, Zone::RideDeck)].count == 0;
      if (decision.question == num(Question::FirstVanguard) && no_ride_deck)
        return; // out of one's own deck, which one knows [vge 8.2.1.2]
      const Match scrambled = scramble_secrets({shipped_book(), match}, viewer_of(decision.seat), random);
      decide(shipped_book(), scrambled, other_world);
      REQUIRE(same_decision(decision, other_world));
    });
}

TEST_CASE("A refusal tells nothing that its seat may not know [vge 4.2.3]") {
  SeatView seen;
  Random random = Random::from_seed(7);
  for (std::uint64_t seed = 1; seed <= matches; ++seed)
    play_random(seed, [&](const Match& match, const Decision&) {
      for (const auto seat : {A, B}) {
        const Match scrambled = scramble_secrets({shipped_book(), match}, viewer_of(seat), random);
        for (int i = 0; i < 6; ++i) {
          const Move move = random_move(match, random);
          REQUIRE(refusal(match, seat, move) == refusal(scrambled, seat, move));
        }
        view(shipped_book(), match, twoseat::viewer_of(seat), seen);
        for (const auto& card : seen.cards)
          if (card.id && card.def)
            REQUIRE(asked_of_abilities(match, seat, card.id) == asked_of_abilities(scrambled, seat, card.id));
      }
    });
}

TEST_CASE("Why an ability did not trigger tells nothing that its seat did not see happen [vge 4.2.3]") {
  SeatView real, other_world;
  Decision other_decision;
  Random random = Random::from_seed(8);
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= matches; ++seed)
    play_random(seed, [&](const Match& match, const Decision& decision) {
      if (random.below(4) != 0) return;
      const auto answer = random_answer(decision, random);
      for (const auto seat : {A, B}) {
        const Match scrambled = scramble_secrets({shipped_book(), match}, viewer_of(seat), random);
        decide(shipped_book(), scrambled, other_decision);
        if (!same_decision(decision, other_decision))
          continue; // what the other seat may do is its own affair
        Match after = match, scrambled_after = scrambled;
        apply(shipped_book(), after, answer);
        apply(shipped_book(), scrambled_after, answer);
        view(shipped_book(), after, viewer_of(seat), real);
        view(shipped_book(), scrambled_after, viewer_of(seat), other_world);
        if (!(real == other_world)) continue; // something was shown
        for (const auto& card : real.cards)
          if (card.id && card.def && shipped_book().face(card.def).abilities > 0) {
            ++asked;
            REQUIRE(asked_of_triggers(match, answer, after, seat, card.id) ==
                    asked_of_triggers(scrambled, answer, scrambled_after, seat, card.id));
          }
      }
    });
  CHECK(asked > 1000);
}

TEST_CASE(
    "The log never names a card to whom its face is hidden before and after the move [vge 4.6.2, 4.5.2]") {
  int hidden_moves = 0;
  std::set<std::uint16_t> shown; // to everybody, and not moved since
  const auto check = [&](const Match& match, const Events& events) {
    for (const Event& event : events) {
      if (event.kind == EventKind::Revealed) shown.insert(event.card.value);
      if (event.kind == EventKind::Shuffled || match.turn == 0) shown.clear();
      const bool was_shown = event.kind == EventKind::Moved && shown.erase(event.card.value) > 0;
      for (const Viewer viewer : viewers) {
        const std::string line = narrate(shipped_book(), event, viewer);
        const bool first_vanguard =
            match.turn == 0 && event.kind == EventKind::Moved &&
            zone_of(event.to) == Zone::Vanguard; // secret until the game begins [vge 8.2.1.2]
        const bool to_seen = sees(viewer, event.to) && !(first_vanguard && !sees(viewer, event.from));
        if (event.kind != EventKind::Moved || sees(viewer, event.from) || to_seen || was_shown) continue;
        const bool looked_at = event.cause == num(Cause::Put) && viewer == viewer_of(event.seat); // [vge 7.7]
        if (looked_at || (first_vanguard && viewer == viewer_of(event.seat))) continue;
        if (includes(lookers({shipped_book(), match}, match[event.card]), viewer)) continue; // lies face up
        ++hidden_moves;
        REQUIRE_FALSE(names_a_card(line));
        REQUIRE_FALSE(includes(event.known_to, viewer));
      }
    }
  };
  for (std::uint64_t seed = 1; seed <= matches; ++seed)
    play_random(
        seed, [](const Match&, const Decision&) {}, check);
  CHECK(hidden_moves > 200);
}

TEST_CASE("The log names to its own player what was drawn [vge 4.6.2]") {
  int draws = 0;
  const auto check = [&](const Match&, const Events& events) {
    for (const Event& event : events)
      if (event.kind == EventKind::Moved && zone_of(event.from) == Zone::Deck &&
          zone_of(event.to) == Zone::Hand) {
        ++draws;
        REQUIRE(names_a_card(narrate(shipped_book(), event, viewer_of(event.seat))));
      }
  };
  play_random(
      3, [](const Match&, const Decision&) {}, check);
  CHECK(draws > 10);
}

TEST_CASE("After a shuffle nobody knows any card of the deck [vge 4.5.2]") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  twoseat::Game game{scene.book(), scene.match, nullptr};
  const CardId card = scene.first_in(A, Zone::Deck);
  reveal(game, card, 0, {"7.10.1"});
  CHECK(scene.match[card].shown_to == twoseat::everybody);
  shuffle(game, place(A, Zone::Deck), 0, {"7.5"});
  for (const CardId each : cards_in(scene.match, place(A, Zone::Deck)))
    CHECK(scene.match[each].shown_to == twoseat::nobody);
}
