// Telling phrases, and faults, which are made of them.
#include "engine/kernel/fault.h"
#include <algorithm>

namespace twoseat {

FilledPhrase::FilledPhrase(const char* english, std::vector<FilledPhrase> filling)
    : english_(english), filling_(std::move(filling)) {}

FilledPhrase FilledPhrase::name(std::string what) {
  FilledPhrase phrase(std::move(what));
  phrase.is_name_ = true;
  return phrase;
}

std::string FilledPhrase::text(const Phrasebook& phrases) const {
  if (is_name_) return english_;
  const std::string_view told = phrases(english_);
  if (filling_.empty()) return std::string(told);
  return filled(told, [&](std::string_view place) {
    const std::size_t at = english_.find("{" + std::string(place) + "}");
    const std::string_view before = std::string_view(english_).substr(0, at);
    const auto which =
        static_cast<std::size_t>(std::count(before.begin(), before.end(), '{')); // 0: the first
    return which < filling_.size() ? filling_[which].text(phrases) : std::string();
  });
}

std::string Fault::told(const Phrasebook& phrases) const {
  return where.empty() ? sentence.text(phrases) : where.text(phrases) + ": " + sentence.text(phrases);
}

std::string Fault::line(const Phrasebook& phrases) const {
  return told(phrases) + (rule.empty() ? "" : " " + rule);
}

} // namespace twoseat
