// The ledger of an edition's rules: one row a rule, as assets/rules/*.tsv list them.
#pragma once
#include "engine/kernel/fault.h"
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace twoseat::demos {

struct LedgerRow {
  std::string rule;
  std::string kind; // the ledger's class: engine, card, deck, info, model, text
  std::string summary;
};

struct Ledger {
  std::string edition;
  std::vector<LedgerRow> rows; // in the order of the files

  // Rules that say again what others say, in as many: they happen when all of those do.
  std::map<std::string, std::vector<std::string>, std::less<>> restated;
  // Of an edition that another one came before: those that decide as the rules of that one do, which `restated` names.
  std::set<std::string> same;

  bool has(std::string_view rule) const { return numbers.count(std::string(rule)) > 0; }
  std::set<std::string> numbers; // of all rows
};

// Adds the rows of a file: rule, line, class, summary, separated by tabs under a head that names them.
Faults read_ledger(Ledger& ledger, std::string_view file, std::string_view text);

// Adds from a file of rules that restate others: edition, rule, those others with blanks between, under a head.
void read_restated(Ledger& ledger, std::string_view text);

// A row of the table of an edition that another one came before (assets/editions).
struct Restatement {
  std::string rule, relation;     // same, differs, only
  std::vector<std::string> first; // the first edition's rules about it, the closest first
  std::string difference;         // in a sentence; empty: none
};
std::vector<Restatement> read_relations(std::string_view text);

// Adds from the table of an edition (assets/editions): rule, relation, the first edition's rules, difference, under a head.
void read_relations(Ledger& ledger, std::string_view text);

// Whether a rule lies in this part of the rulebook: "10" or "10.4" (and what is below), or sections "1-8".
bool in_section(std::string_view rule, std::string_view section);

// Rules and who cites them: lines of a rule, a tab and a name.
using Citations = std::multimap<std::string, std::string>;
Citations read_citations(std::string_view text);

} // namespace twoseat::demos
