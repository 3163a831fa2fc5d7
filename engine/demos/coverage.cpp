// Counting the rules that are shown.
#include "engine/demos/coverage.h"
#include <algorithm>

namespace twoseat::demos {

std::vector<ClassCoverage> cover(const Ledger& ledger, const std::set<std::string>& shown,
                                 std::string_view sections) {
  std::vector<ClassCoverage> result;
  for (const char* kind : {"engine", "info", "deck", "card", "model", "text"})
    result.push_back({kind, 0, 0, {}});
  for (const LedgerRow& row : ledger.rows) {
    if (!sections.empty() && !in_section(row.rule, sections)) continue;
    auto of_class = std::find_if(result.begin(), result.end(),
                                 [&](const ClassCoverage& c) { return c.kind == row.kind; });
    if (of_class == result.end()) of_class = result.insert(result.end(), {row.kind, 0, 0, {}});
    ++of_class->rules;
    if (shown.count(row.rule) > 0)
      ++of_class->shown;
    else
      of_class->missing.push_back(row.rule);
  }
  return result;
}

} // namespace twoseat::demos
