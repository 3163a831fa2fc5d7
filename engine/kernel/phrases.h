// English phrases with named places ("{who} draws {card}."), and what stands for them in another language. The engine
// writes English; whoever shows it to people may hand in the phrasebook of theirs.
#pragma once
#include "engine/kernel/language.h"
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace twoseat {

class Phrasebook {
public:
  // What stands for it; the phrase itself where the book has nothing. Lives as long as both do.
  std::string_view operator()(std::string_view phrase) const {
    if (phrases_.empty() && missed == nullptr) return phrase;
    const auto found = phrases_.find(phrase);
    if (found != phrases_.end()) return found->second;
    if (missed != nullptr && !phrase.empty()) missed->emplace(phrase);
    return phrase;
  }
  bool has(std::string_view phrase) const { return phrases_.find(phrase) != phrases_.end(); }
  void add(std::string phrase, std::string other) { phrases_[std::move(phrase)] = std::move(other); }
  const std::map<std::string, std::string, std::less<>>& all() const { return phrases_; }

  Language language = Language::English;                // of what stands in it
  std::set<std::string, std::less<>>* missed = nullptr; // for tests: gathers what was asked for in vain

private:
  std::map<std::string, std::string, std::less<>> phrases_;
};

// A phrase with its places filled: filling(name) says what stands in one.
template <class Filling>
std::string filled(std::string_view phrase, Filling&& filling) {
  std::string out;
  for (std::size_t at = 0; at < phrase.size(); ++at) {
    const std::size_t end = phrase[at] == '{' ? phrase.find('}', at) : std::string_view::npos;
    if (end == std::string_view::npos) {
      out += phrase[at];
      continue;
    }
    out += filling(phrase.substr(at + 1, end - at - 1));
    at = end;
  }
  return out;
}

} // namespace twoseat
