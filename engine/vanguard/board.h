// Finding one's way on a Vanguard table: zones, circles, units and their numbers.
#pragma once
#include "engine/kernel/moves.h"
#include "engine/vanguard/words/vocabulary.h"

namespace twoseat::vanguard {

// Every match has the same places, seat A's first, in the order of Zone.
constexpr PlaceId place(Seat seat, Zone zone) {
  return {static_cast<std::uint8_t>(1 + index(seat) * zones_per_seat + num(zone))};
}
constexpr Zone zone_of(PlaceId id) {
  return static_cast<Zone>((id.value - 1U) % zones_per_seat);
}

constexpr Zone accel_circles[] = {Zone::Accel1, Zone::Accel2, Zone::Accel3,
                                  Zone::Accel4, Zone::Accel5, Zone::Accel6};
constexpr Zone front_row[] = {Zone::FrontLeft, Zone::Vanguard, Zone::FrontRight, Zone::Accel1, Zone::Accel2,
                              Zone::Accel3,    Zone::Accel4,   Zone::Accel5,     Zone::Accel6};
constexpr Zone rear_guard_circles[] = {Zone::FrontLeft, Zone::FrontRight, Zone::BackLeft, Zone::BackCenter,
                                       Zone::BackRight, Zone::Accel1,     Zone::Accel2,   Zone::Accel3,
                                       Zone::Accel4,    Zone::Accel5,     Zone::Accel6};
constexpr Zone field[] = {Zone::FrontLeft, Zone::Vanguard, Zone::FrontRight, Zone::BackLeft, Zone::BackCenter,
                          Zone::BackRight, Zone::Guardian, Zone::Accel1,     Zone::Accel2,   Zone::Accel3,
                          Zone::Accel4,    Zone::Accel5,   Zone::Accel6};

constexpr bool is_circle(Zone zone) {
  return num(zone) >= num(Zone::FrontLeft);
}
constexpr std::uint8_t markers(const Place& place, Marker marker) {
  return place.markers[num(marker)];
}
// An accel circle is there while an Accel marker lies on it. [vge 16.3.1.5.2.1]
constexpr bool exists(const Place& place) {
  return place.kind < num(Zone::Accel1) ||
         markers(place, Marker::Accel1) + markers(place, Marker::Accel2) > 0;
}
constexpr bool is_type(const Place& place, CircleType type) {
  return (place.types & static_cast<std::uint16_t>(type)) != 0 && exists(place);
}

inline std::uint16_t count(const Match& match, Seat seat, Zone zone) {
  return match[place(seat, zone)].count;
}
inline CardId top(const Match& match, Seat seat, Zone zone) {
  return match[place(seat, zone)].first;
}
inline bool is_in(const Card& card, State state) {
  return (card.states & static_cast<std::uint8_t>(state)) != 0;
}
inline Role role_of(const Card& card) {
  return static_cast<Role>(card.role);
}
// The unit on a circle: not what lies under it or is locked; the leader of a legion; the one placed last, should
// there be several. [vge 6.4.3, 6.5.2.2.2, 6.7.2.1, 7.30.1.2, 13.3.3, 13.3.5]
inline CardId unit_at(const Match& match, PlaceId circle) {
  CardId card = match[circle].last;
  while (card && (role_of(match[card]) != Role::Unit || is_in(match[card], State::Locked)))
    card = match[card].previous;
  return card;
}
inline CardId unit_on(const Match& match, Seat seat, Zone circle) {
  return unit_at(match, place(seat, circle));
}
inline CardId vanguard_of(const Match& match, Seat seat) {
  return unit_on(match, seat, Zone::Vanguard);
}
CardId locked_on(const Match& match, PlaceId circle); // none if that is no lock circle [vge 7.30.3]
// Two units are one vanguard. [vge 6.4]
CardId legion_partner(const Match& match, CardId card);
// What a circle is now: a locked card makes it a lock circle and nothing else. [vge 4.9.2.7]
bool is_circle_of(const Match& match, PlaceId circle, CircleType type);
inline Zone where(const Match& match, CardId card) {
  return zone_of(match[card].place);
}
// Whoever dominates a unit uses it as its master; an imprisoned card is its owner's. [vge 3.2.2, 7.39.1, 17.5.2.2]
inline Seat master(const Match& match, CardId card) {
  if (role_of(match[card]) == Role::Imprisoned) return match[card].owner;
  return is_in(match[card], State::Dominated) ? other(match[card].owner) : match[match[card].place].seat;
}

constexpr std::uint64_t bit(Mark mark) {
  return std::uint64_t{1} << num(mark);
}
inline bool has(const Face& face, Mark mark) {
  return ((face.marks >> num(mark)) & 1U) != 0;
}
inline bool is_crest(const Face& face) {
  return has(face, Mark::Crest) || has(face, Mark::RideDeckCrest);
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
bool is_unit(const Table& table, CardId card); // a card that counts as one where it lies [vge 2.9.3.1.1]
std::int32_t g_units_face_up(const Table& table, Seat seat); // for Generation Break [vge 14.14.3]
bool has(const Table& table, CardId card, Mark mark);        // printed, or got from an effect
bool can(const Table& table, CardId card, Restriction permission);
// `doer`: the card whose effect would do it
bool cannot(const Table& table, CardId card, Restriction restriction, CardId doer = {});
bool can_be_ridden(const Table& table, CardId card); // a unit that no effect keeps from it [vge 13.5.1.1]
CardId holder_of(const Match& match, Link link);     // none if nobody is doing that

// The opponent's column that is this one: my left is your right. [vge 4.9.1.2]
constexpr Column facing(Column column) {
  return column == Column::None ? column : static_cast<Column>(2 * num(Column::Center) - num(column));
}

// The circle behind a front-row circle, in the same column. [vge 4.9.1.1]
constexpr Zone behind(Zone front) {
  return front == Zone::FrontLeft  ? Zone::BackLeft
         : front == Zone::Vanguard ? Zone::BackCenter
                                   : Zone::BackRight;
}

inline bool is_g(const Face& face) { // subtype G [vge 4.4.2]
  return has(face, Mark::GUnit);
}

// Every move of a card goes through here: G units and orders end where they must, and what is tied to the card or
// lies under it goes along, to the soul, or comes back. [vge 4.4, 6.5.4, 6.7.5]
void move_card(Game& game, CardId card, PlaceId to, Relocation how);
// Standing or resting; both units of a legion do it. [vge 6.4.4]
void set_orientation(Game& game, CardId card, Orientation orientation, Cause cause, Rule rule);

// A move of a card to a zone of the same player.
void put(Game& game, CardId card, Seat seat, Zone zone, Cause cause, Rule rule,
         Orientation orientation = Orientation::Stand);
void draw(Game& game, Seat seat, Cause cause, Rule rule); // nothing if the deck is empty [vge 1.3.2, 7.6.4]
// Which way a number goes: 1, -1 or 0 against what it was before. Both are reckoned only where something waits for it.
std::int32_t number_before(const Game& game, CardId card, Attribute attribute);
std::int8_t direction(Game& game, CardId card, Attribute attribute, std::int32_t before);
void tell_number(Game& game, const Modification& change, std::int32_t before, Rule rule);
void give(Game& game, CardId unit, Attribute attribute, std::int32_t amount, Cause cause, CardId source,
          Rule rule); // until end of turn

// What an effect or a rule puts in force about a card: something that it has now, no number that is added. `effect`: its
// number in Match::effects; -1: a rule.
void impose(Game& game, CardId card, std::uint8_t attribute, std::int32_t what, Layer layer, Cause cause,
            CardId source = {}, Duration duration = Duration::Game, int effect = -1);

// Whether it is of this race. [vge 2.3]
bool is_of(const Table& table, CardId card, std::string_view race);

// What the family tells the kernel about cards. [vge 4, 11.11.1]
Viewers may_look(const Match& match, const Card& card);
bool spread(const Place& place);
std::int32_t base(const Table& table, CardId card, std::uint8_t attribute);
void contribute(const Table& table, CardId card, std::uint8_t attribute, Changes& changes);
void contribute_original(const Table& table, CardId card, std::uint8_t attribute, Changes& changes);
void change_original(const Table& table, CardId card, std::uint8_t attribute,
                     Changes& changes); // Lexicon::original
bool in_scope(const Table& table, CardId card, const Modification& modification);

} // namespace twoseat::vanguard
