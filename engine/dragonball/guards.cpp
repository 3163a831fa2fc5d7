// The conditions of every move, each with its rule.
#include "engine/dragonball/guards.h"
#include "engine/abilities/run.h"
#include "engine/abilities/usable.h"
#include "engine/dragonball/payment.h"
#include "engine/dragonball/skills.h"

namespace twoseat::dragonball {
namespace {

void fail(Reasons& reasons, const char* rule, Why why, CardId card = {}, std::int32_t a = 0,
          std::int32_t b = 0) {
  reasons.push({{rule}, static_cast<std::uint16_t>(why), card, a, b});
}

void must_be_free(const Table& table, CardId card, Restriction restriction, Reasons& reasons) {
  if (cannot(table, card, restriction)) fail(reasons, "1-3-3", Why::Forbidden, card);
}

void must_be_payable(const Table& table, Seat seat, CardId card, Price what, const char* rule,
                     Reasons& reasons) {
  const Cost cost = cost_of(table, card, what);
  if (can_pay(table, seat, cost)) return;
  const std::int32_t have = active_energy(table.match, seat);
  fail(reasons, rule, have < cost.total ? Why::NoEnergy : Why::NoColours, card, cost.total, have);
}

Moment moment_of(const Table& table) {
  const Frame* step = innermost(table.match, num(Proc::BattleStep));
  if (step == nullptr) return Moment::Main;
  return step->seat == table.match.turn_player ? Moment::Offense : Moment::Defense;
}

// Everything that the ability language asks: place, limit, conditions, skill cost.
void must_be_usable(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons) {
  if (!may_activate(table, card, ability, seat)) why_not_activate(table, seat, card, ability, reasons);
}

} // namespace

void may_play(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (where(table.match, card) != Zone::Hand || master(table.match, card) != seat)
    return fail(reasons, "6-3-1-2-1-1", Why::NotInHand, card);
  if (has(table.face(card), Mark::Extra)) return fail(reasons, "2-11-1-2", Why::NotPlayed, card);
  must_be_payable(table, seat, card, Price::Card, "6-3-1-2-1-1", reasons);
}

void may_attack_with(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (!can_fight(table.match, card)) return fail(reasons, "7-1", Why::NotAFighter, card);
  if (master(table.match, card) != seat) return fail(reasons, "7-1", Why::NotYours, card);
  if (!is_active(table.match, card)) fail(reasons, "7-1", Why::Rested, card);
  if (has(table.face(card), Mark::Extra)) fail(reasons, "7-1", Why::NotAFighter, card);
  must_be_free(table, card, Restriction::Attack, reasons);
}

// A leader and a Unison in any mode, a Battle Card only in Rest Mode. [dbs 7-1]
void may_be_attacked(const Table& table, Seat seat, CardId target, Reasons& reasons) {
  if (!can_fight(table.match, target)) return fail(reasons, "7-1", Why::NotAFighter, target);
  if (master(table.match, target) == seat) return fail(reasons, "7-1", Why::NotTheirs, target);
  if (where(table.match, target) == Zone::Battle && is_active(table.match, target))
    fail(reasons, "7-1", Why::ActiveGuard, target);
  must_be_free(table, target, Restriction::BeAttacked, reasons);
}

// From hand, or from the Battle Area in Active Mode; neither the attack nor the guard card. [dbs 7-2-1-2-1, 3-7-3-1]
void may_combo(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const char* const rule = seat == table.match.turn_player ? "7-2-1-2-1" : "7-3-1-2-1";
  const Zone zone = where(table.match, card);
  if (master(table.match, card) != seat) return fail(reasons, rule, Why::NotYours, card);
  if (zone != Zone::Hand && zone != Zone::Battle) return fail(reasons, rule, Why::NotABattleCard, card);
  const Face& face = table.face(card);
  if (!has(face, Mark::Battle)) return fail(reasons, "3-7-1", Why::NotABattleCard, card);
  if (printed(face, Attribute::ComboCost) == absent || printed(face, Attribute::ComboPower) == absent)
    return fail(reasons, "3-7-3-1", Why::NoCombo, card);
  if (zone == Zone::Battle && !is_active(table.match, card)) fail(reasons, rule, Why::Rested, card);
  if (card == attack_card(table.match) || card == guard_card(table.match))
    fail(reasons, rule, Why::Fights, card);
  must_be_free(table, card, Restriction::Combo, reasons);
  must_be_payable(table, seat, card, Price::Combo,
                  seat == table.match.turn_player ? "7-2-1-2-2-1" : "7-3-1-2-2-1", reasons);
}

void may_activate_skill(const Table& table, Seat seat, CardId card, std::uint16_t number, Reasons& reasons) {
  const script::Ability& ability = table.book.script.abilities[number];
  if (master(table.match, card) != seat) return fail(reasons, "8-5-2", Why::NotYours, card);
  if (ability.kind != script::Kind::Activated) return fail(reasons, "8-5-1", Why::NotActivated, card);
  const Moment moment = moment_of(table);
  if (!is_for(ability, moment)) return fail(reasons, "2-13-1", Why::OtherStep, card);
  if (moment == Moment::Defense && where(table.match, card) == Zone::Unison) // [doubt dbs 10]
    fail(reasons, "7-3-1-2-3", Why::NotInDefense, card);
  if (where(table.match, card) == Zone::Unison && costs_markers(table.book, ability) &&
      (table.match[card].states & num(State::MarkerUsed)) != 0)
    fail(reasons, "8-4-2-5-2", Why::MarkerUsed, card);
  must_be_usable(table, seat, card, number, reasons);
  if (takes_energy(table, card)) must_be_payable(table, seat, card, Price::Card, "8-5-2-2-1", reasons);
}

void may_counter(const Table& table, Seat seat, CardId card, std::uint16_t number, Reasons& reasons) {
  const script::Ability& ability = table.book.script.abilities[number];
  if (where(table.match, card) != Zone::Hand || master(table.match, card) != seat)
    return fail(reasons, "10-10-2", Why::NotInHand, card);
  const Frame* timing = innermost(table.match, num(Proc::Counters));
  if (timing == nullptr || (answers(ability) & timing->locals[0]) == 0)
    return fail(reasons, "10-10-3", Why::NoCounterNow, card);
  must_be_usable(table, seat, card, number, reasons);
  must_be_payable(table, seat, card, Price::Card, "10-10-1", reasons);
}

} // namespace twoseat::dragonball
