// What stands in a card's corners and at its left edge: each where nothing else lies, however small the card is.
#include "shell/table/card_numbers.h"

namespace twoseat {
namespace {

bool is_free(const CardParts& taken, const Rect& box) {
  return std::none_of(taken.begin(), taken.end(), [&](const Rect& other) {
    const Rect both = intersection(other, box);
    return both.w > 2 && both.h > 2; // less is round corners
  });
}

// From a corner on along the edge, then in the next column; where there is no room at all, nowhere.
std::optional<Rect> spot_for(const CardParts& taken, const Rect& field, Rect box, ImVec2 step) {
  const Rect first = box;
  for (; box.x >= field.x - 1 && box.right() <= field.right() + 1; box.x += step.x, box.y = first.y)
    for (; box.y >= field.y - 1 && box.bottom() <= field.bottom() + 1; box.y += step.y)
      if (is_free(taken, box)) return box;
  return std::nullopt;
}

// A pennon: it hangs in the corner and can be told from every other mark by its shape.
Rect draw_corner(const Paint& paint, const Rect& card, float size, std::int32_t value, const Ink& ink) {
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
  return {x, y, w, size * 1.28F};
}

constexpr float coin_radius = 0.66F; // of a badge's size

// A coin, for what is paid.
Rect draw_coin(const Paint& paint, ImVec2 at, float size, std::int32_t value, Tone tone) {
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
  return around(at, 2 * r, 2 * r);
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
Rect draw_corner_end(const Paint& paint, const Rect& card, float size, const CardNumber& what,
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
  return box;
}

// Triggers, which are told from afar, before all others.
void draw_marks(const Paint& paint, const CardLooks& looks, const Face& face, std::uint8_t states,
                const Rect& field, float size, bool all, CardParts& taken) {
  const auto put = [&](Icon which, bool trigger) {
    const float across = size * (trigger ? 1.06F : 0.98F);
    const Rect first = around({field.right() - size * 0.68F, field.y + size * 0.56F}, across, across);
    const auto box = spot_for(taken, field, first, {-size * 1.16F, size * 0.29F});
    if (!box) return;
    const ImVec2 at = box->center();
    paint.list->AddCircleFilled(at, across / 2, trigger ? rgb(0xE8C25A) : faded(0xFF14100CU, card_scrim));
    if (trigger) paint.list->AddCircle(at, across / 2, faded(0xFF000000U, 0.35F), 0, paint.hair());
    icon(paint, which, at, size * (trigger ? 0.66F : 0.56F),
         trigger ? rgb(0x2A2110) : faded(0xFFFFFFFFU, 0.92F));
    taken.push(*box);
  };
  for (const bool trigger : {true, false})
    for (const CardMark& mark : looks.marks)
      if ((face.marks & mark.bit) != 0 && mark.icon != Icon::None && mark.trigger == trigger &&
          (trigger || all))
        put(mark.icon, trigger);
  for (const CardState& state : looks.states)
    if ((states & state.bit) != 0 && state.icon != Icon::None) put(state.icon, false);
}

// One below the other at the left edge, below where a coin may lie; those that have no room there beside them.
void draw_drops(const Paint& paint, const CardLooks& looks, const Face& face, const Rect& card,
                const Rect& field, float size, CardParts& taken) {
  const bool low = field.h < size * 2.5F;
  const float r = size * (low ? 0.17F : 0.2F);
  ImVec2 at = coin_spot(card, size, {});
  const float top = at.y += size * coin_radius + r * (low ? 1.0F : 1.5F);
  for (const CardDrop& drop : looks.drops)
    for (int i = 0; i < face.traits[drop.trait]; ++i, at.y += r * 2.15F) {
      if (at.y + r > field.bottom()) at = {at.x + r * 2.4F, top};
      paint.list->AddCircleFilled(at, r + paint.px(1), faded(0xFF14100CU, 0.75F));
      paint.list->AddCircleFilled(at, r, wheel(drop.tint.hue, 0.72F, 0.14F * drop.tint.strength));
      taken.push(around(at, 2 * r, 2 * r));
    }
}

// At the lower left, or where what hangs above leaves room.
void draw_foot(const Paint& paint, const Rect& field, const CardNumber& what, const Numbers& numbers,
               float size, CardParts& taken) {
  const std::int32_t value = numbers.at(what.amount);
  if (value <= 0 || !numbers.fits(what)) return; // absent is less than any number
  ImFont* letters = paint.font(std::max(12.0F, size / paint.s), Weight::Bold);
  const std::string words = short_number(value);
  const float w = measure(letters, words).x, pad = paint.px(3);
  float mark = letters->FontSize * 0.62F;
  Rect box = rounded(
      {field.x + pad, field.bottom() - letters->FontSize - pad, mark + w + pad * 2.4F, letters->FontSize});
  if (!is_free(taken, box)) box.y = field.bottom() - box.h;
  if (!is_free(taken, box)) box.x = std::round(field.right() - box.w);
  if (!is_free(taken, box)) box.x += mark, box.w -= mark, mark = 0; // the number alone
  fill(paint, box, faded(0xFF14100CU, card_scrim), box.h / 2);
  if (mark > 0)
    icon(paint, what.icon, {box.x + pad + mark / 2, box.center().y}, mark, faded(0xFFFFFFFFU, 0.9F));
  text(paint, letters, {box.x + pad * 1.4F + mark, box.y}, rgb(0xFFFFFF), words);
  taken.push(box);
}

ImU32 on_dark(Tone tone) { // a badge is as dark on a light table
  return colour_of(dark_theme, tone);
}

} // namespace

CardParts draw_corners(const Paint& paint, const CardBook& cards, const CardLook& look,
                       const Numbers& numbers, const Rect& card, const Rect& field, const Ink& ink) {
  const Face& face = cards.book->face(look.def);
  const float css = look.height / paint.s;
  const bool near = css >= 150;
  const float badge = std::clamp(look.height * (near ? 0.105F : 0.155F), paint.px(13), paint.px(40));
  constexpr float least_lives = 30, least_price = 36;
  CardParts taken;
  Rect end; // of what is left of it
  for (const CardNumber& what : cards.looks->numbers)
    if (what.spot == Spot::CornerEnd && numbers.has(what) && css >= least_lives)
      end = corner_end(paint, card, badge, what, numbers).box;
  for (const CardNumber& what : cards.looks->numbers) {
    const std::int32_t value = numbers.at(what.amount);
    if (!numbers.has(what) || css < (what.spot == Spot::CornerEnd ? least_lives : least_price)) continue;
    if (what.spot == Spot::Corner) taken.push(draw_corner(paint, card, badge, value, ink));
    if (what.spot == Spot::Coin)
      taken.push(draw_coin(paint, coin_spot(card, badge, end), badge, value, what.tone));
    if (what.spot == Spot::CornerEnd) taken.push(draw_corner_end(paint, card, badge, what, numbers));
  }
  if (css < 64) return taken;
  draw_drops(paint, *cards.looks, face, card, field, badge, taken);
  for (const CardNumber& what : cards.looks->numbers)
    if (what.spot == Spot::Foot)
      draw_foot(paint, field, what, numbers, look.height * (near ? 0.06F : 0.105F), taken);
  const std::uint8_t states = look.seen != nullptr ? look.seen->states : std::uint8_t{0};
  draw_marks(paint, *cards.looks, face, states, field, badge, css >= 78, taken);
  return taken;
}

// What lies on it, from its lower left corner upwards; however small the card is, it can be told.
void draw_badges(const Paint& paint, const CardLooks& looks, const CardView& seen, const Rect& field,
                 CardParts& taken) {
  const float size = std::clamp(field.w * 0.21F, paint.px(13), paint.px(30));
  for (const CardBadge& badge : looks.badges) {
    const int count = count_of(badge, seen);
    if (count == 0) continue;
    ImFont* letters = paint.font(std::max(11.0F, size * 0.74F / paint.s), Weight::Bold);
    const std::string digits = count > 1 ? std::to_string(count) : "";
    const float w = digits.empty() ? 0 : measure(letters, digits).x + size * 0.14F;
    const Rect first{field.x + paint.px(1), field.bottom() - size, size + w, size};
    const Rect box = rounded(spot_for(taken, field, first, {size * 0.3F, -size * 0.28F}).value_or(first));
    fill(paint, box, faded(0xFF14100CU, 0.78F), size / 2);
    outline(paint, box, faded(on_dark(badge.tone), 0.7F), size / 2, paint.hair());
    icon(paint, badge.icon, {box.x + size / 2, box.center().y}, size * 0.6F, on_dark(badge.tone));
    text(paint, letters, {box.x + size * 0.9F, box.center().y - letters->FontSize / 2}, rgb(0xFFFFFF),
         digits);
    taken.push(box);
  }
}

} // namespace twoseat
