// What lies over all: giving up, keys, the log on a phone, a pile's cards.
#include "shell/match/seen.h"
#include "shell/panels/panels.h"
#include "shell/panels/sending.h"
#include "shell/platform/page.h"
#include "shell/table/table.h"
#include "shell/words/words.h"

namespace twoseat {

static bool begins(const App& app) { // nothing lies under the sheet
  return app.sheet == Sheet::NewMatch && !running(app.session);
}

bool may_close(const App& app) {
  return !begins(app) || page::has_pages() || app.draft.list;
}

static void close_sheet(App& app) {
  if (app.sheet == Sheet::NewMatch && app.draft.list) return app.draft.list.reset(); // back to the seats
  if (begins(app)) return press_control(app, "start-page");
  app.sheet = Sheet::None;
}

Rect begin_sheet(App& app, float css_width, float css_height, const std::string& title) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  fill(paint, app.canvas, faded(theme.table, 0.66F));
  const bool tight = app.board.upright || app.canvas.h < paint.px(520);
  const float margin = paint.px(tight ? 8 : 24);
  Rect box = around(app.canvas.center(), std::min(paint.px(css_width), app.canvas.w - 2 * margin),
                    std::min(paint.px(css_height), app.canvas.h - 2 * margin));
  box = rounded(box);
  shadow(paint, box, paint.px(16), paint.px(24), 1.2F);
  fill(paint, box, theme.felt, paint.px(16));
  outline(paint, box, theme.line, paint.px(16), paint.hair());
  Rect rest = grown(box, -paint.px(tight ? 14 : 22));
  Rect head = cut_top(rest, paint.px(44));
  if (may_close(app) && button(app.ui, cut_right(head, paint.px(44)),
                               {"close", app.say(words::close), Icon::Close, Style::Ghost, true, true}))
    close_sheet(app);
  if (app.sheet == Sheet::NewMatch &&
      !app.draft.list) { // the first that a newcomer sees: the next language is one press away
    std::string id(language_ids[static_cast<std::size_t>(app.tongue.language)]);
    for (char& letter : id)
      letter = static_cast<char>(letter - 'a' + 'A');
    if (button(app.ui, cut_right(head, paint.px(52)),
               {"language", id, Icon::None, Style::Plain, true, false}))
      press_control(app, "language");
    cut_right(head, paint.px(8));
  }
  text_in(paint, paint.font(24, Weight::Bold), head, theme.ink, title);
  cut_top(rest, paint.px(8));
  return rest;
}

namespace {

void draw_concede(App& app) {
  const Paint& paint = app.ui.paint;
  Rect rest = begin_sheet(app, 380, 176, app.say(words::concede_question));
  Rect row = cut_bottom(rest, paint.px(46));
  if (button(app.ui, grown(cut_left(row, row.w / 2), -paint.px(3)),
             {"concede-no", app.say(words::concede_no), Icon::None, Style::Plain, true, false}))
    press_control(app, "concede-no");
  if (button(app.ui, grown(row, -paint.px(3)),
             {"concede-yes", app.say(words::concede_yes), Icon::Flag, Style::Danger, true, false}))
    press_control(app, "concede-yes");
}

void draw_help(App& app) {
  const Paint& paint = app.ui.paint;
  ImFont* letters = paint.font(14);
  const float margin = paint.px(60), gap = paint.px(10);
  const float width = std::min(paint.px(560), app.canvas.w - paint.px(16)) - margin;
  float content = 0;
  std::vector<const char*> lines(std::begin(words::keys), std::end(words::keys));
  if (app.ui.in.touch || app.board.upright) // what a finger does comes before keys that may not be there
    std::rotate(lines.begin(), lines.end() - words::gestures, lines.end());
  if (page::has_pages()) lines.push_back(words::key_of_send);
  for (const char* line : lines)
    content += paragraph_height(letters, width, app.say(line)) + gap;
  const Rect view = begin_sheet(app, 560, content / paint.s + 100, app.say(words::help));
  scroll_by_keys(app.ui, app.sheet_scroll);
  const ScrollView list(app.ui, app.sheet_scroll, view, content);
  float y = 0;
  for (const char* line : lines)
    y += paragraph(paint, letters, list.place(y, 0).min(), width, paint.theme->ink, app.say(line)) + gap;
}

void draw_log_sheet(App& app) {
  Rect rest = begin_sheet(app, 560, 2000, app.say(words::log));
  for (; take_key(app.ui, Key::Up); app.ui.wake_by(app.ui.in.now))
    app.log_scroll += app.ui.paint.px(48);
  for (; take_key(app.ui, Key::Down); app.ui.wake_by(app.ui.in.now))
    app.log_scroll -= app.ui.paint.px(48);
  if (app.strip.empty() && running(app.session)) draw_scrubber(app, cut_bottom(rest, app.ui.paint.px(44)));
  draw_log(app, rest);
}

// How the cards of a pile lie when they are spread out.
struct Spread {
  float height, width, gap, rim; // rim: for the light around a card
  int columns, rows;
  float needed() const { return static_cast<float>(rows) * (height + gap) - gap + 2 * rim; }
};

Spread spread_of(const App& app, float width, std::size_t count) {
  const Paint& paint = app.ui.paint;
  Spread out{paint.px(app.board.upright ? 104 : 146), 0, paint.px(10), paint.px(6), 1, 1};
  width -= 2 * out.rim + paint.px(10); // and for the thumb
  out.width = std::round(out.height * card_ratio);
  out.columns = std::max(1, static_cast<int>((width + out.gap) / (out.width + out.gap)));
  out.rows = std::max(1, (static_cast<int>(count) + out.columns - 1) / out.columns);
  return out;
}

bool offers_any(const Session& session, std::span<const CardView> cards) {
  return std::any_of(cards.begin(), cards.end(),
                     [&](const CardView& card) { return !options_of_card(session, card.id).empty(); });
}

// The sheet stays as long as the next choice is among the same cards, too.
void choose_spread(App& app, CardId card, ImVec2 at) {
  click_card(app.choosing, app.session, app.layout(), card, at);
  const bool elsewhere = app.choosing.held || !app.choosing.chooser.empty();
  const bool goes_on = expected(app.session) == Seat::None &&
                       offers_any(app.session, known_cards(app.session.view, app.browsing));
  if (elsewhere || !goes_on) app.sheet = Sheet::None;
}

// The buttons that the decision has besides its cards.
void draw_spread_buttons(App& app, Rect row) {
  for (const Button& what : prompt_of(app).buttons) {
    if (what.id.rfind("spread:", 0) == 0) continue;
    const Rect place = cut_right(row, button_width(app.ui, what));
    if (button(app.ui, place, what)) press_control(app, what.id), app.sheet = Sheet::None;
    cut_right(row, app.ui.paint.px(8));
  }
}

// A pile spread out: what in it may be chosen is lit.
void draw_browse(App& app) {
  const SeatView& view = shown_view(app);
  if (!app.browsing || app.browsing.value > view.places.size()) return;
  const PlaceView& place = view[app.browsing];
  const Paint& paint = app.ui.paint;
  const auto cards = known_cards(view, app.browsing);
  const bool asks = offers_any(app.session, cards);
  const std::string pile =
      words::place_name(*app.rules, view, app.browsing) + ", " + std::to_string(place.count);
  const float frame = app.board.upright ? 28.0F : 44.0F, outside = app.board.upright ? 16.0F : 48.0F;
  const float room = std::min(720.0F, app.canvas.w / paint.s - outside) - frame;
  const float below = asks ? 56.0F : 0.0F;
  const float wanted =
      spread_of(app, paint.px(room), cards.size()).needed() / paint.s + 52.0F + frame + below;
  Rect rest = begin_sheet(app, 720, std::min(wanted, 640.0F), asks ? asked_question(app) : pile);
  if (asks) {
    Rect row = cut_bottom(rest, paint.px(44));
    draw_spread_buttons(app, row);
    text_in(paint, paint.font(14), row, paint.theme->soft, pile);
    cut_bottom(rest, paint.px(12));
  }
  const Spread spread = spread_of(app, rest.w, cards.size());
  const std::vector<CardId> taken = taken_before(app.session);
  const float step = spread.height + spread.gap;
  ScrollView list(app.ui, app.sheet_scroll, rest, spread.needed());
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const int column = static_cast<int>(i) % spread.columns, row = static_cast<int>(i) / spread.columns;
    const float top = list.place(static_cast<float>(row) * step + spread.rim, 0).y;
    const Rect rect = rounded({rest.x + spread.rim + static_cast<float>(column) * (spread.width + spread.gap),
                               top, spread.width, spread.height});
    const std::string id = "browse:" + std::to_string(i);
    list.follow(id, rect);
    const DefId def = cards[i].def; // none: it lies face down among them
    const Press press = target(app.ui, id, rect, def ? app.book().print(def).name : "");
    if (def && (press.hovered || press.clicked)) app.inspected = cards[i].id, app.inspected_def = def;
    const Mark since = mark(paint);
    draw_card(paint, app.cards(), {def, static_cast<bool>(def), spread.height, nullptr});
    place_since(paint, since, rect.center(), 0, {1, 1}, 1);
    const bool lit = is_lit(app.choosing, app.session, cards[i].id);
    const bool picked = is_picked(app.choosing, app.session, cards[i].id) ||
                        std::find(taken.begin(), taken.end(), cards[i].id) != taken.end();
    if (picked) draw_check(paint, {rect.x, rect.y + spread.rim, rect.w, rect.h});
    if (lit)
      outline(paint, grown(rect, paint.px(3)), picked ? paint.theme->ink : paint.theme->can,
              card_radius(spread.height) + paint.px(3), paint.px(3));
    if (press.clicked && lit) return choose_spread(app, cards[i].id, rect.center());
  }
}

} // namespace

void draw_sheets(App& app) {
  if (app.sheet == Sheet::None) {
    app.scrolled = Sheet::None;
    return;
  }
  if (take_key(app.ui, Key::Escape) && may_close(app)) {
    close_sheet(app);
    app.ui.wake_by(app.ui.in.now);
    return;
  }
  if (app.scrolled != app.sheet) app.sheet_scroll = {}, app.scrolled = app.sheet, app.draft.list.reset();
  const Layer above(app.ui, app.canvas);
  switch (app.sheet) {
  case Sheet::None: break;
  case Sheet::Menu: draw_menu(app); break;
  case Sheet::NewMatch: draw_new_match(app); break;
  case Sheet::Log: draw_log_sheet(app); break;
  case Sheet::Concede: draw_concede(app); break;
  case Sheet::Help: draw_help(app); break;
  case Sheet::Odds: draw_odds(app); break;
  case Sheet::Browse: draw_browse(app); break;
  case Sheet::Over: draw_over(app); break;
  case Sheet::Course:
    if (app.course)
      app.course->draw(app);
    else
      app.sheet = Sheet::None; // its match is not there any more
    break;
  }
}

} // namespace twoseat
