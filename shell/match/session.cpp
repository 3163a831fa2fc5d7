// Playing a match: answers go in, moments pile up, and after each the view and the decision are made anew.
#include "shell/match/session.h"
#include "shell/match/seen.h"
#include "shell/match/session_parts.h"
#include "shell/words/words.h"
#include <utility>

namespace twoseat {
const Phrasebook& say(const Session& session, const Rulebook& book) {
  static const Phrasebook english;
  return session.tongue != nullptr ? session.tongue->of(book.family->id) : english;
}
const Phrasebook& say(const Session& session) {
  return say(session, *session.book);
}

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

void settle(Session& session) {
  const Match& match = shown_match(session);
  const Match& stood = session.stage == Stage::Before ? session.beats[session.beat].match : match;
  session.asked = decide(*session.book, match, session.decision) ? session.decision.seat : Seat::None;
  if (session.stage != Stage::Done) session.asked = session.decision.seat = Seat::None;
  const bool live = !looking_back(session);
  if (session.computer != Seat::None) {
    session.holder = other(session.computer);
  } else if (session.open_hands) {
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

void begin_at(Session& session, const Rulebook& book, Moment first) {
  session.book = &book;
  session.has_lessons_cards = false;
  session.moments.clear();
  session.moments.push_back(std::move(first));
  session.cursor = session.agreed = 0;
  session.seat_link.reset();
  session.take_back.reset();
  session.taken_back = false;
  session.message = {};
  session.objects = nullptr;
  session.foretells = nullptr;
  session.holder = Seat::None;
  session.stage = Stage::Done;
  session.beats.clear();
  session.since.clear();
  session.opened_at_end = false;
  ++session.tables;
  ++session.moved_to;
  session.stepped = false;
}

// Plays on from the cursor: what came after it is gone.
void cut(Session& session) {
  session.taken_back = false;
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
bool looking_back(const Session& session) {
  return session.stage == Stage::Done && session.cursor < session.agreed;
}

Seat expected(const Session& session) {
  if (session.take_back && session.take_back->granted) return session.take_back->asks;
  if (session.take_back) return asks_to_agree(session) ? Seat::None : other(session.take_back->asks);
  if (session.computer != Seat::None) return Seat::None;
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
  session.computer = Seat::None;
  session.open_hands = true;
  settle(session);
}

void go_on_from_here(Session& session) {
  end_stage(session);
  cut(session);
  session.agreed = session.cursor;
  settle(session);
}

void confirm_seat(Session& session) {
  if (expected(session) == Seat::None) return;
  if (session.take_back && session.take_back->granted) {
    let_computer_play(session, other(session.take_back->asks));
    session.left_at = session.tables;
  } else if (session.take_back)
    session.take_back->handed = true;
  else if (session.holder != Seat::None)
    session.holder = Seat::None; // who looks back covers the hands first
  else
    session.taken_back = false, hold(session, session.asked), session.since = since_last_decided(session);
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

// It is played, by whoever is asked.
static void play(Session& session, const Answer& given, Seat by) {
  Moment next{chance_foretold(session, given), {}, by};
  const Match before = next.match;
  if (const Refusal refusal = apply(*session.book, next.match, given, &next.events)) {
    const std::string rule = citation(edition_id(*session.book, next.match), refusal.rule);
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

void answer(Session& session, const Answer& given) {
  if (!running(session) || session.decision.seat == Seat::None) return;
  if (session.objects)
    if (std::optional<Message> objection = session.objects(session, given)) {
      tell(session, *std::move(objection));
      return;
    }
  if (looking_back(session)) return ask_to_take_back(session, session.cursor, given);
  play(session, given, session.decision.seat);
}

void answer_for_computer(Session& session, const Answer& given) {
  if (session.computer != Seat::None && session.asked == session.computer && !looking_back(session))
    play(session, given, session.computer);
}

void let_computer_play(Session& session, Seat seat) {
  end_stage(session);
  session.computer = seat;
  session.take_back.reset();
  if (running(session)) settle(session);
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

// What happened then is looked at in its order once more.
void redo(Session& session) {
  end_stage(session);
  session.taken_back = false;
  if (session.cursor >= length(session) || !show_again(session)) look_at(session, session.cursor + 1);
}

void look_at(Session& session, std::size_t moment) {
  end_stage(session);
  session.take_back.reset();
  session.taken_back = false;
  session.message = {};
  session.since.clear();
  if (moment <= length(session) && moment != session.cursor) show(session, moment);
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

} // namespace twoseat
