// Writing what was answered at a table as a step of a demo, in words that mean this answer and no other; and reading them.
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

// The one answer that such a step means; none: it means nothing that is offered, or more than one thing.
std::optional<Answer> read_answer(const Table& table, const Names& names, const Decision& decision,
                                  std::string_view step);

} // namespace twoseat::demos
