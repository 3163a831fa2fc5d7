// What the cards that guard or join a battle add to it: on each, where enough of it is seen, or else their sum over all of
// them. What is printed there is partly covered by the next card, and much of it does not count now.
#include "shell/match/seen.h"
#include "shell/table/table.h"

namespace twoseat {
namespace {

struct Adding {
  Rect seen; // what no other card covers
  std::int32_t amount = 0;
};

// In the order in which they lie.
std::vector<Adding> added_there(const App& app, PlaceId place) {
  std::vector<Adding> out;
  for (const Sprite& sprite : app.scene.sprites) {
    if (sprite.place != place || !sprite.seen || !sprite.def || gliding(app.motion, sprite, app.ui.in.now))
      continue;
    const Rect card = pose_rect(sprite.pose);
    if (!out.empty()) out.back().seen.w = std::min(out.back().seen.w, card.x - out.back().seen.x);
    out.push_back({card, number_here(app, shown_view(app), *sprite.seen, app.layout().looks.battle.shield)});
  }
  return out;
}

Icon icon_of(const App& app) {
  for (const CardNumber& what : app.layout().looks.card.numbers)
    if (what.amount.number == app.layout().looks.battle.shield) return what.icon;
  return Icon::None;
}

constexpr float letters_css = 13, sign_css = 13, side_css = 5;

Rect pill_around(const App& app, ImVec2 center, std::int32_t amount) {
  const Paint& paint = app.ui.paint;
  ImFont* letters = paint.font(letters_css, Weight::Bold);
  const float sign = icon_of(app) == Icon::None ? 0 : paint.px(sign_css);
  return rounded(around(center, measure(letters, short_number(amount)).x + sign + 2 * paint.px(side_css),
                        letters->FontSize + paint.px(4)));
}

void draw_pill(const App& app, const Added& added) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const Rect& pill = added.pill;
  shadow(paint, pill, pill.h / 2, paint.px(4));
  fill(paint, pill, theme.raised, pill.h / 2);
  outline(paint, pill, theme.seat(static_cast<int>(index(added.seat))), pill.h / 2, paint.px(1.5F));
  Rect rest = pill;
  cut_left(rest, paint.px(side_css));
  if (const Icon sign = icon_of(app); sign != Icon::None) {
    const Rect mark = cut_left(rest, paint.px(sign_css));
    icon(paint, sign, {mark.center().x - paint.px(1), mark.center().y}, paint.px(12), theme.ink);
  }
  text_in(paint, paint.font(letters_css, Weight::Bold), rest, theme.ink, short_number(added.amount));
}

void add_there(const App& app, const Board::Laid& laid, std::vector<Added>& out) {
  const std::vector<Adding> cards = added_there(app, laid.id);
  if (cards.empty()) return;
  const Seat seat = shown_view(app)[laid.id].seat;
  const bool each = std::all_of(cards.begin(), cards.end(), [&](const Adding& card) {
    return pill_around(app, {}, card.amount).w <= card.seen.w;
  });
  if (each) {
    for (const Adding& card : cards)
      out.push_back({pill_around(app, card.seen.center(), card.amount), card.amount, seat});
    return;
  }
  std::int32_t sum = 0;
  for (const Adding& card : cards)
    sum = bounded_sum(sum, card.amount);
  const Rect &first = cards.front().seen, &last = cards.back().seen;
  out.push_back({pill_around(app, {(first.x + last.right()) / 2, last.center().y}, sum), sum, seat});
}

} // namespace

std::vector<Added> added_on_screen(const App& app) {
  std::vector<Added> out;
  const BattleLooks& battle = app.layout().looks.battle;
  if (battle.shield < 0 || battle.there < 0) return out;
  for (const Board::Laid& laid : app.board.places) {
    const bool beside = laid.zone->show == Show::Row || laid.zone->show == Show::Line;
    if (beside && shown_view(app)[laid.id].kind == battle.there) add_there(app, laid, out);
  }
  return out;
}

void draw_adding(const App& app) {
  for (const Added& added : added_on_screen(app))
    draw_pill(app, added);
}

} // namespace twoseat
