// Rectangles in device pixels. Everything is laid out in CSS pixels times the device's scale, then rounded.
#pragma once
#include <algorithm>
#include <cmath>
#include <imgui.h>

namespace twoseat {

struct Rect {
  float x = 0, y = 0, w = 0, h = 0;

  ImVec2 min() const { return {x, y}; }
  ImVec2 max() const { return {x + w, y + h}; }
  ImVec2 center() const { return {x + w / 2, y + h / 2}; }
  float right() const { return x + w; }
  float bottom() const { return y + h; }
  bool empty() const { return w <= 0 || h <= 0; }
  bool contains(ImVec2 p) const { return p.x >= x && p.y >= y && p.x < x + w && p.y < y + h; }
  bool operator==(const Rect&) const = default;
};

inline Rect around(ImVec2 center, float w, float h) {
  return {center.x - w / 2, center.y - h / 2, w, h};
}
inline Rect grown(const Rect& r, float by) {
  return {r.x - by, r.y - by, r.w + 2 * by, r.h + 2 * by};
}
inline Rect rounded(const Rect& r) {
  const float x = std::round(r.x), y = std::round(r.y);
  return {x, y, std::round(r.x + r.w) - x, std::round(r.y + r.h) - y};
}

inline Rect intersection(const Rect& a, const Rect& b) { // empty where they do not meet
  const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
  return {x, y, std::min(a.right(), b.right()) - x, std::min(a.bottom(), b.bottom()) - y};
}

// Cuts a strip off one side of what is left of a rectangle, and returns it.
inline Rect cut_top(Rect& rest, float h) {
  const Rect cut{rest.x, rest.y, rest.w, std::min(h, rest.h)};
  rest.y += cut.h;
  rest.h -= cut.h;
  return cut;
}
inline Rect cut_bottom(Rect& rest, float h) {
  h = std::min(h, rest.h);
  rest.h -= h;
  return {rest.x, rest.y + rest.h, rest.w, h};
}
inline Rect cut_left(Rect& rest, float w) {
  const Rect cut{rest.x, rest.y, std::min(w, rest.w), rest.h};
  rest.x += cut.w;
  rest.w -= cut.w;
  return cut;
}
inline Rect cut_right(Rect& rest, float w) {
  w = std::min(w, rest.w);
  rest.w -= w;
  return {rest.x + rest.w, rest.y, w, rest.h};
}

inline float mix(float a, float b, float t) {
  return a + (b - a) * t;
}
inline ImVec2 mix(ImVec2 a, ImVec2 b, float t) {
  return {mix(a.x, b.x, t), mix(a.y, b.y, t)};
}
inline ImVec2 plus(ImVec2 a, ImVec2 b) {
  return {a.x + b.x, a.y + b.y};
}
inline ImVec2 scaled(ImVec2 a, float k) {
  return {a.x * k, a.y * k};
}
inline float distance(ImVec2 a, ImVec2 b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace twoseat
