// How a match ends: the loser's side is closed in on, the winner's cards shine.
#include "shell/table/paper.h"
#include "shell/table/table.h"

namespace twoseat {
namespace {

// Of the vanguard, the leader, the hero; where there is none, of all who fight.
void each_head(const App& app, bool of_winner, float t, void (*draw)(const Paint&, const Pose&, float t)) {
  const Outcome outcome = shown_view(app).outcome;
  if (outcome != Outcome::WonByA && outcome != Outcome::WonByB) return;
  const Seat winner = outcome == Outcome::WonByA ? Seat::A : Seat::B;
  for (const Sprite& sprite : app.scene.sprites) {
    const Board::Laid* laid = app.board.find(sprite.place);
    if (laid == nullptr || !sprite.seen || !(laid->zone->main || laid->zone->show == Show::Cell)) continue;
    if ((side_of(app, *sprite.seen) == winner) == of_winner) draw(app.ui.paint, sprite.pose, t);
  }
}

void shine(const Paint& paint, const Pose& pose, float t) {
  const ImU32 gold = paint.theme->gold;
  draw_burst(paint, pose.center, pose.height, 0.5F, 1.1F, 15, t, gold, mixed(gold, paint.theme->paper, 0.4F));
}

void close_in(const Paint& paint, const Pose& pose, float t) {
  const float in = eased(span(t, 0, 0.6F)), h = pose.height;
  draw_wreath(paint, {pose.center, h * 2, h * mix(1.9F, 0.28F, in), 0.5F, 19, 0.2F * t, 6.2831853F,
                      mixed(paint.theme->danger, rgb(0), 0.35F), rgb(0x14181F)});
}

} // namespace

void draw_triumph(const App& app, const Highlight&, float t) {
  each_head(app, true, t, shine);
}

void draw_fall(const App& app, const Highlight&, float t) {
  each_head(app, false, t, close_in);
}

} // namespace twoseat
