// What would come of a move that nobody has made yet, and why one may not be made.
#include "shell/match/seen.h"
#include "shell/match/session_parts.h"
#include "shell/words/labels.h"
#include "shell/words/words.h"
#include <utility>

namespace twoseat {
namespace {

// To the holder alone; nothing is told if nothing forbids it.
void tell_reasons(Session& session, const Match& match, const Move& move) {
  const std::string edition = edition_id(*session.book, match);
  Message message{Notice::Refused, std::string(say(session)(words::not_allowed)), {}};
  for (const Reason& reason : why_not(*session.book, match, session.holder, move))
    message.lines.push_back(
        {unlabelled(explain(*session.book, match, reason, say(session))), citation(edition, reason.rule)});
  if (!message.lines.empty()) tell(session, std::move(message));
}

// None: this move is not offered.
std::optional<Match> match_after(const Session& session, const Move& move, Events& events) {
  Answer found;
  if (session.decision.seat == Seat::None || find(session.decision, move, found) != AnswerFault::None)
    return {};
  Match then = shown_match(session);
  apply_checked(*session.book, then, session.decision, found, &events);
  return then;
}

} // namespace

void refuse(Session& session, const Move& move) {
  if (session.holder != Seat::None && running(session)) tell_reasons(session, shown_match(session), move);
}

bool look_ahead(const Session& session, const Move& move, Decision& next) {
  Events events;
  const std::optional<Match> then = match_after(session, move, events);
  return then && decide(*session.book, *then, next) && next.seat == session.decision.seat &&
         something_learned(*session.book, session.decision.seat, shown_match(session), *then, events,
                           {session.names[0], session.names[1]}, say(session))
             .empty();
}

CardId settled_by(const Session& session, const Move& move, std::uint8_t verb) {
  Events events;
  match_after(session, move, events);
  for (const Event& event : events)
    if (event.kind == EventKind::Settled && event.attribute == verb)
      return event.card ? event.card : event.other;
  return {};
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
  tell_reasons(session, asked, moves.back());
  return false;
}

} // namespace twoseat
