// Why an answer is not among those that an effect under way asks for: what the card is not, what keeps it from being
// chosen, why what it costs or offers cannot be done.
#pragma once
#include "engine/abilities/usable.h"

namespace twoseat {

// For a verb of the question that the topmost effect puts. False: no effect asks that, or it has no such verb.
bool why_not_answer(const Table& table, Seat seat, std::uint8_t question, const Move& move, Reasons& reasons);

} // namespace twoseat
