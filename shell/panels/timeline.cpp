// Where we are, and going back and forth over the whole match.
#include "shell/panels/panels.h"
#include "shell/words.h"

namespace twoseat {
namespace {

bool tool(App& app, Rect& row, bool from_right, const char* id, const char* text, Icon which, bool enabled) {
  const Rect box = from_right ? cut_right(row, app.ui.paint.px(44)) : cut_left(row, app.ui.paint.px(44));
  return button(app.ui, grown(box, -app.ui.paint.px(1)),
                {id, app.say(text), which, Style::Ghost, enabled, true});
}

void draw_scrubber(App& app, const Rect& rect) {
  Session& session = app.session;
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const auto count = static_cast<float>(std::max<std::size_t>(1, length(session)));
  const Rect track =
      rounded({rect.x + paint.px(10), rect.center().y - paint.px(2), rect.w - paint.px(20), paint.px(4)});
  const auto at = [&](std::size_t moment) { return track.x + track.w * static_cast<float>(moment) / count; };
  fill(paint, track, theme.line, paint.px(2));
  fill(paint, {track.x, track.y, at(session.cursor) - track.x, track.h}, mixed(theme.line, theme.ink, 0.55F),
       paint.px(2));
  for (const std::size_t start : session.turn_starts)
    fill(paint, {std::round(at(start)), track.y - paint.px(4), paint.hair(), track.h + paint.px(8)},
         faded(theme.soft, 0.8F));
  const Press press = target(app.ui, "scrubber", rect, app.say(words::history), length(session) > 0);
  if (app.ui.in.pressed && app.ui.held == "scrubber") app.scrubbing = true;
  if (app.scrubbing && (app.ui.in.down || app.ui.in.released)) {
    const float t = std::clamp((app.ui.in.mouse.x - track.x) / track.w, 0.0F, 1.0F);
    look_at(session, static_cast<std::size_t>(std::lround(t * count)));
    app.ui.wake_by(app.ui.in.now);
  }
  if (!app.ui.in.down) app.scrubbing = false;
  const ImVec2 knob{at(session.cursor), track.center().y};
  paint.list->AddCircleFilled(knob, paint.px(press.hovered || app.scrubbing ? 9 : 7), theme.ink);
  paint.list->AddCircleFilled(knob, paint.px(3), theme.table);
}

void draw_where(App& app, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const SeatView& view = shown_view(app);
  const words::WhereText where = words::where(*app.rules, view, app.session.names);
  const std::string rule = running(app.session) && where.rule.number[0] != 0
                               ? cite(edition_id(app.book(), shown_match(app.session)), where.rule)
                               : "";
  ImFont* bold = paint.font(14, Weight::Bold);
  ImFont* plain = paint.font(app.board.upright ? 12.0F : 14.0F);
  const ImU32 accent =
      view.turn_player == Seat::None ? theme.ink : theme.seat(static_cast<int>(index(view.turn_player)));
  // The steps give way to the rule, which leads somewhere.
  const auto cut_steps = [&](Rect& rest, const std::string& steps) {
    const float room = std::max(0.0F, rest.w - measure(plain, rule).x);
    text_in(paint, plain, cut_left(rest, std::min(measure(plain, steps).x, room)), theme.soft, steps);
  };
  if (app.board.upright) {
    if (where.steps.empty()) return text_in(paint, bold, rect, accent, where.turn);
    Rect rest{rect.x, rect.center().y - bold->FontSize, rect.w, bold->FontSize};
    text_in(paint, bold, rest, accent, where.turn);
    rest.y += bold->FontSize;
    cut_steps(rest, where.steps + " ");
    rule_link(app.ui, rest, rule);
    return;
  }
  Rect rest = rect;
  const Rect first = cut_left(rest, measure(bold, where.turn).x + paint.px(12));
  text_in(paint, bold, first, accent, where.turn);
  cut_steps(rest, where.steps + "  ");
  rule_link(app.ui, rest, rule);
}

} // namespace

void draw_strip(App& app) {
  Session& session = app.session;
  const Paint& paint = app.ui.paint;
  fill(paint, app.strip, mixed(paint.theme->table, paint.theme->felt, 0.6F));
  fill(paint, {app.strip.x, app.strip.y, app.strip.w, paint.hair()}, paint.theme->line);
  Rect row = grown(app.strip, -paint.px(1));
  const bool wide = !app.board.upright;
  if (wide) {
    if (tool(app, row, false, "open-menu", words::menu, Icon::Menu, true)) press_control(app, "open-menu");
    cut_left(row, paint.px(8));
    if (tool(app, row, true, "help", words::help, Icon::Help, true)) press_control(app, "help");
    Rect right = cut_right(row, std::min(row.w * 0.5F, paint.px(560)));
    if (running(session) || session.seat_link) draw_where(app, row);
    row = right;
  }
  const bool any = running(session) && !session.seat_link;
  if (tool(app, row, false, "first", words::first, Icon::First, any && session.cursor > 0))
    press_control(app, "first");
  if (tool(app, row, false, "undo", words::undo, Icon::Undo, any && session.cursor > 0))
    press_control(app, "undo");
  if (tool(app, row, true, "last", words::last, Icon::Last, any && session.cursor < length(session)))
    press_control(app, "last");
  if (tool(app, row, true, "redo", words::redo, Icon::Redo, any && session.cursor < length(session)))
    press_control(app, "redo");
  if (any) draw_scrubber(app, row);
}

void draw_top_bar(App& app) {
  if (app.top_bar.empty()) return;
  const Paint& paint = app.ui.paint;
  Rect row = grown(app.top_bar, -paint.px(1));
  if (tool(app, row, false, "open-menu", words::menu, Icon::Menu, true)) press_control(app, "open-menu");
  if (tool(app, row, true, "log", words::log, Icon::Log, true)) press_control(app, "log");
  if (tool(app, row, true, "card", words::card_detail, Icon::Eye, static_cast<bool>(app.inspected_def)))
    press_control(app, "card");
  row.x += paint.px(6);
  if (running(app.session) || app.session.seat_link) draw_where(app, row);
}

} // namespace twoseat
