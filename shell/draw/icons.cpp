// Icons: a few strokes each, in a box of one by one around the centre.
#include "shell/draw/paint.h"
#include <initializer_list>

namespace twoseat {
namespace {

struct Pen {
  const Paint& paint;
  ImVec2 center;
  float size;
  ImU32 colour;
  float thickness;

  ImVec2 at(float x, float y) const { return {center.x + x * size, center.y + y * size}; }
  void line(std::initializer_list<ImVec2> points, bool closed = false) const {
    for (const ImVec2 p : points)
      paint.list->PathLineTo(at(p.x, p.y));
    paint.list->PathStroke(colour, closed ? ImDrawFlags_Closed : ImDrawFlags_None, thickness);
  }
  void solid(std::initializer_list<ImVec2> points) const {
    for (const ImVec2 p : points)
      paint.list->PathLineTo(at(p.x, p.y));
    fill_path(paint, colour);
  }
  void circle(float x, float y, float r) const {
    paint.list->AddCircle(at(x, y), r * size, colour, 0, thickness);
  }
  void dot(float x, float y, float r) const { paint.list->AddCircleFilled(at(x, y), r * size, colour); }
  void arc(float x, float y, float r, float from, float to) const {
    paint.list->PathArcTo(at(x, y), r * size, from * 6.2831853F, to * 6.2831853F, 24);
    paint.list->PathStroke(colour, 0, thickness);
  }
};

void star(const Pen& pen, float r, float inner, int points) {
  // A star is not convex: a kite for each point.
  for (int i = 0; i < points; ++i) {
    const float step = 6.2831853F / static_cast<float>(points);
    const float a = static_cast<float>(i) * step - 1.5707963F;
    const auto polar = [&](float radius, float angle) {
      return ImVec2{radius * std::cos(angle), radius * std::sin(angle)};
    };
    pen.solid({polar(-inner * 0.8F, a), polar(inner, a - step / 2), polar(r, a), polar(inner, a + step / 2)});
  }
}

void shield(const Pen& pen, bool filled) {
  const std::initializer_list<ImVec2> points = {{-0.38F, -0.42F}, {0.38F, -0.42F}, {0.38F, 0.02F},
                                                {0.25F, 0.26F},   {0, 0.48F},      {-0.25F, 0.26F},
                                                {-0.38F, 0.02F}};
  filled ? pen.solid(points) : pen.line(points, true);
}

} // namespace

void icon(const Paint& paint, Icon which, ImVec2 center, float size, ImU32 colour) {
  const Pen pen{paint, center, size, colour, std::max(paint.hair() * 1.25F, size * 0.11F)};
  switch (which) {
  case Icon::None: break;
  case Icon::Menu:
    for (const float y : {-0.32F, 0.0F, 0.32F})
      pen.line({{-0.42F, y}, {0.42F, y}});
    break;
  case Icon::Undo:
    pen.line({{-0.16F, -0.42F}, {-0.42F, -0.16F}, {-0.16F, 0.1F}});
    pen.line({{-0.4F, -0.16F}, {0.14F, -0.16F}});
    pen.arc(0.14F, 0.13F, 0.29F, -0.25F, 0.25F);
    pen.line({{0.14F, 0.42F}, {-0.2F, 0.42F}});
    break;
  case Icon::Redo:
    pen.line({{0.16F, -0.42F}, {0.42F, -0.16F}, {0.16F, 0.1F}});
    pen.line({{0.4F, -0.16F}, {-0.14F, -0.16F}});
    pen.arc(-0.14F, 0.13F, 0.29F, 0.25F, 0.75F);
    pen.line({{-0.14F, 0.42F}, {0.2F, 0.42F}});
    break;
  case Icon::First:
    pen.line({{-0.34F, -0.36F}, {-0.34F, 0.36F}});
    pen.line({{0.34F, -0.36F}, {-0.08F, 0}, {0.34F, 0.36F}});
    break;
  case Icon::Last:
    pen.line({{0.34F, -0.36F}, {0.34F, 0.36F}});
    pen.line({{-0.34F, -0.36F}, {0.08F, 0}, {-0.34F, 0.36F}});
    break;
  case Icon::Log:
    for (const float y : {-0.32F, 0.0F, 0.32F}) {
      pen.dot(-0.38F, y, 0.07F);
      pen.line({{-0.18F, y}, {0.44F, y}});
    }
    break;
  case Icon::Close:
    pen.line({{-0.34F, -0.34F}, {0.34F, 0.34F}});
    pen.line({{-0.34F, 0.34F}, {0.34F, -0.34F}});
    break;
  case Icon::Check: pen.line({{-0.4F, 0.02F}, {-0.12F, 0.32F}, {0.42F, -0.32F}}); break;
  case Icon::Swap:
    pen.line({{-0.4F, -0.12F}, {-0.2F, -0.38F}, {0, -0.12F}});
    pen.line({{-0.2F, -0.36F}, {-0.2F, 0.34F}});
    pen.line({{0.4F, 0.12F}, {0.2F, 0.38F}, {0, 0.12F}});
    pen.line({{0.2F, 0.36F}, {0.2F, -0.34F}});
    break;
  case Icon::Hand:
    pen.line({{-0.3F, -0.4F}, {0.12F, -0.46F}, {0.2F, 0.3F}, {-0.22F, 0.36F}}, true);
    pen.line({{0.2F, -0.36F}, {0.44F, -0.28F}, {0.3F, 0.38F}, {0.08F, 0.44F}});
    break;
  case Icon::Eye:
    pen.arc(0, 0.26F, 0.52F, -0.42F, -0.08F);
    pen.arc(0, -0.26F, 0.52F, 0.08F, 0.42F);
    pen.dot(0, 0, 0.13F);
    break;
  case Icon::Sun:
    pen.dot(0, 0, 0.2F);
    for (int i = 0; i < 8; ++i) {
      const float a = static_cast<float>(i) * 0.7853982F;
      pen.line({{0.32F * std::cos(a), 0.32F * std::sin(a)}, {0.46F * std::cos(a), 0.46F * std::sin(a)}});
    }
    break;
  case Icon::Sound:
    pen.line({{-0.44F, -0.14F}, {-0.24F, -0.14F}, {0, -0.36F}, {0, 0.36F}, {-0.24F, 0.14F}, {-0.44F, 0.14F}},
             true);
    pen.arc(0.02F, 0, 0.24F, -0.13F, 0.13F);
    pen.arc(0.02F, 0, 0.42F, -0.13F, 0.13F);
    break;
  case Icon::Help:
    pen.arc(0, -0.18F, 0.24F, -0.5F, 0.2F);
    pen.line({{0.07F, 0.04F}, {0, 0.2F}});
    pen.dot(0, 0.4F, 0.08F);
    break;
  case Icon::Book:
    for (const float side : {-1.0F, 1.0F})
      pen.line({{0, -0.28F},
                {side * 0.2F, -0.38F},
                {side * 0.46F, -0.36F},
                {side * 0.46F, 0.3F},
                {side * 0.2F, 0.28F},
                {0, 0.38F}});
    pen.line({{0, -0.28F}, {0, 0.38F}});
    break;
  case Icon::Pen:
    pen.line({{-0.4F, 0.4F}, {-0.34F, 0.12F}, {0.2F, -0.42F}, {0.42F, -0.2F}, {-0.12F, 0.34F}}, true);
    pen.line({{0.06F, -0.28F}, {0.28F, -0.06F}});
    break;
  case Icon::Boost:
    pen.line({{-0.38F, 0.04F}, {0, -0.34F}, {0.38F, 0.04F}});
    pen.line({{-0.38F, 0.38F}, {0, 0}, {0.38F, 0.38F}});
    break;
  case Icon::Intercept:
    pen.line({{-0.4F, -0.3F}, {0.4F, -0.3F}});
    pen.line({{0, 0.42F}, {0, -0.06F}});
    pen.line({{-0.24F, 0.12F}, {0, -0.12F}, {0.24F, 0.12F}});
    break;
  case Icon::Shield: shield(pen, true); break;
  case Icon::Sentinel:
    shield(pen, false);
    pen.solid({{0, -0.2F}, {0.16F, 0}, {0, 0.2F}, {-0.16F, 0}});
    break;
  case Icon::Star: star(pen, 0.5F, 0.21F, 5); break;
  case Icon::Sword:
    pen.line({{0.4F, -0.4F}, {-0.22F, 0.22F}});
    pen.line({{-0.34F, 0}, {0, 0.34F}});
    pen.line({{-0.22F, 0.22F}, {-0.42F, 0.42F}});
    break;
  case Icon::Heal:
    pen.solid({{-0.14F, -0.42F}, {0.14F, -0.42F}, {0.14F, 0.42F}, {-0.14F, 0.42F}});
    pen.solid({{-0.42F, -0.14F}, {0.42F, -0.14F}, {0.42F, 0.14F}, {-0.42F, 0.14F}});
    break;
  case Icon::Draw:
    pen.line({{-0.26F, -0.42F}, {0.26F, -0.42F}, {0.26F, 0.42F}, {-0.26F, 0.42F}}, true);
    pen.line({{0, -0.2F}, {0, 0.2F}});
    pen.line({{-0.14F, 0.02F}, {0, -0.2F}, {0.14F, 0.02F}});
    break;
  case Icon::Stand:
    pen.line({{0, 0.44F}, {0, -0.36F}});
    pen.line({{-0.28F, -0.1F}, {0, -0.4F}, {0.28F, -0.1F}});
    break;
  case Icon::Front:
    for (const float x : {-0.34F, 0.0F, 0.34F})
      pen.solid(
          {{x - 0.15F, 0.38F}, {x - 0.15F, -0.12F}, {x, -0.42F}, {x + 0.15F, -0.12F}, {x + 0.15F, 0.38F}});
    break;
  case Icon::Over: star(pen, 0.52F, 0.26F, 8); break;
  case Icon::Crown:
    pen.solid({{-0.42F, 0.34F}, {-0.46F, -0.28F}, {-0.14F, 0.34F}});
    pen.solid({{-0.26F, 0.34F}, {0, -0.42F}, {0.26F, 0.34F}});
    pen.solid({{0.42F, 0.34F}, {0.46F, -0.28F}, {0.14F, 0.34F}});
    break;
  case Icon::Back: pen.line({{0.2F, -0.38F}, {-0.2F, 0}, {0.2F, 0.38F}}); break;
  case Icon::Flag: pen.line({{-0.28F, 0.44F}, {-0.28F, -0.42F}, {0.36F, -0.2F}, {-0.28F, 0.04F}}); break;
  case Icon::Link:
    pen.arc(-0.2F, 0.2F, 0.22F, 0.05F, 0.7F);
    pen.arc(0.2F, -0.2F, 0.22F, 0.55F, 1.2F);
    pen.line({{-0.14F, 0.14F}, {0.14F, -0.14F}});
    break;
  case Icon::Heart: // two lobes over a point
    pen.dot(-0.21F, -0.17F, 0.245F);
    pen.dot(0.21F, -0.17F, 0.245F);
    pen.solid({{-0.41F, -0.04F}, {-0.21F, -0.2F}, {0.21F, -0.2F}, {0.41F, -0.04F}, {0, 0.44F}});
    break;
  case Icon::Coin:
    pen.circle(0, 0, 0.4F);
    pen.solid({{0, -0.2F}, {0.14F, 0}, {0, 0.2F}, {-0.14F, 0}});
    break;
  case Icon::Gem:
    pen.line({{-0.22F, -0.36F}, {0.22F, -0.36F}, {0.44F, -0.08F}, {0, 0.44F}, {-0.44F, -0.08F}}, true);
    pen.line({{-0.44F, -0.08F}, {0.44F, -0.08F}});
    break;
  case Icon::Spark: star(pen, 0.54F, 0.17F, 4); break;
  case Icon::Drop:
    pen.dot(0, 0.14F, 0.3F);
    pen.solid({{0, -0.46F}, {0.27F, 0.02F}, {-0.27F, 0.02F}});
    break;
  case Icon::Boot: // an arrow over the ground: how far it steps
    pen.line({{-0.4F, 0}, {0.36F, 0}});
    pen.line({{0.1F, -0.28F}, {0.4F, 0}, {0.1F, 0.28F}});
    break;
  case Icon::Chip:
    pen.circle(0, 0, 0.4F);
    pen.dot(0, 0, 0.17F);
    break;
  case Icon::Skull:
    pen.dot(0, -0.08F, 0.36F);
    pen.solid({{-0.2F, 0.14F}, {0.2F, 0.14F}, {0.16F, 0.44F}, {-0.16F, 0.44F}});
    break;
  case Icon::Lamp: // a bulb and its thread
    pen.arc(0, -0.1F, 0.34F, 0.36F, 1.14F);
    pen.line({{-0.22F, 0.16F}, {-0.14F, 0.32F}, {0.14F, 0.32F}, {0.22F, 0.16F}});
    pen.line({{-0.1F, 0.46F}, {0.1F, 0.46F}});
    break;
  case Icon::Hourglass:
    pen.line({{-0.28F, -0.42F}, {0.28F, -0.42F}, {-0.28F, 0.42F}, {0.28F, 0.42F}}, true);
    break;
  }
}

} // namespace twoseat
