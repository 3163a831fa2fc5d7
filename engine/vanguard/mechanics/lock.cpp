// Locking, unlocking, deleting. [vge 7.30 to 7.32]
#include "engine/vanguard/mechanics/lock.h"
#include "engine/vanguard/mechanics/alchemix.h"
#include "engine/vanguard/mechanics/attach.h"
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/vanguard/mechanics/sides.h"
#include "engine/vanguard/mechanics/tokens.h"
#include "engine/vanguard/play/attacks.h"

namespace twoseat::vanguard {
namespace {

void set_state(Card& card, State state) {
  card.states = static_cast<std::uint8_t>(card.states | static_cast<unsigned>(state));
}
void end_state(Card& card, State state) {
  card.states = static_cast<std::uint8_t>(card.states & ~static_cast<unsigned>(state));
}

} // namespace

bool may_be_locked(const Table& table, CardId card) {
  if (role_of(table.match[card]) == Role::Attached) return !is_in(table.match[card], State::Locked);
  return is_unit(table, card) && is_circle_of(table.match, table.match[card].place, CircleType::RearGuard);
}

bool may_be_deleted(const Table& table, CardId card) {
  return is_unit(table, card) && is_circle(where(table.match, card)) &&
         where(table.match, card) != Zone::Guardian && !is_in(table.match[card], State::Deleted);
}

// A different card from now on, face down and neither standing nor resting; what lies under it stays. [vge 7.30.7]
void lock(Game& game, CardId card) {
  Card& locked = game.match[card];
  Together at_once(game);
  keep_attacker(game, card);
  renew(game, card);
  game.did({"7.30.7"}, Seat::None, card);
  if (is_in(locked, State::Dominated)) game.did({"7.39.2.4"}, Seat::None, card);
  release_gauges(game.match, card);
  locked.states =
      static_cast<std::uint8_t>(State::Locked); // a dominated unit is none any more [vge 7.39.2.4]
  locked.orientation = Orientation::Stand;
  const bool attached = role_of(locked) == Role::Attached; // it stays tied, and is retired [vge 13.12.2]
  if (attached)
    stop_lending(game, card);
  else
    locked.host = {};
  turn(game, card, Facing::Down, num(Cause::Lock), {"7.30.1.1"});
  if (is_pseudo_card(game.face(card))) { // [vge 6.10.4, 15.4.3.3]
    scatter(game, card, Zone::Drop, Cause::Lock, {"6.10.4"});
    return erase_after(at_once, card);
  }
  if (!is_g(game.face(card))) return;
  Relocation back;
  back.cause = num(Cause::GZone);
  back.rule = {"7.30.4"};
  relocate(game, card, place(locked.owner, Zone::GZone), back);
}

// As a different card: what lay there as a unit by an effect is a set order again. [vge 7.31.1.1, 18.5.4]
void unlock(Game& game, CardId card, Rule rule) {
  Together at_once(game);
  renew(game, card);
  if (is_unit_side(game.face(card))) game.match[card].def = game.face(card).other_side;
  end_state(game.match[card], State::Locked);
  game.match[card].orientation = Orientation::Stand; // not a stand event
  game.did({"7.31.2"}, Seat::None, card);
  turn(game, card, Facing::Up, num(Cause::Unlock), rule);
}

void erase_text(Game& game, CardId card) {
  Together at_once(game);
  set_state(game.match[card], State::Deleted);
  turn(game, card, Facing::Down, num(Cause::Delete), {"7.32.1"});
}

void restore(Game& game, CardId card, Rule rule) {
  Together at_once(game);
  end_state(game.match[card], State::Deleted);
  turn(game, card, Facing::Up, num(Cause::Delete), rule);
}

// It is never a unit on the way; whatever lies there goes at once, without a check timing. [vge 7.30.5.2]
void put_as_locked(Game& game, CardId card, Seat seat, Zone circle) {
  const PlaceId to = place(seat, circle);
  Relocation how;
  how.cause = num(Cause::Lock);
  how.rule = {"7.30.5"};
  how.facing = Facing::Down;
  how.states = static_cast<std::uint8_t>(State::Locked);
  Together at_once(game);
  relocate(game, card, to, how);
  while (game.match[to].first != card) {
    const CardId there = game.match[to].first;
    game.match[there].role = num(Role::Unit);
    put(game, there, game.match[there].owner, Zone::Drop, Cause::Lock, {"7.30.5.2"});
  }
  if (is_g(game.face(card))) return lock(game, card);
  erase_after(at_once, card); // [vge 15.3.7]
}

} // namespace twoseat::vanguard
