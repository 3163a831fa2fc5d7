// What lies under the cards: the felt of both halves, circles, cells, wells, names and counts.
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

void draw_circle(const Paint& paint, const Rect& rect, bool main, bool empty, ImU32 seat) {
  const Theme& theme = *paint.theme;
  const ImVec2 c{std::round(rect.center().x), std::round(rect.center().y)};
  const float r = std::round(std::min(rect.w, rect.h) * 0.47F);
  paint.list->AddCircleFilled(c, r, faded(theme.well, 0.9F), 64);
  const ImU32 ring = main ? mixed(theme.line, seat, 0.6F) : theme.line;
  paint.list->AddCircle(c, r, ring, 64, main ? paint.px(2) : paint.hair());
  if (!empty) return;
  paint.list->AddCircle(c, r * 0.62F, faded(ring, 0.6F), 48, paint.hair());
  for (int i = 0; i < 4; ++i) { // four ticks, as on a dial
    const float a = 0.7853982F + static_cast<float>(i) * 1.5707963F;
    const ImVec2 d{std::cos(a), std::sin(a)};
    paint.list->AddLine({c.x + d.x * r * 0.62F, c.y + d.y * r * 0.62F}, {c.x + d.x * r, c.y + d.y * r},
                        faded(ring, 0.6F), paint.hair());
  }
}

// A spot of its own shape: a cell of a board, or a line of cards.
void draw_bed(const Paint& paint, const ZonePlace& zone, const Rect& rect, bool empty) {
  const Theme& theme = *paint.theme;
  const float radius = paint.px(zone.show == Show::Cell ? 5 : 10);
  fill(paint, rect, faded(theme.well, empty ? 0.45F : 0.6F), radius);
  outline(paint, rect, faded(theme.line, zone.show == Show::Cell ? 0.8F : 0.45F), radius, paint.hair());
  if (empty && zone.show != Show::Cell && measure(paint.font(12), zone.name).x <= rect.w)
    text_in(paint, paint.font(12), rect, theme.soft, zone.name, Align::Center);
}

// The names of a board's rows at its left, and of its columns on the line between its halves.
void draw_cell_names(const Paint& paint, const Board& board, const ZonePlace& zone, const Rect& rect) {
  ImFont* letters = paint.font(12);
  const ImU32 colour = paint.theme->soft;
  const float room = letters->FontSize;
  if (board.form->sideways) { // turned by a quarter: rows above, columns between the halves as ever
    const bool top = rect.center().y < board.center.y + board.form->field * board.unit;
    if (!zone.row.empty() && top)
      text_in(paint, letters, {rect.x, rect.y - room - paint.px(1), rect.w, room}, colour, zone.row,
              Align::Center);
    if (!zone.column.empty())
      text_in(paint, letters, {board.center.x - room / 2, rect.y, room, rect.h}, colour, zone.column,
              Align::Center);
    return;
  }
  const bool left = rect.center().x < board.center.x + board.form->field * board.unit;
  if (!zone.row.empty() && left)
    text_in(paint, letters, {rect.x - room - paint.px(1), rect.y, room, rect.h}, colour, zone.row,
            Align::Center);
  if (zone.column.empty()) return;
  text_in(paint, letters, {rect.x, board.center.y - room / 2, rect.w, room}, colour, zone.column,
          Align::Center);
}

void draw_column(const Paint& paint, const ZonePlace& zone, const Rect& rect, const PlaceView& place,
                 bool below) {
  const Theme& theme = *paint.theme;
  const float slot = rect.h / static_cast<float>(zone.slots);
  for (int i = 0; i < zone.slots; ++i) {
    const float y =
        below ? rect.bottom() - slot * static_cast<float>(i + 1) : rect.y + slot * static_cast<float>(i);
    const Rect box = rounded(grown({rect.x, y, rect.w, slot}, -paint.px(1.5F)));
    const bool warns = i >= zone.slots - zone.warn;
    const bool filled = i < place.count;
    fill(paint, box,
         filled  ? faded(theme.danger, 0.30F)
         : warns ? mixed(theme.well, theme.danger, 0.16F)
                 : faded(theme.well, 0.9F),
         paint.px(4));
    outline(paint, box, warns || filled ? faded(theme.danger, 0.55F) : faded(theme.line, 0.8F), paint.px(4),
            paint.hair());
    if (!filled && box.h >= paint.px(10)) // else they would lie on one another
      text_in(paint, paint.font(12), box, warns ? theme.danger : theme.soft, std::to_string(i + 1),
              Align::Center);
  }
}

// What is written below a pile. A little may hang over, but not where piles are small and close to each other. Where there
// is no room for all of it, of an empty one the name is told alone.
struct PileWords {
  std::string name, count;
  ImFont* letters = nullptr; // of the name
  float gap = 0;
};
PileWords words_below(const Paint& paint, const ZonePlace& zone, const Rect& rect, int cards) {
  PileWords out{"", std::to_string(cards), paint.font(12), paint.px(4)};
  const float over = rect.w < paint.px(60) ? paint.px(2) : paint.px(zone.shelf < 0 ? 12 : 8);
  const float digits = measure(paint.font(12, Weight::Bold), out.count).x;
  for (const bool counted : {true, false})
    for (const std::string* name : {&zone.name, &zone.brief}) {
      const float room = rect.w + over - (counted ? out.gap + digits : 0);
      if (name->empty() || measure(out.letters, *name).x > room || (!counted && cards > 0)) continue;
      return {*name, counted ? out.count : "", out.letters, out.gap};
    }
  return out; // pointing at the pile tells its name
}

void draw_pile(const Paint& paint, const ZonePlace& zone, const Rect& rect, const PlaceView& place) {
  const Theme& theme = *paint.theme;
  const float height = pile_height(rect, paint), width = std::round(height * card_ratio);
  const Rect well = rounded({rect.center().x - width / 2, rect.y + paint.px(2), width, height});
  if (place.count == 0) {
    fill(paint, well, faded(theme.well, 0.7F), card_radius(height));
    outline(paint, well, faded(theme.line, 0.8F), card_radius(height), paint.hair());
  }
  const PileWords words = words_below(paint, zone, rect, place.count);
  ImFont* digits = paint.font(12, Weight::Bold);
  const float name =
      words.name.empty() ? 0 : measure(words.letters, words.name).x + (words.count.empty() ? 0 : words.gap);
  float x = rect.center().x - (name + measure(digits, words.count).x) / 2;
  const float y = std::min(rect.bottom() - digits->FontSize - paint.px(1), well.bottom() + paint.px(3));
  text(paint, words.letters, {x, y + (digits->FontSize - words.letters->FontSize) / 2}, theme.soft,
       words.name);
  text(paint, digits, {x + name, y}, place.count > 0 ? theme.ink : theme.soft, words.count);
}

void draw_chip(const Paint& paint, const ZonePlace& zone, const Rect& rect, const PlaceView& place) {
  const Theme& theme = *paint.theme;
  fill(paint, rect, faded(theme.well, place.count > 0 ? 1.0F : 0.6F), paint.px(5));
  const ChipWords words = chip_words(paint, zone, rect, place.count);
  ImFont* digits = paint.font(12, Weight::Bold);
  const ImU32 ink = place.count > 0 ? theme.ink : theme.soft;
  const std::string count = std::to_string(place.count);
  if (words.name.empty() && place.count == 0 && rect.h < paint.px(16)) return; // zeros hide what is there
  if (words.one_line) {                                                        // the name before the number
    const Rect inner = grown(rect, -paint.px(1));
    text(paint, words.letters, {inner.x, rect.center().y - words.letters->FontSize / 2}, theme.soft,
         words.name);
    const float w = measure(digits, count).x; // which is told in any case
    const float behind =
        inner.x + measure(words.letters, words.name).x + paint.px(5); // the next name begins farther off
    const float x =
        w > inner.w || words.name.empty() ? rect.center().x - w / 2 : std::min(behind, inner.right() - w);
    return text(paint, digits, {x, rect.center().y - digits->FontSize / 2}, ink, count);
  }
  const float h = paint.font(12)->FontSize * 0.86F;
  const bool named = !words.name.empty(); // else pointing at it tells the name
  text_in(paint, digits, {rect.x, rect.center().y - (named ? h : h / 2), rect.w, h}, ink, count,
          Align::Center);
  text_in(paint, words.letters, {rect.x, rect.center().y - paint.px(1), rect.w, h}, theme.soft, words.name,
          Align::Center);
}

void draw_row(const Paint& paint, const ZonePlace& zone, const Rect& rect, bool empty) {
  fill(paint, rect, faded(paint.theme->well, 0.55F), paint.px(10));
  if (empty) text_in(paint, paint.font(12), rect, paint.theme->soft, zone.name, Align::Center);
}

// The other seat's place of the same kind, where both lie in one spot.
PlaceId partner(const SeatView& view, const Board::Laid& laid) {
  const Seat seat = view[laid.id].seat;
  return laid.zone->shared && seat != Seat::None ? find_place(view, other(seat), laid.zone->kind) : PlaceId{};
}
bool shared_twice(const Board& board, const SeatView& view, const Board::Laid& laid) {
  return partner(view, laid) && view[laid.id].seat != board.below;
}
bool is_empty(const SeatView& view, const Board::Laid& laid) {
  const PlaceId with = partner(view, laid);
  return view[laid.id].count == 0 && (!with || view[with].count == 0);
}

// The half of whoever's turn it is glows in that seat's colour, strongest at its own edge.
void draw_half(const Paint& paint, const Board& board, const Rect& felt, Seat leads) {
  const bool below = leads == board.below;
  const ImU32 accent = paint.theme->seat(static_cast<int>(index(leads)));
  const ImU32 strong = faded(accent, paint.theme->light ? 0.11F : 0.13F), none = faded(accent, 0);
  const float radius = board.upright ? 0 : paint.px(14), cap = paint.px(14), edge = paint.px(3);
  if (board.form->sideways) {
    const float from = below ? felt.x + cap : board.center.x,
                to = below ? board.center.x : felt.right() - cap;
    const ImU32 left = below ? strong : none, right = below ? none : strong;
    paint.list->AddRectFilledMultiColor({from, felt.y}, {to, felt.bottom()}, left, right, right, left);
    const Rect end{below ? felt.x : felt.right() - cap, felt.y, cap, felt.h};
    paint.list->AddRectFilled(end.min(), end.max(), strong, radius,
                              below ? ImDrawFlags_RoundCornersLeft : ImDrawFlags_RoundCornersRight);
    return fill(paint, {below ? felt.x : felt.right() - edge, felt.y + cap, edge, felt.h - 2 * cap}, accent,
                paint.px(2));
  }
  const float from = below ? board.center.y : felt.y + cap, to = below ? felt.bottom() - cap : board.center.y;
  const ImU32 top = below ? none : strong, bottom = below ? strong : none;
  paint.list->AddRectFilledMultiColor({felt.x, from}, {felt.right(), to}, top, top, bottom, bottom);
  const Rect end{felt.x, below ? felt.bottom() - cap : felt.y, felt.w, cap};
  paint.list->AddRectFilled(end.min(), end.max(), strong, radius,
                            below ? ImDrawFlags_RoundCornersBottom : ImDrawFlags_RoundCornersTop);
  fill(paint, {felt.x + cap, below ? felt.bottom() - edge : felt.y, felt.w - 2 * cap, edge}, accent,
       paint.px(2));
}

} // namespace

std::string name_below(const Paint& paint, const ZonePlace& zone, const Rect& rect, int cards) {
  return words_below(paint, zone, rect, cards).name;
}

// Two lines stand only where they keep off those of the next chip, or where one has no room for most names.
ChipWords chip_words(const Paint& paint, const ZonePlace& zone, const Rect& rect, int count) {
  ChipWords words{paint.font(12), zone.name, false};
  const float h = words.letters->FontSize * 0.86F, gap = paint.px(3);
  const float digits = measure(paint.font(12, Weight::Bold), std::to_string(count)).x;
  words.one_line = rect.h < 1.8F * h || (rect.h < 2.8F * h && rect.w >= paint.px(64));
  const auto fits = [&](ImFont* letters) {
    const float name = measure(letters, words.name).x;
    return words.one_line ? name + gap + digits <= rect.w - paint.px(2) : name <= rect.w;
  };
  if (!fits(words.letters)) words.letters = paint.font(11);
  if (!fits(words.letters)) words.name.clear();
  return words;
}

void draw_wells(App& app) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const Board& board = app.board;
  const SeatView& view = shown_view(app);
  const Rect felt = grown(board.board, paint.px(board.upright ? 0 : 2));
  fill(paint, felt, theme.felt, paint.px(board.upright ? 0 : 14));
  const Seat leads = view.outcome == Outcome::WonByA   ? Seat::A
                     : view.outcome == Outcome::WonByB ? Seat::B
                     : view.outcome == Outcome::Draw   ? Seat::None
                                                       : view.turn_player;
  if (leads != Seat::None) draw_half(paint, board, felt, leads);
  for (const Board::Laid& laid : board.places) {
    const PlaceView& place = view[laid.id];
    const ZonePlace& zone = *laid.zone;
    if (laid.rect.empty() || (zone.hides && zone.shelf < 0 && place.count == 0)) continue;
    const ImU32 accent =
        place.seat == Seat::None ? theme.line : theme.seat(static_cast<int>(index(place.seat)));
    if (zone.shared && shared_twice(board, view, laid)) continue; // the one below draws it for both
    switch (zone.show) {
    case Show::Circle: draw_circle(paint, laid.rect, zone.main, place.count == 0, accent); break;
    case Show::Cell: draw_cell_names(paint, board, zone, laid.rect); [[fallthrough]];
    case Show::Line: draw_bed(paint, zone, laid.rect, is_empty(view, laid)); break;
    case Show::Column: draw_column(paint, zone, laid.rect, place, place.seat == board.below); break;
    case Show::Fan:
    case Show::Pile: draw_pile(paint, zone, laid.rect, place); break;
    case Show::Chip: draw_chip(paint, zone, laid.rect, place); break;
    case Show::Row: draw_row(paint, zone, laid.rect, is_empty(view, laid)); break;
    case Show::Hand: break;
    }
  }
}

} // namespace twoseat
