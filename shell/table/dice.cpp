// Dice in the open: each seat's die at its side, rolling for a moment, with what came of it.
#include "shell/table/table.h"

namespace twoseat {
namespace {

bool is_shown(const DiceLooks& looks, const Event& event) {
  return event.kind == EventKind::Rolled &&
         std::find(looks.causes.begin(), looks.causes.end(), event.cause) != looks.causes.end();
}

void draw_pips(const Paint& paint, const Rect& face, int fell, ImU32 colour) {
  const float r = face.w * 0.09F, off = face.w * 0.26F;
  const ImVec2 c = face.center();
  const auto pip = [&](float x, float y) {
    paint.list->AddCircleFilled({c.x + x * off, c.y + y * off}, std::max(r, paint.px(2)), colour);
  };
  if (fell % 2 == 1) pip(0, 0);
  if (fell >= 2) pip(-1, -1), pip(1, 1);
  if (fell >= 4) pip(1, -1), pip(-1, 1);
  if (fell == 6) pip(-1, 0), pip(1, 0);
}

// Which side shows while it rolls, and how it is turned: it settles on what it fell on.
struct Tumble {
  int side;
  float degrees;
};
Tumble tumble(const Die& die, double t) {
  if (t >= 1) return {die.fell, 0};
  const auto step = static_cast<int>(t * 7);
  return {1 + (die.fell + step * 2 + 1) % 6, static_cast<float>((1 - t) * (1 - t)) * 300};
}

} // namespace

void draw_die(const Paint& paint, const Rect& face, const Die& die, ImU32 accent, double t) {
  const bool lies = die.fresh || t < 1;
  const Tumble now = tumble(die, t);
  const Rect at_origin = around({0, 0}, face.w, face.h);
  const Mark since = mark(paint);
  fill(paint, at_origin, lies ? rgb(0xFBFAF6) : faded(rgb(0xFBFAF6), 0.55F), face.w * 0.2F);
  outline(paint, at_origin, accent, face.w * 0.2F, std::max(paint.px(2), face.w * 0.06F));
  draw_pips(paint, at_origin, now.side, rgb(0x1D2127));
  place_since(paint, since, face.center(), now.degrees, {1, 1}, 1);
}

// Those of the last roll in this turn; a later roll takes them away.
std::vector<Die> dice_of(const Session& session, const DiceLooks& looks) {
  std::vector<Die> dice;
  if (looks.causes.empty() || session.moments.empty()) return dice;
  constexpr std::size_t kept = 12; // answers
  bool told = false;               // what came of them
  const std::size_t first = session.cursor > kept ? session.cursor - kept : 0;
  const std::size_t last = session.cursor + (session.stage == Stage::Before ? 1 : 0);
  for (std::size_t i = first; i <= last; ++i) {
    if (session.moments[i].match.turn != session.moments[last].match.turn) continue;
    for (Die& die : dice)
      die.fresh = false;
    for (const Event& event : std::span(session.moments[i].events).first(shown_events(session, i))) {
      if (!includes(event.known_to, viewer(session))) continue;
      const auto own =
          std::find_if(dice.begin(), dice.end(), [&](const Die& die) { return die.seat == event.seat; });
      if (is_shown(looks, event)) {
        if (told || own != dice.end()) dice.clear();
        told = false;
        dice.push_back({event.seat, event.amount, true, ""});
      } else if (event.kind == EventKind::Said && event.cause == looks.strength) {
        told = true;
        if (own != dice.end() && event.attribute < looks.strengths.size())
          own->caption = replaced(looks.strengths[event.attribute], "n", std::to_string(event.amount));
        if (own != dice.end()) own->fresh = true;
      }
    }
  }
  return dice;
}

void draw_dice(const App& app) {
  const Form& form = *app.board.form;
  if (form.die_size.x <= 0) return;
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const double t =
      rolling(app.motion, app.ui.in.now) ? (app.ui.in.now - app.motion.rolled) / Motion::roll_seconds : 1;
  if (fights_with_dice(app)) return draw_dice_fight(app, t);
  for (const Die& die : app.motion.dice) {
    if (die.seat == Seat::None) continue;
    Rect rect = unit_rect(app.board, around(form.die_at, form.die_size.x, form.die_size.y), die.seat);
    const ImU32 accent = theme.seat(static_cast<int>(index(die.seat)));
    const bool beside = rect.w > 1.8F * rect.h; // room for the words beside it, not only below
    ImFont* letters = paint.font(beside ? 16 : 12, Weight::Bold);
    const float size = std::round(beside ? std::min(rect.h, paint.px(54))
                                         : std::min(rect.w, rect.h - letters->FontSize - paint.px(2)));
    const Rect face = beside ? Rect{rect.x, std::round(rect.center().y - size / 2), size, size}
                             : Rect{std::round(rect.center().x - size / 2), rect.y, size, size};
    if (size < paint.px(18)) continue; // no pip could be told from another
    draw_die(paint, face, die, accent, die.fresh ? t : 1);
    if (die.caption.empty() || t < 1) continue;
    const Rect words =
        beside ? Rect{face.right() + paint.px(12), rect.y, rect.right() - face.right() - paint.px(12), rect.h}
               : Rect{rect.x, face.bottom() + paint.px(1), rect.w, letters->FontSize + paint.px(2)};
    text_in(paint, letters, words, die.fresh ? theme.ink : theme.soft, die.caption,
            beside ? Align::Left : Align::Center);
  }
}

} // namespace twoseat
