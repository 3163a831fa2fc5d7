// Actions that use units otherwise than as one's rear-guards: dominating, attaching, tokens, Alchemix.
// [vge 6.9, 6.10, 7.39, 15.4]
#include "engine/abilities/run.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/mechanics/alchemix.h"
#include "engine/vanguard/mechanics/arms.h"
#include "engine/vanguard/mechanics/attach.h"
#include "engine/vanguard/mechanics/domination.h"
#include "engine/vanguard/mechanics/harmony.h"
#include "engine/vanguard/mechanics/songs.h"
#include "engine/vanguard/mechanics/tokens.h"
#include "engine/vanguard/mechanics/volundr.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {

bool do_dominate(Game& game, Doing& doing) { // [vge 7.39]
  bool did = false;
  for (const CardId card : doing.cards) {
    if (!may_be_dominated(game, card) || master(game.match, card) == doing.context.seat) continue;
    const bool lasting = doing.node.until != 0;
    dominate(game, card, lasting ? until(game, doing) : Duration::Turn, lasting ? -1 : doing.context.effect);
    did = true;
  }
  return did;
}

bool do_attach(Game& game, Doing& doing) { // [vge 6.9.2]
  CardList vanguards;
  select(game, doing.context, doing.node.to, vanguards);
  bool did = false;
  for (const CardId card : doing.cards)
    did = (!vanguards.empty() && attach(game, card, vanguards[0])) || did;
  return did;
}

// It is made and called at once: the same as a superior call of a card from elsewhere. [vge 15.4.6]
bool do_call_token(Game& game, Doing& doing) {
  const CardId card = make_pseudo_card(game, DefId{doing.node.to}, doing.seat);
  if (!card) return false;
  bind(game, doing.context.effect, doing.node.variable, card);
  call(game, Proc::CallByEffect, doing.seat,
       {static_cast<std::uint16_t>(doing.context.effect), doing.node.variable, 0, 0});
  return true;
}

// A pseudo-card outside the game comes into its owner's zone. [vge 15.2.2.2]
static CardId get_pseudo_card(Game& game, const Doing& doing, Zone zone, Rule rule) {
  const Face& face = game.book.face(DefId{doing.node.to});
  if (is_pseudo_card(face) && !may_be_made_in(face, zone))
    return game.did({"15.2.4.2.2"}, doing.seat), CardId{};
  const CardId card = make_pseudo_card(game, DefId{doing.node.to}, doing.seat);
  if (card && zone == Zone::OrderZone &&
      cannot(game, card, Restriction::BePutIntoOrderZone, doing.context.source))
    return {};
  if (card) put(game, card, doing.seat, zone, Cause::Put, rule);
  return card;
}
bool do_get_crest(Game& game, Doing& doing) { // [vge 7.14.6, 15.7]
  return static_cast<bool>(get_pseudo_card(game, doing, Zone::Crest, {"7.14.6"}));
}
bool do_get_ticket(Game& game, Doing& doing) { // [vge 15.5]
  return static_cast<bool>(get_pseudo_card(game, doing, Zone::Hand, {"15.2.2.2"}));
}
bool do_set_token(Game& game, Doing& doing) { // [vge 15.4.4]
  const CardId card = get_pseudo_card(game, doing, Zone::OrderZone, {"15.2.2.2"});
  if (card)
    impose(game, card, given_mark, num(Mark::New), Layer::Abilities, Cause::Put, card, Duration::Turn);
  return static_cast<bool>(card);
}
bool do_get_marker(Game& game, Doing& doing) { // [vge 15.6]
  return static_cast<bool>(get_pseudo_card(game, doing, Zone::Hand, {"15.2.2.2"}));
}

bool do_harmony(Game& game, Doing& doing) { // [vge 14.36]
  return with_each_after_to(game, doing, harmonize);
}

// Under a unit, or under an order that stays. [vge 17.16.7.1, supplement A1]
static bool has_buddy_soul(const Table& table, CardId card) {
  if (where(table.match, card) == Zone::OrderZone) return role_of(table.match[card]) == Role::Unit;
  return is_unit(table, card) && is_circle(where(table.match, card));
}

bool do_buddy_soul(Game& game, Doing& doing) {
  CardList units;
  select(game, doing.context, doing.node.to, units);
  if (units.empty()) return false;
  const bool is_called = role_of(game.match[units[0]]) == Role::Pledged; // they wait for it [vge 17.16.8.2.2]
  if (!is_called && !has_buddy_soul(game, units[0])) return false;
  bool did = false;
  for (const CardId card : doing.cards) {
    if (is_called && card != units[0]) {
      set_aside(game, card, units[0]);
      did = true;
      continue;
    }
    const bool stays =
        is_circle(where(game.match, card)) && cannot(game, card, Restriction::Move); // [vge 1.3.3]
    if (card == units[0] || stays || game.match[card].owner != game.match[units[0]].owner) continue;
    Relocation how;
    how.cause = num(Cause::Put);
    how.rule = {"17.16.7.1"};
    how.role = num(Role::BuddySoul);
    how.facing = doing.node.facing == 1 ? Facing::Down : Facing::Up;
    how.host = units[0];
    move_card(game, card, game.match[units[0]].place, how);
    did = true;
  }
  return did;
}

// An order lies on the unit's circle from now on, and is none that would be dropped there. [vge 17.7]
bool do_arm(Game& game, Doing& doing) {
  CardList units;
  select(game, doing.context, doing.node.to, units);
  if (units.empty() || !is_unit(game, units[0]) || !is_circle(where(game.match, units[0]))) return false;
  bool did = false;
  for (const CardId card : doing.cards) {
    if (!has(game.face(card), Mark::Order) || is_circle(where(game.match, card)) ||
        game.match[card].owner != game.match[units[0]].owner ||
        (means_somebody(game, card) && !is_meant_by(game, card, units[0]))) // [vge 17.7.4.1]
      continue;
    Relocation how;
    how.cause = num(Cause::Order);
    how.rule = {"17.7.4"};
    how.role = num(Role::Arms);
    how.host = units[0];
    relocate(game, card, game.match[units[0]].place, how);
    if (is_volundr_as_arms(game.face(card)))
      for (const Rule rule : {Rule{"17.9.3.2"}, Rule{"17.9.4"}})
        game.did(rule, doing.seat, card);
    tell_said(game, Said::Armed, units[0], card, doing.seat, {"17.7.5"});
    did = true;
  }
  return did;
}

bool do_alchemix(Game& game, Doing& doing) { // [vge 6.10.2]
  return alchemix(game, doing.cards);
}

} // namespace twoseat::vanguard
