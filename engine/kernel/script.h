// Card texts in their compiled form: small tables of plain structs, read by the runner and by the writer of rules text.
// Trees lie in pre-order: a node's children follow it, and `size` says how many nodes belong to it.
#pragma once
#include "engine/kernel/ids.h"
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace twoseat::script {

using Index = std::uint16_t; // into one of the tables of Script; 0 is "none" everywhere

enum class Side : std::uint8_t { You, Opponent, Both };

// --- Which cards ---------------------------------------------------------------------------------------------

enum class Noun : std::uint8_t {
  This,     // the card with the ability, or the effect's source
  Subject,  // the card that the triggering event was about
  Other,    // the second card of that event: what it attacked, what it boosts ...
  Variable, // what was chosen or found before
  Giver,    // of a given ability: the very card that gave it [bsk 201.2a]
  Filter,   // every card that fits
};

struct Range {
  std::uint8_t attribute = 0; // the family's
  bool original = false;      // as it is before anything but changes of what is printed [vge 5.1.3]
  std::int32_t min = 0, max = 0;
  Index relative = 0; // an amount that is added to both ends: "grade equal to or less than another card's"
};

struct Select {
  Noun noun = Noun::This;
  std::uint8_t variable = 0;
  Side side = Side::You;
  bool not_this = false;    // "other"
  bool same_column = false; // in the same column as the source
  bool has_range = false;
  bool tied = false;            // tied to the source, or lying under it
  bool different_names = false; // no two of them share a name: of a choice, or of what is counted
  bool declared = false;        // has the name that was declared before
  bool other_name = false;      // of `same_name_as`: has no name of that card
  std::uint8_t top = 0;         // only the first so many of a place; 0: all
  bool ranged = false;          // what is done with the cards goes beyond the reach, as the family says
  std::uint8_t reach = 0;     // within so many steps of the source, or the family's word for how; 0: anywhere
  Index around = 0;           // another Select: the reach is measured from that card, not from the source
  std::uint8_t not_in = 0;    // not among the cards of this variable
  std::uint32_t places = 0;   // the family's place kinds, as bits
  std::uint64_t marks = 0;    // has all of these
  std::uint64_t no_marks = 0; // has none of these
  std::uint64_t any_marks = 0; // has at least one of these, if any are named
  std::uint32_t states = 0;    // the family's states of a card, as bits: is all of these
  std::uint32_t no_states = 0;
  Range range;
  Index name = 0; // a NameTest
  Index not_name = 0;
  Index tag = 0; // a clan, nation or race: an index into Rulebook::tags
  Index not_tag = 0;
  Index either = 0;                // another Select: what it asks of what the cards are will do as well
  std::uint16_t keyword = 0;       // has an ability with this keyword
  std::int32_t keyword_number = 0; // and this number; 0: any
  Index same_name_as = 0;          // another Select: has the name of that card
  Index place_word = 0;            // the family's word for this set of places, for the text
};

// Cards whose name is, or contains, a text. One entry for each name of the rulebook.
struct NameTest {
  std::string text;
  bool whole = false;
  std::vector<bool> fits; // by Face::name
};

// --- How many ------------------------------------------------------------------------------------------------

// A number that is greater than any other, and goes on counting from there. [vge 17.16.12]
constexpr std::int32_t infinite = 500'000'000;
constexpr bool is_infinite(std::int32_t value) {
  return value >= infinite - infinite / 10;
}

// "Any number": up to more than there ever are.
constexpr std::int32_t any_number = 1000;

enum class Sum : std::uint8_t {
  Fixed,     // number
  Count,     // number for each card of `select`
  Attribute, // the attribute of the card `select` (several: their sum)
  Last,      // the same of the last of them: what is set by each in turn is set by the last
  Counter,   // a player's counter
  Found,     // number for each card of a variable
  Event,     // the amount of the triggering event
  Strike,    // number, plus or spare: by how strong the strike is
  Declared,  // the number that was declared
  X,         // what was chosen for the cost [bsk 104.5, dbs 2-12-3]
};

struct Amount {
  Sum sum = Sum::Fixed;
  Side side = Side::You;
  std::uint8_t attribute = 0; // or counter
  std::uint8_t spare = 0;
  std::uint8_t per = 1;    // what is counted, in full groups of so many
  bool original = false;   // of an attribute: as in Range
  std::int32_t number = 0; // value, or factor
  std::int32_t plus = 0;
  Index select = 0;
  Index beyond = 0; // another Amount: only by how much what is counted exceeds that one counts
};

// --- Whether -------------------------------------------------------------------------------------------------

enum class Test : std::uint8_t {
  All,     // every child
  Any,     // at least one child
  Not,     // not the child
  Count,   // how many cards of `select`, within min and max
  Compare, // `amount` within min and max, or against `against`
  Turn,    // it is side's turn
  Family,  // one of the family's own conditions, with `amount` as its number
};
constexpr std::int32_t no_limit = 2'000'000'000;

struct Condition {
  Test test = Test::All;
  Side side = Side::You;
  std::uint16_t size = 0; // nodes that belong to it
  Index select = 0, amount = 0, against = 0;
  std::uint16_t word = 0; // the family's condition
  std::int32_t min = 0, max = no_limit;
};

// --- What to do ----------------------------------------------------------------------------------------------

enum class Op : std::uint8_t {
  Choose,  // bind `variable` to min..max cards of `select`
  Sort,    // bind `variable` to all cards of `select`, one by one, in an order of choice
  Do,      // one of the family's actions on the cards of `select`
  If,      // children only if `condition`
  Else,    // children only if the If before it failed
  May,     // ask whether; children only if yes (its cost must be payable)
  Options, // choose one of the Option children; with `variable`, so many of them and their order
  Option,
  List, // the Item children whose conditions hold when the list is reached; that is fixed then
  Item,
  Repeat,  // children `amount` times, which is counted first
  Again,   // the end of what is repeated, or of options of which several are chosen: `to` nodes back
  Declare, // a name; with `variable`, a number (1), or what X is in the cost (2)
  Paid,    // the effect below needs its own cost paid no more
};

// Of Node::variable, what a Declare asks for besides a name.
constexpr std::uint8_t declares_number = 1, declares_x = 2;

// How long it lasts, as a text says it: whose turn that is depends on when it is said.
enum class Until : std::uint8_t {
  Unsaid,
  Game,
  Turn,
  Battle,
  OpponentsTurn,
  YourNextTurn,
  ThatAttack,
  YourStart, // the kernel does not know it: the family ends it
  MainPhase,
};

// How an action changes a number of a card. [vge 11.11.1]
enum class Change : std::uint8_t { By, To, OriginalTo, LoseOriginal };

// Of Node::facing, besides face down and up: to a circle in the column of the source.
constexpr std::uint8_t in_its_column = 3;
// Of what takes abilities: not those that are played. Of what forbids: not to the effects of its own card.
constexpr std::uint8_t keeps_played = 4, but_for_its_own = 5;

struct Node {
  Op op = Op::Do;
  bool cost = false;  // part of a cost: all of it or nothing
  bool up_to = false; // "up to"
  bool all_or_none = false;
  Side side = Side::You; // who chooses, or does it
  std::uint8_t variable = 0;
  std::uint16_t size = 0;
  std::uint16_t action = 0; // the family's, for Do
  Index select = 0, amount = 0, condition = 0;
  Index to =
      0; // a place word, an ability, a mark: as the action says; of an Option: what notes that it was used
  Index with = 0;     // a name that the cards get
  Index ensemble = 0; // of a Choose: what its cards must be together
  Index next_use =
      0; // of a Choose and what is done with what it chose: what is done with that next; 0: nothing
  std::uint8_t attribute = 0;
  std::uint8_t until = 0; // an Until
  std::uint8_t facing = 0;
  std::uint8_t into = 0; // of a word that takes one: a place kind, from 1
  Change change = Change::By;
  bool at_random = false;   // nobody chooses: chance does
  bool late = false;        // where targets are chosen on declaration: a choice that is none
  bool as_possible = false; // as many as possible: cards that must fit cannot stay unfound
};

// What cards that pay for one part of a cost must be together. They are chosen one by one, each out of those with which it
// can still be completed.
struct Ensemble {
  std::uint64_t marks = 0;     // a card of each of these is among them, and each card adds one
  std::array<Index, 3> tags{}; // as many cards, one of each of these clans, nations or races
  bool same = false;           // all have the same number
  bool sums = false;           // their numbers add up to `amount`
  std::uint8_t attribute = 0;  // which number
  Index amount = 0;
};

// --- Abilities -----------------------------------------------------------------------------------------------

enum class Kind : std::uint8_t {
  Activated,
  Automatic,
  Continuous,
  Order,
  Trigger,
  Skill,       // played by a rule of its own, which finds it by its keyword
  Replacement, // instead of an event that is about to happen
  CallCost,    // what calling certain cards takes
  OtherCost,   // what may be paid instead of the costs of certain abilities
};
constexpr std::size_t kinds = 9;
enum class Limit : std::uint8_t { None, Turn, Game };

// A word with a number before an ability, that names what its text says in full: "Bond 2".
struct Label {
  std::uint8_t word = 0; // the family's label, from 1; 0: none
  std::uint8_t number = 0;
};

// When an automatic ability triggers: one of the family's occasions, with the cards that it must be about.
struct When {
  std::uint16_t occasion = 0;
  Side side = Side::You; // whose turn, phase or battle, for timed ones
  bool once = false;
  bool optional = false;          // of a replacement: "you may ... instead"
  Index situation = 0;            // not an event, but that this is so
  Index subject = 0, other = 0;   // Selects the event's cards must fit; 0: any
  std::uint8_t at_once = 0;       // so many such cards at the same moment, or more; 0: each by itself
  Index by = 0;                   // a Select: an effect does it whose source fits; 0: whatever did it
  std::uint32_t from = 0, to = 0; // place kinds, as bits, for cards that move; 0: any
};

struct Ability {
  Kind kind = Kind::Automatic;
  Limit limit = Limit::None;
  std::uint8_t uses = 1;     // how often it may be used within the limit
  std::uint8_t editions = 0; // in which it is one, as bits; 0: in all
  std::array<Label, 2> labels{};
  bool sudden = false;       // may be declared whenever its player has priority
  bool clause = false;       // the limit is no icon, but said: "cannot be used for the rest of that turn"
  bool in_total = false;     // the limit is one for all cards with the same name
  std::uint16_t keyword = 0; // the family's label
  std::int32_t keyword_number = 0; // "Limit Break 4"; 0: it has none
  std::uint32_t places = 0;        // where it is active, as bits of place kinds; 0: everywhere it can be
  Index place_word = 0;
  When when;
  Index elsewhere = 0;            // the same as another edition has it, of one that is given
  Index or_when = 0;              // another Ability, which is the same but for what it waits for
  std::uint16_t pays_keyword = 0; // of an OtherCost: only for abilities with this keyword; 0: for all
  std::int32_t pays_number = 0;   // and this number; 0: any
  Index gate = 0;                 // activation condition [vge 14.2]
  Index condition = 0;            // "if" before everything
  Index first = 0;                // its nodes
  std::uint16_t size = 0;
  std::uint16_t cost_size = 0; // how many of them, from the first, are its cost
};

struct Script {
  std::vector<Select> selects{{}};
  std::vector<NameTest> names{{}};
  std::vector<Amount> amounts{{}};
  std::vector<Ensemble> ensembles{{}};
  std::vector<Condition> conditions{{}};
  std::vector<Node> nodes{{}};
  std::vector<Ability> abilities{{}};
};

} // namespace twoseat::script
