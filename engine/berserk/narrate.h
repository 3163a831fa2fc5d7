// The log: what happened, in English.
#pragma once
#include "engine/kernel/family.h"

namespace twoseat::berserk {

std::string narrate(const Rulebook& book, const Event& event, Viewer viewer, const PlayerNames& names,
                    const Phrasebook& phrases);

} // namespace twoseat::berserk
