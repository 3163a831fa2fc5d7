// Odds: against counting by hand, against brute force over every order of a small deck, and against what is hidden.
#include "engine/players/odds.h"
#include "engine/kernel/advance.h"
#include "engine/seats/secrets.h"
#include "engine/twoseat.h"
#include "fixture.h"
#include <algorithm>
#include <doctest/doctest.h>
#include <memory>

using namespace twoseat;

namespace {

struct Played {
  Setup setup;
  std::unique_ptr<Match> match;
};

// A match as it stands after so many random answers.
Played played(const Rulebook& book, std::uint64_t seed, std::size_t answers) {
  const std::vector<Deck> decks = decks_of(book, book.family->editions[0].id);
  Played result{
      {book.family->editions[0].id, {decks[seed % decks.size()], decks[(seed + 1) % decks.size()]}, seed},
      nullptr};
  result.match = std::make_unique<Match>(*start(book, result.setup));
  Random random = Random::from_seed(seed);
  Decision decision;
  for (std::size_t i = 0; i < answers && decide(book, *result.match, decision); ++i)
    apply_checked(book, *result.match, decision, random_answer(decision, random));
  return result;
}

bool shows(const Rulebook& book, DefId def, const Hoped& hoped) {
  return (book.face(def).marks & hoped.marks) != 0;
}

// Of all ways to lay `drawn` of these cards one after another, the share that has a fitting one.
double brute_force(std::vector<int> cards, std::size_t drawn) {
  std::sort(cards.begin(), cards.end());
  std::size_t all = 0, good = 0;
  std::vector<std::size_t> at(cards.size());
  for (std::size_t i = 0; i < at.size(); ++i)
    at[i] = i;
  do {
    ++all;
    bool any = false;
    for (std::size_t i = 0; i < drawn; ++i)
      any = any || cards[at[i]] != 0;
    good += any ? 1U : 0U;
  } while (std::next_permutation(at.begin(), at.end()));
  return static_cast<double>(good) / static_cast<double>(all);
}

std::size_t one_card_at_the_top(const Table& table, std::span<Upcoming, Chances::most> out) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < table.match.places.size() && count < 1; ++i)
    if (table.match.places[i].kind == 0)
      out[count++] = {"test", {}, table.match.places[i].seat, PlaceId{static_cast<std::uint8_t>(i + 1)}, 1};
  return count;
}

} // namespace

TEST_CASE("What may come off a deck is what its owner's list has left, counted") {
  std::size_t reckoned = 0;
  const Rulebook& book = test::shipped_book();
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Played now = played(book, seed, static_cast<std::size_t>(40 + 10 * seed));
    if (over(*now.match)) continue;
    Sampler sampler(book);
    sampler.know_decks(now.setup);
    for (const Seat seat : both_seats) {
      const std::vector<Outlook> all = outlooks(book, sampler, *now.match, viewer_of(seat));
      reckoned += all.size();
      for (const Outlook& outlook : all) {
        // Everything hidden from this seat that began in the same deck, and really lies somewhere.
        std::vector<DefId> hidden;
        const Table table{book, *now.match};
        for (const Card& card : now.match->cards)
          if (card.owner == outlook.what.seat && card.origin == 0 &&
              !includes(lookers(table, card), viewer_of(seat)))
            hidden.push_back(card.def);
        CHECK(outlook.unseen == hidden.size());
        for (const Odds& odds : outlook.odds) {
          const auto among = std::count_if(hidden.begin(), hidden.end(),
                                           [&](DefId def) { return shows(book, def, *odds.hoped); });
          CHECK(odds.among == among);
          CHECK(odds.any >= odds.next - 1e-9);
          CHECK(odds.any <= 1);
        }
      }
    }
  }
  CHECK(reckoned > 30);
}

TEST_CASE("The chance of several cards is what trying every order says") {
  for (const std::size_t size : {3U, 5U, 7U})
    for (std::size_t good = 0; good <= size; ++good)
      for (std::size_t drawn = 1; drawn <= 3; ++drawn) {
        std::vector<int> cards(size, 0);
        std::fill_n(cards.begin(), good, 1);
        CHECK(at_least_one(size, good, drawn) == doctest::Approx(brute_force(cards, drawn)));
      }
}

TEST_CASE("Who has looked at the top card reckons with it") {
  const Rulebook& book = test::shipped_book();
  Played now = played(book, 3, 60);
  Match& match = *now.match;
  const Hoped any_trigger{"a trigger", std::uint64_t{0}};
  Sampler sampler(book);
  sampler.know_decks(now.setup);
  Hoped hoped[] = {any_trigger};
  const Chances chances{hoped, {}, one_card_at_the_top};
  std::array<Upcoming, Chances::most> coming;
  REQUIRE(one_card_at_the_top({book, match}, coming) == 1);
  const CardId top = match[coming[0].deck].first;
  hoped[0].marks = book.face(match[top].def).marks; // surely one of these
  const Viewer viewer = viewer_of(coming[0].seat);
  CHECK(outlooks(chances, sampler, {book, match}, viewer)[0].odds[0].next < 1);
  match[top].shown_to = static_cast<Viewers>(match[top].shown_to | only(coming[0].seat));
  CHECK(outlooks(chances, sampler, {book, match}, viewer)[0].odds[0].next == 1);
  CHECK(outlooks(chances, sampler, {book, match}, viewer)[0].odds[0].any == 1);
}

TEST_CASE("Odds never depend on what the seat may not know") {
  std::size_t compared = 0;
  for (const Family* family : systems()) {
    const Rulebook& book = test::shipped_book(family->id);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const Played now = played(book, seed, static_cast<std::size_t>(20 * seed));
      Sampler sampler(book);
      sampler.know_decks(now.setup);
      for (const Seat seat : both_seats) {
        Random chance = Random::from_seed(seed);
        const Match scrambled = scramble_secrets({book, *now.match}, viewer_of(seat), chance);
        const std::vector<Outlook> real = outlooks(book, sampler, *now.match, viewer_of(seat));
        const std::vector<Outlook> other = outlooks(book, sampler, scrambled, viewer_of(seat));
        REQUIRE(real.size() == other.size());
        for (std::size_t i = 0; i < real.size(); ++i) {
          REQUIRE(real[i].odds.size() == other[i].odds.size());
          for (std::size_t k = 0; k < real[i].odds.size(); ++k) {
            ++compared;
            CHECK(real[i].odds[k].next == other[i].odds[k].next);
            CHECK(real[i].odds[k].any == other[i].odds[k].any);
          }
        }
      }
    }
  }
  CHECK(compared > 100);
}
