// A table for the kernel alone: a family that knows nothing, twenty cards of strength 1000 to 20000, three places.
// Place one hides its cards, the others are rows one and two and lie open.
#pragma once
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/kernel/information.h"
#include "engine/kernel/moves.h"
#include <doctest/doctest.h>
#include <vector>

namespace twoseat::test::kernel {

inline constexpr std::uint8_t strength = 0;
inline constexpr std::uint8_t missing = 1; // the cards have no such number

inline void run_forever(Game&, Frame& frame) {
  frame.step = 0;
}
inline void dig(Game& game, Frame& frame) {
  frame.step = 0;
  call(game, 1, Seat::A);
}
inline constexpr Step forever[] = {{"forever", {"9.1"}, run_forever}};
inline constexpr Step deeper[] = {{"deeper", {"9.2"}, dig}};
inline constexpr Procedure procedures[] = {{"forever", forever, {}}, {"deeper", deeper, {}}};

inline Viewers all_may_look(const Match& match, const Card& card) {
  return match[card.place].kind == 0 ? nobody : everybody;
}
inline std::int32_t base_of(const Table& table, CardId card, std::uint8_t attribute) {
  return table.face(card).numbers[attribute];
}
inline void nothing_more(const Table&, CardId, std::uint8_t, Changes&) {}
inline bool in_row(const Table& table, CardId card, const Modification& m) {
  return table.match[table.match[card].place].row == m.scope;
}

inline Family make_family() {
  Family family;
  family.id = "test";
  family.procedures = procedures;
  family.may_look = all_may_look;
  family.spread = [](const Place& place) { return place.row == 1; };
  family.base = base_of;
  family.contribute = nothing_more;
  family.in_scope = in_row;
  family.conceded = 7;
  family.concede_rule = {"1.9"};
  return family;
}

struct Board {
  Family family = make_family();
  Rulebook book;
  Match match;
  Events events;
  Game game{book, match, &events};
  PlaceId pile, row_one, row_two;

  Board() {
    book.family = &family;
    for (std::int32_t i = 1; i <= 20; ++i) {
      Face face;
      face.numbers[strength] = 1000 * i;
      face.numbers[missing] = absent;
      book.faces.push_back(face);
    }
    match.random = Random::from_seed(1);
    Place place;
    pile = add_place(match, place);
    place.kind = 1;
    place.row = 1;
    row_one = add_place(match, place);
    place.row = 2;
    row_two = add_place(match, place);
  }
  CardId card(std::uint16_t def, PlaceId to) { return add_card(game, {def}, Seat::A, to, 0, Facing::Up); }
  std::vector<std::uint16_t> cards(PlaceId place) const {
    std::vector<std::uint16_t> ids;
    for (const CardId id : cards_in(match, place))
      ids.push_back(id.value);
    return ids;
  }
  void change(CardId subject, std::int32_t amount, Operation operation, std::uint8_t layer,
              std::uint8_t attribute = strength) {
    Modification m;
    m.subject = subject;
    m.attribute = attribute;
    m.operation = operation;
    m.layer = layer;
    m.amount = amount;
    modify(game, m);
  }
  std::int32_t value(CardId id, std::uint8_t attribute = strength) const {
    return information(Table{book, match}, id, attribute);
  }
};

} // namespace twoseat::test::kernel
