// An effect ends the turn: what was going on is broken off, and the end phase begins. [vge 18.4]
#include "engine/abilities/run.h"
#include "engine/kernel/information.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/songs.h"
#include "engine/vanguard/play/attacks.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

std::int32_t& turn_ends(Match& match) {
  return match[match.turn_player].counters[num(Counter::TurnEnds)];
}

// No battle is fought any more and nothing is drive checked; damage that is checked waits for the end phase. [vge 18.4.2]
void end_battle(Match& match) {
  match.relations.remove_if([](const Relation& relation) {
    const auto link = static_cast<Link>(relation.kind);
    return link == Link::Attacking || link == Link::Attacked || link == Link::Boosting || link == Link::Hit ||
           link == Link::Intercepting || link == Link::DriveCheck;
  });
  forget_attacker(match);
}

} // namespace

// Whatever lasts longer than until the end of this turn, or as long, goes on. [vge 18.4.1.1, 18.4.1.2 | vgm 17.4.1.2]
bool do_end_turn(Game& game, Doing& doing) {
  if (innermost(game.match, num(Proc::Turn)) == nullptr) return false;
  expire(game, Duration::Battle);
  expire(game, Duration::ThatAttack);
  for (const Rule rule : {Rule{"18.4.1"}, Rule{"18.4.1.1"}})
    game.did(rule, doing.seat);
  if (!decided(game.match).ended_turn_waits_for_effect) {
    for (std::size_t effect = 0; effect < game.match.effects.size(); ++effect)
      break_off(game, effect);
    game.did({"18.4.1.2"}, doing.seat);
  }
  if (innermost(game.match, num(Proc::EndPhase)) != nullptr) return true;
  turn_ends(game.match) = 1;
  return true;
}

// Without a check timing in between. [vge 18.4.1.3]
void go_on_to_end_phase(Game& game) {
  Match& match = game.match;
  if (turn_ends(match) == 0) return;
  turn_ends(match) = 0;
  end_battle(match);
  match.replaced.clear();
  while (match.stack.back().procedure != num(Proc::Turn))
    match.stack.pop();
  go(match.stack.back(), TurnStep::EndPhase);
  tell_said(game, Said::TurnEnds, {}, {}, match.turn_player, {"18.4.1.3"});
}

} // namespace twoseat::vanguard
