// What a new match is chosen by: tabs for its game, its edition, and who plays the second seat.
#include "shell/panels/choices.h"
#include "shell/panels/panels.h"
#include "shell/platform/page.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

// Where a text breaks into two lines of about the same length; npos: nowhere.
std::size_t middle_space(const std::string& text) {
  std::size_t best = std::string::npos;
  const auto off = [&](std::size_t at) { return std::max(at, text.size() - at); };
  for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 1))
    if (best == std::string::npos || off(at) < off(best)) best = at;
  return best;
}

// How wide it has to be, in two lines where it may.
float words_width(ImFont* letters, const std::string& text, bool broken) {
  const std::size_t space = broken ? middle_space(text) : std::string::npos;
  if (space == std::string::npos) return measure(letters, text).x;
  return std::max(measure(letters, text.substr(0, space)).x, measure(letters, text.substr(space + 1)).x);
}

// Of several beside each other one is chosen, and raised. Whether this one is pressed.
bool draw_tab(App& app, const Rect& tab, const Button& what, const std::string& name, float size) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const bool chosen = what.style == Style::Primary;
  const Press press = target(app.ui, what.id, tab, name, true, true);
  if (chosen || press.hovered)
    fill(paint, grown(tab, -paint.px(3)), chosen ? theme.raised : faded(theme.raised, 0.5F), paint.px(8));
  if (chosen) outline(paint, grown(tab, -paint.px(3)), theme.can, paint.px(8), paint.px(1.5F));
  const ImU32 ink = chosen ? theme.ink : theme.soft;
  const Rect room = grown(tab, -paint.px(4));
  ImFont* letters = paint.font(size, Weight::Bold);
  if (measure(letters, what.text).x > room.w) letters = paint.font(12, Weight::Bold);
  const std::size_t space =
      measure(letters, what.text).x > room.w ? middle_space(what.text) : std::string::npos;
  if (space == std::string::npos) {
    text_in(paint, letters, room, ink, what.text, Align::Center);
  } else { // in two lines
    text_in(paint, letters, {room.x, room.y, room.w, room.h / 2}, ink, what.text.substr(0, space),
            Align::Center);
    text_in(paint, letters, {room.x, room.center().y, room.w, room.h / 2}, ink, what.text.substr(space + 1),
            Align::Center);
  }
  return press.clicked;
}

} // namespace

// The systems beside each other.
void draw_systems(App& app, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  fill(paint, rounded(rect), paint.theme->well, paint.px(10));
  const float w = rect.w / static_cast<float>(app.rulesets.size());
  for (std::size_t i = 0; i < app.rulesets.size(); ++i) {
    const Ruleset& rules = app.rulesets[i];
    const Button tab{"system:" + std::string(rules.family->id),
                     rules.title,
                     Icon::None,
                     app.draft.system == i ? Style::Primary : Style::Plain,
                     true,
                     false};
    if (draw_tab(app, rounded({rect.x + w * static_cast<float>(i), rect.y, w, rect.h}), tab,
                 rules.family->name, 14))
      press_control(app, tab.id);
  }
}

// The rulebooks of the game, where it has several, and what the chosen one is: beside them, or below on an upright screen.
void draw_editions(App& app, Rect& rest) {
  const Paint& paint = app.ui.paint;
  const Ruleset& rules = app.rulesets[app.draft.system];
  const std::vector<const EditionInfo*> editions = editions_of(rules);
  if (editions.size() < 2) return;
  const bool beside = !app.board.upright;
  const std::string chosen = chosen_edition(rules);
  Rect row = cut_top(rest, paint.px(44));
  const Rect all = beside ? cut_left(row, row.w * 0.55F) : row;
  const float w = all.w / static_cast<float>(editions.size());
  fill(paint, rounded(all), paint.theme->well, paint.px(10));
  for (std::size_t i = 0; i < editions.size(); ++i) {
    const Button tab{"edition:" + std::string(editions[i]->id),
                     words::edition_name(rules, *editions[i]),
                     Icon::None,
                     chosen == editions[i]->id ? Style::Primary : Style::Plain,
                     true,
                     false};
    if (draw_tab(app, rounded({all.x + w * static_cast<float>(i), all.y, w, all.h}), tab,
                 app.say(words::edition) + ": " + tab.text, 13))
      press_control(app, tab.id);
  }
  const std::string about = about_edition(app, rules, chosen);
  ImFont* letters = paint.font(12);
  if (beside) {
    cut_left(row, paint.px(14));
    const float high = paragraph_height(letters, row.w, about);
    paragraph(paint, letters, {row.x, row.center().y - high / 2}, row.w, paint.theme->soft, about);
  } else {
    cut_top(rest, paint.px(5));
    const float high = paragraph_height(letters, rest.w, about);
    paragraph(paint, letters, cut_top(rest, high).min(), rest.w, paint.theme->soft, about);
  }
  cut_top(rest, paint.px(beside ? 12 : 8));
}

// Who plays the second seat, each as wide as its words.
void draw_opponents(App& app, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  fill(paint, rounded(rect), paint.theme->well, paint.px(10));
  const std::vector<Button> tabs = opponents(app);
  Rect row = rect;
  if (app.draft.computer) { // whether it may be asked for a second opinion
    const Button lamp{"hints", hints_entry(app), Icon::Lamp, app.hints ? Style::Primary : Style::Ghost, true,
                      true};
    if (button(app.ui, grown(cut_right(row, rect.h), -paint.px(3)), lamp)) press_control(app, lamp.id);
  }
  ImFont* letters = paint.font(12, Weight::Bold);
  const auto spare = [&](bool broken) {
    float left = row.w;
    for (const Button& tab : tabs)
      left -= words_width(letters, tab.text, broken);
    return left / static_cast<float>(tabs.size());
  };
  const bool broken = spare(false) < paint.px(8);
  const float more = spare(broken);
  for (const Button& tab : tabs)
    if (draw_tab(app, rounded(cut_left(row, words_width(letters, tab.text, broken) + more)), tab,
                 words::about_player(app.tongue.table, words::second_seat, tab.text), 13))
      press_control(app, tab.id);
}

std::string about_edition(const App& app, const Ruleset& rules, std::string_view edition) {
  const auto about = rules.layout.editions.find(std::string(edition));
  std::string text = about == rules.layout.editions.end() ? "" : about->second;
  const Language spoken = language_of(page::language_of(edition), app.tongue.language);
  if (spoken == app.tongue.language) return text;
  const std::string name = language_names[static_cast<std::size_t>(spoken)];
  return text + " " + words::about_player(app.tongue.table, words::will_speak, name);
}

std::vector<Button> opponents(const App& app) {
  const auto style = [](bool chosen) { return chosen ? Style::Primary : Style::Plain; };
  std::vector<Button> out = {
      {"opponent:person", app.say(words::a_person), Icon::None, style(!app.draft.computer), true, false}};
  constexpr const char* ids[] = {"opponent:easy", "opponent:medium", "opponent:hard"}; // by Strength
  for (std::size_t i = 0; i < std::size(ids); ++i)
    out.push_back({ids[i], app.say(words::strengths[i]), Icon::None,
                   style(app.draft.computer == static_cast<Strength>(i)), true, false});
  return out;
}

void choose_opponent(App& app, std::string_view which) {
  app.draft.computer.reset();
  if (which == "easy") app.draft.computer = Strength::Easy;
  if (which == "medium") app.draft.computer = Strength::Medium;
  if (which == "hard") app.draft.computer = Strength::Hard;
}

} // namespace twoseat
