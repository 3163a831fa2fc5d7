// The open decision: one sentence above the hand, and its buttons.
#include "shell/panels/panels.h"
#include "shell/words/words.h"
#include <utility>

namespace twoseat {
namespace {

float wanted_width(const App& app, const Prompt& prompt) {
  float wanted = -app.ui.paint.px(8);
  for (const Button& what : prompt.buttons)
    wanted += button_width(app.ui, what) + app.ui.paint.px(8);
  return wanted;
}

// Of a row of this width whose words are wrapped: higher than others where they would not all be seen.
float row_height(const App& app, const Prompt& prompt, float width, float most) {
  const Paint& paint = app.ui.paint;
  const float squeeze = std::min(1.0F, width / std::max(1.0F, wanted_width(app, prompt)));
  float height = paint.px(44);
  for (const Button& what : prompt.buttons)
    if (squeeze < 1 && what.icon == Icon::None)
      height =
          std::max(height, paragraph_height(paint.font(12, Weight::Bold),
                                            button_width(app.ui, what) * squeeze - paint.px(8), what.text) +
                               paint.px(6));
  return std::min(height, std::max(most, paint.px(44)));
}

void draw_buttons(App& app, const Prompt& prompt, const Rect& row, bool from_right) {
  const Paint& paint = app.ui.paint;
  const float gap = paint.px(8), wanted = wanted_width(app, prompt);
  const float squeeze = std::min(1.0F, row.w / std::max(1.0F, wanted));
  float x = from_right ? row.right() - wanted * squeeze : row.x + (row.w - wanted * squeeze) / 2;
  for (const Button& what : prompt.buttons) {
    const float w = button_width(app.ui, what) * squeeze;
    if (button(app.ui, {x, row.y, w, row.h}, what)) press_control(app, what.id);
    x += w + gap * squeeze;
  }
}

Button hint_button(const App& app, bool icon_only) {
  return {"hint", app.say(words::what_would_you_do), Icon::Lamp, Style::Ghost, true, icon_only};
}

// What the program would do: beside the question, where it may be asked.
void draw_lamp(App& app, Rect& row, bool centred) {
  if (!may_ask_hint(app)) return;
  const Paint& paint = app.ui.paint;
  const Rect at = cut_right(row, paint.px(44));
  if (centred) cut_left(row, at.w); // the words stay in the middle
  if (button(app.ui, around(at.center(), at.w, std::min(at.w, paint.px(44))), hint_button(app, true)))
    press_control(app, "hint");
}

// What is asked, and below it what helps to answer. False: there is no room for both.
bool draw_both(const Paint& paint, const Rect& rect, const Prompt& prompt, Align align) {
  ImFont *bold = paint.font(14, Weight::Bold), *small = paint.font(12);
  const float height = bold->FontSize + small->FontSize;
  const float width = std::max(measure(bold, prompt.sentence).x, measure(small, prompt.hint).x);
  if (prompt.hint.empty() || width > rect.w || height > rect.h) return false;
  const float y = rect.center().y - height / 2;
  text_in(paint, bold, {rect.x, y, rect.w, bold->FontSize}, paint.theme->ink, prompt.sentence, align);
  text_in(paint, small, {rect.x, y + bold->FontSize, rect.w, small->FontSize}, paint.theme->soft, prompt.hint,
          align);
  return true;
}

// Where there is hardly any height: words at the left, few buttons at the right.
void draw_low(App& app, const Prompt& prompt, const std::string& line) {
  const Paint& paint = app.ui.paint;
  Rect rest = grown(app.board.decision, -paint.px(6));
  draw_lamp(app, rest, false);
  float wanted = 0;
  for (const Button& what : prompt.buttons)
    wanted += button_width(app.ui, what) + paint.px(8);
  draw_buttons(app, prompt, cut_right(rest, std::min(wanted, rest.w * 0.6F)), true);
  cut_right(rest, paint.px(8));
  if (line == prompt.hint && draw_both(paint, rest, prompt, Align::Left)) return;
  ImFont* letters = paint.font(14, Weight::Bold);
  if (paragraph_height(letters, rest.w, line) > rest.h) letters = paint.font(12, Weight::Bold);
  // A sentence that is cut is told in full elsewhere.
  const Rect& room = app.board.decision;
  paragraph_in(paint, letters, {rest.x, room.y, rest.w, room.h}, paint.theme->ink,
               shortened(letters, line, rest.w, room.h));
}

// In the column: its buttons one below the other, as close to the hand as can be, and above them what is asked.
void draw_standing(App& app, const Prompt& prompt) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  Rect rest = grown(app.board.decision, -paint.px(10));
  if (may_ask_hint(app) && rest.h > paint.px(130 + 50 * static_cast<float>(prompt.buttons.size()))) {
    if (button(app.ui, cut_bottom(rest, paint.px(44)), hint_button(app, false))) press_control(app, "hint");
    cut_bottom(rest, paint.px(6));
  }
  const bool scarce = rest.h < paint.px(66 + 44 * static_cast<float>(prompt.buttons.size()));
  ImFont* bold = paint.font(scarce ? 12.0F : rest.w > paint.px(200) ? 16.0F : 14.0F, Weight::Bold);
  ImFont* small = paint.font(rest.w > paint.px(200) ? 14.0F : 12.0F);
  const float gap = paint.px(6);
  const auto count = static_cast<float>(prompt.buttons.size());
  const float sentence = paragraph_height(bold, rest.w, prompt.sentence);
  const float rule = scarce || prompt.rule.empty() ? 0 : paint.font(12)->FontSize + paint.px(2);
  const float hint = prompt.hint.empty() ? 0 : paragraph_height(small, rest.w, prompt.hint);
  const float least = paint.px(30);
  // The buttons come first: a sentence that is cut is told in full elsewhere.
  const float room = std::max(rest.h - sentence - rule - paint.px(8),
                              std::min(rest.h, (least + gap) * std::min(count, 1.5F) + gap));
  const float each = (room - hint + gap) / std::max(1.0F, count) - gap;
  // Of those that have no room half of the next one looks out, so that nobody takes a sliver for the end.
  const float seen = std::max(1.0F, std::floor((room - least / 2) / (least + gap)));
  const float squeezed = std::max(least, (room - (seen + 0.5F) * gap) / (seen + 0.5F));
  const float row = std::min(each >= least ? each : squeezed, paint.px(44));
  const float wanted = count * (row + gap) - gap;
  {
    const Rect view = cut_bottom(rest, std::min(wanted, room));
    ScrollView list(app.ui, app.buttons_scroll, view, wanted);
    for (std::size_t i = 0; i < prompt.buttons.size(); ++i) {
      const Button& what = prompt.buttons[i];
      const Rect at = list.place(static_cast<float>(i) * (row + gap), row);
      list.follow(what.id, at);
      if (button(app.ui, at, what)) press_control(app, what.id);
    }
  }
  cut_bottom(rest, paint.px(8));
  const bool hinted = hint > 0 && hint + sentence + rule <= rest.h;
  float y = rest.bottom() - sentence - rule - (hinted ? hint : 0);
  y = std::max(y, rest.y);
  y += paragraph(paint, bold, {rest.x, y}, rest.w, theme.ink,
                 shortened(bold, prompt.sentence, rest.w, rest.bottom() + paint.px(4) - y));
  if (hinted) y += paragraph(paint, small, {rest.x, y}, rest.w, theme.soft, prompt.hint);
  if (rule > 0) rule_link(app.ui, {rest.x, y, rest.w, rule}, prompt.rule);
}

// How far it has come, as a line that grows along the lower edge.
void draw_thought(App& app, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const auto share = static_cast<float>(progress(app.computer, app.session));
  const float height = paint.px(3);
  const Rect line{rect.x, rect.bottom() - height, rect.w, height};
  fill(paint, line, faded(paint.theme->line, 0.5F));
  fill(paint, {line.x, line.y, line.w * share, line.h}, paint.theme->can);
}

} // namespace

void draw_decision(App& app) {
  const Prompt prompt = prompt_of(app);
  if (std::exchange(app.buttons, prompt.buttons.size()) != prompt.buttons.size())
    app.ui.wake_by(app.ui.in.now); // what has no room for so many is laid out anew
  if (prompt.sentence.empty()) return;
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  Rect rect = app.board.decision;
  if (!app.puzzle && computer_moves(app.session)) draw_thought(app, rect);
  if (app.board.around == Around::Column) return draw_standing(app, prompt);
  const bool mine = !prompt.rule.empty();
  if (app.board.upright) {
    const bool told =
        prompt.hint.empty() || prompt.hint == asked_of(app).name; // the slip on the table says whose
    const std::string line = !prompt.why.empty() ? prompt.why + ". " + prompt.sentence
                             : !told && mine     ? prompt.hint
                                                 : prompt.sentence;
    if (rect.h < paint.px(80)) return draw_low(app, prompt, line);
    rect = grown(rect, -paint.px(8));
    rect.y += paint.px(4);
    ImFont* letters = paint.font(14, Weight::Bold);
    const float beside_lamp = rect.w - (may_ask_hint(app) ? paint.px(88) : 0);
    const Rect row = cut_bottom(
        rect, row_height(app, prompt, rect.w, rect.h - paragraph_height(letters, beside_lamp, line)));
    rect.y -= paint.px(4);
    draw_lamp(app, rect, true);
    if (line == prompt.hint && draw_both(paint, rect, prompt, Align::Center))
      return draw_buttons(app, prompt, row, false);
    if (measure(letters, line).x <= rect.w)
      text_in(paint, letters, rect, theme.ink, line, Align::Center);
    else
      paragraph_in(paint, letters, rect, theme.ink, line);
    return draw_buttons(app, prompt, row, false);
  }
  rect = grown(rect, -paint.px(6));
  const float left = std::max(rect.x + paint.px(14), app.board.board.x + paint.px(4));
  rect = {left, rect.y, rect.w - 2 * (left - rect.x), rect.h};
  float wanted = 0;
  for (const Button& what : prompt.buttons)
    wanted += button_width(app.ui, what) + paint.px(8);
  if (!mine) { // nobody decides on the board now: sentence and button stand together in the middle
    const float words_width = std::max(measure(paint.font(18, Weight::Bold), prompt.sentence).x,
                                       measure(paint.font(14), prompt.hint).x);
    const float all = std::min(rect.w, words_width + paint.px(28) + wanted);
    rect = {std::round(rect.center().x - all / 2), rect.y, all, rect.h};
  }
  draw_lamp(app, rect, false);
  const Rect buttons = cut_right(rect, std::min(wanted, rect.w * 0.62F));
  draw_buttons(app, prompt, around(buttons.center(), buttons.w, paint.px(44)), true);
  const std::string under = prompt.hint.empty()   ? prompt.rule
                            : prompt.rule.empty() ? prompt.hint
                                                  : prompt.hint + "  " + prompt.rule;
  rect.w -= paint.px(12);
  ImFont* big = paint.font(18, Weight::Bold);
  for (const float size : {16.0F, 14.0F})
    if (measure(big, prompt.sentence).x > rect.w) big = paint.font(size, Weight::Bold);
  if (measure(big, prompt.sentence).x > rect.w)
    return paragraph_in(paint, big, rect, theme.ink, prompt.sentence);
  ImFont* small = paint.font(14);
  const float total = big->FontSize + (under.empty() ? 0 : small->FontSize);
  const float y = rect.center().y - total / 2;
  text_in(paint, big, {rect.x, y, rect.w, big->FontSize}, theme.ink, prompt.sentence);
  if (!under.empty())
    text_in(paint, small, {rect.x, y + big->FontSize, rect.w, small->FontSize}, theme.soft, under);
}

} // namespace twoseat
