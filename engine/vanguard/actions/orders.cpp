// Actions that set orders are there for: taking cards captive, singing, operating. [vge 17.5, 17.6, 17.10, 17.11]
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/mechanics/captives.h"
#include "engine/vanguard/mechanics/songs.h"

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

} // namespace twoseat::vanguard
