// What a demo tells, in several languages.
#pragma once
#include "engine/kernel/language.h"
#include <array>
#include <string>

namespace twoseat::demos {

// What is told, in English and perhaps in other languages.
struct Text {
  std::array<std::string, language_ids.size()> in; // in the order of Language; empty: not in this language

  const std::string& say(Language language) const { // in English if not in this language
    const std::string& own = in[static_cast<std::size_t>(language)];
    return own.empty() ? in[0] : own;
  }
};

} // namespace twoseat::demos
