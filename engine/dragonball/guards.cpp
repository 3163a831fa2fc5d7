// The conditions of every move, each with its rule.
#include "engine/dragonball/guards.h"
#include "engine/abilities/run.h"
#include "engine/abilities/usable.h"
#include "engine/dragonball/added_costs.h"
#include "engine/dragonball/lexicon.h"
#include "engine/dragonball/payment.h"
#include "engine/dragonball/skills.h"
#include "engine/dragonball/whole_cost.h"
#include <algorithm>

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

// By which rule an unmet condition, or a cost that cannot be paid, keeps this skill from being activated.
const char* rule_of_condition(const script::Ability& ability) {
  for (const script::Label& label : ability.labels) {
    if (label.word == num(Label::Sparking) + 1) return "10-29-1";
    if (label.word == num(Label::Bond) + 1) return "10-23-1";
  }
  return rule_of(keyword_of(ability));
}

// A card of the hand whose skill is activated lies there revealed: it is none of those that pay. [dbs 8-5-2-1, doubt dbs 18]
bool pays_with_others(const Table& table, Seat seat, CardId card, const script::Ability& ability) {
  return where(table.match, card) != Zone::Hand || ability.cost_size == 0 ||
         payable(table, context_of(table, card, seat), ability.first, ability.cost_size, card);
}

// What pays for its card pays no part of its skill cost. [dbs 8-5-2-2, 8-4-2-2]
bool pays_beside_energy(const Table& table, Seat seat, CardId card, std::uint16_t number) {
  if (!takes_energy(table, card, number) || table.book.script.abilities[number].cost_size == 0) return true;
  const bool affordable =
      can_pay(table, seat, cost_of(table, card, Price::Card)) || can_invoke(table, seat, card);
  return !affordable || can_pay_whole(table, seat, {card, number}); // else the energy alone is the reason
}

// Everything that the ability language asks: place, limit, conditions, skill cost.
void must_be_usable(const Table& table, Seat seat, CardId card, std::uint16_t number, Reasons& reasons) {
  const script::Ability& ability = table.book.script.abilities[number];
  Reasons found;
  if (!may_activate(table, card, number, seat))
    why_not_activate(table, seat, card, number, found);
  else if (!pays_with_others(table, seat, card, ability) || !pays_beside_energy(table, seat, card, number) ||
           !can_pay_added(table, seat, card, number))
    note_unusable(table, card, number, Unusable::Cost, 0, found);
  for (Reason reason : found) {
    const auto why = static_cast<Unusable>(reason.text);
    const char* rule = why == Unusable::Condition ? rule_of_condition(ability)
                       : why == Unusable::Cost    ? rule_of(keyword_of(ability))
                                                  : nullptr;
    if (rule != nullptr) reason.rule = {rule};
    reasons.push(reason);
  }
}

// [Over Realm] and [Dark Over Realm] together, once a turn; twice beside a [Wormhole]. [dbs 10-15-5, 10-25-4, 10-26-1]
void must_have_over_realms_left(const Table& table, Seat seat, CardId card, const script::Ability& ability,
                                Reasons& reasons) {
  if (keyword_of(ability) != Keyword::OverRealm && keyword_of(ability) != Keyword::DarkOverRealm) return;
  if (table.match[seat].counters[num(PlayerCounter::OverRealms)] >=
      (has_in_play(table, seat, Mark::Wormhole) ? 2 : 1))
    fail(reasons, "10-15-5", Why::OverRealmUsed, card);
}

// Whether its text plays its own card, and a [Unique] one of its name is there. [dbs 10-42-2, 10-42-3]
void must_not_be_barred(const Table& table, Seat seat, CardId card, const script::Ability& ability,
                        Reasons& reasons) {
  if (where(table.match, card) != Zone::Hand || !is_barred(table, seat, card)) return;
  bool plays_itself = false;
  for (std::size_t i = 0; i < ability.size; ++i) {
    const script::Node& node = table.book.script.nodes[ability.first + i];
    const bool itself = table.book.script.selects[node.select].noun == script::Noun::This;
    plays_itself = plays_itself || (node.op == script::Op::Do && node.select != 0 && itself &&
                                    std::string_view(lexicon.actions[node.action].id).starts_with("play"));
  }
  if (plays_itself) fail(reasons, "10-42-1", Why::Barred, card);
}

// The energy cost of an Extra Card, or of one with a [Counter]; an [Invoker] may stand in for it.
void must_afford_skill(const Table& table, Seat seat, CardId card, std::uint16_t ability, const char* rule,
                       Reasons& reasons) {
  if (takes_energy(table, card, ability) && !can_invoke(table, seat, card))
    must_be_payable(table, seat, card, Price::Card, rule, reasons);
}

} // namespace

void may_play(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (where(table.match, card) != Zone::Hand || master(table.match, card) != seat)
    return fail(reasons, "6-3-1-2-1-1", Why::NotInHand, card);
  if (has(table.face(card), Mark::Extra)) return fail(reasons, "2-11-1-2", Why::NotPlayed, card);
  if (has(table.face(card), Mark::Battle) && is_barred(table, seat, card))
    fail(reasons, "10-42-1", Why::Barred, card);
  const bool unison = has(table.face(card), Mark::Unison);
  must_be_payable(table, seat, card, Price::Card, unison ? "6-3-1-2-2-1" : "6-3-1-2-1-1", reasons);
}

// An identical card is one of the same number. [dbs 6-3-1-2-3-3, doubt dbs 31]
void may_stack(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const char* const rule = "6-3-1-2-3-3";
  if (where(table.match, card) != Zone::Hand || master(table.match, card) != seat)
    return fail(reasons, rule, Why::NotInHand, card);
  const CardId unison = top(table.match, seat, Zone::Unison);
  if (!unison || table.match[unison].def != table.match[card].def)
    fail(reasons, rule, Why::NotIdentical, card);
  if (table.match[seat].counters[num(PlayerCounter::Stacked)] > 0) fail(reasons, rule, Why::Stacked, card);
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
  if (has(table.face(target), Mark::Extra)) return fail(reasons, "7-1", Why::NotAFighter, target);
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
  const bool from_play = zone == Zone::Battle, offense = seat == table.match.turn_player;
  must_be_payable(table, seat, card, Price::Combo,
                  from_play ? (offense ? "7-2-1-2-1-1" : "7-3-1-2-1-1")
                            : (offense ? "7-2-1-2-2-1" : "7-3-1-2-2-1"),
                  reasons);
}

void may_activate_skill(const Table& table, Seat seat, CardId card, std::uint16_t number, Reasons& reasons) {
  const script::Ability& ability = table.book.script.abilities[number];
  if (master(table.match, card) != seat) return fail(reasons, "8-5-2", Why::NotYours, card);
  if (ability.kind != script::Kind::Activated) return fail(reasons, "8-5-1", Why::NotActivated, card);
  const Moment moment = moment_of(table);
  if (!is_for(ability, moment))
    return fail(reasons, keyword_of(ability) == Keyword::Aegis ? "10-33-1-1" : "2-13-1", Why::OtherStep,
                card);
  if (moment == Moment::Defense && where(table.match, card) == Zone::Unison) // [doubt dbs 10]
    fail(reasons, "7-3-1-2-3", Why::NotInDefense, card);
  if (where(table.match, card) == Zone::Unison && costs_markers(table.book, ability) &&
      is_in(table.match[card], State::MarkerUsed))
    fail(reasons, "8-4-2-5-2", Why::MarkerUsed, card);
  must_have_over_realms_left(table, seat, card, ability, reasons);
  must_be_usable(table, seat, card, number, reasons);
  must_not_be_barred(table, seat, card, ability, reasons);
  must_afford_skill(table, seat, card, number, "8-5-2-2-1", reasons);
}

void may_counter(const Table& table, Seat seat, CardId card, std::uint16_t number, Reasons& reasons) {
  const script::Ability& ability = table.book.script.abilities[number];
  if (where(table.match, card) != Zone::Hand || master(table.match, card) != seat)
    return fail(reasons, "10-10-2", Why::NotInHand, card);
  const Frame* timing = innermost(table.match, num(Proc::Counters));
  const unsigned pending = timing == nullptr ? 0U
                                             : timing->locals[counters_local::now] |
                                                   unsigned{timing->locals[counters_local::still]};
  if ((answers(ability) & pending) == 0) return fail(reasons, "10-10-3", Why::NoCounterNow, card);
  if (is_being_used(table.match, card)) return fail(reasons, "10-10-3-6", Why::InUse, card);
  must_be_usable(table, seat, card, number, reasons);
  must_afford_skill(table, seat, card, number, "10-10-1", reasons);
}

} // namespace twoseat::dragonball
