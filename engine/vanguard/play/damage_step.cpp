// The damage step and the close step: who is hit, what that does, and the end of a battle. [vge 10.7, 10.8]
#include "engine/abilities/occasions.h"
#include "engine/abilities/run.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/domination.h"
#include "engine/vanguard/play/attacks.h"
#include "engine/vanguard/play/departures.h"
#include "engine/vanguard/play/procedures.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

// --- Damage step [vge 10.7] ---------------------------------------------------------------------------------------

Frame& battle_frame(Match& match) {
  return match.stack[match.stack.size() - 2];
} // it calls these steps itself

// Bits of the battle's `hit`.
constexpr std::uint16_t target_hit = 1, somebody_hit = 2;

// Units besides the target that the attack has hit. [vge 10.4.1.9.3]
template <class F>
void each_further_hit(const Match& match, CardId target, F f) {
  for (const Relation& relation : match.relations)
    if (relation.kind == num(Link::Hit) && relation.holder != target) f(relation.holder);
}

// Both of a legion are the attacking unit; for all others it is one attack. [vge 10.4.1.3 | vgi 10.27.5]
void tell_mate(Game& game, Event event) {
  const CardId mate = legion_partner(game.match, event.card);
  if (!mate || !related(game.match, mate, Link::Attacking)) return;
  event.card = mate;
  event.def = game.match[mate].def;
  notice_for(game, event.card, event);
}

// `further`: the hit itself was told of another unit already. [doubt vge-2 12]
void tell_hit(Game& game, CardId attacker, CardId target, bool hit, bool further = false) {
  Event event;
  event.seat = game.match.turn_player;
  event.known_to = everybody;
  event.cause = num(hit ? Cause::Hit : Cause::NoHit);
  event.card = attacker;
  event.def = game.match[attacker].def;
  event.other = target;
  event.other_def = game.match[target].def;
  event.amount = further ? 1 : 0;
  event.rule = {hit ? "10.7.1.6" : "10.7.1.7"};
  event.was = attacker_that_left(game.match);
  game.tell(event);
  tell_mate(game, event);
}

// Whether the unit has come to the other side since it attacked, or was attacked: then nothing is compared. [vge 10.7.1.2.1]
bool has_changed_sides(Game& game, const Frame& battle, CardId attacker, CardId unit) {
  const bool changed = master(game.match, attacker) != battle.seat || master(game.match, unit) == battle.seat;
  if (changed) game.did({"10.7.1.2.1"}, battle.seat, unit);
  return changed;
}

// Each attacked unit by itself. [vge 10.7.1.2, doubt vge-2 29]
void compare_powers(Game& game, Frame&) {
  Match& match = game.match;
  Frame& battle = battle_frame(match);
  const CardId attacker = battle.card(battle_local::attacker);
  const CardId target = battle.card(battle_local::target);
  battle.locals[battle_local::hit] = 0;
  if (!related(match, attacker, Link::Attacking)) return;
  const std::int32_t power = number(game, attacker, Attribute::Power);
  const std::size_t relations = match.relations.size();
  for (std::size_t i = 0; i < relations; ++i) {
    const CardId unit = match.relations[i].holder;
    if (match.relations[i].kind != num(Link::Attacked) || has_changed_sides(game, battle, attacker, unit))
      continue;
    game.did({"10.7.1.2"}, match.turn_player, unit);
    if (cannot(game, unit, Restriction::BeHit) || // [vge 1.3.3]
        number(game, unit, Attribute::Power) > power)
      continue;
    std::uint16_t& hit = battle.locals[battle_local::hit];
    hit = static_cast<std::uint16_t>(hit | somebody_hit | (unit == target ? target_hit : 0U));
    if (!match.relations.push({unit, attacker, num(Link::Hit)})) return stop(match, Flaw::TooManyRelations);
  }
}

void deal_damage(Game& game, Frame&) {
  const Frame& battle = battle_frame(game.match);
  const CardId attacker = battle.card(battle_local::attacker);
  const CardId target = battle.card(battle_local::target);
  if (!related(game.match, attacker, Link::Attacking)) return; // [vge 10.7.1.4.2]
  constexpr std::int32_t most = 100; // more than there are cards to be damage [vge 17.16.12]
  const std::int32_t critical = std::min(number(game, attacker, Attribute::Critical), most);
  const auto damage = [&](CardId unit) {
    if (where(game.match, unit) != Zone::Vanguard) return;
    game.did({critical > 0 ? "7.35.1" : "10.7.1.4.1"}, master(game.match, unit), unit);
    if (critical > 0)
      count(game, master(game.match, unit), num(Counter::VanguardDamage), critical, {"10.7.1.4"});
  };
  if ((battle.locals[battle_local::hit] & target_hit) != 0) damage(target);
  each_further_hit(game.match, target, damage);
}

// What waits for a hit stands by without one. [vge 10.7.1.8]
void tell_as_if_hit(Game& game, CardId attacker, CardId target) {
  Event event;
  event.seat = game.match.turn_player;
  event.known_to = everybody;
  event.cause = num(Cause::Attack);
  event.card = attacker;
  event.def = game.match[attacker].def;
  event.other = target;
  event.other_def = game.match[target].def;
  event.rule = {"10.7.1.8"};
  event.was = attacker_that_left(game.match);
  game.tell(event);
  tell_mate(game, event);
}

void hit_or_not(Game& game, Frame&) {
  const Frame& battle = battle_frame(game.match);
  const CardId attacker = battle.card(battle_local::attacker);
  const CardId target = battle.card(battle_local::target);
  const std::uint16_t hit = battle.locals[battle_local::hit];
  Together at_once(game);
  bool told = (hit & target_hit) != 0 || hit == 0;
  if (told) tell_hit(game, attacker, target, hit != 0);
  if (hit == 0 && information(game, attacker, hits_anyway) > 0) tell_as_if_hit(game, attacker, target);
  each_further_hit(game.match, target, [&](CardId unit) {
    tell_hit(game, attacker, unit, true, told);
    told = true;
  });
}

// All of them are looked at before the first one goes. What lies under one goes along with it.
void retire_at_once(Game& game, const CardList& units) {
  Together at_once(game);
  const Departures leave = departures(game.match, {units.begin(), units.size()}, Zone::Drop);
  const Leaving together(game, {leave.begin(), leave.size()});
  for (const CardId unit : units)
    if (is_circle(where(game.match, unit))) retire(game, unit, {"10.7.1.10"});
}

// G guardians before the other guardians, and those before the hit rear-guards.
void retire_guardians(Game& game, Seat seat, bool g) {
  CardList guardians;
  for (const CardId card : cards_in(game.match, place(seat, Zone::Guardian)))
    if (is_g(game.face(card)) == g) guardians.push(card);
  retire_at_once(game, guardians);
}

void retire_losers(Game& game, Frame& frame) {
  for (const bool g : {true, false})
    for (const Seat seat : {frame.seat, other(frame.seat)})
      retire_guardians(game, seat, g);
  const Frame& battle = battle_frame(game.match);
  const CardId target = battle.card(battle_local::target);
  const auto falls = [&](CardId unit) {
    return is_type(game.match[game.match[unit].place], CircleType::RearGuard) &&
           !cannot(game, unit, Restriction::BeRetiredWhenHit);
  };
  CardList hit;
  if ((battle.locals[battle_local::hit] & target_hit) != 0 && falls(target)) hit.push(target);
  for (const Relation& relation : game.match.relations)
    if (relation.kind == num(Link::Hit) && falls(relation.holder)) hit.push(relation.holder);
  retire_at_once(game, hit);
}

constexpr Step damage_step_table[] = {
    begins<Timing::DamageStep>("beginning of the damage step", {"10.7.1.1"}),
    runs("compare powers", {"10.7.1.2"}, compare_powers),
    checks("check timing", {"10.7.1.3"}),
    runs("deal damage", {"10.7.1.4"}, deal_damage),
    checks("damage checks", {"10.7.1.5"}),
    runs("hit or not", {"10.7.1.6"}, hit_or_not),
    checks("check timing", {"10.7.1.9"}),
    runs("retire", {"10.7.1.10"}, retire_losers),
    checks("check timing", {"10.7.1.11"}),
};

// --- Close step [vge 10.8] ----------------------------------------------------------------------------------------

void end_attack(Game& game) {
  game.match.relations.remove_if([](const Relation& relation) {
    const auto link = static_cast<Link>(relation.kind);
    return link == Link::Attacking || link == Link::Attacked || link == Link::Boosting || link == Link::Hit;
  });
  forget_attacker(game.match);
}

void end_battle_states(Game& game, Frame&) {
  expire(game, Duration::Battle);
  game.match.modifications.remove_if(
      [](const Modification& m) { // whatever was said of how long [vge 17.16.11.2]
        return m.attribute == given_mark && m.amount == num(Mark::LinkAttack);
      });
  end_dominations(game, game.match.effects.size());
  if (!decided(game.match).attack_lasts_to_the_close) end_attack(game);
}

enum class CloseStep : std::uint8_t { End, CheckTiming, StatesEnd, Again };

// What came up meanwhile is worked off in a further round. [vge 10.8.1.3]
void close_again(Game& game, Frame& frame) {
  if (goes_on(game, Timing::CloseStep, game.match.turn_player)) return go(frame, CloseStep::End);
  if (!decided(game.match).attack_lasts_to_the_close) return;
  game.did({"vgi 7.7.1.4"}, game.match.turn_player);
  end_attack(game);
}

bool fought(const Table& table, CardId unit) {
  const bool boosted =
      related(table.match, unit, Link::Boosting) && !decided(table.match).boosters_are_not_discharged;
  return related(table.match, unit, Link::Attacking) || boosted || information(table, unit, took_part) > 0;
}

// Charging units that attacked or boosted in it. [vge 14.31.2, doubt vge-3 5 | vgi 11.29.2, doubt vgi 17]
void discharge(Game& game) {
  Together at_once(game);
  for (const Seat seat : both_seats)
    for (const Zone circle : field) {
      for (CardId unit = top(game.match, seat, circle); unit;) { // a mate too
        const CardId next = game.match[unit].next;
        if (is_unit(game, unit) && has(game, unit, Mark::Charging) && fought(game, unit))
          put(game, unit, game.match[unit].owner, Zone::Deck, Cause::RuleAction, {"14.31.2"});
        unit = next;
      }
    }
}

void end_of_battle(Game& game, Frame&) {
  announce_once(game, Timing::CloseStep, game.match.turn_player);
  discharge(game);
}

constexpr Step close_step_table[] = {
    runs("end of the battle", {"10.8.1.1"}, end_of_battle),
    checks("check timing", {"10.8.1.2"}),
    runs("battle states end", {"10.8.1.2"}, end_battle_states),
    runs("back to the start step", {"10.8.1.3"}, close_again),
};

} // namespace

const std::span<const Step> damage_step_steps = damage_step_table;
const std::span<const Step> close_step_steps = close_step_table;

} // namespace twoseat::vanguard
