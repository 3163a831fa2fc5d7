// Two of one name on one side of the board are told apart by where they lie, wherever one of them is named.
#pragma once
#include "shell/words/words.h"

namespace twoseat::words {

std::string in_brackets(const std::string& place); // " (front left circle)"; nothing of none
// Where this card lies; none: no other of its name lies open on its side, or that one lies in the same place.
PlaceId apart_at(const Ruleset& rules, const SeatView& view, CardId card);

} // namespace twoseat::words
