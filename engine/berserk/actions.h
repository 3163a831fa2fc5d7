// The words of card texts that do something, one file a group; actions.cpp puts the groups together.
#pragma once
#include "engine/abilities/run.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/table.h"

namespace twoseat::berserk {

using ActionWords = std::span<const ActionWord>;

// With the rule that says why it cannot be done to a card.
constexpr ActionWord because(ActionWord word, Rule (*rule)(const Table&, CardId)) {
  word.because = rule;
  return word;
}

ActionWords attack_words(); // in the order of Method, from Special on
ActionWords open_words();   // close and chips, the usual costs, come first
ActionWords wound_words();
ActionWords death_words();
ActionWords arrival_words();
ActionWords control_words();
ActionWords result_words();
std::vector<ActionWord> lasting_words();
bool do_unite(Game& game, Doing& doing);  // [bsk D15.3]
bool do_forbid(Game& game, Doing& doing); // or permit

} // namespace twoseat::berserk
