// What one viewer may know of a match, built up from nothing: never the match with holes cut into it.
// The law: changing anything that a viewer may not know leaves that viewer's view the same, byte for byte.
#pragma once
#include "engine/kernel/game.h"

namespace twoseat {

// A card that the viewer may look at, or a covered one on an open circle (def none then: its id says only that it lies
// there, so that it can be chosen).
struct CardView {
  static constexpr std::size_t numbers_shown = 6;
  CardId id;
  DefId def;
  std::uint32_t position = 0; // in its place, from the top or oldest, 0 first
  PlaceId place;
  Seat owner = Seat::None;
  Orientation orientation = Orientation::Stand;
  Facing facing = Facing::Up;
  CardId host;             // what it is tied to or lies under, on circles
  std::uint8_t role = 0;   // what it is there, the family's numbers
  std::uint8_t states = 0; // the family's states, as bits; off the circles known to its player alone
  std::array<std::uint8_t, 8> counters{}; // wounds, chips: how many of each lie on it
  // Current values by the family's attribute number, for cards on circles; elsewhere 0: read the printed face.
  std::array<std::int32_t, numbers_shown> numbers{};
  // Bit a, of 32 each: it has attribute a, which is none of those and not printed on it, such as poison.
  std::array<std::uint32_t, 2> gained{};

  bool has_gained(std::size_t attribute) const {
    return attribute < 64 && ((gained[attribute / 32] >> (attribute % 32)) & 1U) != 0;
  }
  void gain(std::size_t attribute) { gained[attribute / 32] |= 1U << (attribute % 32); }
};

// A place with the number of its cards, which is open to all. [vge 4.1.4]
struct PlaceView {
  std::uint16_t count = 0;
  std::uint16_t types = 0;
  std::uint8_t kind = 0;
  Seat seat = Seat::None;
  std::uint8_t column = 0;
  std::uint8_t row = 0;
  std::array<std::uint8_t, 8> markers{}; // how many of each of the family's markers lie on it
  std::uint16_t first_card = 0; // the known cards are cards[first_card] to cards[first_card + card_count - 1]
  std::uint16_t card_count = 0;
};

// A part of a card's number: base 10000, boost +5000, trigger +10000 ...
struct PartView {
  CardId card;
  std::uint8_t attribute = 0;
  Operation operation = Operation::Add;
  std::uint16_t cause = 0;
  CardId source;
  std::int32_t amount = 0;
};

// A running procedure and the step it stands on, outermost first.
struct Where {
  std::uint8_t procedure = 0;
  std::uint8_t step = 0;
};

// What was declared and waits, as everybody may know it: whose it is, from which card, at what.
struct EntryView {
  CardId source, target;     // none: not for the viewer to know, or nothing
  std::uint16_t ability = 0; // 0: not an ability but what `kind` says
  PlaceId place;             // that it is about, or where its target lies
  Seat seat = Seat::None;
  std::uint8_t kind = 0; // the family's
  std::array<std::uint8_t, 3> unused{};
};

struct SeatView {
  std::array<Player, 2> players{};             // the viewer's own less what is promised in secret
  FixedVector<PlaceView, room::places> places; // slot i is PlaceId i + 1, as in the match
  FixedVector<CardView, room::cards> cards;
  FixedVector<PartView, 192> parts;
  FixedVector<Relation, room::relations> relations;
  FixedVector<Where, 32> where;
  FixedVector<EntryView, room::entries> entries; // what waits on the stack, the oldest first
  std::uint32_t turn = 0;
  std::uint32_t answers = 0;
  std::uint16_t battle = 0;
  Viewer viewer = Viewer::Spectator;
  Seat turn_player = Seat::None;
  Seat first_player = Seat::None;
  Seat asked = Seat::None;   // who decides now
  std::uint8_t question = 0; // and what for; the options are told to that seat alone
  Outcome outcome = Outcome::Ongoing;
  std::uint8_t outcome_reason = 0;
  std::uint8_t edition = 0;
  std::uint8_t flaw = 0; // the limit of this table that stopped it; a seat link does not tell
  std::array<std::uint8_t, 1> unused{};

  const PlaceView& operator[](PlaceId id) const { return places[id.value - 1U]; }
};

static_assert(std::has_unique_object_representations_v<SeatView>);

// Writes into `view`, which may be an old one; allocates nothing.
void view(const Table& table, Viewer viewer, SeatView& view);

bool operator==(const SeatView& a, const SeatView& b);

} // namespace twoseat
