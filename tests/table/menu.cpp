// The menu at every size: all of it is reached.
#include "played.h"
#include "shell/panels/panels.h"
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::test;

namespace {

void turn_wheel(Device& device, float by) {
  Input input;
  input.any = true;
  input.mouse = {device.size.width / 2, device.size.height / 2};
  input.wheel = by;
  device.look(input);
}

// Pressed in the middle, moved up by so much, and let go.
void drag_up(Device& device, float by) {
  Input input;
  input.mouse = {device.size.width / 2, device.size.height / 2};
  input.any = input.touch = input.down = input.pressed = true;
  device.look(input);
  input.pressed = false;
  input.mouse.y -= by;
  device.look(input);
  input.down = false;
  input.released = true;
  device.look(input);
}

} // namespace

TEST_CASE("Every entry of the menu is reached by wheel, finger and keys, however small the screen") {
  for (const Size size : sizes) {
    CAPTURE(size.width);
    Device device = table("vanguard", "vge", size);
    device.control("open-menu");
    device.look();
    device.look();
    std::vector<std::string> entries;
    for (const Target& target : device.app.ui.targets)
      if (target.layer > 0 && target.enabled) entries.push_back(target.id);
    CHECK(entries.size() >= 12);
    const auto sees_end = [&] { return in_view(device, *target_of(device, "puzzles")); };
    REQUIRE(target_of(device, "puzzles") != nullptr);
    for (std::size_t i = 0; i < entries.size(); ++i) {
      device.key(Key::Tab);
      device.look(), device.look();
      const Target* focused = target_of(device, device.app.ui.focus);
      REQUIRE(focused != nullptr);
      CAPTURE(focused->id);
      CHECK(in_view(device, *focused));
    }
    turn_wheel(device, 100);
    device.look();
    CHECK(in_view(device, *target_of(device, "new-match")));
    turn_wheel(device, -100);
    device.look();
    CHECK(sees_end());
    turn_wheel(device, 100);
    for (int i = 0; i < 40; ++i)
      drag_up(device, 60);
    device.look();
    CHECK(device.app.sheet == Sheet::Menu); // a scroll presses nothing
    CHECK(sees_end());
  }
}

TEST_CASE("From 1280 by 800 on the whole menu is seen at once") {
  for (const Size size : {Size{1280, 800}, {1440, 900}, {1920, 1080}}) {
    CAPTURE(size.width);
    Device device = table("vanguard", "vge", size);
    for (const char* language : {"language:en", "language:it", "language:ms"}) {
      device.control(language);
      device.app.sheet = Sheet::None;
      device.control("open-menu");
      device.look(), device.look();
      for (const Target& target : device.app.ui.targets)
        if (target.layer > 0) {
          CAPTURE(target.id);
          CHECK(in_view(device, target));
        }
    }
  }
}
