// Deck construction for the standard format: a main deck and a ride deck. [vge 8.1]
#include "engine/vanguard/decks.h"
#include "engine/vanguard/board.h"
#include <map>

namespace twoseat::vanguard {
namespace {

constexpr std::size_t main_size = 50;      // [vge 8.1.4.1, doubt vge-1 23]
constexpr std::size_t least_ride_size = 4; // [vge 8.1.4.2]
constexpr std::size_t most_of_a_name = 4;
constexpr std::size_t trigger_count = 16;

struct Check {
  const Rulebook& book;
  std::string_view edition;
  const Deck& deck;
  Faults faults;

  void fail(std::string where, const char* rule, std::string sentence) {
    faults.push_back({std::move(where), cite(edition, {rule}), std::move(sentence)});
  }
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

std::string cards(std::size_t n) {
  return std::to_string(n) + (n == 1 ? " card" : " cards");
}

bool is_trigger(const Face& face) {
  return has(face, Mark::Trigger);
}

void check_sizes(Check& check) {
  const std::size_t main = check.deck.parts[num(Part::Main)].size();
  const std::size_t ride = check.deck.parts[num(Part::Ride)].size();
  if (main != main_size)
    check.fail("main deck", "8.1.4.1", "The main deck has " + cards(main) + "; it must have exactly 50.");
  if (ride < least_ride_size)
    check.fail("ride deck", "8.1.4.2", "The ride deck has " + cards(ride) + "; it must have 4 or more.");
}

// The ride deck regulation of the standard format: a unit of each grade from 0 to 3. [doubt vge-1 22]
void check_ride_grades(Check& check) {
  std::map<std::int32_t, std::size_t> of_grade;
  for (const DefId def : check.deck.parts[num(Part::Ride)])
    ++of_grade[printed(check.book.face(def), Attribute::Grade)];
  for (std::int32_t grade = 0; grade <= 3; ++grade)
    if (of_grade[grade] != 1)
      check.fail("ride deck", "8.1.4.2",
                 "The ride deck has " + cards(of_grade[grade]) + " of grade " + std::to_string(grade) +
                     "; the standard format asks for one unit of each grade from 0 to 3.");
}

void check_names(Check& check) {
  std::map<std::string, std::size_t> copies;
  for (const Part part : {Part::Main, Part::Ride})
    for (const DefId def : check.deck.parts[num(part)])
      ++copies[check.book.print(def).name];
  for (const auto& [name, n] : copies)
    if (n > most_of_a_name)
      check.fail(name, "8.1.5",
                 "There are " + std::to_string(n) + " copies of " + name +
                     " in main and ride deck together; at most 4 cards may share a name.");
}

void check_limit(Check& check, std::size_t found, std::size_t most, const char* rule, const char* what) {
  if (found > most)
    check.fail(what, rule,
               "There are " + std::to_string(found) + " " + what +
                   " in main and ride deck together; at most " + std::to_string(most) + " may be.");
}

void check_triggers(Check& check) {
  const std::size_t triggers = check.count(is_trigger);
  if (triggers != trigger_count)
    check.fail("trigger units", "8.1.6",
               "There are " + std::to_string(triggers) +
                   " trigger units in main and ride deck together; there must be exactly 16.");
  check_limit(check, check.count(Mark::HealTrigger), 4, "8.1.6.1", "heal triggers");
  check_limit(check, check.count(Mark::OverTrigger), 1, "8.1.6.2", "over triggers");
}

} // namespace

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck) {
  Check check{book, edition, deck, {}};
  check_sizes(check);
  check_ride_grades(check);
  check_names(check);
  check_triggers(check);
  check_limit(check, check.count(Mark::Sentinel), 4, "8.1.7", "sentinels");
  return check.faults;
}

} // namespace twoseat::vanguard
