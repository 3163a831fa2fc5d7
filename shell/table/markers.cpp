// Markers that lie on circles, by name, above whatever unit stands there.
#include "shell/match/seen.h"
#include "shell/table/table.h"

namespace twoseat {

void draw_markers(const App& app) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const SeatView& view = shown_view(app);
  ImFont* letters = paint.font(12, Weight::Bold);
  for (const Board::Laid& laid : app.board.places) {
    const PlaceView& place = view[laid.id];
    if (!is_marked(place) || laid.zone->show != Show::Circle) continue;
    const Rect& circle = laid.rect;
    const std::string names =
        shortened(letters, markers_on(*app.book().family, place, app.rules->say()), circle.w - paint.px(10));
    const float h = letters->FontSize + paint.px(6);
    const Rect pill = rounded(around({circle.center().x, circle.y + h / 2 - paint.px(2)},
                                     measure(letters, names).x + paint.px(12), h));
    fill(paint, pill, theme.felt, h / 2);
    outline(paint, pill, theme.gold, h / 2, paint.px(1.5F));
    text_in(paint, letters, {pill.x, pill.y - paint.px(1), pill.w, pill.h}, theme.ink, names, Align::Center);
  }
}

} // namespace twoseat
