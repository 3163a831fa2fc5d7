// Tries the layout's moves with a card, or to a place, on the engine, and tells of each why it is not offered.
#include "shell/match/why_not.h"
#include "shell/match/seen.h"
#include "shell/table/choosing.h"
#include "shell/words/labels.h"
#include "shell/words/words.h"
#include <algorithm>

namespace twoseat {
namespace {

using Moves = std::vector<Move>;

Moves with_each_ability(const Session& session, std::uint8_t verb, CardId card) {
  Moves moves;
  for (const std::uint16_t ability : abilities_of(*session.book, shown_match(session), card))
    if (session.book->script.abilities[ability].kind == script::Kind::Activated)
      moves.push_back({verb, {}, card, {}, ability});
  return moves;
}

// The ways to make this attempt with the card.
Moves moves_of(const Session& session, const Try& attempt, CardId card) {
  const SeatView& view = session.view;
  Moves moves;
  switch (attempt.as) {
  case TryAs::WithCard: return {{attempt.verb, {}, card, {}, 0}};
  case TryAs::OnTarget: return {{attempt.verb, {}, {}, card, 0}};
  case TryAs::WithAbility: return with_each_ability(session, attempt.verb, card);
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

// Or one that says less: a column is exchanged without naming a card.
bool is_offered(const Session& session, const Move& move) {
  const Decision& decision = session.decision;
  return std::any_of(decision.options.begin(), decision.options.begin() + decision.option_count,
                     [&](const Move& option) {
                       return option.verb == move.verb && option.place == move.place &&
                              (!option.card || option.card == move.card) && option.target == move.target;
                     });
}

// Of the way that comes nearest to being possible; empty: one is possible.
Reasons fewest_reasons(const Session& session, const Moves& moves) {
  const auto offered = [&](const Move& move) { return is_offered(session, move); };
  if (session.decision.seat == session.holder && std::any_of(moves.begin(), moves.end(), offered)) return {};
  Reasons fewest;
  bool first = true;
  for (const Move& move : moves) {
    const Reasons reasons = why_not(*session.book, shown_match(session), session.holder, move);
    if (first || reasons.size() < fewest.size()) fewest = reasons;
    first = false;
  }
  return fewest;
}

// In the midst of something that the layout has no attempts for, such as a choice for an effect: what the question itself
// asks of this card, and nothing of what could be done at other times.
bool asks_something_else(const Layout& layout, const Session& session) {
  const bool own = session.decision.seat != Seat::None && session.decision.seat == session.holder;
  return own && std::none_of(layout.tries.begin(), layout.tries.end(),
                             [&](const Try& attempt) { return attempt.question == session.view.question; });
}

// Those of the layout's attempts that fit when this is asked; in another moment, whichever ever do. Each verb once.
template <class Fits>
std::vector<Try> attempts(const Layout& layout, const Session& session, Fits fits) {
  std::vector<Try> now, ever;
  for (const Try& attempt : layout.tries) {
    if (!fits(attempt)) continue;
    std::vector<Try>& fitting = attempt.question == session.view.question ? now : ever;
    const auto same = [&](const Try& other) { return other.verb == attempt.verb; };
    if (std::none_of(fitting.begin(), fitting.end(), same)) fitting.push_back(attempt);
  }
  return now.empty() ? ever : now;
}

class Telling {
public:
  Telling(const Ruleset& rules, const Session& session, std::string title)
      : rules_(rules), session_(session), message_{Notice::Told, std::move(title), {}} {}

  // One line a reason; `number`: which of several abilities, from 1.
  void cannot(std::uint8_t verb, const Reasons& reasons, std::size_t number = 0) {
    for (const Reason& reason : reasons)
      add(words::cannot_do(rules_, verb, number, said(reason)), reason);
  }
  void may(std::uint8_t verb, std::size_t number = 0) {
    message_.lines.push_back({words::may_do(rules_, verb, number), ""});
  }
  void not_in_force(const Reasons& reasons) {
    for (const Reason& reason : reasons)
      add(words::not_in_force(rules_, said(reason)), reason);
  }
  void became(const char* phrase, std::uint16_t ability, const Reasons& reasons = {}) {
    if (reasons.empty()) message_.lines.push_back({words::what_became(rules_, phrase, ability), ""});
    for (const Reason& reason : reasons)
      add(words::what_became(rules_, phrase, ability, said(reason)), reason);
  }
  Message finished(const char* nothing) {
    if (message_.lines.empty()) message_.lines.push_back({std::string(rules_.say()(nothing)), ""});
    return std::move(message_);
  }

private:
  std::string said(const Reason& reason) const {
    return unlabelled(explain(rules_.book, shown_match(session_), reason, rules_.say()));
  }
  void add(std::string text, const Reason& reason) {
    message_.lines.push_back(
        {std::move(text), citation(edition_id(rules_.book, shown_match(session_)), reason.rule)});
  }

  const Ruleset& rules_;
  const Session& session_;
  Message message_;
};

void tell_abilities(Telling& telling, const Session& session, const Moves& moves) {
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Reasons reasons = why_not(*session.book, shown_match(session), session.holder, moves[i]);
    const std::size_t number = moves.size() > 1 ? i + 1 : 0;
    if (reasons.empty()) telling.may(moves[i].verb, number);
    telling.cannot(moves[i].verb, reasons, number);
  }
}

// What became of it when its occasion came last, this turn: each answer since is given once more.
Watch last_chance(const Session& session, CardId card, std::uint16_t ability) {
  const auto& answers = session.journal.answers;
  std::size_t turn = 1;
  for (const std::size_t start : session.turn_starts)
    if (start <= session.cursor) turn = std::max(start, turn);
  for (std::size_t i = std::min(session.cursor, answers.size()); i >= turn; --i) {
    const Watch watch = what_became_of(*session.book, session.moments[i - 1].match, answers[i - 1],
                                       session.holder, card, ability);
    if (watch.fate != Fate::NoOccasion) return watch;
  }
  return {card, ability, Fate::NoOccasion, {}};
}

void tell_automatic(Telling& telling, const Session& session, CardId card, bool plays,
                    std::uint16_t ability) {
  const Match& match = shown_match(session);
  const Watch watch = last_chance(session, card, ability);
  if (watch.fate == Fate::Hidden) return;
  const bool missed = watch.fate == Fate::NoOccasion || watch.fate == Fate::Missed;
  if (missed && !plays && !works_here(*session.book, match, card, ability)) return; // nobody would expect it
  if (watch.fate != Fate::NoOccasion)
    return telling.became(words::fates[static_cast<std::size_t>(watch.fate)], ability, watch.reasons);
  const Reasons now = why_not_in_force(*session.book, match, session.holder, card, ability);
  telling.became(now.empty() ? words::fates[0] : words::cannot_trigger, ability, now);
}

// Each verb of the question with what was asked about: possible, or why not. `put`: the ways to put that into a move as
// an option of this verb has it; none: it has nothing of the kind.
template <class Put>
void tell_question(Telling& telling, const Session& session, Put put) {
  const Decision& decision = session.decision;
  for (std::size_t i = 0; i < decision.choice_count; ++i) {
    const Choice& choice = decision.choices[i];
    const Moves moves = choice.count == 0 ? Moves{} : put(decision.options[choice.first]);
    if (moves.empty()) continue;
    const Reasons reasons = fewest_reasons(session, moves);
    if (reasons.empty()) telling.may(choice.verb);
    telling.cannot(choice.verb, reasons);
  }
}

// What lies open is aimed at, anything else is picked: either may be meant.
Moves with_card(const Move& option, CardId card) {
  if (!option.card && !option.target) return {};
  Move picks = option, aims = option;
  picks.card = aims.target = card;
  if (!option.card || !option.target) picks.target = aims.card = {};
  return {picks, aims};
}

bool may_ask(const Session& session) {
  return running(session) && !session.seat_link && session.holder != Seat::None && !is_over(session);
}

bool leads_to(const Try& attempt, const Session& session, PlaceId to) {
  const PlaceView& place = session.view[to];
  return attempt.as == TryAs::ToPlace &&
         (attempt.to == Try::anywhere ? in_play(*session.book->family, place) : attempt.to == place.kind);
}

// The cards that the holder could make this attempt with.
Moves moves_to(const Session& session, const Try& attempt, PlaceId place) {
  Moves moves;
  for (const CardView& card : session.view.cards)
    if (card.id && session.view[card.place].seat == session.holder && is_for(attempt, session, card))
      moves.push_back({attempt.verb, place, card.id, {}, 0});
  return moves;
}

} // namespace

bool may_ask_why_not(const Session& session, CardId card) {
  const CardView* seen = find_card(session.view, card);
  return may_ask(session) && seen != nullptr && seen->def; // what lies hidden answers nothing
}

bool may_ask_why_not(const Ruleset& rules, const Session& session, PlaceId place) {
  const auto& tries = rules.layout.tries;
  return may_ask(session) && place && place.value <= session.view.places.size() &&
         std::any_of(tries.begin(), tries.end(),
                     [&](const Try& attempt) { return leads_to(attempt, session, place); });
}

Message why_not(const Ruleset& rules, const Session& session, CardId card) {
  const CardView* seen = find_card(session.view, card);
  Telling telling(rules, session, words::why_not_title(rules, session.view, card));
  if (seen == nullptr) return telling.finished(words::nothing_from_there);
  if (asks_something_else(rules.layout, session)) {
    tell_question(telling, session, [card](const Move& option) { return with_card(option, card); });
    return telling.finished(words::not_asked_now);
  }
  const auto fits = [&](const Try& attempt) { return is_for(attempt, session, *seen); };
  for (const Try& attempt : attempts(rules.layout, session, fits)) {
    const Moves moves = moves_of(session, attempt, card);
    if (moves.empty()) continue;
    if (attempt.as == TryAs::WithAbility) {
      tell_abilities(telling, session, moves);
      continue;
    }
    const Reasons reasons = fewest_reasons(session, moves);
    if (reasons.empty()) telling.may(attempt.verb);
    telling.cannot(attempt.verb, reasons);
  }
  const bool own = is_own(*session.book, shown_match(session), session.holder, card);
  const bool plays = in_play(*session.book->family, session.view[seen->place]);
  for (const std::uint16_t ability : abilities_of(rules.book, shown_match(session), card)) {
    const script::Kind kind = rules.book.script.abilities[ability].kind;
    if (kind == script::Kind::Automatic && own)
      tell_automatic(telling, session, card, plays, ability);
    else if (kind == script::Kind::Continuous)
      telling.not_in_force(why_not_in_force(rules.book, shown_match(session), session.holder, card, ability));
  }
  return telling.finished(words::nothing_from_there);
}

Message why_not(const Ruleset& rules, const Session& session, PlaceId place) {
  Telling telling(rules, session, words::why_not_title(rules, session.view, place));
  if (asks_something_else(rules.layout, session)) {
    tell_question(telling, session, [place](Move option) {
      const bool any = static_cast<bool>(option.place);
      option.place = place;
      return any ? Moves{option} : Moves{};
    });
    return telling.finished(words::not_asked_now);
  }
  const auto fits = [&](const Try& attempt) { return leads_to(attempt, session, place); };
  for (const Try& attempt : attempts(rules.layout, session, fits)) {
    const Moves moves = moves_to(session, attempt, place);
    if (moves.empty()) continue;
    const Reasons reasons = fewest_reasons(session, moves);
    if (reasons.empty()) telling.may(attempt.verb);
    telling.cannot(attempt.verb, reasons);
  }
  return telling.finished(words::nothing_to_there);
}

} // namespace twoseat
