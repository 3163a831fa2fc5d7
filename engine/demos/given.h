// The position where a demo begins, as its file says it.
#pragma once
#include "engine/demos/move_words.h"
#include "engine/kernel/match.h"
#include "engine/kernel/rulebook.h"
#include <optional>

namespace twoseat::demos {

struct LaidCard {
  DefId def;
  std::uint16_t count = 1;
  Orientation orientation = Orientation::Stand;
  std::optional<Facing> facing;
  Viewers shown_to = nobody;
  std::optional<Seat> owner;
  std::optional<std::uint8_t> origin;
  std::uint8_t role = 0;   // the family's number
  std::uint8_t states = 0; // and bits
  std::array<std::uint8_t, 8> counters{};
  std::vector<std::pair<std::uint8_t, std::int32_t>>
      counted; // numbers that the family counts, such as wounds
  std::string alias;
  std::string host; // the alias of the card that it lies under or is tied to
};

struct LaidPlace {
  PlaceWord place;
  std::vector<LaidCard> cards; // top or oldest first
  bool filled = false;         // "...": goes on with the usual cards
};

struct LaidCounter {
  Seat seat = Seat::A;
  std::uint8_t counter = 0;
  std::int32_t amount = 0;
};

struct LaidChange {
  CardWord card;
  std::optional<CardWord> source;
  std::uint8_t attribute = 0;
  Operation operation = Operation::Add;
  std::int32_t amount = 0;
  std::optional<std::uint8_t> layer;
  Duration duration = Duration::Turn;
};

struct LaidRelation {
  std::string path;
  CardWord holder;
  std::optional<CardWord> other;
  std::uint16_t kind = 0;
};

// An automatic ability that has triggered and waits to be played.
struct LaidStandby {
  std::string path;
  CardWord source;
  std::optional<CardWord> subject, other;
  std::uint16_t number = 0; // which of its automatic abilities, from 1; 0: the only one
  Seat seat = Seat::None;   // who plays it; None: the source's master
  std::int32_t amount = 0;
};

// An ability that can be used only so often, and has been.
struct LaidUse {
  std::string path;
  CardWord source;
  std::uint16_t number = 0; // which of those of its abilities, from 1; 0: the only one
  Seat seat = Seat::None;   // who used it; None: the source's master
};

struct LaidMarker {
  std::string path;
  PlaceWord place;
  std::uint8_t marker = 0; // the family's number
  std::uint8_t count = 1;
};

struct LaidFrame {
  std::uint8_t procedure = 0;
  std::uint8_t step = 0;
  Seat seat = Seat::None;
  std::array<std::optional<CardWord>, 4> cards;
  std::array<std::uint16_t, 4> numbers{};
};

struct Given {
  std::string path;
  bool whole_match = false; // two decks: a match from its very beginning
  std::array<Deck, 2> decks;
  std::uint64_t seed = 7;
  std::array<std::int16_t, Setup::most_options> options = Setup{}.options;
  std::vector<std::uint32_t> dice; // how the next ones fall

  std::uint8_t procedure = 0, step = 0; // where it begins
  std::vector<LaidFrame> under_way;     // or this, in the middle of something
  Seat turn_player = Seat::A;
  std::optional<Seat> first_player;
  std::uint32_t turn = 5;
  std::uint16_t battles = 0;
  std::vector<LaidPlace> places;
  std::vector<LaidCounter> counters;
  std::vector<LaidChange> changes;
  std::vector<LaidRelation> relations;
  std::vector<LaidStandby> standing_by;
  std::vector<LaidUse> used;
  std::vector<LaidMarker> markers;
};

} // namespace twoseat::demos
