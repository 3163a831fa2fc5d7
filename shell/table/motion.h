// Motion: cards ease from where they were to where they are. When everything stands still, nothing is drawn.
#pragma once
#include "shell/table/highlights.h"
#include "shell/table/scene.h"
#include <map>
#include <optional>

namespace twoseat {

struct Glide {
  Pose from, to;
  double begins = 0;
};

// A card that the viewer may not know, on its way between two places.
struct Flyer {
  Pose from, to;
  double begins = 0;
};

// A card that is checked, shown large for a moment.
struct Spotlight {
  DefId def;
  Seat seat = Seat::None;
  std::string caption;
  std::vector<std::string> came_of_it; // what it gives to whom, whether the attack hits
  double begins = 0, ends = 0;
};

// Where it lies: the card with its words below it, or beside it where that leaves the battle to be seen.
struct Spread {
  Rect whole, card, words;
};
struct SpotlightPlace {
  Spread spread;
  std::string caption; // what it was laid for, and beside what
  std::vector<std::string> came_of_it;
  Rect canvas;
  std::vector<Rect> clear_of;
};

// A die that lies on the table.
struct Die {
  Seat seat = Seat::None;
  int fell = 0;
  bool fresh = false;  // of the moment that is shown
  std::string caption; // what came of it
};

// A number that counts up, or down, to what it has become.
struct Count {
  CardId card; // whose it is
  std::int32_t from = 0, to = 0;
  double begins = 0;
};

struct Motion {
  static constexpr double glide_seconds = 0.22;
  static constexpr double spotlight_seconds = 0.7;
  static constexpr double opening_seconds = 0.5; // in which the card turns over and its trigger shines
  static constexpr double line_seconds = 0.35;   // for each line of what comes of a check
  static constexpr double rest_seconds = 0.4;    // before what comes next
  static constexpr double dice_seconds = 0.9;    // the same after dice
  static constexpr double roll_seconds = 0.5;
  static constexpr double count_seconds = 0.4;
  std::map<std::uint16_t, Glide> glides; // by card id
  std::vector<Flyer> flyers;
  std::vector<Highlight> highlights; // in the order in which they begin
  std::vector<Spotlight> spotlights; // one after the other
  SpotlightPlace place;
  std::vector<Die> dice;
  std::size_t laid = 0;      // Session::moved_to for which they lie there
  double rolled = -1;        // when they began to roll
  double rests_until = 0;    // what comes next is shown from then on
  std::size_t looked_at = 0; // Session::moved_to that this is about
  std::array<Count, 2> sums; // of the attack and of the defence
};

// Starts a glide for each sprite whose place changed. `arrivals`: where a card that was not on the screen came from.
void follow(Motion& motion, const Scene& scene, const std::map<std::uint16_t, Pose>& arrivals, double now,
            bool cut);
Pose pose_now(const Motion& motion, const Sprite& sprite, double now);
bool gliding(const Motion& motion, const Sprite& sprite, double now);
bool rolling(const Motion& motion, double now);
bool moving(const Motion& motion, double now);
std::int32_t count_now(Count& count, CardId card, std::int32_t value, double now, bool cut);
const Spotlight* spotlight_now(Motion& motion, double now); // drops those that are over
void skip_spotlight(Motion& motion, double now);

} // namespace twoseat
