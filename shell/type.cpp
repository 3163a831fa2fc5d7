// Baking the font atlas.
#include "shell/type.h"
#include "shell/fonts.h"

namespace twoseat {
namespace {

// Ranges end with 0. Large sizes hold letters and digits only.
constexpr ImWchar text_glyphs[] = {0x20,   0x7E,   0xA0,   0x17F,  0x2010, 0x2027, 0x2190,
                                   0x2193, 0x21A9, 0x21AA, 0x2212, 0x2212, 0x25B2, 0x25C7,
                                   0x2605, 0x2606, 0x2713, 0x2717, 0};
constexpr ImWchar large_glyphs[] = {0x20,   0x7E,   0xC0,   0xFF,   0x2013, 0x2019,
                                    0x2026, 0x2026, 0x2212, 0x2212, 0};

ImFont* add(std::span<const unsigned char> bytes, float pixels, bool large) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.PixelSnapH = true;
  config.OversampleH = 1;
  config.OversampleV = 1;
  // stb_truetype takes a void*; the bytes are only read.
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(bytes.data()),
                                                    static_cast<int>(bytes.size()), pixels, &config,
                                                    large ? large_glyphs : text_glyphs);
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
    type.bold[i] = add(font_semibold(), pixels, large);
    type.regular[i] = large ? type.bold[i] : add(font_regular(), pixels, false);
  }
  atlas.Build();
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

} // namespace twoseat
