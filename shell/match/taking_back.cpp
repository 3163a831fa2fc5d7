// Undoing, opening both hands, giving a seat to the program: what the other seat has to agree to, once it holds the device.
#include "shell/match/seen.h"
#include "shell/match/session_parts.h"
#include "shell/words/words.h"
#include <algorithm>
#include <utility>

namespace twoseat {
namespace {

// `holder`: who holds the device while it is done.
void go_back(Session& session, const TakeBack& asked, Seat holder) {
  session.agreed = asked.to;
  session.holder = asked.then ? asked.asks : holder;
  session.taken_back = true;
  session.took_back = asked.asks;
  session.since.clear(); // some of it has not happened now
  if (session.cursor != asked.to)
    show(session, asked.to);
  else
    settle(session);
  if (!asked.then) return;
  answer(session, *asked.then); // in the name of who asked
  if (holder != asked.asks) hold(session, holder);
}

// Where undo leads: one answer back; against the program to one's own last decision, or to the beginning.
std::size_t last_decided(const Session& session) {
  std::size_t to = session.cursor - 1;
  while (session.computer != Seat::None && to > 0 && session.moments[to + 1].by == session.computer)
    --to;
  return to;
}

bool needs_no_leave(const Session& session) {
  return !running(session) || session.seat_link || length(session) == 0 || is_over(session);
}

// Against the program, in whose seat nobody has decided: it has nothing to hide.
bool plays_alone(const Session& session) {
  return session.computer != Seat::None && session.left_at != session.tables;
}

void ask_other(Session& session, TakeBack asked) {
  session.take_back = std::move(asked);
  hold(session, Seat::None);
}

bool has_decided(const Session& session, Seat seat) {
  return std::any_of(session.moments.begin(), session.moments.end(),
                     [&](const Moment& moment) { return moment.by == seat; });
}

} // namespace

void ask_to_take_back(Session& session, std::size_t to, const std::optional<Answer>& then) {
  TakeBack asked{Wish::TakeBack, to, then, session.holder, {}};
  const bool two_persons = (!session.open_hands || session.opened_at_end) && session.computer == Seat::None;
  if (two_persons) asked.learned = learned_between(session, asked.asks, to, session.agreed);
  if (asked.learned.empty()) return go_back(session, asked, session.holder);
  session.open_hands = session.opened_at_end = false;
  ask_other(session, std::move(asked));
}

void undo(Session& session) {
  end_stage(session);
  if (session.cursor == 0 || session.take_back) return;
  if (session.cursor == session.agreed) return ask_to_take_back(session, last_decided(session), {});
  look_at(session, session.cursor - 1);
}

void agree_to_take_back(Session& session, bool agreed) {
  if (!session.take_back || (agreed && !asks_to_agree(session))) return;
  if (agreed && session.take_back->wish == Wish::Computer) {
    session.take_back->granted = true;
    session.take_back->handed = false;
    return hold(session, Seat::None);
  }
  const TakeBack asked = *std::move(session.take_back);
  session.take_back.reset();
  const Seat holder = asked.handed ? other(asked.asks) : Seat::None;
  if (agreed && asked.wish == Wish::OpenHands) return set_open_hands(session, true);
  agreed ? go_back(session, asked, holder) : hold(session, holder);
}

bool asks_to_agree(const Session& session) {
  const auto& asked = session.take_back;
  return asked && !asked->granted && (asked->handed || asked->asks == Seat::None);
}

// Before the first answer nobody has anything to hide, and when all is over nobody any more.
bool may_open_hands(const Session& session) {
  return session.open_hands || session.holder != Seat::None || needs_no_leave(session);
}

void ask_to_open_hands(Session& session) {
  if (!may_open_hands(session) || session.take_back) return;
  if (session.open_hands || needs_no_leave(session) || plays_alone(session)) {
    const bool at_end = !session.open_hands && is_over(session) && session.computer == Seat::None;
    set_open_hands(session, !session.open_hands);
    session.opened_at_end = at_end;
    return;
  }
  ask_other(session, {Wish::OpenHands, session.agreed, {}, session.holder, {}});
}

void ask_for_computer(Session& session, Seat seat) {
  const bool takes_over = seat != Seat::None && session.computer == Seat::None && !session.open_hands &&
                          !needs_no_leave(session) && has_decided(session, seat);
  if (!takes_over) return let_computer_play(session, seat);
  if (!session.take_back) ask_other(session, {Wish::Computer, session.agreed, {}, other(seat), {}});
}

std::vector<std::string> learned_between(const Session& session, Seat asks, std::size_t from,
                                         std::size_t to) {
  std::vector<std::string> all;
  for (std::size_t i = from + 1; i <= to && i <= length(session); ++i)
    for (const std::string& line :
         something_learned(*session.book, asks, session.moments[i - 1].match, session.moments[i].match,
                           session.moments[i].events, {session.names[0], session.names[1]}, say(session)))
      all.push_back(line);
  const bool ended = to <= length(session) && over(session.moments[to].match);
  if (ended && !over(session.moments[from].match)) all.emplace_back(say(session)(words::end_seen));
  return all;
}

} // namespace twoseat
