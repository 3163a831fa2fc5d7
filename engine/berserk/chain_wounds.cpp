// From protection to the end: wounds or a text, payment. [bsk 216.10 to 216.13]
#include "engine/abilities/run.h"
#include "engine/berserk/acting.h"
#include "engine/berserk/chain.h"
#include "engine/berserk/control.h"
#include "engine/berserk/fighting.h"
#include "engine/berserk/formation.h"
#include "engine/berserk/ignoring.h"
#include "engine/berserk/preventing.h"
#include "engine/berserk/replies.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/kernel/information.h"
#include <algorithm>

namespace twoseat::berserk {

// What permanently blocks it, instead of being affected by it. [bsk 216.10, 410.5]
void protect(Game& game, Frame& frame) {
  if (falls(game, frame)) return;
  StackEntry& entry = top_entry(game.match);
  if (is_attack(game, entry)) set(entry, Flag::Striking);
  if (!is_blocked_by(game, entry, StackWord::Blocks)) return;
  set(entry, Flag::Blocked);
  game.did({"410.5"}, entry.seat, entry.source);
}

namespace {

// A creature's blood, of a body as far as the vampire knows. [bsk D6.1, 408.3a]
void vampirise(Game& game, const StackEntry& entry, std::int32_t done) {
  if (done > 0 && trait(game, entry.source, Trait::Vampirism) > 0 && is_creature(game, entry.target) &&
      trait_against(game, entry.source, entry.target, Trait::Incorporeal) == 0)
    trigger(game, RuleAbility::Vampirism, entry.source, controller(game.match, entry.source), done);
}

// Blow and counterblow at once. [doubt 10]
void deal_blows(Game& game, StackEntry& entry) {
  Together at_once(game);
  const std::int32_t done =
      strike_wounds(game, entry.target, at(entry, Slot::Value), entry.source, Method::Simple, {"216.11b"});
  if (has(entry, Flag::Fight))
    strike_wounds(game, entry.source, at(entry, Slot::BackValue), entry.target, Method::Simple, {"216.11b"});
  vampirise(game, entry, done);
  if (at(entry, Slot::Strength) != num(Strength::Miss)) // a hit, whatever comes through
    tell_link(game, Link::Hitting, entry.source, entry.target, {"216.11c"});
}

// Only who declares the move forms or breaks a formation by it. [bsk D46.9, D46.10]
void carry_out_move(Game& game, StackEntry entry) {
  const bool in_ranks = in_formation(game, entry.source);
  if (entry.kind == num(Entry::Swap))
    swap_cells(game, entry.source, entry.target, {"D23.5"});
  else
    move_to(game, entry.source, entry.place, Cause::Move, {"209.2"});
  tell_formation(game, entry.source, in_ranks);
}

} // namespace

void apply(Game& game, Frame& frame) { // [bsk 216.11]
  if (falls(game, frame)) return;
  StackEntry& entry = top_entry(game.match);
  set(entry, Flag::Effective);
  Match& match = game.match;
  switch (static_cast<Entry>(entry.kind)) {
  case Entry::Strike: return deal_blows(game, entry);
  case Entry::Move:
  case Entry::Jump:
  case Entry::Swap: return carry_out_move(game, entry);
  case Entry::Defender: return name_defender(game, entry.source);
  case Entry::Chip: gain_chips(game, entry.source, 1, {}, Cause::Chip, {"104.5"}); return;
  case Entry::Reach: return reach(game, entry.source);
  case Entry::Ability:
    if (!is_source_there(match, entry)) game.did({"405.4"}, entry.seat, entry.source);
    if (is_attack(game, entry) && !has_die(game, entry))
      put_value(game, entry, Slot::Value, value_of(game, entry, Strength::Weak));
    entry.effect = 0; // it goes on by itself from here
    call(game, Proc::Effect, entry.seat, {static_cast<std::uint16_t>(twoseat::Part::Text)});
    return;
  }
}

void wounded(Game& game, Frame&) {
  if (has(top_entry(game.match), Flag::InFight)) game.did({"205.5"}); // it ends with the wounds
  clear(top_entry(game.match), Flag::InFight);
  game.match.relations.clear();
}

// --- Payment --------------------------------------------------------------------------------------------------------

void pay(Game& game, Frame&) { // [bsk 216.12]
  Match& match = game.match;
  const StackEntry entry = top_entry(match);
  if (has(entry, Flag::Defended) && entry.helper && in_squad(match, entry.helper))
    close(game, entry.helper, Cause::Repel, {"216.12a"});
  if (has(entry, Flag::Free) || !is_source_there(match, entry)) return;
  switch (static_cast<Entry>(entry.kind)) {
  case Entry::Strike:
    if (is(game, entry.target, Type::Flyer))
      set(match, entry.source, State::Reaching,
          false); // it was for one strike at a flyer [bsk 211.9, doubt 19]
    return act(game, entry.source, Cause::Close, {"216.12"});
  case Entry::Chip:
  case Entry::Reach: return act(game, entry.source, Cause::Close, {"216.12"});
  case Entry::Move:
    count_on(game, entry.source, num(On::Steps), 1, {}, num(Cause::Payment), {"216.12"});
    return;
  case Entry::Jump:
  case Entry::Swap: { // all of it [bsk D40.6]
    const std::int32_t movement = number(game, entry.source, Attribute::Movement);
    count_on(game, entry.source, num(On::Steps), std::max(movement, 1), {}, num(Cause::Payment), {"D40.6"});
    return;
  }
  case Entry::Ability: return pay_for(game, entry);
  case Entry::Defender: return;
  }
}

void end_chain(Game& game, Frame&) {
  game.match.relations.clear(); // all roles end [bsk 216.13]
  if (game.events != nullptr && has_die(game, top_entry(game.match))) game.did({"216.1"}); // all of it
  if (is_attack(game, top_entry(game.match))) expire_and_release(game, Duration::Battle);
  leave(game);
}

} // namespace twoseat::berserk
