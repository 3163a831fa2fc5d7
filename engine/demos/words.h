// Reading the words of demos: verbs, places, cards and moves by the ids of the family's tables.
#pragma once
#include "engine/demos/demo.h"
#include "engine/demos/node.h"
#include <set>

namespace twoseat::demos {

// What readers know while they read one demo.
struct Words {
  const Rulebook* book = nullptr; // with the demo's own cards
  const Family* family = nullptr;
  std::set<std::string> aliases;
  std::set<std::string> lost =
      {}; // ids of the demo's own cards, if they could not be loaded: that is said elsewhere
};

// The number of an id in a table of the family; a fault that lists them if there is none such.
std::uint8_t named(const Node& node, const std::string& id, std::span<const Named> table, const char* what);
inline std::uint8_t named(const Node& node, std::span<const Named> table, const char* what) {
  return named(node, node.text(), table, what);
}
// -1 without a fault.
int find_named(std::span<const Named> table, std::string_view id);

DefId card_id(const Words& words, const Node& node);
std::vector<DefId> card_ids(const Words& words, const Node& node);
std::string rule(const Node& node); // a rule's number
std::vector<std::string> rules(const Node& node);

std::uint8_t procedure(const Words& words, const Node& node);
std::uint8_t step(const Words& words, const Node& node, std::uint8_t procedure); // by name or rule

PlaceWord place(const Words& words, const Node& node, std::string_view text);
PlaceWord place(const Words& words, const Node& node);
CardWord card(const Words& words, const Node& node, const std::string& text);
CardWord card(const Words& words, const Node& node);
// {"A": "call", "card": ..., "to": ...}; `tried` for {"A": "try call", ...}
MoveWord move(const Words& words, const Node& node, bool& tried);

std::vector<std::uint32_t> dice(const Words& words, const Node& node); // at most ten

// A text, or {"en": ..., "it": ...}; English must be among them.
Text told(const Node& node);
std::vector<Text> told_paragraphs(const Node& node); // each language has as many as English

// Parts of the demo, each with all its faults.
PuzzleTask read_puzzle_task(const Words& words, const Node& node);
Task read_task(const Words& words, const Node& node, Seat learner);
std::vector<SightWord> read_sights(const Words& words, const Node& node, Seat about);
Given read_given(Words& words, const Means& means, const Node& node);
Check read_check(const Words& words, const Means& means, const Node& node);
void load_own_cards(Words& words, const Means& means, const Node& cards, Rulebook& book);
Deck read_deck(const Words& words, const Means& means, const Node& node);

} // namespace twoseat::demos
