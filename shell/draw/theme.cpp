// The tokens' values, and the wheel of nations' hues (OKLCH, so that equal lightness looks equal).
#include "shell/draw/theme.h"
#include <algorithm>
#include <cmath>

namespace twoseat {

const Theme dark_theme = {
    .table = rgb(0x14181F),
    .felt = rgb(0x1B212B),
    .well = rgb(0x212935),
    .line = rgb(0x2C3542),
    .raised = rgb(0x262F3C),
    .ink = rgb(0xE8EAED),
    .soft = rgb(0x9AA4B2),
    .you = rgb(0x4FA3FF),
    .them = rgb(0xFF8A5B),
    .can = rgb(0x5BD6A0),
    .danger = rgb(0xFF5D6C),
    .gold = rgb(0xE8C25A),
    .go = rgb(0x7CC7FF),
    .silver = rgb(0xB9C6D6),
    .on_accent = rgb(0x0E1218),
    .paper = rgb(0x222936),
    .paper_ink = rgb(0xF3F4F6),
    .shadow = 0x90000000U,
    .light = false,
};

const Theme light_theme = {
    .table = rgb(0xEDEAE3),
    .felt = rgb(0xE5E1D7),
    .well = rgb(0xDCD7CA),
    .line = rgb(0xBDB6A5),
    .raised = rgb(0xF8F6F1),
    .ink = rgb(0x1D2127),
    .soft = rgb(0x4E5560),
    .you = rgb(0x1159A8),
    .them = rgb(0x9C3B10),
    .can = rgb(0x096540),
    .danger = rgb(0xA61B2A),
    .gold = rgb(0x705407),
    .go = rgb(0x0B5E8A),
    .silver = rgb(0x5B6B7E),
    .on_accent = rgb(0xFFFFFF),
    .paper = rgb(0xFBFAF6),
    .paper_ink = rgb(0x1D2127),
    .shadow = 0x48463C28U,
    .light = true,
};

ImU32 faded(ImU32 colour, float alpha) {
  const auto a = static_cast<ImU32>(static_cast<float>(colour >> 24U) * std::clamp(alpha, 0.0F, 1.0F) + 0.5F);
  return (colour & 0x00FFFFFFU) | (a << 24U);
}

ImU32 mixed(ImU32 a, ImU32 b, float t) {
  ImU32 out = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    const auto x = static_cast<float>((a >> shift) & 0xFFU);
    const auto y = static_cast<float>((b >> shift) & 0xFFU);
    out |= static_cast<ImU32>(x + (y - x) * std::clamp(t, 0.0F, 1.0F) + 0.5F) << shift;
  }
  return out;
}

ImU32 wheel(float hue_degrees, float lightness, float chroma) {
  const float hue = hue_degrees * 3.14159265F / 180;
  const float a = chroma * std::cos(hue), b = chroma * std::sin(hue);
  const auto cube = [](float v) { return v * v * v; };
  const float l = cube(lightness + 0.3963377774F * a + 0.2158037573F * b);
  const float m = cube(lightness - 0.1055613458F * a - 0.0638541728F * b);
  const float s = cube(lightness - 0.0894841775F * a - 1.2914855480F * b);
  const float linear[] = {4.0767416621F * l - 3.3077115913F * m + 0.2309699292F * s,
                          -1.2684380046F * l + 2.6097574011F * m - 0.3413193965F * s,
                          -0.0041960863F * l - 0.7034186147F * m + 1.7076147010F * s};
  ImU32 out = 0xFF000000U;
  for (unsigned i = 0; i < 3; ++i) {
    const float v = std::clamp(linear[i], 0.0F, 1.0F);
    const float coded = v <= 0.0031308F ? 12.92F * v : 1.055F * std::pow(v, 1 / 2.4F) - 0.055F;
    out |= static_cast<ImU32>(coded * 255 + 0.5F) << (8 * i);
  }
  return out;
}

} // namespace twoseat
