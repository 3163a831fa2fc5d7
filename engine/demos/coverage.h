// How the rules of an edition are shown, class by class: by what happened in a passing demo, by a check of one whose
// author says so, or by a unit test that cites them.
#pragma once
#include "engine/demos/ledger.h"

namespace twoseat::demos {

struct Proofs {
  std::set<std::string> happened, claimed, tested;
};

// Each rule stands in one list, the first that it belongs to; all are in the order of the ledger.
struct ClassCoverage {
  std::string kind;
  std::size_t rules = 0;
  std::vector<std::string> happened, claimed, tested, missing;
};

// Of the rules in these sections (empty: of all).
std::vector<ClassCoverage> cover(const Ledger& ledger, const Proofs& shown, std::string_view sections);

} // namespace twoseat::demos
