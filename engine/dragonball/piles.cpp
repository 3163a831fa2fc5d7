// Moving piles: whole, by their top card, or a card under them.
#include "engine/dragonball/piles.h"
#include "engine/dragonball/procedures.h"
#include "engine/dragonball/skills.h"
#include "engine/kernel/references.h"

namespace twoseat::dragonball {
namespace {

using Under = ScratchVector<CardId, room::cards>;

// The cards under it, topmost first.
Under under(const Match& match, CardId host) {
  Under cards;
  for (const Seat seat : both_seats)
    for (const CardId card : cards_in(match, place(seat, Zone::Under)))
      if (match[card].host == host) cards.push(card);
  return cards;
}

// Effects that add to the power or take from it; not what sets it, nor what other texts gave. [dbs 9-4-2]
void take_over_power(Match& match, CardId from, CardId to) {
  for (Modification& m : match.modifications)
    if (m.subject == from && m.generation == match[from].generation && m.scope == 0 &&
        m.attribute == num(Attribute::Power) && m.operation == Operation::Add) {
      m.subject = to;
      m.generation = match[to].generation;
    }
}

// It is a new attack or guard card. [dbs 7-1-4]
void take_over_role(Game& game, CardId from, CardId to) {
  Match& match = game.match;
  const bool guards = guard_card(match) == from;
  for (Relation& relation : match.relations) {
    if (relation.holder == from) relation.holder = to;
    if (relation.other == from) relation.other = to;
  }
  for (Modification& m : match.modifications) // on whoever is the attack card by then [dbs 10-9-1]
    if (m.subject == from && is_revenge(game.book, m)) {
      m.subject = to;
      m.generation = match[to].generation;
    }
  for (Standby& standby : match.standby)
    if (standby.other.card == from && is_revenge(game.book, standby.ability))
      standby.other = refer(match, to);
  if (guards) tell_guarding(game, Cause::Play, {"7-1-4"});
}

void cover(Game& game, CardId below, CardId top, Rule rule) {
  Match& match = game.match;
  take_over_power(match, below, top);
  take_over_role(game, below, top);
  for (const CardId card : under(match, below))
    match[card].host = top;
  Relocation how;
  how.cause = num(Cause::Under);
  how.rule = rule;
  how.end = End::Top;
  how.host = top;
  relocate(game, below, place(master(match, top), Zone::Under), how);
}

} // namespace

void play_on(Game& game, Seat seat, CardId card, std::span<const CardId> below, bool active,
             std::uint8_t states, Rule rule) {
  const Match& match = game.match;
  Together at_once(game);
  for (const CardId one :
       below) // chosen elsewhere: it moves there first, and nothing triggers on that [dbs 11-7-2]
    if (where(match, one) != Zone::Battle) put(game, one, seat, Zone::Battle, Cause::None, {"11-7-2"});
  Relocation how = coming_to(game, card, Zone::Battle, Cause::Play, rule);
  how.orientation = active ? Orientation::Stand : match[below[0]].orientation;
  how.states = states;
  move(game, card, place(seat, Zone::Battle), how);
  if (where(match, card) != Zone::Battle) return; // something else has happened
  for (const CardId one : below)
    cover(game, one, card, {"9-4-2"});
  game.did({"9-4-1"}, seat, card);
}

void put_under(Game& game, CardId card, CardId host, Cause cause, Rule rule) {
  Relocation how;
  how.cause = num(cause);
  how.rule = rule;
  how.end = End::Bottom;
  how.host = host;
  move(game, card, place(master(game.match, host), Zone::Under), how);
  game.did({"11-3-3"}, master(game.match, host), card);
}

void move_alone(Game& game, CardId card, PlaceId to, const Relocation& how) {
  Match& match = game.match;
  const Under left = under(match, card);
  if (left.empty()) return move(game, card, to, how);
  const CardId next = left[0];
  const Orientation position = match[card].orientation;
  const PlaceId here = match[card].place;
  Together at_once(game);
  Relocation up;
  up.cause = num(Cause::Under);
  up.rule = {"11-3-6"};
  up.orientation = position;
  relocate(game, next, here, up);
  take_over_power(match, card, next);
  take_over_role(game, card, next);
  for (const CardId other : left)
    if (other != next) match[other].host = next;
  move(game, card, to, how);
}

void drop_what_lay_under(Game& game, CardId gone) {
  for (const CardId card : under(game.match, gone))
    put(game, card, Zone::Drop, Cause::Under, {"11-3-4"});
}

// One Unison, one Field at a time. [dbs 3-6-6, 3-11-5]
static void make_room(Game& game, CardId coming, PlaceId there) {
  const bool unison = zone_of(there) == Zone::Unison;
  if (!unison && !has(game.face(coming), Mark::Field)) return;
  Under before;
  for (const CardId card : cards_in(game.match, there))
    if (unison || has(game.face(card), Mark::Field)) before.push(card);
  for (const CardId card : before)
    put(game, card, Zone::Drop, Cause::RuleAction, {unison ? "3-11-5" : "3-6-6"});
}

void take_control(Game& game, CardId card, Seat seat, Rule rule) {
  Match& match = game.match;
  const Zone zone = where(match, card);
  if (master(match, card) == seat || (zone != Zone::Battle && zone != Zone::Unison)) return;
  Together at_once(game);
  make_room(game, card, place(seat, zone));
  const auto over = [&](CardId one, Zone to, Relocation how) {
    how.cause = num(Cause::Control);
    how.rule = rule;
    how.identity = Identity::Same;
    how.orientation = match[one].orientation;
    how.states = match[one].states;
    relocate(game, one, place(seat, to), how);
  };
  over(card, zone, {});
  for (const CardId below : under(match, card)) {
    Relocation how;
    how.host = card;
    over(below, Zone::Under, how);
  }
}

} // namespace twoseat::dragonball
