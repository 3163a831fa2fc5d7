// A system as the table has it: its rulebook, its layout, its drawn cards. Each is loaded when it is first wanted; a new
// system needs no more than its file in assets/layouts.
#pragma once
#include "engine/twoseat.h"
#include "shell/table/card.h"
#include "shell/table/layout.h"
#include "shell/words/tongue.h"
#include <map>

namespace twoseat {

struct Ruleset {
  const Family* family = nullptr;
  const Tongue* tongue = nullptr; // that it is shown in
  std::string title;              // short
  std::string_view file;
  bool loaded = false;
  Rulebook book;
  Layout layout;
  CardBook cards;
  std::array<std::size_t, 2> decks{}; // chosen for the next match, of book.decks, both of one edition
  std::map<std::string, std::array<std::size_t, 2>> earlier; // what was chosen of other editions

  const Phrasebook& say() const { return tongue->of(family->id); }
};

// Every system, in the engine's order. Stays where it is: cards point into it.
std::vector<Ruleset> find_rulesets(std::span<const EmbeddedAsset> assets, const Tongue& tongue);
Faults load(Ruleset& rules, std::span<const EmbeddedAsset> assets); // once; nothing is wrong the second time
// Its last part: the rulebook was read.
Faults take_book(Ruleset& rules, Result<Rulebook> book, std::span<const EmbeddedAsset> assets);

// Once its tongue has become another one; what stands in its layout moves.
void translate(Ruleset& rules, std::span<const EmbeddedAsset> assets);

// By what a deck is named among controls: its id, or for one that somebody built its place.
std::string deck_key(const Rulebook& book, std::size_t deck);

// The editions that there are decks of, in the family's order; the one that is chosen; its decks, of book.decks.
std::vector<const EditionInfo*> editions_of(const Ruleset& rules);
std::string chosen_edition(const Ruleset& rules);
std::vector<std::size_t> decks_of(const Ruleset& rules, std::string_view edition);

// For the next match. Both decks are of one edition: another one's brings both that were chosen of it last, or its first two.
void choose_edition(Ruleset& rules, std::string_view edition);
void choose_deck(Ruleset& rules, std::size_t seat, std::size_t deck);

} // namespace twoseat
