// Deck construction: main deck, ride deck and G deck, as the deck's format has them. [vge 8.1]
#include "engine/vanguard/cards/decks.h"
#include "engine/abilities/deck_limit.h"
#include "engine/kernel/deck_faults.h"
#include "engine/vanguard/board.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/editions/legal_cards.h"
#include "engine/vanguard/mechanics/sides.h"
#include "engine/vanguard/mechanics/tokens.h"
#include "engine/vanguard/mechanics/volundr.h"
#include <algorithm>
#include <map>

namespace twoseat::vanguard {
namespace {

constexpr std::size_t most_of_a_name = 4;
constexpr std::size_t trigger_count = 16;

struct Check : DeckFaults {
  Edition played;
  const DeckRules& rules;
  bool has_ride_deck() const { return !deck.parts[num(Part::Ride)].empty(); }
  // The four of a ride deck may be among the fifty. [vge 8.1.4.1, doubt vge-1 23 | vgm 8.1.8.1]
  std::size_t cards_of_main() const {
    const std::size_t ride = rules.main_has_ride_deck ? deck.parts[num(Part::Ride)].size() : 0;
    return deck.parts[num(Part::Main)].size() + ride;
  }
  template <class Fits>
  std::size_t count_in(Part part, Fits fits) const {
    std::size_t found = 0;
    for (const DefId def : deck.parts[num(part)])
      found += fits(book.face(def)) ? 1U : 0U;
    return found;
  }
  template <class Fits>
  std::size_t count(Fits fits) const { // over main and ride deck together, where both are meant
    return count_in(Part::Main, fits) + (rules.limits_of_main ? 0 : count_in(Part::Ride, fits));
  }
  std::size_t count(Mark mark) const {
    return count([&](const Face& face) { return has(face, mark); });
  }
};

bool is_flag(const Face& face) {
  return face.numbers[flag_of_face] != 0;
}
bool is_trigger(const Face& face) {
  return has(face, Mark::Trigger);
}

enum class Format : std::uint8_t { Standard, V, Premium };
constexpr std::string_view formats[] = {"standard", "v", "premium"};

// A deck that names no format is a standard one; the rulebook leaves formats to the publisher's page. [doubt vge-1 22]
Format format_of(const Check& check) {
  const Deck& deck = check.deck;
  for (std::size_t i = 0; i < std::size(formats); ++i)
    if (deck.format == formats[i]) return static_cast<Format>(i);
  const bool main_deck_only =
      !check.has_ride_deck() && deck.parts[num(Part::Main)].size() == check.rules.main;
  return !deck.parts[num(Part::G)].empty() || main_deck_only ? Format::Premium : Format::Standard;
}

// Where there is one way to build a deck there are no formats.
void check_format(Check& check) {
  const std::string& format = check.deck.format;
  if (!format.empty() && std::find(std::begin(formats), std::end(formats), format) == std::end(formats))
    check.fail("format", "8.1.1",
               {"\"{format}\" is not standard, v or premium.", {FilledPhrase::name(format)}});
}

// Cards of one name, and a card with several names for each of them. One that has a limit of its own counts for that
// instead, with the cards of the same collection number. [vge 2.1.2, 2.16.2.1, 8.1.5, 8.1.5.2, 8.1.9]
void check_names(Check& check, std::initializer_list<Part> parts, const char* where,
                 const char* rule_of_names = "8.1.5") {
  struct Copies {
    std::size_t printed = 0, all = 0;
  };
  std::map<std::uint16_t, Copies> copies;
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
      ++copies[face.name].printed;
      ++copies[face.name].all;
      if (check.rules.printed_name_only) continue;
      for (const std::uint16_t also : face.also_named)
        if (also != 0) ++copies[also].all;
    }
  const auto too_many = [&](const std::string& name, std::size_t n, std::size_t most, const char* rule,
                            const char* sentence) {
    if (n > most)
      check.fail(FilledPhrase::name(name), rule, {sentence, {n, FilledPhrase::name(name), where, most}});
  };
  for (const auto& entry : copies)
    too_many(check.book.names[entry.first - 1U], entry.second.all, most_of_a_name,
             entry.second.printed > most_of_a_name ? rule_of_names : "8.1.5.2",
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
  if (format_of(check) == Format::Standard && check.rules.most_g > 0 && !g_deck.empty() &&
      check.rules.has_formats)
    check.fail("G deck", "8.1.2", "The standard format has no G deck.");
  if (g_deck.size() > check.rules.most_g)
    check.fail(
        "G deck", check.rules.g_deck_rule,
        {"The G deck has {cards}; at most {most} may be in it.", {cards(g_deck.size()), check.rules.most_g}});
  for (const DefId def : g_deck)
    if (!is_g(check.book.face(def)))
      check.fail(def, check.rules.g_units_rule, "{card} is not a G unit and may not be in the G deck.");
  check_names(check, {Part::G}, "in the G deck", check.rules.g_names_rule);
  for (const Part part : {Part::Main, Part::Ride})
    for (const DefId def : check.deck.parts[num(part)])
      if (is_g(check.book.face(def)))
        check.fail(def, "8.1.4.1", "{card} is a G unit; it may only be in the G deck.");
}

// Made during a game, never brought to one; nor is what a card is on its other side. [vge 15.1.1, 15.2.1, 17.2.3.2, 17.9.5]
void check_pseudo_cards(Check& check) {
  for (const auto& part : check.deck.parts)
    for (const DefId def : part)
      if (const Face& face = check.book.face(def); is_pseudo_card(face) || !is_side_of_decks(face))
        check.fail(def,
                   is_pseudo_card(face)       ? "15.1.1"
                   : is_volundr_as_arms(face) ? "17.9.5"
                                              : "17.2.3.2",
                   "{card} is made by effects during a game; no deck has it.");
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

bool needs_ride_deck(const Check& check) {
  return check.rules.has_formats && format_of(check) == Format::Standard;
}

void check_sizes(Check& check) {
  const std::size_t main = check.cards_of_main();
  const std::size_t ride = check.deck.parts[num(Part::Ride)].size();
  if (main != check.rules.main)
    check.fail("main deck", "8.1.4.1",
               {"The main deck has {cards}; it must have exactly {n}.", {cards(main), check.rules.main}});
  if (ride < check.rules.least_ride && (ride > 0 || needs_ride_deck(check)))
    check.fail(
        "ride deck", "8.1.4.2",
        {"The ride deck has {cards}; it must have {least} or more.", {cards(ride), check.rules.least_ride}});
  if (ride > check.rules.most_ride)
    check.fail(
        "ride deck", check.rules.ride_deck_rule,
        {"The ride deck has {cards}; at most {most} may be in it.", {cards(ride), check.rules.most_ride}});
}

// The ride deck regulation of the standard format: a unit of each grade from 0 to 3. [doubt vge-1 22]
void check_ride_grades(Check& check) {
  if (check.rules.most_ride == 0) return; // there is none to regulate
  if (!needs_ride_deck(check) && (check.rules.has_formats || !check.has_ride_deck())) return;
  std::map<std::int32_t, std::size_t> of_grade;
  for (const DefId def : check.deck.parts[num(Part::Ride)])
    if (has(check.book.face(def), Mark::Unit)) ++of_grade[printed(check.book.face(def), Attribute::Grade)];
  for (std::int32_t grade = 0; grade <= 3; ++grade)
    if (of_grade[grade] != 1)
      check.fail(
          "ride deck", check.rules.ride_grades_rule,
          {"The ride deck has {cards} of grade {grade}; there must be one unit of each grade from 0 to 3.",
           {cards(of_grade[grade]), grade}});
}

void check_limit(Check& check, std::size_t found, std::size_t most, const char* rule, const char* what) {
  if (found > most)
    check.fail(what, rule,
               {check.rules.limits_of_main
                    ? "There are {n} {what} in the main deck; at most {most} may be."
                    : "There are {n} {what} in main and ride deck together; at most {most} may be.",
                {found, what, most}});
}

void check_triggers(Check& check) {
  const bool of_main = check.rules.limits_of_main;
  const std::size_t triggers = check.count(is_trigger);
  if (triggers != trigger_count)
    check.fail(
        "trigger units", of_main ? "vgi 5.2.2.3" : "8.1.6",
        {of_main
             ? "There are {n} trigger units in the main deck; there must be exactly {needed}."
             : "There are {n} trigger units in main and ride deck together; there must be exactly {needed}.",
         {triggers, trigger_count}});
  check_limit(check, check.count(Mark::HealTrigger), 4, "8.1.6.1", "heal triggers");
  check_limit(check, check.count(Mark::OverTrigger), 1, "8.1.6.2", "over triggers");
  const std::size_t most = check.rules.most_of_an_icon;
  check_limit(check, check.count(Mark::CriticalTrigger), most, check.rules.critical_rule,
              "critical triggers");
  check_limit(check, check.count(Mark::DrawTrigger), most, check.rules.draw_rule, "draw triggers");
  check_limit(check, check.count(Mark::FrontTrigger), most, check.rules.front_rule, "front triggers");
}

// Cards that the edition has no rules for.
void check_cards(Check& check) {
  for (const auto& part : check.deck.parts)
    for (std::size_t i = 0; i < part.size(); ++i) {
      if (i > 0 && part[i] == part[i - 1]) continue;
      const Unknown unknown = unknown_to(check.played, check.book, part[i]);
      if (unknown.what == nullptr) continue;
      const FilledPhrase what =
          unknown.is_name ? FilledPhrase::name(unknown.what) : FilledPhrase(unknown.what);
      check.fail(check.name(part[i]), unknown.rule != nullptr ? unknown.rule : check.rules.card_rule,
                 {"The rules of this edition do not know {what}, which {card} has or speaks of.",
                  {what, check.name(part[i])}});
    }
}

// Of one that nobody knows the first: that is another fault.
Edition edition_of(const Family& family, std::string_view id) {
  for (std::size_t i = 0; i < family.editions.size(); ++i)
    if (id == family.editions[i].id) return static_cast<Edition>(i);
  return Edition::Vge;
}

} // namespace

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck) {
  const Edition played = edition_of(*book.family, edition);
  Check check{{book, edition, deck}, played, decisions_of(played).decks};
  if (check.rules.has_formats) check_format(check);
  check_cards(check);
  check_sizes(check);
  check_g_deck(check);
  check_pseudo_cards(check);
  check_first_vanguard(check);
  check_ride_grades(check);
  if (check.rules.limits_of_main)
    check_names(check, {Part::Main}, "in the main deck");
  else
    check_names(check, {Part::Main, Part::Ride}, "in main and ride deck together");
  check_ride_deck_crests(check);
  check_triggers(check);
  check_limit(check, check.count(Mark::Sentinel), 4, "8.1.7", "sentinels");
  check_limit(check, check.count(Mark::RegalisPiece), 1, "8.1.8", "Regalis Pieces");
  check_limit(check, check.count(Mark::AceUnit), 1, "14.56.2", "Ace Units");
  check_limit(check, check.count(is_flag), 1, "17.16.3.1", "Flags");
  return check.faults;
}

} // namespace twoseat::vanguard
