// An event in words, as one viewer may know it.
#pragma once
#include "engine/kernel/events.h"
#include "engine/kernel/family.h"
#include <string>

namespace twoseat {

// In one sentence without its rule; empty: nothing to tell. In English, or in the language of the phrasebook, as far as
// that goes. What every family has in common is told here, the rest by the family.
std::string narrate(const Rulebook& book, const Event& event, Viewer viewer,
                    const PlayerNames& names = {"A", "B"}, const Phrasebook& phrases = {});

} // namespace twoseat
