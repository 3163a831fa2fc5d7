// A card's abilities as they are read: wrapped words, with keywords in brackets, "[AUTO]" or "[COST]", as small tags; each line
// is a paragraph.
#pragma once
#include "shell/draw/paint.h"
#include <string_view>

namespace twoseat {

float rules_text_height(const Paint& paint, float width, std::string_view words);
float rules_text(const Paint& paint, ImVec2 at, float width, std::string_view words); // how high it became

} // namespace twoseat
