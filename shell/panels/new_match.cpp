// A new match: a name and a deck for each seat, and the seed that decides all chance.
#include "shell/input/scroll.h"
#include "shell/panels/choices.h"
#include "shell/panels/panels.h"
#include "shell/platform/page.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

// A deck shows the sigil of the highest card of its last part: the ride deck, the hero.
DefId emblem_of(const Ruleset& rules, const Deck& deck) {
  DefId best;
  for (auto part = deck.parts.rbegin(); part != deck.parts.rend() && !best; ++part)
    for (const DefId def : *part)
      if (!best || rules.cards.rank(def) > rules.cards.rank(best)) best = def;
  return best;
}

void draw_deck_row(App& app, const Rect& rect, ScrollView& list, std::size_t seat, std::size_t deck) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  Ruleset& rules = app.rulesets[app.draft.system];
  const Deck& what = rules.book.decks[deck];
  const std::string id = "deck-" + std::to_string(seat) + ":" + deck_key(rules.book, deck);
  const Press press = target(app.ui, id, rect, what.name, true, true);
  list.follow(id, rect);
  if (press.clicked) choose_deck(rules, seat, deck);
  if (rules.decks[seat] == deck) list.choose(id, rect);
  if (!list.shows(rect)) return;
  const bool chosen = rules.decks[seat] == deck;
  const ImU32 accent = theme.seat(static_cast<int>(seat));
  fill(paint, rect,
       chosen          ? mixed(theme.raised, accent, 0.22F)
       : press.hovered ? theme.raised
                       : faded(theme.raised, 0.55F),
       paint.px(8));
  if (chosen) outline(paint, rect, accent, paint.px(8), paint.px(2));
  Rect rest = grown(rect, -paint.px(5));
  const Rect crest = cut_left(rest, rest.h);
  if (const DefId emblem = emblem_of(rules, what)) {
    const Tint tint = rules.cards.tints[emblem.value - 1U];
    fill(paint, rounded(crest), wheel(tint.hue, 0.5F, 0.092F * tint.strength), paint.px(5));
    draw_sigil(paint, rules.cards.sigils[emblem.value - 1U], crest.center(), crest.h * 0.42F,
               wheel(tint.hue, 0.95F, 0.03F * tint.strength), wheel(tint.hue, 0.76F, 0.09F * tint.strength));
  }
  cut_left(rest, paint.px(10));
  ImFont* small = paint.font(12);
  const std::string format = words::deck_format(rules, what);
  const Rect end = cut_right(rest, measure(small, format).x + paint.px(8));
  text_in(paint, small, {end.x, end.y, end.w - paint.px(4), end.h}, theme.soft, format, Align::Right);
  text_in(paint, paint.font(14, Weight::Bold), rest, theme.ink, what.name);
}

void draw_decks(App& app, const Rect& view, std::size_t seat) {
  const Paint& paint = app.ui.paint;
  const float row = paint.px(44), step = row + paint.px(app.board.upright ? 3 : 6);
  const Ruleset& rules = app.rulesets[app.draft.system];
  const std::vector<std::size_t> decks = decks_of(rules, chosen_edition(rules));
  ScrollView list(app.ui, app.deck_lists[seat], view, static_cast<float>(decks.size()) * step - (step - row));
  for (std::size_t i = 0; i < decks.size(); ++i)
    draw_deck_row(app, list.place(static_cast<float>(i) * step, row), list, seat, decks[i]);
}

void draw_seat(App& app, Rect rect, std::size_t seat) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const bool tight = app.board.upright;
  Rect head = cut_top(rect, paint.px(44));
  fill(paint, rounded({head.x, head.y, paint.px(4), head.h}), theme.seat(static_cast<int>(seat)),
       paint.px(2));
  cut_left(head, paint.px(12));
  text_field(app.ui, head, "name-" + std::to_string(seat), app.draft.names[seat], 20);
  if (seat == 1) {
    cut_top(rect, paint.px(4));
    draw_opponents(app, cut_top(rect, paint.px(44)));
  }
  cut_top(rect, paint.px(tight ? 4 : 10));
  const Ruleset& rules = app.rulesets[app.draft.system];
  if (rules.book.decks.empty()) return;
  const std::string about(rules.say()(rules.book.decks[rules.decks[seat]].about));
  if (!tight && rect.h > paint.px(200)) { // where there is little height, it is the list's
    const Rect below = cut_bottom(rect, paint.px(66));
    paragraph(paint, paint.font(14), {below.x, below.y + paint.px(6)}, below.w, theme.soft, about);
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
  if (app.board.upright) {
    draw_seat(app, cut_top(rest, rest.h / 2 - paint.px(30)), 0); // the other one has a row more
    cut_top(rest, paint.px(12));
    return draw_seat(app, rest, 1);
  }
  draw_seat(app, grown(cut_left(rest, rest.w / 2), 0), 0);
  cut_left(rest, paint.px(20));
  draw_seat(app, rest, 1);
}

} // namespace twoseat
