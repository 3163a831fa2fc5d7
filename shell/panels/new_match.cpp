// A new match: a name and a deck for each seat, and the seed that decides all chance.
#include "shell/input/scroll.h"
#include "shell/panels/choices.h"
#include "shell/panels/panels.h"
#include "shell/platform/page.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

// Where a seat has little height its deck is chosen in a list of its own; where it has less, beside the name.
constexpr float row_height = 44, tabs_height = row_height + 4, least_list = 200; // CSS pixels

float list_height(const App& app, float seat_height, std::size_t seat) {
  const Paint& paint = app.ui.paint;
  return seat_height - paint.px(row_height + (app.board.upright ? 4.0F : 10.0F)) -
         paint.px(seat == 1 ? tabs_height : 0);
}

void draw_about_deck(App& app, const Rect& rect, std::size_t seat) {
  const Paint& paint = app.ui.paint;
  const Ruleset& rules = app.rulesets[app.draft.system];
  ImFont* letters = paint.font(14);
  if (rect.h < letters->FontSize) return;
  const std::string about(rules.say()(rules.book.decks[rules.decks[seat]].about));
  paragraph(paint, letters, rect.min(), rect.w, paint.theme->soft, shortened(letters, about, rect.w, rect.h));
}

void draw_seat(App& app, Rect rect, std::size_t seat, bool folded) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const Ruleset& rules = app.rulesets[app.draft.system];
  const bool decks = !rules.book.decks.empty();
  const float room = list_height(app, rect.h, seat);
  Rect head = cut_top(rect, paint.px(row_height));
  fill(paint, rounded({head.x, head.y, paint.px(4), head.h}), theme.seat(static_cast<int>(seat)),
       paint.px(2));
  cut_left(head, paint.px(12));
  const bool beside = folded && room < paint.px(row_height);
  if (decks && beside) {
    draw_chosen_deck(app, cut_right(head, head.w * 0.62F), seat);
    cut_right(head, paint.px(6));
  }
  text_field(app.ui, head, "name-" + std::to_string(seat), app.draft.names[seat], longest_name,
             app.say(words::letters_only));
  if (seat == 1) {
    cut_top(rect, paint.px(4));
    draw_opponents(app, cut_top(rect, paint.px(row_height)));
  }
  cut_top(rect, paint.px(app.board.upright ? 4 : 10));
  if (!decks || beside) return;
  if (folded) {
    draw_chosen_deck(app, cut_top(rect, paint.px(row_height)), seat);
    cut_top(rect, paint.px(6));
    return draw_about_deck(app, rect, seat);
  }
  if (!app.board.upright && room > paint.px(least_list)) { // where there is little height, it is the list's
    Rect below = cut_bottom(rect, paint.px(66));
    cut_top(below, paint.px(6));
    draw_about_deck(app, below, seat);
  }
  draw_decks(app, rect, seat);
}

// Numbers that a match may begin with otherwise than usual, which stands there until another is typed.
void draw_options(App& app, Rect row) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const Ruleset& rules = app.rulesets[app.draft.system];
  const bool tight = app.board.upright;
  ImFont* letters = paint.font(tight ? 12 : 14);
  for (std::size_t i = 0; i < rules.family->options.size(); ++i) {
    const OptionInfo& info = rules.family->options[i];
    const std::string name = words::capital(std::string(rules.say()(info.name)));
    text_in(paint, letters, cut_left(row, measure(letters, name).x + paint.px(tight ? 6 : 10)), theme.soft,
            name);
    const Rect field = cut_left(row, paint.px(tight ? 46 : 64));
    const std::string id = "option-" + std::to_string(i);
    std::string& typed = app.draft.options[i];
    text_field(app.ui, field, id, typed, 2);
    std::erase_if(typed, [](char c) { return c < '0' || c > '9'; });
    if (typed.empty() && app.ui.focus != id)
      text_in(paint, paint.font(14), {field.x + paint.px(12), field.y, field.w, field.h}, theme.soft,
              std::to_string(info.usual));
    cut_left(row, paint.px(tight ? 10 : 20));
  }
}

constexpr float between_ways = 12;

std::array<Button, 2> ways_out(const App& app) {
  return {Button{"build-deck", app.say(words::build_deck), Icon::Hand, Style::Plain, true, false},
          Button{"tutorials", app.say(words::tutorials), Icon::Book, Style::Plain, true, false}};
}

float ways_width(const App& app) {
  float width = 0;
  for (const Button& way : ways_out(app))
    width += button_width(app.ui, way) + app.ui.paint.px(between_ways);
  return width;
}

// The pages around the table: alone in a row, which they share, or at its end. Whether one was chosen.
bool draw_ways_out(App& app, Rect& row, bool alone) {
  const Paint& paint = app.ui.paint;
  const float gap = paint.px(between_ways);
  const float left = row.w + gap - ways_width(app);
  for (const Button& way : ways_out(app)) {
    const Rect at = cut_right(row, button_width(app.ui, way) + (alone ? left / 2 : 0));
    cut_right(row, gap);
    if (button(app.ui, around(at.center(), at.w, paint.px(44)), way)) {
      press_control(app, way.id);
      return true;
    }
  }
  return false;
}

// Where there is little height the games stand where the title would.
bool lies_low(const App& app) {
  return !app.board.upright && app.rulesets.size() > 1 && app.canvas.h < app.ui.paint.px(560);
}
Rect title_row(const App& app, const Rect& rest) {
  const Paint& paint = app.ui.paint;
  const float buttons = paint.px(may_close(app) ? 116 : 68);
  return {rest.x, rest.y - paint.px(52), rest.w - buttons, paint.px(44)};
}

// What the seed below is, and that nobody's makers stand behind this: in one line or in two.
void draw_small_print(App& app, Rect& rest) {
  const Paint& paint = app.ui.paint;
  if (app.canvas.h <= paint.px(app.board.upright ? 700 : 440)) return;
  ImFont* letters = paint.font(12);
  const std::string seed = app.say(words::seed_explained), notice = app.say(words::notice);
  const float needed = measure(letters, seed).x + measure(letters, notice).x + paint.px(24);
  Rect line = cut_bottom(rest, paint.px(20));
  text_in(paint, letters, line, paint.theme->soft, seed);
  const bool one_line = needed <= line.w;
  if (!one_line) line = cut_bottom(rest, paint.px(18));
  text_in(paint, letters, line, paint.theme->soft, notice, one_line ? Align::Right : Align::Left);
  cut_bottom(rest, paint.px(4));
}

} // namespace

void draw_new_match(App& app) {
  if (app.draft.list) return draw_deck_list(app, *app.draft.list);
  const Paint& paint = app.ui.paint;
  const char* title = running(app.session) ? words::new_match : words::welcome;
  Rect rest =
      begin_sheet(app, 780, app.board.upright ? 790 : 640, lies_low(app) ? std::string() : app.say(title));
  const Theme& theme = *paint.theme;
  Rect foot = cut_bottom(rest, paint.px(48));
  const float label = measure(paint.font(14), app.say(words::seed)).x + paint.px(12);
  const Button begin{"start-match", app.say(words::start_match), Icon::Check, Style::Primary, true, false};
  // Beside the button the seed has its room, and the ways out where that leaves them enough.
  const float least = std::min(button_width(app.ui, begin), foot.w * 0.6F);
  const float beside = foot.w - label - paint.px(118), ways = page::has_pages() ? ways_width(app) : 0;
  const bool narrow = beside - ways < least;
  const float most = std::max(least, std::min(paint.px(220), foot.w * 0.5F));
  const Rect start = cut_right(foot, std::clamp(beside - (narrow ? 0 : ways), least, most));
  cut_right(foot, paint.px(8));
  if (page::has_pages()) {
    Rect own = narrow ? cut_bottom(rest, paint.px(48)) : Rect{};
    if (draw_ways_out(app, narrow ? own : foot, narrow)) return;
  }
  text_in(paint, paint.font(14), cut_left(foot, label), theme.soft, app.say(words::seed));
  foot.w = std::min(foot.w, paint.px(200));
  text_field(app.ui, {foot.x, foot.center().y - paint.px(22), foot.w, paint.px(44)}, "seed", app.draft.seed,
             16);
  if (button(app.ui, around(start.center(), start.w, paint.px(46)), begin))
    return press_control(app, "start-match");
  cut_bottom(rest, paint.px(8));
  draw_small_print(app, rest);
  if (app.rulesets.size() > 1) {
    draw_systems(app, lies_low(app) ? title_row(app, rest) : cut_top(rest, paint.px(44)));
    if (!lies_low(app)) cut_top(rest, paint.px(app.board.upright ? 6 : 12));
  }
  draw_editions(app, rest);
  if (!app.rulesets[app.draft.system].family->options.empty()) {
    draw_options(app, cut_bottom(rest, paint.px(44)));
    cut_bottom(rest, paint.px(8));
  }
  const bool upright = app.board.upright;
  const float between = paint.px(upright ? 12 : 20);
  const Rect first =
      upright ? cut_top(rest, (rest.h - between - paint.px(tabs_height)) / 2) // the other one has a row more
              : cut_left(rest, rest.w / 2);
  upright ? cut_top(rest, between) : cut_left(rest, between);
  const bool folded = list_height(app, rest.h, 1) < paint.px(least_list);
  draw_seat(app, first, 0, folded);
  draw_seat(app, rest, 1, folded);
}

} // namespace twoseat
