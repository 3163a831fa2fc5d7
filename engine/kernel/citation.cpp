// Looking numbers up in the tables that are made of assets/editions.
#include "engine/kernel/citation.h"
#include "engine/kernel/rule_numbers.h"
#include <algorithm>

namespace twoseat {
namespace {

const RuleNumbers* numbers_of(std::string_view edition) {
  for (const RuleNumbers& numbers : rule_numbers())
    if (numbers.edition == edition) return &numbers;
  return nullptr;
}

// The rule in whose line this number stands after that character.
std::string_view rule_with(std::string_view table, char before, std::string_view number) {
  const std::string wanted = before + std::string(number);
  for (std::size_t at = table.find(wanted); at != std::string_view::npos; at = table.find(wanted, at + 1)) {
    const char next = table[at + wanted.size()];
    if (next != ',' && next != '\n') continue; // a longer number
    const std::size_t begin = table.rfind('\n', at) + 1;
    return table.substr(begin, table.find('\t', begin) - begin);
  }
  return {};
}

std::vector<std::string> split(std::string_view list) {
  std::vector<std::string> parts;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    parts.emplace_back(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return parts;
}

} // namespace

std::string number_in(std::string_view edition, Rule rule) {
  std::string number = rule.number;
  if (const std::size_t named = number.find(' '); named != std::string::npos)
    return number.substr(0, named) == edition ? number.substr(named + 1) : number;
  const RuleNumbers* numbers = number.empty() ? nullptr : numbers_of(edition);
  if (numbers == nullptr) return number;
  std::string_view own = rule_with(numbers->table, '\t', number);
  if (own.empty()) own = rule_with(numbers->table, ',', number);
  return own.empty() ? std::string(numbers->first) + " " + number : std::string(own);
}

std::string citation(std::string_view edition, Rule rule) {
  const std::string number = number_in(edition, rule);
  return number.find(' ') == std::string::npos ? "[" + std::string(edition) + " " + number + "]"
                                               : "[" + number + "]";
}

std::vector<std::vector<std::string>> first_numbers(std::string_view edition, std::string_view number) {
  std::vector<std::vector<std::string>> found;
  const RuleNumbers* numbers = numbers_of(edition);
  if (numbers == nullptr) return found;
  const std::string begins = "\n" + std::string(number) + "\t";
  const std::string_view table = numbers->table;
  for (std::size_t at = table.find(begins); at != std::string_view::npos; at = table.find(begins, at + 1)) {
    const std::size_t begin = at + begins.size();
    found.push_back(split(table.substr(begin, table.find('\n', begin) - begin)));
  }
  return found;
}

} // namespace twoseat
