// Drawing what of a card's numbers and icons its system's layout puts where.
#include "shell/table/card_numbers.h"
#include <algorithm>
#include <cctype>

namespace twoseat {
namespace {

std::string digits_of(std::int32_t value) {
  return value == absent ? "0" : std::to_string(value);
}

ImU32 number_colour(const Theme& theme, int trend) {
  return trend > 0 ? theme.can : trend < 0 ? theme.danger : theme.paper_ink;
}

ImU32 on_card(const Theme& theme, Tone tone) {
  return tone == Tone::Ink ? theme.paper_ink : colour_of(theme, tone);
}

// A small number at the band's end; what is left of the band is for what begins it.
void draw_band_end(const Paint& paint, const Rect& band, Rect& rest, const CardNumber& what,
                   const Numbers& numbers) {
  ImFont* letters = paint.font(std::max(12.0F, band.h * 0.5F / paint.s), Weight::Bold);
  const std::string digits = std::to_string(numbers.at(what.amount));
  const float w = measure(letters, digits).x, mark = letters->FontSize * 0.62F;
  const ImU32 colour = numbers.trend(what.amount) > 0 ? paint.theme->can : on_card(*paint.theme, what.tone);
  const Rect box = cut_right(rest, w + mark + paint.px(1));
  icon(paint, what.icon, {box.x + mark / 2, box.center().y}, mark, colour);
  text(paint, letters, {box.right() - w, band.y + (band.h - letters->FontSize) / 2}, colour, digits);
}

// "1-2-3": as large as the band allows, each number in the colour of its own change.
void draw_joined(const Paint& paint, const Rect& band, const CardNumber& what, const Numbers& numbers) {
  std::vector<Amount> parts{what.amount};
  for (const int attribute : what.joined)
    parts.push_back({attribute, -1, -1, -1});
  const std::string all = numbers.written(what);
  float size = std::max(11.0F, std::min(band.h * 0.82F / paint.s, 34.0F));
  const auto width = [&](float gap_in) { // with so much between them
    ImFont* letters = paint.font(size, Weight::Bold);
    return measure(letters, all).x +
           static_cast<float>(parts.size() - 1) * (gap_in - measure(letters, "-").x);
  };
  while (size > 11 && measure(paint.font(size, Weight::Bold), all).x > band.w - paint.px(4))
    size -= 1;
  if (width(paint.px(2.5F)) > band.w - paint.px(3)) size = 10;
  ImFont* letters = paint.font(size, Weight::Bold);
  const bool tight = measure(letters, all).x > band.w; // then only gaps stand between them
  const float dash = measure(letters, "-").x, gap = !tight ? dash
                                                    : width(paint.px(2.5F)) > band.w - paint.px(2)
                                                        ? paint.px(1.5F)
                                                        : paint.px(2.5F);
  const float w = measure(letters, all).x + static_cast<float>(parts.size() - 1) * (gap - dash);
  ImVec2 at{std::round(band.center().x - w / 2), std::round(band.center().y - letters->FontSize / 2)};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0 && !tight) text(paint, letters, at, faded(paint.theme->paper_ink, 0.55F), "-");
    if (i > 0) at.x += gap;
    const std::string digits = digits_of(numbers.at(parts[i]));
    text(paint, letters, at, number_colour(*paint.theme, numbers.trend(parts[i])), digits);
    at.x += measure(letters, digits).x;
  }
}

void draw_band_start(const Paint& paint, const Rect& band, const Rect& rest, const CardNumber& what,
                     const Numbers& numbers, bool whole_numbers) {
  if (!what.joined.empty()) return draw_joined(paint, band, what, numbers);
  const std::int32_t value = numbers.at(what.amount);
  const ImU32 colour = number_colour(*paint.theme, numbers.trend(what.amount));
  for (const bool whole : {true, false}) {
    if (whole && (value >= 1000000 || !whole_numbers)) continue; // from far: "13k"
    for (float size = band.h * 0.86F / paint.s; size >= 11; size -= 2) {
      ImFont* letters = paint.font(size, Weight::Bold);
      const std::string words = whole ? std::to_string(value) : short_number(value);
      const float needed = measure(letters, words).x;
      if (whole && size < band.h * 0.52F / paint.s) break;
      if (needed > rest.w && size >= 13) continue;
      if (needed > rest.w && whole) break;
      const float over =
          std::max(0.0F, needed + paint.px(3) - rest.w); // it moves over, to keep off the end's
      const bool alone = band.h <= paint.px(15) && rest.w > band.w - band.h * 0.45F; // nothing ends it
      const float x = alone ? band.center().x - needed / 2 : std::max(band.x + paint.px(2), rest.x - over);
      text(paint, letters, {x, band.y + (band.h - letters->FontSize) / 2}, colour, words);
      return;
    }
  }
}

// Two numbers of equal weight, each behind its icon: one at the band's beginning, one at its end.
void draw_band_pair(const Paint& paint, const Rect& band, const Rect& rest, const CardLooks& looks,
                    const Numbers& numbers) {
  const auto pair_at = [&](float size, bool icons, bool draw) {
    ImFont* letters = paint.font(size, Weight::Bold);
    const float mark = icons ? std::round(letters->FontSize * 0.56F) : 0, gap = icons ? paint.px(2) : 0;
    float all = 0;
    for (const CardNumber& what : looks.numbers) {
      if (!what.large || !numbers.shown(what)) continue;
      const std::string digits = std::to_string(numbers.at(what.amount));
      const float w = mark + gap + measure(letters, digits).x;
      all += w + paint.px(3);
      if (!draw) continue;
      const float x = what.spot == Spot::Band ? rest.x : rest.right() - w;
      if (icons)
        icon(paint, what.icon, {x + mark / 2, band.center().y}, mark, on_card(*paint.theme, what.tone));
      const int trend = numbers.trend(what.amount); // without its icon it keeps the colour of that
      text(paint, letters, {x + mark + gap, band.y + (band.h - letters->FontSize) / 2},
           icons || trend != 0 ? number_colour(*paint.theme, trend) : on_card(*paint.theme, what.tone),
           digits);
    }
    return all;
  };
  float size = band.h * 0.86F / paint.s;
  const float room = rest.w + paint.px(3);
  while (size > 11 && pair_at(size, true, false) > room)
    size -= 1;
  pair_at(size, pair_at(size, true, false) <= room, true);
}

// "Extra Card" without what other kinds are as well, in whichever order a language has it.
std::string own_words(const CardLooks& looks, const std::string& kind) {
  std::string own;
  for (std::size_t at = 0; at < kind.size();) {
    const std::size_t end = std::min(kind.find(' ', at), kind.size());
    std::string word = kind.substr(at, end - at);
    word[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(word[0])));
    const bool shared = std::count_if(looks.marks.begin(), looks.marks.end(), [&](const CardMark& mark) {
                          std::string name = mark.kind ? " " + mark.name + " " : "";
                          for (char& letter : name)
                            letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
                          return name.find(" " + word + " ") != std::string::npos;
                        }) > 1;
    if (!shared) own += (own.empty() ? "" : " ") + word;
    at = end + 1;
  }
  if (!own.empty()) own[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(own[0])));
  return own;
}

} // namespace

std::string Numbers::written(const CardNumber& what) const {
  std::string out = digits_of(at(what.amount));
  for (const int attribute : what.joined)
    out += "-" + digits_of(at({attribute, -1, -1, -1}));
  return out;
}

void draw_band(const Paint& paint, const Rect& band, const CardLooks& looks, const Numbers& numbers,
               bool with_end, bool whole_numbers) {
  Rect rest{band.x + band.h * 0.24F, band.y, band.w - band.h * 0.44F, band.h};
  bool any = false, pair = false;
  for (const CardNumber& what : looks.numbers) {
    const bool here = what.spot == Spot::Band || what.spot == Spot::BandEnd;
    if (!here || !numbers.shown(what)) continue;
    any = true;
    pair = pair || what.large;
    if (what.spot == Spot::BandEnd && !what.large && with_end)
      draw_band_end(paint, band, rest, what, numbers);
  }
  if (pair) return draw_band_pair(paint, band, rest, looks, numbers);
  for (const CardNumber& what : looks.numbers)
    if (what.spot == Spot::Band && numbers.shown(what))
      draw_band_start(paint, band, rest, what, numbers, whole_numbers);
  if (any) return;
  float size = std::clamp(band.h * 0.5F / paint.s, 12.0F, 24.0F);
  std::string kind = kind_of(looks, numbers.face);
  for (const CardMark& mark : looks.marks)
    if (mark.kind && (numbers.face.marks & mark.bit) != 0) kind = mark.name;
  if (!kind.empty()) kind[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(kind[0])));
  ImFont* letters = paint.font(size);
  for (float css = size; css > 12 && measure(letters, kind).x > band.w;)
    letters = paint.font(css -= 1);
  if (measure(letters, kind).x > band.w) kind = own_words(looks, kind);
  while (measure(letters, kind).x > band.w && kind.find(' ') != std::string::npos)
    kind.resize(kind.find_last_of(' '));
  if (measure(letters, kind).x <= band.w)
    text_in(paint, letters, band, paint.theme->soft, kind, Align::Center);
}

} // namespace twoseat
