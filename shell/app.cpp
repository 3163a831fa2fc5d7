// The frame: input to the table and the panels, in the order in which they lie upon each other.
#include "shell/app.h"
#include "shell/panels/panels.h"
#include "shell/platform/page.h"
#include "shell/table/table.h"
#include "shell/words/words.h"
#include <algorithm>
#include <tuple>
#include <utility>

namespace twoseat {
namespace {

// What lies uppermost, wholly, and nothing of what it lies on.
void put_one_away(App& app) {
  Choosing& choosing = app.choosing;
  if (!app.drag.begun && message_of(app.session).notice != Notice::None)
    app.session.message = {};
  else if (asks_to_agree(app.session))
    agree_to_take_back(app.session, false);
  else if (!app.drag.begun && shows_inspected(app))
    app.inspecting = false;
  else if (!app.drag.begun && app.hint.open)
    app.hint = {};
  else if (app.drag.begun || choosing.held || !choosing.chooser.empty())
    app.drag = {}, choosing.held = {}, choosing.chooser.clear();
  else
    choosing.picked.clear();
}

void hear_keys(App& app) {
  Ui& ui = app.ui;
  if (ui.in.pressed || !ui.in.keys.empty()) app.motion.highlights.clear(); // what is done is not kept waiting
  if (app.session.stage != Stage::Done && app.sheet == Sheet::None && take_key(ui, Key::Escape)) {
    app.motion.spotlights.clear();
    end_stage(app.session);
  }
  if (wants_text(app)) {
    std::erase_if(ui.in.keys, [](Key key) {
      return key == Key::Undo || key == Key::Redo || key == Key::Log || key == Key::Help ||
             key == Key::Hint || key == Key::Space;
    });
    return;
  }
  const struct {
    Key key;
    const char* control;
  } keys[] = {{Key::Undo, "undo"}, {Key::Redo, "redo"},  {Key::Log, "log"}, {Key::Help, "help"},
              {Key::Hint, "hint"}, {Key::Home, "first"}, {Key::End, "last"}};
  for (const auto& [key, control] : keys)
    if (take_key(ui, key)) press_control(app, control);
  if (app.sheet != Sheet::None) return;
  if (take_key(ui, Key::Escape)) put_one_away(app);
  // Space is the green button, unless it stands on a card to be toggled.
  const bool on_card =
      ui.focus_shown && (ui.focus.rfind("card:", 0) == 0 || ui.focus.rfind("place:", 0) == 0);
  if (!on_card && !asks_to_agree(app.session) && app.choosing.chooser.empty() && take_key(ui, Key::Space))
    for (const Button& what : prompt_of(app).buttons)
      if (what.style == Style::Primary || what.style == Style::Ready) return press_control(app, what.id);
}

} // namespace

// What is on the table may be of another system than before.
void show_rules(App& app) {
  const Rulebook* book = app.session.seat_link ? app.session.seat_book : app.session.book;
  const auto show = [&](Ruleset& rules) {
    if (&rules.book == book) app.rules = &rules;
  };
  for (Ruleset& rules : app.rulesets)
    show(rules);
  if (app.lesson) show(app.lesson->rules);
}

const SeatView& shown_view(const App& app) {
  return app.session.seat_link ? *app.session.seat_link : app.session.view;
}

Seat seat_below(const App& app) {
  if (app.session.seat_link) return app.session.seat_link->viewer == Viewer::B ? Seat::B : Seat::A;
  if (app.session.open_hands) return Seat::A;
  if (app.session.holder != Seat::None) return app.session.holder;
  return app.session.asked == Seat::None ? Seat::A : app.session.asked;
}

bool wants_text(const App& app) {
  return app.sheet == Sheet::NewMatch && (app.ui.focus.rfind("name-", 0) == 0 || app.ui.focus == "seed" ||
                                          app.ui.focus.rfind("option-", 0) == 0);
}

bool may_ask_hint(const App& app) {
  return !app.lesson && may_ask_hint(app.session, app.hints);
}

void pick_option(App& app, int option) {
  if (option < 0 || app.session.decision.seat == Seat::None) return;
  refresh(app.choosing, app.session, app.layout());
  choose(app.choosing, app.session, static_cast<std::uint16_t>(option));
}

bool shows_inspected(const App& app) {
  return app.inspecting && app.inspected_def && (app.side.empty() || app.ui.in.touch);
}

bool look_again(App& app) {
  const Eyes now = eyes(app.session);
  if (app.eyes == now) return false;
  Looking fresh;
  fresh.eyes = now;
  fresh.ui.press_at = app.ui.press_at; // a second click there is told by it
  static_cast<Looking&>(app) = std::move(fresh);
  app.pictures.forget_near();
  if (app.session.told_to != now) app.session.message = {};
  return true;
}

namespace {

// A press beside the card's detail puts it away; on it, a tap that neither asks nor scrolls.
void lift_detail(App& app) {
  const bool on_it = std::any_of(app.ui.before.begin(), app.ui.before.end(), [&](const Target& target) {
    return target.id == "detail" && target.hit.contains(app.ui.in.mouse);
  });
  if (!shows_inspected(app) || !app.ui.in.pressed || app.drag.card || on_it) return;
  app.inspecting = false;
  app.ui.in.pressed = false;
  app.ui.held.clear();
}

// As far as the same eyes look: what is drawn after an answer that handed the table over would belong to nobody.
void draw(App& app) { // over the table's colour, which the frame begins with
  if (app.lesson && !app.session.seat_link) follow(*app.lesson, app.session);
  speak(app, app.language); // shipped words were read once, when the program was tested
  follow_pictures(app);
  lay_out(app);
  if (const Rect& column = app.board.column; !column.empty()) {
    const Theme& theme = *app.ui.paint.theme;
    fill(app.ui.paint, column, mixed(theme.table, theme.felt, 0.6F));
    fill(app.ui.paint, {column.x, column.y, app.ui.paint.hair(), column.h}, theme.line);
  }
  using Part = void (*)(App&);
  constexpr Part board[] = {update_table, draw_table, draw_decision};
  constexpr Part around[] = {draw_side, draw_top_bar,   draw_strip,   draw_table_top, draw_asked,
                             draw_hint, draw_inspected, draw_message, draw_sheets};
  announce_end(app);
  const auto draw_part = [&](Part part) {
    if (app.eyes == eyes(app.session)) part(app);
  };
  if (running(app.session) || app.session.seat_link)
    std::for_each(std::begin(board), std::end(board), draw_part);
  std::for_each(std::begin(around), std::end(around), draw_part);
}

// The second click of a double click was meant for what lay there before.
constexpr double unmeant = 0.6;

Input meant(const App& app, Input input, float scale) {
  if (input.now >= app.looked_since + unmeant) return input;
  if (distance(input.mouse, app.ui.press_at) < 24 * scale) input.pressed = input.right_pressed = false;
  std::erase_if(input.keys, [](Key key) { return key == Key::Space || key == Key::Enter; });
  return input;
}

void note_eyes(App& app, double now) {
  if (app.looked != app.eyes && app.looked.table == app.eyes.table) app.looked_since = now;
  app.looked = app.eyes;
}

// What has been done is done: only the mouse still lies where it lay.
Input done(const Input& input) {
  Input rest;
  rest.mouse = input.mouse;
  rest.down = input.down;
  rest.touch = input.touch;
  rest.any = input.any;
  rest.now = input.now;
  return rest;
}

} // namespace

void frame(App& app, const Input& input, ImVec2 pixels, float scale) {
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const Paint paint{list, app.light ? &light_theme : &dark_theme, &app.type, scale, &app.pictures};
  const bool puzzle_goes_on = app.puzzle && app.puzzle->go_on(app.session, input.now);
  if (!app.puzzle && play_on(app.computer, app.session, input.now)) app.ui.wake_by(input.now);
  if (app.course && !app.course->is_of(app.session)) app.course.reset();
  const bool looks_through =
      app.course && app.sheet == Sheet::Course && app.course->think_on(slice_of_a_frame);
  look_again(app);
  note_eyes(app, input.now);
  think_on(app.hint, app.session, input.now);
  begin_frame(app.ui, meant(app, input, scale), paint);
  app.canvas = {0, 0, pixels.x, pixels.y};
  lift_detail(app);
  hear_keys(app);
  const bool had_every_letter = app.type.every_letter;
  const auto state = [&app] {
    return std::tuple(app.session.moved_to, app.session.holder, app.sheet, app.session.take_back.has_value(),
                      asks_to_agree(app.session));
  };
  auto before = state();
  draw(app);
  if (look_again(app)) { // the frame is drawn anew, for those who look now
    note_eyes(app, input.now);
    wipe(list);
    begin_frame(app.ui, done(input), paint);
    before = state();
    draw(app);
  }
  end_frame(app.ui);
  app.settled = before == state();
  if (!app.settled) app.ui.wake_by(input.now);
  // What a button did shows in the next frame; so does what lies under the mouse now.
  if (input.any || app.shown_move != app.session.moved_to || app.type.every_letter != had_every_letter)
    app.ui.wake_by(input.now);
  const bool computer_thinks = !app.puzzle && computer_moves(app.session);
  if (computer_thinks || thinks(app.hint) || puzzle_goes_on || looks_through)
    app.ui.wake_by(input.now); // it goes on thinking
  page::want_text(wants_text(app));
}

} // namespace twoseat
