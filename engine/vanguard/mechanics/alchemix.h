// Alchemix: several units stacked under a token, one unit together. [vge 6.10]
#pragma once
#include "engine/vanguard/board.h"
#include <span>

namespace twoseat::vanguard {

bool alchemix(Game& game, std::span<const CardId> units); // [vge 6.10.2]
bool is_alchemix(const Match& match, CardId card);        // the top card of such a pile [vge 6.10.6.1]
// The cards under it become units of their own where it lies. [vge 6.10.3.2.1, 6.10.4]
void scatter(Game& game, CardId top_card, Zone zone, Cause cause, Rule rule);

} // namespace twoseat::vanguard
