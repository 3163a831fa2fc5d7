// The conditions of every move, each with its rule.
#include "engine/heroes/guards.h"
#include "engine/abilities/usable.h"
#include "engine/heroes/procedures.h"

namespace twoseat::heroes {
namespace {

void fail(Reasons& reasons, const char* rule, Why why, CardId card = {}, std::int32_t a = 0,
          std::int32_t b = 0) {
  reasons.push({{rule}, static_cast<std::uint16_t>(why), card, a, b});
}

void must_be_free(const Table& table, CardId card, Restriction restriction, Reasons& reasons) {
  if (cannot(table, card, restriction)) fail(reasons, "BSH-44", Why::Forbidden, card);
}

} // namespace

// A spell that needs a target cannot be played without a legal one. [choice C 16]
void may_play(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (where(table.match, card) != Zone::Hand || master(table.match, card) != seat)
    return fail(reasons, "BSH-32", Why::NotInHand, card);
  const std::int32_t cost = number(table, card, Attribute::Cost), have = gold(table.match, seat);
  if (cost > have) fail(reasons, "BSH-55", Why::NoGold, card, cost, have);
  const std::uint16_t ability = spell_ability(table, card);
  if (ability == 0) return;
  UseRules rules;
  rules.condition = rules.cost = rules.target = {"BSH-16"};
  why_not_play(table, seat, card, ability, rules, reasons, card);
  const std::size_t before = reasons.size();
  must_have_targets(table, seat, card, ability, rules, reasons);
  if (reasons.size() == before) must_have_each_target(table, seat, card, ability, rules, reasons);
}

// A hero only if he has a strike, printed or by a weapon. [choice C 12]
void may_attack_with(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (!is_fighter(table.match, card)) return fail(reasons, "BSH-34", Why::NotAFighter, card);
  if (master(table.match, card) != seat) return fail(reasons, "BSH-34", Why::NotYours, card);
  if (!is_open(table.match, card)) fail(reasons, "BSH-37", Why::Closed, card);
  if (is_new(table.match, card) && !can(table, card, Restriction::AttackAtOnce))
    fail(reasons, "BSH-33", Why::New, card);
  if (where(table.match, card) == Zone::Hero && number(table, card, Attribute::Strike) == 0)
    fail(reasons, "BSH-39", Why::NoStrike, card);
  must_be_free(table, card, Restriction::Attack, reasons);
}

// Any creature of the opponent, open or closed, and the hero; never one's own. [choice C 8]
void may_be_attacked(const Table& table, Seat seat, CardId target, Reasons& reasons) {
  if (!is_fighter(table.match, target)) return fail(reasons, "BSH-28", Why::NotAFighter, target);
  if (master(table.match, target) == seat) return fail(reasons, "BSH-28", Why::NotTheirs, target);
  must_be_free(table, target, Restriction::BeAttacked, reasons);
}

// Even one that entered this turn; not the target itself, never a hero. [choice C 9]
void may_defend(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (where(table.match, card) != Zone::Creatures) return fail(reasons, "BSH-35", Why::NotACreature, card);
  if (master(table.match, card) != seat) return fail(reasons, "BSH-35", Why::NotYours, card);
  if (!is_open(table.match, card)) fail(reasons, "BSH-37", Why::Closed, card);
  const CardId attacker = attacker_of(table.match);
  if (target_of(table.match, attacker) == card) fail(reasons, "BSH-35", Why::IsTarget, card);
  if (attacker && can(table, attacker, Restriction::PassDefenders))
    fail(reasons, "BSH-44", Why::Passes, attacker);
  must_be_free(table, card, Restriction::Defend, reasons);
}

// Only creatures wait for a turn. [choice C 13]
void may_use_abilities(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (master(table.match, card) != seat) return fail(reasons, "BSH-38", Why::NotYours, card);
  if (where(table.match, card) == Zone::Creatures && is_new(table.match, card) &&
      !can(table, card, Restriction::UseAtOnce))
    fail(reasons, "BSH-33", Why::New, card);
}

} // namespace twoseat::heroes
