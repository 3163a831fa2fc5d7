// Taking a command line apart, and saying what is wrong with it.
#include "engine/cli/arguments.h"
#include <charconv>
#include <cstdio>

namespace twoseat::cli {

std::string Arguments::value(const std::string& option, std::string_view otherwise) const {
  const auto found = options.find(option);
  return found == options.end() ? std::string(otherwise) : found->second;
}

std::optional<std::uint64_t> Arguments::number(const std::string& option, std::uint64_t otherwise) const {
  const auto found = options.find(option);
  if (found == options.end()) return otherwise;
  const std::string& text = found->second;
  std::uint64_t result = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
  if (error != std::errc{} || end != text.data() + text.size()) {
    usage(option + " needs a whole number, not \"" + text + "\".");
    return std::nullopt;
  }
  return result;
}

std::optional<Arguments> parse(const std::vector<std::string>& words, const std::set<std::string>& flags,
                               const std::set<std::string>& options) {
  Arguments result;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (flags.count(word) > 0) {
      result.flags.insert(word);
    } else if (options.count(word) > 0) {
      if (i + 1 == words.size()) {
        usage(word + " needs a value.");
        return std::nullopt;
      }
      result.options[word] = words[++i];
    } else if (word.starts_with("--")) {
      usage("There is no option " + word + " here.");
      return std::nullopt;
    } else {
      result.words.push_back(word);
    }
  }
  return result;
}

int usage(const std::string& sentence) {
  std::fprintf(stderr, "twoseat: %s\n", sentence.c_str());
  return bad_usage;
}

int wrong(const std::string& sentence) {
  std::fprintf(stderr, "twoseat: %s\n", sentence.c_str());
  return found_wrong;
}

std::optional<std::string> read_file(const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) {
    usage("Cannot read the file " + path + ".");
    return std::nullopt;
  }
  std::string text;
  char buffer[4096];
  for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;)
    text.append(buffer, n);
  std::fclose(file);
  return text;
}

} // namespace twoseat::cli
