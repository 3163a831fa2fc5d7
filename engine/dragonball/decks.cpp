// Checking decks, every fault with its rule. [dbs 5-1, 10-14-1, 10-17-1, 10-31-1]
#include "engine/dragonball/decks.h"
#include "engine/abilities/deck_limit.h"
#include "engine/dragonball/table.h"
#include "engine/kernel/deck_faults.h"
#include <map>

namespace twoseat::dragonball {
namespace {

constexpr std::size_t least = 50, most = 60, most_copies = 4;

struct Limit { // of all cards with a keyword together
  Mark mark;
  std::size_t most;
  const char* rule;
};
constexpr Limit limits[] = {
    {Mark::Ultimate, 1, "10-14-1"}, {Mark::SuperCombo, 4, "10-17"}, {Mark::DragonBall, 7, "10-31-1"}};

// The front of a leader is the side that is read first.
bool is_front(const Rulebook& book, DefId def) {
  return has(book.face(def), Mark::Leader) && book.face(def).other_side > def;
}

void check_leader(DeckFaults& check, const std::vector<DefId>& leaders) {
  if (leaders.size() != 1)
    check.fail("leader", "5-1-2", {"There are {n} leaders; there must be one.", {leaders.size()}});
  else if (!is_front(check.book, leaders[0]))
    check.fail(leaders[0], "5-1-2", "{card} is not the front of a leader.");
}

void check_limit(DeckFaults& check, const std::vector<DefId>& main, const Limit& limit) {
  std::size_t have = 0;
  for (const DefId def : main)
    have += has(check.book.face(def), limit.mark) ? 1 : 0;
  if (have > limit.most)
    check.fail("main", limit.rule,
               {"There are {n} cards with {keyword}; there may be {most} at most.",
                {have, FilledPhrase(vocabulary.marks[num(limit.mark)].name), limit.most}});
}

} // namespace

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck) {
  DeckFaults check{book, edition, deck};
  const auto& main = deck.parts[num(Part::Main)];
  check_leader(check, deck.parts[num(Part::Leader)]);
  if (main.size() < least || main.size() > most)
    check.fail("main", "5-1-3",
               {"The deck has {cards}; it must have {least} to {most}.", {cards(main.size()), least, most}});
  std::map<DefId, std::size_t> copies;
  for (const DefId def : main) {
    const std::size_t n = ++copies[def];
    if (n == 1 && has(book.face(def), Mark::Leader))
      check.fail(def, "5-1-3", "{card} is a leader and cannot be in the deck.");
    if (n == 1 && has(book.face(def), Mark::Token))
      check.fail(def, "10-18-1", "{card} is a token and cannot be in the deck.");
    const std::size_t own = deck_limit(book, def), limit = own > 0 ? own : most_copies;
    if (n == limit + 1 && !has(book.face(def), Mark::DragonBall))
      check.fail(check.name(def), own > 0 ? "5-1-3-2-1" : "5-1-3-1",
                 {"There are more than {n} copies of {card}.", {limit, check.name(def)}});
  }
  for (const Limit& limit : limits)
    check_limit(check, main, limit);
  return check.faults;
}

} // namespace twoseat::dragonball
