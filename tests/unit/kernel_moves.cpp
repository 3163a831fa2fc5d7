// Cards moving on a table: lists, shuffles, events, relations.
#include "kernel_board.h"
#include <algorithm>
#include <array>

using namespace twoseat;
using namespace twoseat::test::kernel;

namespace {

// Every card in exactly one place, the lists sound in both directions, the counts right.
void check_lists(const Match& match) {
  std::vector<int> seen(match.cards.size() + 1, 0);
  for (std::size_t p = 0; p < match.places.size(); ++p) {
    const PlaceId place{static_cast<std::uint8_t>(p + 1)};
    CardId before;
    std::size_t count = 0;
    for (const CardId id : cards_in(match, place)) {
      ++seen[id.value];
      ++count;
      REQUIRE(match[id].place == place);
      REQUIRE(match[id].previous == before);
      before = id;
    }
    REQUIRE(match[place].last == before);
    REQUIRE(match[place].count == count);
  }
  for (std::size_t i = 1; i < seen.size(); ++i)
    REQUIRE(seen[i] == 1);
}

} // namespace

TEST_CASE("Whatever is moved where, every card lies in exactly one place") {
  Board board;
  for (std::uint16_t i = 1; i <= 20; ++i)
    board.card(i, board.pile);
  Random random = Random::from_seed(9);
  for (int i = 0; i < 2000; ++i) {
    Relocation how;
    how.end = random.below(2) == 0 ? End::Top : End::Bottom;
    how.identity = random.below(2) == 0 ? Identity::Fresh : Identity::Same;
    relocate(board.game, {static_cast<std::uint16_t>(1 + random.below(20))},
             {static_cast<std::uint8_t>(1 + random.below(3))}, how);
    if (i % 100 == 0) shuffle(board.game, board.pile, 0, {});
    check_lists(board.match);
  }
}

TEST_CASE("A card comes on top or to the bottom") {
  Board board;
  const auto one = board.card(1, board.row_one), two = board.card(2, board.row_one);
  const auto three = board.card(3, board.row_two), four = board.card(4, board.row_two);
  CHECK(board.cards(board.row_one) == std::vector<std::uint16_t>{one.value, two.value});
  Relocation how;
  how.end = End::Top;
  relocate(board.game, three, board.row_one, how);
  how.end = End::Bottom;
  relocate(board.game, four, board.row_one, how);
  CHECK(board.cards(board.row_one) ==
        std::vector<std::uint16_t>{three.value, one.value, two.value, four.value});
}

TEST_CASE("A shuffle mixes the cards, keeps the slots, and forgets who knew them") {
  Board board;
  for (std::uint16_t i = 1; i <= 20; ++i)
    board.card(i, board.pile);
  reveal(board.game, {3}, 0, {});
  for (Card& card : board.match.cards) { // what belongs to the cardboard goes with it
    card.owner = card.def.value % 2 == 0 ? Seat::A : Seat::B;
    card.origin = static_cast<std::uint8_t>(card.def.value);
  }
  const auto slots = board.cards(board.pile);
  const auto defs = [&] {
    std::vector<std::uint16_t> list;
    for (const CardId id : cards_in(board.match, board.pile))
      list.push_back(board.match[id].def.value);
    return list;
  };
  auto before = defs();
  shuffle(board.game, board.pile, 0, {});
  auto after = defs();
  CHECK(board.cards(board.pile) == slots);
  CHECK(after != before);
  std::sort(after.begin(), after.end());
  CHECK(after == before);
  for (const CardId id : cards_in(board.match, board.pile))
    CHECK(board.match[id].shown_to == nobody);
  for (const Card& card : board.match.cards) {
    CHECK(card.owner == (card.def.value % 2 == 0 ? Seat::A : Seat::B));
    CHECK(card.origin == card.def.value);
  }
}

TEST_CASE("A card that was shown is hidden again once it has moved") {
  Board board;
  const auto card = board.card(1, board.pile);
  reveal(board.game, card, 0, {});
  CHECK(board.match[card].shown_to == everybody);
  relocate(board.game, card, board.pile, {});
  CHECK(board.match[card].shown_to == nobody);
}

TEST_CASE("Every order of a small pile comes up, about equally often") {
  Board board;
  for (std::uint16_t i = 1; i <= 3; ++i)
    board.card(i, board.pile);
  std::array<int, 64> seen{};
  for (int i = 0; i < 6000; ++i) {
    shuffle(board.game, board.pile, 0, {});
    std::size_t order = 0;
    for (const CardId id : cards_in(board.match, board.pile))
      order = order * 4 + board.match[id].def.value;
    ++seen[order];
  }
  int orders = 0;
  for (const int n : seen)
    if (n > 0) {
      ++orders;
      CHECK(n > 850);
      CHECK(n < 1150);
    }
  CHECK(orders == 6);
}

TEST_CASE("An event says to whom the face was open before or after a move") {
  Board board;
  const auto card = board.card(1, board.pile);
  relocate(board.game, card, board.pile, {});
  CHECK(board.events.back().known_to == nobody);
  relocate(board.game, card, board.row_one, {});
  CHECK(board.events.back().known_to == everybody);
  relocate(board.game, card, board.pile, {});
  CHECK(board.events.back().known_to == everybody);
  relocate(board.game, card, board.pile, {});
  CHECK(board.events.back().known_to == nobody);
}

TEST_CASE("Setting a state that is there already is no action and tells no event") {
  Board board;
  const auto card = board.card(1, board.row_one);
  orient(board.game, card, Orientation::Stand, 0, {});
  turn_up(board.game, card, 0, {});
  CHECK(board.events.empty());
  orient(board.game, card, Orientation::Rest, 0, {});
  CHECK(board.events.size() == 1);
}

TEST_CASE("Relations end when their holder moves, mutual ones when either does") {
  Board board;
  board.family.mutual_relations = 1U << 1U;
  const auto a = board.card(1, board.row_one), b = board.card(2, board.row_one);
  relate(board.game, a, b, 0, {});
  relate(board.game, a, b, 1, {});
  relocate(board.game, b, board.row_two, {});
  CHECK(relation_of(board.match, a, 0) != nullptr);
  CHECK(relation_of(board.match, a, 1) == nullptr);
  relocate(board.game, a, board.row_two, {});
  CHECK(board.match.relations.empty());
}
