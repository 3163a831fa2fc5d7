// Dividing the screen: of the ways to arrange panels, bars, hands and board, one in which the cards are large.
#include "shell/match/seen.h"
#include "shell/table/table.h"

namespace twoseat {
namespace {

// What the hands of the match ask of the screen.
struct Hands {
  bool any = true;    // else their room is the board's
  bool empty = false; // the lower one is, now
  bool asked = false; // the upper one is: something of it may be chosen
  int kept = 0;       // cards of the lower one that is there only for a while
};

// Where both hands lie open nobody's seat turns to the front: who sits above chooses there.
bool is_asked(const App& app, PlaceId hand) {
  const Decision& decision = app.session.decision;
  if (!app.session.open_hands || decision.seat == Seat::None || !hand) return false;
  for (std::size_t i = 0; i < decision.option_count; ++i)
    if (const CardView* card = find_card(app.session.view, subject(decision.options[i]));
        card != nullptr && card->place == hand)
      return true;
  return false;
}

// Whether a hand that stays may get a card: only of a lesson and of what is looked at in a link it is known that it will not.
bool may_fill(const App& app, std::uint8_t kind) {
  if (app.session.seat_link) return false;
  return !app.lesson || app.lesson->free || ((app.lesson->filled >> kind) & 1U) != 0;
}

// An empty hand keeps its room, so that the board lies still when its last card goes and when the next one comes. The board has
// it where no hand has a card, none will, and there is little height; where there is hardly any, while the lower one is empty.
Hands hands_of(const App& app, const Form& form, Seat below) {
  const SeatView& view = shown_view(app);
  Hands out;
  bool keeps = false, stays = false, filled = false;
  for (const ZonePlace& zone : form.zones) {
    if (zone.show != Show::Hand) continue;
    stays = stays || !zone.hides;
    keeps = keeps || (!zone.hides && may_fill(app, zone.kind));
    for (const PlaceView& place : view.places)
      keeps = keeps || (place.kind == zone.kind && place.count > 0);
    const PlaceId place = find_place(view, below, zone.kind);
    if (place && zone.hides) out.kept = std::max(out.kept, int{view[place].count});
    filled = filled || (place && view[place].count > 0);
    out.asked = out.asked || (!zone.hides && is_asked(app, find_place(view, other(below), zone.kind)));
  }
  out.any = keeps || (stays && app.canvas.h / app.ui.paint.s > 700);
  out.empty = !filled;
  return out;
}

// A hand that is there only for a while may be large: what stands at the right of its cards is to be read, too.
int rows_of(const Paint& paint, const Hands& hands, float height, float width, int most) {
  const float card = height * card_ratio + paint.px(4);
  return std::clamp(static_cast<int>(std::ceil(static_cast<float>(hands.kept) * card / width)), 1, most);
}

struct Screen {
  Board board;
  Rect side, top_bar, strip;
};

struct Builder {
  const App& app;
  const Paint& paint = app.ui.paint;
  bool one_row = false; // arrangements are compared as if hands were small: what is dealt moves no panel

  void cut_hands(Board& board, Rect& rest, const Hands& hands, float above, float below) const {
    const float inset = paint.px(board.upright ? 8 : 14);
    const int most_rows = board.upright && rest.h > paint.px(690) ? 3 : 2;
    board.whole_above = hands.asked && !one_row;
    if (board.whole_above) { // the lower one needs less meanwhile
      const float whole = std::max(below, 84.0F);
      below = hands.empty ? 0 : std::max(above, below * 0.6F);
      above = whole;
    }
    board.hand_above = cut_top(rest, hands.any ? paint.px(above) : 0);
    board.hand_rows = hands.any && !one_row
                          ? rows_of(paint, hands, paint.px(below - 14), rest.w - 2 * inset, most_rows)
                          : 1;
    board.hand_below =
        cut_bottom(rest, hands.any ? paint.px(below) * static_cast<float>(board.hand_rows) : 0);
    for (Rect* hand : {&board.hand_above, &board.hand_below})
      hand->x += inset, hand->w -= 2 * inset;
  }

  // Bars above and below, everything between them in one column: for a screen higher than wide.
  void stack(Screen& out, Rect rest, const Hands& hands) const {
    Board& board = out.board;
    board.upright = true;
    const float css = rest.h / paint.s;
    const bool low = css < 560; // undo stands above, and the match is gone through in the log
    out.top_bar = cut_top(rest, paint.px(low ? 44 : 46));
    if (!low) out.strip = cut_bottom(rest, paint.px(46));
    board.ground = rest;
    board.plate_above = cut_top(rest, paint.px(24));
    const float height = rest.h / paint.s;
    Rect lower = rest;
    const bool narrow = height < 520 || (hands.kept > 0 && height < 720); // two rows and the board come first
    const bool scarce = height < 400 && hands.empty && !hands.asked;
    cut_hands(board, lower, scarce ? Hands{false} : hands,
              narrow ? 0 : std::clamp(height * 0.045F, 24.0F, 60.0F),
              std::clamp(height * 0.14F, low ? 70.0F : 84.0F, 150.0F));
    const bool only_said = board.hand_rows > 1 && app.buttons == 0;
    board.decision = cut_bottom(lower, paint.px(only_said ? 40 : !low ? 96 : app.buttons > 2 ? 82 : 56));
    board.plate_below = cut_bottom(lower, paint.px(24));
    board.board = lower;
  }

  // Bars below, and beside it the panel, if there is room for one.
  void widen(Screen& out, Rect rest, const Hands& hands, bool panel) const {
    Board& board = out.board;
    const float width = rest.w / paint.s, height = rest.h / paint.s;
    out.strip = cut_bottom(rest, paint.px(44));
    if (panel) out.side = cut_right(rest, paint.px(std::clamp(width * 0.235F, 240.0F, 400.0F)));
    board.ground = rest;
    cut_hands(board, rest, hands, std::clamp(height * 0.062F, 34.0F, 90.0F),
              std::clamp(height * 0.155F, 90.0F, 190.0F));
    board.decision = cut_bottom(rest, paint.px(60));
    board.board = rest;
  }

  // All that is said and pressed stands in a column at the right: the whole height is the cards'.
  void stand(Screen& out, Rect rest, const Hands& hands) const {
    Board& board = out.board;
    const float width = rest.w / paint.s, height = rest.h / paint.s;
    Rect column = cut_right(rest, paint.px(std::clamp(width * 0.25F, 164.0F, 300.0F)));
    board.ground = rest;
    board.column = column;
    const bool low = height < 300; // what is asked comes first: where in the turn we are stands in the log
    const float plate = paint.px(low ? 28 : 42);
    out.top_bar = cut_top(column, paint.px(low ? 44 : 84));
    if (height > 420) out.strip = cut_bottom(column, paint.px(46));
    if (board.lines) board.plate_above = cut_top(column, plate);
    const float asks = paint.px(110 + (board.lines ? 42 : 0)) +
                       paint.px(50) * static_cast<float>(std::max<std::size_t>(app.buttons, 2));
    constexpr float least_side = 140; // what could be read in less is behind a button
    Rect lower = cut_bottom(column, column.h - asks > paint.px(least_side) ? asks : column.h);
    if (board.lines) board.plate_below = cut_top(lower, plate);
    board.decision = lower;
    if (!app.embedded && column.h > 1) out.side = column;
    cut_hands(board, rest, hands, height < 480 ? 0 : std::clamp(height * 0.05F, 24.0F, 60.0F),
              std::clamp(height * 0.2F, 72.0F, 190.0F));
    board.board = rest;
  }

  Screen arranged(Around around, const Form& form) const {
    Screen out;
    Board& board = out.board;
    board.form = &form;
    board.around = around;
    board.lines = form.plate_size.x <= 0;
    board.below = seat_below(app);
    const Hands hands = hands_of(app, form, board.below);
    switch (around) {
    case Around::Stacked: stack(out, app.canvas, hands); break;
    case Around::Panel: widen(out, app.canvas, hands, true); break;
    case Around::Bars: widen(out, app.canvas, hands, false); break;
    case Around::Column: stand(out, app.canvas, hands); break;
    }
    const Rect rest = grown(board.board, -paint.px(3));
    board.unit = std::max(0.01F, std::min(rest.w / form.size.x, rest.h / form.size.y));
    board.center = {std::round(rest.center().x), std::round(rest.center().y)};
    board.board = rounded(twoseat::around(board.center, form.size.x * board.unit, form.size.y * board.unit));
    return out;
  }
};

struct Way {
  Around around;
  const Form* form;
};

// The first that shows the cards large enough, or nearly as large as any other would.
Way best_way(const App& app) {
  const Layout& layout = app.layout();
  const ImVec2 css{app.canvas.w / app.ui.paint.s, app.canvas.h / app.ui.paint.s};
  std::vector<Way> ways;
  if (css.x > css.y * 1.05F) {
    if (css.x >= 900 && !app.embedded) ways.push_back({Around::Panel, &layout.wide});
    if (css.x >= 900 && css.y >= 560) ways.push_back({Around::Bars, &layout.wide});
    const bool turns = layout.low && layout.low->sideways; // only where that gains much
    if (layout.low && !turns) ways.push_back({Around::Column, &*layout.low});
    ways.push_back({Around::Column, &layout.wide});
    if (layout.squat) ways.push_back({Around::Column, &*layout.squat});
    if (turns) ways.push_back({Around::Column, &*layout.low});
    ways.push_back({Around::Column, &layout.upright});
  } else {
    if (layout.squat) ways.push_back({Around::Stacked, &*layout.squat});
    ways.push_back({Around::Stacked, &layout.upright});
  }
  constexpr float large = 0.92F,
                  nearly = 0.87F; // a card is a hundred units high, and large enough with its name
  const Builder compared{app, app.ui.paint, true};
  float best = 0;
  std::vector<float> units;
  for (const Way& way : ways)
    units.push_back(compared.arranged(way.around, *way.form).board.unit), best = std::max(best, units.back());
  for (std::size_t i = 0; i < ways.size(); ++i)
    if (units[i] >= std::min(best * nearly, large * app.ui.paint.s)) return ways[i];
  return ways.back();
}

} // namespace

void lay_out(App& app) {
  const Way way = best_way(app);
  Screen screen = Builder{app, app.ui.paint}.arranged(way.around, *way.form);
  screen.board.places.swap(app.board.places);
  app.board = std::move(screen.board);
  app.side = screen.side, app.top_bar = screen.top_bar, app.strip = screen.strip;
  const SeatView& view = shown_view(app);
  lay_places(app.board, view, [&](PlaceId id, const ZonePlace& zone) {
    return !zone.hides || view[id].count > 0 || is_marked(view[id]) || is_lit(app.choosing, app.session, id);
  });
}

} // namespace twoseat
