// A deck inside a link: by name if the rulebook has it, otherwise card by card.
#pragma once
#include "engine/kernel/rulebook.h"
#include "engine/sharing/scribe.h"

namespace twoseat {

constexpr std::size_t most_deck_cards = 255; // of both decks together, as many as a match has room for
std::size_t size_of(const Deck& deck);

void pack_deck(Writer& writer, const Rulebook& book, Deck& deck);
void pack_deck(Reader& reader, const Rulebook& book, Deck& deck);

} // namespace twoseat
