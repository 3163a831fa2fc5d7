// A card's abilities as they are read: wrapped words, with keywords in brackets, "[AUTO]" or "[COST]", as small tags.
#pragma once
#include "engine/twoseat.h"
#include "shell/paint.h"
#include <string>
#include <vector>

namespace twoseat {

float rules_text_height(const Paint& paint, float width, std::string_view words);
float rules_text(const Paint& paint, ImVec2 at, float width, std::string_view words); // how high it became

// What a print says that its card does; nothing while prints carry no such text.
template <class SomePrint>
std::vector<std::string> abilities_of(const SomePrint& print) {
  std::vector<std::string> out;
  if constexpr (requires { print.text; })
    for (const std::string& ability : print.text)
      if (!ability.empty()) out.push_back(ability);
  return out;
}

} // namespace twoseat
