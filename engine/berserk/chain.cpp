// A chain of objects on the stack, from Claim to End: with each of them on top both players have priority, then it is
// executed. [bsk 216]
#include "engine/berserk/chain.h"
#include "engine/berserk/replies.h"
#include "engine/berserk/rule_abilities.h"

namespace twoseat::berserk {
namespace {

template <Stage stage>
void top(Game& game, Frame&) {
  give_priority(game, stage);
}

// What is redirected is redirected once, and nothing else happens to a redirection. [bsk 412.4, 412.5]
void declared(Game& game, Frame& frame) {
  if (!is_redirection(game, top_entry(game.match))) return;
  game.did({"412.4"});
  go(frame, At::WoundsTop);
}

void claim(Game& game, Frame& frame) {
  falls(game, frame);
}

void paid(Game& game, Frame&) {
  if (is_redirection(game, top_entry(game.match))) leave(game);
}

constexpr std::uint64_t priority = bit(Proc::Priority) | bit(Proc::AtOnce), effect = bit(Proc::Effect);
constexpr Step chain_table[] = {
    runs("declared", {"215.3e"}, declared, bit(Proc::Chain) | bit(Proc::Triggers) | bit(Proc::Cell)),
    runs("claim on top", {"216.2"}, claim_on_top, priority),
    runs("claim", {"216.2"}, claim),
    runs("target on top", {"216.3"}, top<Stage::Target>, priority),
    runs("target", {"216.4"}, fix_target),
    runs("roll on top", {"216.5"}, come_to_dice, priority),
    runs("roll", {"216.5"}, roll_dice),
    runs("result on top", {"216.6"}, top<Stage::Result>, priority),
    runs("order of dice modifiers", {"422.4g"}, arrange_dice, bit(Proc::Arrange)),
    runs("result", {"216.6"}, fix_results),
    runs("weaken", {"216.7"}, offer_weakening, bit(Proc::Weaken)),
    runs("calculation on top", {"216.7"}, top<Stage::Calculation>, priority),
    runs("order of strike modifiers", {"422.4g"}, arrange_blows, bit(Proc::Arrange)),
    runs("calculation", {"216.8"}, calculate),
    runs("reduction", {"422.6"}, reduce_blow, bit(Proc::Lower)),
    runs("back reduction", {"422.6"}, reduce_back_blow, bit(Proc::Lower)),
    runs("protection on top", {"216.9"}, top<Stage::Protection>, priority),
    runs("protection", {"216.10"}, protect),
    runs("wounds on top", {"216.11"}, top<Stage::Wounds>, priority),
    runs("preventions", {"420.3"}, order_preventions, bit(Proc::Prevent)),
    runs("back preventions", {"420.3"}, order_back_preventions, bit(Proc::Prevent)),
    runs("wounds", {"216.11"}, apply, effect),
    runs("wounded", {"216.11d"}, wounded),
    runs("payment on top", {"216.12"}, top<Stage::Payment>, priority),
    runs("payment", {"216.12"}, pay, effect),
    runs("paid", {"216.12"}, paid),
    runs("end on top", {"216.13"}, top<Stage::End>, priority),
    runs("end", {"216.13"}, end_chain),
};

} // namespace

void say(Game& game, const StackEntry& entry, Cause cause, Rule rule) {
  Event event = event_about(game.match, entry.source, cause, rule);
  event.seat = entry.seat;
  game.tell(event);
}

void prefer(Match& match, Seat seat) {
  for (std::size_t i = match.stack.size(); i-- > 0;)
    if (match.stack[i].procedure == num(Proc::Priority)) {
      match.stack[i].locals[priority_local::preferred] = static_cast<std::uint16_t>(index(seat) + 1);
      return;
    }
}

void leave(Game& game) {
  const StackEntry entry = top_entry(game.match);
  drop(game, top_entry(game.match));
  game.match.entries.pop();
  finish(game);
  if (is_destruction(game, entry.ability)) return forget_markers_of_the_dead(game);
  forget_markers(game, entry.source);
}

namespace {

// Cancelled or illegal: as if never declared, or, when something had come of it, paid all the same.
void cite_cancelling(Game& game, const StackEntry& entry) {
  const auto cite = [&](const char* rule) { game.did({rule}, entry.seat, entry.source); };
  if (has(entry, Flag::Effective)) return cite("423.1a");
  cite("423.2"); // whoever owned it comes first
  if (has(entry, Flag::Cancelled)) {
    cite("409.1");
    cite("409.3");
  } else {
    cite("423.1");
    if (entry.kind == num(Entry::Ability) && is_destruction(game, entry.ability)) cite("402.3c");
    if (has_lost_its_targets(game, entry)) cite("103.4");
  }
}

} // namespace

bool falls(Game& game, Frame& frame) {
  StackEntry& entry = top_entry(game.match);
  const bool blocked = has(entry, Flag::Blocked);
  if (!blocked && !has(entry, Flag::Cancelled) && !is_illegal(game, entry)) {
    if (entry.effect != 0) leave_out_illegal(game, entry.effect - 1U);
    return false;
  }
  say(game, entry, blocked ? Cause::Blocked : Cause::Cancelled, {blocked ? "410.1" : "409.2"});
  if (!blocked) cite_cancelling(game, entry);
  if (!blocked && !has(entry, Flag::Effective)) {
    const Seat owner = entry.seat;
    leave(game);
    return prefer(game.match, owner), true;
  }
  if (blocked && !has(entry, Flag::Targeted) && is_attack(game, entry)) note_attack(game, entry);
  drop(game, entry);
  set(entry, Flag::Blocked);
  go(frame, At::PaymentTop);
  return true;
}

const std::span<const Step> chain_steps = chain_table;

} // namespace twoseat::berserk
