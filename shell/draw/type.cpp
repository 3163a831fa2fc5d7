// Baking the font atlas.
#include "shell/draw/type.h"
#include "shell/draw/fonts.h"
#include <imgui_internal.h>

namespace twoseat {
namespace {

// Ranges end with 0. Large sizes hold letters and digits only, the largest write nothing but numbers. What names of elsewhere may have besides is baked once
// somebody writes it: all at once it takes longer than everything else before the first frame. The build keeps of the faces
// what stands here (scripts/subset-font.py).
constexpr ImWchar text_glyphs[] = {
    0x20,   0x7E,   0xA0,   0xA0,   0xAB,   0xAB,   0xB7,   0xB7,   0xBB,   0xBB,   0xC0,   0xC0,   0xC8,
    0xC9,   0xD7,   0xD7,   0xE0,   0xE0,   0xE8,   0xE9,   0xEC,   0xEC,   0xF2,   0xF2,   0xF9,   0xF9,
    0x2010, 0x2015, 0x2018, 0x201D, 0x2022, 0x2026, 0x2190, 0x2193, 0x21A9, 0x21AA, 0x2212, 0x2212, 0x221E,
    0x221E, 0x25B2, 0x25C7, 0x2605, 0x2606, 0x2713, 0x2713, 0x2717, 0x2717, 0};
constexpr ImWchar large_glyphs[] = {0x20,   0x7E,   0xC0,   0xC0,   0xC8,   0xC9,   0xE0, 0xE0,   0xE8,
                                    0xE9,   0xEC,   0xEC,   0xF2,   0xF2,   0xF9,   0xF9, 0x2013, 0x2019,
                                    0x2026, 0x2026, 0x2212, 0x2212, 0x221E, 0x221E, 0};
constexpr ImWchar all_text_glyphs[] = {0x20,   0x7E,   0xA0,   0x17F,  0x401,  0x401,  0x404,  0x404,  0x406,
                                       0x407,  0x40E,  0x40E,  0x410,  0x44F,  0x451,  0x451,  0x454,  0x454,
                                       0x456,  0x457,  0x45E,  0x45E,  0x490,  0x491,  0x2010, 0x2027, 0x2190,
                                       0x2193, 0x21A9, 0x21AA, 0x2212, 0x2212, 0x221E, 0x221E, 0x25B2, 0x25C7,
                                       0x2605, 0x2606, 0x2713, 0x2713, 0x2717, 0x2717, 0};
constexpr ImWchar all_large_glyphs[] = {0x20,   0x7E,   0xC0,   0x17F,  0x400,  0x45F,  0x490,  0x491, 0x2013,
                                        0x2019, 0x2026, 0x2026, 0x2212, 0x2212, 0x221E, 0x221E, 0};
constexpr ImWchar number_glyphs[] = {0x20, 0x3F, 'M',    'M',    'X',    'X',    'k',    'k',    'x', 'x',
                                     0xD7, 0xD7, 0x2013, 0x2014, 0x2212, 0x2212, 0x221E, 0x221E, 0};

ImFont* add(std::span<const unsigned char> bytes, float pixels, const ImWchar* glyphs) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.PixelSnapH = true;
  config.OversampleH = 1;
  config.OversampleV = 1;
  // stb_truetype takes a void*; the bytes are only read.
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(bytes.data()),
                                                    static_cast<int>(bytes.size()), pixels, &config, glyphs);
}

} // namespace

void bake(Type& type, float scale) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
  type.scale = scale;
  for (int i = 0; i < Type::steps; ++i) {
    const float pixels = std::round(Type::ladder[i] * 1.21F * scale); // Inter's line is 1.21 times its size
    const bool large = Type::ladder[i] > 18;
    const ImWchar* text = type.every_letter ? all_text_glyphs : text_glyphs;
    const ImWchar* title = Type::ladder[i] > Type::largest_words ? number_glyphs
                           : type.every_letter                   ? all_large_glyphs
                                                                 : large_glyphs;
    type.bold[i] = add(font_semibold(), pixels, large ? title : text);
    type.regular[i] = large ? type.bold[i] : add(font_regular(), pixels, text);
  }
  atlas.Build();
}

// The letter that begins a text; 0: none that 16 bits hold.
static ImWchar first_letter(std::string_view text) {
  unsigned int letter = 0;
  ImTextCharFromUtf8(&letter, text.data(), text.data() + text.size());
  return letter <= 0xFFFF ? static_cast<ImWchar>(letter) : ImWchar{0};
}

static bool is_in_faces(ImWchar letter) {
  for (const ImWchar* range = all_text_glyphs; *range != 0; range += 2)
    if (letter >= range[0] && letter <= range[1]) return true;
  return false;
}

bool is_written(std::string_view letter) {
  return is_in_faces(first_letter(letter));
}

// Of what was baked last, the letters of all sizes are those of the smallest.
void want_letters(Type& type, std::string_view text) {
  if (type.every_letter || type.regular[0] == nullptr) return;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (static_cast<unsigned char>(text[at]) < 0xC0) continue; // no letter of several bytes begins here
    const ImWchar letter = first_letter(text.substr(at));
    if (type.regular[0]->FindGlyphNoFallback(letter) == nullptr && is_in_faces(letter))
      type.every_letter = true;
  }
}

ImFont* font(const Type& type, float css_size, Weight weight) {
  int step = 0;
  while (step + 1 < Type::steps && Type::ladder[step + 1] <= css_size + 0.5F)
    ++step;
  return weight == Weight::Bold ? type.bold[step] : type.regular[step];
}

ImVec2 measure(ImFont* font, std::string_view text, float wrap) {
  if (text.empty()) return {0, font->FontSize};
  return font->CalcTextSizeA(font->FontSize, 1e9F, wrap, text.data(), text.data() + text.size());
}

std::string shortened(ImFont* font, std::string_view text, float width) {
  if (measure(font, text).x <= width) return std::string(text);
  std::string cut(text);
  while (!cut.empty() && measure(font, cut + "\u2026").x > width) {
    while (!cut.empty() && (static_cast<unsigned char>(cut.back()) & 0xC0U) == 0x80U)
      cut.pop_back();
    if (!cut.empty()) cut.pop_back();
  }
  while (!cut.empty() && (cut.back() == ' ' || cut.back() == ','))
    cut.pop_back();
  return cut + "\u2026";
}

std::string shortened(ImFont* font, std::string_view text, float width, float height) {
  if (measure(font, text, width).y <= height) return std::string(text);
  const char *line = text.data(), *const end = line + text.size();
  for (float rest = height - 2 * font->FontSize; rest >= 0; rest -= font->FontSize) {
    line = font->CalcWordWrapPositionA(1, line, end, width);
    while (line < end && *line == ' ')
      ++line;
  }
  const auto before = static_cast<std::size_t>(line - text.data());
  return std::string(text.substr(0, before)) + shortened(font, text.substr(before), width);
}

} // namespace twoseat
