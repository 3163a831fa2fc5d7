// The decks of a new match: in the list of a seat, or where that would be short, the chosen one alone, and all of them on a sheet
// of their own.
#include "shell/input/scroll.h"
#include "shell/panels/choices.h"
#include "shell/panels/panels.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

constexpr float row_height = 44; // CSS pixels

// A deck shows the sigil of the highest card of its last part: the ride deck, the hero.
DefId emblem_of(const Ruleset& rules, const Deck& deck) {
  DefId best;
  for (auto part = deck.parts.rbegin(); part != deck.parts.rend() && !best; ++part)
    for (const DefId def : *part)
      if (!best || rules.cards.rank(def) > rules.cards.rank(best)) best = def;
  return best;
}

void draw_emblem(const Paint& paint, const Ruleset& rules, const Deck& deck, const Rect& crest) {
  const DefId emblem = emblem_of(rules, deck);
  if (!emblem) return;
  const Tint tint = rules.cards.tints[emblem.value - 1U];
  fill(paint, rounded(crest), wheel(tint.hue, 0.5F, 0.092F * tint.strength), paint.px(5));
  draw_sigil(paint, rules.cards.sigils[emblem.value - 1U], crest.center(), crest.h * 0.42F,
             wheel(tint.hue, 0.95F, 0.03F * tint.strength), wheel(tint.hue, 0.76F, 0.09F * tint.strength));
}

// Emblem, name, and where there is room for it the format.
void draw_deck(const App& app, const Deck& deck, Rect rest) {
  const Paint& paint = app.ui.paint;
  const Ruleset& rules = app.rulesets[app.draft.system];
  rest = grown(rest, -paint.px(5));
  draw_emblem(paint, rules, deck, cut_left(rest, rest.h));
  cut_left(rest, paint.px(10));
  ImFont *letters = paint.font(14, Weight::Bold), *small = paint.font(12);
  const std::string format = words::deck_format(rules, deck);
  const float end = measure(small, format).x + paint.px(8);
  if (measure(letters, deck.name).x + end <= rest.w) {
    const Rect at = cut_right(rest, end);
    text_in(paint, small, {at.x, at.y, at.w - paint.px(4), at.h}, paint.theme->soft, format, Align::Right);
  } else if (measure(letters, deck.name).x > rest.w)
    letters = paint.font(12, Weight::Bold);
  text_in(paint, letters, rest, paint.theme->ink, deck.name);
}

void draw_ground(const Paint& paint, const Rect& rect, std::size_t seat, bool chosen, bool hovered) {
  const Theme& theme = *paint.theme;
  const ImU32 accent = theme.seat(static_cast<int>(seat));
  fill(paint, rect,
       chosen    ? mixed(theme.raised, accent, 0.22F)
       : hovered ? theme.raised
                 : faded(theme.raised, 0.55F),
       paint.px(8));
  if (chosen) outline(paint, rect, accent, paint.px(8), paint.px(2));
}

// Whether it is pressed.
bool draw_row(App& app, const Rect& rect, ScrollView& list, std::size_t seat, std::size_t deck) {
  const Ruleset& rules = app.rulesets[app.draft.system];
  const Deck& what = rules.book.decks[deck];
  const std::string id = "deck-" + std::to_string(seat) + ":" + deck_key(rules.book, deck);
  const Press press = target(app.ui, id, rect, what.name, true, true);
  list.follow(id, rect);
  const bool chosen = rules.decks[seat] == deck;
  if (chosen) list.choose(id, rect);
  if (list.shows(rect)) {
    draw_ground(app.ui.paint, rect, seat, chosen, press.hovered);
    draw_deck(app, what, rect);
  }
  return press.clicked;
}

} // namespace

void draw_decks(App& app, const Rect& view, std::size_t seat) {
  const Paint& paint = app.ui.paint;
  Ruleset& rules = app.rulesets[app.draft.system];
  const std::vector<std::size_t> decks = decks_of(rules, chosen_edition(rules));
  const float gap = paint.px(app.board.upright ? 3 : 6), row = paint.px(row_height), step = row + gap;
  const std::size_t across = view.w > paint.px(560) ? 2 : 1;
  const std::size_t lines = (decks.size() + across - 1) / across;
  ScrollView list(app.ui, app.deck_lists[seat], view, static_cast<float>(lines) * step - gap);
  for (std::size_t i = 0; i < decks.size(); ++i) {
    const std::size_t line = i / across;
    Rect rect = list.place(static_cast<float>(line) * step, row);
    rect.w = (rect.w - gap * static_cast<float>(across - 1)) / static_cast<float>(across);
    rect.x += (rect.w + gap) * static_cast<float>(i % across);
    if (!draw_row(app, rounded(rect), list, seat, decks[i])) continue;
    choose_deck(rules, seat, decks[i]);
    app.draft.list.reset(); // the sheet below it is the way on
  }
}

void draw_chosen_deck(App& app, const Rect& rect, std::size_t seat) {
  const Ruleset& rules = app.rulesets[app.draft.system];
  const Deck& deck = rules.book.decks[rules.decks[seat]];
  const Paint& paint = app.ui.paint;
  const Press press =
      target(app.ui, "decks-" + std::to_string(seat), rect,
             words::about_player(app.tongue.table, words::deck_of, app.draft.names[seat]) + ": " + deck.name,
             true, true);
  draw_ground(paint, rect, seat, true, press.hovered);
  Rect rest = rect;
  const ImVec2 at = cut_right(rest, paint.px(30)).center();
  const float arm = paint.px(5);
  const ImVec2 corners[] = {
      {at.x - arm, at.y - arm / 2}, {at.x, at.y + arm / 2}, {at.x + arm, at.y - arm / 2}};
  paint.list->AddPolyline(corners, 3, paint.theme->ink, ImDrawFlags_None, paint.px(2));
  draw_deck(app, deck, rest);
  if (press.clicked) open_deck_list(app, seat);
}

void open_deck_list(App& app, std::size_t seat) {
  app.draft.list = seat;
  app.deck_lists[seat] = {}; // the chosen one comes into view
}

void draw_deck_list(App& app, std::size_t seat) {
  constexpr float as_high_as_can_be = 2000;
  const Rect view = begin_sheet(app, 780, as_high_as_can_be,
                                words::about_player(app.tongue.table, words::deck_of, app.draft.names[seat]));
  if (app.draft.list) draw_decks(app, view, seat);
}

} // namespace twoseat
