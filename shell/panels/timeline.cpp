// Where we are, and going back and forth over the whole match.
#include "shell/panels/panels.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

bool tool(App& app, Rect& row, bool from_right, const char* id, const char* text, Icon which, bool enabled) {
  const Rect box = from_right ? cut_right(row, app.ui.paint.px(44)) : cut_left(row, app.ui.paint.px(44));
  return button(app.ui, grown(box, -app.ui.paint.px(1)),
                {id, app.say(text), which, Style::Ghost, enabled, true});
}

void draw_where(App& app, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const SeatView& view = shown_view(app);
  const words::WhereText where = words::where(*app.rules, view, app.session.names);
  const std::string rule = running(app.session) && where.rule.number[0] != 0
                               ? citation(edition_id(app.book(), shown_match(app.session)), where.rule)
                               : "";
  ImFont* bold = paint.font(14, Weight::Bold);
  const bool two_lines = app.board.around == Around::Stacked || app.board.around == Around::Column;
  ImFont* plain = paint.font(two_lines ? 12.0F : 14.0F);
  const ImU32 accent =
      view.turn_player == Seat::None ? theme.ink : theme.seat(static_cast<int>(index(view.turn_player)));
  // Whole steps, the last ones first; they give way to the rule, which leads somewhere.
  const auto cut_steps = [&](Rect& rest, std::string steps, const char* space) {
    const float room = std::max(0.0F, rest.w - measure(plain, rule + space).x);
    for (std::size_t cut; measure(plain, steps).x > room; steps = cut == 0 ? "" : steps.substr(cut + 2)) {
      cut = steps.find(", ");
      if (cut == std::string::npos) cut = 0;
    }
    if (!steps.empty()) steps += space;
    text(paint, plain, {rest.x, rest.center().y - plain->FontSize / 2}, theme.soft, steps);
    cut_left(rest, measure(plain, steps).x);
  };
  if (two_lines) {
    if (where.steps.empty()) return text_in(paint, bold, rect, accent, where.turn);
    Rect rest{rect.x, rect.center().y - bold->FontSize, rect.w, bold->FontSize};
    text_in(paint, bold, rest, accent, where.turn);
    rest.y += bold->FontSize;
    cut_steps(rest, where.steps, " ");
    rule_link(app.ui, rest, rule);
    return;
  }
  Rect rest = rect;
  const Rect first = cut_left(rest, measure(bold, where.turn).x + paint.px(12));
  text_in(paint, bold, first, accent, where.turn);
  cut_steps(rest, where.steps, "  ");
  rule_link(app.ui, rest, rule);
}

} // namespace

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

void draw_timeline(App& app, Rect row) {
  const Session& session = app.session;
  const bool any = running(session) && !session.seat_link, ends = row.w >= app.ui.paint.px(230);
  if (ends && tool(app, row, false, "first", words::first, Icon::First, any && session.cursor > 0))
    press_control(app, "first");
  if (tool(app, row, false, "undo", words::undo, Icon::Undo, any && session.cursor > 0))
    press_control(app, "undo");
  if (ends && tool(app, row, true, "last", words::last, Icon::Last, any && session.cursor < length(session)))
    press_control(app, "last");
  if (tool(app, row, true, "redo", words::redo, Icon::Redo, any && session.cursor < length(session)))
    press_control(app, "redo");
  if (any) draw_scrubber(app, row);
}

void draw_strip(App& app) {
  if (app.strip.empty()) return;
  const Paint& paint = app.ui.paint;
  const bool wide = app.board.around == Around::Panel || app.board.around == Around::Bars;
  if (app.board.around != Around::Column)
    fill(paint, app.strip, mixed(paint.theme->table, paint.theme->felt, 0.6F));
  fill(paint, {app.strip.x, app.strip.y, app.strip.w, paint.hair()}, paint.theme->line);
  Rect row = grown(app.strip, -paint.px(1));
  if (wide) {
    if (tool(app, row, false, "open-menu", words::menu, Icon::Menu, true)) press_control(app, "open-menu");
    cut_left(row, paint.px(8));
    if (tool(app, row, true, "help", words::help, Icon::Help, true)) press_control(app, "help");
    if (app.side.empty() && tool(app, row, true, "log", words::log, Icon::Log, true))
      press_control(app, "log");
    const Rect right = cut_right(row, std::min(row.w * 0.5F, paint.px(560)));
    if (running(app.session) || app.session.seat_link) draw_where(app, row);
    row = right;
  }
  draw_timeline(app, row);
}

// Above the board or the column: what stands nowhere else, as much as there is room for, the most wanted first.
void draw_top_bar(App& app) {
  if (app.top_bar.empty()) return;
  const Session& session = app.session;
  const Paint& paint = app.ui.paint;
  const bool any = running(session) && !session.seat_link, stacked = app.board.around == Around::Stacked;
  Rect row = app.top_bar;
  const bool brief = !stacked && row.h < paint.px(60); // no room for where we are
  Rect words_row = stacked || brief ? Rect{} : cut_bottom(row, paint.px(38));
  row = grown(row, -paint.px(1));
  if (tool(app, row, false, "open-menu", words::menu, Icon::Menu, true)) press_control(app, "open-menu");
  const float least = paint.px(stacked ? 170 : 44); // what is said of the turn has its room, too
  const auto take = [&](bool wanted, bool from_right, const char* id, const char* text, Icon which,
                        bool enabled) {
    if (wanted && row.w >= least && tool(app, row, from_right, id, text, which, enabled))
      press_control(app, id);
  };
  take(app.strip.empty(), false, "undo", words::undo, Icon::Undo, any && session.cursor > 0);
  take(app.side.empty(), true, "log", words::log, Icon::Log, true);
  take(app.side.empty(), true, "card", words::card_detail, Icon::Eye, static_cast<bool>(app.inspected_def));
  const bool beside = stacked || brief || row.w >= least; // else where the turn is told
  if (app.strip.empty() && (row.w >= least || !beside) &&
      tool(app, beside ? row : words_row, !beside, "redo", words::redo, Icon::Redo,
           any && session.cursor < length(session)))
    press_control(app, "redo");
  take(!stacked, true, "help", words::help, Icon::Help, true);
  if (stacked) words_row = row;
  words_row.x += paint.px(6), words_row.w -= paint.px(6);
  if (!brief && (running(session) || session.seat_link)) draw_where(app, words_row);
}

} // namespace twoseat
