// A demo being played: the match as it stands, its names for cards, and the log of what happened.
#pragma once
#include "engine/demos/lesson.h"
#include "engine/demos/meant.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/reasons.h"

namespace twoseat::demos {

// Where a card has no such number, 0 is as right as nothing.
bool same_number(std::int32_t wanted, std::int32_t found);

// An event, or a question that was put.
struct LogEntry {
  std::uint8_t kind = 0; // EventKind, or asked_kind
  std::string rule;
  CardId card;
  Seat seat = Seat::None;
  bool done = true; // false: a step began, and nothing came of it
};

LogEntry entry_of(const std::string& edition, const Event& event); // in its numbers
Sights sights_of(const std::vector<Move>& moves);

class Play {
public:
  Match match;
  Match as_laid; // as it was laid out, before anything went on by itself
  Events events; // since the beginning
  Report report;
  std::vector<Answer>
      answered; // in the last step, one after the other; none where what it says went by itself
  std::optional<Random> chance; // by which the dice of the last step fell as it says
  std::vector<Reason> refusal;  // why the last step was refused
  std::vector<Move> moved;      // in the last step, or tried there
  std::vector<Answer> remarks;  // to what the last step has remarks, in its order
  Sights sights;                // what the last step wants looked at; if it does not say, what it is about

  Play(const Means& of_means, const Demo& of_demo) : means(of_means), demo(of_demo) {}

  bool begin();                    // lays out the position; false if that cannot be
  bool step(const DemoStep& step); // false: it failed, and nothing that follows makes sense
  void check(const Check& check);  // every fault of it
  // The end: what these ways say is true then, each of them part of the one before it, and the open question.
  void finish(const std::vector<const Way*>& gone);
  std::string end() const;                        // what stands there, as JSON for `then`
  const Names& names() const { return aliases_; } // that it has given by now
  const std::set<std::string>& carried() const { return carried_; }
  const std::set<std::string>& claimed() const { return claimed_; }

private:
  const Means& means;
  const Demo& demo;
  Names aliases_;
  std::vector<std::pair<CardId, std::string>> guests_; // cards laid under others, with those's names
  std::vector<LogEntry> log_;
  std::set<std::string> carried_;   // rules of what happened: was done, was asked, was refused
  std::set<std::string> claimed_;   // rules that the author says a check shows
  std::size_t told_ = 0;            // events that are in the log already
  std::size_t said_ = 0;            // events up to which settled answers were said, or passed over
  Snapshots snapshots_;             // since the last answer, if some check looks back
  std::size_t answered_at_ = 0;     // how many events there were when it was given,
  std::size_t answered_in_log_ = 0; // and entries of the log

  Table table() const { return {*demo.book, match}; }
  Game game();
  const Family& family() const { return *demo.book->family; }
  const Phrasebook& phrases() const { return means.phrases; }
  void fail(const std::string& path, FilledPhrase sentence, std::string expected = "",
            std::string found = "");

  // position.cpp
  bool lay_cards(const Given& given);
  bool lay(Seat seat, std::uint8_t kind, const LaidCard& card);
  bool lay_usual(Seat seat, std::uint8_t kind);
  void lay_hosts();
  bool lay_changes(const Given& given);
  bool lay_standing_by(const Given& given);
  bool lay_uses(const Given& given);
  bool lay_markers(const Given& given);
  bool lay_stack(const Given& given);
  bool lay_frames(const Given& given);
  bool start_match(const Given& given);

  // dice.cpp: dice that are foretold
  bool foretell(const MoveWord& word, const Decision& decision, const Answer& answer);

  // find.cpp: what words mean at this table. None, and a failure, if nothing or too much.
  CardId card(const CardWord& word, Seat about);
  PlaceId place(const PlaceWord& word, Seat about) const;
  bool meant(const MoveWord& word, Meant& meant);

  // moves.cpp
  bool make(const MoveWord& word);
  bool make_once(const MoveWord& word);
  bool make_until(const MoveWord& word);
  bool is_answer(const Decision& decision, const MoveWord& word);
  bool answer(const Decision& decision, const MoveWord& word, Answer& answer);
  bool try_in_vain(const RefusedCheck& refused);
  Reasons reasons(const MoveWord& word, const Meant& meant, const OtherNumber& other) const;
  std::string situation(const Decision& decision) const;
  FilledPhrase explained(const char* sentence, const Reasons& reasons) const;

  // settled.cpp: what was answered by itself since the last answer
  bool was_settled(const MoveWord& word);
  std::string settled_since() const;

  // trace.cpp
  void trace_event(const Event& event);
  void trace_question(const Decision& decision);
  void trace_answer(const Decision& decision, const Answer& answer);

  // learner.cpp
  bool remark(const DemoStep& step);
  bool look(const DemoStep& step);
  void carry(Rule rule) { carried_.insert(rule.number); }
  void note(); // brings the log up to date with events and the open question
  bool sound();

  // checks.cpp, sights.cpp
  void check_asked(const Check& check);
  void check_result(const Check& check);
  void check_turn(const Check& check);
  void check_place(const PlaceCheck& check);
  void check_card(const CardCheck& check);
  void check_log(const Check& check);
  void check_offers(const Check& check);
  void check_deck(const DeckCheck& check);
  void look_back(const Check& check);
  void look_at_table(const Check& check);
  void check_seen(const SeenCheck& check);
  void check_seen_numbers(const SeenNumbersCheck& check);
  void check_counter(const CounterCheck& check);
  void check_hidden(const HiddenCheck& check);
  std::string done_since(std::size_t from) const;
  int find_in_log(const HappenedCheck& wanted, std::size_t from);
  int times_in_log(const HappenedCheck& wanted);

  std::string place_name(PlaceWord place) const;
  std::string question(const Decision& decision) const;
  std::vector<DefId> lying_in(PlaceId place) const;
};

// Lays this procedure on an empty stack, at its step and above the one that calls it; false: nothing does.
bool stack_phase(const Family& family, Match& match, const Frame& at);

// Abilities of a card that "given" speaks of by their numbers: those that stand by, those that can be used only so often.
std::vector<std::uint16_t> automatic_abilities(const Rulebook& book, DefId def);
std::vector<std::uint16_t> limited_abilities(const Rulebook& book, DefId def);
Duration used_until(const Rulebook& book, std::uint16_t ability); // when it can be used anew

// A generator whose next dice, of so many faces, fall like this.
Random throwing(std::uint32_t faces, const std::vector<std::uint32_t>& dice, std::uint64_t seed);

// The edition that it is played in now; its own, or one of the others.
std::string_view played_in(const Demo& demo);

// For sentences.
std::string text(Seat seat);
std::string text(Viewer viewer);
std::string text(const Rulebook& book, const std::vector<DefId>& cards);
std::string text(const std::vector<std::string>& rules);

} // namespace twoseat::demos
