// Finding one's way on a Vanguard table: zones, circles, units and their numbers.
#pragma once
#include "engine/kernel/moves.h"
#include "engine/vanguard/vocabulary.h"

namespace twoseat::vanguard {

// Every match has the same places, seat A's first, in the order of Zone.
constexpr PlaceId place(Seat seat, Zone zone) {
  return {static_cast<std::uint8_t>(1 + index(seat) * zones_per_seat + num(zone))};
}
constexpr Zone zone_of(PlaceId id) {
  return static_cast<Zone>((id.value - 1U) % zones_per_seat);
}

constexpr Zone front_row[] = {Zone::FrontLeft, Zone::Vanguard, Zone::FrontRight};
constexpr Zone rear_guard_circles[] = {Zone::FrontLeft, Zone::FrontRight, Zone::BackLeft, Zone::BackCenter,
                                       Zone::BackRight};
constexpr Zone field[] = {Zone::FrontLeft,  Zone::Vanguard,  Zone::FrontRight, Zone::BackLeft,
                          Zone::BackCenter, Zone::BackRight, Zone::Guardian};

constexpr bool is_circle(Zone zone) {
  return num(zone) >= num(Zone::FrontLeft);
}
constexpr bool is_type(const Place& place, CircleType type) {
  return (place.types & static_cast<std::uint16_t>(type)) != 0;
}

inline std::uint16_t count(const Match& match, Seat seat, Zone zone) {
  return match[place(seat, zone)].count;
}
inline CardId top(const Match& match, Seat seat, Zone zone) {
  return match[place(seat, zone)].first;
}
// The card on a circle: the one placed last, should there be several. [vge 13.3.3, 13.3.5]
inline CardId unit_on(const Match& match, Seat seat, Zone circle) {
  return match[place(seat, circle)].last;
}
inline CardId vanguard_of(const Match& match, Seat seat) {
  return unit_on(match, seat, Zone::Vanguard);
}
inline Zone where(const Match& match, CardId card) {
  return zone_of(match[card].place);
}
inline Seat master(const Match& match, CardId card) {
  return match[match[card].place].seat;
} // [vge 3.2.2]

inline bool is_in(const Card& card, State state) {
  return (card.states & static_cast<std::uint8_t>(state)) != 0;
}
inline bool has(const Face& face, Mark mark) {
  return ((face.marks >> num(mark)) & 1U) != 0;
}
inline std::int32_t printed(const Face& face, Attribute attribute) {
  return face.numbers[num(attribute)];
}
inline std::int32_t number(const Table& table, CardId card, Attribute attribute) {
  return information(table, card, num(attribute));
}

inline bool related(const Match& match, CardId holder, Link link) {
  return holder && relation_of(match, holder, num(link)) != nullptr;
}
bool has(const Table& table, CardId card, Mark mark); // printed, or got from an effect
bool cannot(const Table& table, CardId card, Restriction restriction);
CardId holder_of(const Match& match, Link link); // none if nobody is doing that

// The opponent's column that is this one: my left is your right. [vge 4.9.1.2]
constexpr Column facing(Column column) {
  return column == Column::Left ? Column::Right : column == Column::Right ? Column::Left : column;
}

// The circle behind a front-row circle, in the same column. [vge 4.9.1.1]
constexpr Zone behind(Zone front) {
  return front == Zone::FrontLeft  ? Zone::BackLeft
         : front == Zone::Vanguard ? Zone::BackCenter
                                   : Zone::BackRight;
}

// A move of a card to a zone of the same player.
void put(Game& game, CardId card, Seat seat, Zone zone, Cause cause, Rule rule,
         Orientation orientation = Orientation::Stand);
void draw(Game& game, Seat seat, Cause cause, Rule rule); // nothing if the deck is empty [vge 1.3.2, 7.6.4]
void give(Game& game, CardId unit, Attribute attribute, std::int32_t amount, Cause cause, CardId source,
          Rule rule); // until end of turn

// What the family tells the kernel about cards. [vge 4, 11.11.1]
Viewers may_look(const Match& match, const Card& card);
bool spread(const Place& place);
std::int32_t base(const Table& table, CardId card, std::uint8_t attribute);
void contribute(const Table& table, CardId card, std::uint8_t attribute, Changes& changes);
bool in_scope(const Table& table, CardId card, const Modification& modification);

} // namespace twoseat::vanguard
