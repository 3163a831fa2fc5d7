// Playing a match: answers go in, moments pile up, and after each the view, the decision and the log are made anew.
#include "shell/match/session.h"
#include "shell/match/seen.h"
#include "shell/words/words.h"
#include <algorithm>
#include <utility>

namespace twoseat {
namespace {

const Phrasebook& say(const Session& session, const Rulebook& book) {
  static const Phrasebook english;
  return session.tongue != nullptr ? session.tongue->of(book.family->id) : english;
}
const Phrasebook& say(const Session& session) {
  return say(session, *session.book);
}

} // namespace

Eyes eyes(const Session& session) {
  const auto of = [](Seat seat) {
    return seat == Seat::None ? Who::Nobody : seat == Seat::A ? Who::A : Who::B;
  };
  if (session.seat_link) {
    const Viewer seen = session.seat_link->viewer;
    return {seen == Viewer::A ? Who::A : seen == Viewer::B ? Who::B : Who::Nobody, session.tables};
  }
  return {session.open_hands ? Who::Both : of(session.holder), session.tables};
}

Viewer viewer(const Session& session) {
  return session.holder == Seat::None ? Viewer::Spectator : viewer_of(session.holder);
}

void tell(Session& session, Message message) {
  session.message = std::move(message);
  session.told_to = eyes(session);
}

const Message& message_of(const Session& session) {
  static const Message nothing;
  return session.told_to == eyes(session) ? session.message : nothing;
}

namespace {

// A part of the turn is called from one step alone; what is called from several, a checkpoint, is none.
bool is_phase(std::span<const Procedure> procedures, std::string_view name) {
  bool is_procedure = false;
  std::ptrdiff_t calls = 0;
  for (const Procedure& procedure : procedures) {
    if (name == procedure.name)
      is_procedure = true;
    else
      calls += std::count_if(procedure.steps.begin(), procedure.steps.end(),
                             [name](const Step& step) { return name == step.name; });
  }
  return is_procedure && calls == 1;
}

// What begins here: a turn, or a part of it that is a procedure of its own. What runs the turn lies below all else, so
// it is what a moment leaves at the bottom of the stack, or what the moment before left there.
LogLine heading_of(const Session& session, const Event& event, std::size_t moment) {
  LogLine line;
  if (event.kind != EventKind::Entered) return line;
  const auto procedures = session.book->family->procedures;
  const auto procedure = static_cast<std::size_t>(event.amount / 256);
  const auto step = static_cast<std::size_t>(event.amount % 256);
  bool bottom = false;
  for (const std::size_t i : {moment, moment == 0 ? 0 : moment - 1})
    if (const Match& match = session.moments[i].match; !match.stack.empty())
      bottom = bottom || match.stack[0].procedure == procedure;
  if (!bottom || procedure >= procedures.size() || step >= procedures[procedure].steps.size()) return line;
  line.moment = moment;
  line.kind = event.kind;
  line.seat = event.seat;
  const std::string_view name = procedures[procedure].steps[step].name;
  if (step == 0) {
    line.heading = Heading::Turn;
    line.text = words::turn_of(say(session), session.moments[moment].match.turn, event.seat, session.names);
  } else if (is_phase(procedures, name)) {
    line.heading = Heading::Phase;
    line.text = words::capital(std::string(say(session)(name)));
  }
  return line;
}

// Whose doing this is, as its line in the log is coloured. An event is about a card: what another one does to it is done by
// the other's side, and an attack, which relates cards of both, by the player whose turn it was. Of cards that do not lie
// open nothing more is told than the event itself tells.
Seat doer(const Session& session, const Event& event, std::size_t moment) {
  if (!event.card || !event.other || !event.other_def) return event.seat;
  const Match& match = session.moments[moment].match;
  const Seat others = match[event.other].owner;
  if (event.kind == EventKind::Counted) return others;
  const bool attack = event.kind == EventKind::Related && others != match[event.card].owner;
  return attack ? session.moments[moment == 0 ? 0 : moment - 1].match.turn_player : event.seat;
}

void write_log(Session& session) {
  session.log.clear();
  const std::string edition = edition_id(*session.book, shown_match(session));
  const PlayerNames names{session.names[0], session.names[1]};
  LogLine phase; // is written once something happens in it
  const std::size_t last = session.cursor + (session.stage == Stage::Before ? 1 : 0);
  for (std::size_t i = 0; i <= last; ++i)
    for (const Event& event : std::span(session.moments[i].events).first(shown_events(session, i))) {
      if (LogLine heading = heading_of(session, event, i); heading.heading != Heading::None) {
        if (event.rule.number[0] != 0) heading.rule = cite(edition, event.rule);
        phase = {};
        if (heading.heading == Heading::Phase)
          phase = std::move(heading);
        else
          session.log.push_back(std::move(heading));
        continue;
      }
      std::string text = narrate(*session.book, event, viewer(session), names, say(session));
      if (session.open_hands && event.seat != Seat::None)
        text = narrate(*session.book, event, viewer_of(event.seat), names, say(session));
      if (text.empty()) continue;
      const std::string rule = event.rule.number[0] != 0 ? cite(edition, event.rule) : "";
      if (phase.heading != Heading::None) session.log.push_back(std::exchange(phase, {}));
      const Seat seat = doer(session, event, i);
      session.log.push_back({std::move(text), rule, i, event.kind, seat, Heading::None});
    }
}

} // namespace

void settle(Session& session) {
  const Match& match = shown_match(session);
  const Match& stood = session.stage == Stage::Before ? session.beats[session.beat].match : match;
  session.asked = decide(*session.book, match, session.decision) ? session.decision.seat : Seat::None;
  if (session.stage != Stage::Done) session.asked = session.decision.seat = Seat::None;
  const bool live = !looking_back(session);
  if (session.open_hands) {
    if (session.asked != Seat::None) session.holder = session.asked;
  } else if (live && session.asked != Seat::None && session.holder != session.asked) {
    session.holder = Seat::None;
  }
  const std::uint8_t question = session.decision.question; // a step may ask for one thing or another
  if (session.holder != session.asked) session.decision.seat = Seat::None;
  if (session.open_hands)
    see_all(*session.book, stood, session.view);
  else
    view(*session.book, stood, viewer(session), session.view);
  if (session.asked != Seat::None) session.view.question = question;
  if (session.stage != Stage::Done) session.view.asked = Seat::None;
  write_log(session);
  session.turn_starts.clear();
  for (std::size_t i = 1; i < session.moments.size(); ++i)
    if (session.moments[i].match.turn != session.moments[i - 1].match.turn) session.turn_starts.push_back(i);
}

void show(Session& session, std::size_t moment) {
  session.stepped = moment == session.cursor + 1;
  session.cursor = moment;
  ++session.moved_to;
  settle(session);
}

namespace {

void begin_at(Session& session, const Rulebook& book, Moment first) {
  session.book = &book;
  session.moments.clear();
  session.moments.push_back(std::move(first));
  session.cursor = session.agreed = 0;
  session.seat_link.reset();
  session.take_back.reset();
  session.message = {};
  session.objects = nullptr;
  session.foretells = nullptr;
  session.holder = Seat::None;
  session.stage = Stage::Done;
  session.beats.clear();
  session.since.clear();
  ++session.tables;
  ++session.moved_to;
  session.stepped = false;
}

// Plays on from the cursor: what came after it is gone.
void cut(Session& session) {
  session.moments.resize(session.cursor + 1);
  session.beats.clear(); // they may be of a moment that is gone
  session.journal.conceded = Seat::None;
  if (session.journal.answers.size() > session.cursor) session.journal.answers.resize(session.cursor);
}

void tell_faults(Session& session, const Rulebook& book, std::string_view title, const Faults& faults) {
  const Phrasebook& words = say(session, book);
  Message message{Notice::Fault, std::string(words(title)), {}};
  for (const Fault& fault : faults)
    message.lines.push_back({fault.told(words), fault.rule});
  tell(session, std::move(message));
}

void hold(Session& session, Seat seat) {
  session.holder = seat;
  session.since.clear();
  settle(session);
}

// `holder`: who holds the device while it is done.
void go_back(Session& session, const TakeBack& asked, Seat holder) {
  session.agreed = asked.to;
  session.holder = asked.then ? asked.asks : holder;
  if (session.cursor != asked.to)
    show(session, asked.to);
  else
    settle(session);
  if (!asked.then) return;
  answer(session, *asked.then); // in the name of who asked
  if (holder != asked.asks) hold(session, holder);
}

// The one who asks keeps nothing open: the question is put to the other seat, once that seat holds the device.
void ask_to_take_back(Session& session, std::size_t to, const std::optional<Answer>& then) {
  TakeBack asked{to, then, session.holder, {}};
  if (!session.open_hands) asked.learned = learned_between(session, asked.asks, to, session.agreed);
  if (asked.learned.empty()) return go_back(session, asked, session.holder);
  session.take_back = std::move(asked);
  hold(session, Seat::None);
}

bool open_match(Session& session, const Rulebook& book, std::string_view text) {
  Result<ReplayedMatch> replayed = decode_match_link(book, text);
  if (!replayed) return tell_faults(session, book, words::link_broken, replayed.faults), false;
  Events events;
  Result<Match> match = start(book, replayed->journal.setup, &events);
  if (!match) return tell_faults(session, book, words::link_broken, match.faults), false;
  begin_at(session, book, {*match, std::move(events)});
  session.journal = std::move(replayed->journal);
  session.has_journal = true;
  for (const Answer& given : session.journal.answers) {
    Moment next{session.moments.back().match, {}};
    if (Decision asked; decide(book, next.match, asked)) next.by = asked.seat;
    if (apply(book, next.match, given, &next.events)) break; // decode has played it once already
    session.moments.push_back(std::move(next));
  }
  if (session.journal.conceded != Seat::None) {
    Moment next{session.moments.back().match, {}};
    concede(book, next.match, session.journal.conceded, &next.events);
    session.moments.push_back(std::move(next));
  }
  session.cursor = session.agreed = length(session);
  if (replayed->course == Course::SameCourse)
    tell(session, {Notice::Told, std::string(say(session)(words::same_course)), {}});
  else if (replayed->course == Course::Departs)
    tell(session, {Notice::Told, words::departs(say(session), replayed->departs_at, replayed->length), {}});
  return true;
}

bool open_position(Session& session, const Rulebook& book, std::string_view text) {
  Result<Match> match = decode_position_link(book, text);
  if (!match) return tell_faults(session, book, words::link_broken, match.faults), false;
  begin_at(session, book, {*match, {}});
  session.journal = {};
  session.has_journal = false;
  return true;
}

bool open_seat(Session& session, const Rulebook& book, std::string_view text) {
  Result<SeatView> seen = decode_seat_link(book, text);
  if (!seen) return tell_faults(session, book, words::link_broken, seen.faults), false;
  session.seat_link = *seen;
  session.seat_book = &book;
  session.holder = Seat::None; // a seat's view is for anybody: who closes it has to say who sits there
  session.message = {};
  ++session.tables;
  ++session.moved_to;
  return true;
}

} // namespace

bool running(const Session& session) {
  return !session.moments.empty();
}
const Match& shown_match(const Session& session) {
  return session.moments[session.cursor].match;
}
std::size_t length(const Session& session) {
  return session.moments.empty() ? 0 : session.moments.size() - 1;
}
bool is_over(const Session& session) {
  return running(session) && over(shown_match(session));
}
bool covered(const Session& session) {
  return session.holder == Seat::None && !session.open_hands;
}
static bool needs_no_leave(const Session& session) {
  return !running(session) || session.seat_link || length(session) == 0 || is_over(session);
}
bool looking_back(const Session& session) {
  return session.stage == Stage::Done && session.cursor < session.agreed;
}
bool asks_to_agree(const Session& session) {
  return session.take_back && (session.take_back->handed || session.take_back->asks == Seat::None);
}

Seat expected(const Session& session) {
  if (session.take_back) return asks_to_agree(session) ? Seat::None : other(session.take_back->asks);
  return session.open_hands || session.asked == session.holder ? Seat::None : session.asked;
}

void begin_match(Session& session, const Rulebook& book, const Setup& setup, const PlayersNames& names) {
  Events events;
  Result<Match> match = start(book, setup, &events);
  if (!match) return tell_faults(session, book, words::deck_not_legal, match.faults);
  session.names = names;
  begin_at(session, book, {*match, std::move(events)});
  session.journal = {setup, {}, Seat::None};
  session.has_journal = true;
  settle(session);
}

void begin_position(Session& session, const Rulebook& book, const Match& match) {
  begin_at(session, book, {match, {}});
  session.journal = {};
  session.has_journal = false;
  session.open_hands = true;
  settle(session);
}

void go_on_from_here(Session& session) {
  end_stage(session);
  cut(session);
  session.agreed = session.cursor;
  settle(session);
}

bool open_link(Session& session, const Rulebook& book, std::string_view text, const PlayersNames& names) {
  const Result<LinkHead> head = read_head(text);
  if (!head) return tell_faults(session, book, words::link_broken, head.faults), false;
  bool opened = false;
  switch (head.value->kind) {
  case LinkKind::Match: opened = open_match(session, book, text); break;
  case LinkKind::Position: opened = open_position(session, book, text); break;
  case LinkKind::Seat: opened = open_seat(session, book, text); break;
  }
  if (opened && head.value->kind != LinkKind::Seat) session.names = names;
  if (opened && running(session)) settle(session);
  return opened;
}

void close_seat_link(Session& session) {
  session.seat_link.reset();
  ++session.tables;
  ++session.moved_to;
}

void confirm_seat(Session& session) {
  if (expected(session) == Seat::None) return;
  if (session.take_back)
    session.take_back->handed = true;
  else if (session.holder != Seat::None)
    session.holder = Seat::None; // who looks back covers the hands first
  else
    hold(session, session.asked), session.since = since_last_decided(session);
}

void set_open_hands(Session& session, bool open) {
  end_stage(session);
  if (session.open_hands && !open) session.holder = Seat::None; // nobody has said yet who sits there
  session.open_hands = open;
  session.take_back.reset();
  if (running(session)) settle(session);
}

// The match that is shown, with the chance that a lesson foretells of this answer.
static Match chance_foretold(const Session& session, const Answer& given) {
  Match match = shown_match(session);
  if (session.foretells)
    if (const std::optional<Random> chance = session.foretells(session, given)) match.random = *chance;
  return match;
}

void answer(Session& session, const Answer& given) {
  if (!running(session) || session.decision.seat == Seat::None) return;
  if (session.objects)
    if (std::optional<Message> objection = session.objects(session, given)) {
      tell(session, *std::move(objection));
      return;
    }
  if (looking_back(session)) return ask_to_take_back(session, session.cursor, given);
  Moment next{chance_foretold(session, given), {}, session.decision.seat};
  const Match before = next.match;
  if (const Refusal refusal = apply(*session.book, next.match, given, &next.events)) {
    const std::string rule = cite(edition_id(*session.book, next.match), refusal.rule);
    tell(session, {Notice::Refused,
                   std::string(say(session)(words::not_allowed)),
                   {{std::string(say(session)(refusal.sentence)), rule}}});
    return;
  }
  session.message = {};
  session.since.clear();
  cut(session);
  session.journal.answers.push_back(given);
  session.moments.push_back(std::move(next));
  session.agreed = length(session);
  session.beats.clear();
  const std::vector<Part> parts =
      session.parts ? session.parts(session.moments.back().events) : std::vector<Part>{};
  parts.empty() ? show(session, length(session)) : begin_stages(session, before, given, parts);
}

namespace {

// Part by part what the next moment brought about. False: it has no parts, or nobody knows any more how it came about.
bool show_again(Session& session) {
  const Moment& next = session.moments[session.cursor + 1];
  const std::vector<Part> parts = session.parts ? session.parts(next.events) : std::vector<Part>{};
  if (parts.empty() || session.cursor >= session.journal.answers.size() || session.take_back) return false;
  const Answer& given = session.journal.answers[session.cursor];
  Match before = chance_foretold(session, given);
  Match after = before;
  if (apply(*session.book, after, given) || !(after == next.match)) return false;
  session.message = {};
  session.since.clear();
  begin_stages(session, before, given, parts);
  return true;
}

} // namespace

bool answer_move(Session& session, const Move& move) {
  end_stage(session);
  Answer found;
  if (session.decision.seat == Seat::None || find(session.decision, move, found) != AnswerFault::None)
    return false;
  answer(session, found);
  return true;
}

void concede(Session& session, Seat seat) {
  end_stage(session);
  if (!running(session) || is_over(session) || looking_back(session) || seat == Seat::None) return;
  Moment next{shown_match(session), {}, seat};
  concede(*session.book, next.match, seat, &next.events);
  session.message = {};
  cut(session);
  session.journal.conceded = seat;
  session.moments.push_back(std::move(next));
  session.agreed = length(session);
  show(session, length(session));
}

void refuse(Session& session, const Move& move) {
  if (session.holder == Seat::None || !running(session)) return;
  const Match& match = shown_match(session);
  const std::string edition = edition_id(*session.book, match);
  Message message{Notice::Refused, std::string(say(session)(words::not_allowed)), {}};
  for (const Reason& reason : why_not(*session.book, match, session.holder, move))
    message.lines.push_back(
        {explain(*session.book, match, reason, say(session)), cite(edition, reason.rule)});
  if (!message.lines.empty()) tell(session, std::move(message));
}

void undo(Session& session) {
  end_stage(session);
  if (session.cursor == 0 || session.take_back) return;
  if (session.cursor == session.agreed) return ask_to_take_back(session, session.cursor - 1, {});
  look_at(session, session.cursor - 1);
}

// What happened then is looked at in its order once more.
void redo(Session& session) {
  end_stage(session);
  if (session.cursor >= length(session) || !show_again(session)) look_at(session, session.cursor + 1);
}

void look_at(Session& session, std::size_t moment) {
  end_stage(session);
  session.take_back.reset();
  session.message = {};
  session.since.clear();
  if (moment <= length(session) && moment != session.cursor) show(session, moment);
}

void agree_to_take_back(Session& session, bool agreed) {
  if (!session.take_back || (agreed && !asks_to_agree(session))) return;
  const TakeBack asked = *std::move(session.take_back);
  session.take_back.reset();
  const Seat holder = asked.handed ? other(asked.asks) : Seat::None;
  if (agreed && asked.opens) return set_open_hands(session, true);
  agreed ? go_back(session, asked, holder) : hold(session, holder);
}

// Before the first answer nobody has anything to hide, and when all is over nobody any more.
bool may_open_hands(const Session& session) {
  return session.open_hands || session.holder != Seat::None || needs_no_leave(session);
}

void ask_to_open_hands(Session& session) {
  if (!may_open_hands(session) || session.take_back) return;
  if (session.open_hands || needs_no_leave(session)) return set_open_hands(session, !session.open_hands);
  TakeBack asked{session.agreed, {}, session.holder, {}};
  asked.opens = true;
  session.take_back = std::move(asked);
  hold(session, Seat::None);
}

std::string match_link(const Session& session) {
  return session.has_journal ? encode_match_link(*session.book, session.journal) : "";
}
std::string position_link(const Session& session) {
  return running(session) ? encode_position_link(*session.book, shown_match(session)) : "";
}
std::string seat_link(const Session& session) {
  if (!running(session)) return "";
  SeatView seen;
  view(*session.book, shown_match(session), viewer(session), seen);
  return encode_seat_link(*session.book, seen);
}
std::string best_link(const Session& session) {
  if (session.seat_link) return encode_seat_link(*session.seat_book, *session.seat_link);
  return session.has_journal ? match_link(session)
         : running(session)  ? encode_position_link(*session.book, session.moments.back().match)
                             : "";
}

bool look_ahead(const Session& session, const Move& move, Decision& next) {
  Answer found;
  if (session.decision.seat == Seat::None || find(session.decision, move, found) != AnswerFault::None)
    return false;
  const Match& now = shown_match(session);
  Match then = now;
  Events events;
  apply_checked(*session.book, then, session.decision, found, &events);
  return decide(*session.book, then, next) && next.seat == session.decision.seat &&
         something_learned(*session.book, session.decision.seat, now, then, events,
                           {session.names[0], session.names[1]}, say(session))
             .empty();
}

bool try_attack(Session& session, std::span<const Move> moves, CardId onto) {
  const Rulebook& book = *session.book;
  Match match = shown_match(session);
  Match asked = match; // as it was when a question was last put to the holder
  for (const Move& move : moves) {
    Decision decision;
    Answer found;
    if (!decide(book, match, decision) || decision.seat != session.holder) break;
    asked = match;
    if (find(decision, move, found) != AnswerFault::None) continue;
    if (&move == &moves.back()) return true;
    Events events;
    apply_checked(book, match, decision, found, &events);
    for (const Event& event : events) // a single target is taken without asking
      if (event.kind == EventKind::Related && (event.card == onto || event.other == onto)) return true;
  }
  const std::string edition = edition_id(book, asked);
  Message message{Notice::Refused, std::string(say(session)(words::not_allowed)), {}};
  for (const Reason& reason : why_not(book, asked, session.holder, moves.back()))
    message.lines.push_back({explain(book, asked, reason, say(session)), cite(edition, reason.rule)});
  if (!message.lines.empty()) tell(session, std::move(message));
  return false;
}

void retell(Session& session) {
  session.message = {}; // it was told in the tongue of before
  session.since.clear();
  if (!running(session)) return;
  if (session.take_back)
    session.take_back->learned =
        learned_between(session, session.take_back->asks, session.take_back->to, session.agreed);
  write_log(session);
}

std::vector<std::string> learned_between(const Session& session, Seat asks, std::size_t from,
                                         std::size_t to) {
  std::vector<std::string> all;
  for (std::size_t i = from + 1; i <= to && i <= length(session); ++i)
    for (const std::string& line :
         something_learned(*session.book, asks, session.moments[i - 1].match, session.moments[i].match,
                           session.moments[i].events, {session.names[0], session.names[1]}, say(session)))
      all.push_back(line);
  return all;
}

} // namespace twoseat
