// A sentence or a name that can be told in any language: an English phrase, and what stands in its places.
//
//   FilledPhrase sentence{"{card} costs {n} {counter}.", {FilledPhrase::name("Boat Reeve"), 3, "gold"}};
//   sentence.text(phrases) // "Boat Reeve" and 3 stay as they are, "gold" is in the phrasebook as the sentence is
#pragma once
#include "engine/kernel/phrases.h"
#include <concepts>
#include <vector>

namespace twoseat {

class FilledPhrase {
public:
  FilledPhrase(const char* english = "") : english_(english) {}
  FilledPhrase(std::string english) : english_(std::move(english)) {}
  // What fills its places, in the order in which the English has them, each of which it has once.
  FilledPhrase(const char* english, std::vector<FilledPhrase> filling);
  FilledPhrase(std::integral auto number) : FilledPhrase(name(std::to_string(number))) {}
  static FilledPhrase name(std::string what); // the same in every language

  bool empty() const { return english_.empty(); }
  std::string text(const Phrasebook& phrases = {}) const;

private:
  std::string english_;
  std::vector<FilledPhrase> filling_;
  bool is_name_ = false;
};

} // namespace twoseat
