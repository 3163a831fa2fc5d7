// What the page's deck builder needs of the program: the cards of a system, what a deck breaks, and a seat for it.
#pragma once
#include "shell/tools/page_tools.h"

namespace twoseat {

// The systems' ids and titles, and of this one: its parts of decks, its formats, its cards and its decks. Shapes:
// web/twoseat.d.ts.
std::string deck_pool_json(App& app, std::string_view system, Language language);
Json pool_card_json(const Ruleset& rules, const Rulebook& book, DefId def,
                    Language language); // one of its cards
// A deck in the JSON of assets/decks: [{"where", "rule", "sentence"}], empty for one that may be played.
std::string deck_faults_json(App& app, std::string_view deck);
// The deck is offered for the next match, and chosen for this seat; false: it is none, which is told.
bool take_deck(App& app, std::size_t seat, std::string_view deck);

} // namespace twoseat
