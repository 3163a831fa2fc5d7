// Actions that set orders are there for: taking cards captive, singing, operating; and Training.
// [vge 17.5, 17.6, 17.10, 17.11, 17.13.4]
#include "engine/abilities/run.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/mechanics/captives.h"
#include "engine/vanguard/mechanics/songs.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"

namespace twoseat::vanguard {
namespace {

bool take_captives(Game& game, const Doing& doing, Role as) {
  bool did = false;
  for (const CardId card : doing.cards)
    did = take_captive(game, card, doing.seat, as) || did;
  return did;
}

// With each of the cards that it can be done with.
bool with_each(Game& game, const Doing& doing, bool (*may)(const Table&, CardId),
               void (*does)(Game&, CardId, Seat)) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (!may(game, card)) continue;
    does(game, card, doing.seat);
    did = true;
  }
  return did;
}

} // namespace

bool do_imprison(Game& game, Doing& doing) {
  return take_captives(game, doing, Role::Imprisoned);
}
bool do_scout(Game& game, Doing& doing) {
  return take_captives(game, doing, Role::Scouted);
}
bool do_sing(Game& game, Doing& doing) {
  return with_each(game, doing, may_be_sung, sing);
}
bool do_operate(Game& game, Doing& doing) {
  return with_each(game, doing, may_be_operated, operate);
}

// In all, until the turn ends. [vge 11.8.2.1.1.1, supplement A1]
bool do_blitz_limit(Game& game, Doing& doing) {
  allow_blitz_orders(game, doing.seat, doing.amount, doing.context.source);
  return true;
}

bool may_be_played(const Table& table, CardId card) {
  Reasons reasons;
  must_be_playable(table, master(table.match, card), card, "11.8.2.1.1", reasons);
  return reasons.empty();
}

bool do_play_order(Game& game, Doing& doing) {
  for (const CardId card : doing.cards)
    if (may_be_played(game, card)) return play_order(game, card, doing.seat), true;
  return false;
}

bool do_declare_phase(Game&, Doing&) { // it is said, and nothing comes of it
  return true;
}

// Off the field; as long as it is that card, it is tied to the one whose ability this is. [vge 17.13.4]
bool do_train(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (is_circle(where(game.match, card)) || card == doing.context.source) continue;
    impose(game, card, given_mark, num(Mark::Training), Layer::Abilities, Cause::Effect, doing.context.source,
           Duration::Game, doing.context.effect);
    game.match[card].host = doing.context.source;
    game.did({"17.13.4"}, doing.seat, card);
    did = true;
  }
  return did;
}

} // namespace twoseat::vanguard
