// Players who look ahead: what they assume fits what their seat sees, and nothing else reaches their choice.
#include "engine/kernel/advance.h"
#include "engine/players/picking.h"
#include "engine/players/sampler.h"
#include "engine/seats/secrets.h"
#include "engine/seats/view.h"
#include "engine/twoseat.h"
#include "fixture.h"
#include <algorithm>
#include <doctest/doctest.h>
#include <memory>

using namespace twoseat;

namespace {

Setup setup_of(const Rulebook& book, const std::string& edition, std::uint64_t seed) {
  std::vector<Deck> decks;
  for (const Deck& deck : book.decks)
    if (deck.edition == edition) decks.push_back(deck);
  return {edition, {decks[seed % decks.size()], decks[(seed + 1) % decks.size()]}, seed};
}

// f(setup, match, decision) at every decision of a random match of each edition.
template <class F>
void each_moment(std::uint64_t seeds, F f) {
  for (const Family* family : systems())
    for (const EditionInfo& edition : family->editions)
      for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        CAPTURE(edition.id);
        CAPTURE(seed);
        const Rulebook& book = test::shipped_book(family->id);
        const Setup setup = setup_of(book, edition.id, seed);
        Match match = *start(book, setup);
        Random random = Random::from_seed(seed);
        Decision decision;
        for (std::size_t i = 0; i < 2000 && decide(book, match, decision); ++i) {
          f(book, setup, match, decision);
          apply_checked(book, match, decision, random_answer(decision, random));
        }
      }
}

std::vector<std::uint16_t> cards_of(const Match& match, Seat owner) {
  std::vector<std::uint16_t> defs;
  for (const Card& card : match.cards)
    if (card.owner == owner) defs.push_back(card.def.value);
  std::sort(defs.begin(), defs.end());
  return defs;
}

Answer searched(SearchingPlayer& player, const Match& match, std::uint32_t iterations) {
  player.consider(match, iterations, 7);
  player.think(iterations);
  return player.answer();
}

// In so many matches of each edition; the number of positions in which the choice was the same.
std::size_t choices_compared(std::uint64_t games) {
  Random secrets = Random::from_seed(3);
  std::size_t compared = 0, moment = 0;
  std::unique_ptr<SearchingPlayer> player;
  const Rulebook* of = nullptr;
  each_moment(games,
              [&](const Rulebook& book, const Setup& setup, const Match& match, const Decision& decision) {
                if (++moment % 7 != 0 || decision.option_count < 2) return;
                if (of != &book) player = std::make_unique<SearchingPlayer>(book, evaluation_of(book));
                of = &book;
                player->know_decks(setup);
                const Match scrambled = scramble_secrets({book, match}, viewer_of(decision.seat), secrets);
                REQUIRE(searched(*player, match, 12) == searched(*player, scrambled, 12));
                ++compared;
              });
  MESSAGE(compared << " positions compared");
  return compared;
}

} // namespace

TEST_CASE("A seat cannot tell a sample of what may be from the real match") {
  Random chance = Random::from_seed(1);
  Match sample;
  SeatView real, guessed;
  each_moment(2, [&](const Rulebook& book, const Setup& setup, const Match& match, const Decision& decision) {
    Sampler sampler(book);
    sampler.know_decks(setup);
    sampler.sample(match, viewer_of(decision.seat), chance, sample);
    view(book, match, viewer_of(decision.seat), real);
    view(book, sample, viewer_of(decision.seat), guessed);
    REQUIRE(real == guessed);
  });
}

TEST_CASE("With both lists known every sample is made of exactly the cards of the decks") {
  Random chance = Random::from_seed(2);
  Match sample;
  for (const Family* family : systems()) {
    CAPTURE(family->id);
    const Rulebook& book = test::shipped_book(family->id);
    const Setup setup = setup_of(book, family->editions[0].id, 1);
    const Match match = *start(book, setup);
    Sampler sampler(book);
    sampler.know_decks(setup);
    for (const Seat seat : both_seats) {
      sampler.sample(match, viewer_of(seat), chance, sample);
      CHECK_FALSE(sample == match);
      for (const Seat owner : both_seats)
        CHECK(cards_of(sample, owner) == cards_of(match, owner));
    }
  }
}

TEST_CASE("What a seat may not know never reaches the choice of whoever searches for it") {
  CHECK(choices_compared(3) > 200);
}

TEST_CASE("Ten thousand scrambled positions change no choice") {
  CHECK(choices_compared(48) >= 10'000);
}

TEST_CASE(
    "What is told of a search does not depend on hidden cards either: moves, chances and what is expected") {
  Random secrets = Random::from_seed(4);
  std::size_t moment = 0, compared = 0, lines = 0;
  each_moment(2, [&](const Rulebook& book, const Setup& setup, const Match& match, const Decision& decision) {
    if (++moment % 23 != 0 || decision.option_count < 2) return;
    SearchingPlayer of_match(book, evaluation_of(book)), of_scrambled(book, evaluation_of(book));
    const Match scrambled = scramble_secrets({book, match}, viewer_of(decision.seat), secrets);
    of_match.know_decks(setup);
    of_scrambled.know_decks(setup);
    searched(of_match, match, 40);
    searched(of_scrambled, scrambled, 40);
    const std::vector<Candidate> best = of_match.best(3), others = of_scrambled.best(3);
    REQUIRE(best.size() == others.size());
    for (std::size_t i = 0; i < best.size(); ++i) {
      REQUIRE(best[i].answer == others[i].answer);
      REQUIRE(best[i].visits == others[i].visits);
      REQUIRE(best[i].chance == others[i].chance);
    }
    const std::vector<Expected> line = of_match.line(5), other_line = of_scrambled.line(5);
    REQUIRE(line.size() == other_line.size());
    for (std::size_t i = 0; i < line.size(); ++i) {
      REQUIRE(line[i].seat == other_line[i].seat);
      REQUIRE(line[i].verb == other_line[i].verb);
      REQUIRE(line[i].picks == other_line[i].picks);
    }
    ++compared;
    lines += line.size() > 1 ? 1 : 0;
  });
  MESSAGE(compared << " positions compared, " << lines << " with a line");
  CHECK(compared > 60);
  CHECK(lines > 20);
}

TEST_CASE("The best answers are legal, differ, begin with the one that is given, and so does the line") {
  std::size_t moment = 0, several = 0;
  each_moment(1, [&](const Rulebook& book, const Setup& setup, const Match& match, const Decision& decision) {
    if (++moment % 11 != 0) return;
    SearchingPlayer player(book, evaluation_of(book));
    player.know_decks(setup);
    const Answer answer = searched(player, match, 60);
    const std::vector<Candidate> best = player.best(3);
    REQUIRE_FALSE(best.empty());
    REQUIRE(best.size() <= 3);
    CHECK(best[0].answer == answer);
    for (std::size_t i = 0; i < best.size(); ++i) {
      CHECK(check(decision, best[i].answer) == AnswerFault::None);
      CHECK(best[i].chance >= 0);
      CHECK(best[i].chance <= 1);
      for (std::size_t j = 0; j < i; ++j)
        CHECK_FALSE(best[i].answer == best[j].answer);
    }
    if (best.size() > 2) CHECK(best[1].visits >= best[2].visits);
    const std::vector<Expected> line = player.line(4);
    REQUIRE_FALSE(line.empty());
    CHECK(line[0].seat == decision.seat);
    CHECK(line[0].verb == decision.choice(answer).verb);
    REQUIRE(line[0].picks.size() == answer.picks.size());
    for (std::size_t i = 0; i < answer.picks.size(); ++i)
      CHECK(line[0].picks[i] == decision.picked(answer, i));
    several += best.size() > 1 ? 1 : 0;
  });
  CHECK(several > 40);
}

TEST_CASE("Of one answer alone a search says its chance, by whichever copies it was given") {
  std::size_t moment = 0, weighed = 0, worse = 0, better = 0;
  Random random = Random::from_seed(5);
  each_moment(1, [&](const Rulebook& book, const Setup& setup, const Match& match, const Decision& decision) {
    if (++moment % 17 != 0 || decision.option_count < 2) return;
    SearchingPlayer player(book, evaluation_of(book));
    player.know_decks(setup);
    const Answer best = searched(player, match, 60), other = random_answer(decision, random);
    const auto chance = [&](const Answer& answer) {
      if (!player.consider_only(answer, match, 30, 3)) return -1.0;
      player.think(30);
      return player.chance();
    };
    const double with_best = chance(best), with_other = chance(other);
    REQUIRE(with_best >= 0); // what it answers itself it can weigh
    CHECK(with_best == chance(best));
    if (with_other < 0) return; // seldom meant: a draw offered
    ++weighed;
    worse += with_other < with_best ? 1 : 0;
    better += with_other > with_best ? 1 : 0;
    if (player.thinking()) FAIL("all iterations are done");
  });
  MESSAGE(weighed << " weighed, " << worse << " worse, " << better << " better");
  CHECK(weighed > 40);
  CHECK(worse > better);
}

TEST_CASE("An answer is legal at any time, and does not depend on how the iterations are shared out") {
  std::size_t moment = 0;
  each_moment(1, [&](const Rulebook& book, const Setup&, const Match& match, const Decision& decision) {
    if (++moment % 9 != 0) return;
    SearchingPlayer at_once(book, evaluation_of(book)), in_slices(book, evaluation_of(book));
    const Answer wanted = searched(at_once, match, 10);
    in_slices.consider(match, 10, 7);
    REQUIRE(check(decision, in_slices.answer()) == AnswerFault::None);
    while (in_slices.thinking()) {
      in_slices.think(3);
      REQUIRE(check(decision, in_slices.answer()) == AnswerFault::None);
    }
    REQUIRE(in_slices.answer() == wanted);
  });
}

TEST_CASE(
    "Copies that their player cannot tell apart are one way, and a set of picks is reached in one order") {
  const Rulebook& book = test::shipped_book("dragonball");
  Match match = *start(book, setup_of(book, "dbs", 1));
  Decision decision;
  REQUIRE(decide(book, match, decision));
  const Choice& choice = decision.choices[0];
  REQUIRE(choice.max > 1); // which cards of the hand are returned [dbs 6-2-1-6]
  Ways ways;
  Picking picking(match, decision);
  picking.list(book, ways);
  std::vector<std::uint16_t> different;
  for (std::size_t i = 0; i < choice.count; ++i)
    different.push_back(match[decision.options[choice.first + i].card].def.value);
  std::sort(different.begin(), different.end());
  different.erase(std::unique(different.begin(), different.end()), different.end());
  CHECK(ways.size() == different.size() + (choice.min == 0 ? 1 : 0));
  picking.take(ways[ways.size() - 1]);
  if (!picking.done()) {
    picking.list(book, ways);
    for (const Way& way : ways)
      CHECK((way.enough || way.pick > picking.answer().picks[0]));
  }
}

TEST_CASE("Nobody thinks where there is nothing to choose") {
  const Rulebook& book = test::shipped_book("heroes");
  each_moment(1, [&](const Rulebook& of, const Setup&, const Match& match, const Decision& decision) {
    if (&of != &book || decision.option_count != 1 || decision.choices[0].min != 1) return;
    SearchingPlayer player(book, evaluation_of(book));
    player.consider(match, 100, 1);
    CHECK_FALSE(player.thinking());
    CHECK(check(decision, player.answer()) == AnswerFault::None);
  });
}

TEST_CASE("Who searches beats who answers at random") {
  for (const auto& game : {std::pair{"heroes", "bsh"}, {"dragonball", "dbs"}, {"vanguard", "vge"}}) {
    CAPTURE(game.first);
    const Rulebook& book = test::shipped_book(game.first);
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const Setup setup = setup_of(book, game.second, seed);
      Match match = *start(book, setup);
      SearchingPlayer player(book, evaluation_of(book));
      player.know_decks(setup);
      Random random = Random::from_seed(seed);
      Decision decision;
      for (int i = 0; i < 2000 && decide(book, match, decision); ++i)
        apply_checked(book, match, decision,
                      decision.seat == Seat::B ? searched(player, match, 40)
                                               : random_answer(decision, random));
      won += match.outcome == Outcome::WonByB ? 1 : 0;
    }
    CHECK(won >= 3);
  }
}
