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

// What the words name, but more or fewer than are picked together there.
struct OtherNumber {
  bool found = false;
  Rule rule;
  std::uint16_t min = 0, max = 0, named = 0;
};

// Every answer that the word could mean. "card", "on" and "cards" are read as they stand; where nothing is found so, a
// card that stands alone may be what is moved or what it is done to.
std::vector<Answer> answers_meant(const Table& table, const Decision& decision, const MoveWord& word,
                                  const Meant& meant, OtherNumber* other = nullptr);

// Of an activated ability, which one of its card's it is, from 1; of any other move the number that it has.
std::uint16_t number_said(const Table& table, const Move& move);
// The same the other way round: an ability's own number, if the card has so many.
std::uint16_t number_meant(const Table& table, std::uint8_t verb, CardId card, std::uint16_t said);

} // namespace twoseat::demos
