// A rule demo: the position given, the steps of both seats, and what must be true then. One JSON file each;
// assets/schema/demo.schema.json is its published form. It is a test and a lesson at once.
#pragma once
#include "engine/demos/ledger.h"
#include "engine/kernel/events.h"
#include "engine/kernel/family.h"
#include "engine/kernel/fault.h"
#include "engine/kernel/language.h"
#include "engine/kernel/match.h"
#include "engine/players/puzzle.h"
#include <memory>
#include <optional>

namespace twoseat::demos {

// What is told, in English and perhaps in other languages.
struct Text {
  std::array<std::string, language_ids.size()> in; // in the order of Language; empty: not in this language

  const std::string& say(Language language) const { // in English if not in this language
    const std::string& own = in[static_cast<std::size_t>(language)];
    return own.empty() ? in[0] : own;
  }
};

// --- Words ----------------------------------------------------------------------------------------------------

// A place: "front-left", "B:hand". Without a seat it is that of whoever the sentence is about.
struct PlaceWord {
  Seat seat = Seat::None;
  std::uint8_t kind = 0;
};

// A card: an alias, "front-left" (the only card there), "hand:porter" (the only such card there), "porter" (the only
// such card of the seat), each with "B:" before it for that seat's, or "#2" after it for the second of several.
struct CardWord {
  std::string text; // as written
  std::string path; // where
  std::string alias;
  Seat seat = Seat::None;
  std::optional<std::uint8_t> place;
  DefId def;
  std::uint16_t number = 0; // 0: there must be only one
};

// Until when a move is made again and again: until this question is asked, or any other than the one that it answers.
struct Until {
  std::optional<std::uint8_t> question;
};

// "A does something": a verb of the family, with which card, on which, where to.
struct MoveWord {
  std::string path;
  Seat seat = Seat::None;
  std::uint8_t verb = 0;
  bool concede = false;
  bool several = false; // `cards` were listed, perhaps none
  std::vector<CardWord> cards;
  std::optional<CardWord> on;
  std::optional<PlaceWord> to;
  std::optional<std::uint16_t> number;
  std::optional<Until> until;
  std::vector<std::uint32_t> dice; // how those fall that this move makes fall, the first ones
};

// --- Given ----------------------------------------------------------------------------------------------------

struct LaidCard {
  DefId def;
  std::uint16_t count = 1;
  Orientation orientation = Orientation::Stand;
  std::optional<Facing> facing;
  Viewers shown_to = nobody;
  std::optional<Seat> owner;
  std::optional<std::uint8_t> origin;
  std::uint8_t role = 0;   // the family's number
  std::uint8_t states = 0; // and bits
  std::array<std::uint8_t, 8> counters{};
  std::vector<std::pair<std::uint8_t, std::int32_t>>
      counted; // numbers that the family counts, such as wounds
  std::string alias;
  std::string host; // the alias of the card that it lies under or is tied to
};

struct LaidPlace {
  PlaceWord place;
  std::vector<LaidCard> cards; // top or oldest first
  bool filled = false;         // "...": goes on with the usual cards
};

struct LaidCounter {
  Seat seat = Seat::A;
  std::uint8_t counter = 0;
  std::int32_t amount = 0;
};

struct LaidChange {
  CardWord card;
  std::optional<CardWord> source;
  std::uint8_t attribute = 0;
  Operation operation = Operation::Add;
  std::int32_t amount = 0;
  std::optional<std::uint8_t> layer;
  Duration duration = Duration::Turn;
};

struct LaidRelation {
  std::string path;
  CardWord holder;
  std::optional<CardWord> other;
  std::uint16_t kind = 0;
};

// An automatic ability that has triggered and waits to be played.
struct LaidStandby {
  std::string path;
  CardWord source;
  std::optional<CardWord> subject, other;
  std::uint16_t number = 0; // which of its automatic abilities, from 1; 0: the only one
  Seat seat = Seat::None;   // who plays it; None: the source's master
  std::int32_t amount = 0;
};

// An ability that can be used only so often, and has been.
struct LaidUse {
  std::string path;
  CardWord source;
  std::uint16_t number = 0; // which of those of its abilities, from 1; 0: the only one
  Seat seat = Seat::None;   // who used it; None: the source's master
};

struct LaidMarker {
  std::string path;
  PlaceWord place;
  std::uint8_t marker = 0; // the family's number
  std::uint8_t count = 1;
};

struct LaidFrame {
  std::uint8_t procedure = 0;
  std::uint8_t step = 0;
  Seat seat = Seat::None;
  std::array<std::optional<CardWord>, 4> cards;
  std::array<std::uint16_t, 4> numbers{};
};

struct Given {
  std::string path;
  bool whole_match = false; // two decks: a match from its very beginning
  std::array<Deck, 2> decks;
  std::uint64_t seed = 7;
  std::array<std::int16_t, Setup::most_options> options = Setup{}.options;
  std::vector<std::uint32_t> dice; // how the next ones fall

  std::uint8_t procedure = 0, step = 0; // where it begins
  std::vector<LaidFrame> under_way;     // or this, in the middle of something
  Seat turn_player = Seat::A;
  std::optional<Seat> first_player;
  std::uint32_t turn = 5;
  std::uint16_t battles = 0;
  std::vector<LaidPlace> places;
  std::vector<LaidCounter> counters;
  std::vector<LaidChange> changes;
  std::vector<LaidRelation> relations;
  std::vector<LaidStandby> standing_by;
  std::vector<LaidUse> used;
  std::vector<LaidMarker> markers;
};

// --- Then -----------------------------------------------------------------------------------------------------

struct AskedCheck {
  bool nobody = false;
  std::optional<Seat> seat;
  std::optional<std::uint8_t> question;
  std::optional<std::string> rule;
};

struct ResultCheck {
  Outcome outcome = Outcome::Ongoing;
  std::optional<std::uint8_t> reason;
  std::optional<std::string> rule;
};

struct PlaceCheck {
  std::string path;
  PlaceWord place;
  std::optional<std::uint16_t> count;
  std::optional<std::vector<DefId>> cards;    // these, in whatever order
  std::optional<std::vector<DefId>> in_order; // these, top or oldest first
  std::optional<std::vector<DefId>> top;      // these lie on top
};

struct CounterCheck {
  std::string path;
  std::optional<Viewer> viewer; // as this one is told; none: as it is
  Seat seat = Seat::A;
  std::uint8_t counter = 0;
  std::int32_t amount = 0;
};

struct CardCheck {
  std::string path;
  CardWord card;
  std::vector<std::pair<std::uint8_t, std::int32_t>> numbers;
  std::optional<Orientation> orientation;
  std::optional<Facing> facing;
  std::optional<PlaceWord> place;
  std::optional<Seat> owner;
  std::optional<DefId> def;
  std::vector<std::uint16_t> does, does_not; // relations of which it is the holder
};

constexpr std::uint8_t asked_kind = 255; // in the log: a question was put

struct HappenedCheck {
  std::string path;
  std::string rule;
  std::optional<std::uint8_t> kind; // EventKind, or asked_kind
  std::optional<CardWord> card;
  std::optional<Seat> seat;
  std::optional<std::uint16_t> times;
};

struct SeenCheck {
  std::string path;
  Viewer viewer = Viewer::A;
  PlaceWord place;
  std::vector<DefId> cards; // all that this viewer sees there
};

struct SeenNumbersCheck { // of a card that lies open on the table for this viewer
  std::string path;
  Viewer viewer = Viewer::A;
  CardWord card;
  std::vector<std::pair<std::uint8_t, std::int32_t>> numbers, counters;
};

struct HiddenCheck {
  std::string path;
  Viewer viewer = Viewer::A;
  std::vector<DefId> cards; // nothing that this viewer sees or is told may name them
};

struct RefusedCheck {
  MoveWord move;
  std::vector<std::string> rules;
};

struct OfferCheck { // how many options there are of a verb
  std::uint8_t verb = 0;
  std::optional<std::uint16_t> count;
};

struct DeckCheck {
  std::string path;
  Deck deck;
  std::vector<std::string> rules; // that it breaks; none: it is legal
};

struct Check {
  std::string path;
  std::optional<HappenedCheck> when; // as the table stood once this had happened, since the last answer
  Text say;
  std::vector<std::string> shows; // rules that no step carries, but that this check shows
  std::optional<AskedCheck> asked;
  std::optional<ResultCheck> result;
  std::optional<std::uint32_t> turn;
  std::optional<std::uint16_t> battles; // begun this turn
  std::optional<Seat> turn_player, first_player;
  std::optional<std::vector<std::uint8_t>> under_way; // procedures, outermost first, among others
  std::vector<PlaceCheck> places;
  std::vector<CounterCheck> counters;
  std::vector<CardCheck> cards;
  std::vector<HappenedCheck> happened, never;
  std::vector<SeenCheck> seen;
  std::vector<SeenNumbersCheck> seen_numbers;
  std::vector<HiddenCheck> hidden;
  std::vector<MoveWord> offered;
  std::vector<RefusedCheck> refused;
  std::optional<std::vector<OfferCheck>> offers; // all verbs that are offered
  std::vector<DeckCheck> decks;
};

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
