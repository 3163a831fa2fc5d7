// Setting rules text word by word.
#include "shell/panels/rules_text.h"
#include "shell/words/labels.h"

namespace twoseat {
namespace {

// Cuts the next word off: a label, or up to the next gap or label.
std::string_view next_word(std::string_view& rest) {
  std::size_t end = label_length(rest);
  if (end == 0) {
    end = std::min(rest.find_first_of(" \n"), rest.size());
    for (std::size_t at = rest.find('[', 1); at < end; at = rest.find('[', at + 1))
      if (label_length(rest.substr(at)) != 0) end = at;
  }
  const std::string_view word = rest.substr(0, end);
  rest.remove_prefix(end);
  return word;
}

float set_words(const Paint& paint, ImVec2 at, float width, std::string_view rest, bool draw) {
  const Theme& theme = *paint.theme;
  ImFont* letters = paint.font(14);
  ImFont* small = paint.font(12, Weight::Bold);
  const float line = std::round(letters->FontSize * 1.12F), space = measure(letters, " ").x;
  float x = 0, y = 0;
  bool after_space = false;
  while (!rest.empty()) {
    if (rest.front() == '\n') x = 0, y += line + paint.px(5);
    if (rest.front() == ' ' || rest.front() == '\n') {
      after_space = true;
      rest.remove_prefix(1);
      continue;
    }
    const std::string_view word = next_word(rest);
    const bool tag = label_length(word) != 0 && measure(small, word).x + paint.px(6) < width;
    const std::string_view shown = tag ? word.substr(1, word.size() - 2) : word;
    const float pad = tag ? paint.px(5) : 0;
    const float w = measure(tag ? small : letters, shown).x + 2 * pad;
    if (after_space && x > 0) x += space;
    after_space = false;
    // "[Power]" keeps its "+5000" on the line
    const std::string_view tail =
        tag ? rest.substr(0, std::min(rest.find_first_of(" \n["), rest.size())) : "";
    if (x > 0 && x + w + measure(letters, tail).x > width) x = 0, y += line;
    if (draw && tag) {
      const Rect pill = rounded({at.x + x, at.y + y + (line - small->FontSize) / 2 - paint.px(0.5F), w,
                                 small->FontSize + paint.px(1)});
      const bool cost = shown == "COST";
      fill(paint, pill, cost ? faded(theme.gold, 0.22F) : mixed(theme.raised, theme.ink, 0.18F), paint.px(3));
      if (cost) outline(paint, pill, faded(theme.gold, 0.7F), paint.px(3), paint.hair());
      text(paint, small, {pill.x + pad, pill.y + (pill.h - small->FontSize) / 2}, theme.ink, shown);
    } else if (draw) {
      text(paint, letters, {at.x + x, at.y + y + (line - letters->FontSize) / 2}, theme.ink, word);
    }
    x += w + (tag ? paint.px(2) : 0);
  }
  return y + line;
}

} // namespace

float rules_text_height(const Paint& paint, float width, std::string_view words) {
  return words.empty() ? 0 : set_words(paint, {}, width, words, false);
}

float rules_text(const Paint& paint, ImVec2 at, float width, std::string_view words) {
  return words.empty() ? 0 : set_words(paint, at, width, words, true);
}

} // namespace twoseat
