// The forms in which an action can be written, made from the vocabulary.
#pragma once
#include "stage.h"

namespace twoseat::test {

// Ways to mean cards: of each place and either player.
std::vector<Json> targets(const Stage& stage);

// The forms of one word that say different things, all places among them.
std::vector<Json> forms(const Stage& stage, const ActionWord& word);

} // namespace twoseat::test
