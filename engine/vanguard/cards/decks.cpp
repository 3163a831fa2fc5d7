// Deck construction: main deck, ride deck and G deck, as the deck's format has them. [vge 8.1]
#include "engine/vanguard/cards/decks.h"
#include "engine/abilities/deck_limit.h"
#include "engine/kernel/deck_faults.h"
#include "engine/vanguard/board.h"
#include "engine/vanguard/mechanics/tokens.h"
#include <algorithm>
#include <map>

namespace twoseat::vanguard {
namespace {

constexpr std::size_t main_size = 50;      // [vge 8.1.4.1, doubt vge-1 23]
constexpr std::size_t least_ride_size = 4; // [vge 8.1.4.2]
constexpr std::size_t most_g_size = 16;
constexpr std::size_t most_of_a_name = 4;
constexpr std::size_t trigger_count = 16;

struct Check : DeckFaults {
  template <class Fits>
  std::size_t count(Fits fits) const { // over main and ride deck together
    std::size_t found = 0;
    for (const Part part : {Part::Main, Part::Ride})
      for (const DefId def : deck.parts[num(part)])
        found += fits(book.face(def)) ? 1U : 0U;
    return found;
  }
  std::size_t count(Mark mark) const {
    return count([&](const Face& face) { return has(face, mark); });
  }
};

bool is_trigger(const Face& face) {
  return has(face, Mark::Trigger);
}

enum class Format : std::uint8_t { Standard, V, Premium };
constexpr std::string_view formats[] = {"standard", "v", "premium"};

// A deck that names no format is a standard one; the rulebook leaves formats to the publisher's page. [doubt vge-1 22]
Format format_of(const Deck& deck) {
  for (std::size_t i = 0; i < std::size(formats); ++i)
    if (deck.format == formats[i]) return static_cast<Format>(i);
  const bool main_deck_only =
      deck.parts[num(Part::Ride)].empty() && deck.parts[num(Part::Main)].size() == main_size;
  return !deck.parts[num(Part::G)].empty() || main_deck_only ? Format::Premium : Format::Standard;
}

void check_format(Check& check) {
  const std::string& format = check.deck.format;
  if (!format.empty() && std::find(std::begin(formats), std::end(formats), format) == std::end(formats))
    check.fail("format", "8.1.1",
               {"\"{format}\" is not standard, v or premium.", {FilledPhrase::name(format)}});
}

// Cards of one name, and a card with several names for each of them. One that has a limit of its own counts for that
// instead, with the cards of the same collection number. [vge 2.1.2, 2.16.2.1, 8.1.5, 8.1.5.2, 8.1.9]
void check_names(Check& check, std::initializer_list<Part> parts, const char* where) {
  std::map<std::uint16_t, std::size_t> copies;
  std::map<std::string, std::pair<DefId, std::size_t>> numbered;
  for (const Part part : parts)
    for (const DefId def : check.deck.parts[num(part)]) {
      const Face& face = check.book.face(def);
      const Print& print = check.book.print(def);
      if (deck_limit(check.book, def) > 0) {
        auto& same = numbered[print.number.empty() ? print.id : print.number];
        same.first = def;
        ++same.second;
        continue;
      }
      ++copies[face.name];
      for (const std::uint16_t also : face.also_named)
        if (also != 0) ++copies[also];
    }
  const auto too_many = [&](const std::string& name, std::size_t n, std::size_t most, const char* rule,
                            const char* sentence) {
    if (n > most)
      check.fail(FilledPhrase::name(name), rule, {sentence, {n, FilledPhrase::name(name), where, most}});
  };
  for (const auto& entry : copies)
    too_many(check.book.names[entry.first - 1U], entry.second, most_of_a_name, "8.1.5",
             "There are {n} copies of {card} {where}; at most {most} cards may share a name.");
  for (const auto& entry : numbered)
    too_many(check.book.print(entry.second.first).name, entry.second.second,
             deck_limit(check.book, entry.second.first), "8.1.9",
             "There are {n} copies of {card} {where}; at most {most} may be, as the card itself says.");
}

// One of them, in the ride deck. [vge 2.9.3.6, 8.1.2, doubt vge-1 22]
void check_ride_deck_crests(Check& check) {
  const auto crests = [&](Part part) {
    std::size_t found = 0;
    for (const DefId def : check.deck.parts[num(part)])
      found += has(check.book.face(def), Mark::RideDeckCrest) ? 1U : 0U;
    return found;
  };
  if (crests(Part::Main) + crests(Part::G) > 0)
    check.fail("ride deck crests", "2.9.3.6", "A ride deck crest may only be in the ride deck.");
  if (crests(Part::Ride) > 1)
    check.fail(
        "ride deck crests", "8.1.4.2",
        {"There are {n} ride deck crests in the ride deck; at most one may be.", {crests(Part::Ride)}});
}

void check_g_deck(Check& check) {
  const auto& g_deck = check.deck.parts[num(Part::G)];
  if (format_of(check.deck) == Format::Standard && !g_deck.empty())
    check.fail("G deck", "8.1.2", "The standard format has no G deck.");
  if (g_deck.size() > most_g_size)
    check.fail("G deck", "8.1.4.3",
               {"The G deck has {cards}; at most {most} may be in it.", {cards(g_deck.size()), most_g_size}});
  for (const DefId def : g_deck)
    if (!is_g(check.book.face(def)))
      check.fail(def, "8.1.4.3", "{card} is not a G unit and may not be in the G deck.");
  check_names(check, {Part::G}, "in the G deck");
  for (const Part part : {Part::Main, Part::Ride})
    for (const DefId def : check.deck.parts[num(part)])
      if (is_g(check.book.face(def)))
        check.fail(def, "8.1.4.1", "{card} is a G unit; it may only be in the G deck.");
}

// Made during a game, never brought to one. [vge 15.1.1, 15.2.1]
void check_pseudo_cards(Check& check) {
  for (const auto& part : check.deck.parts)
    for (const DefId def : part)
      if (is_pseudo_card(check.book.face(def)))
        check.fail(def, "15.1.1", "{card} is made by effects during a game; no deck has it.");
}

// Without a ride deck the first vanguard comes out of the main deck. [vge 8.2.1.2]
void check_first_vanguard(Check& check) {
  if (!check.deck.parts[num(Part::Ride)].empty()) return;
  for (const DefId def : check.deck.parts[num(Part::Main)]) {
    const Face& face = check.book.face(def);
    if (has(face, Mark::Unit) && printed(face, Attribute::Grade) == 0) return;
  }
  check.fail("main deck", "8.2.1.2", "There is no grade 0 unit to begin with as vanguard.");
}

void check_sizes(Check& check) {
  const std::size_t main = check.deck.parts[num(Part::Main)].size();
  const std::size_t ride = check.deck.parts[num(Part::Ride)].size();
  if (main != main_size)
    check.fail("main deck", "8.1.4.1",
               {"The main deck has {cards}; it must have exactly {n}.", {cards(main), main_size}});
  if (ride < least_ride_size && (ride > 0 || format_of(check.deck) == Format::Standard))
    check.fail("ride deck", "8.1.4.2",
               {"The ride deck has {cards}; it must have {least} or more.", {cards(ride), least_ride_size}});
}

// The ride deck regulation of the standard format: a unit of each grade from 0 to 3. [doubt vge-1 22]
void check_ride_grades(Check& check) {
  if (format_of(check.deck) != Format::Standard) return;
  std::map<std::int32_t, std::size_t> of_grade;
  for (const DefId def : check.deck.parts[num(Part::Ride)])
    ++of_grade[printed(check.book.face(def), Attribute::Grade)];
  for (std::int32_t grade = 0; grade <= 3; ++grade)
    if (of_grade[grade] != 1)
      check.fail("ride deck", "8.1.4.2",
                 {"The ride deck has {cards} of grade {grade}; the standard format asks for one unit of each "
                  "grade from 0 to 3.",
                  {cards(of_grade[grade]), grade}});
}

void check_limit(Check& check, std::size_t found, std::size_t most, const char* rule, const char* what) {
  if (found > most)
    check.fail(
        what, rule,
        {"There are {n} {what} in main and ride deck together; at most {most} may be.", {found, what, most}});
}

void check_triggers(Check& check) {
  const std::size_t triggers = check.count(is_trigger);
  if (triggers != trigger_count)
    check.fail("trigger units", "8.1.6",
               {"There are {n} trigger units in main and ride deck together; there must be exactly {needed}.",
                {triggers, trigger_count}});
  check_limit(check, check.count(Mark::HealTrigger), 4, "8.1.6.1", "heal triggers");
  check_limit(check, check.count(Mark::OverTrigger), 1, "8.1.6.2", "over triggers");
}

} // namespace

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck) {
  Check check{{book, edition, deck}};
  check_format(check);
  check_sizes(check);
  check_g_deck(check);
  check_pseudo_cards(check);
  check_first_vanguard(check);
  check_ride_grades(check);
  check_names(check, {Part::Main, Part::Ride}, "in main and ride deck together");
  check_ride_deck_crests(check);
  check_triggers(check);
  check_limit(check, check.count(Mark::Sentinel), 4, "8.1.7", "sentinels");
  check_limit(check, check.count(Mark::RegalisPiece), 1, "8.1.8", "Regalis Pieces");
  check_limit(check, check.count(Mark::AceUnit), 1, "14.56.2", "Ace Units");
  return check.faults;
}

} // namespace twoseat::vanguard
