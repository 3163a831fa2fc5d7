// The log: what happened as the holder may know it, each line with its rule, the newest at the bottom.
#include "shell/panels/panels.h"
#include "shell/words.h"

namespace twoseat {

void draw_log(App& app, Rect rect) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const Session& session = app.session;
  if (hovered(app.ui, rect)) app.log_scroll += app.ui.in.wheel * paint.px(48);
  if (app.ui.in.wheel == 0 && app.ui.in.down && hovered(app.ui, rect) && rect.contains(app.ui.press_at)) {
    // dragged by a finger: follows it
    app.log_scroll += app.ui.in.moved.y;
  }
  app.log_scroll = std::max(0.0F, app.log_scroll);
  ImFont* letters = paint.font(14);
  ImFont* small = paint.font(12);
  paint.list->PushClipRect(rect.min(), rect.max(), true);
  float y = rect.bottom() + app.log_scroll;
  std::size_t i = session.log.size();
  while (i > 0 && y > rect.y) {
    const LogLine& line = session.log[--i];
    const float indent = paint.px(12);
    const float height = paragraph_height(letters, rect.w - indent, line.text) +
                         (line.rule.empty() ? 0 : small->FontSize) + paint.px(7);
    y -= height;
    if (y > rect.bottom()) continue;
    const bool newest = line.moment == session.cursor;
    if (line.seat != Seat::None)
      fill(paint, {rect.x, y + paint.px(2), paint.px(3), height - paint.px(9)},
           faded(theme.seat(static_cast<int>(index(line.seat))), newest ? 1.0F : 0.5F), paint.px(1.5F));
    const float text_height = paragraph(paint, letters, {rect.x + indent, y}, rect.w - indent,
                                        newest ? theme.ink : mixed(theme.soft, theme.ink, 0.35F), line.text);
    text(paint, small, {rect.x + indent, y + text_height}, theme.soft, line.rule);
  }
  if (i == 0 && y > rect.y) app.log_scroll = std::max(0.0F, app.log_scroll - (y - rect.y));
  paint.list->PopClipRect();
}

void draw_side(App& app) {
  if (app.side.empty()) return;
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  fill(paint, app.side, mixed(theme.table, theme.felt, 0.6F));
  fill(paint, {app.side.x, app.side.y, paint.hair(), app.side.h}, theme.line);
  Rect rest = grown(app.side, -paint.px(16));
  if (app.inspected_def) {
    draw_detail(app, cut_top(rest, std::min(detail_height(app, rest.w), rest.h * 0.68F)));
    cut_top(rest, paint.px(8));
    fill(paint, {rest.x, rest.y, rest.w, paint.hair()}, theme.line);
    cut_top(rest, paint.px(8));
  }
  if (running(app.session)) draw_log(app, rest);
}

} // namespace twoseat
