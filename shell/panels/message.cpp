// What lies on the table until it is read: a refusal with its rules, a fault, or what an undo would take back.
#include "shell/panels/panels.h"
#include "shell/table/table.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

struct Note {
  std::string title;
  std::vector<MessageLine> lines;
  ImU32 accent;
};

// A rule stands below its sentence, and leads to its demos.
float rule_height(const Paint& paint) {
  return paint.font(12)->FontSize + paint.px(6);
}

float note_height(const Paint& paint, const Note& note, float width, bool buttons) {
  float height =
      paint.px(28) + paragraph_height(paint.font(16, Weight::Bold), width, note.title) + paint.px(4);
  for (const MessageLine& line : note.lines)
    height += paragraph_height(paint.font(14), width, line.text) + paint.px(4) +
              (line.rule.empty() ? 0 : rule_height(paint));
  return height + (buttons ? paint.px(60) : 0);
}

Rect draw_note(App& app, const Note& note, const Rect& box, float inner) {
  const Paint& paint = app.ui.paint;
  shadow(paint, box, paint.px(12), paint.px(16));
  fill(paint, box, paint.theme->raised, paint.px(12));
  fill(paint, rounded({box.x, box.y + paint.px(12), paint.px(4), box.h - paint.px(24)}), note.accent,
       paint.px(2));
  const float x = box.x + paint.px(18);
  float y = box.y + paint.px(14);
  y += paragraph(paint, paint.font(16, Weight::Bold), {x, y}, inner, paint.theme->ink, note.title) +
       paint.px(4);
  for (const MessageLine& line : note.lines) {
    y += paragraph(paint, paint.font(14), {x, y}, inner, paint.theme->ink, line.text) + paint.px(4);
    if (line.rule.empty()) continue;
    rule_link(app.ui, {x, y - paint.px(4), inner, rule_height(paint)}, line.rule);
    y += rule_height(paint);
  }
  return {x, y, inner, box.bottom() - y};
}

enum class Spares { WhatIsAsked, OwnBoard }; // what a message is kept off

// How much of what may be pressed or is to be looked at a message would cover there.
float covered_by(const App& app, const Rect& box, Spares spares) {
  float sum = 0;
  const auto add = [&](const Rect& rect) {
    if (const Rect both = intersection(box, rect); both.w > 0 && both.h > 0) sum += both.w * both.h;
  };
  for (const Sprite& sprite : app.scene.sprites)
    if (is_lit(app.choosing, app.session, sprite.id) ||
        (spares == Spares::OwnBoard && sprite.seat == app.board.below))
      add(pose_rect(sprite.pose));
  for (const Board::Laid& laid : app.board.places)
    if (lights(app, laid)) add(laid.rect);
  for (const Rect& rect : sights_on_screen(app))
    add(rect);
  for (const Rect& rect : battle_on_screen(app)) // who attacks, and the sums
    add(rect);
  return sum;
}

} // namespace

namespace {

Rect spot_for(const App& app, float width, float height, Spares spares) {
  const Paint& paint = app.ui.paint;
  const Rect& ground = app.board.ground;
  const bool beside = app.board.decision.empty() || app.board.around == Around::Column;
  const float lowest = (beside ? app.board.hand_below.y : app.board.decision.y) - height - paint.px(8);
  const float highest = ground.y + paint.px(12);
  if (app.board.decision.empty() || lowest <= highest)
    return rounded({ground.center().x - width / 2, highest, width, height});
  Rect best;
  float least = 1e18F;
  const float first = spares == Spares::OwnBoard ? 0.0F : 1.0F;
  for (const float way : {first, 1.0F - first, 0.5F, 0.75F, 0.25F}) {
    const Rect box = rounded({ground.center().x - width / 2, mix(highest, lowest, way), width, height});
    if (const float cover = covered_by(app, box, spares); cover < least) least = cover, best = box;
  }
  return best;
}

} // namespace

// Above what is asked, unless there lies what it speaks of: then at the table's upper edge, in its middle, or between.
Rect free_spot(const App& app, float width, float height) {
  return spot_for(app, width, height, Spares::WhatIsAsked);
}

namespace {

constexpr std::size_t most_since = 5;

// For about three seconds, or until something is done; it takes no press away from the table.
void draw_since(App& app, float width) {
  const Session& session = app.session;
  const double now = app.ui.in.now;
  if (session.since.empty() || app.sheet != Sheet::None) return;
  if (app.since_until == 0) app.since_until = now + 2 + 0.5 * static_cast<double>(session.since.size());
  if (app.ui.in.pressed || !app.ui.in.keys.empty() || app.hint.open) app.since_until = now;
  if (now >= app.since_until) return;
  app.ui.wake_by(app.since_until);
  Note note{app.say(words::since_you_decided), {}, app.ui.paint.theme->can};
  const std::size_t more = session.since.size() > most_since ? session.since.size() - most_since + 1 : 0;
  if (more > 0) note.lines.push_back({words::about_number(app.tongue.table, words::earlier_lines, more), ""});
  for (std::size_t i = more; i < session.since.size(); ++i)
    note.lines.push_back({session.since[i], ""});
  const Paint& paint = app.ui.paint;
  const float inner = width - paint.px(56);
  const float height = note_height(paint, note, inner, false);
  const Rect box = spot_for(app, width, height, Spares::OwnBoard); // what one has to look at next
  target(app.ui, "since", box, note.title, false);
  draw_note(app, note, box, inner);
  icon(paint, Icon::Close, {box.right() - paint.px(20), box.y + paint.px(20)}, paint.px(15),
       paint.theme->soft); // any press puts it away
}

} // namespace

std::string take_back_title(const App& app) {
  const Session& session = app.session;
  const Seat asks = session.take_back->asks;
  const bool open = asks == Seat::None;
  return words::asked_by(app.tongue.table,
                         words::wishes[static_cast<std::size_t>(session.take_back->wish)].question,
                         open ? app.say(words::somebody) : session.names[index(asks)],
                         open ? app.say(words::both) : session.names[index(other(asks))]);
}

void draw_message(App& app) {
  Session& session = app.session;
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const float table_width = app.board.ground.w;
  const float width = std::min(paint.px(520), table_width - paint.px(16));
  if (asks_to_agree(session)) {
    Note note{take_back_title(app), {}, theme.gold};
    for (const std::string& line : session.take_back->learned)
      note.lines.push_back({line, ""});
    if (note.lines.size() > 7) {
      const std::size_t more = note.lines.size() - 6;
      note.lines.resize(6);
      note.lines.push_back({words::about_number(app.tongue.table, words::more_lines, more), ""});
    }
    const float inner = width - paint.px(36);
    const float height = note_height(paint, note, inner, true);
    fill(paint, app.canvas, faded(theme.table, 0.5F));
    const Rect box = rounded(around({table_width / 2, app.canvas.h * 0.45F}, width, height));
    const Layer above(app.ui, app.canvas);
    draw_note(app, note, box, inner);
    Rect row{box.x + paint.px(14), box.bottom() - paint.px(58), box.w - paint.px(28), paint.px(44)};
    if (button(app.ui, grown(cut_left(row, row.w / 2), -paint.px(3)),
               {"undo-refuse", app.say(words::refuse), Icon::None, Style::Plain, true, false}))
      return press_control(app, "undo-refuse");
    if (button(app.ui, grown(row, -paint.px(3)),
               {"undo-agree", app.say(words::agree), Icon::Check, Style::Primary, true, false}))
      return press_control(app, "undo-agree");
    return;
  }
  const Message& message = message_of(session);
  if (message.notice == Notice::None) return draw_since(app, width);
  const ImU32 accents[] = {theme.ink, theme.can, theme.gold, theme.danger, theme.danger};
  const Note note{message.title, message.lines, accents[static_cast<std::size_t>(message.notice)]};
  const float inner = width - paint.px(80);
  const bool back = app.course && app.sheet == Sheet::None && may_see_course(app); // it leads to a moment
  const float height = note_height(paint, note, inner, back);
  const Rect box = free_spot(app, width, height);
  const Layer above(app.ui, box);
  Rect row = draw_note(app, note, box, inner);
  if (button(app.ui, {box.right() - paint.px(48), box.y + paint.px(4), paint.px(44), paint.px(44)},
             {"dismiss-message", app.say(words::dismiss), Icon::Close, Style::Ghost, true, true}))
    return press_control(app, "dismiss-message");
  if (back && button(app.ui, cut_top(row, paint.px(44)),
                     {"course", app.say(words::course), Icon::Lamp, Style::Plain, true, false}))
    press_control(app, "course");
}

} // namespace twoseat
