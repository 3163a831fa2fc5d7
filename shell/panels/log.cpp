// The log: what happened as the holder may know it, each line with its rule, the newest at the bottom.
#include "shell/panels/panels.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

float line_height(const Paint& paint, const LogLine& line, float width) {
  switch (line.heading) {
  case Heading::Turn: return paint.px(34);
  case Heading::Phase: return paint.px(24);
  case Heading::None: break;
  }
  return paragraph_height(paint.font(14), width - paint.px(12), line.text) +
         (line.rule.empty() ? 0 : paint.font(12)->FontSize) + paint.px(7);
}

// A turn in its player's colour on a line of its own, a phase in small letters; the rule at the right.
void draw_heading(Ui& ui, const LogLine& line, Rect rect, bool newest) {
  const Paint& paint = ui.paint;
  const Theme& theme = *paint.theme;
  const bool turn = line.heading == Heading::Turn;
  if (turn) {
    cut_top(rect, paint.px(8));
    fill(paint, {rect.x, rect.y, rect.w, paint.hair()}, theme.line);
  }
  ImFont* small = paint.font(12);
  const Rect words = cut_left(rect, rect.w - measure(small, line.rule).x - paint.px(8));
  const ImU32 ink = !turn                     ? (newest ? theme.ink : theme.soft)
                    : line.seat == Seat::None ? theme.ink
                                              : theme.seat(static_cast<int>(index(line.seat)));
  text_in(paint, paint.font(turn ? 14 : 12, Weight::Bold), words, ink, line.text);
  rule_link(ui, rect, line.rule, Align::Right);
}

void draw_line(Ui& ui, const LogLine& line, const Rect& rect, bool newest) {
  const Paint& paint = ui.paint;
  const Theme& theme = *paint.theme;
  const float indent = paint.px(12);
  if (line.seat != Seat::None)
    fill(paint, {rect.x, rect.y + paint.px(2), paint.px(3), rect.h - paint.px(9)},
         faded(theme.seat(static_cast<int>(index(line.seat))), newest ? 1.0F : 0.5F), paint.px(1.5F));
  const float text_height = paragraph(paint, paint.font(14), {rect.x + indent, rect.y}, rect.w - indent,
                                      newest ? theme.ink : mixed(theme.soft, theme.ink, 0.35F), line.text);
  rule_link(ui, {rect.x + indent, rect.y + text_height, rect.w - indent, paint.font(12)->FontSize},
            line.rule);
}

} // namespace

void draw_log(App& app, Rect rect) {
  const Paint& paint = app.ui.paint;
  const Session& session = app.session;
  if (hovered(app.ui, rect)) app.log_scroll += app.ui.in.wheel * paint.px(48);
  if (app.ui.in.wheel == 0 && app.ui.in.down && !app.ui.in.pressed && hovered(app.ui, rect) &&
      rect.contains(app.ui.press_at)) {
    // dragged by a finger: follows it
    app.log_scroll += app.ui.in.moved.y;
  }
  app.log_scroll = std::max(0.0F, app.log_scroll);
  paint.list->PushClipRect(rect.min(), rect.max(), true);
  float y = rect.bottom() + app.log_scroll;
  std::size_t i = session.log.size();
  while (i > 0 && y > rect.y) {
    const LogLine& line = session.log[--i];
    const float height = line_height(paint, line, rect.w);
    y -= height;
    if (y > rect.bottom()) continue;
    const Rect at{rect.x, y, rect.w, height};
    const bool newest = line.moment == session.cursor;
    line.heading == Heading::None ? draw_line(app.ui, line, at, newest)
                                  : draw_heading(app.ui, line, at, newest);
  }
  if (i == 0 && y > rect.y) app.log_scroll = std::max(0.0F, app.log_scroll - (y - rect.y));
  paint.list->PopClipRect();
}

void draw_side(App& app) {
  if (app.side.empty()) return;
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const bool column = app.board.around == Around::Column; // which has its ground already
  if (!column) fill(paint, app.side, mixed(theme.table, theme.felt, 0.6F));
  if (!column) fill(paint, {app.side.x, app.side.y, paint.hair(), app.side.h}, theme.line);
  Rect rest = grown(app.side, -paint.px(16));
  draw_asked_in(app, rest);
  if (app.inspected_def) {
    draw_detail(app, cut_top(rest, detail_height(app, rest.w, rest.h * 0.68F, rest.h)));
    if (rest.h < paint.px(80)) return; // a long text needs it all
    cut_top(rest, paint.px(8));
    fill(paint, {rest.x, rest.y, rest.w, paint.hair()}, theme.line);
    cut_top(rest, paint.px(8));
  }
  if (running(app.session)) draw_log(app, rest);
}

} // namespace twoseat
