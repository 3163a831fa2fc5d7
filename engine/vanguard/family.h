// The Vanguard family as the kernel and the systems table know it.
#pragma once
#include "engine/kernel/family.h"
#include "engine/kernel/fault.h"
#include "engine/players/evaluation.h"
#include "engine/players/odds.h"
#include "engine/vanguard/cards/cards.h"
#include "engine/vanguard/cards/decks.h"

namespace twoseat::vanguard {

extern const Family family;
extern const Evaluation evaluation; // for players who look ahead
extern const Chances chances;       // what can be counted

} // namespace twoseat::vanguard
