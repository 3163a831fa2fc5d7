// The pool of Berserk's cards as a whole: elements, classes, types, and what cards of each type have.
// [bsk 200.7a, 202.7, 208.1a, 208.5, 209.1, E-6 to E-14]
#include "engine/berserk/table.h"
#include "engine/twoseat.h"
#include <doctest/doctest.h>
#include <map>
#include <set>

using namespace twoseat;
using namespace twoseat::berserk;

namespace {

const Rulebook& book() {
  static const Result<Rulebook> loaded = load_rulebook("berserk", embedded_assets());
  REQUIRE(loaded);
  return *loaded;
}

// f(face, print) for every card of the pool, without the plain ones of demos.
template <class F>
void each_card(F f) {
  for (std::size_t i = 0; i < book().faces.size(); ++i) {
    const DefId def{static_cast<std::uint16_t>(i + 1)};
    f(book().face(def), book().print(def));
  }
}

// Tags of classes (0 of them is the element), with the elements they occur in.
std::map<std::uint16_t, std::set<std::uint64_t>> elements_of_classes() {
  std::map<std::uint16_t, std::set<std::uint64_t>> all;
  each_card([&](const Face& face, const Print&) {
    for (std::size_t i = 1; i < face.tags.size(); ++i)
      if (face.tags[i] != 0) all[face.tags[i]].insert(elements(face));
  });
  return all;
}

} // namespace

TEST_CASE("There are cards of all six elements, and neutral ones [bsk 104.8, 202.7, E-6]") {
  std::set<std::uint64_t> found;
  each_card([&](const Face& face, const Print&) { found.insert(elements(face)); });
  CHECK(found == std::set<std::uint64_t>{0, 1, 2, 4, 8, 16, 32});
}

TEST_CASE("A class says nothing about the element: some occur in several [bsk 208.5, E-7, E-8]") {
  const auto classes = elements_of_classes();
  CHECK(classes.size() > 10);
  std::size_t widest = 0, in_one = 0;
  for (const auto& [tag, in] : classes) {
    widest = std::max(widest, in.size());
    in_one += in.size() == 1 ? 1U : 0U;
  }
  CHECK(widest >= 5);
  CHECK(in_one > 0);
}

TEST_CASE("What a card has follows from its type [bsk 200.7a, 208.1a, 208.2, 209.1, E-11, E-12]") {
  std::set<Type> types;
  each_card([&](const Face& face, const Print& print) {
    CAPTURE(print.id);
    const Type type = printed_type(face);
    types.insert(type);
    const bool creature = type <= Type::Flyer;
    CHECK_FALSE(print.name.empty());
    CHECK(printed(face, Attribute::Price) != absent);
    CHECK((printed(face, Attribute::Lives) != absent) == (creature || type == Type::Artifact));
    CHECK((printed(face, Attribute::Weak) != absent) == creature);
    if (type != Type::Creature) CHECK(printed(face, Attribute::Movement) == absent);
  });
  CHECK(types.size() == 6);
}

TEST_CASE("Equipment is worn in five ways, and has nothing but its price [bsk 214.1, 214.2, E-13]") {
  std::set<Mark> worn;
  each_card([&](const Face& face, const Print& print) {
    for (const Mark mark : {Mark::Weapon, Mark::Armour, Mark::Shield, Mark::Potion, Mark::Boots})
      if (has(face, mark)) {
        CAPTURE(print.id);
        CHECK(printed_type(face) == Type::Equipment);
        CHECK(printed(face, Attribute::Lives) == absent);
        worn.insert(mark);
      }
  });
  CHECK(worn.size() == 5);
}

TEST_CASE(
    "Six kinds of zones: the battlefield of 5 by 6 cells and the others [bsk 100.2, 206.1, 206.2, E-14]") {
  Match match;
  lay_out(match);
  std::map<Zone, int> zones;
  std::set<std::pair<int, int>> points;
  for (std::size_t i = 0; i < match.places.size(); ++i) {
    const PlaceId id{static_cast<std::uint8_t>(i + 1)};
    ++zones[zone_of(id)];
    if (is_cell(id)) points.insert({point(id).x, point(id).y});
  }
  CHECK(zones.size() == 6);
  CHECK(zones[Zone::Cell] == 30);
  CHECK(points.size() == 30);
  for (const auto& [x, y] : points) {
    CHECK((x >= 0 && x < 5));
    CHECK((y >= 0 && y < 6));
    CHECK(point(cell_at({x, y})) == Point{x, y});
  }
  for (const Zone own : {Zone::Deck, Zone::Deal, Zone::Set, Zone::Graveyard})
    CHECK(zones[own] == 2);
}

TEST_CASE("The next cell on a line beyond a neighbour [bsk 207.6, 207.9, 207.9a]") {
  const PlaceId b1 = cell(Seat::B, 1, 1), c1 = cell(Seat::A, 2, 1), d2 = cell(Seat::A, 3, 2);
  CHECK(beyond(b1, c1) == d2); // slanting, across the border
  CHECK(beyond(cell(Seat::A, 0, 1), cell(Seat::A, 1, 1)) == cell(Seat::A, 2, 1));
  CHECK(beyond(cell(Seat::A, 2, 2), cell(Seat::A, 2, 1)) == cell(Seat::B, 2, 1));
  CHECK_FALSE(beyond(cell(Seat::A, 3, 2), cell(Seat::A, 4, 3))); // off the board
}
