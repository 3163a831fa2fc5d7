// A match, a position or a seat's view, out of a link and into one.
#include "shell/match/session_parts.h"
#include "shell/words/words.h"
#include <utility>

namespace twoseat {
namespace {

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

bool open_link(Session& session, const Rulebook& book, std::string_view text, const PlayersNames& names) {
  const Result<LinkHead> head = read_head(text);
  if (!head) return tell_faults(session, book, words::link_broken, head.faults), false;
  bool opened = false;
  switch (head.value->kind) {
  case LinkKind::Match: opened = open_match(session, book, text); break;
  case LinkKind::Position: opened = open_position(session, book, text); break;
  case LinkKind::Seat: opened = open_seat(session, book, text); break;
  }
  if (opened && head.value->kind != LinkKind::Seat) {
    session.names = names;
    session.computer = Seat::None;
  }
  if (opened && running(session)) settle(session);
  return opened;
}

void close_seat_link(Session& session) {
  session.seat_link.reset();
  ++session.tables;
  ++session.moved_to;
}

std::string match_link(const Session& session) {
  return session.has_journal ? encode_match_link(*session.book, session.journal) : "";
}

std::string position_link(const Session& session) {
  if (!running(session) || session.has_lessons_cards) return "";
  return encode_position_link(*session.book, shown_match(session));
}

std::string seat_link(const Session& session) {
  if (!running(session) || session.has_lessons_cards) return "";
  SeatView seen;
  view(*session.book, shown_match(session), viewer(session), seen);
  return encode_seat_link(*session.book, seen);
}

std::string best_link(const Session& session) {
  if (session.seat_link) return encode_seat_link(*session.seat_book, *session.seat_link);
  if (session.has_journal) return match_link(session);
  if (!running(session) || session.has_lessons_cards) return "";
  return encode_position_link(*session.book, session.moments.back().match);
}

} // namespace twoseat
