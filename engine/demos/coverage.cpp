// Counting the rules that are shown.
#include "engine/demos/coverage.h"
#include <algorithm>

namespace twoseat::demos {

std::vector<ClassCoverage> cover(const Ledger& ledger, const Proofs& shown, std::string_view sections) {
  std::vector<ClassCoverage> result;
  for (const char* kind : {"engine", "info", "deck", "card", "model", "text"})
    result.emplace_back().kind = kind;
  for (const LedgerRow& row : ledger.rows) {
    if (!sections.empty() && !in_section(row.rule, sections)) continue;
    auto of_class = std::find_if(result.begin(), result.end(),
                                 [&](const ClassCoverage& c) { return c.kind == row.kind; });
    if (of_class == result.end()) {
      result.emplace_back().kind = row.kind;
      of_class = result.end() - 1;
    }
    ++of_class->rules;
    std::vector<std::string>& list = shown.happened.count(row.rule) > 0  ? of_class->happened
                                     : shown.claimed.count(row.rule) > 0 ? of_class->claimed
                                     : shown.tested.count(row.rule) > 0  ? of_class->tested
                                                                         : of_class->missing;
    list.push_back(row.rule);
  }
  return result;
}

} // namespace twoseat::demos
