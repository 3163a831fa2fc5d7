// A player who looks one answer ahead: the one after which its seat stands best, over a few samples of what may be.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/players/evaluation.h"
#include "engine/players/sampler.h"

namespace twoseat {

Answer greedy_answer(const Evaluation& evaluation, Sampler& sampler, const Table& table,
                     const Decision& decision, Random& chance);

} // namespace twoseat
