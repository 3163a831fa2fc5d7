// Frames are drawn into Dear ImGui's lists and stay there: whatever a screen would show is made of these corners.
#include "device.h"
#include "engine/embedded_assets.h"
#include "page.h"
#include <cstring>
#include <doctest/doctest.h>
#include <utility>

namespace twoseat::test {
namespace {

constexpr double between_frames = 1.0 / 60;

const Type& baked_type() { // all devices share one font atlas, as they are of one scale
  static const Type type = [] {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    Type baked;
    bake(baked, 1);
    return baked;
  }();
  return type;
}

template <class Corner>
void add_bytes(std::vector<unsigned char>& bytes, const ImVector<Corner>& corners) {
  const auto* first = reinterpret_cast<const unsigned char*>(corners.Data);
  bytes.insert(bytes.end(), first, first + static_cast<std::size_t>(corners.size_in_bytes()));
}

std::vector<unsigned char> drawn_bytes() {
  std::vector<unsigned char> bytes;
  const ImDrawData& all = *ImGui::GetDrawData();
  for (int i = 0; i < all.CmdListsCount; ++i) {
    const ImDrawList& list = *all.CmdLists[i];
    add_bytes(bytes, list.VtxBuffer);
    add_bytes(bytes, list.IdxBuffer);
    for (const ImDrawCmd& command : list.CmdBuffer) {
      const auto* clip = reinterpret_cast<const unsigned char*>(&command.ClipRect);
      bytes.insert(bytes.end(), clip, clip + sizeof command.ClipRect);
      const auto* texture = reinterpret_cast<const unsigned char*>(&command.TextureId);
      bytes.insert(bytes.end(), texture, texture + sizeof command.TextureId);
    }
  }
  return bytes;
}

} // namespace

Device::Device(const char* system, Size screen) : size(screen) {
  app.type = baked_type();
  REQUIRE(set_up(app, system).empty());
  RulebookReader reading(app.rules->family->id, embedded_assets());
  while (reading.read_next()) {
  }
  REQUIRE(take_book(*app.rules, reading.finish(), embedded_assets()).empty());
  told_to_page();
}

Shown Device::look(const Input& input) {
  Input given = input;
  given.now = now += between_frames;
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {size.width, size.height};
  io.DeltaTime = static_cast<float>(between_frames);
  ImGui::NewFrame();
  frame(app, given, io.DisplaySize, 1);
  ImGui::Render();
  tell_page(app);
  return {drawn_bytes(), app.mirrored, std::exchange(unheard, {}) + told_to_page()};
}

void Device::point_at(ImVec2 at) {
  Input input;
  input.mouse = at;
  input.any = true;
  look(input);
}

void Device::ask_at(ImVec2 at) {
  Input input;
  input.mouse = at;
  input.any = input.right_pressed = true;
  look(input);
}

void Device::press_long(ImVec2 at, bool touch) {
  Input input;
  input.mouse = at;
  input.touch = touch;
  input.any = input.down = input.pressed = true;
  look(input);
  now += 1;
  input.pressed = false;
  look(input);
}

void Device::drag(ImVec2 from, ImVec2 to) {
  Input input;
  input.mouse = from;
  input.any = input.down = input.pressed = true;
  look(input);
  input.pressed = false;
  input.mouse = to;
  look(input);
  look(input);
}

void Device::click(ImVec2 at) {
  point_at(at);
  Input input;
  input.mouse = at;
  input.any = input.down = input.pressed = true;
  look(input);
  input.down = input.pressed = false;
  input.released = true;
  const Shown shown = look(input);
  unheard += shown.told;
}

void Device::key(Key which) {
  Input input;
  input.any = true;
  input.keys.push_back(which);
  look(input);
}

void Device::control(const std::string& id) {
  look_again(app);
  press_control(app, id);
  unheard += told_to_page();
}

void begin(Device& device, const char* edition, std::uint64_t seed) {
  App& app = device.app;
  Ruleset& rules = app.rulesets[app.draft.system];
  std::vector<std::size_t> of_edition;
  for (std::size_t i = 0; i < rules.book.decks.size(); ++i)
    if (rules.book.decks[i].edition == edition) of_edition.push_back(i);
  REQUIRE(of_edition.size() >= 2);
  rules.decks = {of_edition[seed % of_edition.size()], of_edition[(seed + 1) % of_edition.size()]};
  app.draft.names = {"Ann", "Bo"};
  app.draft.seed = std::to_string(seed);
  begin_match(app);
  REQUIRE(running(app.session));
}

} // namespace twoseat::test
