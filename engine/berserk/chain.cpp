// A chain of objects on the stack, from Claim to End: with each of them on top both players have priority, then it is
// executed. [bsk 216]
#include "engine/abilities/run.h"
#include "engine/berserk/control.h"
#include "engine/berserk/fighting.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/kernel/information.h"
#include "engine/kernel/references.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

enum class At : std::uint8_t {
  Declared,
  ClaimTop,
  Claim,
  TargetTop,
  Target,
  RollTop,
  Roll,
  ResultTop,
  Result,
  Weaken,
  CalculationTop,
  Calculation,
  ProtectionTop,
  Protection,
  WoundsTop,
  Wounds,
  Wounded,
  PaymentTop,
  Payment,
  Paid,
  EndTop,
  End,
};

template <Stage stage>
void top(Game& game, Frame&) {
  give_priority(game, stage);
}

void nothing(Game&, Frame&) {}

void say(Game& game, const StackEntry& entry, Cause cause, Rule rule) {
  Event event;
  event.seat = entry.seat;
  event.known_to = may_look(game.match, game.match[entry.source]);
  event.cause = num(cause);
  event.card = entry.source;
  event.def = game.match[entry.source].def;
  event.rule = rule;
  game.tell(event);
}

// --- Going on or not ------------------------------------------------------------------------------------------------

bool is_illegal(const Table& table, const StackEntry& entry) {
  const Match& match = table.match;
  switch (static_cast<Entry>(entry.kind)) {
  case Entry::Strike:
    return !is_source_there(match, entry) || !in_squad(match, entry.source) ||
           !is_target_there(match, entry) || !in_squad(match, entry.target) ||
           (!has(entry, Flag::Free) && !is_open(match, entry.source)) ||
           !is_in_reach(table, entry.source, entry.target);
  case Entry::Move:
  case Entry::Jump:
    return !is_source_there(match, entry) || !in_squad(match, entry.source) ||
           !is_open(match, entry.source) || !may_enter(table, entry.source, entry.place);
  case Entry::Swap:
    return !is_source_there(match, entry) || !is_target_there(match, entry) || !is_open(match, entry.source);
  case Entry::Chip:
  case Entry::Reach:
  case Entry::Defender: return !is_source_there(match, entry) || !is_open(match, entry.source);
  case Entry::Ability: // a triggered one is executed wherever its source is [bsk 405.4]
    if (entry.target && attack_of(table, entry) != nullptr &&
        (!is_target_there(match, entry) || !in_squad(match, entry.target)))
      return true;
    if (is_destruction(table, entry.ability)) // healed in time: it is illegal [bsk 402.3c]
      return !is_source_there(match, entry) || !in_squad(match, entry.source) ||
             (at(entry, Slot::Value) == 0 && lives(table, entry.source) > 0);
    if (is_cell(entry.place) && !is_free(match, entry.place)) return true; // [bsk D7.7, D8.9]
    return table.book.script.abilities[entry.ability].kind == script::Kind::Activated &&
           (!is_source_there(match, entry) || (closes(table, entry) && !is_open(match, entry.source)));
  }
  return false;
}

void leave(Game& game) { // without a trace
  drop(game, top_entry(game.match));
  game.match.entries.pop();
  finish(game);
}

// Legality is checked before every object. [bsk G36, 409.2, 410.1, 423.1] True: this object is not executed.
bool falls(Game& game, Frame& frame) {
  StackEntry& entry = top_entry(game.match);
  const bool blocked = has(entry, Flag::Blocked);
  if (!blocked && !has(entry, Flag::Cancelled) && !is_illegal(game, entry)) return false;
  say(game, entry, blocked ? Cause::Blocked : Cause::Cancelled, {blocked ? "410.1" : "409.2"});
  if (!blocked && !has(entry, Flag::Effective)) return leave(game), true;
  drop(game, entry);
  set(entry, Flag::Blocked);
  go(frame, At::PaymentTop);
  return true;
}

// --- Claim and Target -----------------------------------------------------------------------------------------------

void claim(Game& game, Frame& frame) {
  falls(game, frame);
}

void fix_target(Game& game, Frame& frame) {
  if (falls(game, frame)) return;
  StackEntry& entry = top_entry(game.match);
  set(entry, Flag::Targeted);
  if (!entry.target) return;
  const bool was_hidden = is_hidden(game.match, entry.target);
  reveal(game, entry.target, {"216.4b"}); // [doubt 16]
  if (was_hidden) clear(entry, Flag::Quiet);
  if (!is_attack(game, entry)) return;
  if (was_hidden && is_illegal(game, entry)) set(entry, Flag::Blocked); // and is paid [bsk 415.4]
  relate(game, entry.source, entry.target, num(Link::Fighting), {"216.4c"});
  set(game.match, entry.source, State::Attacked);
  std::uint8_t& attacks = game.match[entry.target].counters[num(On::Attacks)];
  attacks = static_cast<std::uint8_t>(attacks + (attacks < 255 ? 1 : 0));
  const std::int32_t fear = trait(game, entry.target, Trait::Fear);
  if (fear > 0 && trait(game, entry.source, Trait::Fear) == 0) // [doubt 28]
    trigger(game, RuleAbility::Fear, entry.target, controller(game.match, entry.target), fear, entry.source);
}

// --- Dice -----------------------------------------------------------------------------------------------------------

void come_to_dice(Game& game, Frame& frame) { // which the short chain does not have [bsk 216.1b]
  if (has_die(game, top_entry(game.match))) return give_priority(game, Stage::Roll);
  go(frame, At::ProtectionTop);
}

// The attacker rolls first; a closed card does not. [bsk 216.5]
void roll_dice(Game& game, Frame& frame) {
  if (falls(game, frame)) return;
  StackEntry& entry = top_entry(game.match);
  const bool melee = is_melee(method_of(game, entry));
  if (melee && trait(game, entry.source, Trait::Unanswered) > 0) set(entry, Flag::Unanswered);
  if (fights_back(game, entry)) set(entry, Flag::Fight);
  const auto throws = [&](CardId card) {
    return roll(game, controller(game.match, card), card, 6, num(Cause::Roll), {"216.5"});
  };
  put_at(entry, Slot::Roll, throws(entry.source));
  if (has(entry, Flag::Fight)) put_at(entry, Slot::BackRoll, throws(entry.target));
  const auto suffers_plague = [&](CardId card, int fallen) { // [bsk D57.3]
    if (fallen % 2 == 1 && trait(game, card, Trait::Plague) > 0)
      trigger(game, RuleAbility::Plague, card, controller(game.match, card), fallen);
  };
  suffers_plague(entry.source, at(entry, Slot::Roll));
  if (has(entry, Flag::Fight)) suffers_plague(entry.target, at(entry, Slot::BackRoll));
}

void fix_results(Game& game, Frame& frame) { // [bsk 216.6]
  if (falls(game, frame)) return;
  StackEntry& entry = top_entry(game.match);
  // What was added while this object was on top lies in the slots of the results.
  const auto final_of = [&](CardId card, Slot roll, Slot result) {
    put_at(entry, result, result_of(game, entry, card, at(entry, roll) + at(entry, result)));
  };
  final_of(entry.source, Slot::Roll, Slot::Result);
  if (has(entry, Flag::Fight)) final_of(entry.target, Slot::BackRoll, Slot::BackResult);
}

bool may_be_weakened(const Match& match) {
  const StackEntry& entry = top_entry(match);
  return has(entry, Flag::Fight) && !has(entry, Flag::Blocked) && !has(entry, Flag::Cancelled) &&
         is_exchange(at(entry, Slot::Result), at(entry, Slot::BackResult));
}

// Online the server settles the result. [bso doubt 8]
void offer_weakening(Game& game, Frame&) {
  const StackEntry& entry = top_entry(game.match);
  if (!may_be_weakened(game.match) || edition(game.match) == Edition::Online) return;
  const bool attacker_ahead = at(entry, Slot::Result) > at(entry, Slot::BackResult);
  call(game, Proc::Weaken, controller(game.match, attacker_ahead ? entry.source : entry.target));
}

void ask_weaken(const Table&, const Frame&, Decision& decision) {
  offer(decision, Verb::KeepStrike, {"216.7"});
  offer(decision, Verb::Weaken, {"216.7"});
}

void take_weaken(Game& game, Frame&, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb == num(Verb::Weaken)) {
    set(top_entry(game.match), Flag::Weakened);
    say(game, top_entry(game.match), Cause::Weakened, {"216.7"});
  }
}

// How strong it came to be, and how many wounds that would be.
void tell_blow(Game& game, CardId card, Strength strength, int value) {
  Event event;
  event.seat = controller(game.match, card);
  event.known_to = may_look(game.match, game.match[card]);
  event.cause = num(Cause::Blow);
  event.card = card;
  event.def = game.match[card].def;
  event.attribute = static_cast<std::uint8_t>(strength);
  event.amount = value;
  event.rule = {"216.8"};
  game.tell(event);
}

void calculate(Game& game, Frame& frame) { // [bsk 216.8]
  if (falls(game, frame)) return;
  StackEntry& entry = top_entry(game.match);
  const int result = at(entry, Slot::Result), back = at(entry, Slot::BackResult);
  Blows both{strength_of(result), Strength::Miss};
  if (has(entry, Flag::Fight))
    both = has(entry, Flag::Weakened) ? weakened(result, back) : blows(result, back);
  put_at(entry, Slot::Strength, num(both.attacker));
  put_at(entry, Slot::BackStrength, num(both.repeller));
  if (!is_attack(game, entry)) return;
  put_at(entry, Slot::Value, value_of(game, entry, both.attacker));
  tell_blow(game, entry.source, both.attacker, at(entry, Slot::Value));
  if (!has(entry, Flag::Fight)) return;
  put_at(entry, Slot::BackValue, back_value_of(game, entry, both.repeller));
  tell_blow(game, entry.target, both.repeller, at(entry, Slot::BackValue));
}

// --- Wounds ---------------------------------------------------------------------------------------------------------

void protect(Game& game, Frame& frame) {
  falls(game, frame);
}

void vampirise(Game& game, const StackEntry& entry, std::int32_t done) { // [bsk D6.1]
  if (done > 0 && trait(game, entry.source, Trait::Vampirism) > 0 &&
      trait(game, entry.target, Trait::Incorporeal) == 0)
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
  if (trait(game, entry.source, Trait::Plague) > 0 && is_creature(game, entry.target))
    give_trait(game, entry.target, Trait::Plague, 1, entry.source);
}

void apply(Game& game, Frame& frame) { // [bsk 216.11]
  if (falls(game, frame)) return;
  StackEntry& entry = top_entry(game.match);
  set(entry, Flag::Effective);
  Match& match = game.match;
  switch (static_cast<Entry>(entry.kind)) {
  case Entry::Strike: return deal_blows(game, entry);
  case Entry::Move:
  case Entry::Jump: return move_to(game, entry.source, entry.place, Cause::Move, {"209.2"});
  case Entry::Swap: {
    const PlaceId here = match[entry.source].place, there = match[entry.target].place;
    Together at_once(game);
    move_to(game, entry.source, there, Cause::Move, {"D23.5"});
    return move_to(game, entry.target, here, Cause::Move, {"D23.5"});
  }
  case Entry::Defender: return name_defender(game, entry.source);
  case Entry::Chip: count_on(game, entry.source, num(On::Chips), 1, {}, num(Cause::Chip), {"104.5"}); return;
  case Entry::Reach: set(match, entry.source, State::Reaching); return;
  case Entry::Ability:
    if (is_attack(game, entry) && !has_die(game, entry))
      put_at(entry, Slot::Value, value_of(game, entry, Strength::Weak));
    entry.effect = 0; // it goes on by itself from here
    call(game, Proc::Effect, entry.seat, {static_cast<std::uint16_t>(twoseat::Part::Text)});
    return;
  }
}

void wounded(Game& game, Frame&) {
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
    set(match, entry.source, State::Reaching, false); // [doubt 19]
    return close(game, entry.source, Cause::Close, {"216.12"});
  case Entry::Chip:
  case Entry::Reach: return close(game, entry.source, Cause::Close, {"216.12"});
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
  expire_and_release(game, Duration::Battle);
  leave(game);
}

constexpr std::uint64_t priority = bit(Proc::Priority), effect = bit(Proc::Effect);
constexpr Step chain_table[] = {
    runs("declared", {"215.3e"}, nothing, bit(Proc::Chain) | bit(Proc::Triggers) | bit(Proc::Cell)),
    runs("claim on top", {"216.2"}, top<Stage::Claim>, priority),
    runs("claim", {"216.2"}, claim),
    runs("target on top", {"216.3"}, top<Stage::Target>, priority),
    runs("target", {"216.4"}, fix_target),
    runs("roll on top", {"216.5"}, come_to_dice, priority),
    runs("roll", {"216.5"}, roll_dice),
    runs("result on top", {"216.6"}, top<Stage::Result>, priority),
    runs("result", {"216.6"}, fix_results),
    runs("weaken", {"216.7"}, offer_weakening, bit(Proc::Weaken)),
    runs("calculation on top", {"216.7"}, top<Stage::Calculation>, priority),
    runs("calculation", {"216.8"}, calculate),
    runs("protection on top", {"216.9"}, top<Stage::Protection>, priority),
    runs("protection", {"216.10"}, protect),
    runs("wounds on top", {"216.11"}, top<Stage::Wounds>, priority),
    runs("wounds", {"216.11"}, apply, effect),
    runs("wounded", {"216.11d"}, wounded),
    runs("payment on top", {"216.12"}, top<Stage::Payment>, priority),
    runs("payment", {"216.12"}, pay, effect),
    runs("paid", {"216.12"}, nothing),
    runs("end on top", {"216.13"}, top<Stage::End>, priority),
    runs("end", {"216.13"}, end_chain),
};

constexpr Step weaken_table[] = {
    asks("weaken the strike", {"216.7"}, ask_weaken, take_weaken, Question::Weaken)};

} // namespace

// The defender becomes the target and fights as an open card. [bsk 205.3, 412.5]
void name_defender(Game& game, CardId defender) {
  Match& match = game.match;
  if (match.entries.size() < 2) return;
  StackEntry& strike = match.entries[match.entries.size() - 2];
  if (strike.kind != num(Entry::Strike) || has(strike, Flag::Redirected)) return;
  redirect(game, strike, defender);
  strike.helper = defender;
  set(strike, Flag::Defended);
}

const std::span<const Step> chain_steps = chain_table;
const std::span<const Step> weaken_steps = weaken_table;

} // namespace twoseat::berserk
