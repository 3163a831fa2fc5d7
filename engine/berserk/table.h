// Finding one's way on a Berserk table: zones, cells, whose a card is, what it is, and its lives.
#pragma once
#include "engine/berserk/vocabulary.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/scratch_vector.h"

namespace twoseat::berserk {

// In the order of the family's editions. [bso]
enum class Edition : std::uint8_t { Classic, Online };
inline Edition edition(const Match& match) {
  return static_cast<Edition>(match.edition);
}

// --- Places ---------------------------------------------------------------------------------------------------------

// Every match has the same places, seat A's first, in the order of Zone.
constexpr PlaceId place(Seat seat, Zone zone) {
  return {static_cast<std::uint8_t>(1 + index(seat) * zones_per_seat + num(zone))};
}
// row 1 is the front row of that seat's half; column 0 is A. [bsk 207.3b, 207.5]
constexpr PlaceId cell(Seat half, int column, int row) {
  const int at = (row - 1) * columns + column;
  return {static_cast<std::uint8_t>(1 + index(half) * zones_per_seat + num(Zone::Cell) +
                                    static_cast<unsigned>(at))};
}
constexpr Zone zone_of(PlaceId id) {
  const std::size_t kind = (id.value - 1U) % zones_per_seat;
  return kind < num(Zone::Cell) ? static_cast<Zone>(kind) : Zone::Cell;
}
constexpr bool is_cell(PlaceId id) {
  return id && zone_of(id) == Zone::Cell;
}

// A cell as a point of the whole board: x is the column, y counts from B's back row to A's.
struct Point {
  int x = 0, y = 0;
  constexpr bool operator==(const Point&) const = default;
};
Point point(PlaceId cell);
PlaceId cell_at(Point point);                  // none: off the board
bool adjacent_cells(PlaceId a, PlaceId b);     // [bsk 207.7]
int steps_between(PlaceId a, PlaceId b);       // in any mix of directions [bsk D11.2]
PlaceId beyond(PlaceId from, PlaceId through); // the next cell on that line; none: off the board [bsk 207.9a]

// What a card needs a cell for: to step aside; as the target of what comes to stand beside it, or of its own transfer;
// because it cannot stay in the Extra Zone; because it comes back from the graveyard.
enum class CellFor : std::uint8_t { Aside, Beside, Anywhere, Landing, Return };
// A free one, next to the card or to where it lay.
bool has_cell(const Table& table, CardId card, CellFor what, PlaceId lay = {});

// --- Cards ----------------------------------------------------------------------------------------------------------

inline bool has(const Match& match, CardId card, State state) {
  return (match[card].states & num(state)) != 0;
}
inline void set(Match& match, CardId card, State state, bool on = true) {
  const unsigned bit = num(state);
  match[card].states = static_cast<std::uint8_t>(on ? match[card].states | bit : match[card].states & ~bit);
}
inline std::uint8_t count(const Match& match, CardId card, On counter) {
  return match[card].counters[num(counter)];
}
inline std::int32_t& counter(Match& match, Seat seat, Counter which) {
  return match[seat].counters[num(which)];
}
inline std::int32_t counter(const Match& match, Seat seat, Counter which) {
  return match[seat].counters[num(which)];
}

// What a modification has as its cause that lasts until this player's next turn starts, whoever controls its source by
// then. [bsk 311.3, 416.4]
constexpr Cause until_start_of(Seat seat) {
  return seat == Seat::A ? Cause::UntilStartOfA : Cause::UntilStartOfB;
}
inline Zone where(const Match& match, CardId card) {
  return zone_of(match[card].place);
}
inline bool in_squad(const Match& match, CardId card) { // of whoever it may be [bsk 206.2]
  return card && (where(match, card) == Zone::Cell || where(match, card) == Zone::Extra);
}
inline Seat controller(const Match& match, CardId card) { // [bsk 200.2b]
  return has(match, card, State::Controlled) ? other(match[card].owner) : match[card].owner;
}
inline bool is_open(const Match& match, CardId card) {
  return match[card].orientation == Orientation::Stand;
}
inline bool is_hidden(const Match& match, CardId card) {
  return match[card].facing == Facing::Down;
}
inline bool is_attached(const Match& match, CardId card) { // a symbiote or equipment at its host's cell
  return static_cast<bool>(match[card].host);
}

inline bool has(const Face& face, Mark mark) {
  return ((face.marks >> num(mark)) & 1U) != 0;
}
inline std::int32_t printed(const Face& face, Attribute attribute) {
  return face.numbers[num(attribute)];
}
inline Type printed_type(const Face& face) {
  return static_cast<Type>(face.numbers[num(Attribute::Type)]);
}
// Marks of its element; 0: neutral. [bsk 202.8, 202.9]
inline std::uint64_t elements(const Face& face) {
  return (face.marks >> num(Mark::Steppe)) & ((1U << element_count) - 1U);
}

// Whether nothing in this match changes that number of any card: most numbers of most matches are the printed ones.
bool is_as_printed(const Table& table, std::uint8_t attribute);
// What it is now; types can change. [bsk 208.3]
Type type(const Table& table, CardId card);
inline bool is(const Table& table, CardId card, Type which) {
  return type(table, card) == which;
}
bool is_creature(const Table& table, CardId card); // of any subtype [bsk 208.1a]
// A number as it is used: never below zero. [bsk 104.2]
std::int32_t number(const Table& table, CardId card, Attribute attribute);
// A named trait's number, 0 if it has it not; of several the highest. [bsk 414.4]
std::int32_t trait(const Table& table, CardId card, Trait which);
// Every trait but acquired ones, by an effect: a modification's attribute. [bsk 407.4]
constexpr std::uint8_t lost_traits = 71;
bool has_lost_traits(const Table& table, CardId card);
inline bool is_incorporeal(const Table& table, CardId card) { // [bsk D3]
  return trait(table, card, Trait::Incorporeal) > 0;
}
// What is hidden in a squad may be anything. [bsk 415.3]
inline bool may_be_corporeal(const Table& table, CardId card) {
  return (in_squad(table.match, card) && is_hidden(table.match, card)) || !is_incorporeal(table, card);
}
std::int32_t lives(const Table& table, CardId card); // may be less than zero [doubt 2]
bool cannot(const Table& table, CardId card, Restriction restriction);
inline bool can(const Table& table, CardId card, Restriction permission) { // said in the same way [bsk 103.2]
  return cannot(table, card, permission);
}

// Two cards next to each other: on adjacent cells, or tied to each other; flyers and the Extra Zone have no neighbours.
// [bsk 207.7a, 210.9, 211.4, 214.8]
bool adjacent(const Match& match, CardId a, CardId b);
bool orthogonal(const Match& match, CardId a, CardId b); // adjacent in a straight line
// Nobody stands there who would bar the way; incorporeal cards do not. [bsk G14]
bool is_free(const Match& match, PlaceId cell);
// The card that stands on the cell, not what is tied to it; none: it is empty.
CardId standing_on(const Match& match, PlaceId cell);

// What is tied to it, newest last; a symbiote may bear equipment. [bsk 210.6, 214.6]
using Guests = ScratchVector<CardId, decltype(Match::cards)::capacity()>; // all that there can be
Guests guests_of(const Match& match, CardId host);

// f(card) for every card on the board and in the Extra Zone, seat A's half first.
template <class F>
void each_in_squads(const Match& match, F f) {
  for (std::size_t i = 0; i < match.places.size(); ++i) {
    if (i % zones_per_seat < num(Zone::Extra)) continue;
    for (CardId card = match.places[i].first; card;) {
      const CardId next = match[card].next;
      f(card);
      card = next;
    }
  }
}
template <class F>
void each_of(const Match& match, Seat seat, F f) { // of that squad
  each_in_squads(match, [&](CardId card) {
    if (controller(match, card) == seat) f(card);
  });
}

// Something to say about a card, to whoever may look at it, from the seat that controls it.
// Traits may wait for what one card is doing to another, without anything that lasts.
void tell_link(Game& game, Link link, CardId source, CardId target, Rule rule);
Event event_about(const Match& match, CardId card, Cause cause, Rule rule);

// --- What is done with them -----------------------------------------------------------------------------------------

void put(Game& game, CardId card, PlaceId to, Cause cause, Rule rule, Relocation how = {});
void move_to(Game& game, CardId card, PlaceId cell, Cause cause, Rule rule); // with what is tied to it
void swap_cells(Game& game, CardId a, CardId b, Rule rule);                  // both at once [bsk G26]
void close(Game& game, CardId card, Cause cause, Rule rule);
void open(Game& game, CardId card, Cause cause, Rule rule);
// None, where something keeps the card from gaining any. [bsk 103.3]
bool gain_chips(Game& game, CardId card, std::int32_t amount, CardId source, Cause cause, Rule rule);
void reveal(Game& game, CardId card, Rule rule); // turned up where it lies [bsk 415.2]
// Wounds that are inflicted, after everything that prevents some of them; healing takes off as many as there are.
std::int32_t wound(Game& game, CardId card, std::int32_t amount, CardId source, Cause cause, Rule rule);
std::int32_t heal(Game& game, CardId card, std::int32_t amount, CardId source, Rule rule);

void give_trait(Game& game, CardId card, Trait which, std::int32_t amount, CardId source,
                Duration duration = Duration::Game);
// Lasting: a text takes it away, and until that ends the card does not acquire it. Of what only ends, what is printed alone
// stays silent.
enum class Loss : std::uint8_t { OfWhatIsThere, Lasting };
void lose_trait(Game& game, CardId card, Trait which, CardId source, Duration duration = Duration::Game,
                Loss loss = Loss::OfWhatIsThere, Cause cause = Cause::Trait);
bool has_lost(const Table& table, CardId card, Trait which); // and cannot acquire it [bsk 407.5]
void give_marker(Game& game, CardId card, Mark which, CardId source, Cause cause,
                 Duration duration = Duration::Game);

// What the family tells the kernel about cards.
void lay_out(Match& match);
Viewers may_look(const Match& match, const Card& card);
bool spread(const Place& place);
void own_counters(const Table& table, Seat seat, Player& player); // in recruiting.cpp
std::int32_t base(const Table& table, CardId card, std::uint8_t attribute);
void contribute(const Table& table, CardId card, std::uint8_t attribute, Changes& changes);
bool in_scope(const Table& table, CardId card, const Modification& modification);

} // namespace twoseat::berserk
