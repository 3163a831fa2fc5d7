// The cards of a position inside a link: which they are, where they lie in which order, and in what state.
#pragma once
#include "engine/kernel/game.h"
#include "engine/sharing/scribe.h"

namespace twoseat {

// Empty places as this edition sets them up; no match of it has any others.
void lay_out(const Rulebook& book, std::uint8_t edition, Match& match);

// Reading, the match must have its places already, and get cards.
void pack_cards(Writer& writer, const Rulebook& book, Match& match);
void pack_cards(Reader& reader, const Rulebook& book, Match& match);

} // namespace twoseat
