// Drawing by hand: soft shadows, rounded wells, text, icons; and turning what was drawn.
#pragma once
#include "shell/draw/geometry.h"
#include "shell/draw/theme.h"
#include "shell/draw/type.h"

namespace twoseat {

class Pictures;

// What everybody who draws needs: where to, in which colours and letters, at which scale.
struct Paint {
  ImDrawList* list = nullptr;
  const Theme* theme = nullptr;
  Type* type = nullptr;
  float s = 1;                        // device pixels to a CSS pixel
  const Pictures* pictures = nullptr; // of cards, as far as they are here

  float px(float css) const { return std::round(css * s); }
  float hair() const { return std::max(1.0F, std::round(s)); } // a line of one CSS pixel
  ImFont* font(float css_size, Weight weight = Weight::Regular) const {
    return twoseat::font(*type, css_size, weight);
  }
};

void wipe(ImDrawList* list); // as it was before anything was drawn in this frame
void fill(const Paint& paint, const Rect& rect, ImU32 colour, float radius = 0);
void outline(const Paint& paint, const Rect& rect, ImU32 colour, float radius, float thickness);
void shadow(const Paint& paint, const Rect& rect, float radius, float depth, float strength = 1);
void glow(const Paint& paint, const Rect& rect, ImU32 colour, float radius, float reach);
// Corner marks: the shape that says "may be chosen" besides its colour.
void brackets(const Paint& paint, const Rect& rect, ImU32 colour, float length, float thickness,
              float radius);

enum class Align { Left, Center, Right };
void text(const Paint& paint, ImFont* font, ImVec2 at, ImU32 colour, std::string_view text);
// In the middle of the rectangle's height; cut with an ellipsis when it is too long.
void text_in(const Paint& paint, ImFont* font, const Rect& rect, ImU32 colour, std::string_view text,
             Align align = Align::Left);
float paragraph(const Paint& paint, ImFont* font, ImVec2 at, float width, ImU32 colour,
                std::string_view text); // its height
// In the middle of the rectangle's height, cut with an ellipsis after the last line that nearly fits.
void paragraph_in(const Paint& paint, ImFont* font, const Rect& rect, ImU32 colour, std::string_view text);
float paragraph_height(ImFont* font, float width, std::string_view text);

enum class Icon {
  None,
  Menu,
  Undo,
  Redo,
  First,
  Last,
  Log,
  Close,
  Check,
  Swap,
  Hand,
  Eye,
  Sun,
  Sound,
  Help,
  Book,
  Pen,
  Boost,
  Intercept,
  Shield,
  Star,
  Sword,
  Heal,
  Draw,
  Stand,
  Front,
  Over,
  Crown,
  Sentinel,
  Back,
  Flag,
  Link,
  Heart,
  Coin,
  Gem,
  Spark,
  Hourglass,
  Lamp,
  Drop,
  Boot,
  Chip,
  Skull,
};
void icon(const Paint& paint, Icon icon, ImVec2 center, float size, ImU32 colour);

void fill_path(const Paint& paint, ImU32 colour); // the path so far, convex, whichever way round

// Turns, stretches and fades everything drawn since a mark, which was drawn around the origin.
struct Mark {
  int vertex = 0;
  ImVec4 clip{};
};
Mark mark(const Paint& paint);
void place_since(const Paint& paint, Mark since, ImVec2 to, float degrees, ImVec2 stretch, float alpha);

void arc_arrow(const Paint& paint, ImVec2 from, ImVec2 to, float bulge, ImU32 colour, float thickness,
               float head);

} // namespace twoseat
