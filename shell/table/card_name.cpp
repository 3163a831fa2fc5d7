// A card's name in its band: on up to two lines, in smaller letters, then in narrower ones; what has no room even so is
// left out, and an ellipsis says it. A card so small that hardly a letter would be left has its picture alone.
#include "shell/table/card_numbers.h"

namespace twoseat {
namespace {

constexpr const char* ellipsis = "\u2026";
constexpr float narrowest = 0.76F; // that letters are drawn, before words are left out,
constexpr float smallest = 0.84F;  // and how small, of the smallest that there are
constexpr std::size_t fewest = 4;  // letters from which anybody guesses a name

// Letters, and how much of their height they have.
struct Script {
  ImFont* letters;
  float height = 1;
  float width_for(float room) const { return room / height; }
};

// Whole words, as many as there is room for, and an ellipsis.
std::string abridged(ImFont* letters, std::string_view name, float width) {
  std::string out(name);
  while (measure(letters, out).x > width && name.find(' ') != std::string_view::npos) {
    name = name.substr(0, name.find_last_of(' '));
    if (name.ends_with(',')) name.remove_suffix(1);
    out = std::string(name) + ellipsis;
  }
  return shortened(letters, out, width);
}

bool says_nothing(const Script& least, const Rect& rect, std::string_view name) {
  return measure(least.letters, name.substr(0, fewest)).x > least.width_for(rect.w) / narrowest;
}

// Narrower, where it does not fit otherwise.
std::string squeezed(const Paint& paint, const Script& script, const Rect& rect, std::string_view words) {
  std::string shown = shortened(script.letters, words, script.width_for(rect.w) / narrowest + paint.px(0.5F));
  const float wanted = measure(script.letters, shown).x;
  const float across = std::min(script.height, rect.w / std::max(1.0F, wanted));
  if (across == 1) { // NOLINT: exact
    text_in(paint, script.letters, rect, paint.theme->paper_ink, shown);
    return shown;
  }
  const Mark since = mark(paint);
  text(paint, script.letters, {-wanted / 2, -script.letters->FontSize / 2}, paint.theme->paper_ink, shown);
  place_since(paint, since, {rect.x + wanted * across / 2, rect.center().y}, 0, {across, script.height}, 1);
  return shown;
}

std::string draw_two(const Paint& paint, const Script& script, const Rect& rect, std::string_view first,
                     std::string_view second) {
  if (second.empty()) return squeezed(paint, script, rect, first);
  const float line = std::round(script.letters->FontSize * script.height * 1.04F),
              top = std::round(rect.y + (rect.h - 2 * line) / 2);
  const std::string above = squeezed(paint, script, {rect.x, top, rect.w, line}, first);
  const std::string below = squeezed(paint, script, {rect.x, top + line, rect.w, line}, second);
  return above + (above.ends_with('-') ? "" : " ") + below;
}

// A syllable seems to begin there, in whatever language: a consonant before a vowel.
bool begins_syllable(std::string_view word, std::size_t at) {
  const auto vowel = [](char c) {
    return std::string_view("aeiouyAEIOUY").find(c) != std::string_view::npos;
  };
  const bool ascii =
      ((static_cast<unsigned char>(word[at]) | static_cast<unsigned char>(word[at + 1])) & 0x80U) == 0;
  return ascii && !vowel(word[at]) && vowel(word[at + 1]);
}

// A word that is longer than a line goes on in the second one.
std::string draw_broken(const Paint& paint, const Script& script, const Rect& rect, std::string_view name) {
  const std::string_view word = name.substr(0, name.find(' '));
  const float width = script.width_for(rect.w) / narrowest;
  std::size_t most = word.size();
  const auto begins_letter = [&](std::size_t at) {
    return (static_cast<unsigned char>(word[at]) & 0xC0U) != 0x80U;
  };
  while (most > 3 && (most == word.size() || !begins_letter(most) ||
                      measure(script.letters, std::string(word.substr(0, most)) + "-").x > width))
    --most;
  std::size_t end = std::min(most, word.size() - std::min<std::size_t>(word.size(), 3));
  while (end > 3 && !begins_syllable(word, end))
    --end;
  if (end <= 3) end = most;
  return draw_two(paint, script, rect, std::string(word.substr(0, end)) + "-",
                  abridged(script.letters, name.substr(end), width));
}

struct Lines {
  std::string_view first, second;
};

// As many whole words on the first line as fit, one at least; the rest on the second.
Lines lines_of(ImFont* letters, std::string_view name, float width) {
  std::size_t first = name.size(), second = first;
  while (first > 2 && measure(letters, name.substr(0, first)).x > width) {
    const std::size_t gap = name.find_last_of(" -", first - 2);
    if (gap == std::string_view::npos || gap == 0) break;
    first = name[gap] == '-' ? gap + 1 : gap;
    second = gap + 1;
  }
  return {name.substr(0, first), name.substr(second)};
}

bool fits(ImFont* letters, const Lines& lines, float width) {
  return measure(letters, lines.first).x <= width && measure(letters, lines.second).x <= width;
}

// From near, on one line.
std::string draw_line(const Paint& paint, const Rect& rect, std::string_view name) {
  const float size = std::clamp(rect.h * 0.55F / paint.s, 12.0F, 24.0F);
  ImFont* letters = paint.font(size, Weight::Bold);
  for (float css = size; css > 12 && measure(letters, name).x > rect.w; css -= 1)
    letters = paint.font(css, Weight::Bold);
  if (says_nothing({letters}, rect, name)) return {};
  return squeezed(paint, {letters}, rect, abridged(letters, name, rect.w / narrowest));
}

} // namespace

std::string draw_name(const Paint& paint, const Rect& rect, std::string_view name, bool two_lines) {
  if (!two_lines) return draw_line(paint, rect, name);
  FixedVector<Script, 4> scripts;
  for (const float css : {16.0F, 14.0F, 12.0F})
    if (css <= std::max(12.0F, rect.h * 0.46F / paint.s)) scripts.push({paint.font(css, Weight::Bold)});
  scripts.push({scripts.back().letters, smallest});
  for (const Script& script : scripts)
    for (const float part : {1.0F, narrowest}) {
      const float width = script.width_for(rect.w) / part;
      if (const Lines lines = lines_of(script.letters, name, width); fits(script.letters, lines, width))
        return draw_two(paint, script, rect, lines.first, lines.second);
    }
  const Script& least = scripts.back();
  if (says_nothing(least, rect, name)) return {};
  const float width = least.width_for(rect.w) / narrowest;
  const Lines lines = lines_of(least.letters, name, width);
  if (measure(least.letters, lines.first).x > width) return draw_broken(paint, least, rect, name);
  return draw_two(paint, least, rect, lines.first, abridged(least.letters, lines.second, width));
}

} // namespace twoseat
