// An answer inside a link, coded against the decision that it answers: what is forced costs nothing.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/sharing/range_coder.h"

namespace twoseat {

// The answer must be a legal one.
void write_answer(RangeEncoder& coder, const Decision& decision, const Answer& answer);

// Always a legal answer, whatever the bytes; false if the decision has none.
bool read_answer(RangeDecoder& coder, const Decision& decision, Answer& answer);

} // namespace twoseat
