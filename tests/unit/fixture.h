// A small table for tests: lay out a position, play it, and ask what happened and by which rule.
// Unless a test says otherwise both seats have a grade 3 vanguard "keeper" and twenty cards without a trigger as deck.
#pragma once
#include "engine/twoseat.h"
#include "engine/vanguard/play/procedures.h"
#include <doctest/doctest.h>
#include <string>
#include <vector>

namespace twoseat::test {

using namespace vanguard;
inline constexpr Seat A = Seat::A;
inline constexpr Seat B = Seat::B;
using Ids = std::vector<std::string>;
using Rules = std::vector<std::string>;

const Rulebook& test_book(); // the test's own cards, with plain numbers: fixture_cards.cpp
const Rulebook& shipped_book(const char* system = "vanguard"); // the cards and decks of assets/

class Scene {
public:
  Match match;
  Events events; // since the scene began, or since forget()

  Scene();

  // --- Laying out, before begin() ---
  CardId add(Seat seat, Zone zone, const std::string& id, Orientation how = Orientation::Stand);
  CardId vanguard(Seat seat, const std::string& id, Orientation how = Orientation::Stand);
  CardId rear(Seat seat, Zone circle, const std::string& id, Orientation how = Orientation::Stand);
  CardId hand(Seat seat, const std::string& id);
  CardId ride_deck(Seat seat, const std::string& id);
  CardId g_zone(Seat seat, const std::string& id, Facing facing = Facing::Down);
  void damage(Seat seat, int cards);
  void deck(Seat seat, int cards);            // how many in all
  void deck_top(Seat seat, const Ids& cards); // the first of them is on top
  void no_vanguard(Seat seat);

  // --- Playing ---
  void begin(Proc phase, Seat turn_player = A, std::uint32_t turn = 5);
  void start(const std::string& deck_a, const std::string& deck_b, std::uint64_t seed); // a real match
  void take(Verb verb);
  void take(Verb verb, CardId subject);
  void take(Verb verb, CardId subject, Zone circle);
  void take(Verb verb, const std::vector<CardId>& subjects); // all at once
  void exchange(Zone front);
  void concede(Seat seat);
  void check_timing();                                              // one more, here and now
  void gain(CardId unit, Attribute attribute, int amount);          // until end of turn
  void attack(CardId attacker, CardId target, CardId booster = {}); // up to the guard step
  void pass() { take(Verb::Pass); }
  void end_turn(); // from main or battle phase, without attacking, to the next turn's first decision
  void forget() { events.clear(); }

  // --- What is asked and offered ---
  bool asks(Question question) const;
  Seat asked() const;
  std::string rule_asked() const;
  bool offers(Verb verb) const;
  bool offers(Verb verb, CardId subject) const;
  bool offers(Verb verb, CardId subject, Zone circle) const;
  std::size_t options(Verb verb) const;
  std::size_t most(Verb verb) const; // how many may be picked together
  Rules refused(Seat seat, Verb verb, CardId subject = {},
                Zone circle = Zone::Deck) const; // rules against it
  bool refused_by(const char* rule, Seat seat, Verb verb, CardId subject = {},
                  Zone circle = Zone::Deck) const;

  // --- What happened ---
  int when(const char* rule, EventKind kind, CardId card = {}) const; // place in the log; -1: never
  int entered(const char* rule) const { return when(rule, EventKind::Entered); }
  int moved(const char* rule, CardId card = {}) const { return when(rule, EventKind::Moved, card); }
  int times(const char* rule, EventKind kind, CardId card = {}) const;
  std::vector<std::string> told(Viewer viewer) const; // the narrated log

  // --- What lies where ---
  Zone lies(CardId card) const;
  int count(Seat seat, Zone zone) const { return vanguard::count(match, seat, zone); }
  Ids ids(Seat seat, Zone zone) const; // top or oldest first
  CardId on(Seat seat, Zone zone) const { return unit_on(match, seat, zone); }
  CardId first_in(Seat seat, Zone zone) const { return top(match, seat, zone); }
  bool standing(CardId card) const { return match[card].orientation == Orientation::Stand; }
  int power(CardId card) const { return value(card, Attribute::Power); }
  int critical(CardId card) const { return value(card, Attribute::Critical); }
  int drive(CardId card) const { return value(card, Attribute::Drive); }
  int damage_left(Seat seat) const { return match[seat].counters[num(Counter::VanguardDamage)]; }
  SeatView seen_by(Viewer viewer) const;
  const Rulebook& book() const { return *book_; }
  const Decision& decision() const;

private:
  const Rulebook* book_;
  mutable Decision decision_;
  int deck_size_[2] = {20, 20};
  Ids deck_top_[2];
  bool vanguard_wanted_[2] = {true, true};

  int value(CardId card, Attribute attribute) const { return number(table(), card, attribute); }
  Table table() const { return {*book_, match}; }
  Game game() { return {*book_, match, &events}; }
  void fill(Seat seat);
  Answer find(Verb verb, CardId subject, PlaceId to) const;
  bool fits(const Move& move, Verb verb, CardId subject, PlaceId to) const;
  void give(const Answer& answer);
};

} // namespace twoseat::test

namespace doctest {
template <>
struct StringMaker<twoseat::vanguard::Zone> {
  static String convert(twoseat::vanguard::Zone zone);
};
template <>
struct StringMaker<twoseat::Seat> {
  static String convert(twoseat::Seat seat);
};
template <>
struct StringMaker<std::vector<std::string>> {
  static String convert(const std::vector<std::string>& list);
};
} // namespace doctest
