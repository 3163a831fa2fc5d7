// What lies above the table: the card in the hand that drags it, the small chooser, a card that is checked.
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

void draw_drag(App& app) {
  if (!app.drag.far) return;
  const Paint& paint = app.ui.paint;
  const Sprite* sprite = sprite_of(app.scene, app.drag.card);
  if (sprite == nullptr) return;
  const Decision& decision = app.session.decision;
  const bool aims = app.choosing.ahead || decision.question != 0 || app.layout().aimed != 0;
  const bool attacks =
      aims && aims_from(app, *sprite) && options_of_place(app.session, sprite->place).empty();
  if (attacks) {
    const ImU32 accent = paint.theme->seat(static_cast<int>(index(sprite->seat)));
    arc_arrow(paint, sprite->pose.center, app.ui.in.mouse, 0, faded(paint.theme->table, 0.6F), paint.px(9),
              paint.px(22));
    arc_arrow(paint, sprite->pose.center, app.ui.in.mouse, 0, accent, paint.px(5), paint.px(18));
    return;
  }
  const float height = std::max(app.board.card_height(), sprite->pose.height);
  const ImVec2 at{std::round(app.ui.in.mouse.x - app.drag.grip.x),
                  std::round(app.ui.in.mouse.y - app.drag.grip.y)};
  shadow(paint, around(at, height * card_ratio, height), card_radius(height), paint.px(18), 1.2F);
  const Mark since = mark(paint);
  draw_card(paint, app.cards(), {sprite->def, true, height, nullptr});
  place_since(paint, since, at, 0, {1, 1}, 0.94F);
}

void draw_chooser(App& app) {
  if (app.choosing.chooser.empty() || app.session.decision.seat == Seat::None) return;
  const Paint& paint = app.ui.paint;
  const Options options = app.choosing.chooser;
  float width = paint.px(150);
  for (const std::uint16_t option : options)
    width = std::max(width, measure(paint.font(14, Weight::Bold),
                                    words::option_short(*app.rules, app.session.view,
                                                        app.session.decision.options[option]))
                                    .x +
                                paint.px(44));
  const float row = paint.px(46), pad = paint.px(6);
  Rect box{app.choosing.chooser_at.x - width / 2, app.choosing.chooser_at.y + paint.px(14), width + 2 * pad,
           row * static_cast<float>(options.size()) + 2 * pad};
  box.x = std::clamp(box.x, paint.px(4), app.canvas.w - box.w - paint.px(4));
  if (box.bottom() > app.canvas.h - paint.px(8)) box.y = app.choosing.chooser_at.y - box.h - paint.px(14);
  box = rounded(box);
  const Layer above(app.ui, box);
  shadow(paint, box, paint.px(12), paint.px(14));
  fill(paint, box, paint.theme->raised, paint.px(12));
  outline(paint, box, paint.theme->can, paint.px(12), paint.px(1.5F));
  Rect rest = grown(box, -pad);
  for (const std::uint16_t option : options) {
    const Rect line = grown(cut_top(rest, row), -paint.px(1));
    const Press press = target(app.ui, "choose:" + std::to_string(option), line,
                               words::option(*app.rules, app.session.view, app.session.decision, option));
    if (press.hovered || press.held) fill(paint, line, faded(paint.theme->can, 0.22F), paint.px(8));
    text_in(paint, paint.font(14, Weight::Bold),
            {line.x + paint.px(12), line.y, line.w - paint.px(20), line.h}, paint.theme->ink,
            words::option_short(*app.rules, app.session.view, app.session.decision.options[option]));
    if (press.clicked) return choose(app.choosing, app.session, option);
  }
}

// A pile that is pointed at says its whole name: on the board there may be room for a part of it, or for the number alone.
void draw_pile_tip(const App& app) {
  if (app.sheet != Sheet::None || app.drag.far || (app.ui.in.touch && !app.ui.in.down)) return;
  const Board::Laid* under = nullptr;
  for (const Board::Laid& laid : app.board.places) {
    const Show show = laid.zone->show;
    const bool heap = show == Show::Chip || show == Show::Pile || show == Show::Fan;
    if (heap && laid.rect.contains(app.ui.in.mouse)) under = &laid;
  }
  if (under == nullptr) return;
  const Paint& paint = app.ui.paint;
  const SeatView& view = shown_view(app);
  const std::string said = words::capital(words::place_name(*app.rules, view, under->id)) + ": " +
                           std::to_string(view[under->id].count);
  ImFont* letters = paint.font(12, Weight::Bold);
  const float w = measure(letters, said).x + paint.px(16), h = paint.px(26), gap = paint.px(4);
  Rect box{under->rect.center().x - w / 2, under->rect.y - h - gap, w, h};
  box.x = std::clamp(box.x, gap, std::max(gap, app.canvas.w - w - gap));
  if (box.y < gap) box.y = under->rect.bottom() + gap;
  box = rounded(box);
  shadow(paint, box, paint.px(6), paint.px(8));
  fill(paint, box, paint.theme->raised, paint.px(6));
  outline(paint, box, paint.theme->line, paint.px(6), paint.hair());
  text_in(paint, letters, box, paint.theme->ink, said, Align::Center);
}

// Counters that are pointed at say what they are for, below the plate they stand on or, where there is no room, above it.
void draw_counter_tip(const App& app) {
  if (app.sheet != Sheet::None || app.drag.far || (app.ui.in.touch && !app.ui.in.down)) return;
  const Paint& paint = app.ui.paint;
  const Board& board = app.board;
  ImFont* letters = paint.font(12);
  const float gap = paint.px(8), width = std::min(paint.px(300), app.canvas.w - 4 * gap);
  for (const Seat seat : both_seats) {
    const Rect plate = !board.lines          ? plate_rect(board, seat)
                       : seat == board.below ? board.plate_below
                                             : board.plate_above;
    if (!plate.contains(app.ui.in.mouse)) continue;
    std::string said;
    for (const Meter& meter : app.layout().looks.meters)
      if (!meter.means.empty()) said += (said.empty() ? "" : "\n") + meter.means;
    if (said.empty()) return;
    const float h = paragraph_height(letters, width, said) + 2 * gap;
    Rect box{plate.center().x - width / 2 - gap, plate.bottom() + gap, width + 2 * gap, h};
    box.x = std::clamp(box.x, gap, std::max(gap, app.canvas.w - box.w - gap));
    if (box.bottom() > app.canvas.h - gap) box.y = plate.y - gap - h;
    box = rounded(box);
    shadow(paint, box, paint.px(6), paint.px(8));
    fill(paint, box, paint.theme->raised, paint.px(6));
    outline(paint, box, paint.theme->line, paint.px(6), paint.hair());
    paragraph(paint, letters, {box.x + gap, box.y + gap}, width, paint.theme->ink, said);
  }
}

} // namespace

void draw_table_top(App& app) {
  draw_pile_tip(app);
  draw_counter_tip(app);
  draw_drag(app);
  draw_chooser(app);
  draw_spotlight(app);
}

} // namespace twoseat
