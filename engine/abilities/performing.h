// Carrying out one action of an effect.
#pragma once
#include "engine/abilities/possible.h"

namespace twoseat {

void perform(Game& game, std::size_t effect, const script::Node& node);

} // namespace twoseat
