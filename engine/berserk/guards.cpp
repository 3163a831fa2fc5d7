// The conditions of every move of the fight, each with its rule.
#include "engine/berserk/guards.h"
#include "engine/abilities/run.h"
#include "engine/berserk/acting.h"
#include "engine/berserk/ignoring.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/berserk/stack.h"
#include "engine/kernel/information.h"
#include <algorithm>
#include <cstdlib>

namespace twoseat::berserk {
namespace {

void fail(Reasons& reasons, const char* rule, Why why, CardId card = {}, std::int32_t a = 0,
          std::int32_t b = 0) {
  reasons.push({{rule}, static_cast<std::uint16_t>(why), card, a, b});
}

bool is_ours(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (!in_squad(table.match, card)) return fail(reasons, "206.2", Why::NotInSquad, card), false;
  if (controller(table.match, card) != seat) return fail(reasons, "200.2b", Why::NotYours, card), false;
  return true;
}

bool is_plain_creature(const Table& table, CardId card) { // without subtype [bsk 209.1]
  return is(table, card, Type::Creature) && is_cell(table.match[card].place);
}

std::int32_t steps_left(const Table& table, CardId card) {
  return number(table, card, Attribute::Movement) - count(table.match, card, On::Steps);
}

bool is_orthogonal(PlaceId a, PlaceId b) {
  const Point p = point(a), q = point(b);
  return std::abs(p.x - q.x) + std::abs(p.y - q.y) == 1;
}

void must_be_unopposed(const Table& table, Seat seat, Reasons& reasons) {
  if (table.match.turn_player != seat) fail(reasons, "312.2", Why::NotYourTurn);
  if (!table.match.entries.empty()) fail(reasons, "312.2", Why::StackNotEmpty);
}

void must_be_idle(const Table& table, Seat seat, Reasons& reasons) { // what is slow [bsk 312.2]
  must_be_unopposed(table, seat, reasons);
  if (table.match.turn_player == seat && !is_main_phase(table.match))
    fail(reasons, "312.2", Why::NotMainPhase);
}

// A chip of Fury opens its card in the End Phase, and for nothing that is slow. [bsk D59.5]
void must_be_in_time(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const std::size_t before = reasons.size();
  must_be_idle(table, seat, reasons);
  if (reasons.size() > before && table.match.turn_player == seat && !is_main_phase(table.match) &&
      trait(table, card, Trait::Fury) > 0)
    reasons[before] = {{"D59.5"}, static_cast<std::uint16_t>(Why::NotMainPhase), {}, 0, 0};
}

void must_be_ready(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  must_be_in_time(table, seat, card, reasons);
  if (!is_open(table.match, card)) fail(reasons, "209.3", Why::Closed, card);
  if (is_pledged(table, card)) fail(reasons, "103.7", Why::Pledged, card);
  if (has(table.match, card, State::Acted)) fail(reasons, "G10.2", Why::Acted, card);
  may_be_moved(table, card, reasons);
}

} // namespace

void may_be_moved(const Table& table, CardId card, Reasons& reasons) {
  if (is(table, card, Type::Creature) && information(table, card, num(Attribute::Movement)) == absent)
    fail(reasons, "203", Why::NoMovement, card);
  if (cannot(table, card, Restriction::Move)) fail(reasons, "103.3", Why::Forbidden, card);
}

void may_close(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (!is_ours(table, seat, card, reasons)) return;
  if (has_to_go_on(table, seat, card)) fail(reasons, "421.3", Why::InBetween, card);
  if (!is_open(table.match, card)) return fail(reasons, "104.4", Why::Closed, card);
  if (is_pledged(table, card)) fail(reasons, "103.7", Why::Pledged, card);
}

// --- Traits ---------------------------------------------------------------------------------------------------------

namespace {

bool is_declared(const Match& match, CardId card, std::uint16_t ability) { // and not paid yet
  for (const StackEntry& entry : match.entries)
    if (entry.source == card && entry.ability == ability) return true;
  return false;
}

} // namespace

// X chips are more than none. [bsk 103.8a, 104.5] Somebody else's chips pay by Meditation. [bsk D25.2]
void may_pay(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons) {
  StackEntry entry = entry_of(table.match, Entry::Ability, seat, card);
  entry.ability = ability;
  if (closes(table, entry)) may_close(table, seat, card, reasons);
  const script::Ability& what = table.book.script.abilities[ability];
  if (what.limit != script::Limit::None && is_declared(table.match, card, ability))
    fail(reasons, "103.7", Why::Pledged, card);
  for (std::size_t i = what.first; i < std::size_t{what.first} + what.cost_size; ++i) {
    const script::Node& node = table.book.script.nodes[i];
    if (node.op != script::Op::Do || !is_chips_action(node.action)) continue;
    const std::int32_t price = amount(table, context_of(table, card, seat), node.amount);
    if (price <= 0) fail(reasons, "103.8a", Why::Nothing, card);
    const std::int32_t have = chips_for(table, card), left = have - chips_pledged(table, card);
    const bool fury = ability == table.book.rule_abilities[num(RuleAbility::FuryOpens)];
    const char* rule = have >= price ? "103.7"
                       : fury        ? "D59.4"
                                     : "104.5"; // owed already, or not there at all
    if (left < price) fail(reasons, rule, Why::NotEnoughChips, card, price, std::max(left, 0));
  }
}

// Wounds or healing of nothing at all, which no attack deals.
bool comes_to_nothing(const Table& table, const StackEntry& entry) {
  const script::Ability& what = table.book.script.abilities[entry.ability];
  if (attack_of(table, entry) != nullptr) return false;
  bool any = false;
  for (std::size_t i = std::size_t{what.first} + what.cost_size; i < std::size_t{what.first} + what.size;
       ++i) {
    const script::Node& node = table.book.script.nodes[i];
    if (node.op != script::Op::Do) continue;
    const script::Amount& of = table.book.script.amounts[node.amount];
    const bool chosen = table.book.script.selects[of.select].noun == script::Noun::Variable; // not yet
    const bool known =
        node.amount != 0 && !chosen && (of.sum == script::Sum::Count || of.sum == script::Sum::Attribute);
    if (!known || amount(table, context_of(table, entry.source, entry.seat), node.amount) != 0) return false;
    any = true;
  }
  return any;
}

// A strike, shot, throw or discharge of a trait is an attack like any other. [bsk 103.3, 401]
bool cannot_attack_by(const Table& table, const StackEntry& entry) {
  return cannot(table, entry.source, Restriction::Attack) && is_attack(table, entry);
}

void may_use(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons) {
  may_pay(table, seat, card, ability, reasons);
  StackEntry entry = entry_of(table.match, Entry::Ability, seat, card);
  entry.ability = ability;
  if (const CellFor what = cell_of(table, entry); what != CellFor::Aside && !has_cell(table, card, what))
    fail(reasons, "D7.6", Why::NoCell, card);
  else if (what == CellFor::Anywhere) {
    may_be_moved(table, card, reasons);
    if (is(table, card, Type::Flyer)) fail(reasons, "211.3", Why::IsFlyer, card);
  }
  if (comes_to_nothing(table, entry)) fail(reasons, "103.8", Why::Nothing, card);
  if (cannot_attack_by(table, entry)) fail(reasons, "103.3", Why::Forbidden, card);
  if (ability == table.book.rule_abilities[num(RuleAbility::FuryOpens)]) {
    if (cannot(table, card, Restriction::Open)) fail(reasons, "103.3", Why::Forbidden, card);
    return must_be_unopposed(table, seat, reasons); // in the End Phase too [bsk D59.5]
  }
  if (!table.book.script.abilities[ability].sudden) return must_be_idle(table, seat, reasons);
  if (has(table.face(card), Mark::Answers)) may_reply(table, card, ability, reasons);
}

void may_show_itself(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (!is_ours(table, seat, card, reasons)) return;
  if (!is_hidden(table.match, card)) return fail(reasons, "D43.2", Why::NotHidden, card);
  if (trait(table, card, Trait::Stealth) == 0) fail(reasons, "415.5", Why::NoStealth, card);
}

// --- Strikes --------------------------------------------------------------------------------------------------------

void may_attack_with(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (!is_ours(table, seat, card, reasons)) return;
  if (!is_creature(table, card) || printed(table.face(card), Attribute::Weak) == absent)
    return fail(reasons, "209.2", Why::NoStrike, card);
  must_be_in_time(table, seat, card, reasons);
  may_close(table, seat, card, reasons);
  if (cannot(table, card, Restriction::Attack)) fail(reasons, "103.3", Why::Forbidden, card);
  if (cannot(table, card, Restriction::Fight)) fail(reasons, "G21", Why::Forbidden, card);
}

// What is hidden fulfils every condition, whatever it is. [bsk 415.3]
void may_be_struck(const Table& table, CardId card, CardId target, Reasons& reasons) {
  const Match& match = table.match;
  if (!in_squad(match, target)) return fail(reasons, "205.2", Why::NotInSquad, target);
  if (card == target) return fail(reasons, "205.2", Why::NotAdjacent, target); // nothing is beside itself
  const bool hidden = is_hidden(match, target);
  if (!hidden && is(table, target, Type::Terrain)) fail(reasons, "212.2", Why::CannotBeAttacked, target);
  if (!hidden && is(table, target, Type::Equipment)) fail(reasons, "214.3", Why::CannotBeAttacked, target);
  if (is(table, card, Type::Flyer)) {                                    // reaches everything [bsk 211.5]
    if (!hidden && trait_against(table, card, target, Trait::Cache) > 0) // [bsk 408.6]
      fail(reasons, "D47.2", Why::HasCache, target);
    return;
  }
  const bool flies = !hidden && is(table, target, Type::Flyer);
  const bool reaches = has(match, card, State::Reaching) && !reached_now(table, card);
  if (flies && !reaches && !can(table, card, Restriction::StrikeFlyers))
    fail(reasons, "211.8", Why::FlyersOnly, target);
  if (!flies && !adjacent(match, card, target)) fail(reasons, "205.2", Why::NotAdjacent, target);
}

bool is_in_reach(const Table& table, CardId card, CardId target) {
  Reasons reasons;
  may_be_struck(table, card, target, reasons);
  return reasons.empty();
}

// Beside both; against a flyer beside the target. Flyers defend one another, and anybody against flyers.
// [bsk 205.3a, 211.6]
void may_step_in(const Table& table, const StackEntry& strike, CardId card, Reasons& reasons) {
  if (!is_creature(table, card)) fail(reasons, "205.3a", Why::NotACreature, card);
  const bool beside_target = adjacent(table.match, card, strike.target);
  const bool by_flyer = is(table, strike.source, Type::Flyer);
  const bool on_flyer = !is_hidden(table.match, strike.target) && is(table, strike.target, Type::Flyer);
  if (by_flyer || on_flyer) {
    const bool far = !by_flyer || !beside_target;
    if (far && !is(table, card, Type::Flyer)) fail(reasons, "211.6", Why::NotBesideTarget, card);
  } else {
    if (!beside_target || !adjacent(table.match, card, strike.source))
      fail(reasons, "205.3a", Why::NotBesideBoth, card);
    if (is_hidden(table.match, card) && is(table, card, Type::Flyer)) // it lies there like any other card
      fail(reasons, "211.6", Why::IsFlyer, card);
  }
  if (cannot(table, card, Restriction::Defend)) fail(reasons, "103.3", Why::Forbidden, card);
}

void may_defend(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const Match& match = table.match;
  if (match.entries.empty() || top_entry(match).kind != num(Entry::Strike)) {
    const bool below = std::any_of(match.entries.begin(), match.entries.end(),
                                   [](const StackEntry& entry) { return entry.kind == num(Entry::Strike); });
    return below ? fail(reasons, "216.3", Why::WrongMoment) : fail(reasons, "205.3", Why::NotSimpleStrike);
  }
  const StackEntry& strike = top_entry(match);
  if (!is_ours(table, seat, card, reasons)) return;
  if (seat == match.turn_player) fail(reasons, "205.3c", Why::NotYourTurn);
  if (has(strike, Flag::Redirected)) fail(reasons, "216.3", Why::Redirected);
  if (trait(table, strike.source, Trait::Directed) > 0 || trait(table, strike.source, Trait::Unanswered) > 0)
    fail(reasons, "D27.2", Why::NoDefence, strike.source);
  if (trait(table, strike.source, Trait::Precision) > 0)
    fail(reasons, "D50.2", Why::NoDefence, strike.source);
  if (card == strike.target) return fail(reasons, "205.3a", Why::IsTarget, card);
  if (card == strike.source) return fail(reasons, "205.3a", Why::IsSource, card);
  may_close(table, seat, card, reasons);
  may_step_in(table, strike, card, reasons);
}

bool might_defend(const Table& table, Seat seat, CardId card) {
  if (!is_hidden(table.match, card)) return false;
  Reasons reasons;
  may_defend(table, seat, card, reasons);
  return std::all_of(reasons.begin(), reasons.end(), [&](const Reason& reason) {
    const Why why = static_cast<Why>(reason.text);
    return why == Why::NotACreature || why == Why::Forbidden || why == Why::NotBesideTarget ||
           why == Why::IsFlyer;
  });
}

// --- Movement -------------------------------------------------------------------------------------------------------

void may_move_at_all(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (!is_ours(table, seat, card, reasons)) return;
  if (!is_plain_creature(table, card)) return fail(reasons, "209.2", Why::DoesNotMove, card);
  must_be_ready(table, seat, card, reasons);
  const std::int32_t movement = information(table, card, num(Attribute::Movement));
  if (movement == absent) return; // it is said already
  if (movement == 0)
    fail(reasons, "203", Why::NoWay, card);
  else if (steps_left(table, card) <= 0)
    fail(reasons, "203", Why::NoSteps, card);
}

namespace {

// Whether a free cell can be reached from there with so many more steps.
bool has_way_out(const Table& table, PlaceId from, std::int32_t steps) {
  const Point start = point(from);
  for (std::size_t i = 0; i < table.match.places.size(); ++i) {
    const PlaceId cell{static_cast<std::uint8_t>(i + 1)};
    if (!is_cell(cell) || !is_free(table.match, cell)) continue;
    if (std::abs(point(cell).x - start.x) + std::abs(point(cell).y - start.y) <= steps) return true;
  }
  return false;
}

} // namespace

// An incorporeal creature passes through others, if it can leave them again. [bsk D3.4, doubt 14]
bool may_enter(const Table& table, CardId card, PlaceId cell) {
  if (!is_cell(cell)) return false;
  return is_free(table.match, cell) ||
         (is_incorporeal(table, card) && has_way_out(table, cell, steps_left(table, card) - 1));
}

void may_move(const Table& table, Seat seat, CardId card, PlaceId cell, Reasons& reasons) {
  may_move_at_all(table, seat, card, reasons);
  if (!in_squad(table.match, card) || !is_plain_creature(table, card)) return;
  if (!is_cell(cell)) return fail(reasons, "203", Why::NotOrthogonal, card);
  if (!is_orthogonal(table.match[card].place, cell)) fail(reasons, "203", Why::NotOrthogonal, card);
  if (!may_enter(table, card, cell)) fail(reasons, "203", Why::Occupied, card);
}

namespace {

// With all of its movement, before it has done anything. [bsk D23.5, D40.6, D48.5]
void may_use_all_movement(const Table& table, Seat seat, CardId card, const char* rule, Reasons& reasons) {
  if (!is_ours(table, seat, card, reasons)) return;
  if (!is_plain_creature(table, card)) return fail(reasons, "D40.4", Why::DoesNotMove, card);
  must_be_ready(table, seat, card, reasons);
  if (count(table.match, card, On::Steps) > 0) fail(reasons, rule, Why::MovedAlready, card);
}

} // namespace

bool jumps(const Table& table, CardId card) {
  return trait(table, card, Trait::Jump) > 0 || trait(table, card, Trait::Teleportation) > 0;
}

void may_jump_at_all(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const bool teleports = in_squad(table.match, card) && trait(table, card, Trait::Jump) == 0 &&
                         trait(table, card, Trait::Teleportation) > 0;
  may_use_all_movement(table, seat, card, teleports ? "D48.5" : "D40.6", reasons);
  if (in_squad(table.match, card) && !jumps(table, card)) fail(reasons, "D40.6", Why::NoSuchTrait, card);
}

void may_swap(const Table& table, Seat seat, CardId card, CardId with, Reasons& reasons) {
  may_use_all_movement(table, seat, card, "D23.5", reasons);
  if (!in_squad(table.match, card)) return;
  if (trait(table, card, Trait::Maneuver) == 0) fail(reasons, "D23.5", Why::NoSuchTrait, card);
  if (!is_ours(table, seat, with, reasons)) return;
  if (!is_plain_creature(table, with)) return fail(reasons, "D23.5", Why::DoesNotMove, with);
  may_be_moved(table, with, reasons);
  if (!is_cell(table.match[card].place) || !is_orthogonal(table.match[card].place, table.match[with].place))
    fail(reasons, "D23.5", Why::NotOrthogonal, with);
}

// --- Closing for something ------------------------------------------------------------------------------------------

void may_take_chip(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (!is_ours(table, seat, card, reasons)) return;
  if (!has(table.face(card), Mark::Chips) && !can(table, card, Restriction::TakeChips))
    return fail(reasons, "104.5", Why::NoChipCost, card);
  if (cannot(table, card, Restriction::GainChips)) fail(reasons, "103.3", Why::Forbidden, card);
  must_be_idle(table, seat, reasons);
  may_close(table, seat, card, reasons);
}

// What is hidden may be anything, and so no flyer. [bsk 211.9, 415.3]
bool has_only_flyers(const Table& table, Seat seat) {
  bool flyers = false, others = false;
  each_of(table.match, seat, [&](CardId card) {
    if (others) return;
    if (is_hidden(table.match, card))
      others = true;
    else if (is_creature(table, card))
      (is(table, card, Type::Flyer) ? flyers : others) = true;
  });
  return flyers && !others;
}

// Only while the enemy has nothing but flyers. [bsk 211.9]
void may_reach(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (!is_ours(table, seat, card, reasons)) return;
  if (!is_creature(table, card) || is(table, card, Type::Flyer))
    return fail(reasons, "211.9", Why::NotACreature, card);
  if (!has_only_flyers(table, other(seat))) return fail(reasons, "211.9", Why::HasEnemyOnGround, card);
  must_be_idle(table, seat, reasons);
  may_close(table, seat, card, reasons);
}

} // namespace twoseat::berserk
