// A grand card arrives: strips in its nation's colours spring up around it and fold away; one that is stridden comes down from
// above, between beams.
#include "shell/table/paper.h"
#include "shell/table/table.h"

namespace twoseat {

ImU32 hue_of(const App& app, DefId def, float lightness, float chroma) {
  if (!def) return app.ui.paint.theme->gold;
  const Tint& tint = app.cards().tints[def.value - 1U];
  return wheel(tint.hue, lightness, chroma * tint.strength);
}

void draw_arrival(const App& app, const Highlight& highlight, float t) {
  const Paint& paint = app.ui.paint;
  const Pose pose = pose_of(app, highlight);
  const auto hue = [&](float lightness) { return hue_of(app, highlight.def, lightness, 0.11F); };
  draw_burst(paint, pose.center, pose.height, 0.3F, 1.05F, 17, t, hue(0.42F), hue(0.5F));
  draw_burst(paint, pose.center, pose.height, 0.3F, 0.86F, 13, t, hue(0.78F), hue(0.68F));
}

void draw_stride(const App& app, const Highlight& highlight, float t) {
  const Paint& paint = app.ui.paint;
  const Pose pose = pose_of(app, highlight);
  const ImVec2 to = app.board.center;
  const float h = pose.height, towards = std::atan2(to.y - pose.center.y, to.x - pose.center.x);
  const float out = eased(span(t, 0, 0.45F)), stays = 1 - eased(span(t, 0.6F, 1));
  constexpr float spread = 2.5F;
  draw_wreath(paint, {pose.center, h * 0.2F, h * 1.9F * out, 0.55F * stays, 11, towards - spread / 2, spread,
                      paint.theme->gold, hue_of(app, highlight.def, 0.8F, 0.08F)});
  draw_arrival(app, highlight, t);
}

} // namespace twoseat
