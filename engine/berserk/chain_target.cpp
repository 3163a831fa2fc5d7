// Claim and Target: what triggers before the attack, who is redirected, revealed, attacked. [bsk 216.2 to 216.4]
#include "engine/abilities/repeating.h"
#include "engine/abilities/run.h"
#include "engine/berserk/chain.h"
#include "engine/berserk/ignoring.h"
#include "engine/berserk/replies.h"
#include "engine/berserk/rule_abilities.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

// What has triggered something is paid in any case. [bsk 423.1a]
template <class F>
void with_triggers(Game& game, F f) {
  const std::size_t before = game.match.standby.size();
  f();
  if (game.match.standby.size() == before) return;
  set(top_entry(game.match), Flag::Effective);
}

// All cards that a text means without choosing them include those that are hidden. [bsk 415.3a, doubt 30]
void reveal_all_meant(Game& game, const StackEntry& entry) {
  if (entry.kind != num(Entry::Ability) || entry.effect == 0) return;
  const script::Ability& ability = game.book.script.abilities[entry.ability];
  const Context context = context_of(game.match, entry.effect - 1U);
  for (std::size_t i = ability.cost_size; i < ability.size; ++i) {
    const script::Node& node = game.book.script.nodes[ability.first + i];
    if (node.op != script::Op::Do || node.select == 0 ||
        game.book.script.selects[node.select].noun != script::Noun::Filter)
      continue;
    CardList cards;
    select(game, context, node.select, cards);
    for (const CardId card : cards)
      if (in_squad(game.match, card)) reveal(game, card, {"415.3a"});
  }
}

// It uses no stack, and is done as part of what is redirected. [bsk 412.7]
void redirect_permanently(Game& game, StackEntry& entry) {
  if (has(entry, Flag::Redirected) || trait(game, entry.source, Trait::Precision) > 0) return;
  CardId other;
  each_said(game, StackWord::StandIn, entry.target, [&](const script::Node&, const Context& context) {
    if (context.source != entry.target && context.source != entry.source &&
        in_squad(game.match, context.source))
      other = context.source;
  });
  if (!other) return;
  redirect(game, entry, other);
  game.tell(event_about(game.match, other, Cause::Redirected, {"412.7"}));
}

// Whoever it attacks in melee catches it, if no text says otherwise. [bsk D57.3]
void spread_plague(Game& game, const StackEntry& entry) {
  if (trait(game, entry.source, Trait::Plague) == 0 || !is_melee(method_of(game, entry)) ||
      !is_creature(game, entry.target) || trait(game, entry.target, Trait::Plague) > 0)
    return;
  trigger(game, RuleAbility::Contagion, entry.source, controller(game.match, entry.source), 1, entry.target);
  game.did({"D57.3"}, Seat::None, entry.source);
}

void begin_attack(Game& game, const StackEntry& entry) { // [bsk 216.4c, 216.4e]
  relate(game, entry.source, entry.target, num(Link::Fighting), {"216.4c"});
  spread_plague(game, entry);
  if (const std::int32_t unity = trait(game, entry.source, Trait::Unity); unity > 0) // [bsk D15.3]
    trigger(game, RuleAbility::Unity, entry.source, controller(game.match, entry.source), unity,
            entry.target);
  const std::int32_t fear = trait_against(game, entry.source, entry.target, Trait::Fear);
  if (fear == 0 || trait(game, entry.source, Trait::Fear) > 0) return; // [doubt 28]
  trigger(game, RuleAbility::Fear, entry.target, controller(game.match, entry.target), fear, entry.source);
  game.did({"D45.2"}, Seat::None, entry.target);
}

bool is_aimed_at_hidden(const Match& match, const StackEntry& entry) {
  return std::any_of(match.bound.begin(), match.bound.end(), [&](const Bound& bound) {
    return bound.effect + 1U == entry.effect && in_squad(match, bound.card.card) &&
           is_hidden(match, bound.card.card);
  });
}

// What is illegal now by what they are is paid. [bsk 415.4]
void look_at_targets(Game& game, StackEntry& entry) {
  if (entry.effect != 0 && !reveal_targets(game, entry.effect - 1U, {"216.4b"})) set(entry, Flag::Blocked);
}

} // namespace

void note_attack(Game& game, const StackEntry& entry) {
  if (!is_target_there(game.match, entry)) return;
  set(game.match, entry.source, State::Attacked);
  std::uint8_t& attacks = game.match[entry.target].counters[num(On::Attacks)];
  attacks = static_cast<std::uint8_t>(attacks + (attacks < 255 ? 1 : 0));
}

bool reveal_targets(Game& game, std::size_t effect, Rule rule) {
  Match& match = game.match;
  CardList hidden;
  for (const Bound& bound : match.bound)
    if (bound.effect == effect && bound.variable < own_variables && in_squad(match, bound.card.card) &&
        is_hidden(match, bound.card.card))
      hidden.push(bound.card.card);
  for (const CardId card : hidden)
    reveal(game, card, rule);
  return hidden.empty() || leave_out_illegal(game, effect);
}

// "Before the attack". [bsk 216.2]
void claim_on_top(Game& game, Frame&) {
  const StackEntry& entry = top_entry(game.match);
  if (is_attack(game, entry))
    with_triggers(game, [&] { tell_link(game, Link::Claiming, entry.source, entry.target, {"216.2"}); });
  give_priority(game, Stage::Claim);
}

void fix_target(Game& game, Frame& frame) {
  if (falls(game, frame)) return;
  StackEntry& entry = top_entry(game.match);
  reveal_all_meant(game, entry);
  if (entry.target && is_attack(game, entry)) redirect_permanently(game, entry);
  set(entry, Flag::Targeted);
  if (!entry.target) return;
  game.did({"216.4a"}, entry.seat, entry.target);
  if (!has(entry, Flag::Redirected)) game.did({"412.2"}, entry.seat, entry.target);
  const bool was_hidden = is_hidden(game.match, entry.target);
  if (was_hidden || is_aimed_at_hidden(game.match, entry)) clear(entry, Flag::Quiet);
  look_at_targets(game, entry);
  reveal(game, entry.target, {"216.4b"}); // [doubt 16]
  if (!is_attack(game, entry)) return;
  note_attack(game, entry);
  if (was_hidden && is_illegal(game, entry)) { // and is paid
    set(entry, Flag::Blocked);
    game.did({"415.4"}, entry.seat, entry.target);
  }
  if (is_blocked_by(game, entry, StackWord::BlocksFirst)) {
    set(entry, Flag::Blocked);
    game.did({"216.4d"}, entry.seat, entry.target);
  }
  if (has(entry, Flag::Blocked)) return; // before anything triggers on it [bsk 410.5]
  const std::size_t before = game.match.standby.size();
  with_triggers(game, [&] { begin_attack(game, entry); });
  if (game.match.standby.size() > before) game.did({"216.4e"}, entry.seat, entry.source);
}

} // namespace twoseat::berserk
