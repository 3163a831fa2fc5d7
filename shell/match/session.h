// The match being played at this table: its history, who holds the device, what that person may see and decide.
// It knows nothing of drawing. Everything that leaves it to be drawn is a SeatView or words made from one.
#pragma once
#include "engine/twoseat.h"
#include "shell/match/eyes.h"
#include "shell/match/stages.h"
#include "shell/words/link_names.h"
#include "shell/words/tongue.h"
#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace twoseat {

// The match after an answer, and what happened on the way there.
struct Moment {
  Match match;
  Events events;
  Seat by = Seat::None; // who gave it
};

enum class Heading : std::uint8_t { None, Turn, Phase };
struct LogLine {
  std::string text;
  std::string rule; // as in "[vge 10.6.1.2]"
  std::size_t moment = 0;
  EventKind kind = EventKind::Said;
  Seat seat = Seat::None;          // whose doing it is
  Heading heading = Heading::None; // of what follows, up to the next one
};

enum class Notice : std::uint8_t { None, Told, Remark, Refused, Fault };
struct MessageLine {
  std::string text;
  std::string rule; // as in "[vge 10.6.1.2]", or none
};
struct Message {
  Notice notice = Notice::None;
  std::string title;
  std::vector<MessageLine> lines;
};

// What needs the other seat's leave, until it agrees: going back past something that was learned, and what opens its hand.
enum class Wish : std::uint8_t { TakeBack, OpenHands, Computer };
struct TakeBack {
  Wish wish = Wish::TakeBack;
  std::size_t to = 0;
  std::optional<Answer>
      then; // the answer that brought us here, when somebody plays on from an earlier moment
  Seat asks = Seat::None;
  std::vector<std::string> learned;
  bool handed = false;  // the other seat has taken the device, and is asked
  bool granted = false; // it has agreed, and hands the device back: the program plays for it from now on
};

struct Session {
  const Rulebook* book = nullptr; // the match's
  PlayersNames names = usual_names();
  const Tongue* tongue = nullptr; // that it tells in; none: English

  Journal journal;                // its answers are those that were given at this table or came with the link
  bool has_lessons_cards = false; // besides the system's own: no link to the table could be read elsewhere
  bool has_journal = false;       // false: begun from a position, of which nobody knows how it came about
  std::vector<Moment> moments;    // [i]: after i answers; a concession is one more at the end
  std::size_t cursor = 0;         // the moment that is shown
  std::size_t agreed = 0;         // how far back play may go on without asking again
  std::optional<SeatView> seat_link;   // what a seat link shows instead, until it is closed
  const Rulebook* seat_book = nullptr; // the seat link's, which may be of another system

  std::size_t tables = 0;     // grows when another match is laid on the table, or a seat link over it
  Seat holder = Seat::None;   // who holds the device; None: the hands are covered
  Seat computer = Seat::None; // whom the program plays for: the other seat holds the device all the time
  std::size_t left_at = 0;    // the table (`tables`) at which a person left a seat to the program
  bool open_hands = false;    // teaching: both hands lie open, and nobody passes the device
  bool opened_at_end = false; // they were opened once the match was over: to take its end back needs leave

  Stage stage = Stage::Done;
  std::vector<Beat> beats;  // the parts of one answer that are looked at, or were,
  std::size_t beat = 0;     // this one now,
  std::size_t beats_of = 0; // and the moment that it led to
  std::function<std::vector<Part>(const Events&)> parts; // of what happened; nothing: never any

  std::optional<TakeBack> take_back; // while it stands, both hands are covered
  bool taken_back = false;           // a move was, just now,
  Seat took_back = Seat::None;       // by this seat; None: nobody held the device
  Message message;                   // see tell() and message_of()
  Eyes told_to;

  // Of a lesson: what is said to an answer instead of taking it; nothing: it is taken.
  std::function<std::optional<Message>(const Session&, const Answer&)> objects;

  // Of a lesson: by what chance dice fall when this is answered; nothing: by the match's own.
  std::function<std::optional<Random>(const Session&, const Answer&)> foretells;

  // What the holder may see and decide at the cursor; computed by settle().
  SeatView view;
  Decision decision; // seat None unless the holder is asked
  Seat asked = Seat::None;
  std::vector<LogLine> log;
  std::vector<std::string> since;       // what others did, for who took the device just now
  std::size_t moved_to = 0;             // grows when the cursor moved: tells motion that something happened
  std::vector<std::size_t> turn_starts; // the moments at which a turn began
  bool stepped = false; // whether it moved one moment forward, so that its events may be played
};

void begin_match(Session& session, const Rulebook& book, const Setup& setup, const PlayersNames& names);
// From a position of which nobody asks how it came about; both hands lie open.
void begin_position(Session& session, const Rulebook& book, const Match& match);
void go_on_from_here(Session& session); // what came after the cursor is forgotten, and nobody is asked
bool open_link(Session& session, const Rulebook& book, std::string_view text,
               const PlayersNames& names); // false: nothing changed but the message
void close_seat_link(Session& session);

Eyes eyes(const Session& session);     // that look at the table now
Viewer viewer(const Session& session); // whom the device shows the match to
bool running(const Session& session);
bool covered(const Session& session);       // nobody is known to hold the device
Seat expected(const Session& session);      // who should take the device now; None: nobody has to
bool asks_to_agree(const Session& session); // whoever should agree to a TakeBack looks, and nobody else
bool looking_back(const Session& session);  // the cursor stands before what may be played on from
bool is_over(const Session& session);
const Match& shown_match(const Session& session); // for hashes and links, never for drawing
std::size_t length(const Session& session);

void tell(Session& session, Message message);      // to whoever looks now
const Message& message_of(const Session& session); // that was told to whoever looks now; else an empty one

void settle(Session& session); // makes anew all that depends on the cursor, the stage and the holder
void show(Session& session, std::size_t moment); // moves the cursor

void confirm_seat(Session& session);
void set_open_hands(Session& session, bool open);
bool may_open_hands(const Session& session); // or cover them again
void ask_to_open_hands(Session& session); // the other seat, if it has anything to hide; or covers them again

void answer(Session& session, const Answer& answer);
void answer_for_computer(Session& session, const Answer& answer);
void let_computer_play(Session& session, Seat seat); // from now on; None: two persons again
void ask_for_computer(Session& session,
                      Seat seat); // the same, with the leave of a person who has decided there
bool answer_move(Session& session, const Move& move); // if it is offered
void concede(Session& session, Seat seat);
// Says why a move that is not offered may not be made, to the holder alone.
void refuse(Session& session, const Move& move);

void undo(Session& session);
void redo(Session& session);
void look_at(Session& session, std::size_t moment);
void agree_to_take_back(Session& session, bool agreed); // agreeing is the other seat's, once it is asked

std::string match_link(const Session& session); // empty: see has_journal; of a lesson's table no link is any
std::string position_link(const Session& session);
std::string seat_link(const Session& session);
std::string best_link(const Session& session); // what the address bar shows

// The decision that would follow if this move were made, if its maker decides again and nothing is learned by it.
bool look_ahead(const Session& session, const Move& move, Decision& next);
// The card that this move alone would lead to as the only answer with such a verb; none: it would not, or others can be it.
CardId settled_by(const Session& session, const Move& move, std::uint8_t verb);

// Whether these moves, the ones that nobody asks for left out, lead to an attack on this card: the last of them is
// offered, or the only attack left. If not, says why the last one may not be made; in either case nothing is played.
bool try_attack(Session& session, std::span<const Move> moves, CardId onto);

void retell(Session& session); // once its tongue has become another one

// Everything between two moments that nobody knew before and somebody knows then, as sentences.
std::vector<std::string> learned_between(const Session& session, Seat asks, std::size_t from, std::size_t to);

} // namespace twoseat
