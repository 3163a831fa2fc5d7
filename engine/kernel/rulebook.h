// What never changes during a match: a family's rules as tables, the card definitions, the known decks.
#pragma once
#include "engine/kernel/concerns.h"
#include "engine/kernel/ids.h"
#include "engine/kernel/language.h"
#include "engine/kernel/script.h"
#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace twoseat {

struct Family;
struct Wording;

// A card has no such number; not the same as 0.
constexpr std::int32_t absent = std::numeric_limits<std::int32_t>::min();

// What the rules read of a card definition, compact.
struct Face {
  std::array<std::int32_t, 8> numbers{}; // the family's attributes
  std::uint64_t marks = 0;               // the family's icons and types, as bits
  std::array<std::uint8_t, 56> traits{}; // the family's named traits, with their numbers; 0: it has it not
  std::uint16_t name = 0;                // of Rulebook::names, counted from 1
  std::array<std::uint16_t, 6> tags{};   // clans, nations, races: numbers of Rulebook::tags, counted from 1
  std::array<std::uint16_t, 4> also_named{}; // what its own text says it is regarded as besides
  std::array<std::uint16_t, 4> also_of{};    // the same of tags
  std::array<std::uint16_t, 8> by_nation{};  // and what its nation makes it besides
  bool of_all_groups = false;                // of every clan and nation there is
  DefId other_side;                          // of a card with two sides; none: its back is blank
  std::uint16_t first_ability = 0;           // into Script::abilities
  std::uint8_t abilities = 0;                // how many
  std::uint16_t kinds = 0;                   // which kinds of abilities, as bits of script::Kind
  Concerns concerns;                         // what its abilities are about
  Topics shared; // occasions that those abilities may wait for which its continuous ones give
};

// What people read of it.
struct Print {
  std::string id; // unique within the rulebook, kebab-case
  std::string name;
  std::string line; // types, nation, race: the line under the name
  std::string nation;
  std::string flavor;
  std::string abilities; // as they stand in the card file, in JSON
  std::string number;    // of the collection; empty: like no other card's
  std::string set;       // it was published in
};

struct Deck {
  static constexpr std::size_t most_parts = 3;
  std::string id; // empty for a deck that is not one of the rulebook's
  std::string name;
  std::string about;
  std::string edition;
  std::string format;
  std::array<std::vector<DefId>, most_parts>
      parts; // the family's parts (main deck, ride deck ...), sorted by id
};

struct Rulebook {
  const Family* family = nullptr;
  std::vector<Face> faces;
  std::vector<Print> prints;
  std::vector<Deck> decks;
  std::vector<std::string> names, tags;
  std::vector<bool> groups; // by tag: one that cards belong to, which a card can be said to belong to all of
  script::Script script;
  std::array<std::uint32_t, script::kinds>
      ability_places{}; // by script::Kind: place kinds where some such ability works, as bits
  std::vector<script::Index> rule_abilities;   // that the rules give to cards, by the family's numbers
  std::vector<script::Index> hidden_abilities; // automatic ones that may work where a card is hidden
  std::array<std::uint32_t, Topics::most>
      speaking_places{}; // the same for continuous ones, by what they speak of
  std::array<std::uint32_t, Topics::most> waiting_places{}; // and for automatic ones, by their occasion
  Topics topics;                      // what any continuous ability speaks of, given ones too
  std::uint32_t situation_places = 0; // where cards wait for a situation, as bits
  std::uint32_t heard = 0;            // kinds of events that some ability triggers on, as bits
  std::uint64_t hash = 0;             // over everything above that rules read
  std::array<std::shared_ptr<const Wording>, language_ids.size()>
      wordings; // of card texts in the languages that are here, but for English

  const Face& face(DefId def) const { return faces[def.value - 1U]; }
  const Print& print(DefId def) const { return prints[def.value - 1U]; }
  // What either side of a card is about: which lies up changes nothing of it.
  Concerns concerns(DefId def) const;
  bool has(DefId def) const { return def.value >= 1 && def.value <= faces.size(); }
  DefId find(std::string_view id) const;            // none: no such card
  const Deck* find_deck(std::string_view id) const; // nullptr: no such deck
};

struct Setup {
  static constexpr std::size_t most_options = 4;
  static constexpr std::int16_t usual = -1;

  std::string edition;
  std::array<Deck, 2> decks;
  std::uint64_t seed = 0;
  std::array<std::int16_t, most_options> options{usual, usual, usual,
                                                 usual}; // in the order of Family::options
};

} // namespace twoseat
