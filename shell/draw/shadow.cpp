// Shadows and glows: colour that fades away from a rounded rectangle, as one sheet of triangles in which each pixel is
// drawn once. Where there is no graphics card, what is drawn many times over is what takes long.
#include "shell/draw/paint.h"
#include <array>
#include <cmath>

namespace twoseat {
namespace {

constexpr unsigned arc = 6; // edges to a corner
constexpr unsigned around_it = 4 * (arc + 1);
constexpr unsigned rings = 5;

using Contour = std::array<ImVec2, around_it>;

// Away from the corners' centers, clockwise from the right.
const Contour& directions() {
  static const Contour all = [] {
    Contour points;
    for (unsigned i = 0; i < around_it; ++i) {
      const unsigned corner = i / (arc + 1), step = i % (arc + 1);
      const float angle = 1.57079633F * (static_cast<float>(corner) + static_cast<float>(step) / arc);
      points[i] = {std::cos(angle), std::sin(angle)};
    }
    return points;
  }();
  return all;
}

// From nothing at `reach` around the rectangle to all of it within. The darker it is, the slower it darkens: as light
// that is taken away bit by bit.
void fade_out(const Paint& paint, const Rect& rect, ImU32 colour, float dark, float radius, float reach) {
  if (rect.empty() || reach <= 0) return;
  ImDrawList& list = *paint.list;
  radius = std::min({radius, rect.w / 2, rect.h / 2});
  const Rect inner = grown(rect, -radius);
  const ImVec2 centers[] = {inner.max(), {inner.x, inner.bottom()}, inner.min(), {inner.right(), inner.y}};
  const ImVec2 plain = ImGui::GetFontTexUvWhitePixel();
  list.PrimReserve(static_cast<int>(rings * around_it * 6 + (around_it - 2) * 3),
                   static_cast<int>((rings + 1) * around_it));
  const ImDrawIdx first = list._VtxCurrentIdx;
  for (unsigned ring = 0; ring <= rings; ++ring) { // from the outside
    const float in = static_cast<float>(ring) / rings, far = radius + reach * (1 - in);
    const ImU32 shade = faded(colour, 1 - std::pow(1 - dark, in));
    for (unsigned i = 0; i < around_it; ++i) {
      const ImVec2 center = centers[i / (arc + 1)], way = directions()[i];
      list.PrimWriteVtx({center.x + far * way.x, center.y + far * way.y}, plain, shade);
    }
  }
  const auto triangle = [&](unsigned a, unsigned b, unsigned c) {
    for (const unsigned point : {a, b, c})
      list.PrimWriteIdx(first + point);
  };
  for (unsigned ring = 0; ring < rings; ++ring)
    for (unsigned i = 0; i < around_it; ++i) {
      const unsigned next = (i + 1) % around_it, outer = ring * around_it, within = outer + around_it;
      triangle(outer + i, outer + next, within + next);
      triangle(outer + i, within + next, within + i);
    }
  for (unsigned i = 1; i + 1 < around_it; ++i)
    triangle(rings * around_it, rings * around_it + i, rings * around_it + i + 1);
}

} // namespace

void shadow(const Paint& paint, const Rect& rect, float radius, float depth, float strength) {
  const float opaque = static_cast<float>(paint.theme->shadow >> IM_COL32_A_SHIFT) / 255;
  const float dark = 1 - std::exp(-0.96F * strength * opaque);
  const Rect below = grown({rect.x, rect.y + depth * 0.35F, rect.w, rect.h}, -depth * 0.25F);
  fade_out(paint, below, paint.theme->shadow | IM_COL32_A_MASK, dark, radius, depth);
}

void glow(const Paint& paint, const Rect& rect, ImU32 colour, float radius, float reach) {
  fade_out(paint, rect, colour, 0.33F, radius, reach);
}

} // namespace twoseat
