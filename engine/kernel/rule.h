// A citation of a rule: its number in the rulebook of the match's edition, as in [vge 10.6.1.2].
#pragma once
#include <string>
#include <string_view>

namespace twoseat {

struct Rule {
  const char* number = ""; // static text
  constexpr bool operator==(const Rule& other) const {
    return std::string_view(number) == std::string_view(other.number);
  }
};

inline std::string cite(std::string_view edition, Rule rule) {
  return "[" + std::string(edition) + " " + rule.number + "]";
}

} // namespace twoseat
