// Singing and operating are events and nothing else; what has been sung turns face down. [vge 17.6, 17.11]
#include "engine/vanguard/mechanics/songs.h"
#include "engine/abilities/lexicon.h"

namespace twoseat::vanguard {
namespace {

// In the order zone, for itself and face up: face down it has no subtype. [vge 4.17.3.1, 17.6.1.1]
bool lies_as(const Table& table, CardId card, Mark subtype) {
  const Card& is = table.match[card];
  return where(table.match, card) == Zone::OrderZone && role_of(is) == Role::Unit &&
         is.facing == Facing::Up && has(table.face(card), subtype);
}

} // namespace

bool may_be_sung(const Table& table, CardId card) {
  return lies_as(table, card, Mark::Song);
}
bool may_be_operated(const Table& table, CardId card) {
  return lies_as(table, card, Mark::Product);
}

void tell_said(Game& game, Said what, CardId card, CardId other, Seat seat, Rule rule) {
  Event event;
  event.kind = EventKind::Said;
  event.seat = seat;
  event.known_to = everybody;
  event.cause = num(Cause::Effect);
  event.card = card;
  if (card) {
    event.def = game.match[card].def;
    event.from = event.to = game.match[card].place;
  }
  event.other = other;
  if (other) event.other_def = game.match[other].def;
  event.amount = num(what);
  event.rule = rule;
  game.tell(event);
}

void sing(Game& game, CardId card, Seat seat) {
  game.did({"17.6.2"}, seat, card);
  tell_said(game, Said::Sung, card, {}, seat, {"17.6.2.1"});
}
void operate(Game& game, CardId card, Seat seat) {
  for (const Rule rule : {Rule{"17.11.1"}, Rule{"17.11.2.1"}})
    game.did(rule, seat, card);
  tell_said(game, Said::Operated, card, {}, seat, {"17.11.2"});
}

void end_song(Game& game, const Effect& effect) {
  const OccasionWord& word =
      game.book.family->lexicon->occasions[game.book.script.abilities[effect.ability].when.occasion];
  const bool was_sung = word.kind == EventKind::Said && word.number == num(Said::Sung) &&
                        word.causes == std::uint64_t{1} << num(Cause::Effect);
  const CardId song = effect.source.card;
  if (!was_sung || effect.subject.card != song || effect.source.left != Left::No) return;
  if (may_be_sung(game, song)) turn(game, song, Facing::Down, num(Cause::Effect), {"17.6.3"});
}

} // namespace twoseat::vanguard
