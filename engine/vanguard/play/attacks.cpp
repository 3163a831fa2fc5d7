// What effects do to attacks: calling for one, widening it, turning it to another unit; and who guards whom when
// several units are attacked. [vge 7.36 to 7.38, 10.4.1.10]
#include "engine/vanguard/play/attacks.h"
#include "engine/abilities/run.h"
#include "engine/kernel/references.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"
#include "engine/vanguard/words/lexicon.h"

namespace twoseat::vanguard {
namespace {

bool has_relation(const Match& match, CardId holder, CardId other_card, Link link) {
  for (const Relation& relation : match.relations)
    if (relation.holder == holder && relation.other == other_card && relation.kind == num(link)) return true;
  return false;
}

bool may_be_target(const Table& table, CardId attacker, CardId unit) {
  return is_circle(where(table.match, unit)) && where(table.match, unit) != Zone::Guardian &&
         is_unit(table, unit) && role_of(table.match[unit]) == Role::Unit &&
         !is_kept_from_attacking(table, attacker, unit);
}

bool may_attack_by_effect(const Table& table, CardId unit) {
  if (is_in(table.match[unit], State::Legion) && decided(table.match).legions_are_not_told) return false;
  return is_circle(where(table.match, unit)) && where(table.match, unit) != Zone::Guardian &&
         is_unit(table, unit) && table.match[unit].orientation == Orientation::Stand &&
         !is_kept_by_its_text(table, unit) && !cannot(table, unit, Restriction::Attack);
}

} // namespace

void keep_attacker(Game& game, CardId leaving) {
  const Frame* battle = innermost(game.match, num(Proc::Battle));
  if (battle == nullptr || battle->card(battle_local::attacker) != leaving) return;
  if (attacker_that_left(game.match).card) return; // what comes back is another object
  Bound kept;
  kept.card = final_information(game, leaving);
  kept.effect = of_no_effect;
  kept.variable = kept_by_the_rules;
  if (!game.match.bound.push(kept)) stop(game.match, Flaw::TooManyRelations);
}

Reference attacker_that_left(const Match& match) {
  for (const Bound& bound : match.bound)
    if (is_kept_by_the_rules(bound)) return bound.card;
  return {};
}

void forget_attacker(Match& match) {
  match.bound.remove_if(is_kept_by_the_rules);
}

bool direct_attack(Game& game, CardId attacker, CardId target) {
  if (attacker == target || !is_circle(where(game.match, attacker)) ||
      !is_circle(where(game.match, target)) || has_relation(game.match, attacker, target, Link::Directed))
    return false;
  if (!game.match.relations.push({attacker, target, num(Link::Directed)}))
    stop(game.match, Flaw::TooManyRelations);
  return true;
}

bool battle_too(Game& game, CardId unit) {
  const CardId attacker = holder_of(game.match, Link::Attacking);
  if (!attacker || !may_be_target(game, attacker, unit) || related(game.match, unit, Link::Attacked) ||
      master(game.match, unit) == master(game.match, attacker))
    return false;
  relate(game, unit, attacker, num(Link::Attacked), {"7.37.1"});
  return true;
}

bool change_target(Game& game, CardId unit) {
  Match& match = game.match;
  const CardId attacker = holder_of(match, Link::Attacking);
  if (!attacker || !may_be_target(game, attacker, unit) || master(match, unit) == master(match, attacker))
    return false;
  for (std::size_t i = match.stack.size(); i-- > 0;)
    if (match.stack[i].procedure == num(Proc::Battle)) {
      match.stack[i].set_card(battle_local::target, unit);
      break;
    }
  const CardId before = holder_of(match, Link::Attacked);
  const bool other_kind =
      before && (where(match, before) == Zone::Vanguard) != (where(match, unit) == Zone::Vanguard);
  if (other_kind)
    match.standby.remove_if(
        [&](const Standby& standby) { // the event is now one about the new unit [vge 10.1.5]
          return waits_for(game.book, standby, Link::Attacked);
        });
  match.relations.remove_if([](const Relation& relation) { return relation.kind == num(Link::Attacked); });
  for (Relation& relation : match.relations)
    if (relation.kind == num(Link::Attacking)) relation.other = unit;
  if (other_kind) game.did({"10.1.5"}, Seat::None, unit);
  if (other_kind && decided(match).other_kind_is_not_attacked) { // nothing is told of it [vgi 7.1.2.4]
    game.did({"vgi 7.1.2.4"}, Seat::None, unit);
    return match.relations.push({unit, attacker, num(Link::Attacked)}) ||
           (stop(match, Flaw::TooManyRelations), false);
  }
  relate(game, unit, attacker, num(Link::Attacked), {"7.38.1"});
  return true;
}

// --- Attacks by effect --------------------------------------------------------------------------------------------

bool attacks_wait(const Match& match) {
  return holder_of(match, Link::Directed) && innermost(match, num(Proc::Battle)) == nullptr;
}

void directed_attacks(Game& game, Frame&) {
  if (attacks_wait(game.match)) call(game, Proc::DirectedAttacks, game.match.turn_player);
}

namespace {

enum class DirectedStep : std::uint8_t { Whose, Attacker, Target, Fight, Again };

bool is_directed(const Table& table, Seat seat, CardId unit) {
  return related(table.match, unit, Link::Directed) && master(table.match, unit) == seat &&
         may_attack_by_effect(table, unit);
}

// f(target) for every unit that this one may attack by effect.
template <class F>
void each_target(const Table& table, CardId attacker, F f) {
  for (const Relation& relation : table.match.relations)
    if (relation.holder == attacker && relation.kind == num(Link::Directed) &&
        may_be_target(table, attacker, relation.other) &&
        master(table.match, relation.other) != master(table.match, attacker))
      f(relation.other);
}

bool has_target(const Table& table, CardId attacker) {
  bool found = false;
  each_target(table, attacker, [&](CardId) { found = true; });
  return found;
}

template <class F>
void each_attacker(const Table& table, Seat seat, F f) {
  for (const Seat side : {seat, other(seat)}) // a dominated unit stands on the other's circle [vge 7.39.5]
    for (const Zone circle : field)
      for (const CardId unit : cards_in(table.match, place(side, circle)))
        if (is_directed(table, seat, unit) && has_target(table, unit)) f(unit);
}

bool any_attacker(const Table& table, Seat seat) {
  bool found = false;
  each_attacker(table, seat, [&](CardId) { found = true; });
  return found;
}

// The turn player's units first; what has no legal pair comes to nothing. [vge 7.36.1.1, 7.36.3]
void whose_attack(Game& game, Frame& frame) {
  const Seat turn_player = game.match.turn_player;
  frame.set_card(battle_local::attacker, {});
  frame.set_card(battle_local::target, {});
  frame.seat = any_attacker(game, turn_player) ? turn_player : other(turn_player);
  if (any_attacker(game, frame.seat)) return;
  expire(game, Duration::ThatAttack); // of attacks that come to nothing
  game.match.relations.remove_if(
      [](const Relation& relation) { return relation.kind == num(Link::Directed); });
  finish(game);
}

void ask_directed(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::AttackWith), {"7.36.3"});
  each_attacker(table, frame.seat, [&](CardId unit) {
    decision.add({num(Verb::AttackWith), {}, unit, {}, 0});
  });
  decision.drop_empty_choice();
}
void set_directed(Game&, Frame& frame, const Decision& decision, const Answer& answer) {
  frame.set_card(battle_local::attacker, decision.picked(answer).card);
}

void ask_directed_target(const Table& table, const Frame& frame, Decision& decision) {
  const CardId attacker = frame.card(battle_local::attacker);
  if (!attacker) return;
  decision.begin(num(Verb::AttackTarget), {"7.36.1.1"});
  each_target(table, attacker, [&](CardId unit) {
    decision.add({num(Verb::AttackTarget), {}, {}, unit, 0});
  });
  decision.drop_empty_choice();
}
void set_directed_target(Game&, Frame& frame, const Decision& decision, const Answer& answer) {
  frame.set_card(battle_local::target, decision.picked(answer).target);
}

// What an effect said of "that attack" holds from here to the end of this battle: of the attacker, and of units that are
// told no attack of their own. [vge 7.36.4]
void begin_that_attack(Match& match, CardId attacker) {
  for (Modification& m : match.modifications)
    if (m.duration == Duration::ThatAttack &&
        (m.subject == attacker || !related(match, m.subject, Link::Directed)))
      m.duration = Duration::Battle;
}

// A legion attacks as one, its leader first, whichever of the two was told. [vge 10.4.1.3]
CardId attacker_of(const Match& match, CardId told) {
  const CardId leader = told && role_of(match[told]) == Role::Mate ? legion_partner(match, told) : CardId{};
  return leader ? leader : told;
}

// Each is told once; only a dominated unit that stood up meanwhile attacks again. [vge 7.36.1.3, doubt vge-1 28]
void fight(Game& game, Frame& frame) {
  const CardId attacker = frame.card(battle_local::attacker);
  const CardId target = frame.card(battle_local::target);
  if (attacker && !is_in(game.match[attacker], State::Dominated) &&
      !decided(game.match).told_attackers_repeat)
    game.match.relations.remove_if([&](const Relation& relation) {
      return relation.kind == num(Link::Directed) && relation.holder == attacker;
    });
  if (attacker && target) begin_that_attack(game.match, attacker);
  if (attacker && target)
    call(game, Proc::Battle, frame.seat, {attacker_of(game.match, attacker).value, target.value, 0, 1});
}

void next_attack(Game& game, Frame& frame) {
  if (holder_of(game.match, Link::Directed)) go(frame, DirectedStep::Whose);
}

constexpr Step directed_attacks_table[] = {
    runs("whose unit attacks", {"7.36.3"}, whose_attack),
    asks_if_open("attacker by effect", {"7.36.3"}, ask_directed, set_directed, Question::Attacker),
    asks_if_open("target by effect", {"7.36.1.1"}, ask_directed_target, set_directed_target,
                 Question::Target),
    runs("attack resolution", {"7.36.1.2"}, fight, bit(Proc::Battle)),
    runs("next attack by effect", {"7.36.1.3"}, next_attack),
};

// --- Who guards whom [vge 10.4.1.10] ------------------------------------------------------------------------------

CardId unassigned(const Match& match, Seat seat) {
  for (const CardId card : cards_in(match, place(seat, Zone::Guardian)))
    if (!related(match, card, Link::Guarding)) return card;
  return {};
}

void ask_guarded(const Table& table, const Frame& frame, Decision& decision) {
  const CardId guardian = unassigned(table.match, frame.seat);
  if (!guardian) return;
  decision.begin(num(Verb::GuardUnit), {"10.4.1.10"});
  for (const Relation& relation : table.match.relations)
    if (relation.kind == num(Link::Attacked))
      decision.add({num(Verb::GuardUnit), {}, guardian, relation.holder, 0});
  decision.drop_empty_choice();
}

void set_guarded(Game& game, Frame&, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  relate(game, move.card, move.target, num(Link::Guarding), {"10.4.1.10"});
}

enum class AssignStep : std::uint8_t { Ask, Again };

void assign_next(Game& game, Frame& frame) {
  if (unassigned(game.match, frame.seat) && holder_of(game.match, Link::Attacked)) go(frame, AssignStep::Ask);
}

constexpr Step assign_guardians_table[] = {
    asks_if_open("guarded unit", {"10.4.1.10"}, ask_guarded, set_guarded, Question::Guarded),
    runs("next guardian", {"10.4.1.10"}, assign_next),
};

} // namespace

CardId only_attacked(const Match& match) {
  CardId found;
  for (const Relation& relation : match.relations) {
    if (relation.kind != num(Link::Attacked)) continue;
    if (found) return {};
    found = relation.holder;
  }
  return found;
}

const std::span<const Step> directed_attacks_steps = directed_attacks_table;
const std::span<const Step> assign_guardians_steps = assign_guardians_table;

} // namespace twoseat::vanguard
