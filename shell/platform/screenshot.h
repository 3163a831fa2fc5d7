// Pictures of the table for the README and for looking at it: a match is played by itself, then drawn once.
#pragma once
#include "shell/app.h"

namespace twoseat {

struct Screenshot {
  std::string file;
  int width = 1280, height = 800; // device pixels
  float scale = 1;
  std::uint64_t seed = 1;
  int answers = 0;
  std::string system;
  std::string decks; // two ids with a comma between them; empty: as a newcomer finds it
  std::string until; // then on to the first such question
  std::string sheet; // menu, new-match, log, help, concede
  std::string link;  // opened instead
  Seat holder = Seat::None;
  bool open_hands = false, light = false, embedded = false;
  std::string demo; // a rule demo's file, shown from its first step
  Language language = Language::English;
  int hold = -1;                    // of which option the card is held
  int picks = 0;                    // options picked in a choice of several
  bool at_check = false;            // in the middle of a checked card's moment
  std::string highlight;            // the first such highlight: "kill"; dice: the first that fall
  float after = 0.4F;               // so many seconds after it, or after the check, was reached
  float mouse_x = -1, mouse_y = -1; // CSS pixels
};

// 0, or an exit code after a sentence on stderr.
int take_screenshot(App& app, const Screenshot& wanted);

} // namespace twoseat
