// Checking decks, every fault with its rule. [bsh BSH-27, BSH-60 to BSH-63]
#include "engine/heroes/decks.h"
#include "engine/heroes/table.h"
#include "engine/kernel/phrases.h"
#include <map>

namespace twoseat::heroes {
namespace {

constexpr std::size_t least_army = 40, most_copies = 3;

} // namespace

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck) {
  Faults faults;
  const auto fail = [&](std::string where, const char* rule, std::string phrase,
                        std::vector<std::string> names) {
    faults.push_back(fault_of(std::move(where), cite(edition, {rule}), std::move(phrase), std::move(names)));
  };
  const auto& heroes = deck.parts[num(Part::Hero)];
  const auto& army = deck.parts[num(Part::Army)];
  const DefId hero = heroes.size() == 1 ? heroes[0] : DefId{};
  if (heroes.size() != 1)
    fail("hero", "BSH-27", "There are {0} heroes; there must be one.", {std::to_string(heroes.size())});
  else if (!has(book.face(hero), Mark::Hero))
    fail(book.print(hero).name, "BSH-27", "{0} is not a hero.", {book.print(hero).name});
  if (army.size() < least_army)
    fail("army", "BSH-60", "The army has {0} cards; it must have 40 or more.", {std::to_string(army.size())});
  std::map<std::uint16_t, std::size_t> copies;
  for (const DefId def : army) {
    const Face& face = book.face(def);
    const std::string& name = book.print(def).name;
    const bool first = ++copies[face.name] == 1;
    if (first && has(face, Mark::Hero))
      fail(name, "BSH-27", "{0} is a hero and cannot be in the army.", {name});
    if (first && hero && !has(face, Mark::Neutral) && face.tags[0] != book.face(hero).tags[0])
      fail(name, "BSH-61", "{0} is of the element {1}; the hero's is {2}.",
           {name, book.print(def).nation, book.print(hero).nation});
    if (copies[face.name] == most_copies + 1 && !has(face, Mark::Horde))
      fail(name, "BSH-62", "There are more than 3 copies of {0}, and it does not have Horde.", {name});
  }
  return faults;
}

} // namespace twoseat::heroes
