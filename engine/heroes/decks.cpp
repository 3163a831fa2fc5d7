// Checking decks, every fault with its rule. [bsh BSH-27, BSH-60 to BSH-63]
#include "engine/heroes/decks.h"
#include "engine/heroes/table.h"
#include <map>

namespace twoseat::heroes {
namespace {

constexpr std::size_t least_army = 40, most_copies = 3;

} // namespace

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck) {
  Faults faults;
  const auto fail = [&](std::string where, const char* rule, std::string sentence) {
    faults.push_back({std::move(where), cite(edition, {rule}), std::move(sentence)});
  };
  const auto& heroes = deck.parts[num(Part::Hero)];
  const auto& army = deck.parts[num(Part::Army)];
  const DefId hero = heroes.size() == 1 ? heroes[0] : DefId{};
  if (heroes.size() != 1)
    fail("hero", "BSH-27", "There are " + std::to_string(heroes.size()) + " heroes; there must be one.");
  else if (!has(book.face(hero), Mark::Hero))
    fail(book.print(hero).name, "BSH-27", book.print(hero).name + " is not a hero.");
  if (army.size() < least_army)
    fail("army", "BSH-60",
         "The army has " + std::to_string(army.size()) + " cards; it must have 40 or more.");
  std::map<std::uint16_t, std::size_t> copies;
  for (const DefId def : army) {
    const Face& face = book.face(def);
    const std::string& name = book.print(def).name;
    const bool first = ++copies[face.name] == 1;
    if (first && has(face, Mark::Hero)) fail(name, "BSH-27", name + " is a hero and cannot be in the army.");
    if (first && hero && !has(face, Mark::Neutral) && face.tags[0] != book.face(hero).tags[0])
      fail(name, "BSH-61",
           name + " is of the element " + book.print(def).nation + "; the hero's is " +
               book.print(hero).nation + ".");
    if (copies[face.name] == most_copies + 1 && !has(face, Mark::Horde))
      fail(name, "BSH-62", "There are more than 3 copies of " + name + ", and it does not have Horde.");
  }
  return faults;
}

} // namespace twoseat::heroes
