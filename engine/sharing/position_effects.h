// Standing-by abilities, effects under way, what they have chosen, and uses, as part of a position link.
#pragma once
#include "engine/kernel/match.h"
#include "engine/kernel/rulebook.h"
#include "engine/sharing/scribe.h"

namespace twoseat {

void pack_running(Writer& writer, const Rulebook& book, Match& match);
void pack_running(Reader& reader, const Rulebook& book, Match& match);

// What of it could not be; nullptr: nothing. Cards and places are sound by now.
const char* unsound_running(const Rulebook& book, const Match& match);

} // namespace twoseat
