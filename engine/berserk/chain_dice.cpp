// From the dice to the blows: rolls, results, weakening, strengths and values. [bsk 216.5 to 216.8]
#include "engine/berserk/chain.h"
#include "engine/berserk/fighting.h"
#include "engine/berserk/replies.h"
#include "engine/berserk/rule_abilities.h"
#include <algorithm>

namespace twoseat::berserk {

void come_to_dice(Game& game, Frame& frame) { // which the short chain does not have [bsk 216.1b]
  if (has_die(game, top_entry(game.match))) return give_priority(game, Stage::Roll);
  game.did({"216.1b"});
  go(frame, At::ProtectionTop);
}

namespace {

// Whether the target fights back, and why not.
void cite_fight(Game& game, const StackEntry& entry) {
  if (game.events == nullptr || !is_attack(game, entry)) return;
  const CardId target = entry.target;
  const Seat seat = controller(game.match, target);
  if (has(entry, Flag::Fight)) return game.did({"205.6"}, seat, target);
  game.did({"205.5a"}, entry.seat, entry.source);
  const Method method = method_of(game, entry);
  const bool able = is_creature(game, target) && is_open(game.match, target) && seat != entry.seat;
  if (able && has(entry, Flag::Unanswered)) game.did({"D2.2"}, seat, target);
  if (able && method == Method::Special) game.did({"D35.3"}, seat, target);
  if (able && method == Method::Magic) game.did({"D22.3"}, seat, target);
  if (cannot(game, target, Restriction::Fight)) game.did({"G21"}, seat, target);
  if (method != Method::Simple) return;
  game.did({"205.5b"}, seat, target);
  if (type(game, target) == Type::Artifact)
    for (const Rule rule : {Rule{"213.3"}, Rule{"213.4"}})
      game.did(rule, seat, target);
}

} // namespace

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
  set(entry, Flag::InFight);
  cite_fight(game, entry);
  put_at(entry, Slot::Roll, throws(entry.source));
  if (has(entry, Flag::Fight)) put_at(entry, Slot::BackRoll, throws(entry.target));
  const auto suffers_plague = [&](CardId card, int fallen) { // [bsk D57.3]
    if (fallen % 2 == 0 || trait(game, card, Trait::Plague) == 0) return;
    game.did({"D57.3"}, Seat::None, card);
    trigger(game, RuleAbility::Plague, card, controller(game.match, card), fallen);
  };
  suffers_plague(entry.source, at(entry, Slot::Roll));
  if (has(entry, Flag::Fight)) suffers_plague(entry.target, at(entry, Slot::BackRoll));
}

void fix_results(Game& game, Frame& frame) { // [bsk 216.6]
  if (falls(game, frame)) return;
  StackEntry& entry = top_entry(game.match);
  // What was added while this object was on top lies in the slots of the results.
  const auto final_of = [&](CardId card, Slot roll, Slot result, Arranged what) {
    put_at(entry, result,
           result_of(game, entry, card, at(entry, roll) + at(entry, result), orders_of(frame, what)));
    cite_die_traits(game, entry, card);
  };
  final_of(entry.source, Slot::Roll, Slot::Result, Arranged::Die);
  if (has(entry, Flag::Fight)) final_of(entry.target, Slot::BackRoll, Slot::BackResult, Arranged::BackDie);
}

namespace {

bool may_be_weakened(const Match& match) {
  const StackEntry& entry = top_entry(match);
  return has(entry, Flag::Fight) && !has(entry, Flag::Blocked) && !has(entry, Flag::Cancelled) &&
         is_exchange(at(entry, Slot::Result), at(entry, Slot::BackResult));
}

} // namespace

// Online the server settles the result. [bso doubt 8]
void offer_weakening(Game& game, Frame&) {
  const StackEntry& entry = top_entry(game.match);
  if (!may_be_weakened(game.match) || edition(game.match) == Edition::Online) return;
  const bool attacker_ahead = at(entry, Slot::Result) > at(entry, Slot::BackResult);
  call(game, Proc::Weaken, controller(game.match, attacker_ahead ? entry.source : entry.target));
}

namespace {

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

constexpr Step weaken_table[] = {
    asks("weaken the strike", {"216.7"}, ask_weaken, take_weaken, Question::Weaken)};

} // namespace

const std::span<const Step> weaken_steps = weaken_table;

namespace {

// How strong it came to be, and how many wounds that would be.
void tell_blow(Game& game, CardId card, Strength strength, int value) {
  Event event = event_about(game.match, card, Cause::Blow, {"216.8"});
  event.attribute = static_cast<std::uint8_t>(strength);
  event.amount = value;
  game.tell(event);
}

} // namespace

// The row of the table that was read, or the table of one die. [bsk 205.4, 205.6]
Rule rule_of_blows(const StackEntry& entry) {
  const int result = at(entry, Slot::Result), back = at(entry, Slot::BackResult);
  if (!has(entry, Flag::Fight)) return {"205.4"};
  return {has(entry, Flag::Weakened) ? rule_of_weakened(result, back) : rule_of_blows(result, back)};
}

Blows blows_of(const StackEntry& entry) {
  const int result = at(entry, Slot::Result), back = at(entry, Slot::BackResult);
  if (!has(entry, Flag::Fight)) return {strength_of(result), Strength::Miss};
  return has(entry, Flag::Weakened) ? weakened(result, back) : blows(result, back);
}

void calculate(Game& game, Frame& frame) { // [bsk 216.8]
  if (falls(game, frame)) return;
  StackEntry& entry = top_entry(game.match);
  const Blows both = blows_of(entry);
  put_at(entry, Slot::Strength, num(both.attacker));
  if (has(entry, Flag::Fight)) put_at(entry, Slot::BackStrength, num(both.repeller));
  game.did({"216.8a"}, entry.seat, entry.source);
  game.did(rule_of_blows(entry), entry.seat, entry.source);
  if (entry.kind != num(Entry::Strike)) // X-Y-Z, of an attack or not
    game.did({is_attack(game, entry) ? "205.7" : "205.7b"}, entry.seat, entry.source);
  if (!is_attack(game, entry)) return;
  set(entry, Flag::Striking);
  game.did({"216.8b"}, entry.seat, entry.source);
  put_value(game, entry, Slot::Value, value_of(game, entry, both.attacker, orders_of(frame, Arranged::Blow)));
  cite_blow(game, entry, false);
  tell_blow(game, entry.source, both.attacker, at(entry, Slot::Value));
  if (!has(entry, Flag::Fight)) return;
  put_value(game, entry, Slot::BackValue,
            back_value_of(game, entry, both.repeller, orders_of(frame, Arranged::BackBlow)));
  cite_blow(game, entry, true);
  tell_blow(game, entry.target, both.repeller, at(entry, Slot::BackValue));
}

// --- Of several effects that reduce a blow to a number one counts [bsk 422.4f, 422.6, G31] ---------------------------

namespace {

// The blow on the target, or (back) the counterblow on the attacker; those who have something to say of it.
CardId hit_by(const StackEntry& entry, bool back) {
  return back ? entry.source : entry.target;
}
Slot slot_of(bool back) {
  return back ? Slot::BackValue : Slot::Value;
}

struct Limit {
  CardId source;
  std::int32_t most = 0;
};
// One place more than is used: a full list may lack some, and the match stops then.
using Limits = ScratchVector<Limit, 65>;

Limits limits_on(const Table& table, const StackEntry& entry, bool back) {
  Limits limits;
  each_said_against(table, StackWord::ReduceTo, back ? CardId{} : entry.source, hit_by(entry, back),
                    [&](const script::Node& node, const Context& context) {
                      const std::int32_t most = std::max(amount(table, context, node.amount), 0);
                      if (most < at(entry, slot_of(back))) limits.push({context.source, most});
                    });
  return limits;
}

void limit_blow(Game& game, bool back, std::int32_t most) {
  put_at(top_entry(game.match), slot_of(back), most);
  say(game, top_entry(game.match), Cause::Reduced, {"G31"});
}

void ask_limit(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Choose), {"422.6"});
  for (const Limit& limit : limits_on(table, top_entry(table.match), frame.locals[0] != 0))
    decision.add({num(Verb::Choose), {}, {}, limit.source, static_cast<std::uint16_t>(limit.most)});
  decision.drop_empty_choice();
}

void take_limit(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  limit_blow(game, frame.locals[0] != 0, decision.picked(answer).number);
}

constexpr Step lower_table[] = {
    asks_if_open("reduce to a number", {"422.6"}, ask_limit, take_limit, Question::Lower)};

} // namespace

const std::span<const Step> lower_steps = lower_table;

namespace {

// Last of all that changes the number. [bsk 422.4f]
void reduce(Game& game, bool back) {
  const StackEntry& entry = top_entry(game.match);
  if (!entry.target || at(entry, slot_of(back)) <= 0) return;
  const Limits limits = limits_on(game, entry, back);
  if (limits.full()) return stop(game.match, Flaw::TooManyAbilities);
  if (!limits.empty()) game.did({"422.4f"}, entry.seat, hit_by(entry, back));
  if (limits.size() == 1) limit_blow(game, back, limits[0].most);
  if (limits.size() > 1)
    call(game, Proc::Lower, controller(game.match, hit_by(entry, back)), {static_cast<std::uint16_t>(back)});
}

} // namespace

void reduce_blow(Game& game, Frame&) {
  reduce(game, false);
}
void reduce_back_blow(Game& game, Frame&) {
  reduce(game, true);
}

} // namespace twoseat::berserk
