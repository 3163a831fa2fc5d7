// The limits of this table, which are never the rules': reaching one stops the match and says so.
#include "engine/kernel/limits.h"
#include "engine/kernel/narrate.h"
#include "kernel_board.h"

using namespace twoseat;
using namespace twoseat::test::kernel;

TEST_CASE("Without room for more modifications, one is joined with its like") {
  Board board;
  const auto card = board.card(1, board.row_one);
  const int room = static_cast<int>(decltype(board.match.modifications)::capacity());
  for (int i = 0; i < room + 20; ++i)
    board.change(card, 1, Operation::Add, 7);
  CHECK(board.value(card) == 1000 + room + 20);
  CHECK(board.match.flaw == 0);
}

TEST_CASE("Past a limit of the table the match stops as a draw and says which") {
  Board board;
  const auto flaw = [&] { return static_cast<Flaw>(board.match.flaw); };
  SUBCASE("modifications that cannot be joined") {
    const auto card = board.card(1, board.row_one);
    for (std::size_t i = 0; i <= decltype(board.match.modifications)::capacity(); ++i)
      board.change(card, 1, Operation::Set, static_cast<std::uint8_t>(i));
    CHECK(flaw() == Flaw::TooManyModifications);
  }
  SUBCASE("cards") {
    for (std::size_t i = 0; i <= decltype(board.match.cards)::capacity(); ++i)
      board.card(1, board.pile);
    CHECK(flaw() == Flaw::TooManyCards);
  }
  SUBCASE("relations") {
    const auto card = board.card(1, board.row_one);
    for (std::size_t i = 0; i <= decltype(board.match.relations)::capacity(); ++i)
      relate(board.game, card, card, 0, {"1"});
    CHECK(flaw() == Flaw::TooManyRelations);
  }
  SUBCASE("procedures") {
    call(board.game, 1, Seat::A);
    advance(board.game);
    CHECK(flaw() == Flaw::StackTooDeep);
  }
  SUBCASE("steps without a decision") {
    call(board.game, 0, Seat::A);
    board.game.events = nullptr;
    advance(board.game);
    CHECK(flaw() == Flaw::NoProgress);
  }
  CHECK(board.match.outcome == Outcome::Draw);
  CHECK(board.match.stack.empty());
}

TEST_CASE("A match that a limit stops is told as such, once") {
  Board board;
  call(board.game, 1, Seat::A);
  advance(board.game);
  advance(board.game);
  std::size_t told_ends = 0;
  for (const Event& event : board.events)
    if (event.kind == EventKind::Ended) {
      ++told_ends;
      CHECK(narrate(board.game.book, event, Viewer::A) == text_of(Flaw::StackTooDeep));
    }
  CHECK(told_ends == 1);
}

TEST_CASE("A number that is counted no further is told") {
  Board board;
  const auto card = board.card(1, board.row_one);
  CHECK(count_on(board.game, card, 0, 250, {}, 0, {"1"}) == 250);
  board.events.clear();
  CHECK(count_on(board.game, card, 0, 10, {}, 0, {"1"}) == 5);
  REQUIRE(board.events.size() == 2);
  CHECK(board.events[0].kind == EventKind::Capped);
  CHECK(narrate(board.game.book, board.events[0], Viewer::A) ==
        "This table counts to 255 here, and no further.");
  CHECK(count_on(board.game, card, 0, -300, {}, 0, {"1"}) == -255);
}

TEST_CASE("That a hidden card is counted no further is told to those who may look at it") {
  Board board;
  const auto card = board.card(1, board.pile);
  board.match[card].shown_to = only(Seat::B);
  count_on(board.game, card, 0, 300, {}, 0, {"1"});
  REQUIRE(board.events[0].kind == EventKind::Capped);
  CHECK(narrate(board.game.book, board.events[0], Viewer::A).empty());
  CHECK(narrate(board.game.book, board.events[0], Viewer::Spectator).empty());
  CHECK_FALSE(narrate(board.game.book, board.events[0], Viewer::B).empty());
}

TEST_CASE("An ended match runs nothing more, and nothing can be called in it") {
  Board board;
  call(board.game, 0, Seat::A);
  concede(board.game, Seat::B);
  CHECK(board.match.outcome == Outcome::WonByA);
  CHECK(board.match.outcome_reason == 7);
  call(board.game, 0, Seat::A);
  CHECK(board.match.stack.empty());
  Decision decision;
  CHECK_FALSE(ask(board.game, decision));
}
