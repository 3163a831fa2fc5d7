// Drawing a card: a field with its picture or its sigil, a band with its numbers, badges in the corners.
#include "shell/draw/pictures.h"
#include "shell/table/card_numbers.h"
#include "shell/table/layout.h"

namespace twoseat {
namespace {

Ink ink_for(const Theme& theme, const Tint& tint) {
  const auto on_wheel = [&](float lightness, float chroma) {
    return wheel(tint.hue, lightness, chroma * tint.strength);
  };
  return {on_wheel(0.5F, 0.092F),
          on_wheel(0.56F, 0.1F),
          on_wheel(0.95F, 0.03F),
          on_wheel(0.76F, 0.09F),
          theme.light ? on_wheel(0.36F, 0.06F) : on_wheel(0.62F, 0.07F),
          theme.light ? on_wheel(0.97F, 0.012F) : on_wheel(0.24F, 0.03F)};
}

constexpr float least_numbered = 22; // CSS pixels

// The field's upper corners are the card's.
void draw_emblem(const Paint& paint, const Sigil& sigil, const Rect& field, float height, float radius,
                 const Ink& ink) {
  const float css = height / paint.s, corner = card_radius(height), r = std::min(field.w, field.h) * 0.5F;
  fill(paint, {field.x, field.y, field.w, corner * 2}, ink.ground, radius);
  draw_field(paint, {field.x, field.y + corner, field.w, field.h - corner}, Partition::Plain, ink.ground,
             ink.tint);
  draw_field(paint, grown(field, -std::round(height * 0.03F)), sigil.partition, ink.ground, ink.tint);
  draw_sigil(paint, sigil, {field.center().x, field.center().y + r * (css >= 150 ? 0.02F : 0.04F)},
             r * (css < 60 ? 0.92F : 0.8F), ink.loud, ink.quiet);
}

// A face that only its player sees: the colour of a back lies over it.
void draw_veil(const Paint& paint, const Rect& card, float radius) {
  const Theme& theme = *paint.theme;
  fill(paint, card, faded(theme.light ? rgb(0x3A465C) : rgb(0x1D2634), 0.45F), radius);
  const float size = std::clamp(card.h * 0.26F, paint.px(14), paint.px(40));
  const ImVec2 at{card.center().x, card.y + card.h * 0.4F};
  paint.list->AddCircleFilled(at, size * 0.72F, faded(0xFF14100CU, 0.7F));
  icon(paint, Icon::Eye, at, size, rgb(0xFFFFFF));
  paint.list->AddLine({at.x - size * 0.4F, at.y + size * 0.36F}, {at.x + size * 0.4F, at.y - size * 0.36F},
                      rgb(0xFFFFFF), std::max(paint.hair() * 1.25F, size * 0.11F));
}

} // namespace

std::int32_t CardBook::rank(DefId def) const {
  const auto& numbers = book->face(def).numbers;
  for (const std::size_t attribute : looks->ranks)
    if (numbers[attribute] != absent) return numbers[attribute];
  return absent;
}

CardBook make_card_book(const Rulebook& book, const CardLooks& looks) {
  CardBook cards;
  cards.book = &book;
  cards.looks = &looks;
  std::vector<std::string> nations;
  for (const Print& print : book.prints)
    if (std::find(nations.begin(), nations.end(), print.nation) == nations.end())
      nations.push_back(print.nation);
  std::sort(nations.begin(), nations.end());
  for (std::size_t i = 0; i < book.prints.size(); ++i) {
    const std::string& nation = book.prints[i].nation;
    const auto at = std::find(nations.begin(), nations.end(), nation) - nations.begin();
    const auto own = looks.tints.find(nation);
    const float next = 68 + 360.0F * static_cast<float>(at) / static_cast<float>(nations.size());
    cards.tints.push_back(own != looks.tints.end() ? own->second : Tint{next, 1});
    cards.sigils.push_back(
        grow_sigil(book.prints[i].name, cards.rank(DefId{static_cast<std::uint16_t>(i + 1)})));
  }
  return cards;
}

float card_radius(float height) {
  return std::max(2.0F, std::round(height * 0.045F));
}

// Below this height a number needs more than the width of its card.
float band_over(const Paint& paint, float height) {
  constexpr float narrow = 40; // CSS pixels
  return height < paint.px(narrow) ? paint.px(4) : 0;
}

std::string short_number(std::int32_t value) {
  if (script::is_infinite(value)) return "∞";
  if (value >= 1000000 && value % 1000000 < 100000) return std::to_string(value / 1000000) + "M";
  if (value >= 1000000) return std::to_string(value / 1000000) + "M+";
  if (value >= 1000 && value % 1000 == 0) return std::to_string(value / 1000) + "k";
  return std::to_string(value);
}

void draw_back(const Paint& paint, float height) {
  const float width = std::round(height * card_ratio);
  const Rect card{-width / 2, -height / 2, width, height};
  const Theme& theme = *paint.theme;
  const float radius = card_radius(height);
  const ImU32 ground = theme.light ? rgb(0x3A465C) : rgb(0x2B3648),
              pale = theme.light ? rgb(0x5A6A86) : rgb(0x43536D);
  fill(paint, card, ground, radius);
  const Rect inner = grown(card, -std::max(2.0F, std::round(height * 0.055F)));
  outline(paint, inner, pale, radius * 0.6F, paint.hair());
  // Two seats facing each other: a chevron up, a chevron down, and the table between them.
  const float r = width * 0.23F, thick = std::max(paint.hair(), std::round(height * 0.028F));
  for (const float side : {-1.0F, 1.0F}) {
    paint.list->PathLineTo({-r, side * r * 0.34F});
    paint.list->PathLineTo({0, side * r * 1.34F});
    paint.list->PathLineTo({r, side * r * 0.34F});
    paint.list->PathStroke(pale, 0, thick);
  }
  paint.list->PathLineTo({0, -r * 0.42F});
  paint.list->PathLineTo({r * 0.42F, 0});
  paint.list->PathLineTo({0, r * 0.42F});
  paint.list->PathLineTo({-r * 0.42F, 0});
  fill_path(paint, pale);
}

CardParts draw_card(const Paint& paint, const CardBook& cards, const CardLook& look) {
  if (!look.face_up || !look.def) {
    draw_back(paint, look.height);
    return {};
  }
  const std::size_t slot = look.def.value - 1U;
  const Face& face = cards.book->face(look.def);
  const Theme& theme = *paint.theme;
  const Ink ink = ink_for(theme, cards.tints[slot]);
  const float height = look.height, width = std::round(height * card_ratio), css = height / paint.s;
  const Rect card{-std::round(width / 2), -std::round(height / 2), width, height};
  const float radius = card_radius(height), rim = std::max(paint.hair(), std::round(height * 0.012F));
  const Numbers numbers{face, look.seen != nullptr ? reading_of(*look.seen) : reading_of(face),
                        reading_of(face)};

  fill(paint, card, ink.edge, radius);
  Rect inside = grown(card, -rim);
  fill(paint, inside, ink.band, radius - rim / 2);
  // The smaller it is, the more of it is its numbers'; one on which none can be read is its sigil alone.
  const bool near = css >= 150, named = css >= (look.held ? 68 : 90), tiny = css < 70,
             numbered = css >= least_numbered;
  const float part = !numbered ? 0.0F : near ? 0.17F : named ? 0.2F : tiny ? 0.32F : 0.235F;
  Rect band = cut_bottom(inside, std::round(std::max(height * part, numbered ? paint.px(13) : 0)));
  Rect name_band{};
  const bool two_lines = css < 240; // of a name; one has room for most of them from nearer still
  if (named)
    name_band = cut_bottom(inside, !two_lines ? std::round(height * 0.105F)
                                   : near     ? std::round(height * 0.17F)
                                              : std::round(paint.px(26)));
  const Rect field = inside;
  const Pictures* pictures = paint.pictures;
  const ImTextureID drawn = pictures != nullptr
                                ? pictures->of(cards.book->print(look.def).id, std::max(field.w, field.h))
                                : nullptr;
  if (drawn != nullptr)
    picture(paint, drawn, field, radius - rim / 2);
  else
    draw_emblem(paint, cards.sigils[slot], field, height, radius - rim / 2, ink);

  CardParts taken = draw_corners(paint, cards, look, numbers, card, field, ink);
  const float side = near ? rim * 4 : paint.px(3);
  if (named)
    draw_name(paint, {name_band.x + side, name_band.y, name_band.w - 2 * side, name_band.h},
              cards.book->print(look.def).name, two_lines);
  if (const float over = band_over(paint, height); numbered && over > 0) {
    band = {card.x - over, band.y - paint.px(1), card.w + 2 * over, band.h + paint.px(2)};
    fill(paint, band, ink.band, paint.px(3));
  }
  if (numbered) draw_band(paint, band, *cards.looks, numbers, css >= 70, near);
  if (look.seen != nullptr && css >= 40) draw_badges(paint, *cards.looks, *look.seen, field, taken);
  if (look.veiled) draw_veil(paint, card, radius);
  for (const Rect& below : {name_band, band})
    if (!below.empty()) taken.push(below);
  return taken;
}

const std::string& text_of(const CardBook& cards, DefId def, std::uint8_t edition) {
  auto& texts = cards.texts[edition];
  texts.resize(cards.book->prints.size());
  std::optional<std::string>& text = texts[def.value - 1U];
  if (!text) text = card_text(*cards.book, def, cards.language, edition);
  return *text;
}

const std::string& kind_of(const CardLooks& looks, const Face& face) {
  static const std::string none;
  if (looks.kind_number < 0) return none;
  const auto kind = static_cast<std::size_t>(face.numbers[static_cast<std::size_t>(looks.kind_number)]);
  return kind < looks.kinds.size() ? looks.kinds[kind] : none;
}

int count_of(const CardBadge& badge, const CardView& seen) {
  if (badge.counter >= 0) return seen.counters[static_cast<std::size_t>(badge.counter)];
  return badge.attribute >= 0 && seen.has_gained(static_cast<std::size_t>(badge.attribute)) ? 1 : 0;
}

std::string marks_of(const CardLooks& looks, const Face& face) {
  std::string out;
  for (const CardMark& mark : looks.marks)
    if ((face.marks & mark.bit) != 0) out += (out.empty() ? "" : ", ") + mark.name;
  if (const std::string& kind = kind_of(looks, face); !kind.empty())
    out = kind + (out.empty() ? "" : ", ") + out;
  return out;
}

std::string drops_of(const CardLooks& looks, const Face& face) {
  std::string out;
  for (const CardDrop& drop : looks.drops)
    if (const int count = face.traits[drop.trait]; count > 0)
      out += (out.empty() ? "" : ", ") + drop.name + " " + std::to_string(count);
  return out;
}

std::string card_summary(const CardBook& cards, DefId def, const CardView* seen) {
  const Face& face = cards.book->face(def);
  const Numbers numbers{face, seen != nullptr ? reading_of(*seen) : reading_of(face), reading_of(face)};
  std::string out;
  const auto add = [&](const std::string& what) { out += (out.empty() ? "" : ", ") + what; };
  for (const CardNumber& what : cards.looks->numbers)
    if (numbers.has(what)) add(what.word + " " + numbers.written(what));
  if (const std::string drops = drops_of(*cards.looks, face); !drops.empty()) add(drops);
  if (const std::string marks = marks_of(*cards.looks, face); !marks.empty()) add(marks);
  if (seen != nullptr)
    for (const CardBadge& badge : cards.looks->badges)
      if (const int count = count_of(badge, *seen); count > 0)
        add(badge.name + (count > 1 || badge.counter >= 0 ? " " + std::to_string(count) : ""));
  for (const CardState& state : cards.looks->states)
    if (seen != nullptr && (seen->states & state.bit) != 0) add(state.name);
  return out;
}

} // namespace twoseat
