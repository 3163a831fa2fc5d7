// Drawing what of a card's numbers and icons its system's layout puts where.
#include "shell/table/card_numbers.h"
#include <cctype>

namespace twoseat {
namespace {

ImU32 number_colour(const Theme& theme, int trend) {
  return trend > 0 ? theme.can : trend < 0 ? theme.danger : theme.paper_ink;
}

void draw_badge(const Paint& paint, ImVec2 center, float size, ImU32 ground, ImU32 edge) {
  paint.list->AddCircleFilled(center, size / 2, ground);
  paint.list->AddCircle(center, size / 2, edge, 0, paint.hair());
}

// A pennon: it hangs in the corner and can be told from every other mark by its shape.
void draw_corner(const Paint& paint, const Rect& card, float size, std::int32_t value, const Ink& ink) {
  const float x = card.x + size * 0.28F, w = size * 0.86F, y = card.y;
  for (const ImVec2 p :
       {ImVec2{x, y}, {x + w, y}, {x + w, y + size}, {x + w / 2, y + size * 1.28F}, {x, y + size}})
    paint.list->PathLineTo({std::round(p.x), std::round(p.y)});
  fill_path(paint, mixed(ink.band, 0xFF000000U, paint.theme->light ? 0 : 0.25F));
  const std::string digit = std::to_string(value);
  ImFont* letters = paint.font(size * 0.86F / paint.s, Weight::Bold);
  const ImVec2 extent = measure(letters, digit);
  text(paint, letters, {x + (w - extent.x) / 2, y + (size * 1.02F - extent.y) / 2}, paint.theme->paper_ink,
       digit);
}

// A coin, for what is paid.
void draw_coin(const Paint& paint, const Rect& card, float size, std::int32_t value) {
  const float r = size * 0.66F;
  const ImVec2 at{card.x + size * 0.72F, card.y + size * 0.72F};
  paint.list->AddCircleFilled(at, r, rgb(0xE8C25A));
  paint.list->AddCircle(at, r, faded(0xFF000000U, 0.4F), 0, paint.hair());
  paint.list->AddCircle(at, r * 0.8F, faded(rgb(0x2A2110), 0.35F), 0, paint.hair());
  const std::string digits = std::to_string(value);
  ImFont* letters = paint.font(size * 0.84F / paint.s, Weight::Bold);
  const ImVec2 extent = measure(letters, digits);
  text(paint, letters, {at.x - extent.x / 2, at.y - extent.y / 2}, rgb(0x2A2110), digits);
}

void draw_marks(const Paint& paint, const CardLooks& looks, const Face& face, std::uint8_t states,
                const Rect& card, float size, bool all) {
  float y = card.y + size * 0.72F;
  const float x = card.right() - size * 0.72F;
  const auto quiet = [&](Icon which) {
    draw_badge(paint, {x, y}, size * 0.98F, faded(0xFF14100CU, 0.5F), 0);
    icon(paint, which, {x, y}, size * 0.56F, faded(0xFFFFFFFFU, 0.92F));
    y += size * 1.16F;
  };
  for (const CardMark& mark : looks.marks) {
    if ((face.marks & mark.bit) == 0 || mark.icon == Icon::None || (!mark.trigger && !all)) continue;
    if (!mark.trigger) {
      quiet(mark.icon);
      continue;
    }
    draw_badge(paint, {x, y}, size * 1.06F, rgb(0xE8C25A), faded(0xFF000000U, 0.35F));
    icon(paint, mark.icon, {x, y}, size * 0.66F, rgb(0x2A2110));
    y += size * 1.16F;
  }
  for (const CardState& state : looks.states)
    if ((states & state.bit) != 0 && state.icon != Icon::None) quiet(state.icon);
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

void draw_band_start(const Paint& paint, const Rect& band, const Rect& rest, const CardNumber& what,
                     const Numbers& numbers, bool whole_numbers) {
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
      text(paint, letters, {rest.x, band.y + (band.h - letters->FontSize) / 2}, colour, words);
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
      if (!what.large || !numbers.shown(what.amount)) continue;
      const std::string digits = std::to_string(numbers.at(what.amount));
      const float w = mark + gap + measure(letters, digits).x;
      all += w + paint.px(3);
      if (!draw) continue;
      const float x = what.spot == Spot::Band ? rest.x : rest.right() - w;
      if (icons)
        icon(paint, what.icon, {x + mark / 2, band.center().y}, mark, on_card(*paint.theme, what.tone));
      text(paint, letters, {x + mark + gap, band.y + (band.h - letters->FontSize) / 2},
           number_colour(*paint.theme, numbers.trend(what.amount)), digits);
    }
    return all;
  };
  float size = band.h * 0.86F / paint.s;
  const float room = rest.w + paint.px(3);
  while (size > 12 && pair_at(size, true, false) > room)
    size -= 1;
  pair_at(size, pair_at(size, true, false) <= room, true);
}

} // namespace

void draw_band(const Paint& paint, const Rect& band, const CardLooks& looks, const Face& face,
               const Numbers& numbers, bool with_end, bool whole_numbers) {
  Rect rest{band.x + band.h * 0.24F, band.y, band.w - band.h * 0.44F, band.h};
  bool any = false, pair = false;
  for (const CardNumber& what : looks.numbers) {
    const bool here = what.spot == Spot::Band || what.spot == Spot::BandEnd;
    if (!here || !numbers.shown(what.amount)) continue;
    any = true;
    pair = pair || what.large;
    if (what.spot == Spot::BandEnd && !what.large && with_end)
      draw_band_end(paint, band, rest, what, numbers);
  }
  if (pair) return draw_band_pair(paint, band, rest, looks, numbers);
  for (const CardNumber& what : looks.numbers)
    if (what.spot == Spot::Band && numbers.shown(what.amount))
      draw_band_start(paint, band, rest, what, numbers, whole_numbers);
  if (any || !with_end) return;
  const float size = std::clamp(band.h * 0.5F / paint.s, 12.0F, 24.0F);
  std::string kind;
  for (const CardMark& mark : looks.marks)
    if (mark.kind && (face.marks & mark.bit) != 0) kind = mark.name;
  if (!kind.empty()) kind[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(kind[0])));
  text_in(paint, paint.font(size), band, paint.theme->soft, kind, Align::Center);
}

namespace {

void draw_foot(const Paint& paint, const Rect& field, const CardNumber& what, const Numbers& numbers,
               float size) {
  const std::int32_t value = numbers.at(what.amount);
  if (value <= 0) return; // absent is less than any number
  ImFont* letters = paint.font(std::max(12.0F, size / paint.s), Weight::Bold);
  const std::string words = short_number(value);
  const float w = measure(letters, words).x, mark = letters->FontSize * 0.62F, pad = paint.px(3);
  const Rect box = rounded(
      {field.x + pad, field.bottom() - letters->FontSize - pad, mark + w + pad * 2.4F, letters->FontSize});
  fill(paint, box, faded(0xFF14100CU, 0.5F), box.h / 2);
  icon(paint, what.icon, {box.x + pad + mark / 2, box.center().y}, mark, faded(0xFFFFFFFFU, 0.9F));
  text(paint, letters, {box.x + pad * 1.4F + mark, box.y}, rgb(0xFFFFFF), words);
}

} // namespace

void draw_corners(const Paint& paint, const CardBook& cards, const CardLook& look, const Numbers& numbers,
                  const Rect& card, const Rect& field, const Ink& ink) {
  const Face& face = cards.book->face(look.def);
  const float css = look.height / paint.s;
  const bool near = css >= 150;
  const float badge = std::clamp(look.height * (near ? 0.105F : 0.155F), paint.px(13), paint.px(40));
  for (const CardNumber& what : cards.looks->numbers) {
    const std::int32_t value = numbers.at(what.amount);
    if (value == absent || css < 40) continue;
    if (what.spot == Spot::Corner) draw_corner(paint, card, badge, value, ink);
    if (what.spot == Spot::Coin) draw_coin(paint, card, badge, value);
  }
  if (css < 64) return;
  draw_marks(paint, *cards.looks, face, look.states, card, badge, css >= 78);
  for (const CardNumber& what : cards.looks->numbers)
    if (what.spot == Spot::Foot)
      draw_foot(paint, field, what, numbers, look.height * (near ? 0.06F : 0.105F));
}

} // namespace twoseat
