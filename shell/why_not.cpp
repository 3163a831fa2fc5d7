// Tries the layout's moves with a card on the engine, and tells of each why it is not offered.
#include "shell/why_not.h"
#include "shell/seen.h"
#include "shell/words.h"
#include <algorithm>

namespace twoseat {
namespace {

using Moves = std::vector<Move>;

// The ways to make this attempt with the card.
Moves moves_of(const Session& session, const Try& attempt, CardId card) {
  const SeatView& view = session.view;
  Moves moves;
  switch (attempt.as) {
  case TryAs::WithCard: return {{attempt.verb, {}, card, {}, 0}};
  case TryAs::OnTarget: return {{attempt.verb, {}, {}, card, 0}};
  case TryAs::ToPlace:
    for (std::size_t i = 0; i < view.places.size(); ++i)
      if (attempt.to == Try::anywhere || view.places[i].kind == attempt.to)
        moves.push_back({attempt.verb, PlaceId{static_cast<std::uint8_t>(i + 1)}, card, {}, 0});
    return moves;
  case TryAs::CardOnTarget:
    for (const CardView& target : view.cards)
      if (target.id && target.id != card && in_play(*session.book->family, view[target.place]))
        moves.push_back({attempt.verb, {}, card, target.id, 0});
    return moves;
  }
  return moves;
}

// Of the way that comes nearest to being possible; empty: one is possible.
Reasons fewest_reasons(const Session& session, const Moves& moves) {
  Reasons fewest;
  bool first = true;
  for (const Move& move : moves) {
    const Reasons reasons = why_not(*session.book, shown_match(session), session.holder, move);
    if (first || reasons.size() < fewest.size()) fewest = reasons;
    first = false;
  }
  return fewest;
}

// What cards in such a place are tried with when this is asked; in another moment, whatever they are ever tried with.
std::vector<Try> attempts(const Layout& layout, const Session& session, const PlaceView& place) {
  const bool open = in_play(*session.book->family, place);
  std::vector<Try> now, ever;
  for (const Try& attempt : layout.tries) {
    if (attempt.from == Try::in_play ? !open : attempt.from != place.kind) continue;
    std::vector<Try>& fitting = attempt.question == session.view.question ? now : ever;
    const auto same = [&](const Try& other) { return other.verb == attempt.verb; };
    if (std::none_of(fitting.begin(), fitting.end(), same)) fitting.push_back(attempt);
  }
  return now.empty() ? ever : now;
}

} // namespace

bool may_ask_why_not(const Session& session, CardId card) {
  return running(session) && !session.seat_link && session.holder != Seat::None && !is_over(session) &&
         find_card(session.view, card) != nullptr;
}

Message why_not(const Ruleset& rules, const Session& session, CardId card) {
  const CardView* seen = find_card(session.view, card);
  Message message{Notice::Told, words::why_not_title(rules, session.view, card), {}};
  if (seen == nullptr) return message;
  const Match& match = shown_match(session);
  for (const Try& attempt : attempts(rules.layout, session, session.view[seen->place])) {
    const Moves moves = moves_of(session, attempt, card);
    if (moves.empty()) continue;
    const Reasons reasons = fewest_reasons(session, moves);
    if (reasons.empty()) message.lines.push_back({words::may_do(rules, attempt.verb), ""});
    for (const Reason& reason : reasons)
      message.lines.push_back(
          {words::cannot_do(rules, attempt.verb, explain(rules.book, match, reason, rules.say())),
           cite(edition_id(rules.book, match), reason.rule)});
  }
  if (message.lines.empty())
    message.lines.push_back({std::string(rules.say()(words::nothing_from_there)), ""});
  return message;
}

} // namespace twoseat
