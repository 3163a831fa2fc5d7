// The two players: whose turn it is, who is asked, and how the match stands.
#include "shell/seen.h"
#include "shell/table/table.h"
#include "shell/words.h"

namespace twoseat {
namespace {

bool won(const SeatView& view, Seat seat) {
  return view.outcome == (seat == Seat::A ? Outcome::WonByA : Outcome::WonByB);
}

struct Standing {
  int hand = 0, damage = 0, deck = 0, limit = 6;
};

Standing standing_of(const App& app, Seat seat) {
  const SeatView& view = shown_view(app);
  Standing out;
  for (const ZonePlace& zone : app.board.form->zones) {
    const PlaceId id = find_place(view, seat, zone.kind);
    if (!id) continue;
    const int count = view[id].count;
    if (zone.show == Show::Hand) out.hand = count;
    if (zone.show == Show::Column) out.damage = count, out.limit = zone.slots;
    if (zone.name == "Deck") out.deck = count;
  }
  return out;
}

void draw_pips(const Paint& paint, ImVec2 at, const Standing& standing, float size) {
  const Theme& theme = *paint.theme;
  for (int i = 0; i < standing.limit; ++i) {
    const Rect pip = rounded({at.x + static_cast<float>(i) * size * 1.35F, at.y, size, size});
    const bool warns = i >= standing.limit - 2;
    if (i < standing.damage)
      fill(paint, pip, theme.danger, paint.px(3));
    else
      outline(paint, pip, warns ? faded(theme.danger, 0.7F) : theme.soft, paint.px(3), paint.hair());
  }
}

void draw_card_plate(App& app, Seat seat, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const SeatView& view = shown_view(app);
  const Standing standing = standing_of(app, seat);
  const ImU32 accent = theme.seat(static_cast<int>(index(seat)));
  const bool turn = view.turn_player == seat && view.outcome == Outcome::Ongoing;
  const bool mine = seat == app.board.below && !covered(app.session);
  const bool asked = view.asked == seat && view.outcome == Outcome::Ongoing;
  Rect rest = rect;
  const float line = paint.px(24);
  Rect head = cut_top(rest, paint.px(34));
  fill(paint, head, turn ? accent : faded(theme.raised, 0.9F), paint.px(8));
  if (won(view, seat)) outline(paint, head, theme.gold, paint.px(8), paint.px(2));
  if (!turn) fill(paint, {head.x, head.y, paint.px(4), head.h}, accent, paint.px(2));
  text_in(paint, paint.font(16, Weight::Bold), {head.x + paint.px(12), head.y, head.w - paint.px(20), head.h},
          turn ? theme.on_accent : theme.ink, app.session.names[index(seat)]);
  cut_top(rest, paint.px(8));
  const Rect pips = cut_top(rest, paint.px(18));
  draw_pips(paint, {pips.x + paint.px(2), pips.y + paint.px(1)}, standing, paint.px(15));
  const Rect damage = cut_top(rest, line);
  text_in(paint, paint.font(14, Weight::Bold), damage,
          standing.damage >= standing.limit - 2 ? theme.danger : theme.ink,
          std::to_string(standing.damage) + " of " + std::to_string(standing.limit) + " damage");
  const Rect cards = cut_top(rest, paint.px(20));
  text_in(paint, paint.font(12), cards, theme.soft,
          "Hand " + std::to_string(standing.hand) + "   Deck " + std::to_string(standing.deck));
  if (won(view, seat)) {
    Rect state = cut_top(rest, paint.px(26));
    icon(paint, Icon::Crown, {state.x + paint.px(10), state.center().y}, paint.px(16), theme.gold);
    cut_left(state, paint.px(26));
    text_in(paint, paint.font(16, Weight::Bold), state, theme.gold, words::wins);
  }
  if (!turn && !asked) return;
  const Rect state = cut_top(rest, paint.px(22));
  text_in(paint, paint.font(12, Weight::Bold), state, asked ? theme.can : accent,
          asked  ? (mine ? "You decide" : "Decides now")
          : mine ? "Your turn"
                 : "Has the turn");
}

void draw_line_plate(App& app, Seat seat, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const SeatView& view = shown_view(app);
  const Standing standing = standing_of(app, seat);
  const ImU32 accent = theme.seat(static_cast<int>(index(seat)));
  const bool turn = view.turn_player == seat && view.outcome == Outcome::Ongoing;
  const bool winner = won(view, seat);
  Rect rest = grown(rect, -paint.px(1));
  if (turn)
    fill(paint, rest, accent);
  else
    fill(paint, {rest.x, rest.y, paint.px(4), rest.h}, accent);
  const ImU32 ink = turn ? theme.on_accent : theme.ink;
  rest.x += paint.px(12), rest.w -= paint.px(24);
  const std::string right = "Hand " + std::to_string(standing.hand);
  const float w = measure(paint.font(14), right).x;
  text_in(paint, paint.font(14), cut_right(rest, w), ink, right);
  cut_right(rest, paint.px(14));
  const float pip = paint.px(11);
  const Rect pips = cut_right(rest, pip * 1.35F * static_cast<float>(standing.limit));
  if (turn)
    fill(paint, grown({pips.x, pips.center().y - pip / 2, pips.w - pip * 0.35F, pip}, paint.px(3)),
         theme.table, paint.px(4));
  draw_pips(paint, {pips.x, pips.center().y - pip / 2}, standing, pip);
  cut_right(rest, paint.px(8));
  text_in(paint, paint.font(14, Weight::Bold), rest, ink,
          app.session.names[index(seat)] + (turn     ? "'s turn"
                                            : winner ? " wins"
                                                     : ""));
}

} // namespace

void draw_plates(App& app) {
  const Board& board = app.board;
  for (const Seat seat : both_seats) {
    const bool below = seat == board.below;
    if (board.upright)
      draw_line_plate(app, seat, below ? board.plate_below : board.plate_above);
    else
      draw_card_plate(app, seat, plate_rect(board, seat));
  }
}

} // namespace twoseat
