// Setting rules text word by word.
#include "shell/panels/rules_text.h"

namespace twoseat {
namespace {

// "[AUTO]": capitals in brackets, and nothing that would be a sum or a place.
bool is_tag(std::string_view word) {
  if (word.size() < 4 || word.size() > 12 || word.front() != '[' || word.back() != ']') return false;
  for (const char c : word.substr(1, word.size() - 2))
    if (c < 'A' || c > 'Z') return false;
  return true;
}

// Cuts the next word off; a tag ends at its bracket, even where a colon follows at once.
std::string_view next_word(std::string_view& rest) {
  std::size_t end = std::min(rest.find_first_of(" \n"), rest.size());
  if (const std::size_t close = rest.find(']'); close < end && is_tag(rest.substr(0, close + 1)))
    end = close + 1;
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
    const bool tag = is_tag(word);
    const std::string_view shown = tag ? word.substr(1, word.size() - 2) : word;
    const float pad = tag ? paint.px(5) : 0;
    const float w = measure(tag ? small : letters, shown).x + 2 * pad;
    if (after_space && x > 0) x += space;
    after_space = false;
    if (x > 0 && x + w > width) x = 0, y += line;
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
