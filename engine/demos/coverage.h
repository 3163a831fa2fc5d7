// Which rules of an edition are shown by a passing demo or cited by a test, class by class.
#pragma once
#include "engine/demos/ledger.h"

namespace twoseat::demos {

struct ClassCoverage {
  std::string kind;
  std::size_t rules = 0;
  std::size_t shown = 0;
  std::vector<std::string> missing; // in the order of the ledger
};

// Of the rules in these sections (empty: of all).
std::vector<ClassCoverage> cover(const Ledger& ledger, const std::set<std::string>& shown,
                                 std::string_view sections);

} // namespace twoseat::demos
