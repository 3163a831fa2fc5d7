// Units that are retried. [vge 17.15.2]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

bool may_be_retried(const Table& table, CardId card);
// The unit loses what it got by being retried, once that was done.
void end_retry(Game& game, const Effect& effect);

} // namespace twoseat::vanguard
