// Telling what happens: to the log at once, to abilities when everything that happens with it has happened.
#include "engine/kernel/game.h"
#include "engine/kernel/family.h"

namespace twoseat {

Viewers lookers(const Table& table, const Card& card) {
  const Family& family = *table.book.family;
  if (family.open_marks != 0 && card.def && (table.book.face(card.def).marks & family.open_marks) != 0)
    return everybody;
  return static_cast<Viewers>(family.may_look(table.match, card) | card.shown_to);
}

void Game::tell(const Event& event) {
  if (events != nullptr && event.kind != EventKind::Timed)
    events->push_back(event); // the log names the steps
  if (((book.heard >> static_cast<unsigned>(event.kind)) & 1U) == 0) return;
  if (together == nullptr || !together->noticed.push(event)) book.family->notice(*this, event);
}

void Game::cite(Rule rule, Seat seat, CardId card) {
  Event event;
  event.kind = EventKind::Applied;
  event.seat = seat;
  event.card = card;
  event.rule = rule;
  events->push_back(event);
}

void Game::tell_settled(Rule rule, Seat seat, const Move& move, bool more) {
  Event event;
  event.kind = EventKind::Settled;
  event.rule = rule;
  event.seat = seat;
  event.attribute = move.verb;
  event.sets = more;
  event.card = move.card;
  event.other = move.target;
  if (move.card) event.def = match[move.card].def;
  if (move.target) event.other_def = match[move.target].def;
  if (const CardId about = move.card ? move.card : move.target) event.from = match[about].place;
  event.to = move.place;
  event.amount = move.number;
  events->push_back(event);
}

Together::~Together() {
  game.together = before;
  const Together* outer = game.told;
  game.told = this;
  for (const Event& event : noticed)
    if (before == nullptr || !before->noticed.push(event)) game.book.family->notice(game, event);
  game.told = outer;
  if (!settles) return;
  if (before != nullptr)
    before->settles = true;
  else
    game.book.family->settle(game);
}

} // namespace twoseat
