// The battle phase: the start step, the attack step, and the order of the steps that follow. [vge 10.3, 10.4]
#include "engine/abilities/run.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/astral.h"
#include "engine/vanguard/mechanics/domination.h"
#include "engine/vanguard/play/attacks.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"

namespace twoseat::vanguard {
namespace {

// --- Start step [vge 10.3] ----------------------------------------------------------------------------------------

enum class StartStep : std::uint8_t { Begin, Players, Decide, CheckTiming, Battle, Directed, Again };

bool has_target(const Table& table, Seat seat, CardId attacker) {
  return std::any_of(std::begin(front_row), std::end(front_row), [&](Zone circle) {
    const CardId unit = unit_on(table.match, other(seat), circle);
    return unit && allowed(may_be_attacked, table, seat, attacker, unit);
  });
}

bool can_attack(const Table& table, Seat seat) {
  return std::any_of(std::begin(field), std::end(field), [&](Zone circle) {
    const CardId unit = unit_on(table.match, seat, circle);
    return unit && allowed(may_attack_with, table, seat, unit) && has_target(table, seat, unit);
  });
}

} // namespace

void may_attack_at_all(const Table& table, Seat seat, Reasons& reasons) {
  may_attack_now(table, seat, reasons);
  if (reasons.empty() && !can_attack(table, seat))
    reasons.push({{"10.3.2"}, static_cast<std::uint16_t>(Why::NobodyAttacks), {}, 0, 0});
}

namespace {

// No attack that could be performed, no choice to attack. [vge 10.3.2]
void ask_attack(const Table& table, const Frame& frame, Decision& decision) {
  if (can_attack(table, frame.seat)) {
    decision.begin(num(Verb::Attack), {"10.3.1.3"});
    decision.add({num(Verb::Attack), {}, {}, {}, 0});
  }
  decision.begin(num(Verb::NoAttack), {"10.3.1.5"});
  decision.add({num(Verb::NoAttack), {}, {}, {}, 0});
}

void answer_attack(Game& game, Frame&, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb == num(Verb::NoAttack)) finish(game);
}

// What waits for the battle phase waits for the first of its start steps. [vgi 7.2.1.1, doubt vgi 19]
void begin_start_step(Game& game, Frame& frame) {
  if (frame.locals[0] == 0) announces<Timing::BattlePhase>(game, frame);
  frame.locals[0] = 1;
  if (decided(game.match).start_step_is_awaited) announces<Timing::StartStep>(game, frame);
  call(game, Proc::CheckTiming, frame.seat);
}

void start_again(Game& game, Frame& frame) {
  go(frame, decided(game.match).every_start_step_begins ? StartStep::Begin : StartStep::Players);
}

constexpr Step battle_phase_table[] = {
    runs("beginning of the battle phase", {"10.3.1.1"}, begin_start_step, bit(Proc::CheckTiming)),
    marker("start step", {"10.3.1.2"}),
    asks_if_open("attack or not", {"10.3.1.3"}, ask_attack, answer_attack, Question::Attack),
    checks("check timing", {"10.3.1.4"}),
    enters<Proc::Battle>("battle", {"10.4.1.1"}),
    runs("attacks by effect", {"7.36.2"}, directed_attacks, bit(Proc::DirectedAttacks)),
    runs("next attack", {"10.8.1.4"}, start_again),
};

// --- Attack step [vge 10.4] ---------------------------------------------------------------------------------------

enum class BattleStep : std::uint8_t {
  Begin,
  CheckTiming,
  Attacker,
  AttackerFits,
  Rest,
  Target,
  TargetFits,
  Widen,
  Attacked,
  Boost,
  Abilities,
  Guard,
  Drive,
  Damage,
  Close,
};

// Wherever it moves on the field meanwhile, it goes when the battle is over. [vge 14.31.2]
void note_charging(Game& game, CardId unit) {
  if (has(game, unit, Mark::Charging))
    impose(game, unit, took_part, 1, Layer::Rules, Cause::RuleAction, {}, Duration::Battle);
}

void begin_battle(Game& game, Frame& frame) {
  ++game.match.battle;
  forget_attacker(game.match); // of one that ended without a close step [vge 10.4.1.3.1]
  for (const Rule rule : {Rule{"10.1.1"}, Rule{"10.1.3"}, Rule{"9.10.1"}})
    game.did(rule, frame.seat);
}

void ask_attacker(const Table& table, const Frame& frame, Decision& decision) {
  if (frame.card(battle_local::attacker)) return; // an effect has said which
  decision.begin(num(Verb::AttackWith), {"10.4.1.3"});
  for (const Zone circle : field)
    if (const CardId card = unit_on(table.match, frame.seat, circle))
      if (allowed(may_attack_with, table, frame.seat, card))
        decision.add({num(Verb::AttackWith), {}, card, {}, 0});
  decision.drop_empty_choice();
}

void set_attacker(Game&, Frame& frame, const Decision& decision, const Answer& answer) {
  frame.set_card(battle_local::attacker, decision.picked(answer).card);
}

// An attack by effect asks for no row, only for a standing unit that nothing keeps from it. [vge 7.36.1.1]
bool may_carry_out(const Table& table, CardId attacker) {
  return is_circle(where(table.match, attacker)) && is_unit(table, attacker) &&
         table.match[attacker].orientation == Orientation::Stand && !is_kept_by_its_text(table, attacker) &&
         !cannot(table, attacker, Restriction::Attack);
}

// Without anybody to attack, the battle ends without a close step and the end phase begins. [vge 10.4.1.3.1, doubt vge-2 6]
void check_attacker(Game& game, Frame& frame) {
  if (const CardId attacker = frame.card(battle_local::attacker)) {
    if (frame.locals[battle_local::by_effect] != 0 && !may_carry_out(game, attacker)) {
      game.did({"10.4.1.4.1"}, frame.seat, attacker);
      go(frame, BattleStep::Close);
    }
    return game.did({"10.4.1.4"}, frame.seat, attacker);
  }
  game.did({"10.4.1.3.1"}, frame.seat);
  if (decided(game.match).battle_without_attacker) return go(frame, BattleStep::Close);
  expire(game, Duration::Battle);
  end_dominations(game, game.match.effects.size());
  finish(game); // the battle
  finish(game); // the battle phase
}

void rest_attacker(Game& game, Frame& frame) {
  const CardId attacker = frame.card(battle_local::attacker);
  const CardId mate = legion_partner(game.match, attacker); // they attack as one [vge 10.4.1.3]
  set_orientation(game, attacker, Orientation::Rest, Cause::Attack, {"10.4.1.5"});
  relate(game, attacker, {}, num(Link::Attacking), {"10.4.1.5.3"});
  note_charging(game, attacker);
  if (mate) relate(game, mate, {}, num(Link::Attacking), {"10.4.1.5.3"});
  game.did({"10.4.1.5.1"}, frame.seat, attacker);
}

// What rules of rows say does not count here: only what effects keep it from. [vge 10.4.1.7.1, 10.4.1.8]
bool may_be_battled(const Table& table, CardId attacker, CardId unit) {
  return is_circle(where(table.match, unit)) && is_unit(table, unit) &&
         role_of(table.match[unit]) == Role::Unit && !is_kept_from_attacking(table, attacker, unit);
}

void ask_target(const Table& table, const Frame& frame, Decision& decision) {
  if (frame.card(battle_local::target)) return;
  decision.begin(num(Verb::AttackTarget), {"10.4.1.6"});
  for (const Zone circle : front_row)
    if (const CardId card = unit_on(table.match, other(frame.seat), circle))
      if (allowed(may_be_attacked, table, frame.seat, frame.card(battle_local::attacker), card))
        decision.add({num(Verb::AttackTarget), {}, {}, card, 0});
  decision.drop_empty_choice();
}

void set_target(Game&, Frame& frame, const Decision& decision, const Answer& answer) {
  frame.set_card(battle_local::target, decision.picked(answer).target);
}

void check_target(Game& game, Frame& frame) { // [vge 10.4.1.7.1]
  const CardId target = frame.card(battle_local::target);
  game.did({"10.4.1.7"}, frame.seat, target);
  if (target && may_be_battled(game, frame.card(battle_local::attacker), target)) return;
  game.did({"10.4.1.7.1"}, frame.seat, target); // the battle ends early
  go(frame, BattleStep::Close);
}

// Every unit that "this unit battles ..." names, whatever row it is in. [vge 7.37.1, 10.4.1.8]
template <class F>
void each_widened(const Table& table, CardId attacker, Seat defender, F f) {
  for (const Zone circle : field) {
    if (circle == Zone::Guardian) continue;
    const CardId unit = unit_on(table.match, defender, circle);
    if (unit && master(table.match, unit) == defender && may_be_battled(table, attacker, unit) &&
        says_of(table, attacker, Lasting::Widen, unit))
      f(unit);
  }
}

// The one that was chosen may not be among them. [vge 10.4.1.8]
void widen(Game& game, Frame& frame) {
  CardId first;
  bool chosen = false;
  each_widened(game, frame.card(battle_local::attacker), other(frame.seat), [&](CardId unit) {
    if (!first) first = unit;
    chosen = chosen || unit == frame.card(battle_local::target);
  });
  if (first && !chosen) frame.set_card(battle_local::target, first);
}

void begin_being_attacked(Game& game, Frame& frame) {
  const CardId attacker = frame.card(battle_local::attacker);
  const CardId target = frame.card(battle_local::target);
  for (Relation& relation : game.match.relations)
    if (relation.kind == num(Link::Attacking)) relation.other = target;
  relate(game, target, attacker, num(Link::Attacked), {"10.4.1.9"});
  game.did({"10.4.1.9.4"}, frame.seat, target);
  each_widened(game, attacker, other(frame.seat), [&](CardId unit) {
    if (unit == target) return;
    relate(game, unit, attacker, num(Link::Attacked), {"10.4.1.9.3"});
    game.did({"10.4.1.8"}, frame.seat, unit);
  });
}

void ask_boost(const Table& table, const Frame& frame, Decision& decision) {
  const CardId attacker = frame.card(battle_local::attacker);
  if (frame.locals[battle_local::by_effect] != 0) return; // [vge 7.36.1.2]
  if (!related(table.match, attacker, Link::Attacking)) return;
  const CardId booster = unit_on(table.match, frame.seat, behind(where(table.match, attacker)));
  if (!booster || !allowed(may_boost, table, frame.seat, booster, attacker)) return;
  decision.begin(num(Verb::Boost), {"10.4.1.12"});
  decision.add({num(Verb::Boost), {}, booster, attacker, 0});
  const CardId mate = legion_partner(table.match, attacker); // either of the two
  if (mate && !decided(table.match).legions_share_a_boost)
    decision.add({num(Verb::Boost), {}, booster, mate, 0});
  decision.begin(num(Verb::NoBoost), {"10.4.1.12"});
  decision.add({num(Verb::NoBoost), {}, {}, {}, 0});
}

// The mate is boosted by the same boost: of nothing but that is it told. [vgi 7.3.1.6]
void boost_too(Game& game, CardId booster, CardId mate) {
  if (!game.match.relations.push({booster, mate, num(Link::Boosting)}))
    return stop(game.match, Flaw::TooManyRelations);
  Event event;
  event.kind = EventKind::Related;
  event.known_to = everybody;
  event.other = mate;
  event.other_def = game.match[mate].def;
  event.amount = num(Link::Boosting);
  event.rule = {"10.4.1.12.2"};
  game.tell(event);
}

void answer_boost(Game& game, Frame&, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb != num(Verb::Boost)) return;
  const Move& move = decision.picked(answer);
  orient(game, move.card, Orientation::Rest, num(Cause::Boost), {"7.47.1.2"});
  relate(game, move.card, move.target, num(Link::Boosting), {"10.4.1.12.2"});
  const CardId mate = legion_partner(game.match, move.target);
  if (mate && decided(game.match).legions_share_a_boost) boost_too(game, move.card, mate);
  if (!decided(game.match).boosters_are_not_discharged) note_charging(game, move.card);
  game.did({"7.47.1"}, Seat::None, move.card);
}

void guard_step(Game& game, Frame& frame) {
  call(game, Proc::GuardStep, other(frame.seat));
}

// Only a vanguard makes drive checks, or what an effect lets. [vge 10.5.1.2.1, doubt vge-2 5]
bool may_drive(const Table& table, CardId attacker) {
  return where(table.match, attacker) == Zone::Vanguard ||
         is_astral(table.match[table.match[attacker].place]) || // [vge 17.3.1.4]
         can(table, attacker, Restriction::PerformDriveChecks);
}

bool performs_drive_checks(const Table& table, CardId attacker) { // [vge 7.46.1.1]
  return may_drive(table, attacker) || information(table, attacker, performs_drive) > 0;
}

// One that is gone makes none.
void drive_step(Game& game, Frame& frame) {
  const CardId attacker = frame.card(battle_local::attacker);
  if (!related(game.match, attacker, Link::Attacking) || !performs_drive_checks(game, attacker)) return;
  if (!may_drive(game, attacker)) game.did({"7.46.1.1"}, Seat::None, attacker);
  call(game, Proc::DriveStep, frame.seat);
}

constexpr Step battle_table[] = {
    runs("battle begins", {"10.4.1.1"}, begin_battle),
    begins<Timing::AttackStep>("beginning of the attack step", {"10.4.1.2"}),
    asks_if_open("attacker", {"10.4.1.3"}, ask_attacker, set_attacker, Question::Attacker),
    runs("attacker fits", {"10.4.1.4"}, check_attacker),
    runs("attacker rests", {"10.4.1.5"}, rest_attacker),
    asks_if_open("target", {"10.4.1.6"}, ask_target, set_target, Question::Target),
    runs("target fits", {"10.4.1.7"}, check_target),
    runs("battles several", {"10.4.1.8"}, widen),
    runs("target is attacked", {"10.4.1.9"}, begin_being_attacked),
    asks_if_open("boost", {"10.4.1.12"}, ask_boost, answer_boost, Question::Boost),
    checks("check timing", {"10.4.1.13"}),
    runs("guard step", {"10.5.1"}, guard_step, bit(Proc::GuardStep)),
    runs("drive step", {"10.6.1"}, drive_step, bit(Proc::DriveStep)),
    enters<Proc::DamageStep>("damage step", {"10.7.1"}),
    enters<Proc::CloseStep>("close step", {"10.8.1"}),
};

} // namespace

std::int32_t drive_checks(const Table& table, CardId attacker) {
  return performs_drive_checks(table, attacker) ? drive_of(table, attacker) : 0;
}

const std::span<const Step> battle_phase_steps = battle_phase_table;
const std::span<const Step> battle_steps = battle_table;

} // namespace twoseat::vanguard
