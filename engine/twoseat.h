// The engine's face. Whoever stands above the engine includes this and nothing else of it.
//
//   auto book = load_rulebook("vanguard", embedded_assets());         // what never changes
//   auto match = start(*book, setup);                                 // a value: copy it, compare it, hash it
//   Decision decision;                                                // reused from call to call
//   while (decide(*book, *match, decision))                           // who, what for, under which rule, which options
//     apply(*book, *match, Answer::single(0, 0));                     // or a refusal, with its rule
//
// No function here throws, reads a clock, a file or a global, or keeps anything between calls.
#pragma once
#include "engine/abilities/asking.h"
#include "engine/abilities/lexicon.h"
#include "engine/assets.h"
#include "engine/demos/demo.h"
#include "engine/demos/lesson.h"
#include "engine/demos/puzzle.h"
#include "engine/demos/side_by_side.h"
#include "engine/demos/step_words.h"
#include "engine/demos/write_given.h"
#include "engine/demos/write_places.h"
#include "engine/demos/write_step.h"
#include "engine/embedded_assets.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/citation.h"
#include "engine/kernel/decision.h"
#include "engine/kernel/events.h"
#include "engine/kernel/family.h"
#include "engine/kernel/fault.h"
#include "engine/kernel/game.h"
#include "engine/kernel/language.h"
#include "engine/kernel/limits.h"
#include "engine/kernel/match.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/narrate.h"
#include "engine/kernel/nesting.h"
#include "engine/kernel/phrases.h"
#include "engine/kernel/reasons.h"
#include "engine/kernel/rulebook.h"
#include "engine/kernel/watch.h"
#include "engine/players/compare.h"
#include "engine/players/greedy_player.h"
#include "engine/players/odds.h"
#include "engine/players/puzzle.h"
#include "engine/players/puzzle_guide.h"
#include "engine/players/random_player.h"
#include "engine/players/review.h"
#include "engine/players/searching_player.h"
#include "engine/seats/view.h"
#include "engine/sharing/journal.h"
#include "engine/sharing/link.h"
#include <vector>

namespace twoseat {

// --- Systems -------------------------------------------------------------------------------------------------
std::span<const Family* const> systems();
const Family* find_system(std::string_view id); // nullptr: no such system

// load_rulebook: cards and decks of one system out of assets ("cards/*.json", "decks/*.json"); all faults at once, or a
// rulebook. read_deck: a deck in the JSON of assets/decks; what it breaks of the deck rules is check_deck's to say.
Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck);
std::vector<Deck> decks_of(const Rulebook& book,
                           std::string_view edition); // those that it brings for this edition

// --- Playing -------------------------------------------------------------------------------------------------
// A new match, advanced to its first decision. Faults: unknown edition, illegal deck.
Result<Match> start(const Rulebook& book, const Setup& setup, Events* events = nullptr);

// What must be decided now; false when nothing (the match is over).
bool decide(const Rulebook& book, const Match& match, Decision& decision);

struct Refusal {
  Rule rule;            // of the question that stays open
  std::string sentence; // empty: it was applied
  explicit operator bool() const { return !sentence.empty(); }
};

// Gives an answer and advances to the next decision. A refused one leaves the match as it was, to the byte.
Refusal apply(const Rulebook& book, Match& match, const Answer& answer, Events* events = nullptr);

// The same for an answer that was just checked against the decision that `decide` built. The fast path.
// `snapshots`: how the match stood on the way, for whoever listens to it.
void apply_checked(const Rulebook& book, Match& match, const Decision& decision, const Answer& answer,
                   Events* events = nullptr, Snapshots* snapshots = nullptr);

// Either seat may give up at any moment. [vge 1.2.4]
void concede(const Rulebook& book, Match& match, Seat seat, Events* events = nullptr);

// The ability that puts the present question, or that one of its options is about; no card: none is.
AskedAbility asked_ability(const Rulebook& book, const Match& match, const Decision& decision);
AskedAbility asked_ability(const Rulebook& book, const Match& match, const Decision& decision,
                           const Move& option);
// How far a choice has come that is made card by card, for the eyes of whoever makes it.
CardByCard card_by_card(const Rulebook& book, const Match& match, const Decision& decision);

// For a move that is not offered: every rule that forbids it now. Empty if nothing does. For that seat's eyes only.
Reasons why_not(const Rulebook& book, const Match& match, Seat seat, const Move& move);
// The abilities of a card: those printed on it, and those that it was given.
std::vector<std::uint16_t> abilities_of(const Rulebook& book, const Match& match, CardId card);
// Why a continuous ability of this seat's own card does nothing now, or an automatic one would not trigger now. Empty: it
// is in force, or would; or there is no such ability.
Reasons why_not_in_force(const Rulebook& book, const Match& match, Seat seat, CardId card,
                         std::uint16_t ability);
// Whether this is the seat's own card, and it may look at it.
bool is_own(const Rulebook& book, const Match& match, Seat seat, CardId card);
// Whether an ability works where its card lies.
bool works_here(const Rulebook& book, const Match& match, CardId card, std::uint16_t ability);
// What these cards' numbers would come to if they lay there, by all that is in force then; before anything that their arrival
// sets off. Absent: none of them has such a number.
std::int32_t number_there(const Rulebook& book, const Match& match, std::span<const CardId> cards,
                          PlaceId place, std::uint8_t attribute);
// What became of an automatic ability of this seat's own card when this answer was given, which was a legal one.
Watch what_became_of(const Rulebook& book, const Match& before, const Answer& answer, Seat seat, CardId card,
                     std::uint16_t ability);
std::string explain(const Rulebook& book, const Match& match, const Reason& reason,
                    const Phrasebook& phrases = {});

// --- Players ---------------------------------------------------------------------------------------------------
// How this system's matches are judged by players who look ahead (engine/players/searching_player.h).
const Evaluation& evaluation_of(const Rulebook& book);

bool counts_odds(const Rulebook& book); // whether in this system anything can be counted
// What comes off the decks next, as that viewer may reckon it; nothing where nothing can be counted.
std::vector<Outlook> outlooks(const Rulebook& book, Sampler& sampler, const Match& match, Viewer viewer);

// --- Looking -------------------------------------------------------------------------------------------------
// Events in words: narrate (engine/kernel/narrate.h).
void view(const Rulebook& book, const Match& match, Viewer viewer, SeatView& out);
// A card's abilities as sentences, written from what was compiled; empty if it has none. A line each, options below. Keywords
// say what they do in that edition, the family's number.
std::string card_text(const Rulebook& book, DefId def, Language language = Language::English,
                      std::uint8_t edition = 0);
// And what stands beside it, in the same words: "grade 1, power 8000", "unit, Boost".
std::string card_numbers(const Rulebook& book, DefId def, Language language = Language::English);
std::string card_kinds(const Rulebook& book, DefId def, Language language = Language::English);
std::string ability_text(const Rulebook& book, std::uint16_t ability, Language language,
                         std::uint8_t edition = 0); // one of them
// What an automatic ability waits for: "When this unit attacks".
std::string occasion_text(const Rulebook& book, std::uint16_t ability, Language language);
std::string edition_id(const Rulebook& book, const Match& match);

// --- Demos -----------------------------------------------------------------------------------------------------
// For demos::read_demo and demos::run_demo. Without a ledger the rules that a demo cites are not looked up.
demos::Means demo_means(const Rulebook& book, const demos::Ledger* ledger = nullptr);

} // namespace twoseat
