// Why an answer is not among those that an effect under way asks for: what the card is not, what keeps it from being
// chosen, why what it costs or offers cannot be done.
#pragma once
#include "engine/abilities/usable.h"

namespace twoseat {

// For a verb of the question that the topmost effect puts. False: no effect asks that, or it has no such verb.
bool why_not_answer(const Table& table, Seat seat, std::uint8_t question, const Move& move, Reasons& reasons);

// Of abilities that stand by, and of replacement effects: why this one is not played, or none is.
void why_not_standby(const Table& table, Seat seat, const Move& move, Reasons& reasons);
void why_not_replace(const Table& table, const Move& move, Reasons& reasons);

} // namespace twoseat
