// Drawing a card: a field with its sigil, a band with its numbers, badges in the corners.
#include "shell/table/card.h"
#include "shell/table/layout.h"
#include <cstring>

namespace twoseat {
namespace {

int find_named(std::span<const Named> names, const char* id) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (std::strcmp(names[i].id, id) == 0) return static_cast<int>(i);
  return -1;
}

struct Ink {
  ImU32 ground, tint, loud, quiet, edge, band;
};

Ink ink_for(const Theme& theme, float hue) {
  return {wheel(hue, 0.5F, 0.092F),
          wheel(hue, 0.56F, 0.1F),
          wheel(hue, 0.95F, 0.03F),
          wheel(hue, 0.76F, 0.09F),
          theme.light ? wheel(hue, 0.36F, 0.06F) : wheel(hue, 0.62F, 0.07F),
          theme.light ? wheel(hue, 0.97F, 0.012F) : wheel(hue, 0.24F, 0.03F)};
}

struct Numbers {
  const std::int32_t* now;
  const std::int32_t* printed;
  std::int32_t at(int i) const { return i < 0 ? absent : now[i]; }
  int trend(int i) const {
    if (i < 0 || now[i] == printed[i] || printed[i] == absent) return 0;
    return now[i] > printed[i] ? 1 : -1;
  }
};

ImU32 number_colour(const Theme& theme, int trend) {
  return trend > 0 ? theme.can : trend < 0 ? theme.danger : theme.paper_ink;
}

void draw_badge(const Paint& paint, ImVec2 center, float size, ImU32 ground, ImU32 edge) {
  paint.list->AddCircleFilled(center, size / 2, ground);
  paint.list->AddCircle(center, size / 2, edge, 0, paint.hair());
}

void draw_grade(const Paint& paint, const Rect& card, float size, std::int32_t grade, const Ink& ink) {
  // A pennon: it hangs in the corner and can be told from every other mark by its shape.
  const float x = card.x + size * 0.28F, w = size * 0.86F, y = card.y;
  for (const ImVec2 p :
       {ImVec2{x, y}, {x + w, y}, {x + w, y + size}, {x + w / 2, y + size * 1.28F}, {x, y + size}})
    paint.list->PathLineTo({std::round(p.x), std::round(p.y)});
  fill_path(paint, mixed(ink.band, 0xFF000000U, paint.theme->light ? 0 : 0.25F));
  const std::string digit = std::to_string(grade);
  ImFont* letters = paint.font(size * 0.86F / paint.s, Weight::Bold);
  const ImVec2 extent = measure(letters, digit);
  text(paint, letters, {x + (w - extent.x) / 2, y + (size * 1.02F - extent.y) / 2}, paint.theme->paper_ink,
       digit);
}

void draw_marks(const Paint& paint, const CardBook& cards, const Face& face, const Rect& card, float size,
                bool all) {
  float y = card.y + size * 0.72F;
  const float x = card.right() - size * 0.72F;
  for (const CardTerms::MarkIcon& mark : cards.terms.marks) {
    if ((face.marks & mark.bit) == 0 || mark.icon == Icon::None || (!mark.trigger && !all)) continue;
    if (mark.trigger) {
      draw_badge(paint, {x, y}, size * 1.06F, rgb(0xE8C25A), faded(0xFF000000U, 0.35F));
      icon(paint, mark.icon, {x, y}, size * 0.66F, rgb(0x2A2110));
    } else {
      draw_badge(paint, {x, y}, size * 0.98F, faded(0xFF14100CU, 0.5F), 0);
      icon(paint, mark.icon, {x, y}, size * 0.56F, faded(0xFFFFFFFFU, 0.92F));
    }
    y += size * 1.16F;
  }
}

void draw_power(const Paint& paint, const Rect& band, const Numbers& numbers, const CardTerms& terms,
                bool with_critical, bool whole_numbers) {
  const std::int32_t power = numbers.at(terms.power), critical = numbers.at(terms.critical);
  Rect rest{band.x + band.h * 0.24F, band.y, band.w - band.h * 0.44F, band.h};
  if (with_critical && critical != absent) {
    ImFont* small = paint.font(std::max(12.0F, band.h * 0.5F / paint.s), Weight::Bold);
    const std::string digits = std::to_string(critical);
    const float w = measure(small, digits).x, star = small->FontSize * 0.62F;
    const ImU32 colour = numbers.trend(terms.critical) > 0 ? paint.theme->can : paint.theme->gold;
    const Rect box = cut_right(rest, w + star + paint.px(1));
    icon(paint, Icon::Star, {box.x + star / 2, box.center().y}, star, colour);
    text(paint, small, {box.right() - w, band.y + (band.h - small->FontSize) / 2}, colour, digits);
  }
  if (power == absent) return;
  const ImU32 colour = number_colour(*paint.theme, numbers.trend(terms.power));
  for (const bool whole : {true, false}) {
    if (whole && (power >= 1000000 || !whole_numbers)) continue; // from far: "13k"
    for (float size = band.h * 0.86F / paint.s; size >= 11; size -= 2) {
      ImFont* letters = paint.font(size, Weight::Bold);
      const std::string words = whole ? std::to_string(power) : short_number(power);
      const float needed = measure(letters, words).x;
      if (whole && size < band.h * 0.52F / paint.s) break;
      if (needed > rest.w && size >= 13) continue;
      if (needed > rest.w && whole) break;
      text(paint, letters, {rest.x, band.y + (band.h - letters->FontSize) / 2}, colour, words);
      return;
    }
  }
}

void draw_shield(const Paint& paint, const Rect& field, const Numbers& numbers, const CardTerms& terms,
                 float size) {
  const std::int32_t shield = numbers.at(terms.shield);
  if (shield <= 0) return; // absent is less than any number
  ImFont* letters = paint.font(std::max(12.0F, size / paint.s), Weight::Bold);
  const std::string words = short_number(shield);
  const float w = measure(letters, words).x, mark = letters->FontSize * 0.62F, pad = paint.px(3);
  const Rect box = rounded(
      {field.x + pad, field.bottom() - letters->FontSize - pad, mark + w + pad * 2.4F, letters->FontSize});
  fill(paint, box, faded(0xFF14100CU, 0.5F), box.h / 2);
  icon(paint, Icon::Shield, {box.x + pad + mark / 2, box.center().y}, mark, faded(0xFFFFFFFFU, 0.9F));
  text(paint, letters, {box.x + pad * 1.4F + mark, box.y}, rgb(0xFFFFFF), words);
}

// A name on up to two lines, where one line would cut most names off.
void draw_name(const Paint& paint, const Rect& rect, std::string_view name, bool two_lines) {
  const float size = two_lines ? 12.0F : std::clamp(rect.h * 0.55F / paint.s, 12.0F, 24.0F);
  ImFont* letters = paint.font(size, Weight::Bold);
  std::size_t first = name.size(); // letters on the first line: as many whole words as fit, one at least
  while (two_lines && measure(letters, name.substr(0, first)).x > rect.w) {
    const std::size_t space = name.rfind(' ', first - 1);
    if (space == std::string_view::npos || space == 0) break;
    first = space;
  }
  if (!two_lines || first == name.size()) return text_in(paint, letters, rect, paint.theme->paper_ink, name);
  const float line = std::round(letters->FontSize * 1.04F),
              top = std::round(rect.y + (rect.h - 2 * line) / 2);
  text_in(paint, letters, {rect.x, top, rect.w, line}, paint.theme->paper_ink, name.substr(0, first));
  text_in(paint, letters, {rect.x, top + line, rect.w, line}, paint.theme->paper_ink, name.substr(first + 1));
}

} // namespace

CardBook make_card_book(const Rulebook& book) {
  CardBook cards;
  cards.book = &book;
  const Family& family = *book.family;
  cards.terms.power = find_named(family.attributes, "power");
  cards.terms.shield = find_named(family.attributes, "shield");
  cards.terms.critical = find_named(family.attributes, "critical");
  cards.terms.grade = find_named(family.attributes, "grade");
  cards.terms.drive = find_named(family.attributes, "drive");
  constexpr struct {
    const char* id;
    Icon icon;
    bool trigger;
  } known[] = {{"critical-trigger", Icon::Star, true}, {"draw-trigger", Icon::Draw, true},
               {"stand-trigger", Icon::Stand, true},   {"heal-trigger", Icon::Heal, true},
               {"front-trigger", Icon::Front, true},   {"over-trigger", Icon::Over, true},
               {"persona", Icon::Crown, false},        {"sentinel", Icon::Sentinel, false},
               {"boost", Icon::Boost, false},          {"intercept", Icon::Intercept, false},
               {"twin-drive", Icon::Sword, false},     {"triple-drive", Icon::Sword, false},
               {"restraint", Icon::None, false},       {"lord", Icon::None, false},
               {"resist", Icon::None, false},          {"regalis-piece", Icon::None, false},
               {"ace-unit", Icon::None, false}}; // no icon: in words only
  for (const auto& item : known)
    if (const int at = find_named(family.marks, item.id); at >= 0)
      cards.terms.marks.push_back({std::uint64_t{1} << static_cast<unsigned>(at), item.icon,
                                   family.marks[static_cast<std::size_t>(at)].name, item.trigger});
  std::vector<std::string> nations;
  for (const Print& print : book.prints)
    if (std::find(nations.begin(), nations.end(), print.nation) == nations.end())
      nations.push_back(print.nation);
  std::sort(nations.begin(), nations.end());
  for (std::size_t i = 0; i < book.prints.size(); ++i) {
    const auto at = std::find(nations.begin(), nations.end(), book.prints[i].nation) - nations.begin();
    cards.hues.push_back(68 + 360.0F * static_cast<float>(at) / static_cast<float>(nations.size()));
    const int grade =
        cards.terms.grade < 0 ? 0 : book.faces[i].numbers[static_cast<std::size_t>(cards.terms.grade)];
    cards.sigils.push_back(grow_sigil(book.prints[i].name, grade));
  }
  return cards;
}

float card_radius(float height) {
  return std::max(2.0F, std::round(height * 0.045F));
}

std::string short_number(std::int32_t value) {
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

void draw_card(const Paint& paint, const CardBook& cards, const CardLook& look) {
  if (!look.face_up || !look.def) return draw_back(paint, look.height);
  const std::size_t slot = look.def.value - 1U;
  const Face& face = cards.book->face(look.def);
  const Theme& theme = *paint.theme;
  const Ink ink = ink_for(theme, cards.hues[slot]);
  const float height = look.height, width = std::round(height * card_ratio), css = height / paint.s;
  const Rect card{-std::round(width / 2), -std::round(height / 2), width, height};
  const float radius = card_radius(height), rim = std::max(paint.hair(), std::round(height * 0.012F));
  const Numbers numbers{look.numbers != nullptr ? look.numbers : face.numbers.data(), face.numbers.data()};

  fill(paint, card, ink.edge, radius);
  Rect inside = grown(card, -rim);
  fill(paint, inside, ink.band, radius - rim / 2);
  const bool near = css >= 150, named = css >= 104;
  const Rect band = cut_bottom(inside, std::round(height * (near ? 0.17F : named ? 0.2F : 0.235F)));
  Rect name_band{};
  if (named) name_band = cut_bottom(inside, near ? std::round(height * 0.105F) : std::round(paint.px(26)));
  // The field's upper corners are the card's: drawn square, then covered by the rim's arcs.
  const Rect field = inside;
  fill(paint, {field.x, field.y, field.w, radius * 2}, ink.ground, radius - rim / 2);
  draw_field(paint, {field.x, field.y + radius, field.w, field.h - radius}, Partition::Plain, ink.ground,
             ink.tint);
  const float field_r = std::min(field.w, field.h) * 0.5F;
  draw_field(paint, grown(field, -std::round(height * 0.03F)), cards.sigils[slot].partition, ink.ground,
             ink.tint);
  draw_sigil(paint, cards.sigils[slot],
             {field.center().x, field.center().y + field_r * (near ? 0.02F : 0.04F)},
             field_r * (css < 60 ? 0.92F : 0.8F), ink.loud, ink.quiet);

  const float badge = std::clamp(height * (near ? 0.105F : 0.155F), paint.px(13), paint.px(40));
  if (const std::int32_t grade = numbers.at(cards.terms.grade); grade != absent && css >= 40)
    draw_grade(paint, {card.x, card.y, card.w, card.h}, badge, grade, ink);
  if (css >= 64) {
    draw_marks(paint, cards, face, card, badge, css >= 78);
    draw_shield(paint, field, numbers, cards.terms, height * (near ? 0.06F : 0.105F));
  }
  const float side = near ? rim * 4 : paint.px(3);
  if (named)
    draw_name(paint, {name_band.x + side, name_band.y, name_band.w - 2 * side, name_band.h},
              cards.book->print(look.def).name, !near);
  if (css >= 40) draw_power(paint, band, numbers, cards.terms, css >= 70, near);
}

const std::string& text_of(const CardBook& cards, DefId def) {
  cards.texts.resize(cards.book->prints.size());
  std::optional<std::string>& text = cards.texts[def.value - 1U];
  if (!text) text = card_text(*cards.book, def);
  return *text;
}

std::string card_summary(const CardBook& cards, DefId def, const std::int32_t* numbers) {
  const Face& face = cards.book->face(def);
  const Numbers values{numbers != nullptr ? numbers : face.numbers.data(), face.numbers.data()};
  std::string out;
  const auto add = [&](const char* what, int which) {
    if (const std::int32_t value = values.at(which); value != absent)
      out += (out.empty() ? "" : ", ") + std::string(what) + " " + std::to_string(value);
  };
  add("grade", cards.terms.grade);
  add("power", cards.terms.power);
  add("shield", cards.terms.shield);
  add("critical", cards.terms.critical);
  for (const CardTerms::MarkIcon& mark : cards.terms.marks)
    if ((face.marks & mark.bit) != 0) out += std::string(", ") + mark.name;
  return out;
}

} // namespace twoseat
