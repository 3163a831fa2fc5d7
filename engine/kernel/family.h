// What a family of games gives the kernel: its procedures as tables of steps, and a few questions about its cards.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/game.h"
#include "engine/kernel/information.h"
#include "engine/kernel/phrases.h"
#include "engine/kernel/reasons.h"
#include <span>
#include <string>

namespace twoseat {

// One step of a procedure, with the rule it carries out. It either runs, or asks a player and takes the answer.
// The frame already stands on the following step when `run` or `answer` is called; they may send it elsewhere.
struct Step {
  const char* name = "";
  Rule rule;
  void (*run)(Game&, Frame&) = nullptr;
  void (*ask)(const Table&, const Frame&, Decision&) = nullptr;
  void (*answer)(Game&, Frame&, const Decision&, const Answer&) = nullptr;
  std::uint8_t question = 0; // what is asked, the family's number; the frame's seat is who is asked
  std::uint64_t calls =
      0; // bit p: may leave procedure p running above this one, which then goes on after this step
  bool skips = false; // a question without a real choice is not put: none is skipped, a single one is taken
};

enum class Local : std::uint8_t { Number, Card };

struct Procedure {
  const char* name = "";
  std::span<const Step> steps;
  std::array<Local, 4> locals{}; // what the frame's locals are, so that a link's can be checked
};

struct Named {
  const char* id = "";   // in JSON and scripts
  const char* name = ""; // in English
};

struct EditionInfo {
  const char* id = "";
  const char* name = "";
  const char* rules_version = "";
};

// A number that a match may begin with otherwise than usual: how many crystals. Such a table is marked.
struct OptionInfo {
  const char* id = "";
  const char* name = "";
  std::int16_t usual = 0, most = 0;
  Rule rule;
};

using PlayerNames = std::array<std::string_view, 2>;

struct Lexicon;
// A position that is laid out by hand (by a demo, by the board editor): what lies where nobody says anything.
struct Usual {
  std::uint8_t place = 0; // the family's number of the kind of place, each seat's
  const char* card = "";
  std::uint16_t count = 1;
};

struct ByHand {
  const char* cards = ""; // cards without anything special, in the JSON of assets/cards
  std::span<const Usual> usual;
  std::uint64_t covered = 0; // bit k: cards lie face down in places of kind k
  std::uint64_t filled = 0;  // bit k: a list for such a place may go on with the usual cards
  std::uint8_t (*origin)(std::uint8_t place) = nullptr; // where a card that lies there began the game
  const char* phase = "";                               // the procedure that begins
  std::uint8_t die = 6;                                 // sides of a die whose fall can be foretold
  std::uint8_t adding_layer = 0, setting_layer = 0;     // of changes in force
  std::uint64_t counted =
      0; // bit a: attribute a is a number of counters on a card, and no card has it printed
};

// An edition but for one thing, which it decides as the first one does: no match is played so, but by it is seen what makes
// a difference. The lower bits of its number are the edition's own.
constexpr std::uint8_t plain_edition(std::uint8_t edition) {
  return edition & 3U;
}
struct OneDecision {
  std::uint8_t edition = 0;
  const char* rules = ""; // of the edition about it, with commas between them
};

struct Family {
  const char* id = "";
  const char* name = "";
  std::span<const EditionInfo> editions;
  // Of what this edition decides otherwise than the first one, from 0 on. False: it is no more than that. nullptr: nothing.
  bool (*but_for)(std::uint8_t edition, std::size_t number, OneDecision& out) = nullptr;
  std::span<const OptionInfo> options; // at most Setup::most_options
  std::span<const Procedure> procedures;
  std::span<const Named> place_kinds;
  std::span<const Named> attributes;
  std::span<const Named> marks;
  std::span<const Named> relations;
  std::span<const Named> markers; // that lie on places
  std::span<const Named> verbs;
  std::span<const Named> questions;
  std::span<const Named> counters;
  std::span<const Named> card_counters;
  std::span<const Named> causes;
  std::span<const Named> outcome_reasons;
  std::span<const Named> deck_parts;
  std::uint8_t conceded = 0; // the outcome reason
  Rule concede_rule;
  std::uint8_t endless =
      0; // the outcome reason of a draw because something goes on for ever; 0: this table's limit says so
  Rule endless_rule;
  Rule over_rule;          // the game is over, nothing more is decided
  std::uint64_t roots = 0; // bit p: procedure p may lie at the bottom of the stack
  // Bit p: procedure p may come before any step as the cards lie now. nullptr: none ever does.
  std::uint64_t (*interrupts)(const Table&) = nullptr;
  std::uint32_t lasting_relations =
      0; // bit k: relations of kind k outlast moves in which the card stays what it is
  std::uint32_t mutual_relations =
      0; // bit k: relations of kind k end when either card moves, not just the holder

  // Puts places and cards on an empty match and the first procedure on its stack.
  void (*set_up)(Game&, const Setup&) = nullptr;
  // Who may look at this card's face where it lies now, by the rules of its place.
  Viewers (*may_look)(const Match&, const Card&) = nullptr;
  std::uint64_t open_marks = 0; // everybody may look at cards with one of these marks, wherever they lie
  // A player's counters as that player alone sees them: less what is promised in secret. nullptr: as all see them.
  void (*own_counters)(const Table&, Seat, Player&) = nullptr;
  // Whether this place lies open card by card (a circle), so that even a covered card is seen to lie there.
  bool (*spread)(const Place&) = nullptr;
  // Printed value and what rules and other cards add; modifications in force are the kernel's part.
  std::int32_t (*base)(const Table&, CardId, std::uint8_t attribute) = nullptr;
  void (*contribute)(const Table&, CardId, std::uint8_t attribute, Changes&) = nullptr;
  bool (*in_scope)(const Table&, CardId, const Modification&) = nullptr;
  // Fills in what only the family knows of a card that is about to become another object: its marks and states.
  void (*describe)(const Table&, CardId, Reference&) = nullptr;
  // Before a card moves to a place: what its event keeps, if abilities will look back. nullptr: they never do.
  void (*look_back)(const Table&, CardId, PlaceId to, Event&) = nullptr;
  // Before a step runs: true if something else had to be put on the stack first. nullptr: nothing ever has.
  bool (*foresee)(Game&) = nullptr;
  // Before a question is put: what players do whenever they can. nullptr: nothing.
  void (*ready)(Game&) = nullptr;
  // Something happened that abilities may trigger on. nullptr: this family has no abilities.
  void (*notice)(Game&, const Event&) = nullptr;
  // Takes away what may not stay where it has come to, once abilities have noticed that it came (Together::settles).
  void (*settle)(Game&) = nullptr;
  const Lexicon* lexicon = nullptr; // the family's words of the ability language
  // Every reason for which this seat may not make this move now; none if it may.
  void (*why_not)(const Table&, Seat, const Move&, Reasons&) = nullptr;
  // For a match from outside whose ids and lists are sound: what else of it could not be. nullptr: nothing.
  const char* (*unsound)(const Table&) = nullptr;
  // A reason, and an event as this viewer may know it (empty: nothing to tell), as sentences: English ones, or what the
  // phrasebook has for them.
  std::string (*explain)(const Table&, const Reason&, const Phrasebook&) = nullptr;
  std::string (*narrate)(const Rulebook&, const Event&, Viewer, const PlayerNames&,
                         const Phrasebook&) = nullptr;
  ByHand by_hand;
  std::span<const Named> roles;  // the numbers of Card::role
  std::span<const Named> states; // the bits of Card::states, from the lowest
  std::uint64_t never_negative =
      0; // bits of the attributes that are never read as less than 0, however little they add up to [dbs 1-3-6]
  std::uint8_t traits_from = 0; // attributes from here on stand in Face::traits; 0: none
  std::uint8_t highest_from =
      0; // of attributes from here on not the sum counts, but the highest; 0: of none [bsk 414.4]
};

} // namespace twoseat
