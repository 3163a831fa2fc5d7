// Finding one's way on a Heroes table: zones, heroes, creatures, gold and wounds.
#pragma once
#include "engine/heroes/vocabulary.h"
#include "engine/kernel/moves.h"

namespace twoseat::heroes {

// Every match has the same places, seat A's first, in the order of Zone.
constexpr PlaceId place(Seat seat, Zone zone) {
  return {static_cast<std::uint8_t>(1 + index(seat) * zones_per_seat + num(zone))};
}
constexpr Zone zone_of(PlaceId id) {
  return static_cast<Zone>((id.value - 1U) % zones_per_seat);
}
constexpr bool is_in_play(Zone zone) {
  return num(zone) >= num(Zone::Hero);
}

inline Zone where(const Match& match, CardId card) {
  return zone_of(match[card].place);
}
inline Seat master(const Match& match, CardId card) {
  return match[match[card].place].seat;
}
inline std::uint16_t count(const Match& match, Seat seat, Zone zone) {
  return match[place(seat, zone)].count;
}
inline CardId top(const Match& match, Seat seat, Zone zone) {
  return match[place(seat, zone)].first;
}
inline CardId hero_of(const Match& match, Seat seat) {
  return top(match, seat, Zone::Hero);
}
inline bool is_open(const Match& match, CardId card) {
  return match[card].orientation == Orientation::Stand;
}
inline bool is_new(const Match& match, CardId card) {
  return (match[card].states & num(State::New)) != 0;
}
inline bool is_fighter(const Match& match, CardId card) { // can be wounded
  return where(match, card) == Zone::Hero || where(match, card) == Zone::Creatures;
}

inline bool has(const Face& face, Mark mark) {
  return ((face.marks >> num(mark)) & 1U) != 0;
}
inline std::int32_t printed(const Face& face, Attribute attribute) {
  return face.numbers[num(attribute)];
}
// Negative numbers count as zero, and so do those that a card lacks. [choice C 11]
std::int32_t number(const Table& table, CardId card, Attribute attribute);
std::int32_t gold(const Match& match, Seat seat);      // that can still be paid with [bsh BSH-32]
CardId target_of(const Match& match, CardId attacker); // none: it attacks nobody
CardId attacker_of(const Match& match);                // none: nobody attacks
bool cannot(const Table& table, CardId card, Restriction restriction);
inline bool can(const Table& table, CardId card, Restriction permission) { // said in the same way
  return cannot(table, card, permission);
}

void put(Game& game, CardId card, Seat seat, Zone zone, Cause cause, Rule rule,
         Orientation orientation = Orientation::Stand);
bool draw(Game& game, Seat seat, Cause cause, Rule rule); // false if the deck is empty
void close(Game& game, CardId card, Cause cause, Rule rule);
// Wounds are counted against lives; healing takes them off again. What was done, at most what there is. [bsh BSH-26]
std::int32_t wound(Game& game, CardId card, std::int32_t amount, CardId source, Cause cause, Rule rule);
std::int32_t heal(Game& game, CardId card, std::int32_t amount, CardId source, Rule rule);
CardId wounder_of(const Match& match, CardId card); // who dealt the last of its wounds; none: nobody did
// Into the graveyard because of this card, if any, unless something happens instead (asked first). [bsh BSH-36, BSH-44]
bool is_saved(Game& game, CardId card, Cause cause);
void bury(Game& game, CardId card, CardId because, Cause cause, Rule rule);

// What the family tells the kernel about cards.
Viewers may_look(const Match& match, const Card& card);
bool spread(const Place& place);
std::int32_t base(const Table& table, CardId card, std::uint8_t attribute);
void contribute(const Table& table, CardId card, std::uint8_t attribute, Changes& changes);
bool in_scope(const Table& table, CardId card, const Modification& modification);

} // namespace twoseat::heroes
