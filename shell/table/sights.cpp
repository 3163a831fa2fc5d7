// What a lesson or a suggestion wants looked at: a quiet double ring with an eye on it, and a lesson's in words.
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include <algorithm>
#include <cmath>

namespace twoseat {
namespace {

const demos::Sights* sights_now(const App& app) {
  return app.lesson && !app.session.seat_link ? &sights_of(*app.lesson, app.session) : nullptr;
}

void draw_ring(const Paint& paint, const Rect& around_it, float radius) {
  const Theme& theme = *paint.theme;
  const Rect inner = rounded(grown(around_it, paint.px(3)));
  outline(paint, inner, theme.table, radius + paint.px(3),
          paint.px(5)); // so that it stands out on any ground
  outline(paint, inner, theme.gold, radius + paint.px(3), paint.px(2.5F));
  outline(paint, grown(inner, paint.px(4)), faded(theme.gold, 0.55F), radius + paint.px(7), paint.hair());
  const ImVec2 at{std::round(inner.center().x),
                  inner.y - paint.px(2)}; // corners carry what a card says from afar
  const float size = std::clamp(around_it.h * 0.16F, paint.px(7), paint.px(11));
  paint.list->AddCircleFilled(at, size, theme.gold);
  paint.list->AddCircle(at, size, theme.table, 0, paint.hair());
  icon(paint, Icon::Eye, at, size * 1.3F, theme.on_accent);
}

bool lies_in(const App& app, CardId id, PlaceId place) {
  const CardView* card = find_card(shown_view(app), id);
  return card != nullptr && card->place == place;
}

// A place is not named beside a card that lies in it.
bool stands_for_itself(const App& app, const demos::Sights& sights, PlaceId place) {
  return std::none_of(sights.cards.begin(), sights.cards.end(),
                      [&](CardId id) { return lies_in(app, id, place); });
}

std::string place_in_words(const App& app, PlaceId place) {
  const PlaceView& view = shown_view(app)[place];
  const std::string name(app.rules->say()(app.book().family->place_kinds[view.kind].name));
  return view.seat == Seat::None ? name : app.session.names[index(view.seat)] + ": " + name;
}

void draw_rings(const App& app, const demos::Sights& sights) {
  const Paint& paint = app.ui.paint;
  for (const PlaceId place : sights.places)
    if (const Rect rect = place_rect(app.board, place);
        !rect.empty() && stands_for_itself(app, sights, place))
      draw_ring(paint, rect, paint.px(8));
  for (const CardId id : sights.cards) {
    const CardView* card = find_card(shown_view(app), id);
    if (card == nullptr) continue; // not for this viewer to know
    if (const Sprite* sprite = sprite_of(app.scene, id)) {
      const Pose pose = pose_now(app.motion, *sprite, app.ui.in.now);
      draw_ring(paint, pose_rect(pose), card_radius(pose.height));
    } else if (const Rect rect = place_rect(app.board, card->place); !rect.empty()) {
      draw_ring(paint, rect, paint.px(8));
    }
  }
}

} // namespace

void draw_sights(const App& app) {
  if (const demos::Sights* sights = sights_now(app)) draw_rings(app, *sights);
  draw_rings(app, hint_sights(app));
}

std::vector<Rect> sights_on_screen(const App& app) {
  std::vector<Rect> out;
  const demos::Sights* sights = sights_now(app);
  if (sights == nullptr) return out;
  for (const PlaceId place : sights->places)
    if (const Rect rect = place_rect(app.board, place); !rect.empty()) out.push_back(rect);
  for (const CardId id : sights->cards)
    if (const Sprite* sprite = sprite_of(app.scene, id)) out.push_back(pose_rect(sprite->pose));
  return out;
}

std::vector<std::string> sights_in_words(const App& app) {
  std::vector<std::string> lines;
  const demos::Sights* sights = sights_now(app);
  if (sights == nullptr) return lines;
  for (const CardId id : sights->cards)
    if (const CardView* card = find_card(shown_view(app), id))
      lines.push_back(place_in_words(app, card->place) +
                      (card->def ? ": " + app.book().print(card->def).name : ""));
  for (const PlaceId place : sights->places)
    if (stands_for_itself(app, *sights, place)) lines.push_back(place_in_words(app, place));
  return lines;
}

} // namespace twoseat
