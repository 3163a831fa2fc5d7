// A unit in Explosive Growth goes and leaves what it grew upon. [vge 17.15.6.7]
#include "engine/abilities/context.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {
namespace {

// It is a unit again, as what applied to it all the while says. [vge 17.15.6.2.1]
bool release_growth_factors(Game& game, CardId unit) {
  bool any = false;
  for (const CardId card : cards_in(game.match, game.match[unit].place)) {
    if (role_of(game.match[card]) != Role::GrowthFactor || game.match[card].host != unit) continue;
    game.match[card].role = num(Role::Unit);
    game.match[card].host = {};
    game.did({"17.15.6.7"}, Seat::None, card);
    any = true;
  }
  return any;
}

} // namespace

bool do_leave_growth(Game& game, Doing& doing) {
  CardList grown;
  for (const CardId card : doing.cards)
    if (is_circle(where(game.match, card)) && release_growth_factors(game, card)) grown.push(card);
  Doing going{doing.node, doing.context, doing.seat, {grown.begin(), grown.size()}, doing.amount};
  return !grown.empty() && do_put(game, going);
}

} // namespace twoseat::vanguard
