// The second opinion on the table: that it thinks, then the best moves with their chances and what is expected to follow.
// Whoever points at a move sees its cards ringed.
#include "shell/panels/panels.h"
#include "shell/table/table.h"
#include "shell/words/words.h"
#include <cmath>

namespace twoseat {
namespace {

std::vector<Move> moves_of(const Decision& decision, const Answer& answer) {
  std::vector<Move> moves;
  for (std::size_t i = 0; i < answer.picks.size(); ++i)
    moves.push_back(decision.picked(answer, i));
  return moves;
}

std::string percent(double chance) {
  return std::to_string(std::lround(100 * chance)) + "%";
}

std::string told(const App& app, const Candidate& candidate) {
  const Decision& decision = app.session.decision;
  return words::moves(*app.rules, app.session.view, decision.choice(candidate.answer).verb,
                      moves_of(decision, candidate.answer));
}

bool weighed(const Candidate& candidate) {
  return candidate.visits > 0;
}

// What follows the best move: "Then: Bo: guard with a hidden card; Ann: ...". Empty: nobody knows.
std::string expected_line(const App& app) {
  std::string line;
  for (std::size_t i = 1; i < app.hint.line.size(); ++i) {
    const Expected& step = app.hint.line[i];
    line += (line.empty() ? "" : "; ") + app.session.names[index(step.seat)] + ": " +
            words::moves(*app.rules, app.session.view, step.verb, step.picks);
  }
  return line.empty() ? "" : words::about_line(app.tongue.table, words::expected_then, line);
}

std::string note(const App& app) {
  if (!app.hint.best.empty() && !weighed(app.hint.best.front())) return app.say(words::nothing_to_weigh);
  return words::about_player(app.tongue.table, words::chances_are,
                             app.session.names[index(app.session.decision.seat)]);
}

constexpr float pad = 16, share_width = 52, least_row = 44;

struct Sizes {
  float width;
  std::vector<float> rows;
  float line, note;
  float content() const {
    float height = line + note;
    for (const float row : rows)
      height += row;
    return height;
  }
};

Sizes measured(const App& app, float width) {
  const Paint& paint = app.ui.paint;
  Sizes out{width, {}, 0, 0};
  for (const Candidate& each : app.hint.best)
    out.rows.push_back(
        std::max(paint.px(least_row), paragraph_height(paint.font(14, Weight::Bold),
                                                       width - paint.px(share_width + 16), told(app, each)) +
                                          paint.px(24)));
  if (const std::string line = expected_line(app); !line.empty())
    out.line = paragraph_height(paint.font(14), width, line) + paint.px(10);
  out.note = paragraph_height(paint.font(12), width, note(app)) + paint.px(6);
  return out;
}

void draw_row(App& app, const Rect& rect, std::size_t i) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const Candidate& candidate = app.hint.best[i];
  const std::string text_of_move = told(app, candidate);
  const Press press = target(app.ui, "hint:" + std::to_string(i), rect, text_of_move);
  if (press.clicked) app.hint.pinned = app.hint.pinned == i + 1 ? 0 : i + 1;
  if (press.hovered || press.focused) app.hint.pointed = i + 1;
  const bool shown = press.hovered || press.focused || app.hint.pinned == i + 1;
  if (shown) fill(paint, grown(rect, -paint.px(1)), faded(theme.gold, 0.14F), paint.px(8));
  if (app.hint.pinned == i + 1)
    outline(paint, grown(rect, -paint.px(1)), faded(theme.gold, 0.8F), paint.px(8), paint.px(1.5F));
  Rect rest = grown(rect, -paint.px(8));
  const ImU32 ink = i == 0 ? theme.ink : theme.soft;
  if (weighed(candidate)) {
    const Rect bar{rest.x, rest.bottom() - paint.px(4), rest.w, paint.px(4)};
    fill(paint, rounded(bar), theme.well, paint.px(2));
    fill(paint, rounded({bar.x, bar.y, bar.w * static_cast<float>(candidate.chance), bar.h}),
         i == 0 ? theme.can : faded(theme.soft, 0.7F), paint.px(2));
    cut_bottom(rest, paint.px(8));
    text_in(paint, paint.font(16, Weight::Bold), cut_left(rest, paint.px(share_width)),
            i == 0 ? theme.can : theme.soft, percent(candidate.chance));
  }
  ImFont* letters = paint.font(14, i == 0 ? Weight::Bold : Weight::Regular);
  const float height = paragraph_height(letters, rest.w, text_of_move);
  paragraph(paint, letters, {rest.x, rest.center().y - height / 2}, rest.w, ink, text_of_move);
}

// Its head: what it is, and away with it. What is below it is returned.
Rect draw_head(App& app, const Rect& box) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  shadow(paint, box, paint.px(14), paint.px(20));
  fill(paint, box, theme.raised, paint.px(14));
  outline(paint, box, theme.line, paint.px(14), paint.hair());
  Rect rest = box;
  Rect head = cut_top(rest, paint.px(52));
  cut_left(head, paint.px(pad));
  const Rect close = cut_right(head, paint.px(52));
  if (button(app.ui, around(close.center(), paint.px(44), paint.px(44)),
             {"close-hint", app.say(words::close_hint), Icon::Close, Style::Ghost, true, true}))
    press_control(app, "close-hint");
  const Rect lamp = cut_left(head, paint.px(24));
  icon(paint, Icon::Lamp, lamp.center(), paint.px(18), theme.gold);
  cut_left(head, paint.px(6));
  text_in(paint, paint.font(16, Weight::Bold), head, theme.ink, app.say(words::what_would_you_do));
  rest.x += paint.px(pad), rest.w -= 2 * paint.px(pad);
  return rest;
}

std::string thinking_words(const App& app) {
  return words::about_number(app.tongue.table, words::thinks_so_long, static_cast<std::size_t>(longest_hint));
}

void draw_thinking(App& app, float width) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const Rect box = free_spot(app, width, paint.px(52 + 28 + 12 + 44 + 24));
  const Layer above(app.ui, box);
  Rect rest = draw_head(app, box);
  text_in(paint, paint.font(14), cut_top(rest, paint.px(24)), theme.soft, thinking_words(app));
  cut_top(rest, paint.px(6));
  const Rect bar = rounded(cut_top(rest, paint.px(4)));
  fill(paint, bar, theme.well, paint.px(2));
  fill(paint, {bar.x, bar.y, bar.w * static_cast<float>(progress(app.hint, app.ui.in.now)), bar.h},
       theme.gold, paint.px(2));
  cut_top(rest, paint.px(10));
  const Button stop{"stop-hint", app.say(words::stop_hint), Icon::None, Style::Plain, true, false};
  const Rect row = cut_top(rest, paint.px(44));
  const float w = button_width(app.ui, stop);
  if (button(app.ui, {row.right() - w, row.y, w, row.h}, stop)) press_control(app, stop.id);
}

} // namespace

std::vector<std::string> hint_in_words(const App& app) {
  if (!app.hint.open) return {};
  if (thinks(app.hint)) return {thinking_words(app)};
  std::vector<std::string> lines;
  for (const Candidate& each : app.hint.best)
    lines.push_back(weighed(each) ? percent(each.chance) + ": " + told(app, each) : told(app, each));
  if (std::string line = expected_line(app); !line.empty()) lines.push_back(std::move(line));
  lines.push_back(note(app));
  return lines;
}

demos::Sights hint_sights(const App& app) {
  demos::Sights sights;
  const std::size_t which = app.hint.pointed != 0 ? app.hint.pointed : app.hint.pinned;
  if (!app.hint.open || which == 0 || which > app.hint.best.size()) return sights;
  for (const Move& move : moves_of(app.session.decision, app.hint.best[which - 1].answer)) {
    for (const CardId card : {move.card, move.target})
      if (card) sights.cards.push_back(card);
    if (move.place) sights.places.push_back(move.place);
  }
  return sights;
}

void draw_hint(App& app) {
  if (!app.hint.open || app.sheet != Sheet::None || app.session.decision.seat == Seat::None) return;
  const Paint& paint = app.ui.paint;
  const float width = std::min(paint.px(400), app.board.ground.w - paint.px(16));
  if (thinks(app.hint)) return draw_thinking(app, width);
  const Sizes sizes = measured(app, width - 2 * paint.px(pad) - paint.px(10));
  const Board& board = app.board; // never over what is asked: the list scrolls
  const float floor = board.around == Around::Column ? board.hand_below.y : board.decision.y;
  const float most = std::max(paint.px(150), floor - board.ground.y - paint.px(28));
  const Rect box = free_spot(app, width, std::min(most, sizes.content() + paint.px(52 + 12)));
  const Layer above(app.ui, box);
  Rect rest = draw_head(app, box);
  if (!app.hint.open) return; // it was put away just now
  cut_bottom(rest, paint.px(12));
  const std::size_t before = app.hint.pointed;
  app.hint.pointed = 0;
  const ScrollView list(app.ui, app.hint_scroll,
                        {rest.x - paint.px(8), rest.y, rest.w + paint.px(16), rest.h}, sizes.content());
  float y = 0;
  for (std::size_t i = 0; i < sizes.rows.size(); ++i) {
    draw_row(app, list.place(y, sizes.rows[i]), i);
    y += sizes.rows[i];
  }
  const float x = rest.x;
  if (sizes.line > 0)
    paragraph(paint, paint.font(14), {x, list.place(y + paint.px(6), 0).y}, sizes.width, paint.theme->ink,
              expected_line(app));
  y += sizes.line;
  paragraph(paint, paint.font(12), {x, list.place(y + paint.px(4), 0).y}, sizes.width, paint.theme->soft,
            note(app));
  if (app.hint.pointed != before) app.ui.wake_by(app.ui.in.now); // its rings lie below
}

} // namespace twoseat
