// Drawing what of a card's numbers and icons its system's layout puts where.
#include "shell/table/card_numbers.h"
#include <cctype>

namespace twoseat {
namespace {

std::string digits_of(std::int32_t value) {
  return value == absent ? "0" : std::to_string(value);
}

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

constexpr float coin_radius = 0.66F; // of a badge's size

// A coin, for what is paid.
void draw_coin(const Paint& paint, ImVec2 at, float size, std::int32_t value, Tone tone) {
  const bool silver = tone == Tone::Silver;
  const ImU32 metal = silver ? rgb(0xC3CEDB) : rgb(0xE8C25A), ink = silver ? rgb(0x1B222B) : rgb(0x2A2110);
  const float r = size * coin_radius;
  paint.list->AddCircleFilled(at, r, metal);
  paint.list->AddCircle(at, r, faded(0xFF000000U, 0.4F), 0, paint.hair());
  paint.list->AddCircle(at, r * 0.8F, faded(ink, 0.35F), 0, paint.hair());
  const std::string digits = std::to_string(value);
  ImFont* letters = paint.font(std::max(11.0F, size * 0.84F / paint.s), Weight::Bold);
  const ImVec2 extent = measure(letters, digits);
  text(paint, letters, {at.x - extent.x / 2, at.y - extent.y / 2}, ink, digits);
}

// At the upper left; where what is left of the card needs the room, below that.
ImVec2 coin_spot(const Rect& card, float size, const Rect& end) {
  const float r = size * coin_radius;
  ImVec2 at{card.x + size * 0.72F, card.y + size * 0.72F};
  if (!end.empty() && at.x + r > end.x) at = {card.right() - r - size * 0.08F, end.bottom() + r};
  return at;
}

// What is left of it, across from the price: how wide its icon is, if it has one, and where it stands.
struct CornerEnd {
  ImFont* letters;
  std::string digits;
  float w, mark, pad;
  Rect box;
};

CornerEnd corner_end(const Paint& paint, const Rect& card, float size, const CardNumber& what,
                     const Numbers& numbers) {
  const std::string digits = std::to_string(numbers.at(what.amount));
  ImFont* letters = paint.font(std::max(11.0F, size * 0.84F / paint.s), Weight::Bold);
  const float w = measure(letters, digits).x, h = std::round(std::max(size * 1.16F, letters->FontSize));
  const float mark = size >= paint.px(14) ? h * 0.5F : 0, pad = h * 0.26F;
  const float width = std::max(h, w + mark + pad * (mark > 0 ? 2.3F : 1.6F));
  return {letters, digits, w,
          mark,    pad,    rounded({card.right() - width - size * 0.08F, card.y + size * 0.08F, width, h})};
}

// On red once some was taken.
void draw_corner_end(const Paint& paint, const Rect& card, float size, const CardNumber& what,
                     const Numbers& numbers) {
  const auto [letters, digits, w, mark, pad, box] = corner_end(paint, card, size, what, numbers);
  const float h = box.h;
  const int trend = numbers.trend(what.amount);
  fill(paint, box, trend < 0 ? rgb(0xC2293A) : faded(0xFF14100CU, card_scrim), h / 2);
  outline(paint, box, faded(0xFFFFFFFFU, trend < 0 ? 0.75F : 0.28F), h / 2, paint.hair());
  if (mark > 0)
    icon(paint, what.icon, {box.x + pad + mark / 2, box.center().y}, mark,
         trend < 0 ? rgb(0xFFFFFF) : rgb(0xFF7A86));
  text(paint, letters,
       {mark > 0 ? box.right() - pad - w : box.center().x - w / 2, box.center().y - letters->FontSize / 2},
       trend > 0 ? rgb(0x8CF0C0) : rgb(0xFFFFFF), digits);
}

void draw_marks(const Paint& paint, const CardLooks& looks, const Face& face, std::uint8_t states,
                const Rect& card, float size, float down, bool all) {
  float y = card.y + down + size * 0.72F;
  const float x = card.right() - size * 0.72F;
  const auto quiet = [&](Icon which) {
    draw_badge(paint, {x, y}, size * 0.98F, faded(0xFF14100CU, card_scrim), 0);
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

ImU32 on_dark(Tone tone) { // a badge is as dark on a light table
  return colour_of(dark_theme, tone);
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
  while (size > 11 && measure(paint.font(size, Weight::Bold), all).x > band.w - paint.px(4))
    size -= 1;
  ImFont* letters = paint.font(size, Weight::Bold);
  const bool tight = measure(letters, all).x > band.w; // then only gaps stand between them
  const float dash = measure(letters, "-").x, gap = tight ? paint.px(2.5F) : dash;
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
      text(paint, letters,
           {std::max(band.x + paint.px(2), rest.x - over), band.y + (band.h - letters->FontSize) / 2}, colour,
           words);
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
  if (any || !with_end) return;
  float size = std::clamp(band.h * 0.5F / paint.s, 12.0F, 24.0F);
  std::string kind = kind_of(looks, numbers.face);
  for (const CardMark& mark : looks.marks)
    if (mark.kind && (numbers.face.marks & mark.bit) != 0) kind = mark.name;
  if (!kind.empty()) kind[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(kind[0])));
  ImFont* letters = paint.font(size);
  for (float css = size; css > 12 && measure(letters, kind).x > band.w;)
    letters = paint.font(css -= 1);
  while (measure(letters, kind).x > band.w && kind.find(' ') != std::string::npos)
    kind.resize(kind.find_last_of(' ')); // "Extra Card": the first word says it
  if (measure(letters, kind).x <= band.w)
    text_in(paint, letters, band, paint.theme->soft, kind, Align::Center);
}

namespace {

// One below the other at the left edge, below where a coin may lie.
void draw_drops(const Paint& paint, const CardLooks& looks, const Face& face, const Rect& card, float size) {
  const float r = size * 0.2F;
  ImVec2 at = coin_spot(card, size, {});
  at.y += size * coin_radius + r * 1.5F;
  for (const CardDrop& drop : looks.drops)
    for (int i = 0; i < face.traits[drop.trait]; ++i, at.y += r * 2.3F) {
      paint.list->AddCircleFilled(at, r + paint.px(1), faded(0xFF14100CU, 0.75F));
      paint.list->AddCircleFilled(at, r, wheel(drop.tint.hue, 0.72F, 0.14F * drop.tint.strength));
    }
}

void draw_foot(const Paint& paint, const Rect& field, const CardNumber& what, const Numbers& numbers,
               float size) {
  const std::int32_t value = numbers.at(what.amount);
  if (value <= 0 || !numbers.fits(what)) return; // absent is less than any number
  ImFont* letters = paint.font(std::max(12.0F, size / paint.s), Weight::Bold);
  const std::string words = short_number(value);
  const float w = measure(letters, words).x, mark = letters->FontSize * 0.62F, pad = paint.px(3);
  const Rect box = rounded(
      {field.x + pad, field.bottom() - letters->FontSize - pad, mark + w + pad * 2.4F, letters->FontSize});
  fill(paint, box, faded(0xFF14100CU, card_scrim), box.h / 2);
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
  constexpr float least_lives = 30, least_price = 36;
  Rect end; // of what is left of it
  for (const CardNumber& what : cards.looks->numbers)
    if (what.spot == Spot::CornerEnd && numbers.has(what) && css >= least_lives)
      end = corner_end(paint, card, badge, what, numbers).box;
  float down = 0; // what the upper right corner takes
  for (const CardNumber& what : cards.looks->numbers) {
    const std::int32_t value = numbers.at(what.amount);
    if (!numbers.has(what) || css < (what.spot == Spot::CornerEnd ? least_lives : least_price)) continue;
    if (what.spot == Spot::Corner) draw_corner(paint, card, badge, value, ink);
    if (what.spot == Spot::Coin) draw_coin(paint, coin_spot(card, badge, end), badge, value, what.tone);
    if (what.spot == Spot::CornerEnd) draw_corner_end(paint, card, badge, what, numbers), down = badge * 1.3F;
  }
  if (css < 64) return;
  draw_drops(paint, *cards.looks, face, card, badge);
  const std::uint8_t states = look.seen != nullptr ? look.seen->states : std::uint8_t{0};
  draw_marks(paint, *cards.looks, face, states, card, badge, down, css >= 78);
  for (const CardNumber& what : cards.looks->numbers)
    if (what.spot == Spot::Foot)
      draw_foot(paint, field, what, numbers, look.height * (near ? 0.06F : 0.105F));
}

// What lies on it, below one another at its left edge; however small the card is, it can be told.
void draw_badges(const Paint& paint, const CardLooks& looks, const CardView& seen, const Rect& card,
                 const Rect& field) {
  const float size = std::clamp(card.h * 0.15F, paint.px(13), paint.px(30));
  const bool footed = card.h / paint.s >= 64; // a number may stand there
  float y = field.bottom() - size * (footed ? 1.66F : 0.62F);
  for (const CardBadge& badge : looks.badges) {
    const int count = count_of(badge, seen);
    if (count == 0) continue;
    ImFont* letters = paint.font(std::max(11.0F, size * 0.74F / paint.s), Weight::Bold);
    const std::string digits = count > 1 ? std::to_string(count) : "";
    const float w = digits.empty() ? 0 : measure(letters, digits).x + size * 0.14F;
    const Rect box = rounded({card.x + size * 0.12F, y - size / 2, size + w, size});
    fill(paint, box, faded(0xFF14100CU, 0.78F), size / 2);
    outline(paint, box, faded(on_dark(badge.tone), 0.7F), size / 2, paint.hair());
    icon(paint, badge.icon, {box.x + size / 2, box.center().y}, size * 0.6F, on_dark(badge.tone));
    text(paint, letters, {box.x + size * 0.9F, box.center().y - letters->FontSize / 2}, rgb(0xFFFFFF),
         digits);
    y -= size * 1.1F;
  }
}

} // namespace twoseat
