// The numbers that rules of one edition have in another one: generated from assets/editions by cmake/rule_numbers.cmake.
#pragma once
#include <span>
#include <string_view>

namespace twoseat {

struct RuleNumbers {
  std::string_view edition, first; // "vgm", and the edition that its family cites, "vge"
  // After a line feed each: a rule's number, a tab, and with commas between them those that say it in the first edition,
  // the closest before the others.
  std::string_view table;
};

std::span<const RuleNumbers> rule_numbers();

} // namespace twoseat
