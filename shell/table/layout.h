// Where everything lies: zones and their places, read as data from assets/layouts and laid on the screen.
#pragma once
#include "engine/twoseat.h"
#include "shell/geometry.h"
#include <string>
#include <vector>

namespace twoseat {

enum class Show : std::uint8_t { Circle, Row, Column, Pile, Chip, Hand };

// In units of a hundredth of a card's height, from the board's centre, for the lower seat.
struct ZonePlace {
  std::uint8_t kind = 0; // the family's number of what place this is
  Show show = Show::Pile;
  ImVec2 at{}, size{};
  int slots = 0, warn = 0; // a column's places, and how many of its last ones are a warning
  std::string name;
};

struct Form {
  ImVec2 size{};
  std::vector<ZonePlace> zones;
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

  float card_height() const { return std::round(unit * 100); }
};

Rect zone_rect(const Board& board, const ZonePlace& zone, Seat seat);
Rect plate_rect(const Board& board, Seat seat);
const ZonePlace* find_zone(const Form& form, std::uint8_t kind);

constexpr float card_ratio = 63.0F / 88.0F;

} // namespace twoseat
