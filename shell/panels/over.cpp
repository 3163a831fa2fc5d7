// The end of a match: who won and how, and where to go from here.
#include "shell/input/scroll.h"
#include "shell/panels/panels.h"
#include "shell/platform/fetched.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

bool shows_end(const App& app) {
  const Session& session = app.session;
  return running(session) && !session.seat_link && !app.lesson && !app.embedded && is_over(session) &&
         !session.take_back && session.stage == Stage::Done && session.cursor == length(session);
}

Rule rule_of_end(const Session& session) {
  for (const Event& event : session.moments.back().events)
    if (event.kind == EventKind::Ended) return event.rule;
  return {};
}

// It ends with something worth watching, and the table has not shown it yet.
bool is_to_be_seen(const App& app) {
  if (app.shown_move == app.session.moved_to || !app.session.stepped) return false;
  const auto happened = happening(app.session);
  return std::any_of(happened.begin(), happened.end(),
                     [&](const Event& event) { return highlight_of(app, event) != nullptr; });
}

} // namespace

void announce_end(App& app) {
  const bool shown = shows_end(app);
  if (!shown && app.sheet == Sheet::Over) app.sheet = Sheet::None;
  // What ended it is seen first.
  const bool seen = !highlighting(app, app.ui.in.now) && !is_to_be_seen(app);
  if (shown && !seen) app.ui.wake_by(app.ui.in.now);
  if (shown && seen && app.ended != app.session.tables && app.sheet == Sheet::None) {
    app.ended = app.session.tables;
    app.sheet = Sheet::Over;
    app.ui.wake_by(app.ui.in.now);
  }
  const bool goes_on =
      running(app.session) && app.session.cursor == length(app.session) && !is_over(app.session);
  if (goes_on) app.ended = 0; // it may end anew
}

bool may_see_course(const App& app) {
  const Session& session = app.session;
  return running(session) && !session.seat_link && !app.lesson && !session.take_back &&
         over(session.moments.back().match) && !session.journal.answers.empty();
}

void show_course(App& app) {
  bool here = true; // for the lessons that can be made of it, too
  for (const char* part : {"proving", "teaching", "editing"})
    here = page::has_part(part, "course") && here;
  if (!here) return; // this is pressed again once they have come
  if (!app.course) app.course = fetched<&proving::begin_course>(app.session);
  app.sheet = Sheet::Course;
}

std::vector<Button> ways_on(const App& app) {
  std::vector<Button> ways;
  const bool known = app.session.has_journal;
  if (known) ways.push_back({"again", app.say(words::again), Icon::Redo, Style::Primary, true, false});
  if (known)
    ways.push_back({"swap-decks", app.say(words::swap_decks), Icon::Swap, Style::Plain, true, false});
  if (may_see_course(app))
    ways.push_back({"course", app.say(words::course), Icon::Lamp, Style::Plain, true, false});
  ways.push_back({"look-through", app.say(words::look_through), Icon::First, Style::Plain, true, false});
  ways.push_back({known ? "copy-match-link" : "copy-position-link",
                  app.say(known ? words::copy_match : words::copy_position), Icon::Link, Style::Plain, true,
                  false});
  ways.push_back({"new-match", app.say(words::new_match), Icon::None, known ? Style::Plain : Style::Primary,
                  true, false});
  return ways;
}

void draw_over(App& app) {
  const Paint& paint = app.ui.paint;
  const SeatView& view = shown_view(app);
  const std::vector<Button> ways = ways_on(app);
  const bool draw = view.outcome == Outcome::Draw;
  const std::size_t winner = view.outcome == Outcome::WonByA ? 0 : 1;
  const std::string title =
      draw ? app.say(words::nobody_wins)
           : words::about_player(app.tongue.table, words::somebody_wins, app.session.names[winner]);
  // The title says who won; below it stands why, as high as it is.
  const std::string reason = words::reason_of_end(*app.rules, view, app.session.names);
  constexpr float sheet = 460, row = 48, gap = 6, cited = 22, below = 16;
  const float width = std::min(paint.px(sheet), app.canvas.w - paint.px(48)) - paint.px(60); // at least
  const float told = paragraph_height(paint.font(16), width, reason) / paint.s + cited + below;
  const std::size_t rows = (ways.size() + 1) / 2;
  const float height = told + static_cast<float>(rows) * (row + gap);
  const Rect rest = begin_sheet(app, sheet, 100 + height, title);
  const ScrollView list(app.ui, app.sheet_scroll, rest, paint.px(height));
  Rect head = list.place(0, paint.px(told - below));
  const Rect edge = cut_left(head, draw ? 0 : paint.px(4));
  cut_left(head, draw ? 0 : paint.px(12));
  const float y = paragraph(paint, paint.font(16), {head.x, head.y}, head.w, paint.theme->ink, reason);
  rule_link(app.ui, {head.x, head.y + y + paint.px(4), head.w, paint.px(18)},
            citation(edition_id(app.book(), shown_match(app.session)), rule_of_end(app.session)),
            Align::Left);
  if (!draw) // as high as what is said
    fill(paint, {edge.x, edge.y, edge.w, y + paint.px(cited)}, paint.theme->seat(static_cast<int>(winner)),
         paint.px(2));
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const std::size_t above = i / 2;
    Rect line = list.place(paint.px(told + static_cast<float>(above) * (row + gap)), paint.px(row));
    const bool alone = i + 1 == ways.size() && i % 2 == 0;
    const Rect left = cut_left(line, alone ? line.w : line.w / 2);
    if (button(app.ui, grown(i % 2 == 0 ? left : line, -paint.px(3)), ways[i]))
      return press_control(app, ways[i].id);
  }
}

} // namespace twoseat
