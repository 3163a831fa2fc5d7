// Who is hit wears a star with what it cost; who is killed is cut in two.
#include "shell/table/card.h"
#include "shell/table/paper.h"
#include "shell/table/table.h"

namespace twoseat {

void draw_hit(const App& app, const Highlight& highlight, float t) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const float r = std::max(paint.px(28), highlight.pose.height * 0.5F);
  const float scale = overshot(span(t, 0, 0.3F)) * (1 - 0.4F * eased(span(t, 0.75F, 1)));
  const ImU32 pale = mixed(theme.danger, rgb(0xFFFFFF), 0.85F);
  const Mark since = mark(paint);
  draw_wreath(paint,
              {{}, 0, r, 1.5F, 13, 0.2F, 6.2831853F, theme.danger, mixed(theme.danger, rgb(0), 0.25F)});
  paint.list->AddCircleFilled({}, r * 0.5F, pale);
  const ImU32 ink = rgb(0x8A0F1E);
  if (highlight.amount > 0) {
    ImFont* letters = paint.font(24, Weight::Bold);
    const std::string number = "-" + short_number(highlight.amount);
    const ImVec2 size = measure(letters, number);
    text(paint, letters, {-size.x / 2, -letters->FontSize / 2}, ink, number);
  } else {
    icon(paint, Icon::Sword, {}, r * 0.62F, ink);
  }
  place_since(paint, since, highlight.pose.center, -14 * (1 - span(t, 0, 0.3F)), {scale, scale},
              1 - span(t, 0.8F, 1));
}

void draw_kill(const App& app, const Highlight& highlight, float t) {
  if (highlight.pose.height <= 0) return;
  const Paint& paint = app.ui.paint;
  const Rect rect = rounded(pose_rect(highlight.pose));
  const float apart = eased(span(t, 0.22F, 1)), alpha = 1 - span(t, 0.55F, 1), h = rect.h;
  for (const float side : {-1.0F, 1.0F}) { // the upper half, the lower one
    const ImVec2 off{side * apart * h * 0.2F, side * apart * h * 0.09F};
    const float top = side < 0 ? rect.y : rect.center().y;
    paint.list->PushClipRect({rect.x + off.x, top + off.y}, {rect.right() + off.x, top + h / 2 + off.y},
                             true);
    const Mark since = mark(paint);
    draw_card(paint, app.cards(), {highlight.def, true, std::round(highlight.pose.height), nullptr});
    place_since(paint, since, plus(rect.center(), off), highlight.pose.degrees, {1, 1}, alpha);
    paint.list->PopClipRect();
  }
  const float from = rect.x - rect.w * 0.35F, reach = rect.w * 1.7F * eased(span(t, 0, 0.25F));
  draw_strip(paint, {from, rect.center().y + h * 0.03F}, {from + reach, rect.center().y - h * 0.03F},
             h * 0.1F * alpha, faded(paint.theme->danger, alpha));
}

} // namespace twoseat
