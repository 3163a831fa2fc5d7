// The preliminary phase of Berserk at random: it always comes to the first turn, squads are what was paid for, and what a
// seat may not know changes nothing that it is told. [bsk 301]
#include "engine/berserk/table.h"
#include "engine/seats/secrets.h"
#include "engine/twoseat.h"
#include <bit>
#include <doctest/doctest.h>
#include <memory>

using namespace twoseat;
namespace bsk = twoseat::berserk;
using bsk::num;
using bsk::Zone;

namespace {

constexpr std::uint64_t matches = 40;
constexpr Viewer all_viewers[] = {Viewer::A, Viewer::B, Viewer::Spectator};

const Rulebook& book() {
  static const Result<Rulebook> loaded = load_rulebook("berserk", embedded_assets());
  REQUIRE(loaded);
  return *loaded;
}

// Plays to the first turn, or to the end if a squad has no creature; `look` sees every moment before its answer, `after`
// what the answer made happen.
template <class Look, class After>
Match prepare(std::uint64_t seed, const char* edition, Look look, After after) {
  Random random = Random::from_seed(seed);
  const auto decks = static_cast<std::uint32_t>(book().decks.size());
  Setup setup;
  setup.edition = edition;
  setup.seed = seed;
  setup.decks = {book().decks[random.below(decks)], book().decks[random.below(decks)]};
  Events events;
  const auto started = start(book(), setup, &events);
  REQUIRE(started);
  Match match = *started;
  after(match, events);
  const auto decision = std::make_unique<Decision>();
  for (int i = 0; match.turn == 0 && decide(book(), match, *decision); ++i) {
    REQUIRE(i < 5000);
    look(match, *decision);
    events.clear();
    apply_checked(book(), match, *decision, random_answer(*decision, random), &events);
    after(match, events);
  }
  return match;
}

template <class Look>
Match prepare(std::uint64_t seed, const char* edition, Look look) {
  return prepare(seed, edition, look, [](const Match&, const Events&) {});
}
Match prepare(std::uint64_t seed, const char* edition) {
  return prepare(seed, edition, [](const Match&, const Decision&) {});
}

// What was recruited: the squad, and what found no bearer or host.
template <class F>
void each_recruited(const Match& match, Seat seat, F f) {
  for (std::size_t i = 0; i < match.cards.size(); ++i) {
    const CardId card{static_cast<std::uint16_t>(i + 1)};
    const Zone zone = bsk::where(match, card);
    if (match[card].owner == seat && zone != Zone::Deck && zone != Zone::Deal) f(card);
  }
}

void check_payment(const Match& match, Seat seat) {
  std::int32_t prices = 0;
  std::uint64_t elements = 0;
  bool any = false;
  each_recruited(match, seat, [&](CardId card) {
    const Face& face = book().face(match[card].def);
    prices += bsk::printed(face, bsk::Attribute::Price);
    elements |= bsk::elements(face);
    any = true;
  });
  const int count = std::popcount(elements);
  const bool bonus = count == 1 || (count == 0 && any && bsk::edition(match) == bsk::Edition::Online);
  std::int32_t crystals = 45 + (seat == match.first_player ? 0 : 1) + (bonus ? 1 : 0) - prices;
  if (count > 2) crystals -= count - 2;
  crystals -= bsk::counter(match, seat, bsk::Counter::Mulligans);
  CHECK(bsk::counter(match, seat, bsk::Counter::Gold) >= 0);
  CHECK(bsk::counter(match, seat, bsk::Counter::Silver) >= 0);
  CHECK(bsk::counter(match, seat, bsk::Counter::Gold) + bsk::counter(match, seat, bsk::Counter::Silver) ==
        crystals);
}

void check_squad(const Match& match, Seat seat) {
  int cards = 0, terrains = 0;
  const Table table{book(), match};
  each_recruited(match, seat, [&](CardId card) {
    ++cards;
    const bsk::Type type = bsk::type(table, card);
    terrains += type == bsk::Type::Terrain ? 1 : 0;
    CHECK_FALSE(bsk::has(match, card, bsk::State::Recruited));
    if (!bsk::in_squad(match, card)) return;
    const bool has_host = type == bsk::Type::Symbiote || type == bsk::Type::Equipment;
    CHECK(static_cast<bool>(match[card].host) == has_host);
    if (has_host) CHECK(match[card].place == match[match[card].host].place);
    const bool leaves = type == bsk::Type::Terrain || type == bsk::Type::Flyer;
    if (!has_host && !bsk::is_hidden(match, card)) CHECK((bsk::where(match, card) == Zone::Extra) == leaves);
    if (seat == match.first_player)
      CHECK((!bsk::is_hidden(match, card) || bsk::trait(table, card, bsk::Trait::Stealth) > 0));
  });
  CHECK(cards <= 15);
  CHECK(terrains <= 1);
}

bool same_decision(const Decision& a, const Decision& b) {
  if (a.seat != b.seat || a.question != b.question || a.choice_count != b.choice_count ||
      a.option_count != b.option_count)
    return false;
  for (std::size_t i = 0; i < a.option_count; ++i)
    if (!(a.options[i] == b.options[i])) return false;
  return true;
}

} // namespace

TEST_CASE(
    "Every preliminary phase comes to an end, with squads that were paid for [bsk 301.1, 304.1, 304.6]") {
  for (const char* edition : {"bsk", "bso"})
    for (std::uint64_t seed = 1; seed <= matches; ++seed) {
      CAPTURE(edition);
      CAPTURE(seed);
      const Match match = prepare(seed, edition);
      REQUIRE(match.flaw == 0);
      REQUIRE(match.turn == 1);
      for (const Seat seat : both_seats) {
        CHECK(match[bsk::place(seat, Zone::Deal)].count == 0);
        CHECK(match[bsk::place(seat, Zone::Set)].count == 0);
        if (over(match)) continue;
        check_squad(match, seat);
        check_payment(match, seat);
      }
    }
}

TEST_CASE("A match is of two players: both are asked, both have cards, and nobody else [bsk 100.1]") {
  for (const char* edition : {"bsk", "bso"}) {
    int questions[2] = {}, cards[2] = {};
    const Match match = prepare(1, edition, [&](const Match&, const Decision& decision) {
      REQUIRE((decision.seat == Seat::A || decision.seat == Seat::B));
      ++questions[index(decision.seat)];
    });
    for (const Card& card : match.cards) {
      REQUIRE((card.owner == Seat::A || card.owner == Seat::B));
      ++cards[index(card.owner)];
    }
    for (const Seat seat : both_seats) {
      CHECK(questions[index(seat)] > 0);
      CHECK(cards[index(seat)] >= 30);
    }
  }
}

TEST_CASE("What a viewer may not know changes neither the view nor the question [bsk 206.5, 206.6, 415.1]") {
  const auto real = std::make_unique<SeatView>(), other_world = std::make_unique<SeatView>();
  const auto asked = std::make_unique<Decision>();
  Random random = Random::from_seed(5);
  for (std::uint64_t seed = 1; seed <= matches; ++seed)
    prepare(seed, "bsk", [&](const Match& match, const Decision& decision) {
      for (const Viewer viewer : all_viewers) {
        const Match scrambled = scramble_secrets({book(), match}, viewer, random);
        view(book(), match, viewer, *real);
        view(book(), scrambled, viewer, *other_world);
        REQUIRE(*real == *other_world);
      }
      const Match scrambled = scramble_secrets({book(), match}, viewer_of(decision.seat), random);
      decide(book(), scrambled, *asked);
      REQUIRE(same_decision(decision, *asked));
    });
}

TEST_CASE("The log names no card to whom its face is hidden [bsk 206.6, 206.8, 415.1]") {
  int hidden = 0;
  const auto names_a_card = [](const std::string& line) {
    for (const Print& print : book().prints)
      if (line.find(print.name) != std::string::npos) return true;
    return false;
  };
  const auto check = [&](const Match& match, const Events& events) {
    for (const Event& event : events) {
      if (event.kind != EventKind::Moved || match.turn != 0) continue;
      for (const Seat viewer : both_seats) {
        const Zone to = bsk::zone_of(event.to);
        if (viewer == event.seat || to == Zone::Graveyard || to == Zone::Extra ||
            event.cause == num(bsk::Cause::Join))
          continue;
        ++hidden; // dealt, recruited, returned, deployed
        REQUIRE_FALSE(names_a_card(narrate(book(), event, viewer_of(viewer))));
      }
    }
  };
  for (std::uint64_t seed = 1; seed <= matches; ++seed)
    prepare(
        seed, "bsk", [](const Match&, const Decision&) {}, check);
  CHECK(hidden > 1000);
}

TEST_CASE("Who is first is left to both dice, and to both players [bsk 302.2]") {
  int first[2] = {0, 0}, asked[2] = {0, 0};
  for (std::uint64_t seed = 1; seed <= matches; ++seed) {
    const Match match = prepare(seed, "bsk", [&](const Match&, const Decision& decision) {
      if (decision.question == num(bsk::Question::WhoIsFirst)) ++asked[index(decision.seat)];
    });
    ++first[index(match.first_player)];
  }
  CHECK(asked[0] + asked[1] == static_cast<int>(matches));
  for (const Seat seat : both_seats) {
    CHECK(first[index(seat)] > 5);
    CHECK(asked[index(seat)] > 5);
  }
}

TEST_CASE("A table with other numbers of crystals says so, and its link keeps them [bso BSO-6]") {
  Journal journal;
  journal.setup.edition = "bso";
  journal.setup.decks = {book().decks[0], book().decks[1]};
  journal.setup.seed = 5;
  journal.setup.options = {30, 10, Setup::usual, Setup::usual};
  const auto match = start(book(), journal.setup);
  REQUIRE(match);
  for (const Seat seat : both_seats) {
    const bool second = seat != match->first_player;
    CHECK(bsk::counter(*match, seat, bsk::Counter::Gold) == 30);
    CHECK(bsk::counter(*match, seat, bsk::Counter::Silver) == (second ? 11 : 10)); // [bsk 101.3]
    CHECK(bsk::counter(*match, seat, bsk::Counter::Special) == 1);
  }
  const auto replayed = decode_match_link(book(), encode_match_link(book(), journal));
  REQUIRE(replayed);
  CHECK(replayed->match == *match);
  CHECK(replayed->journal.setup.options == journal.setup.options);
  SUBCASE("a usual one carries no mark") {
    journal.setup.options = Setup{}.options;
    CHECK(bsk::counter(*start(book(), journal.setup), Seat::A, bsk::Counter::Special) == 0);
  }
  SUBCASE("what is out of bounds is refused with its rule") {
    journal.setup.options[0] = 100;
    const auto refused = start(book(), journal.setup);
    REQUIRE_FALSE(refused);
    CHECK(refused.faults[0].line() == "gold: It must be from 0 to 99. [bso BSO-6]");
  }
  SUBCASE("and there is no third number") {
    journal.setup.options[2] = 1;
    CHECK_FALSE(start(book(), journal.setup));
  }
}
