// Reading ledgers and lists of citations.
#include "engine/demos/ledger.h"
#include <charconv>

namespace twoseat::demos {
namespace {

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(at, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

int section_of(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

} // namespace

Faults read_ledger(Ledger& ledger, std::string_view file, std::string_view text) {
  Faults faults;
  std::size_t number = 0;
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    if (line.empty() || number == 1) continue;
    const auto cells = split(line, '\t');
    if (cells.size() != 4) {
      faults.push_back({std::string(file) + ", line " + std::to_string(number), "",
                        "It must have four columns: rule, line, class, summary."});
      continue;
    }
    ledger.rows.push_back({std::string(cells[0]), std::string(cells[2]), std::string(cells[3])});
    ledger.numbers.insert(std::string(cells[0]));
  }
  return faults;
}

void read_restated(Ledger& ledger, std::string_view text) {
  for (const std::string_view line : split(text, '\n'))
    if (const auto cells = split(line, '\t'); cells.size() == 3 && cells[0] == ledger.edition)
      for (const std::string_view other : split(cells[2], ' '))
        ledger.restated[std::string(cells[1])].emplace_back(other);
}

std::vector<Restatement> read_relations(std::string_view text) {
  std::vector<Restatement> found;
  for (const std::string_view line : split(text, '\n')) {
    const auto cells = split(line, '\t');
    if (cells.size() != 4 || cells[0] == "rule") continue;
    Restatement& row = found.emplace_back();
    row.rule = cells[0];
    row.relation = cells[1];
    if (!cells[2].empty())
      for (const std::string_view other : split(cells[2], ','))
        row.first.emplace_back(other);
    row.difference = cells[3];
  }
  return found;
}

void read_relations(Ledger& ledger, std::string_view text) {
  for (const Restatement& row : read_relations(text)) {
    if (row.first.empty()) continue;
    auto& restated = ledger.restated[row.rule];
    restated.insert(restated.end(), row.first.begin(), row.first.end());
    if (row.relation == "same") ledger.same.insert(row.rule);
  }
}

bool in_section(std::string_view rule, std::string_view section) {
  const std::size_t dash = section.find('-');
  if (dash != std::string_view::npos)
    return section_of(rule) >= section_of(section.substr(0, dash)) &&
           section_of(rule) <= section_of(section.substr(dash + 1));
  return rule == section || (rule.starts_with(section) && rule.substr(section.size()).starts_with('.'));
}

Citations read_citations(std::string_view text) {
  Citations citations;
  for (const std::string_view line : split(text, '\n'))
    if (const auto cells = split(line, '\t'); cells.size() == 2 && cells[0] != "rule")
      citations.emplace(cells[0], cells[1]);
  return citations;
}

} // namespace twoseat::demos
