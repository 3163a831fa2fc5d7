// How a match stood at each of its turns, and which cards did most damage, in the terms of its system's layout. Of a match that is
// over, which has no secrets any more.
#pragma once
#include "engine/twoseat.h"
#include <array>
#include <string>
#include <vector>

namespace twoseat {

struct App;
struct Rect;

namespace proving {

struct Stood { // as a turn began, or at the end
  std::size_t moment = 0;
  std::array<std::int32_t, 2> values{}; // damage, life, or lives of all who fight
  std::string words;                    // "2 of 6 damage – 3 of 6 damage"
};
struct Deed {
  Seat seat = Seat::None;
  DefId def;
  std::int32_t amount = 0;
};
struct Standing {
  std::vector<Stood> turns;
  std::vector<Deed> deeds; // the greatest first, few
  std::string counts;      // what it is that stands so: "Damage", "Lives"
};

Standing standing_of(const App& app);
void draw_standing_head(const App& app, const Standing& standing, const Rect& rect);
void draw_standing(const App& app, const Standing& standing, const Rect& rect, std::size_t length);
void draw_deed(const App& app, const Deed& deed, std::int32_t greatest, const Rect& rect);
std::string in_words(const App& app, const Deed& deed); // "Town Whale (Ann): 3"

} // namespace proving
} // namespace twoseat
