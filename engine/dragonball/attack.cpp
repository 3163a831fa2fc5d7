// An attack: declared, answered, fought over with combos, decided by power; the guard card's damage or KO. [dbs 7]
#include "engine/abilities/occasions.h"
#include "engine/abilities/run.h"
#include "engine/dragonball/guards.h"
#include "engine/dragonball/procedures.h"
#include "engine/dragonball/skills.h"
#include "engine/kernel/information.h"
#include "engine/kernel/references.h"

namespace twoseat::dragonball {
namespace {

// In the order of attack_table below.
enum class AttackStep : std::uint8_t {
  Declare,
  Counters,
  Check,
  Stop,
  Offense,
  OffenseCheck,
  Combos,
  Defense,
  DefenseCheck,
  CombosAgainst,
  Damage,
  DamageCheck,
  Compare,
  CompareCheck,
  Hit,
  HitCheck,
  Clear,
  End,
  EndCheck,
  Forget,
  Abort, // instead of what comes next, up to the damage
  AbortEnd,
  AbortCheck,
  AbortForget
};

void declare(Game& game, Frame& frame) {
  const CardId attacker = frame.card(attack_local::attacker);
  ++game.match.battle;
  rest(game, attacker, Cause::Attack, {"7-1"});
  relate(game, attacker, frame.card(attack_local::target), num(Link::Attacking), {"7-1-1"});
  tell_guarding(game, Cause::Attack, {"7-1-1"});
}

void answer_attack(Game& game, Frame& frame) {
  const CardId attacker = attack_card(game.match);
  const bool battle_card = attacker && where(game.match, attacker) == Zone::Battle;
  call_counters(game, frame.seat, Occasion::AttackDeclared | (battle_card ? Occasion::BattleCardAttack : 0U));
}

bool stops(const Match& match, const Frame& frame) {
  return (frame.flags & negated) != 0 || !battle_goes_on(match);
}

// Negated, or no attack or guard card left: combos fall and the battle ends. Looked at after every checkpoint up to the
// damage. [dbs 7-1-4, doubt dbs 6]
void stop_if_void(Game& game, Frame& frame) {
  if (stops(game.match, frame)) go(frame, AttackStep::Abort);
}

void begin_offense(Game& game, Frame& frame) {
  announce(game, Timing::Offense, frame.seat);
}
void offense(Game& game, Frame& frame) {
  if (stops(game.match, frame)) return go(frame, AttackStep::Abort);
  call(game, Proc::BattleStep, frame.seat);
}

// A Unison is not defended. [dbs 7-2-1-3-1]
void begin_defense(Game& game, Frame& frame) {
  if (stops(game.match, frame)) return go(frame, AttackStep::Abort);
  if (where(game.match, guard_card(game.match)) == Zone::Unison) return go(frame, AttackStep::Damage);
  announce(game, Timing::Defense, other(frame.seat));
}
void defense(Game& game, Frame& frame) {
  if (stops(game.match, frame)) return go(frame, AttackStep::Abort);
  call(game, Proc::BattleStep, other(frame.seat));
}
void begin_damage(Game& game, Frame& frame) {
  if (stops(game.match, frame)) return go(frame, AttackStep::Abort);
  announce(game, Timing::Damage, frame.seat);
}

// Only now do combos count. [dbs 7-4-1-2, 7-4-1-3]
void add_combo_power(Game& game, Seat seat, CardId to, Rule rule) {
  std::int32_t sum = 0;
  for (const CardId card : cards_in(game.match, place(seat, Zone::Combo)))
    sum += number(game, card, Attribute::ComboPower);
  if (sum == 0) return;
  Modification power;
  power.subject = to;
  power.attribute = num(Attribute::Power);
  power.layer = num(Layer::Numbers);
  power.duration = Duration::Battle;
  power.cause = num(Cause::ComboPower);
  power.amount = sum;
  modify(game, power);
  tell_modified(game, power, seat, rule);
}

void tell_outcome(Game& game, Cause cause, CardId attacker, CardId guard, Rule rule) {
  Event event;
  event.seat = master(game.match, attacker);
  event.known_to = everybody;
  event.cause = num(cause);
  event.card = attacker;
  event.def = game.match[attacker].def;
  event.other = guard;
  event.other_def = game.match[guard].def;
  event.rule = rule;
  game.tell(event);
}

// A tie is the attacker's. What deals damage is told before it does. [dbs 7-4-1-4, 7-4-1-4-1]
void compare(Game& game, Frame& frame) {
  if (stops(game.match, frame)) return go(frame, AttackStep::Abort);
  const CardId attacker = attack_card(game.match), guard = guard_card(game.match);
  add_combo_power(game, frame.seat, attacker, {"7-4-1-2"});
  add_combo_power(game, other(frame.seat), guard, {"7-4-1-3"});
  if (number(game, attacker, Attribute::Power) < number(game, guard, Attribute::Power)) {
    tell_outcome(game, Cause::NoHit, attacker, guard, {"7-4-1-4"});
    return go(frame, AttackStep::HitCheck);
  }
  const Zone struck = where(game.match, guard);
  if (struck == Zone::Leader) tell_outcome(game, Cause::Attack, attacker, guard, {"7-4-1-4-1"});
  if (struck == Zone::Unison) game.did({"7-4-1-4-3"}, other(frame.seat), guard);
}

void ko(Game& game, CardId guard) {
  if (has_now(game, guard, Mark::Indestructible)) return game.did({"10-12-1"}, Seat::None, guard);
  put(game, guard, Zone::Drop, Cause::Ko, {"7-4-1-4-2"});
}

// [dbs 7-4-1-4-1-1, 7-4-1-4-2, 7-4-1-4-3; doubt dbs 9: what is gone deals and takes nothing]
void hit(Game& game, Frame& frame) {
  if (!battle_goes_on(game.match)) return;
  const CardId attacker = attack_card(game.match), guard = guard_card(game.match);
  const bool victory = has_now(game, attacker, Mark::VictoryStrike);
  switch (where(game.match, guard)) {
  case Zone::Leader:
    if (victory)
      return end(game, frame.seat == Seat::A ? Outcome::WonByA : Outcome::WonByB, num(Ending::VictoryStrike),
                 {"10-20-1"});
    call(game, Proc::Damage, other(frame.seat), {static_cast<std::uint16_t>(damage_of(game, attacker))});
    return;
  case Zone::Battle: return ko(game, guard);
  default: {
    const std::int32_t markers = game.match[guard].counters[num(CardCounter::Marker)];
    const std::int32_t damage = damage_of(game, attacker);
    const Rule rule{victory ? "7-4-1-4-3-2" : damage > 1 ? "7-4-1-4-3-1" : "7-4-1-4-3-3"};
    add_markers(game, guard, -(victory ? markers : std::min(markers, damage)), attacker, Cause::Damage, rule);
  }
  }
}

// What cards in the Combo Area do at the end of the battle in which they were is pending then, though they have left.
// [dbs 7-4-1-8-1]
void note_end_for_combos(Game& game, Seat seat, const Goings& combos) {
  const Event end_of_battle = moment(num(Timing::EndOfBattle), seat);
  for (const Going& combo : combos)
    notice_for(game, combo.card, end_of_battle);
}

void clear_combos(Game& game, Frame& frame) {
  const Rule rule{frame.step > num(AttackStep::Abort) ? "7-1-4-1" : "7-4-1-6"};
  Goings combos;
  for (const Seat seat : both_seats)
    for (const CardId card : cards_in(game.match, place(seat, Zone::Combo)))
      combos.push(going(game, card, Zone::Drop, Cause::RuleAction, rule));
  const std::size_t before = game.match.standby.size();
  note_end_for_combos(game, frame.seat, combos);
  move_at_once(game, combos);
  for (std::size_t i = before; i < game.match.standby.size(); ++i)
    if (Reference& source = game.match.standby[i].source; source.left == Left::Gone)
      source = refer(game.match, source.card); // it is read where it came to [dbs 8-6-5-1-3]
}

void end_battle(Game& game, Frame& frame) { // what combos gave has ceased [dbs 7-4-1-7]
  game.match.modifications.remove_if([](const Modification& m) {
    return m.cause == num(Cause::ComboPower) && m.duration == Duration::Battle;
  });
  announce(game, Timing::EndOfBattle, frame.seat);
}

void forget_battle(Game& game, Frame&) {
  expire(game, Duration::Battle);
  game.match.relations.clear();
  finish(game);
}

constexpr Step attack_table[] = {
    runs("declare", {"7-1-1"}, declare),
    runs("counter timing", {"7-1-2"}, answer_attack, bit(Proc::Counters)),
    checkpoint("checkpoint", {"7-1-3"}),
    runs("does it go on", {"7-1-4"}, stop_if_void),
    runs("offense step", {"7-2-1-1"}, begin_offense),
    checkpoint("checkpoint", {"7-2-1-1"}),
    runs("offense", {"7-2-1-2"}, offense, bit(Proc::BattleStep)),
    runs("defense step", {"7-3-1-1"}, begin_defense),
    checkpoint("checkpoint", {"7-3-1-1"}),
    runs("defense", {"7-3-1-2"}, defense, bit(Proc::BattleStep)),
    runs("damage step", {"7-4-1-1"}, begin_damage),
    checkpoint("checkpoint", {"7-4-1-1"}),
    runs("compare", {"7-4-1-4"}, compare),
    checkpoint("checkpoint", {"7-4-1-4-1"}),
    runs("hit", {"7-4-1-4"}, hit, bit(Proc::Damage)),
    checkpoint("checkpoint", {"7-4-1-5"}),
    runs("combos to the Drop", {"7-4-1-6"}, clear_combos),
    runs("end of the battle", {"7-4-1-8"}, end_battle),
    checkpoint("checkpoint", {"7-4-1-8"}),
    runs("forget the battle", {"7-4-1-9"}, forget_battle),
    runs("no battle: combos to the Drop", {"7-1-4-1"}, clear_combos),
    runs("no battle: its end", {"7-1-4-2"}, end_battle),
    checkpoint("checkpoint", {"7-1-4-2"}),
    runs("no battle: forget it", {"7-1-4-3"}, forget_battle),
};
static_assert(std::size(attack_table) == num(AttackStep::AbortForget) + 1U);

// --- Damage processing [dbs 4-10] ---------------------------------------------------------------------------------

// Nobody sees them; the player takes which one it is nevertheless. [dbs 3-9-2, 4-10-2-1]
void ask_life(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::TakeLife), {"4-10-2-1"});
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Life)))
    decision.add({num(Verb::TakeLife), place(frame.seat, Zone::Hand), card, {}, 0});
  decision.drop_empty_choice();
}

void take_life(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const CardId attacker = attack_card(game.match);
  const bool critical = attacker && frame.flags == 0 && has_now(game, attacker, Mark::Critical);
  const CardId card = decision.picked(answer).card;
  if (critical)
    put(game, card, Zone::Drop, Cause::Critical, {"10-6-1"});
  else
    put(game, card, Zone::Hand, Cause::Damage, {"4-10-2-1"});
}

void next_damage(Game& game, Frame& frame) {
  const bool more = --frame.locals[damage_local::left] > 0 && count(game.match, frame.seat, Zone::Life) > 0;
  if (more) return go(frame, 0);
  const CardId attacker = attack_card(game.match), guard = guard_card(game.match);
  if (frame.flags == 0 && attacker && guard)
    tell_outcome(game, Cause::Damage, attacker, guard, {"7-4-1-4-1-2"});
}

constexpr Step damage_table[] = {
    asks_if_open("lose life", {"4-10-2-1"}, ask_life, take_life, Question::Life),
    runs("next damage", {"4-10-2-2"}, next_damage),
};

} // namespace

void tell_guarding(Game& game, Cause cause, Rule rule) {
  const CardId attacker = attack_card(game.match), guard = guard_card(game.match);
  Event event;
  event.kind = EventKind::Related;
  event.seat = master(game.match, guard);
  event.known_to = everybody;
  event.cause = num(cause);
  event.card = attacker;
  event.def = game.match[attacker].def;
  event.other = guard;
  event.other_def = game.match[guard].def;
  event.amount = num(Link::Guarding);
  event.rule = rule;
  game.tell(event);
}

bool battle_goes_on(const Match& match) {
  const CardId guard = guard_card(match);
  return guard && can_fight(match, guard) && can_fight(match, attack_card(match));
}

const std::span<const Step> attack_steps = attack_table;
const std::span<const Step> damage_steps = damage_table;

void offer_attacks(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::Attack), {"6-3-1-2-4"});
  for (const Zone zone : {Zone::Leader, Zone::Battle, Zone::Unison})
    for (const CardId attacker : cards_in(table.match, place(seat, zone))) {
      if (!allowed(may_attack_with, table, seat, attacker)) continue;
      for (const Zone there : {Zone::Leader, Zone::Battle, Zone::Unison})
        for (const CardId target : cards_in(table.match, place(other(seat), there)))
          if (allowed(may_be_attacked, table, seat, target))
            decision.add({num(Verb::Attack), {}, attacker, target, 0});
    }
  decision.drop_empty_choice();
}

} // namespace twoseat::dragonball
