// One frame of playing: the scene is laid, cards begin to move, and the mouse's and the keys' doings become answers.
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include "shell/words/words.h"
#include <limits>
#include <utility>

namespace twoseat {
namespace {

bool on_table(const App& app) { // not on a button, a sheet or a panel
  const std::string& held = app.ui.held;
  return held.empty() || held.rfind("card:", 0) == 0 || held.rfind("place:", 0) == 0;
}

bool uncovered(const App& app, ImVec2 point) {
  for (const auto& [rect, layer] : app.ui.covers_before)
    if (layer > 0 && rect.contains(point)) return false;
  return !app.side.contains(point) && !app.strip.contains(point) && !app.top_bar.contains(point) &&
         !app.board.decision.contains(point) && !app.board.column.contains(point);
}

PlaceId place_at(const App& app, ImVec2 point) {
  const SeatView& view = shown_view(app);
  const Seat holder = app.session.holder;
  for (const Board::Laid& laid : app.board.places) {
    if (!laid.rect.contains(point)) continue;
    // A spot that both seats share means the place of the one whose card may go there.
    if (laid.zone->shared && holder != Seat::None && view[laid.id].seat != holder) continue;
    return laid.id;
  }
  return {};
}

SceneWishes wishes_of(const App& app) {
  SceneWishes wishes;
  wishes.open_hands = app.session.open_hands;
  wishes.peeks = app.layout().looks.card.peeks;
  wishes.above = app.hover;
  wishes.raised = app.choosing.held ? app.choosing.held : app.hover;
  const Decision& decision = app.session.decision;
  for (const std::uint16_t option : app.choosing.picked)
    wishes.picked.push_back(subject(decision.options[option]));
  for (const CardView& card : shown_view(app).cards)
    if (!chosen_state(app, card).empty()) wishes.picked.push_back(card.id);
  if (decision.seat != Seat::None && !app.session.seat_link)
    for (std::size_t i = 0; i < decision.option_count; ++i)
      if (subject(decision.options[i])) wishes.pile_tops.push_back(subject(decision.options[i]));
  return wishes;
}

Pose pose_in_place(const App& app, PlaceId place, bool face_up) {
  const Rect rect = place_rect(app.board, place);
  return {rect.center(), std::max(app.ui.paint.px(30), std::min(rect.h, app.board.card_height())), 0,
          face_up ? 1.0F : -1.0F};
}

constexpr std::size_t most_lines = 3; // under a checked card

// What happened until what was just reached wants to be shown.
void stage_events(App& app, std::map<std::uint16_t, Pose>& arrivals, double now) {
  const SeatView& view = shown_view(app);
  double spotlight = now;
  for (const Event& event : happening(app.session)) {
    if (event.kind == EventKind::Moved && event.from && event.to) {
      arrivals.emplace(event.card.value, pose_in_place(app, event.from, false));
      const bool unseen = find_card(view, event.card) == nullptr;
      if (unseen && !app.reduced_motion && app.motion.flyers.size() < 6)
        app.motion.flyers.push_back({pose_in_place(app, event.from, false),
                                     pose_in_place(app, event.to, false),
                                     now + 0.06 * static_cast<double>(app.motion.flyers.size())});
    }
    if (is_shown_check(app, event)) {
      const std::string what(app.rules->say()(app.book().family->causes[event.cause].name));
      app.motion.spotlights.push_back({event.def,
                                       event.seat,
                                       app.session.names[index(event.seat)] + ": " + what,
                                       {},
                                       spotlight,
                                       spotlight + Motion::spotlight_seconds});
      spotlight += Motion::spotlight_seconds;
    } else if (!app.motion.spotlights.empty() &&
               app.motion.spotlights.back().came_of_it.size() < most_lines) {
      std::string said = comes_of_check(app, event);
      if (said.empty()) continue;
      app.motion.spotlights.back().came_of_it.push_back(std::move(said));
      app.motion.spotlights.back().ends += Motion::line_seconds;
      spotlight += Motion::line_seconds;
    }
  }
}

bool throws_dice(const App& app) {
  const auto happened = happening(app.session);
  return !app.motion.dice.empty() && std::any_of(happened.begin(), happened.end(), [](const Event& event) {
    return event.kind == EventKind::Rolled;
  });
}

void notice_moves(App& app, double now) {
  const bool turned = app.shown_below != app.board.below;
  const bool moved = app.shown_move != app.session.moved_to;
  std::map<std::uint16_t, Pose> arrivals;
  if (app.motion.laid != app.session.moved_to) {
    app.motion.laid = app.session.moved_to;
    app.motion.dice.clear();
    if (!app.session.seat_link) app.motion.dice = dice_of(app.session, app.layout().looks.dice);
  }
  if (moved) {
    app.motion.flyers.clear();
    app.motion.spotlights.clear();
    app.motion.highlights.clear();
    if (app.session.stepped && !app.session.seat_link) {
      if (throws_dice(app) && !app.reduced_motion) app.motion.rolled = now;
      stage_events(app, arrivals, now);
      if (!turned) stage_highlights(app, now);
    }
  }
  if (moved) sound_moment(app);
  if (turned) app.motion.flyers.clear(), app.motion.highlights.clear();
  follow(app.motion, app.scene, arrivals, now, turned || app.reduced_motion);
  if (moved && app.session.stepped && !turned && !app.reduced_motion && !app.session.seat_link)
    jolt_struck(app, now), move_highlighted(app);
  app.shown_below = app.board.below;
  app.shown_move = app.session.moved_to;
}

// When nothing moves any more, what comes next is looked at.
void go_on_looking(App& app, double now) {
  if (app.session.stage == Stage::Done || app.sheet != Sheet::None) return;
  if (app.motion.looked_at != app.session.moved_to || spotlight_now(app.motion, now) != nullptr ||
      moving(app.motion, now) || highlighting(app, now))
    app.motion.rests_until = now + (throws_dice(app) ? Motion::dice_seconds : Motion::rest_seconds);
  app.motion.looked_at = app.session.moved_to;
  if (now < app.motion.rests_until) return app.ui.wake_by(app.motion.rests_until);
  pass_stage(app.session);
  app.ui.wake_by(now);
}

void begin_press(App& app) {
  app.drag = {};
  if (!on_table(app) || !uncovered(app, app.ui.in.mouse)) return;
  if (const Sprite* sprite = sprite_at(app.scene, app.ui.in.mouse); sprite != nullptr && sprite->id) {
    app.drag = {sprite->id,
                sprite->def,
                sprite->place,
                false,
                {app.ui.in.mouse.x - sprite->pose.center.x, app.ui.in.mouse.y - sprite->pose.center.y}};
    if (app.ui.in.touch) app.hover = sprite->id;
  }
  app.drag.begun = true;
}

void ask_why_not(App& app, CardId card) {
  press_control(app, "why-not:" + std::to_string(card.value));
}

// Below the mouse or the finger: a card, or else a place.
void ask_why_not(App& app, ImVec2 at) {
  const Sprite* sprite = sprite_at(app.scene, at);
  if (sprite != nullptr && sprite->id && sprite->def)
    ask_why_not(app, sprite->id);
  else if (const PlaceId place = sprite != nullptr ? sprite->place : place_at(app, at))
    press_control(app, "why-not-there:" + std::to_string(place.value));
}

// What lies on one's own side, and what can do something wherever it lies.
bool may_drag(const App& app) {
  return shown_view(app)[app.drag.from].seat == app.session.holder ||
         !options_of_card(app.session, app.drag.card).empty();
}

void keep_pressing(App& app) {
  const Ui& ui = app.ui;
  const Board::Laid* from = app.board.find(app.drag.from);
  const Show show = from != nullptr ? from->zone->show : Show::Pile;
  const bool stays = show == Show::Row || show == Show::Column || show == Show::Chip;
  const bool movable = app.drag.card && !stays && app.session.decision.seat != Seat::None && may_drag(app);
  if (movable && !app.drag.far && distance(ui.in.mouse, ui.press_at) > app.ui.paint.px(9)) {
    app.drag.far = true;
    app.choosing.chooser.clear();
    app.choosing.held = app.drag.card;
    app.inspecting = false;
  }
  if (app.drag.far || !app.drag.begun) return;
  constexpr double long_press = 0.45;
  if (ui.in.now - ui.press_time < long_press) return app.ui.wake_by(ui.press_time + long_press);
  if (app.drag.card) {
    app.inspecting = true;
    app.inspected = app.drag.card;
    app.inspected_def = app.drag.def;
  } else if (distance(ui.in.mouse, ui.press_at) < app.ui.paint.px(9)) {
    app.drag = {};
    ask_why_not(app, ui.in.mouse);
  }
}

void end_press(App& app) {
  const Dragging drag = app.drag;
  const ImVec2 at = app.ui.in.mouse;
  app.drag = {};
  if (app.ui.in.touch) app.hover = {}; // a finger that is gone points at nothing
  if (!drag.begun) return;             // it put a shown check away
  if (shows_inspected(app)) return;    // until the next press, which may be on the question below
  if (drag.far) {
    const Sprite* onto = nullptr;
    for (const Sprite& sprite : app.scene.sprites)
      if (sprite.id && sprite.id != drag.card && sprite.hit.contains(at)) onto = &sprite;
    app.choosing.held = {};
    return drop_card(app.choosing, app.session, app.layout(), drag.card, drag.from, place_at(app, at),
                     onto != nullptr ? onto->id : CardId{}, at);
  }
  if (!on_table(app) || !uncovered(app, at)) return;
  const Sprite* sprite = sprite_at(app.scene, at);
  if (sprite != nullptr && sprite->id && sprite->id == drag.card)
    return click_on_card(app, sprite->id, sprite->place, at);
  const PlaceId place = sprite != nullptr ? sprite->place : place_at(app, at);
  if (place) return click_on_card(app, {}, place, at);
  app.choosing.chooser.clear();
  app.choosing.held = {};
}

// The card that keys came to; nothing: they did not, or it is covered.
const Sprite* newly_focused(App& app) {
  const Ui& ui = app.ui;
  if (!ui.focus_shown) app.read_focus.clear();
  if (!ui.focus_shown || ui.focus == app.read_focus) return nullptr;
  const auto of_it = [&](const Sprite& sprite) {
    return sprite.id && sprite.def && ui.focus == "card:" + std::to_string(sprite.id.value);
  };
  const auto found = std::find_if(app.scene.sprites.begin(), app.scene.sprites.end(), of_it);
  app.read_focus = ui.focus;
  return found == app.scene.sprites.end() ? nullptr : &*found;
}

// What is read: the card that keys came to, until the mouse moves, else the one under it.
void read_card(App& app) {
  const Input& in = app.ui.in;
  const Sprite* focused = newly_focused(app);
  app.reads_focus =
      focused != nullptr || (app.reads_focus && !in.pressed && in.moved.x == 0 && in.moved.y == 0);
  const Sprite* sprite = focused != nullptr ? focused : sprite_of(app.scene, app.hover);
  if (sprite == nullptr || !sprite->def) return;
  if (focused == nullptr && app.reads_focus && app.inspected != sprite->id) return;
  app.inspected = sprite->id;
  app.inspected_def = sprite->def;
}

void point(App& app) {
  Ui& ui = app.ui;
  const bool free = uncovered(app, ui.in.mouse);
  if (!ui.in.touch && !ui.in.down) {
    const Sprite* sprite = free && on_table(app) ? sprite_at(app.scene, ui.in.mouse) : nullptr;
    const CardId before = std::exchange(app.hover, sprite != nullptr ? sprite->id : CardId{});
    if (before != app.hover) app.hovers_since = ui.in.now;
  }
  read_card(app);
  if (ui.in.right_pressed && on_table(app) && uncovered(app, ui.in.mouse)) ask_why_not(app, ui.in.mouse);
  if (ui.in.pressed) app.hovers_since = std::numeric_limits<double>::infinity(); // it is acted with, not read
  if (ui.in.pressed) begin_press(app);
  if (ui.in.down) keep_pressing(app);
  if (ui.in.released) end_press(app);
}

// Lit cards and circles can be reached by keys, and the page knows where they are.
void offer_keys(App& app) {
  Ui& ui = app.ui;
  const auto reach = [&](std::string id, const Rect& rect, std::string text) {
    const bool activated = ui.activated == id;
    ui.targets.push_back({std::move(id), std::move(text), rect, rect, true, false, ui.layer});
    return activated;
  };
  for (const Sprite& sprite : app.scene.sprites)
    if (is_lit(app.choosing, app.session, sprite.id) &&
        reach("card:" + std::to_string(sprite.id.value), sprite.hit, ""))
      return click_on_card(app, sprite.id, sprite.place, sprite.hit.center());
  for (const Board::Laid& laid : app.board.places)
    if (lights(app, laid) && reach("place:" + std::to_string(laid.id.value), laid.rect, ""))
      return click_on_card(app, {}, laid.id, laid.rect.center());
}

} // namespace

void click_on_card(App& app, CardId card, PlaceId place, ImVec2 at) {
  if (app.session.seat_link) card = {};
  if (app.session.message.notice == Notice::Told) app.session.message = {}; // it was read, or is in the way
  const SeatView& view = shown_view(app);
  const Board::Laid* laid = app.board.find(place);
  const ZonePlace* zone = laid != nullptr ? laid->zone : nullptr;
  const bool open = zone != nullptr && (zone->show == Show::Column || zone->show == Show::Fan);
  const bool heap = zone != nullptr && (zone->show == Show::Pile || zone->show == Show::Chip || open);
  if (heap) {
    Options here;
    for (const CardView& seen : known_cards(view, place))
      for (const std::uint16_t option : options_of_card(app.session, seen.id))
        here.push_back(option);
    const bool own = open && card && !options_of_card(app.session, card).empty();
    if (own || here.size() == 1) {
      click_card(app.choosing, app.session, app.layout(),
                 own ? card : subject(app.session.decision.options[here[0]]), at);
      return;
    }
    app.choosing.held = {};
    if (view[place].card_count > 0) app.browsing = place, app.sheet = Sheet::Browse;
    return;
  }
  if (app.session.seat_link) return;
  if (!card) return click_place(app.choosing, app.session, place, at);
  const bool did = click_card(app.choosing, app.session, app.layout(), card, at);
  if (!did && view[place].seat == app.session.holder) ask_why_not(app, card); // it can do nothing now
}

void update_table(App& app) {
  const double now = app.ui.in.now;
  if (!running(app.session) && !app.session.seat_link) return;
  refresh(app.choosing, app.session, app.layout());
  build_scene(app.scene, shown_view(app), app.board, app.ui.paint, wishes_of(app));
  lean_attacker(app);
  const std::size_t before = app.session.moved_to;
  const bool looks = spotlight_now(app.motion, now) != nullptr || app.session.stage != Stage::Done;
  if (app.sheet == Sheet::None && looks && (app.ui.in.pressed || !app.ui.in.keys.empty())) {
    if (app.session.stage == Stage::Done) {
      skip_spotlight(app.motion, now);
    } else {
      app.motion.spotlights.clear();
      pass_stage(app.session);
    }
    app.ui.in.pressed = app.ui.in.released = false;
    app.ui.in.keys.clear();
    app.ui.held.clear(); // its release is nobody's
    app.drag = {};
  } else if (app.sheet == Sheet::None) {
    point(app);
    offer_keys(app);
  }
  if (app.eyes != eyes(app.session)) return; // it is for others to see what came of it
  refresh(app.choosing, app.session, app.layout());
  app.board.below = seat_below(app);
  build_scene(app.scene, shown_view(app), app.board, app.ui.paint, wishes_of(app));
  lean_attacker(app);
  notice_moves(app, now);
  if (before != app.session.moved_to || moving(app.motion, now) || highlighting(app, now))
    app.ui.wake_by(now);
  if (const Spotlight* spotlight = spotlight_now(app.motion, now))
    app.ui.wake_by(spotlight->begins + Motion::opening_seconds > now ? now : spotlight->ends);
  go_on_looking(app, now);
}

} // namespace twoseat
