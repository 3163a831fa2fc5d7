// Dividing the screen: side panel, bars, hands, the decision, and the board in what is left.
#include "shell/seen.h"
#include "shell/table/table.h"

namespace twoseat {
namespace {

// No hand has a card, and none will: their room is the board's.
bool hands_are_over(const App& app) {
  const SeatView& view = shown_view(app);
  bool any = false;
  for (const ZonePlace& zone : app.board.form->zones) {
    if (zone.show != Show::Hand) continue;
    if (!zone.hides) return false;
    for (const PlaceView& place : view.places)
      any = any || (place.kind == zone.kind && place.count > 0);
  }
  return !any;
}

// Where there is little height, as in an embedded lesson, hands without a card leave theirs to the board.
bool hands_are_empty(const App& app, float css_height) {
  if (css_height > 700) return false;
  const SeatView& view = shown_view(app);
  for (const ZonePlace& zone : app.board.form->zones)
    if (zone.show == Show::Hand)
      for (const PlaceView& place : view.places)
        if (place.kind == zone.kind && place.count > 0) return false;
  return true;
}

// A hand that is there only for a while may be large: in one row nobody could read it.
int hand_rows(const App& app, float height, float width) {
  const SeatView& view = shown_view(app);
  float cards = 0;
  for (const ZonePlace& zone : app.board.form->zones)
    if (zone.show == Show::Hand && zone.hides)
      if (const PlaceId place = find_place(view, app.board.below, zone.kind); place)
        cards = std::max(cards, static_cast<float>(view[place].count));
  return cards * height * card_ratio * 0.6F > width ? 2 : 1;
}

void lay_out_upright(App& app, Rect rest) {
  const Paint& paint = app.ui.paint;
  app.side = {};
  app.top_bar = cut_top(rest, paint.px(46));
  app.strip = cut_bottom(rest, paint.px(46));
  Board& board = app.board;
  const float css_height = rest.h / paint.s;
  board.plate_above = cut_top(rest, paint.px(24));
  const bool hands = !hands_are_over(app) && !hands_are_empty(app, css_height);
  const bool low =
      css_height < 460; // the board comes first: how many cards the other hand has is told on its plate
  board.hand_above =
      cut_top(rest, hands && !low ? paint.px(std::clamp(css_height * 0.045F, 24.0F, 60.0F)) : 0);
  const float hand = paint.px(std::clamp(css_height * 0.14F, low ? 78.0F : 84.0F, 150.0F));
  board.hand_rows = hands ? hand_rows(app, hand, rest.w) : 1;
  board.hand_below = cut_bottom(rest, hands ? hand * static_cast<float>(board.hand_rows) : 0);
  board.decision = cut_bottom(rest, paint.px(low ? 92 : 96));
  board.plate_below = cut_bottom(rest, paint.px(24));
}

void lay_out_wide(App& app, Rect rest) {
  const Paint& paint = app.ui.paint;
  app.board.hand_rows = 1;
  const float css_width = rest.w / paint.s, css_height = rest.h / paint.s;
  app.top_bar = {};
  app.strip = cut_bottom(rest, paint.px(44));
  app.side = cut_right(rest, paint.px(std::clamp(css_width * 0.235F, 240.0F, 400.0F)));
  Board& board = app.board;
  board.plate_above = board.plate_below = {};
  const bool hands = !hands_are_over(app) && !hands_are_empty(app, css_height);
  board.hand_above = cut_top(rest, hands ? paint.px(std::clamp(css_height * 0.062F, 34.0F, 90.0F)) : 0);
  board.hand_below = cut_bottom(rest, hands ? paint.px(std::clamp(css_height * 0.155F, 90.0F, 190.0F)) : 0);
  board.decision = cut_bottom(rest, paint.px(60));
}

} // namespace

void lay_out(App& app) {
  const Paint& paint = app.ui.paint;
  Board& board = app.board;
  board.upright = app.canvas.w < app.canvas.h * 1.05F || app.canvas.w < paint.px(720);
  board.form = board.upright ? &app.layout().upright : &app.layout().wide;
  board.below = seat_below(app);
  board.upright ? lay_out_upright(app, app.canvas) : lay_out_wide(app, app.canvas);
  const float top = board.hand_above.bottom();
  const float bottom = board.upright ? board.plate_below.y : board.decision.y;
  const float width = board.upright ? app.canvas.w : app.side.x;
  const float gap = paint.px(3);
  Rect rest{0, top + gap, width, bottom - top - 2 * gap};
  board.unit = std::min(rest.w / board.form->size.x, rest.h / board.form->size.y);
  board.center = {std::round(rest.center().x), std::round(rest.center().y)};
  board.board =
      rounded(around(board.center, board.form->size.x * board.unit, board.form->size.y * board.unit));
  board.hand_above.w = board.hand_below.w = board.decision.w = width;
  const float inset = paint.px(board.upright ? 8 : 20);
  board.hand_below.x += inset, board.hand_below.w -= 2 * inset;
  board.hand_above.x += inset, board.hand_above.w -= 2 * inset;
  const SeatView& view = shown_view(app);
  lay_places(board, view, [&](PlaceId id, const ZonePlace& zone) {
    return !zone.hides || view[id].count > 0 || is_marked(view[id]) || is_lit(app.choosing, app.session, id);
  });
}

} // namespace twoseat
