// A table that is played on to somewhere and looked at: what is in view, what lies over what.
#pragma once
#include "device.h"
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include <algorithm>

namespace twoseat::test {

inline constexpr Size sizes[] = {{320, 480},  {480, 360},  {360, 640},  {720, 520},   {844, 390},
                                 {1024, 600}, {1280, 800}, {1366, 657}, {1920, 1080}, {3840, 2160}};

inline const Target* target_of(const Device& device, const std::string& id) {
  for (const Target& target : device.app.ui.targets)
    if (target.id == id) return &target;
  return nullptr;
}

inline bool in_view(const Device& device, const Target& target) {
  return target.hit.h > target.rect.h - 2 && target.hit.w > target.rect.w - 2 &&
         target.hit.bottom() <= device.size.height && target.hit.y >= 0;
}

inline Device table(const char* system, const char* edition, Size size) {
  Device device(system, size);
  begin(device, edition, 3);
  device.look();
  return device;
}

struct Played {
  const char *system, *edition;
};
inline constexpr Played games[] = {{"vanguard", "vge"}, {"berserk", "bsk"}, {"heroes", "bsh"}};

// Plays on with whatever is offered, so that cards lie on the table; whoever is asked has the device.
inline void play(Device& device, int answers) {
  Session& session = device.session();
  std::uint32_t random = 7;
  for (int i = 0; i < answers && !is_over(session); ++i) {
    end_stage(session);
    if (expected(session) != Seat::None) confirm_seat(session);
    const Decision& decision = session.decision;
    if (decision.seat == Seat::None) return;
    random = random * 1664525U + 1013904223U;
    Answer answer;
    answer.choice = static_cast<std::uint16_t>((random >> 16U) % decision.choice_count);
    if (decision.choices[answer.choice].seldom && (random >> 24U) % 8 != 0) answer.choice = 0;
    const Choice& chosen = decision.choices[answer.choice];
    const auto count =
        static_cast<std::uint16_t>(chosen.min == 0 && chosen.max > 0 && chosen.count > 0 ? 1 : chosen.min);
    const auto from =
        static_cast<std::uint16_t>(chosen.count > count ? (random >> 8U) % (chosen.count - count) : 0);
    for (std::uint16_t pick = 0; pick < count; ++pick)
      answer.picks.push(static_cast<std::uint16_t>(from + pick));
    twoseat::answer(session, answer);
  }
  end_stage(session);
  if (expected(session) != Seat::None) confirm_seat(session);
  device.look();
  device.look();
  device.now += 1; // what is pressed at once after a curtain was meant for what lay there before
}

// Of names on cards some must be cut: they are not counted.
inline bool on_card(const Device& device, ImVec2 at) {
  const auto& sprites = device.app.scene.sprites;
  return std::any_of(sprites.begin(), sprites.end(),
                     [&](const Sprite& sprite) { return pose_rect(sprite.pose).contains(at); });
}

// How many texts of this frame end with an ellipsis, whatever was turned and wherever it lies.
inline int cut_texts(const Device& device) {
  const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  int count = 0;
  const ImDrawData& all = *ImGui::GetDrawData();
  for (ImFont* font : atlas.Fonts) {
    const ImFontGlyph* dots = font->FindGlyphNoFallback(0x2026);
    if (dots == nullptr) continue;
    for (int i = 0; i < all.CmdListsCount; ++i)
      for (const ImDrawVert& corner : all.CmdLists[i]->VtxBuffer)
        if (corner.uv.x == dots->U0 && corner.uv.y == dots->V0) // NOLINT: exact
          count += on_card(device, corner.pos) ? 0 : 1;
  }
  return count;
}

inline bool meet(const Rect& a, const Rect& b) {
  const Rect both = intersection(a, b);
  return both.w > 1 && both.h > 1;
}

} // namespace twoseat::test
