// A chain of objects on the stack, from Claim to End: with each of them on top both players have priority, then it is
// executed. [bsk 216]
#include "engine/berserk/chain.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/replies.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/kernel/references.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

template <Stage stage>
void top(Game& game, Frame&) {
  give_priority(game, stage);
}

// --- Going on or not ------------------------------------------------------------------------------------------------

// All that it would do was to be done with cards that are gone. [bsk 103.4, 423.3, doubt 7]
bool has_lost_its_targets(const Table& table, const StackEntry& entry) {
  if (entry.effect == 0 || !entry.target || is_target_there(table.match, entry)) return false;
  const auto& bound = table.match.bound;
  const auto is_gone = [&](std::uint8_t variable) {
    bool any = false, all = true;
    for (const Bound& each : bound)
      if (each.effect + 1U == entry.effect && each.variable == variable) {
        any = true;
        all = all && table.match[each.card.card].generation != each.card.generation;
      }
    return any && all;
  };
  const script::Ability& ability = table.book.script.abilities[entry.ability];
  bool any = false;
  for (std::size_t i = ability.cost_size; i < ability.size; ++i) {
    const script::Node& node = table.book.script.nodes[ability.first + i];
    if (node.op != script::Op::Do) continue;
    const script::Select& select = table.book.script.selects[node.select];
    if (select.noun != script::Noun::Variable || !is_gone(select.variable)) return false;
    any = true;
  }
  return any;
}

// Cache forbids to be the first target, and no redirection. [bsk 400.2a, D47.2]
bool is_still_in_reach(const Table& table, const StackEntry& entry) {
  Reasons reasons;
  may_be_struck(table, entry.source, entry.target, reasons);
  return std::all_of(reasons.begin(), reasons.end(), [&](const Reason& reason) {
    return has(entry, Flag::Redirected) && reason.text == static_cast<std::uint16_t>(Why::HasCache);
  });
}

} // namespace

bool is_illegal(const Table& table, const StackEntry& entry) {
  const Match& match = table.match;
  switch (static_cast<Entry>(entry.kind)) {
  case Entry::Strike:
    return !is_source_there(match, entry) || !in_squad(match, entry.source) ||
           !is_target_there(match, entry) || !in_squad(match, entry.target) ||
           (!has(entry, Flag::Free) && !is_open(match, entry.source)) || !is_still_in_reach(table, entry);
  case Entry::Move:
  case Entry::Jump:
    return !is_source_there(match, entry) || !in_squad(match, entry.source) ||
           !is_open(match, entry.source) || !may_enter(table, entry.source, entry.place);
  case Entry::Swap:
    return !is_source_there(match, entry) || !is_target_there(match, entry) || !is_open(match, entry.source);
  case Entry::Chip:
  case Entry::Reach: return !is_source_there(match, entry) || !is_open(match, entry.source);
  case Entry::Defender:
    return !is_source_there(match, entry) || !is_open(match, entry.source) || !can_redirect(match);
  case Entry::Ability: // a triggered one is executed wherever its source is [bsk 405.4]
    if (entry.target && attack_of(table, entry) != nullptr &&
        (!is_target_there(match, entry) || !in_squad(match, entry.target)))
      return true;
    if (is_destruction(table, entry.ability)) // healed in time: it is illegal [bsk 402.3c]
      return !is_source_there(match, entry) || !in_squad(match, entry.source) ||
             (is_by_wounds(at(entry, Slot::Value)) && lives(table, entry.source) > 0);
    if (is_cell(entry.place) && !is_free(match, entry.place)) return true; // [bsk D7.7, D8.9]
    if (reply_of(table.book, entry.ability) == Reply::Redirection && !can_redirect(match)) return true;
    if (has_lost_its_targets(table, entry)) return true;
    return table.book.script.abilities[entry.ability].kind == script::Kind::Activated &&
           (!is_source_there(match, entry) || (closes(table, entry) && !is_open(match, entry.source)));
  }
  return false;
}

namespace {

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

constexpr std::uint64_t priority = bit(Proc::Priority), effect = bit(Proc::Effect);
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
  if (!blocked && !has(entry, Flag::Cancelled) && !is_illegal(game, entry)) return false;
  say(game, entry, blocked ? Cause::Blocked : Cause::Cancelled, {blocked ? "410.1" : "409.2"});
  if (!blocked) cite_cancelling(game, entry);
  if (!blocked && !has(entry, Flag::Effective)) {
    const Seat owner = entry.seat;
    leave(game);
    return prefer(game.match, owner), true;
  }
  drop(game, entry);
  set(entry, Flag::Blocked);
  go(frame, At::PaymentTop);
  return true;
}

const std::span<const Step> chain_steps = chain_table;

} // namespace twoseat::berserk
