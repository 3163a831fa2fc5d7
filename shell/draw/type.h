// Type: Inter in the sizes of the scale, baked at the device's real pixels so that text is sharp at any ratio.
#pragma once
#include "shell/draw/geometry.h"
#include <string>
#include <string_view>

namespace twoseat {

enum class Weight { Regular, Bold };

struct Type {
  static constexpr float ladder[] = {12, 14, 16, 18, 24, 32, 40}; // CSS pixels
  static constexpr int steps = 7;
  static constexpr float largest_words = 24; // above it there are numbers only
  ImFont* regular[steps] = {};               // up to 18
  ImFont* bold[steps] = {};
  float scale = 1;           // device pixels to a CSS pixel
  bool every_letter = false; // not only those that our four languages write: wanted from the next frame on
};

void bake(Type& type, float scale); // needs an ImGui context; the device's texture is the caller's to rebuild

// Before it is written: a name may have letters that were not baked yet.
void want_letters(Type& type, std::string_view text);

// Whether the faces have this letter, in UTF-8: Latin and Cyrillic ones, digits and signs.
bool is_written(std::string_view letter);

// The baked font for the largest size of the ladder that is not above this one.
ImFont* font(const Type& type, float css_size, Weight weight = Weight::Regular);

ImVec2 measure(ImFont* font, std::string_view text, float wrap = 0);
std::string shortened(ImFont* font, std::string_view text, float width); // ends with an ellipsis if it must
// The same on as many whole lines as there is height for, one at least.
std::string shortened(ImFont* font, std::string_view text, float width, float height);

} // namespace twoseat
