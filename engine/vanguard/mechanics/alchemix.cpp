// Stacking units under an Alchemix Body token, and what becomes of the pile. [vge 6.10]
#include "engine/vanguard/mechanics/alchemix.h"
#include "engine/vanguard/mechanics/hearts.h"

namespace twoseat::vanguard {
namespace {

CardId body_among(const Table& table, std::span<const CardId> units) {
  for (const CardId card : units)
    if (has(table.face(card), Mark::AlchemixBody) && has(table.face(card), Mark::Token)) return card;
  return {};
}

void tell_alchemix(Game& game, CardId card, CardId body, bool on_top) {
  Event event;
  event.seat = master(game.match, card);
  event.known_to = everybody;
  event.cause = num(Cause::Alchemix);
  event.card = card;
  event.def = game.match[card].def;
  event.other = body;
  event.other_def = game.match[body].def;
  event.from = event.to = game.match[card].place;
  event.amount = on_top ? 1 : 0;
  event.rule = {on_top ? "6.10.6" : "6.10.7"};
  game.tell(event);
}

void stack_under(Game& game, CardId card, CardId body) {
  Match& match = game.match;
  release_gauges(match, card);
  Relocation how;
  how.cause = num(Cause::Alchemix);
  how.rule = {"6.10.2.1"};
  how.identity = Identity::Same;
  how.end = End::Top; // what lies on top is the newest
  how.host = body;
  how.role = num(Role::Stacked);
  match.relations.remove_if([&](const Relation& relation) { return relation.holder == card; });
  move_card(game, card, match[body].place, how);
}

} // namespace

bool alchemix(Game& game, std::span<const CardId> units) {
  const CardId body = body_among(game, units); // [vge 6.10.2.1.1]
  if (!body || units.size() < 2) return false; // [vge 6.10.2.2]
  for (const CardId card : units)
    if (!is_unit(game, card) || !is_circle(where(game.match, card))) return false;
  Together at_once(game);
  for (const CardId card : units)
    if (card != body) stack_under(game, card, body);
  for (const CardId card : units)
    tell_alchemix(game, card, body, card == body);
  return true;
}

bool is_alchemix(const Match& match, CardId card) {
  if (!is_circle(where(match, card))) return false;
  for (const CardId under : cards_in(match, match[card].place))
    if (match[under].host == card && role_of(match[under]) == Role::Stacked) return true;
  return false;
}

void scatter(Game& game, CardId top_card, Zone zone, Cause cause, Rule rule) {
  Match& match = game.match;
  for (CardId card = match[match[top_card].place].first; card;) {
    const CardId next = match[card].next;
    if (match[card].host == top_card && role_of(match[card]) == Role::Stacked)
      put(game, card, match[card].owner, zone, cause, rule);
    card = next;
  }
}

} // namespace twoseat::vanguard
