// What lies over all: the menu, giving up, keys, the log on a phone, a pile's cards.
#include "shell/panels/panels.h"
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
                       {"close", words::close, Icon::Close, Style::Ghost, true, true}))
    app.sheet = Sheet::None;
  text_in(paint, paint.font(24, Weight::Bold), head, theme.ink, title);
  cut_top(rest, paint.px(8));
  return rest;
}

namespace {

void draw_menu(App& app) {
  const Session& session = app.session;
  const bool any = running(session) && !session.seat_link;
  struct Row {
    const char* id;
    const char* text;
    Icon icon;
    bool enabled;
  };
  const Row rows[] = {
      {"new-match", words::new_match, Icon::Swap, true},
      {"copy-match-link", words::copy_match, Icon::Link, any},
      {"copy-position-link", words::copy_position, Icon::Link, any},
      {"copy-seat-link", words::copy_seat, Icon::Eye, any},
      {"open-hands", session.open_hands ? words::open_hands_on : words::open_hands_off, Icon::Hand, true},
      {"theme", app.light ? words::to_dark : words::to_light, Icon::Sun, true},
      {"help", words::help, Icon::Help, true},
      {"concede", words::concede, Icon::Flag,
       any && !is_over(session) && session.holder != Seat::None && !looking_back(session)},
  };
  const Paint& paint = app.ui.paint;
  Rect rest = begin_sheet(app, 420, 550, "Twoseat");
  for (const Row& row : rows) {
    const Rect line = cut_top(rest, paint.px(46));
    if (button(app.ui, grown(line, -paint.px(2)),
               {row.id, row.text, row.icon, Style::Plain, row.enabled, false}))
      press_control(app, row.id);
    cut_top(rest, paint.px(2));
  }
  cut_top(rest, paint.px(10));
  paragraph(paint, paint.font(12), {rest.x, rest.y}, rest.w, paint.theme->soft, words::about);
}

void draw_concede(App& app) {
  const Paint& paint = app.ui.paint;
  Rect rest = begin_sheet(app, 380, 176, words::concede_question);
  Rect row = cut_bottom(rest, paint.px(46));
  if (button(app.ui, grown(cut_left(row, row.w / 2), -paint.px(3)),
             {"concede-no", words::concede_no, Icon::None, Style::Plain, true, false}))
    press_control(app, "concede-no");
  if (button(app.ui, grown(row, -paint.px(3)),
             {"concede-yes", words::concede_yes, Icon::Flag, Style::Danger, true, false}))
    press_control(app, "concede-yes");
}

void draw_help(App& app) {
  const Paint& paint = app.ui.paint;
  Rect rest = begin_sheet(app, 560, 330, words::help);
  for (const char* line : words::keys)
    rest.y +=
        paragraph(paint, paint.font(14), {rest.x, rest.y}, rest.w, paint.theme->ink, line) + paint.px(10);
}

void draw_log_sheet(App& app) {
  const Rect rest = begin_sheet(app, 560, 2000, words::log);
  draw_log(app, rest);
}

// A pile spread out: what in it may be chosen is lit.
void draw_browse(App& app) {
  const SeatView& view = shown_view(app);
  if (!app.browsing) return;
  const PlaceView& place = view[app.browsing];
  const Paint& paint = app.ui.paint;
  const std::string title =
      app.book.family->place_kinds[place.kind].name + std::string(", ") + std::to_string(place.count);
  const Rect rest = begin_sheet(app, 720, 560, title);
  const auto cards = known_cards(view, app.browsing);
  const float height = paint.px(app.board.upright ? 116 : 146), width = std::round(height * card_ratio),
              gap = paint.px(10);
  const int columns = std::max(1, static_cast<int>((rest.w + gap) / (width + gap)));
  const int rows = (static_cast<int>(cards.size()) + columns - 1) / columns;
  const float content = static_cast<float>(rows) * (height + gap);
  const float squeeze =
      content > rest.h && rows > 1 ? (rest.h - height) / (static_cast<float>(rows - 1) * (height + gap)) : 1;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const int column = static_cast<int>(i) % columns, row = static_cast<int>(i) / columns;
    const Rect rect = rounded({rest.x + static_cast<float>(column) * (width + gap),
                               rest.y + static_cast<float>(row) * (height + gap) * squeeze, width, height});
    const Options options = options_of_card(app.session, cards[i].id);
    const Press press =
        target(app.ui, "browse:" + std::to_string(i), rect, app.book.print(cards[i].def).name);
    if (press.hovered || press.clicked) app.inspected = cards[i].id, app.inspected_def = cards[i].def;
    const Mark since = mark(paint);
    draw_card(paint, app.cards, {cards[i].def, true, height, nullptr});
    place_since(paint, since, {rect.x + width / 2, rect.y + height / 2}, 0, {1, 1}, 1);
    const bool picked = !options.empty() && std::find(app.choosing.picked.begin(), app.choosing.picked.end(),
                                                      options[0]) != app.choosing.picked.end();
    if (!options.empty())
      outline(paint, grown(rect, paint.px(3)), picked ? paint.theme->ink : paint.theme->can,
              card_radius(height) + paint.px(3), paint.px(3));
    if (press.clicked && !options.empty()) {
      const bool more =
          several(choice_of(app.session.decision, options[0])); // then the pile stays spread out
      choose(app.choosing, app.session, options[0]);
      if (!more) app.sheet = Sheet::None;
      return;
    }
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
    draw_new_match(app, begin_sheet(app, 780, app.board.upright ? 700 : 560,
                                    running(app.session) ? words::new_match : words::welcome));
    break;
  case Sheet::Log: draw_log_sheet(app); break;
  case Sheet::Concede: draw_concede(app); break;
  case Sheet::Help: draw_help(app); break;
  case Sheet::Browse: draw_browse(app); break;
  }
}

} // namespace twoseat
