// Checking decks, every fault with its rule. [bsh BSH-27, BSH-60 to BSH-63]
#include "engine/heroes/decks.h"
#include "engine/heroes/table.h"
#include "engine/kernel/deck_faults.h"
#include <map>

namespace twoseat::heroes {
namespace {

constexpr std::size_t least_army = 40, most_copies = 3;

} // namespace

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck) {
  DeckFaults check{book, edition, deck};
  const auto& heroes = deck.parts[num(Part::Hero)];
  const auto& army = deck.parts[num(Part::Army)];
  const DefId hero = heroes.size() == 1 ? heroes[0] : DefId{};
  if (heroes.size() != 1)
    check.fail("hero", "BSH-27", {"There are {n} heroes; there must be one.", {heroes.size()}});
  else if (!has(book.face(hero), Mark::Hero))
    check.fail(hero, "BSH-27", "{card} is not a hero.");
  if (army.size() < least_army)
    check.fail("army", "BSH-60",
               {"The army has {cards}; it must have {least} or more.", {cards(army.size()), least_army}});
  std::map<std::uint16_t, std::size_t> copies;
  for (const DefId def : army) {
    const Face& face = book.face(def);
    const bool first = ++copies[face.name] == 1;
    if (first && has(face, Mark::Hero))
      check.fail(def, "BSH-27", "{card} is a hero and cannot be in the army.");
    if (first && hero && !has(face, Mark::Neutral) && face.tags[0] != book.face(hero).tags[0])
      check.fail(check.name(def), "BSH-61",
                 {"{card} is of the element {element}; the hero's is {other}.",
                  {check.name(def), book.print(def).nation, book.print(hero).nation}});
    if (copies[face.name] == most_copies + 1 && !has(face, Mark::Horde))
      check.fail(check.name(def), "BSH-62",
                 {"There are more than {n} copies of {card}, and it does not have Horde.",
                  {most_copies, check.name(def)}});
  }
  return check.faults;
}

} // namespace twoseat::heroes
