// A leader awakens: it turns over, and flames of paper rise behind it.
#include "shell/table/paper.h"
#include "shell/table/table.h"

namespace twoseat {

void draw_awakening(const App& app, const Highlight& highlight, float t) {
  const Paint& paint = app.ui.paint;
  const Pose pose = pose_of(app, highlight);
  const float h = pose.height, up = eased(span(t, 0, 0.55F)), stays = 1 - eased(span(t, 0.65F, 1));
  const ImU32 colours[] = {hue_of(app, highlight.def, 0.5F, 0.12F), hue_of(app, highlight.def, 0.66F, 0.13F),
                           hue_of(app, highlight.def, 0.8F, 0.1F)};
  constexpr int tongues = 9;
  for (int layer = 0; layer < 3; ++layer)
    for (int i = 0; i < tongues; ++i) {
      const float across = (static_cast<float>(i) + 0.5F) / tongues * 2 - 1; // -1 to 1
      const auto number = static_cast<unsigned>(layer * tongues + i);
      const float high =
          (1.35F - 0.22F * static_cast<float>(layer) - 0.55F * across * across + 0.35F * chance_of(number)) *
          up;
      const float sway = 0.12F * std::sin(7 * t + 6 * chance_of(number + 50));
      const ImVec2 root{pose.center.x + across * h * 0.46F, pose.center.y + h * 0.52F};
      draw_strip(paint, root, {root.x + (across * 0.25F + sway) * h, root.y - high * h}, h * 0.24F * stays,
                 colours[layer]);
    }
}

} // namespace twoseat
