// Where everything lies: zones and their places, read as data from assets/layouts and laid on the screen.
#pragma once
#include "engine/twoseat.h"
#include "shell/geometry.h"
#include <array>
#include <functional>
#include <string>
#include <vector>

namespace twoseat {

enum class Show : std::uint8_t { Circle, Row, Column, Pile, Fan, Chip, Hand };

// In units of a hundredth of a card's height, from the board's centre, for the lower seat.
struct ZonePlace {
  std::uint8_t kind = 0; // the family's number of what place this is
  Show show = Show::Pile;
  ImVec2 at{}, size{};
  int slots = 0, warn = 0; // a column's places, and how many of its last ones are a warning
  int shelf = -1;          // the shelf that it stands on; -1: it lies at `at`
  bool hides = false;      // on a shelf, and without a card it takes no room
  std::string name;
};

// Room for zones that stand in a grid, as many as have something to show; they shrink when it gets narrow.
struct Shelf {
  std::string name;
  ImVec2 at{}, size{}, cell{}, gap{};
  int across = 0; // so many beside each other; 0: as many as leave the cards largest
};
// Where `count` zones stand on it, in units, from the shelf's middle.
std::vector<Rect> cells_of(const Shelf& shelf, std::size_t count);

struct Form {
  ImVec2 size{};
  std::vector<ZonePlace> zones;
  std::vector<Shelf> shelves;
  ImVec2 plate_at{}, plate_size{};
};

// A move to ask why_not about when somebody tries it though it is not offered.
struct Try {
  std::uint8_t question = 0, verb = 0;
  std::uint8_t from = 0; // kind of place; any_circle: every circle
  std::uint8_t to = 0;   // kind of place, or anywhere
  static constexpr std::uint8_t any_circle = 254, anywhere = 255;
};

struct Layout {
  Form wide, upright;
  // What the family calls the parts of a battle.
  std::uint16_t attacking = 0, attacked = 0, boosting = 0, guarding = 0;
  std::uint8_t power = 0, shield = 0;
  std::vector<std::uint16_t> checks; // causes of cards that are shown large
  std::uint8_t attack_question = 0, attack = 0, attack_with = 0, attack_target = 0;
  std::vector<Try> tries;
  std::array<std::string, 2> first_decks; // by id: what a newcomer finds chosen
};

Result<Layout> read_layout(const Family& family, std::string_view json);

// The layout on a screen, in device pixels.
struct Board {
  const Form* form = nullptr;
  bool upright = false;
  Seat below = Seat::A; // whose side is the lower one
  float unit = 1;       // device pixels to a unit
  ImVec2 center{};
  Rect board, hand_below, hand_above, decision;
  Rect plate_below, plate_above; // upright only: a line each; wide boards have room beside the field

  std::array<std::vector<Rect>, 2> shelved; // by seat and by number of the zone; empty for one that is hidden

  float card_height() const { return std::round(unit * 100); }
};

// Puts the zones that a match has, and that show something, on their shelves. shown(seat, zone): whether this one does.
void fill_shelves(Board& board, const std::function<bool(Seat, const ZonePlace&)>& shown);
Rect unit_rect(const Board& board, const Rect& units, Seat seat); // on the screen, on that seat's side
Rect zone_rect(const Board& board, const ZonePlace& zone, Seat seat);
Rect plate_rect(const Board& board, Seat seat);
const ZonePlace* find_zone(const Form& form, std::uint8_t kind);

constexpr float card_ratio = 63.0F / 88.0F;

} // namespace twoseat
