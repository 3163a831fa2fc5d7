// Checking decks, every fault with its rule. [bsk 100.2 to 100.4, D34.2, E-5; bso BSO-2]
#include "engine/berserk/decks.h"
#include "engine/berserk/table.h"
#include "engine/kernel/deck_faults.h"
#include <algorithm>
#include <map>

namespace twoseat::berserk {
namespace {

constexpr std::size_t most_cards = 50, most_copies = 3, most_of_a_horde = 5;

using Names = std::span<const std::string_view>;

// What a format asks of a deck: its ban list and its list of sets are data. [bsk 100.2a, 100.4]
struct Format {
  const char* id;
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

struct Check : DeckFaults {
  const Format& format;

  // Online gives all its numbers in one rule; where it is silent the classic rules hold.
  void broken(FilledPhrase where, const char* rule, FilledPhrase sentence) {
    const bool online = edition == "bso";
    faults.push_back(
        {std::move(where), cite(online ? "bso" : "bsk", {online ? "BSO-2" : rule}), std::move(sentence)});
  }
  void broken_classic(DefId def, const char* rule, FilledPhrase sentence) {
    faults.push_back({name(def), cite("bsk", {rule}), std::move(sentence)});
  }

  void size() {
    const std::size_t found = deck.parts[num(Part::Deck)].size();
    if (found < format.least)
      broken("deck", "100.2a",
             {"The deck has {cards}; it must have {least} or more.", {cards(found), format.least}});
    if (found > most_cards)
      broken("deck", "100.3",
             {"The deck has {cards}; it must have {most} or fewer.", {cards(found), most_cards}});
  }

  void copies(DefId def, std::size_t which) { // the first, the second ...
    const bool horde = has(book.face(def), Mark::Horde);
    if (which == most_of_a_horde + 1 && horde)
      broken_classic(def, "D34.2",
                     {"There are more than {n} copies of {card}.", {most_of_a_horde, name(def)}});
    if (which == most_copies + 1 && !horde)
      broken(name(def), "100.2b",
             {"There are more than {n} copies of {card}, and it does not have Horde.",
              {most_copies, name(def)}});
  }

  void allowed(DefId def) {
    const Print& print = book.print(def);
    if (!format.sets.empty() && !among(format.sets, print.set))
      broken_classic(def, "100.4",
                     {"Cards of the set {set} are not played in the format {format}.",
                      {FilledPhrase::name(print.set), format.id}});
    if (among(format.banned, print.name))
      broken_classic(def, "100.4", {"{card} is banned in the format {format}.", {name(def), format.id}});
    for (const std::uint16_t tag : book.face(def).tags)
      if (tag != 0 && among(format.banned_classes, book.tags[tag - 1U]))
        broken_classic(def, "E-5",
                       {"Cards of the class {class} are banned in the format {format}.",
                        {book.tags[tag - 1U], format.id}});
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
    return {{"format",
             cite("bsk", {"100.4"}),
             {"There is no format \"{format}\".", {FilledPhrase::name(deck.format)}}}};
  Check check{{book, edition, deck}, *format};
  if (edition == "bso" && !format->built)
    check.broken("format", "", {"Online knows only decks that were built, not {format}.", {deck.format}});
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
