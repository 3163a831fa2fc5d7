// A player who picks any legal answer, each choice weighed by its number of options.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/random.h"

namespace twoseat {

Answer random_answer(const Decision& decision, Random& random);

} // namespace twoseat
