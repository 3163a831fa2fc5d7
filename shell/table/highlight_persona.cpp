// A persona ride: a crown above the vanguard, and its light runs along the front row.
#include "shell/table/paper.h"
#include "shell/table/table.h"

namespace twoseat {
namespace {

const Sprite* main_of(const App& app, Seat seat) {
  for (const Sprite& sprite : app.scene.sprites)
    if (const Board::Laid* laid = app.board.find(sprite.place);
        sprite.seat == seat && laid != nullptr && laid->zone->main && sprite.show == Show::Circle)
      return &sprite;
  return nullptr;
}

} // namespace

void draw_persona(const App& app, const Highlight& highlight, float t) {
  const Paint& paint = app.ui.paint;
  const Sprite* main = main_of(app, highlight.seat);
  if (main == nullptr) return;
  for (const Sprite& sprite : app.scene.sprites) {
    const ImVec2 off = plus(sprite.pose.center, scaled(main->pose.center, -1));
    if (sprite.seat != highlight.seat || sprite.show != Show::Circle ||
        std::abs(off.y) > main->pose.height * 0.3F)
      continue;
    const float later = std::min(0.25F, std::abs(off.x) / main->pose.height * 0.12F);
    draw_burst(paint, sprite.pose.center, sprite.pose.height, 0.5F, 0.86F, 15, t - later, paint.theme->gold,
               mixed(paint.theme->gold, paint.theme->paper, 0.45F));
  }
}

void draw_crown(const App& app, const Highlight& highlight, float t) {
  const Sprite* main = main_of(app, highlight.seat);
  if (main == nullptr) return;
  const Paint& paint = app.ui.paint;
  const float size = std::max(paint.px(26), main->pose.height * 0.34F);
  const float shown = overshot(span(t, 0.05F, 0.4F)) * (1 - eased(span(t, 0.75F, 1)));
  const float up = main->seat == app.board.below ? -1.0F : 1.0F;
  draw_sign(paint, plus(main->pose.center, {0, up * main->pose.height * 0.5F}), size * shown, Icon::Crown,
            paint.theme->gold);
}

} // namespace twoseat
