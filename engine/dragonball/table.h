// Finding one's way on a Dragon Ball table: areas, energy, life, the attack under way.
#pragma once
#include "engine/dragonball/vocabulary.h"
#include "engine/kernel/moves.h"

namespace twoseat::dragonball {

// Every match has the same places, seat A's first, in the order of Zone.
constexpr PlaceId place(Seat seat, Zone zone) {
  return {static_cast<std::uint8_t>(1 + index(seat) * zones_per_seat + num(zone))};
}
constexpr Zone zone_of(PlaceId id) {
  return static_cast<Zone>((id.value - 1U) % zones_per_seat);
}
constexpr Seat seat_of(PlaceId id) {
  return both_seats[(id.value - 1U) / zones_per_seat];
}
constexpr bool is_in_play(Zone zone) {
  return num(zone) >= num(Zone::Leader) && num(zone) <= num(Zone::Combo);
}

inline Zone where(const Match& match, CardId card) {
  return zone_of(match[card].place);
}
inline Seat master(const Match& match, CardId card) { // [dbs 4-3-2]
  return match[match[card].place].seat;
}
inline std::uint16_t count(const Match& match, Seat seat, Zone zone) {
  return match[place(seat, zone)].count;
}
inline CardId top(const Match& match, Seat seat, Zone zone) {
  return match[place(seat, zone)].first;
}
inline CardId leader_of(const Match& match, Seat seat) {
  return top(match, seat, Zone::Leader);
}
inline bool is_active(const Match& match, CardId card) { // in Active Mode [dbs 4-8-1]
  return match[card].orientation == Orientation::Stand;
}
inline bool can_fight(const Match& match, CardId card) {
  const Zone zone = where(match, card);
  return zone == Zone::Leader || zone == Zone::Battle || zone == Zone::Unison;
}
inline bool is_in(const Card& card, State state) {
  return (card.states & num(state)) != 0;
}

inline bool has(const Face& face, Mark mark) {
  return ((face.marks >> num(mark)) & 1U) != 0;
}
constexpr Mark colour(std::size_t which) {
  return static_cast<Mark>(num(Mark::Red) + which);
}
// The colours of a card, as bits from red on.
inline std::uint32_t colours_of(const Face& face) {
  return static_cast<std::uint32_t>(face.marks >> num(Mark::Red)) & ((1U << colours) - 1U);
}
bool has_now(const Table& table, CardId card, Mark mark); // printed unless lost, or given
bool has_in_play(const Table& table, Seat seat,
                 Mark mark); // one of this player's cards where skills work [dbs 2-13-2]

inline std::int32_t printed(const Face& face, Attribute attribute) {
  return face.numbers[num(attribute)];
}
// As it reads now; what a card lacks is zero. Only power may be less than zero. [dbs 1-3-6, 2-8-3]
std::int32_t number(const Table& table, CardId card, Attribute attribute);
CardId attack_card(const Match& match); // none: nothing attacks
CardId guard_card(const Match& match);
std::int32_t damage_of(const Table& table, CardId attacker); // [dbs 10-7]
bool cannot(const Table& table, CardId card, Restriction restriction);

// Every move of a card: something may happen instead, a token ceases to be, what lay under it falls. [dbs 8-9, 10-18-7, 11-3-4]
void move(Game& game, CardId card, PlaceId to, const Relocation& how);
// How a card comes to an area where nothing else is said. [dbs 3-4-2, 3-6-4, 3-8-3, 3-10-2]
Relocation coming_to(const Game& game, CardId card, Zone zone, Cause cause, Rule rule);
void put(Game& game, CardId card, Zone zone, Cause cause, Rule rule); // its owner's
void put(Game& game, CardId card, Seat seat, Zone zone, Cause cause, Rule rule);
bool draw(Game& game, Seat seat, Cause cause, Rule rule); // false if the deck is empty
void rest(Game& game, CardId card, Cause cause, Rule rule);
void add_markers(Game& game, CardId unison, std::int32_t amount, CardId source, Cause cause, Rule rule);

// Cards that go at the same moment: what they are, and what happens instead, is looked at before the first of them goes.
// [dbs 8-6-5-1-2, 8-9-1, 9-1-2-3]
struct Going {
  CardId card;
  PlaceId to;
  Relocation how;
};
using Goings = ScratchVector<Going, room::cards>;
using Mover = void(Game&, CardId, PlaceId, const Relocation&);
void move_at_once(Game& game, const Goings& goings, Mover* move_one = move);
Going going(const Game& game, CardId card, Zone zone, Cause cause, Rule rule); // to its owner's area

// What the family tells the kernel about cards.
Viewers may_look(const Match& match, const Card& card);
bool spread(const Place& place);
std::int32_t base(const Table& table, CardId card, std::uint8_t attribute);
void contribute(const Table& table, CardId card, std::uint8_t attribute, Changes& changes);
bool in_scope(const Table& table, CardId card, const Modification& modification);

} // namespace twoseat::dragonball
