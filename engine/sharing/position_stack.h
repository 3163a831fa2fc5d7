// The procedure stack of a position inside a link.
#pragma once
#include "engine/kernel/game.h"
#include "engine/sharing/scribe.h"

namespace twoseat {

// The procedures that may lie at this height of the stack, as bits: roots, or what the step below calls.
std::uint64_t expected_procedures(const Rulebook& book, const Match& match, std::size_t height);

void pack_stack(Writer& writer, const Rulebook& book, Match& match);
void pack_stack(Reader& reader, const Rulebook& book, Match& match);

// The names of the procedures and steps that the match stands on.
std::uint64_t hash_steps(const Rulebook& book, const Match& match, std::uint64_t from);

} // namespace twoseat
