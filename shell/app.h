// The program: a session, a table that shows it, panels around it, and what the person is doing with them.
#pragma once
#include "shell/draw/pictures.h"
#include "shell/input/controls.h"
#include "shell/input/scroll.h"
#include "shell/lessons/lesson.h"
#include "shell/lessons/puzzle.h"
#include "shell/match/computer.h"
#include "shell/match/course.h"
#include "shell/match/hint.h"
#include "shell/match/ruleset.h"
#include "shell/match/session.h"
#include "shell/platform/page.h"
#include "shell/table/choosing.h"
#include "shell/table/motion.h"
#include "shell/words/tongue.h"
#include <tuple>

namespace twoseat {

enum class Sheet { None, Menu, NewMatch, Log, Concede, Help, Odds, Browse, Over, Course };

struct NewMatchDraft {
  std::size_t system = 0; // of App::rulesets; it keeps the decks
  PlayersNames names = usual_names();
  std::string seed;
  std::array<std::string, Setup::most_options> options; // of the system; empty: as usual
  std::optional<Strength> computer;                     // plays the second seat; nothing: a person does
  std::optional<std::size_t> list;                      // the seat whose decks lie over the rest
};

struct Dragging {
  CardId card; // pressed on; a drag once it moved far enough
  DefId def;
  PlaceId from;
  bool far = false;
  ImVec2 grip{};      // from the card's middle to the finger
  bool begun = false; // the press was meant for the table: its release is, too
};

// What belongs to the eyes that look now: other eyes begin with all of it as it stands here, whatever it is [look_again].
struct Looking {
  Eyes eyes;
  Ui ui; // what is pressed, focused, and lay under the mouse

  // The table.
  Scene scene;
  Choosing choosing;
  Motion motion;
  Dragging drag;
  CardId hover;             // the card under the mouse or the focus
  double hovers_since = 0;  // and since when; infinite: it was pressed
  double since_until = 0;   // what others did is shown until then; 0: it was not shown yet
  CardId inspected;         // whose detail is shown; stays until another is looked at
  std::string read_focus;   // what keys came to last,
  bool reads_focus = false; // and that it is read, until the mouse moves
  DefId inspected_def;
  std::size_t asked_at = 0; // the move whose question has shown its card
  bool inspecting = false;  // a long press: on a phone the detail lies over the table

  Hint hint; // the second opinion that was asked for
  Scroll hint_scroll;

  // The panels.
  Sheet sheet = Sheet::None;
  PlaceId browsing;
  Scroll detail_scroll;         // of the card that is read,
  Scroll sheet_scroll;          // of the sheet that is shown,
  Scroll buttons_scroll;        // of the decision,
  std::size_t buttons = 1;      // which has so many
  Sheet scrolled = Sheet::None; // which is this one
  float log_scroll = 0;         // from the newest line back
  bool scrubbing = false;
  std::vector<Outlook> odds; // of what comes next, once somebody asked,
  std::size_t odds_of = 0;   // as it was at this move
  bool reckoned = false;
};

// What stays, whoever looks: nothing here is made of what only one seat may know.
struct App : Looking {
  Tongue tongue;                         // that the table speaks
  Language language = Language::English; // that it is to speak from the next frame on
  std::string say(std::string_view english) const { return std::string(tongue.table(english)); }

  std::vector<Ruleset> rulesets;
  Ruleset* rules = nullptr; // of what is shown: the session's match, or the seat link's
  Session session;
  Computer computer;                   // plays for Session::computer
  bool hints = false;                  // a second opinion may be asked for against it, too
  std::unique_ptr<Lesson> lesson;      // while one is shown
  std::unique_ptr<PuzzleTable> puzzle; // if it is one that is to be solved
  std::unique_ptr<MatchCourse> course; // of the match that is over, once somebody asked

  const Rulebook& book() const { return rules->book; }
  const Layout& layout() const { return rules->layout; }
  const CardBook& cards() const { return rules->cards; }

  Type type;
  float ratio = 1; // device pixels to a pixel of the page
  bool light = false;
  bool embedded = false; // in somebody else's page: nothing stands beside board, hands and what is decided
  bool sound = false;
  bool pictured = true; // whether cards show their pictures,
  Pictures pictures;    // which are those of all cards of the match that is shown
  std::tuple<std::size_t, std::size_t, bool, float, const Ruleset*>
      pictured_as; // it was shown when they were chosen
  bool reduced_motion = false;

  Eyes looked;              // whose eyes the last frame was drawn for,
  double looked_since = -1; // since when, of those of one match

  Board board;                // laid out anew with each frame
  std::size_t shown_move = 0; // Session::moved_to as the scene last showed it
  std::size_t ended = 0;      // Session::tables of the match whose end was announced
  Seat shown_below = Seat::None;
  Seat heard = Seat::None; // whose decision was heard last

  NewMatchDraft draft;
  std::array<Scroll, 2> deck_lists; // one a seat
  Rect canvas, side, top_bar, strip;

  // What the page said that needs data which is on its way: done once it has come, unless something else is wanted by then.
  std::optional<page::News> waiting;
  std::optional<page::News>
      waiting_language; // nothing else that is wanted stands for the language that was chosen

  std::string mirrored; // the mirror as the page has it
  std::string linked;   // the link as the address bar has it
  std::size_t linked_move = 0;
  bool settled = true; // nothing changed after this frame was laid out: the mirror may be made of it
};

// The rulebook, layout and looks of the system with this id, else of the first; what is wrong with the shipped data, if
// anything is.
// Everything but the cards of the first system, which take longest: app.rules names it, and take_book ends the set-up.
Faults set_up(App& app, std::string_view system);

Faults speak(App& app, Language language); // only between two frames: layouts are read anew
bool choose_system(App& app,
                   std::string_view id); // for the next match; false: its data is damaged, which is told

// Whether this has to wait for data: the page is asked for it then.
bool must_wait(App& app, const page::News& news);
std::string system_of(const page::News& news); // that it needs; empty: none, or none that there is
std::vector<std::string> data_missing(const App& app, const page::News& news);
void data_came(App& app); // between two frames: words may be among it

// One frame into the ImGui draw list, for this input. Afterwards ui.wake says when the next is due.
void frame(App& app, const Input& input, ImVec2 pixels, float scale);
// Whether other eyes look than before: then all of Looking is gone. Before every frame, and between two wishes of the page.
bool look_again(App& app);
void tell_page(App& app); // the mirror and the address bar, where they changed

void open_link(App& app, std::string_view text);
std::string link_of(const App& app); // what stands in the address: the match with its names, or the lesson
// A rule demo's text; named: its id, and after a space which of its ways. Of a puzzle a step says that its proofs are on their way.
void open_lesson(App& app, std::string_view named, std::string_view json, std::size_t step);
void show_lesson(App& app, std::unique_ptr<Lesson> lesson); // from its beginning
bool press_lesson(App& app, const std::string& id);         // false: it is no control of a lesson
void end_lesson(App& app);                                  // once another match stands on the table
void show_rules(App& app);                                  // those of what is shown now
void press_control(App& app, const std::string& id);        // the page's buttons do what ours do
void pick_option(App& app, int option);
void begin_match(App& app);               // as the draft says
bool may_change_computer(const App& app); // whether the program plays a seat of the match on the table
Seat seat_for_computer(const Session& session);
std::string suffix_of(const App& app);   // what a link to the match does not tell itself
void play_again(App& app, bool swapped); // what was just played, perhaps with each other's decks
bool may_ask_hint(const App& app);
std::string fresh_seed();
bool wants_text(const App& app); // a text field is active

const SeatView& shown_view(const App& app);
bool shows_inspected(
    const App& app); // a card's detail lies over the table: a wide one has it in the side panel
Seat seat_below(const App& app);
std::string mirror_json(const App& app);

} // namespace twoseat
