// Writing what was answered at a table as a step of a demo, in words that mean this answer and no other.
#pragma once
#include "engine/demos/meant.h"

namespace twoseat::demos {

// The shortest words for this card, as `about` would say them: a name it has, "front-left", "porter", "hand:porter",
// "hand:porter#2", "hand#3". Empty: it lies nowhere.
std::string write_card(const Table& table, const Names& names, CardId card, Seat about);

// The step as JSON, {"A": "call", "card": "hand:porter", "to": "front-left"}. Empty: no words of demos tell this answer
// from others that are offered.
std::string write_step(const Table& table, const Names& names, const Decision& decision,
                       const Answer& answer);
std::string write_concession(Seat seat);

} // namespace twoseat::demos
