// A sentence or a name that can be told in any language: an English phrase, and what stands in its places.
//
//   Phrase sentence{"{card} costs {n} {counter}.", {Phrase::name("Boat Reeve"), 3, "gold"}};
//   sentence.text(phrases) // "Boat Reeve" and 3 stay as they are, "gold" is in the phrasebook as the sentence is
#pragma once
#include "engine/kernel/phrases.h"
#include <concepts>
#include <vector>

namespace twoseat {

class Phrase {
public:
  Phrase(const char* english = "") : english_(english) {}
  Phrase(std::string english) : english_(std::move(english)) {}
  // What fills its places, in the order in which the English has them, each of which it has once.
  Phrase(const char* english, std::vector<Phrase> filling);
  Phrase(std::integral auto number) : Phrase(name(std::to_string(number))) {}
  static Phrase name(std::string what); // the same in every language

  bool empty() const { return english_.empty(); }
  std::string text(const Phrasebook& phrases = {}) const;

private:
  std::string english_;
  std::vector<Phrase> filling_;
  bool is_name_ = false;
};

} // namespace twoseat
