// What words of demos can mean at a table. Whoever plays a demo and whoever writes one ask the same.
#pragma once
#include "engine/demos/demo.h"
#include "engine/kernel/decision.h"
#include "engine/kernel/game.h"
#include <map>

namespace twoseat::demos {

using Names = std::map<std::string, CardId>; // that a demo has given to cards

// What a move speaks of.
struct Meant {
  std::vector<CardId> cards;
  CardId on;
  PlaceId to;
};

PlaceId place_meant(const Match& match, const PlaceWord& word, Seat about); // none: there is no such place

// All cards that the word could mean, whichever number it has. Without a place, cards that lie covered by rule (in
// decks) are not meant.
std::vector<CardId> cards_meant(const Table& table, const Names& names, const CardWord& word, Seat about);

// The one of them that the word means; none if there are several and it does not say which.
CardId card_meant(const std::vector<CardId>& found, const CardWord& word);

// Every answer that the word could mean; its choice's own bounds hold for lists only.
std::vector<Answer> answers_meant(const Decision& decision, const MoveWord& word, const Meant& meant);

} // namespace twoseat::demos
