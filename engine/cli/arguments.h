// The words of a command line: flags, options with a value, and the rest in order.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace twoseat::cli {

constexpr int fine = 0;
constexpr int found_wrong = 1;
constexpr int bad_usage = 2;

struct Arguments {
  std::vector<std::string> words;             // what is neither flag nor option
  std::set<std::string> flags;                // as in "--json"
  std::map<std::string, std::string> options; // as in "--seed" "7"

  bool has(const std::string& flag) const { return flags.count(flag) > 0; }
  std::string value(const std::string& option, std::string_view otherwise = "") const;
  // A whole number from 0 up, or `otherwise` if it was not given; nullopt (and a sentence on stderr) if it is none.
  std::optional<std::uint64_t> number(const std::string& option, std::uint64_t otherwise) const;
};

// nullopt, and a sentence on stderr, if a word is not known.
std::optional<Arguments> parse(const std::vector<std::string>& words, const std::set<std::string>& flags,
                               const std::set<std::string>& options);

int usage(const std::string& sentence); // prints it to stderr; bad_usage
int wrong(const std::string& sentence); // prints it to stderr; found_wrong

std::optional<std::string> read_file(const std::string& path); // nullopt, and a sentence on stderr

} // namespace twoseat::cli
