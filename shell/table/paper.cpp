// Strips of paper. Each is one convex shape: nothing is drawn that a frame could not draw a hundred times.
#include "shell/table/paper.h"

namespace twoseat {

float eased(float t) {
  const float rest = 1 - std::clamp(t, 0.0F, 1.0F);
  return 1 - rest * rest * rest;
}

float overshot(float t) {
  const float rest = std::clamp(t, 0.0F, 1.0F) - 1;
  return 1 + rest * rest * (2.7F * rest + 1.7F);
}

float span(float t, float from, float to) {
  return std::clamp((t - from) / (to - from), 0.0F, 1.0F);
}

float chance_of(unsigned number) {
  number = (number ^ 61U ^ (number >> 16U)) * 0x9E3779B1U;
  number = (number ^ (number >> 15U)) * 0x85EBCA6BU;
  return static_cast<float>(number >> 16U) / 65535.0F;
}

namespace {

void kite(const Paint& paint, ImVec2 root, ImVec2 tip, float width, ImU32 colour) {
  const ImVec2 widest = mix(root, tip, 0.38F);
  const float length = std::max(1.0F, distance(root, tip)), k = width / 2 / length;
  const ImVec2 aside{-(tip.y - root.y) * k, (tip.x - root.x) * k};
  const ImVec2 points[] = {root, plus(widest, scaled(aside, -1)), tip, plus(widest, aside)};
  paint.list->AddConvexPolyFilled(points, 4, colour);
}

} // namespace

void draw_strip(const Paint& paint, ImVec2 root, ImVec2 tip, float width, ImU32 colour) {
  if (width < paint.px(2)) return; // no more than a hair: it is folded away
  const ImVec2 drop{0, paint.px(2)};
  const float alpha = static_cast<float>(colour >> IM_COL32_A_SHIFT) / 255;
  kite(paint, plus(root, drop), plus(tip, drop), width, faded(paint.theme->shadow, 0.7F * alpha));
  kite(paint, root, tip, width, colour);
}

void draw_sign(const Paint& paint, ImVec2 at, float size, Icon which, ImU32 colour) {
  if (size < 2) return;
  const Rect disc = around(at, size, size);
  shadow(paint, disc, size / 2, paint.px(6));
  paint.list->AddCircleFilled(at, size / 2, colour);
  icon(paint, which, at, size * 0.6F, paint.theme->on_accent);
}

void draw_wreath(const Paint& paint, const Wreath& wreath) {
  const float step = wreath.all / static_cast<float>(wreath.strips);
  for (int i = 0; i < wreath.strips; ++i) {
    const float luck = chance_of(static_cast<unsigned>(i) * 7U + static_cast<unsigned>(wreath.strips));
    const float angle = wreath.first + step * (static_cast<float>(i) + 0.3F + 0.4F * luck);
    const float tip = mix(wreath.root, wreath.tip, 0.72F + 0.28F * chance_of(static_cast<unsigned>(i) + 99U));
    const ImVec2 way{std::cos(angle), std::sin(angle)};
    const float width = step * std::max(wreath.root, wreath.tip * 0.6F) * wreath.width;
    draw_strip(paint, plus(wreath.middle, scaled(way, wreath.root)), plus(wreath.middle, scaled(way, tip)),
               width, i % 2 == 0 ? wreath.even : wreath.odd);
  }
}

void draw_burst(const Paint& paint, ImVec2 middle, float height, float root, float reach, int strips, float t,
                ImU32 even, ImU32 odd) {
  const float out = overshot(span(t, 0.05F, 0.45F)), stays = 1 - eased(span(t, 0.6F, 1));
  draw_wreath(paint, {middle, height * root, height * mix(0.3F, reach, out), 0.8F * stays, strips, 0.3F * t,
                      6.2831853F, even, odd});
}

} // namespace twoseat
