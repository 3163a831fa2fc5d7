// A card's information in layers, with what binds to a card and what is looked up anew. [vge 11.11]
#include "kernel_board.h"

using namespace twoseat;
using namespace twoseat::test::kernel;

TEST_CASE("Changes apply layer by layer, adding before setting, the older first [vge 11.11.1, 11.11.2]") {
  Board board;
  const auto card = board.card(5, board.row_one);
  board.change(card, 100, Operation::Add, 8);
  board.change(card, 300, Operation::Set, 9);
  CHECK(board.value(card) == 300); // set last, over what battle adds
  board.change(card, 50, Operation::Add, 9);
  CHECK(board.value(card) == 300); // in its own layer too
  board.change(card, 400, Operation::Set, 9);
  CHECK(board.value(card) == 400); // of two that set, the newer
  board.change(card, 7, Operation::Set, 7);
  CHECK(board.value(card) == 400);
}

TEST_CASE("A value set in an early layer is added to in a later one [vge 11.11.1.8, 11.11.1.9]") {
  Board board;
  const auto card = board.card(5, board.row_one);
  board.change(card, 100, Operation::Add, 8);
  board.change(card, 10, Operation::Set, 7);
  CHECK(board.value(card) == 110);
  Changes changes;
  gather(Table{board.book, board.match}, card, strength, changes);
  REQUIRE(changes.size() == 2);
  CHECK(changes[0].operation == Operation::Set); // in the order in which they apply
}

TEST_CASE("An absent number stays absent until it is set, and then counts [vge 2.6.3]") {
  Board board;
  const auto card = board.card(5, board.row_one);
  CHECK(board.value(card, missing) == absent);
  board.change(card, 100, Operation::Add, 7, missing);
  CHECK(board.value(card, missing) == absent);
  board.change(card, 0, Operation::Set, 9, missing);
  CHECK(board.value(card, missing) == 0);
}

TEST_CASE("An original number that is lost is gone for everything later [vge 11.11.1.3]") {
  Board board;
  const auto card = board.card(5, board.row_one);
  board.change(card, absent, Operation::Set, 3);
  board.change(card, 100, Operation::Set, 2);
  board.change(card, 50, Operation::Add, 7);
  CHECK(board.value(card) == absent);
  board.change(card, 9, Operation::Set, 9);
  CHECK(board.value(card) == 9);
}

TEST_CASE("Numbers may be negative, and end before they overflow") {
  Board board;
  const auto card = board.card(1, board.row_one);
  board.change(card, -3000, Operation::Add, 7);
  CHECK(board.value(card) == -2000);
  for (int i = 0; i < 30; ++i)
    board.change(card, 100'000'000, Operation::Add, 7);
  CHECK(board.value(card) == 449'999'999);
}

TEST_CASE("A modification binds to the card as it is: a new object does not have it [vge 4.1.8, 11.11.4]") {
  Board board;
  const auto card = board.card(1, board.row_one);
  board.change(card, 500, Operation::Add, 7);
  Relocation same;
  same.identity = Identity::Same;
  relocate(board.game, card, board.row_two, same);
  CHECK(board.value(card) == 1500);
  relocate(board.game, card, board.row_one, {});
  CHECK(board.value(card) == 1000);
  CHECK(board.match.modifications.empty());
  Modification of_an_earlier_object;
  of_an_earlier_object.subject = card;
  of_an_earlier_object.amount = 500;
  board.match.modifications.push(of_an_earlier_object);
  CHECK(board.value(card) == 1000);
}

TEST_CASE(
    "A modification with a scope is looked up anew whenever information is read [vge 11.11.5, 11.11.6]") {
  Board board;
  const auto card = board.card(1, board.row_one);
  Modification m;
  m.scope = 2; // whoever is in row two
  m.amount = 500;
  modify(board.game, m);
  CHECK(board.value(card) == 1000);
  relocate(board.game, card, board.row_two, {});
  CHECK(board.value(card) == 1500);
}

TEST_CASE("Modifications end with their duration") {
  Board board;
  const auto card = board.card(1, board.row_one);
  for (const Duration duration : {Duration::Game, Duration::Turn, Duration::Battle}) {
    Modification m;
    m.subject = card;
    m.amount = 1;
    m.duration = duration;
    modify(board.game, m);
  }
  CHECK(board.value(card) == 1003);
  expire(board.game, Duration::Battle);
  CHECK(board.value(card) == 1002);
  expire(board.game, Duration::Turn);
  CHECK(board.value(card) == 1001);
}

TEST_CASE(
    "Nothing finite amounts to infinity, nor is infinity made finite by it [vge 17.16.12.2, 17.16.12.4]") {
  Board board;
  const auto high = board.card(1, board.row_one), endless = board.card(1, board.row_one);
  board.change(endless, script::infinite, Operation::Set, 6);
  for (int i = 0; i < 8; ++i) {
    board.change(high, 100'000'000, Operation::Add, 7);
    board.change(endless, -100'000'000, Operation::Add, 7);
  }
  CHECK_FALSE(script::is_infinite(board.value(high)));
  CHECK(script::is_infinite(board.value(endless)));
  board.change(high, board.value(endless), Operation::Add, 8); // as a boost adds it
  CHECK(script::is_infinite(board.value(high)));
  board.change(high, -script::infinite, Operation::Add, 8); // as much again is taken: "to one"
  CHECK_FALSE(script::is_infinite(board.value(high)));
  board.change(endless, 5000, Operation::Set, 9);
  CHECK(board.value(endless) == 5000);
  CHECK(bounded_sum(script::infinite, -7000) == script::infinite - 7000);
  CHECK_FALSE(script::is_infinite(bounded_sum(400'000'000, 400'000'000)));
}
