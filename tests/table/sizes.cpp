// The table at every size: what can be reached, what can be read, what covers what.
#include "device.h"
#include "shell/words.h"
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::test;

namespace {

constexpr Size sizes[] = {{320, 480},  {480, 360},  {360, 640},  {720, 520},   {844, 390},
                          {1024, 600}, {1280, 800}, {1366, 657}, {1920, 1080}, {3840, 2160}};

const Target* target_of(const Device& device, const std::string& id) {
  for (const Target& target : device.app.ui.targets)
    if (target.id == id) return &target;
  return nullptr;
}

bool in_view(const Device& device, const Target& target) {
  return target.hit.h > target.rect.h - 2 && target.hit.w > target.rect.w - 2 &&
         target.hit.bottom() <= device.size.height && target.hit.y >= 0;
}

Device table(const char* system, const char* edition, Size size) {
  Device device(system, size);
  begin(device, edition, 3);
  device.look();
  return device;
}

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
    REQUIRE(target_of(device, "language:id") != nullptr);
    std::vector<std::string> entries;
    for (const Target& target : device.app.ui.targets)
      if (target.layer > 0 && target.enabled) entries.push_back(target.id);
    CHECK(entries.size() >= 12);
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
    CHECK(in_view(device, *target_of(device, "language:id")));
    turn_wheel(device, 100);
    for (int i = 0; i < 40; ++i)
      drag_up(device, 60);
    device.look();
    CHECK(device.app.sheet == Sheet::Menu); // a scroll presses nothing
    CHECK(in_view(device, *target_of(device, "language:id")));
  }
}
