// Which tests cite which rules: assets/rules/EDITION.tests.tsv is gathered from the names of the test cases here.
// tests/citations/update writes it anew.
#include "engine/demos/ledger.h"
#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace {

namespace fs = std::filesystem;
using twoseat::demos::Ledger;

const std::string root = TWOSEAT_SOURCE_DIR;

std::string read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// The names of the test cases of a source file: each the string literals between a TEST_CASE( and its ).
std::vector<std::string> test_names(const std::string& source) {
  std::vector<std::string> names;
  constexpr std::string_view begin = "TEST_CASE(";
  for (std::size_t at = source.find(begin); at != std::string::npos; at = source.find(begin, at)) {
    std::string name;
    bool inside = false;
    for (at += begin.size(); at < source.size() && (inside || source[at] != ')'); ++at)
      if (source[at] == '"')
        inside = !inside;
      else if (inside)
        name += source[at] == '\\' ? source[++at] : source[at];
    names.push_back(name);
  }
  return names;
}

// "[vge 10.4.1.12, 7.47.1.2]" cites two rules.
std::vector<std::string> cited(const std::string& name, const std::string& edition) {
  std::vector<std::string> rules;
  const std::string head = "[" + edition + " ";
  for (std::size_t at = name.find(head); at != std::string::npos; at = name.find(head, at + 1)) {
    std::istringstream list(name.substr(at + head.size(), name.find(']', at) - at - head.size()));
    for (std::string rule; std::getline(list, rule, ',');)
      rules.push_back(rule.substr(rule.find_first_not_of(' ')));
  }
  return rules;
}

std::vector<fs::path> files(const std::string& folder, const std::string& ending) {
  std::vector<fs::path> result;
  for (const auto& entry : fs::directory_iterator(root + folder))
    if (entry.path().extension() == ending) result.push_back(entry.path());
  std::sort(result.begin(), result.end());
  return result;
}

Ledger ledger(const std::string& edition) {
  Ledger result;
  for (const fs::path& file : files("/assets/rules", ".tsv"))
    if (const std::string name = file.filename().string();
        name.starts_with(edition + "-") || name == edition + ".tsv")
      CHECK(read_ledger(result, file.string(), read(file)).empty());
  return result;
}

} // namespace

namespace {

// How many rules of this edition the names of the tests cite.
std::size_t check_list(const std::string& edition) {
  const std::string file = root + "/assets/rules/" + edition + ".tests.tsv";
  const Ledger rules = ledger(edition);
  std::set<std::string> lines;
  for (const fs::path& source : files("/tests/unit", ".cpp"))
    for (const std::string& name : test_names(read(source)))
      for (const std::string& rule : cited(name, edition)) {
        CAPTURE(name);
        CAPTURE(rule);
        CHECK(rules.has(rule));
        lines.insert(rule + "\t" + name.substr(0, name.find(" [" + edition)));
      }
  std::string text = "rule\ttest\n";
  for (const std::string& line : lines)
    text += line + "\n";
  if (std::getenv("TWOSEAT_UPDATE_CITATIONS") != nullptr) std::ofstream(file, std::ios::binary) << text;
  const bool current = read(file) == text;
  CHECK_MESSAGE(current, file << " is out of date; tests/citations/update writes it");
  return lines.size();
}

} // namespace

TEST_CASE("The list of what the tests cite is up to date, and cites only rules that exist") {
  CHECK(check_list("vge") > 100);
  CHECK(check_list("bsh") >= 6);
  CHECK(check_list("bsk") > 10);
  CHECK(check_list("bso") > 0);
}

TEST_CASE("Sections of a rulebook are named by a number, or from one to another") {
  using twoseat::demos::in_section;
  CHECK(in_section("10.4.1", "10"));
  CHECK(in_section("10.4.1", "10.4"));
  CHECK(in_section("10.4", "10.4"));
  CHECK_FALSE(in_section("10.41", "10.4"));
  CHECK_FALSE(in_section("1.4", "10"));
  CHECK(in_section("13.1", "1-13"));
  CHECK_FALSE(in_section("14.1", "1-13"));
}
