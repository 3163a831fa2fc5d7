// Where everything lies: zones and their places, read as data from assets/layouts and laid on the screen.
#pragma once
#include "engine/twoseat.h"
#include "shell/draw/geometry.h"
#include "shell/table/looks.h"
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace twoseat {

enum class Show : std::uint8_t { Circle, Cell, Line, Row, Column, Pile, Fan, Chip, Hand };

// In units of a hundredth of a card's height, from the board's centre, for the lower seat.
struct ZonePlace {
  std::uint8_t kind = 0; // the family's number of what place this is
  Show show = Show::Pile;
  ImVec2 at{}, size{};
  int slots = 0, warn = 0; // a column's places, and how many of its last ones are a warning
  int shelf = -1;          // the shelf that it stands on; -1: it lies at `at`
  bool hides = false;      // without a card it is not there, and on a shelf it takes no room
  bool shared = false;     // both seats' lie in the same spot, which is neither's side
  bool main = false;       // a circle that is stressed
  std::string row,
      column; // a cell of one board of both; what is written beside it and before it, if anything
  std::string name, brief; // brief: what the upright form calls it
};

// Room for zones that stand in a grid, as many as have something to show; they shrink when it gets narrow.
struct Shelf {
  std::string name;
  ImVec2 at{}, size{}, cell{}, gap{};
  int across = 0; // so many beside each other; 0: as many as leave the cards largest
};
// Where `count` zones stand on it, in units, from the shelf's middle.
std::vector<Rect> cells_of(const Shelf& shelf, std::size_t count);

struct MeterPlace {      // on the board, besides the plate
  std::size_t meter = 0; // of Looks::meters
  ImVec2 at{}, size{};
};

struct Form {
  ImVec2 size{};
  float field = 0;       // the middle of the cells' columns, along the line between both halves
  bool mirrored = false; // what the upper seat has lies across from the lower one's, not turned by half
  bool sideways = false; // the lower seat's side is the left one, the other's the right one
  std::vector<ZonePlace> zones;
  std::vector<Shelf> shelves;
  std::vector<MeterPlace> meters;
  ImVec2 plate_at{}, plate_size{};
  ImVec2 die_at{}, die_size{};         // where a seat's die lies with what came of it; no size: nowhere
  ImVec2 waiting_at{}, waiting_size{}; // the list of what waits on the stack, on nobody's side
};

// A move to ask why_not about when somebody tries it though it is not offered.
enum class TryAs : std::uint8_t { ToPlace, WithCard, OnTarget, CardOnTarget, WithAbility };
struct Try {
  std::uint8_t question = 0, verb = 0;
  std::uint8_t from = 0; // kind of place; in_play: wherever cards lie open on the table; anywhere
  std::uint8_t to = 0;   // kind of place, or anywhere
  TryAs as = TryAs::ToPlace;
  std::uint8_t only = any_mark; // cards that have this mark
  static constexpr std::uint8_t in_play = 254, anywhere = 255, any_mark = 255;
};

struct Layout {
  Form wide, upright;
  std::optional<Form> low;   // of a board that is much wider than high; without it the wide one stays
  std::optional<Form> squat; // of one about as wide as high; without it the others do
  Looks looks;
  // An attack of several questions that is made in one gesture; none: no question has this number.
  static constexpr std::uint8_t none = 255;
  std::uint8_t attack_question = none, attack = none, attack_with = none, attack_target = none;
  // Something that is paid for bit by bit: why not with nothing says what is still missing.
  std::uint8_t owed_question = none, owed = none;
  std::uint64_t aimed = 0;   // bit v: a move of this verb points a card at another one
  std::uint64_t hostile = 0; // bit v: meant for the other side: aimed at one's own card it asks first
  std::uint64_t loose = 0;   // bit k: a card that is dropped on such a place goes where it belongs
  std::vector<Try> tries;
  std::map<std::string, std::string> editions; // by id: what it is, where there are several
  std::array<std::string, 2> first_decks;      // by id: what a newcomer finds chosen
  std::map<std::string, int> zest;             // by verb: how gladly a match that plays itself chooses it
};

Result<Layout> read_layout(const Family& family, std::string_view json, const Phrasebook& say);

// What surrounds the board: bars above and below, a panel besides, bars below alone, or a column for all of it.
enum class Around : std::uint8_t { Stacked, Panel, Bars, Column };

// The layout on a screen, in device pixels.
struct Board {
  const Form* form = nullptr;
  Around around = Around::Panel;
  bool upright = false;     // the screen is: everything stands in one column
  bool lines = false;       // the players' plates are lines; other boards have room for them beside the field
  Seat below = Seat::A;     // whose side is the lower one
  float unit = 1;           // device pixels to a unit
  int hand_rows = 1;        // of the lower hand
  bool whole_above = false; // the upper hand shows its cards whole
  ImVec2 center{};
  Rect board, hand_below, hand_above, decision;
  Rect plate_below, plate_above; // where they are lines
  Rect ground, column;           // of board and hands together; of what stands beside them, if it does

  // Every place of the match that the form shows.
  struct Laid {
    PlaceId id;
    const ZonePlace* zone = nullptr;
    Rect rect; // where its cards come from and go to; empty for one that is not there
  };
  std::vector<Laid> places;          // in drawing order: as the form lists them, the upper seat's first
  std::array<std::uint8_t, 65> at{}; // by PlaceId: its number in `places`, counted from 1

  const Laid* find(PlaceId id) const { return at[id.value] == 0 ? nullptr : &places[at[id.value] - 1U]; }
  float card_height() const { return std::round(unit * 100); }
};

// Lays the places that a match has. shown: whether this one has something to show, so that it gets room on its shelf.
void lay_places(Board& board, const SeatView& view,
                const std::function<bool(PlaceId, const ZonePlace&)>& shown);
Rect unit_rect(const Board& board, const Rect& units, Seat seat); // on the screen, on that seat's side
Rect plate_rect(const Board& board, Seat seat);

constexpr float card_ratio = 63.0F / 88.0F;

} // namespace twoseat
