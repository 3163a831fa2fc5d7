// A device with a table on it, drawn without a window: what is shown, mirrored and heard can be compared byte for byte.
#pragma once
#include "shell/app.h"
#include <string>
#include <vector>

namespace twoseat::test {

// Everything that a frame gives away: each corner of what is drawn, the mirror, and what the page was told.
struct Shown {
  std::vector<unsigned char> drawn;
  std::string mirror, told;
  bool operator==(const Shown&) const = default;
};

struct Size {
  float width = 1280, height = 800;
};

struct Device {
  App app;
  Size size;
  double now = 1;
  std::string unheard; // told to the page by what was done between two frames

  Device(const char* system, Size screen);

  Shown look(const Input& input = {}); // one frame
  Session& session() { return app.session; }

  // What persons do, each a frame or two.
  void point_at(ImVec2 at);
  void ask_at(ImVec2 at); // a right click
  void press_long(ImVec2 at, bool touch);
  void drag(ImVec2 from, ImVec2 to); // and hold
  void click(ImVec2 at);
  void key(Key key);
  void control(const std::string& id); // by the page
};

void begin(Device& device, const char* edition, std::uint64_t seed);

} // namespace twoseat::test
