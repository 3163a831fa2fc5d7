// Drawing the table: wells below, cards on them, and marks on the cards.
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

// Its numbers of now, not the printed ones.
bool shows_now(const App& app, const Sprite& sprite) {
  const bool spread = sprite.show == Show::Circle || sprite.show == Show::Cell || sprite.show == Show::Line ||
                      sprite.show == Show::Row;
  return spread && sprite.seen && sprite.seen->facing == Facing::Up &&
         in_play(*app.book().family, shown_view(app)[sprite.place]);
}

void draw_sprite(const App& app, const Sprite& sprite, const Pose& pose) {
  const Paint& paint = app.ui.paint;
  const Rect rect = pose_rect(pose);
  const float radius = card_radius(pose.height);
  shadow(paint, rect, radius, paint.px(sprite.show == Show::Hand ? 6 : 4), 0.7F);
  for (int i = sprite.pile; i > 0; --i) {
    const Rect edge{rect.x + static_cast<float>(i) * paint.hair(),
                    rect.y + static_cast<float>(i) * paint.hair() * 1.5F, rect.w, rect.h};
    fill(paint, edge, i % 2 == 0 ? rgb(0x46566F) : rgb(0x2B3648), radius);
  }
  const Mark since = mark(paint);
  CardLook look;
  look.def = sprite.def;
  look.face_up = pose.face > 0;
  look.height = std::round(pose.height);
  if (shows_now(app, sprite)) look.seen = &*sprite.seen;
  look.veiled = look.face_up && sprite.seen && sprite.seen->facing == Facing::Down && sprite.place &&
                in_play(*app.book().family, shown_view(app)[sprite.place]);
  look.held = sprite.show == Show::Hand;
  draw_card(paint, app.cards(), look);
  const float turn = std::max(0.02F, std::abs(pose.face));
  // A standing card's edges fall on whole pixels when its middle does, or lies half a pixel off.
  const float w = std::round(look.height * card_ratio);
  const ImVec2 at{std::floor(pose.center.x - w / 2) + w / 2,
                  std::floor(pose.center.y - look.height / 2) + look.height / 2};
  place_since(paint, since, pose.degrees == 0 ? at : pose.center, pose.degrees, {turn, 1},
              1); // NOLINT: exact
}

// In the middle of what its neighbours leave to be seen of it.
void draw_chosen(const Paint& paint, const Sprite& sprite, const Pose& pose) {
  const Rect rect = pose_rect(pose);
  draw_check(paint, {rect.x, rect.y, std::min(rect.w, sprite.hit.w), rect.h});
}

// A cell is chosen where it lies.
bool stands_alone(const App& app, PlaceId place) {
  const Board::Laid* laid = app.board.find(place);
  return laid != nullptr && laid->zone->show == Show::Cell;
}

// On a board that both share a card may stand anywhere: its rim says whose it is.
void draw_side(const App& app, const Sprite& sprite, const Pose& pose) {
  if (!sprite.seen) return;
  Seat side = side_of(app, *sprite.seen);
  if (side == Seat::None) side = sprite.seat; // not for this viewer to know: it has not left its half
  const Paint& paint = app.ui.paint;
  outline(paint, grown(pose_rect(pose), band_over(paint, pose.height) - paint.px(0.5F)),
          paint.theme->seat(static_cast<int>(index(side))), card_radius(pose.height), paint.px(2));
}

// The column whose units may change places has a button between its circles.
void draw_exchanges(App& app) {
  const SeatView& view = shown_view(app);
  if (app.session.decision.seat == Seat::None || app.choosing.held || app.drag.far || app.session.seat_link)
    return;
  const Paint& paint = app.ui.paint;
  for (std::uint16_t i = 0; i < app.session.decision.option_count; ++i) {
    const Move& move = app.session.decision.options[i];
    if (!move.place || subject(move) || stands_alone(app, move.place)) continue;
    const Rect front = place_rect(app.board, move.place);
    const bool below = view[move.place].seat == app.board.below;
    const float size = paint.px(app.board.lines ? 30 : 28);
    const bool left = front.center().x < app.board.center.x; // in the gap beside the middle column
    const float aside = app.board.unit * (app.board.lines ? 1.5F : 8.0F);
    const ImVec2 at{left ? front.right() + aside : front.x - aside, below ? front.bottom() : front.y};
    const Rect rect = rounded(around(at, size, size));
    const Press press = target(app.ui, "option:" + std::to_string(i), grown(rect, paint.px(8)),
                               words::option(*app.rules, view, move), true, false, 22);
    shadow(paint, rect, size / 2, paint.px(4));
    paint.list->AddCircleFilled(rect.center(), size / 2,
                                press.hovered ? paint.theme->can : paint.theme->raised);
    paint.list->AddCircle(rect.center(), size / 2, paint.theme->can, 0, paint.hair() * 1.5F);
    icon(paint, Icon::Swap, rect.center(), size * 0.5F,
         press.hovered ? paint.theme->on_accent : paint.theme->can);
    if (press.clicked) return choose(app.choosing, app.session, i);
  }
}

void draw_flyers(App& app) {
  const double now = app.ui.in.now;
  for (const Flyer& flyer : app.motion.flyers) {
    const double t = (now - flyer.begins) / Motion::glide_seconds;
    if (t < 0 || t >= 1) continue;
    const float e = static_cast<float>(1 - (1 - t) * (1 - t) * (1 - t));
    const Pose pose{mix(flyer.from.center, flyer.to.center, e), mix(flyer.from.height, flyer.to.height, e), 0,
                    -1};
    Sprite sprite;
    sprite.pose = pose;
    draw_sprite(app, sprite, pose);
  }
}

// Where something may go: another colour than what may be taken, and a mark of its own.
void draw_place_lights(const App& app) {
  const Paint& paint = app.ui.paint;
  for (const Board::Laid& laid : app.board.places) {
    if (!lights(app, laid)) continue;
    const Rect rect = grown(laid.rect, -paint.px(3));
    const bool over = rect.contains(app.ui.in.mouse);
    fill(paint, rect, faded(paint.theme->go, over ? 0.34F : 0.15F), paint.px(12));
  }
}

void draw_place_marks(const App& app) {
  const Paint& paint = app.ui.paint;
  for (const Board::Laid& laid : app.board.places) {
    if (!lights(app, laid)) continue;
    const Rect rect = grown(laid.rect, -paint.px(3));
    outline(paint, rect, faded(paint.theme->go, 0.8F), paint.px(12), paint.px(1.5F));
    if (shown_view(app)[laid.id].count > 0) continue;
    const float r = std::clamp(std::min(rect.w, rect.h) * 0.1F, paint.px(4), paint.px(10));
    paint.list->AddCircleFilled(rect.center(), r, paint.theme->go);
  }
}

ImU32 colour_of(const Theme& theme, Light light) {
  return light == Light::Target   ? theme.danger
         : light == Light::Friend ? faded(theme.danger, 0.55F)
         : light == Light::Goal   ? theme.go
                                  : theme.can;
}

void draw_light_under(const App& app, const Pose& pose, Light light) {
  const Paint& paint = app.ui.paint;
  glow(paint, pose_rect(pose), colour_of(*paint.theme, light), card_radius(pose.height), paint.px(7));
}

// A rim for what can do something, brackets like a finder's around what is aimed at.
void draw_light_over(const App& app, const Sprite& sprite, const Pose& pose, Light light) {
  const Paint& paint = app.ui.paint;
  const ImU32 colour = colour_of(*paint.theme, light);
  const Rect rect = pose_rect(pose);
  const bool picked = is_picked(app.choosing, app.session, sprite.id) || app.choosing.held == sprite.id;
  const float radius = card_radius(pose.height);
  const float off = band_over(paint, pose.height) + paint.px(2);
  outline(paint, grown(rect, off), colour, radius + paint.px(2),
          paint.px(picked                   ? 3
                   : light == Light::Friend ? 1
                                            : 2));
  if (is_picked(app.choosing, app.session, sprite.id)) draw_chosen(paint, sprite, pose);
  if (light == Light::Target)
    brackets(paint, grown(rect, paint.px(5)), colour, paint.px(12), paint.px(2.5F), paint.px(4));
}

// With its lights, wherever it is on its way.
void draw_card_of(App& app, const Sprite& sprite, double now, bool moves, const std::vector<CardId>& taken) {
  const Paint& paint = app.ui.paint;
  if (app.drag.far && sprite.id == app.drag.card && !aims_from(app, sprite)) return;
  const Pose pose = pose_now(app.motion, sprite, now);
  const bool clip = sprite.show == Show::Hand && sprite.seat != app.board.below;
  if (clip) paint.list->PushClipRect({0, app.board.hand_above.y}, {app.canvas.w, app.canvas.h}, true);
  const Light light = moves ? Light::None : light_of(app.choosing, app.session, app.layout(), sprite.id);
  if (light != Light::None && light != Light::Friend) draw_light_under(app, pose, light);
  draw_sprite(app, sprite, pose);
  if (stands_alone(app, sprite.place)) draw_side(app, sprite, pose);
  if (light != Light::None) draw_light_over(app, sprite, pose, light);
  const bool was_taken = sprite.id && std::find(taken.begin(), taken.end(), sprite.id) != taken.end();
  if (was_taken || (sprite.seen && !chosen_state(app, *sprite.seen).empty()))
    draw_chosen(paint, sprite, pose);
  if (clip) paint.list->PopClipRect();
}

void draw_focus(const App& app) {
  const Ui& ui = app.ui;
  if (!ui.focus_shown) return;
  for (const Target& target : ui.targets)
    if (target.id == ui.focus && (target.id.rfind("card:", 0) == 0 || target.id.rfind("place:", 0) == 0))
      outline(ui.paint, grown(target.rect, ui.paint.px(5)), ui.paint.theme->ink, ui.paint.px(8),
              ui.paint.px(3));
}

} // namespace

void draw_check(const Paint& paint, const Rect& card) {
  // Off the numbers in its corners and at its foot, and within the card where it can be: buttons lie close above a hand.
  const float r = paint.px(card.w < paint.px(72) ? 9 : 11);
  const ImVec2 at{std::round(card.center().x), card.y + (card.w >= paint.px(52) ? r : -paint.px(1))};
  paint.list->AddCircleFilled(at, r, paint.theme->can);
  icon(paint, Icon::Check, at, r * 1.18F, paint.theme->on_accent);
}

std::string chosen_state(const App& app, const CardView& card) {
  for (const CardState& state : app.layout().looks.card.states)
    if (card.def && state.chosen && (card.states & state.bit) != 0) return state.name;
  return "";
}

Seat side_of(const App& app, const CardView& card) {
  return side_of(app.layout().looks, card);
}

bool lights(const App& app, const Board::Laid& laid) {
  if (is_lit(app.choosing, app.session, laid.id)) return true;
  return laid.zone->show == Show::Cell && !app.choosing.held &&
         !options_of_place(app.session, laid.id).empty();
}

// A card on the table that is dragged points at something; any other is carried.
bool aims_from(const App& app, const Sprite& sprite) {
  return sprite.show != Show::Hand && sprite.place &&
         in_play(*app.book().family, shown_view(app)[sprite.place]);
}

void draw_table(App& app) {
  const double now = app.ui.in.now;
  draw_wells(app);
  draw_plates(app);
  draw_place_lights(app);
  const std::vector<CardId> taken = taken_before(app.session);
  // What moves lies above what lies still, and a card that is pointed at above its neighbours.
  const Sprite* above = sprite_of(app.scene, app.scene.above);
  if (above != nullptr && (!overlaps(above->show) || gliding(app.motion, *above, now))) above = nullptr;
  for (const bool moves : {false, true}) {
    if (moves) draw_highlights(app, true);
    for (const Sprite& sprite : app.scene.sprites) {
      const bool glides = gliding(app.motion, sprite, now);
      if (&sprite != above && (glides || is_highlighted(app, sprite.id, now)) == moves)
        draw_card_of(app, sprite, now, glides, taken);
    }
    if (above != nullptr && !moves) draw_card_of(app, *above, now, false, taken);
  }
  draw_markers(app);
  draw_place_marks(app);
  draw_sights(app);
  draw_flyers(app);
  draw_battle(app);
  draw_adding(app);
  draw_waiting(app);
  draw_highlights(app, false);
  draw_dice(app);
  draw_exchanges(app);
  draw_focus(app);
}

} // namespace twoseat
