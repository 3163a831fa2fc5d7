// What lies over all: the menu, giving up, keys, the log on a phone, a pile's cards.
#include "shell/panels/panels.h"
#include "shell/platform/page.h"
#include "shell/seen.h"
#include "shell/words.h"

namespace twoseat {

Rect begin_sheet(App& app, float css_width, float css_height, const std::string& title) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  fill(paint, app.canvas, faded(theme.table, 0.66F));
  const float margin = paint.px(app.board.upright ? 8 : 24);
  Rect box = around(app.canvas.center(), std::min(paint.px(css_width), app.canvas.w - 2 * margin),
                    std::min(paint.px(css_height), app.canvas.h - 2 * margin));
  box = rounded(box);
  shadow(paint, box, paint.px(16), paint.px(24), 1.2F);
  fill(paint, box, theme.felt, paint.px(16));
  outline(paint, box, theme.line, paint.px(16), paint.hair());
  Rect rest = grown(box, -paint.px(app.board.upright ? 14 : 22));
  Rect head = cut_top(rest, paint.px(44));
  const bool closes = app.sheet != Sheet::NewMatch || running(app.session);
  if (closes && button(app.ui, cut_right(head, paint.px(44)),
                       {"close", app.say(words::close), Icon::Close, Style::Ghost, true, true}))
    app.sheet = Sheet::None;
  if (app.sheet == Sheet::NewMatch) { // the first that a newcomer sees: the next language is one press away
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

// Each by its own name; the one that is spoken has the check.
void draw_languages(App& app, Rect rest) {
  for (std::size_t row = 0; row < language_ids.size(); row += 2) {
    Rect line = cut_top(rest, rest.h / (row == 0 ? 2.0F : 1.0F));
    for (const std::size_t i : {row, row + 1}) {
      const bool spoken = static_cast<Language>(i) == app.tongue.language;
      const std::string id = "language:" + std::string(language_ids[i]);
      if (button(app.ui, grown(cut_left(line, i == row ? line.w / 2 : line.w), -app.ui.paint.px(2)),
                 {id, language_names[i], spoken ? Icon::Check : Icon::None, Style::Plain, true, false}))
        press_control(app, id);
    }
  }
}

void draw_menu(App& app) {
  const Session& session = app.session;
  const bool any = running(session) && !session.seat_link;
  struct Row {
    const char* id;
    std::string text;
    Icon icon;
    bool enabled;
    bool shares = false; // its line with the one that follows
  };
  const Row rows[] = {
      {"new-match", app.say(words::new_match), Icon::Swap, true},
      {"edit-board", app.say(words::edit_board), Icon::Pen, page::has_pages()},
      {"tutorials", app.say(words::tutorials), Icon::Book, page::has_pages(), true},
      {"gallery", app.say(words::gallery), Icon::Log, page::has_pages()},
      {"copy-match-link", app.say(words::copy_match), Icon::Link, any},
      {"copy-position-link", app.say(words::copy_position), Icon::Link, any},
      {"copy-seat-link", app.say(words::copy_seat), Icon::Eye, any},
      {"open-hands", app.say(session.open_hands ? words::open_hands_on : words::open_hands_off), Icon::Hand,
       true},
      {"theme", app.say(app.light ? words::to_dark : words::to_light), Icon::Sun, true, true},
      {"sound", app.say(app.sound ? words::sound_on : words::sound_off), Icon::Sound, page::has_pages()},
      {"help", app.say(words::help), Icon::Help, true, true},
      {"concede", app.say(words::concede), Icon::Flag,
       any && !is_over(session) && session.holder != Seat::None && !looking_back(session)},
  };
  const Paint& paint = app.ui.paint;
  Rect rest = begin_sheet(app, 420, 700, "Twoseat");
  Rect line;
  for (const Row& row : rows) {
    if (line.w <= 0) {
      cut_top(rest, paint.px(2));
      line = cut_top(rest, paint.px(46));
    }
    const Rect own = cut_left(line, row.shares ? line.w / 2 : line.w);
    if (button(app.ui, grown(own, -paint.px(2)),
               {row.id, row.text, row.icon, Style::Plain, row.enabled, false}))
      press_control(app, row.id);
  }
  draw_languages(app, cut_top(rest, paint.px(96)));
  cut_top(rest, paint.px(10));
  paragraph(paint, paint.font(12), {rest.x, rest.y}, rest.w, paint.theme->soft, app.say(words::about));
}

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
  Rect rest = begin_sheet(app, 560, 330, app.say(words::help));
  for (const char* line : words::keys)
    rest.y += paragraph(paint, paint.font(14), {rest.x, rest.y}, rest.w, paint.theme->ink, app.say(line)) +
              paint.px(10);
}

void draw_log_sheet(App& app) {
  const Rect rest = begin_sheet(app, 560, 2000, app.say(words::log));
  draw_log(app, rest);
}

// How the cards of a pile lie when they are spread out: rows that move together when there are too many.
struct Spread {
  float height, width, gap;
  int columns, rows;
  float needed() const { return static_cast<float>(rows) * (height + gap); }
};

Spread spread_of(const App& app, float width, std::size_t count) {
  const Paint& paint = app.ui.paint;
  Spread out{paint.px(app.board.upright ? 104 : 146), 0, paint.px(10), 1, 1};
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
  Rect rest =
      begin_sheet(app, 720, std::min(wanted, 640.0F), asks ? words::question(*app.rules, view) : pile);
  if (asks) {
    Rect row = cut_bottom(rest, paint.px(44));
    draw_spread_buttons(app, row);
    text_in(paint, paint.font(14), row, paint.theme->soft, pile);
    cut_bottom(rest, paint.px(12));
  }
  const Spread spread = spread_of(app, rest.w, cards.size());
  const float step = spread.height + spread.gap;
  const float squeeze = spread.needed() - spread.gap > rest.h && spread.rows > 1
                            ? (rest.h - spread.height) / (static_cast<float>(spread.rows - 1) * step)
                            : 1;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const int column = static_cast<int>(i) % spread.columns, row = static_cast<int>(i) / spread.columns;
    const Rect rect =
        rounded({rest.x + static_cast<float>(column) * (spread.width + spread.gap),
                 rest.y + static_cast<float>(row) * step * squeeze, spread.width, spread.height});
    const DefId def = cards[i].def; // none: it lies face down among them
    const Press press =
        target(app.ui, "browse:" + std::to_string(i), rect, def ? app.book().print(def).name : "");
    if (def && (press.hovered || press.clicked)) app.inspected = cards[i].id, app.inspected_def = def;
    const Mark since = mark(paint);
    draw_card(paint, app.cards(), {def, static_cast<bool>(def), spread.height, nullptr});
    place_since(paint, since, rect.center(), 0, {1, 1}, 1);
    const bool lit = is_lit(app.choosing, app.session, cards[i].id);
    const bool picked = is_picked(app.choosing, app.session, cards[i].id);
    if (lit)
      outline(paint, grown(rect, paint.px(3)), picked ? paint.theme->ink : paint.theme->can,
              card_radius(spread.height) + paint.px(3), paint.px(3));
    if (press.clicked && lit) return choose_spread(app, cards[i].id, rect.center());
  }
}

} // namespace

void draw_sheets(App& app) {
  if (app.sheet == Sheet::None) return;
  if (take_key(app.ui, Key::Escape) && (app.sheet != Sheet::NewMatch || running(app.session))) {
    app.sheet = Sheet::None;
    app.ui.wake_by(app.ui.in.now);
    return;
  }
  const Layer above(app.ui, app.canvas);
  switch (app.sheet) {
  case Sheet::None: break;
  case Sheet::Menu: draw_menu(app); break;
  case Sheet::NewMatch:
    draw_new_match(app, begin_sheet(app, 780, app.board.upright ? 790 : 600,
                                    app.say(running(app.session) ? words::new_match : words::welcome)));
    break;
  case Sheet::Log: draw_log_sheet(app); break;
  case Sheet::Concede: draw_concede(app); break;
  case Sheet::Help: draw_help(app); break;
  case Sheet::Browse: draw_browse(app); break;
  }
}

} // namespace twoseat
