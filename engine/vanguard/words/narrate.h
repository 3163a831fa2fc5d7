// Family::narrate: events as sentences.
#pragma once
#include "engine/kernel/family.h"

namespace twoseat::vanguard {

std::string narrate(const Rulebook& book, const Event& event, Viewer viewer, const PlayerNames& names,
                    const Phrasebook& phrases);

} // namespace twoseat::vanguard
