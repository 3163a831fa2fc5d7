// A rule demo: the position given, the steps of both seats, and what must be true then. One JSON file each;
// assets/schema/demo.schema.json is its published form. It is a test and a lesson at once.
#pragma once
#include "engine/demos/check.h"
#include "engine/demos/given.h"
#include "engine/demos/ledger.h"
#include "engine/demos/text.h"
#include "engine/kernel/events.h"
#include "engine/kernel/family.h"
#include "engine/kernel/fault.h"
#include "engine/kernel/language.h"
#include "engine/players/puzzle.h"
#include <memory>
#include <optional>

namespace twoseat::demos {

// --- The demo ---------------------------------------------------------------------------------------------------

// What to look at on the table.
struct Sights {
  std::vector<CardId> cards;
  std::vector<PlaceId> places;
};

// What a lesson says to a move that is possible there and not the one that it asks for.
struct Remark {
  MoveWord move;
  Text say;
};

// A move that a lesson leaves to the learner.
struct Task {
  Text ask, hint;
  std::vector<Remark> remarks;
};

// A card or a place to look at.
struct SightWord {
  std::string path;
  std::optional<CardWord> card; // or
  PlaceWord place;
};

struct DemoStep {
  std::string path;
  Text say;
  std::optional<std::vector<SightWord>> show;           // once it is done; none: what it moves
  std::optional<Task> learner;                          // who makes the move in a lesson
  std::optional<MoveWord> move;                         // a move that is made
  std::optional<RefusedCheck> refused;                  // or one that is tried in vain
  std::optional<Check> check;                           // or a look at the table
  std::optional<std::pair<std::string, CardWord>> name; // or a name for a card
};

// Steps one after the other, and where they lead: to an end, or to the first step of one of several ways on.
struct Way {
  std::string path; // in the file
  Text title;
  std::vector<DemoStep> steps;
  std::vector<Way> ways;   // none: it ends here
  std::vector<Check> then; // at its end, on whichever of its ways
};

// What a puzzle leaves to be found: by whom, and which cards lie somewhere only as one of these.
struct LeftOpenWord {
  PlaceWord place;
  std::vector<DefId> of;
};
struct PuzzleTask {
  Seat seat = Seat::A;
  Goal goal = Goal::WinThisTurn;
  bool only = false; // there is one line alone
  std::vector<LeftOpenWord> open;
};

struct Demo : Way {
  std::string file, system;
  std::string edition;         // whose numbers its rules have
  std::vector<Text> narration; // paragraph by paragraph
  std::vector<std::string> rules;
  std::vector<std::string> parts_by;    // those of them by which it parts from the family's first edition
  std::shared_ptr<const Rulebook> book; // with the demo's own cards
  std::uint8_t edition_number = 0;      // that it is played in
  std::vector<std::uint8_t> also;       // further editions in which it happens alike, step by step
  std::optional<Given> given;
  std::optional<PuzzleTask> task; // of a puzzle
  bool looks_back = false;        // some check says "when"
  std::vector<Demo> variants;     // the same from other positions, and perhaps to other ends
};

// What stands on higher floors of the house than demos do.
struct Means {
  const Rulebook* book = nullptr; // of the demo's system
  Faults (*load_cards)(Rulebook&, std::string_view file, std::string_view json) = nullptr;
  Result<Deck> (*read_deck)(const Rulebook&, std::string_view json, std::string_view file) = nullptr;
  Faults (*check_deck)(const Rulebook&, std::string_view edition, const Deck&) = nullptr;
  const Ledger* ledger = nullptr; // nullptr: rule numbers are not looked up
  bool draft = false;      // it is being written: title, narration, rules and "then" may still be missing
  bool trace = false;      // everything that happens is wanted in words: Report::trace
  Phrasebook phrases = {}; // that refusals and the faults of decks are told in
};

// What a demo is for, before it is read; empty where it does not say.
struct Heading {
  std::string system, edition;
};
Heading heading_of(std::string_view json);

// The demo, or every fault of its file, each with its JSON path.
Result<Demo> read_demo(const Means& means, std::string_view json, std::string_view file);

// Cards as a demo brings them along, the text of a JSON list, while somebody writes it.
struct OwnCards {
  Faults faults;
  Rulebook book;    // with them
  DefId first = {}; // of them; what follows are the others
};
OwnCards read_own_cards(const Means& means, std::string_view cards);

// --- Running it -------------------------------------------------------------------------------------------------

struct Failure {
  std::string path;            // in the file
  FilledPhrase sentence;       // what is wrong
  std::string expected, found; // or empty
};

struct Report {
  std::vector<Failure> failures; // none: the demo passed
  std::set<std::string> shown;   // cited rules of what happened
  std::set<std::string> claimed; // and those that nothing carries but a check that says so
  std::set<std::string> carried; // all rules of what happened: what was done, asked, refused
  std::vector<Events> happened;  // in each step before its ways, as far as it got
  std::string end; // how it stands at the end, as JSON for "then"; {}: its ways end differently;
                   // empty: it did not get there
  std::vector<std::string>
      trace; // line by line: questions, what is offered, answers, events with their rules
};

// All its ways, and those of its variants. A rule is shown if one of them shows it.
Report run_demo(const Means& means, const Demo& demo);
// The same demo, played in another edition of its family; its rules keep their numbers.
Demo in_edition(Demo demo, std::uint8_t edition);

} // namespace twoseat::demos
