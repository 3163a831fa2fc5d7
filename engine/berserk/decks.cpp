// Checking decks, every fault with its rule. [bsk 100.2 to 100.4, D34.2, E-5; bso BSO-2]
#include "engine/berserk/decks.h"
#include "engine/berserk/table.h"
#include <algorithm>
#include <map>

namespace twoseat::berserk {
namespace {

constexpr std::size_t most_cards = 50, most_copies = 3, most_of_a_horde = 5;

using Names = std::span<const std::string_view>;

// What a format asks of a deck: its ban list and its list of sets are data. [bsk 100.2a, 100.4]
struct Format {
  std::string_view id;
  std::size_t least;
  bool built; // from what its player owns, not from boosters just opened: copies are limited
  Names sets; // none: of every set
  Names banned, banned_classes;
};

// Fan cards, cards that proved too strong, and lords are not for a tournament. [bsk E-5]
constexpr std::string_view tournament_sets[] = {"First Muster"},
                           too_strong[] = {"Debt Called In", "Everything at Once"},
                           too_strong_for_one_class[] = {"Debt Called In", "Everything at Once",
                                                         "Warden of Both Gates"},
                           lords[] = {"Lord"};
constexpr Format formats[] = {
    {"constructed", 30, true, {}, {}, {}},
    {"draft", 20, false, {}, {}, {}},
    {"sealed", 20, false, {}, {}, {}},
    {"tournament", 30, true, tournament_sets, too_strong, lords},
    {"class-wars", 30, true, tournament_sets, too_strong_for_one_class, lords},
};

bool among(Names names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

struct Check {
  const Rulebook& book;
  std::string_view edition;
  const Deck& deck;
  const Format& format;
  Faults faults;

  // Online gives all its numbers in one rule; where it is silent the classic rules hold.
  void fail(std::string where, const char* rule, std::string sentence, bool silent = false) {
    const bool online = edition == "bso" && !silent;
    faults.push_back(
        {std::move(where), online ? cite("bso", {"BSO-2"}) : cite("bsk", {rule}), std::move(sentence)});
  }

  void size() {
    const std::size_t cards = deck.parts[num(Part::Deck)].size();
    const std::string there = "The deck has " + std::to_string(cards) + " cards; it must have ";
    if (cards < format.least) fail("deck", "100.2a", there + std::to_string(format.least) + " or more.");
    if (cards > most_cards) fail("deck", "100.3", there + std::to_string(most_cards) + " or fewer.");
  }

  void copies(DefId def, std::size_t which) { // the first, the second ...
    const std::string& name = book.print(def).name;
    const bool horde = has(book.face(def), Mark::Horde);
    if (which == most_of_a_horde + 1 && horde)
      fail(name, "D34.2", "There are more than 5 copies of " + name + ".", true);
    if (which == most_copies + 1 && !horde)
      fail(name, "100.2b", "There are more than 3 copies of " + name + ", and it does not have Horde.");
  }

  void allowed(DefId def) {
    const Print& print = book.print(def);
    const Face& face = book.face(def);
    const std::string in_format = " in the format " + std::string(format.id) + ".";
    if (!format.sets.empty() && !among(format.sets, print.set))
      fail(print.name, "100.4", "Cards of the set " + print.set + " are not played" + in_format, true);
    if (among(format.banned, print.name))
      fail(print.name, "100.4", print.name + " is banned" + in_format, true);
    for (const std::uint16_t tag : face.tags)
      if (tag != 0 && among(format.banned_classes, book.tags[tag - 1U]))
        fail(print.name, "E-5", "Cards of the class " + book.tags[tag - 1U] + " are banned" + in_format,
             true);
  }
};

const Format* format_of(std::string_view id) {
  if (id.empty()) return &formats[0];
  for (const Format& format : formats)
    if (format.id == id) return &format;
  return nullptr;
}

} // namespace

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck) {
  const Format* format = format_of(deck.format);
  if (format == nullptr)
    return {{"format", cite("bsk", {"100.4"}), "There is no format \"" + deck.format + "\"."}};
  Check check{book, edition, deck, *format, {}};
  if (edition == "bso" && !format->built)
    check.fail("format", "", "Online knows only decks that were built, not " + deck.format + ".");
  check.size();
  std::map<std::uint16_t, std::size_t> copies; // by name
  for (const DefId def : deck.parts[num(Part::Deck)]) {
    const std::size_t which = ++copies[book.face(def).name];
    if (format->built) check.copies(def, which);
    if (which == 1) check.allowed(def);
  }
  return check.faults;
}

} // namespace twoseat::berserk
