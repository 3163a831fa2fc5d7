// A fight of dice: both dice between the fighters, and what they fell on as two bars that grow until they meet.
#include "shell/match/seen.h"
#include "shell/table/paper.h"
#include "shell/table/table.h"

namespace twoseat {
namespace {

struct Fight {
  const Die* dice[2]; // the upper or left one first
  const Sprite* fighters[2];
};

// Two dice of the moment that is shown, and two who strike at each other.
std::optional<Fight> fight_now(const App& app) {
  if (app.session.stage != Stage::Before) return {}; // then they lie at the side
  const auto& dice = app.motion.dice;
  const auto& entries = shown_view(app).entries;
  if (dice.size() != 2 || !dice[0].fresh || !dice[1].fresh || dice[0].seat == dice[1].seat || entries.empty())
    return {};
  const EntryView& entry = entries.back();
  Fight fight{{&dice[0], &dice[1]}, {sprite_of(app.scene, entry.source), sprite_of(app.scene, entry.target)}};
  if (fight.fighters[0] == nullptr || fight.fighters[1] == nullptr) return {};
  if (dice[0].seat != entry.seat) std::swap(fight.dice[0], fight.dice[1]);
  const ImVec2 a = fight.fighters[0]->pose.center, b = fight.fighters[1]->pose.center;
  const bool upright = std::abs(a.y - b.y) > std::abs(a.x - b.x);
  if (upright ? a.y > b.y : a.x > b.x)
    std::swap(fight.dice[0], fight.dice[1]), std::swap(fight.fighters[0], fight.fighters[1]);
  return fight;
}

} // namespace

bool fights_with_dice(const App& app) {
  return fight_now(app).has_value();
}

void draw_dice_fight(const App& app, double rolled) {
  const std::optional<Fight> fight = fight_now(app);
  if (!fight) return;
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const ImVec2 a = fight->fighters[0]->pose.center, b = fight->fighters[1]->pose.center;
  const bool upright = std::abs(a.y - b.y) > std::abs(a.x - b.x);
  const float size = paint.px(28), pad = paint.px(5), thick = paint.px(10), track = paint.px(46);
  ImFont* letters = paint.font(12, Weight::Bold);
  float words = 0;
  for (const Die* die : fight->dice)
    words = std::max(words, measure(letters, die->caption).x);
  const float length = 2 * size + track + 2 * pad;
  const float w =
      upright ? size + 2 * pad + (words > 0 ? words + pad : 0) : std::max(length, 2 * words + 3 * pad);
  const float h = upright ? length : size + 2 * pad + (words > 0 ? letters->FontSize + paint.px(4) : 0);
  Rect box = around(mix(a, b, 0.5F), w, h);
  box.x = std::clamp(box.x, pad, std::max(pad, app.canvas.w - w - pad));
  box = rounded(box);
  shadow(paint, box, paint.px(12), paint.px(12));
  fill(paint, box, theme.raised, paint.px(12));
  const bool falls = rolled < 1;
  const float grown_by =
      falls ? 0
            : eased(span(static_cast<float>(app.ui.in.now - app.motion.rolled - Motion::roll_seconds), 0,
                         0.3F));
  const int sum = std::max(1, fight->dice[0]->fell + fight->dice[1]->fell);
  const float edge = upright ? box.y : box.x + (w - length) / 2;
  const float begin = edge + pad + size + paint.px(6);
  const float reach = track - paint.px(12);
  for (const int side : {0, 1}) {
    const Die& die = *fight->dice[side];
    const float along = edge + (side == 0 ? pad : length - pad - size);
    const Rect face = upright ? Rect{box.x + pad, along, size, size} : Rect{along, box.y + pad, size, size};
    const ImU32 accent = theme.seat(static_cast<int>(index(die.seat)));
    draw_die(paint, face, die, accent, rolled);
    const float share =
        reach * static_cast<float>(die.fell) / static_cast<float>(sum) * (app.reduced_motion ? 1 : grown_by);
    const float from = side == 0 ? begin : begin + reach - share;
    const ImVec2 middle = face.center();
    fill(paint,
         upright ? Rect{middle.x - thick / 2, from, thick, share}
                 : Rect{from, middle.y - thick / 2, share, thick},
         accent, paint.px(3));
    if (falls) continue;
    const Rect told = upright ? Rect{face.right() + pad, face.y, words, face.h}
                              : Rect{side == 0 ? box.x + pad : box.center().x, face.bottom() + paint.px(2),
                                     w / 2 - pad, letters->FontSize + paint.px(2)};
    text_in(paint, letters, told, theme.ink, die.caption, upright ? Align::Left : Align::Center);
  }
}

} // namespace twoseat
