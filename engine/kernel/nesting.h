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

// A text from outside as the JSON library's value; discarded if it is none, or lies deeper than any of ours.
template <class Json>
Json json_from_outside(std::string_view text) {
  return is_nested_too_deeply(text) ? Json(Json::value_t::discarded) : Json::parse(text, nullptr, false);
}

} // namespace twoseat
