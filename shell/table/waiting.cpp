// What waits on the stack: a short list, the newest first, and an arc from what is next to what it is aimed at.
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

ImU32 accent_of(const App& app, Seat seat) {
  return seat == Seat::None ? app.ui.paint.theme->soft
                            : app.ui.paint.theme->seat(static_cast<int>(index(seat)));
}

// What is done next in large letters, what waits below it in small ones, each whole; of what has no room how many.
void draw_list(const App& app, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const auto& entries = shown_view(app).entries;
  const float line = paint.px(20), pad = paint.px(8), bar = paint.px(10), inner = rect.w - 2 * pad - bar;
  struct Row {
    std::string words;
    float height = 0;
    Seat seat = Seat::None;
  };
  std::vector<Row> rows;
  float all = 0;
  for (std::size_t i = entries.size(); i-- > 0;) {
    Row row{words::waiting(*app.rules, shown_view(app), entries[i]), 0, entries[i].seat};
    row.height = rows.empty() ? paragraph_height(paint.font(14, Weight::Bold), inner, row.words)
                              : paragraph_height(paint.font(12), inner, row.words) + paint.px(5);
    const float more = i > 0 ? line : 0; // that others wait has to be said, too
    if (!rows.empty() && all + row.height + more > rect.h - 2 * pad) break;
    all += row.height;
    rows.push_back(std::move(row));
  }
  const std::size_t left = entries.size() - rows.size();
  const Rect box = rounded(around(rect.center(), rect.w, all + (left > 0 ? line : 0) + 2 * pad));
  shadow(paint, box, paint.px(10), paint.px(6), 0.6F);
  fill(paint, box, theme.raised, paint.px(10));
  Rect rest = grown(box, -pad);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    Rect row = cut_top(rest, rows[i].height);
    fill(paint, rounded({row.x, row.y + paint.px(2), paint.px(3), row.h - paint.px(4)}),
         accent_of(app, rows[i].seat), 1);
    cut_left(row, bar);
    ImFont* letters = i == 0 ? paint.font(14, Weight::Bold) : paint.font(12);
    paragraph(paint, letters, {row.x, row.y + (i == 0 ? 0 : paint.px(2))}, row.w,
              i == 0 ? theme.ink : theme.soft, rows[i].words);
  }
  if (left > 0)
    text_in(paint, paint.font(12), cut_top(rest, line), theme.soft,
            words::about_number(app.tongue.table, words::more_wait, left), Align::Center);
}

// From the middle of one thing to the edge of the other.
void draw_aim(const App& app, const EntryView& entry) {
  const Paint& paint = app.ui.paint;
  const ImU32 accent = accent_of(app, entry.seat);
  const Sprite* source = sprite_of(app.scene, entry.source);
  const Sprite* target = sprite_of(app.scene, entry.target);
  if (source == nullptr) return;
  const Rect from = pose_rect(source->pose);
  const float edge =
      paint.px(source->pose.height < paint.px(60) ? 2 : 3); // on a small card nothing of it is hidden
  outline(paint, grown(from, edge), accent, card_radius(source->pose.height) + edge, edge);
  Rect to = target != nullptr ? pose_rect(target->pose) : place_rect(app.board, entry.place);
  if (to.empty() || target == source) return;
  if (target != nullptr)
    outline(paint, grown(to, paint.px(3)), faded(accent, 0.8F),
            card_radius(target->pose.height) + paint.px(3), paint.px(2));
  const ImVec2 a = from.center(), b = to.center();
  const float length = distance(a, b);
  if (length < paint.px(8)) return;
  const auto along = [&](float way) { return ImVec2{a.x + (b.x - a.x) * way, a.y + (b.y - a.y) * way}; };
  const ImVec2 start = along(std::min(0.3F, from.w * 0.45F / length)),
               tip = along(1 - std::min(0.3F, to.w * 0.5F / length));
  arc_arrow(paint, start, tip, paint.px(10), faded(paint.theme->table, 0.65F), paint.px(8), paint.px(20));
  arc_arrow(paint, start, tip, paint.px(10), accent, paint.px(4), paint.px(16));
}

} // namespace

void draw_waiting(const App& app) {
  const SeatView& view = shown_view(app);
  if (view.entries.empty() || app.layout().looks.waiting.empty()) return;
  draw_aim(app, view.entries.back());
  const Form& form = *app.board.form;
  if (form.waiting_size.x > 0)
    draw_list(app, unit_rect(app.board, around(form.waiting_at, form.waiting_size.x, form.waiting_size.y),
                             app.board.below));
}

} // namespace twoseat
