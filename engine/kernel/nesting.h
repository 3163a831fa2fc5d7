// Texts from outside whose brackets lie deeper than any of ours: reading them would take more stack than there is.
#pragma once
#include <string_view>

namespace twoseat {

constexpr int deepest_nesting = 200;

// Of a JSON text; what stands in its strings does not count.
constexpr bool is_nested_too_deeply(std::string_view json) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (quoted && c == '\\') {
      ++i;
      continue;
    }
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
    if (depth > deepest_nesting) return true;
  }
  return false;
}

} // namespace twoseat
