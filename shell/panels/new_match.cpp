// A new match: a name and a deck for each seat, and the seed that decides all chance.
#include "shell/panels/panels.h"
#include "shell/words.h"

namespace twoseat {
namespace {

// A deck shows the sigil of the highest card of its last part, the ride deck.
DefId emblem_of(const App& app, const Deck& deck) {
  DefId best;
  std::int32_t highest = -1;
  for (auto part = deck.parts.rbegin(); part != deck.parts.rend(); ++part) {
    for (const DefId def : *part) {
      const std::int32_t grade =
          app.cards.terms.grade < 0
              ? 0
              : app.book.face(def).numbers[static_cast<std::size_t>(app.cards.terms.grade)];
      if (grade > highest) best = def, highest = grade;
    }
    if (best) break;
  }
  return best;
}

void draw_deck_row(App& app, const Rect& rect, std::size_t seat, std::size_t deck) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const Deck& what = app.book.decks[deck];
  const Press press =
      target(app.ui, "deck-" + std::to_string(seat) + ":" + what.id, rect, what.name, true, true);
  const bool chosen = app.draft.decks[seat] == deck;
  const ImU32 accent = theme.seat(static_cast<int>(seat));
  fill(paint, rect,
       chosen          ? mixed(theme.raised, accent, 0.22F)
       : press.hovered ? theme.raised
                       : faded(theme.raised, 0.55F),
       paint.px(8));
  if (chosen) outline(paint, rect, accent, paint.px(8), paint.px(2));
  if (press.clicked) app.draft.decks[seat] = deck;
  Rect rest = grown(rect, -paint.px(5));
  const Rect crest = cut_left(rest, rest.h);
  if (const DefId emblem = emblem_of(app, what)) {
    const float hue = app.cards.hues[emblem.value - 1U];
    fill(paint, rounded(crest), wheel(hue, 0.5F, 0.092F), paint.px(5));
    draw_sigil(paint, app.cards.sigils[emblem.value - 1U], crest.center(), crest.h * 0.42F,
               wheel(hue, 0.95F, 0.03F), wheel(hue, 0.76F, 0.09F));
  }
  cut_left(rest, paint.px(10));
  text_in(paint, paint.font(14, Weight::Bold), rest, theme.ink, what.name);
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
  cut_top(rect, paint.px(tight ? 4 : 10));
  // As many as there is room for, around the chosen one: choosing the last of them brings up more.
  constexpr std::size_t rows = 5;
  const std::size_t decks = app.book.decks.size();
  const std::size_t chosen = app.draft.decks[seat];
  const std::size_t most_first = decks > rows ? decks - rows : 0;
  const std::size_t first = std::min(chosen > rows / 2 ? chosen - rows / 2 : 0, most_first);
  for (std::size_t deck = first; deck < std::min(decks, first + rows); ++deck) {
    draw_deck_row(app, rounded(cut_top(rect, paint.px(44))), seat, deck);
    cut_top(rect, paint.px(tight ? 3 : 6));
  }
  if (tight) return;
  cut_top(rect, paint.px(6));
  paragraph(paint, paint.font(14), {rect.x, rect.y}, rect.w, theme.soft,
            app.book.decks[app.draft.decks[seat]].about);
}

} // namespace

void draw_new_match(App& app, Rect rest) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  Rect foot = cut_bottom(rest, paint.px(48));
  const float label = measure(paint.font(14), words::seed).x + paint.px(12);
  const Rect start = cut_right(foot, std::min(paint.px(220), foot.w * 0.5F));
  text_in(paint, paint.font(14), cut_left(foot, label), theme.soft, words::seed);
  foot.w = std::min(foot.w - paint.px(12), paint.px(200));
  text_field(app.ui, {foot.x, foot.center().y - paint.px(22), foot.w, paint.px(44)}, "seed", app.draft.seed,
             16);
  if (button(app.ui, around(start.center(), start.w, paint.px(46)),
             {"start-match", words::start_match, Icon::Check, Style::Primary, true, false}))
    return press_control(app, "start-match");
  cut_bottom(rest, paint.px(8));
  text_in(paint, paint.font(12), cut_bottom(rest, paint.px(20)), theme.soft, words::notice);
  if (app.board.upright) {
    draw_seat(app, cut_top(rest, rest.h / 2), 0);
    return draw_seat(app, rest, 1);
  }
  draw_seat(app, grown(cut_left(rest, rest.w / 2), 0), 0);
  cut_left(rest, paint.px(20));
  draw_seat(app, rest, 1);
}

} // namespace twoseat
