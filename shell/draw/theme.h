// The colours of the table, by what they are for. Light and dark have the same tokens.
#pragma once
#include <imgui.h>

namespace twoseat {

struct Theme {
  ImU32 table, felt, well, line; // the ground, a player's half, a zone, its border
  ImU32 raised;                  // panels and buttons that lie on the table
  ImU32 ink, soft;               // text, secondary text
  ImU32 you, them;               // seat A's and seat B's accents
  ImU32 can, danger, gold;       // what may be chosen, damage and refusals, triggers
  ImU32 go;                      // where something may go
  ImU32 silver;
  ImU32 on_accent;        // text on an accent
  ImU32 paper, paper_ink; // a card's ground, and what is written on it
  ImU32 shadow;
  bool light = false;

  ImU32 seat(int index) const { return index == 0 ? you : them; }
};

extern const Theme dark_theme, light_theme;

constexpr ImU32 rgb(unsigned hex) {
  return 0xFF000000U | ((hex & 0xFFU) << 16U) | (hex & 0xFF00U) | ((hex >> 16U) & 0xFFU);
}
ImU32 faded(ImU32 colour, float alpha); // times what alpha it has
ImU32 mixed(ImU32 a, ImU32 b, float t);

// A colour off one wheel: every hue as light and as strong as any other.
ImU32 wheel(float hue_degrees, float lightness, float chroma);

} // namespace twoseat
