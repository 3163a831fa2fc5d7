// The conditions of every move, each with its rule.
#include "engine/vanguard/refusals/guards.h"
#include "engine/vanguard/cards/nations.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/astral.h"
#include "engine/vanguard/mechanics/clans.h"
#include "engine/vanguard/mechanics/sides.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

void fail(Reasons& reasons, const char* rule, Why why, CardId card = {}, std::int32_t a = 0,
          std::int32_t b = 0) {
  reasons.push({{rule}, static_cast<std::uint16_t>(why), card, a, b});
}

// A unit card in this seat's hand.
void must_be_hand_unit(const Table& table, Seat seat, CardId card, const char* rule, Reasons& reasons) {
  if (where(table.match, card) != Zone::Hand)
    fail(reasons, rule, Why::NotInHand, card);
  else if (master(table.match, card) != seat)
    fail(reasons, rule, Why::NotYourCard, card);
  const Face& face = table.face(card);
  const bool protects = std::string_view(rule) == "10.5.1.2.2" &&
                        (has(face, Mark::Protect) || has_guardian_side(face)); // [vge 15.3.5, 17.16.13]
  if (!has(face, Mark::Unit) && !protects) fail(reasons, rule, Why::NotAUnit, card);
}

// What an effect forbids is forbidden, whatever allows it. [vge 1.3.3]
void must_not_be_forbidden(const Table& table, CardId card, Restriction restriction, Reasons& reasons) {
  if (cannot(table, card, restriction)) fail(reasons, "1.3.3", Why::Forbidden, card);
}

std::int32_t vanguard_grade(const Table& table, Seat seat) {
  const CardId vanguard = vanguard_of(table.match, seat);
  return vanguard ? number(table, vanguard, Attribute::Grade) : absent;
}

void may_ride_from_ride_deck(const Table& table, Seat seat, CardId card, std::int32_t ours,
                             Reasons& reasons) {
  const std::int32_t grade = number(table, card, Attribute::Grade);
  if (grade != ours + 1) fail(reasons, "9.7.2", Why::RideDeckGrade, card, grade, ours);
  bool any = false;
  for (const CardId hand : cards_in(table.match, place(seat, Zone::Hand)))
    any = any || !cannot(table, hand, Restriction::BeDiscardedToRide);
  if (!any) // [doubt vge-1 31]
    fail(reasons, "6.3.3.2.2", Why::RideNoDiscard, card);
}

} // namespace

void may_ride(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const std::int32_t ours = vanguard_grade(table, seat);
  if (ours == absent) return fail(reasons, "9.7.2", Why::RideNoVanguard, card);
  must_not_be_forbidden(table, card, Restriction::Ride, reasons);
  const bool ride_deck = where(table.match, card) == Zone::RideDeck && master(table.match, card) == seat &&
                         table.match[card].facing == Facing::Down;
  if (ride_deck) return may_ride_from_ride_deck(table, seat, card, ours, reasons);
  must_be_hand_unit(table, seat, card, "9.7.2", reasons);
  const std::int32_t grade = number(table, card, Attribute::Grade);
  if (grade != ours && grade != ours + 1) fail(reasons, "9.7.2", Why::RideGrade, card, grade, ours);
}

static void must_be_called_somehow(const Table& table, Seat seat, CardId card, Zone circle,
                                   Reasons& reasons) {
  if (is_normal_call(table, card, circle))
    must_not_be_forbidden(table, card, Restriction::NormalCall, reasons);
  if (!can_pay_call(table, seat, card, circle, 0)) fail(reasons, "11.7.1", Why::CostUnpayable, card);
}

void may_call_for(const Table& table, Seat seat, CardId card, Zone circle, std::uint16_t way,
                  Reasons& reasons) {
  must_be_hand_unit(table, seat, card, "9.9.2.1", reasons);
  must_not_be_forbidden(table, card, Restriction::Call, reasons);
  if (vanguard_grade(table, seat) == absent) fail(reasons, "9.9.2.1.2", Why::CallNoVanguard, card);
  if (!can_pay_call(table, seat, card, circle, way)) fail(reasons, "11.7.1.1", Why::CostUnpayable, card);
}

void may_call_card(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  must_be_hand_unit(table, seat, card, "9.9.2.1", reasons);
  must_not_be_forbidden(table, card, Restriction::Call, reasons);
  must_be_called_somehow(table, seat, card, Zone::FrontLeft, reasons);
  const std::int32_t ours = vanguard_grade(table, seat);
  if (ours == absent) return fail(reasons, "9.9.2.1.2", Why::CallNoVanguard, card);
}

// The Astral Plane asks for no grade, but for a race. [vge 17.3.1.1, 17.3.1.2]
void may_call_there(const Table& table, Seat seat, CardId card, PlaceId circle, Reasons& reasons) {
  if (!is_upon_what_it_must(table, card, circle)) fail(reasons, "17.16.8.2.4", Why::CostUnpayable, card);
  if (is_astral(table.match[circle])) {
    if (!is_astral_deity(table, card)) fail(reasons, "17.3.1.1", Why::NoAstralDeity, card);
    return;
  }
  const std::int32_t ours = vanguard_grade(table, seat);
  const std::int32_t grade = number(table, card, Attribute::Grade);
  if (ours != absent && grade > ours)
    fail(reasons, decided(table.match).call_rule, Why::CallGrade, card, grade, ours);
}

void may_call_to(const Table& table, Seat seat, PlaceId circle, Reasons& reasons) {
  const Place& place = table.match[circle];
  if (!is_type(place, CircleType::RearGuard))
    fail(reasons, "9.9.2.1", Why::NotARearGuardCircle);
  else if (locked_on(table.match, circle))
    fail(reasons, "7.30.3", Why::LockedCircle);
  if (place.seat != seat) fail(reasons, "9.9.2.1", Why::NotYourCircle);
}

void may_exchange(const Table& table, Seat seat, PlaceId circle, Reasons& reasons) {
  const Place& place = table.match[circle];
  if (place.seat != seat) fail(reasons, "9.9.2.2", Why::NotYourCircle);
  const auto column = static_cast<Column>(place.column);
  if (column != Column::Left && column != Column::Right) // the center has the vanguard, accel circles no back
    return fail(reasons, "9.9.2.2", Why::ExchangeCenter);
  const Zone front = column == Column::Left ? Zone::FrontLeft : Zone::FrontRight;
  const Match& match = table.match;
  for (const Zone zone : {front, behind(front)}) {
    if (locked_on(match, vanguard::place(place.seat, zone))) fail(reasons, "7.30.3", Why::LockedCircle);
    const CardId unit = unit_on(match, place.seat, zone);
    if (unit) must_not_be_forbidden(table, unit, Restriction::Move, reasons);
  }
  // The rules let it come to nothing; what changes nothing could be repeated for ever, so it is no move here.
  if (!unit_on(match, place.seat, front) && !unit_on(match, place.seat, behind(front)))
    fail(reasons, "9.9.2.2.3", Why::ExchangeEmpty);
}

void may_attack_now(const Table& table, Seat seat, Reasons& reasons) {
  if (table.match.turn == 1 && seat == table.match.first_player)
    fail(reasons, "10.3.2", Why::FirstTurnNoAttack);
}

namespace {

bool minds(const Table& table, CardId lord, CardId card) {
  return decided(table.match).lords_mind_other_clans ? has_another_clan(table, card, lord)
                                                     : !share_a_clan(table, lord, card);
}

bool is_lord_of_all(const Table& table, CardId lord) {
  const Seat seat = master(table.match, lord);
  for (const Seat side : both_seats)
    for (const Zone circle : field)
      for (const CardId card : cards_in(table.match, place(side, circle)))
        if (is_unit(table, card) && master(table.match, card) == seat && minds(table, lord, card))
          return false;
  return true;
}

// A legion attacks as one. [vge 10.4.1.3]
void kept_by_its_text(const Table& table, CardId card, Reasons& reasons) {
  for (const CardId each : {card, legion_partner(table.match, card)}) {
    if (!each) continue;
    if (has(table, each, Mark::Restraint)) fail(reasons, "14.6.1", Why::Restrained, each);
    if (has(table, each, Mark::Lord) && !is_lord_of_all(table, each))
      fail(reasons, "14.9.2", Why::LordAmongOthers, each);
  }
}

} // namespace

bool is_kept_by_its_text(const Table& table, CardId card) {
  Reasons reasons;
  kept_by_its_text(table, card, reasons);
  return !reasons.empty();
}

static bool is_in_front(const Place& place) {
  return place.row == num(Row::Front) || is_astral(place); // [vge 17.3.1.3]
}

void may_attack_with(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const Place& place = table.match[table.match[card].place];
  may_attack_now(table, seat, reasons);
  if (!is_circle(where(table.match, card))) return fail(reasons, "10.4.1.3", Why::NotOnTheField, card);
  if (place.seat != seat) fail(reasons, "10.4.1.3", Why::NotYourCard, card);
  if (!is_unit(table, card) || role_of(table.match[card]) != Role::Unit)
    return fail(reasons, "10.4.1.3", Why::NoUnitThere, card);
  if (!is_in_front(place) && !can(table, card, Restriction::AttackFromBackRow) &&
      !can(table, card, Restriction::AttackRearGuardsFromBackRow))
    fail(reasons, "10.4.1.3", Why::NotFrontRow, card);
  if (table.match[card].orientation == Orientation::Rest) fail(reasons, "10.4.1.3", Why::Resting, card);
  kept_by_its_text(table, card, reasons);
  if (is_in(table.match[card], State::Dominated)) // in nobody's front row [vge 7.39.3.3]
    fail(reasons, "7.39.3.3", Why::NotFrontRow, card);
  if (cannot(table, card, Restriction::Attack)) fail(reasons, "1.3.3", Why::Forbidden, card);
}

bool is_kept_from_attacking(const Table& table, CardId attacker, CardId target) {
  return cannot(table, target, Restriction::BeAttacked) ||
         (attacker && is_type(table.match[table.match[target].place], CircleType::Vanguard) &&
          cannot(table, attacker, Restriction::AttackVanguards));
}

void may_be_attacked(const Table& table, Seat attacking, CardId attacker, CardId card, Reasons& reasons) {
  const Place& place = table.match[table.match[card].place];
  if (!is_circle(where(table.match, card))) return fail(reasons, "10.4.1.6", Why::NotOnTheField, card);
  if (master(table.match, card) != other(attacking)) // nor one that they dominate [vge 7.39.2]
    fail(reasons, "10.4.1.6", Why::NotTheirUnit, card);
  if (!is_unit(table, card) || role_of(table.match[card]) != Role::Unit) // [vge 6.4.3.2.2]
    return fail(reasons, "10.4.1.6", Why::NoUnitThere, card);
  if (place.row != num(Row::Front)) fail(reasons, "10.4.1.6", Why::TargetNotFront, card);
  if (cannot(table, card, Restriction::BeAttacked))
    fail(reasons, "1.3.3", Why::Forbidden, card);
  else if (is_kept_from_attacking(table, attacker, card))
    fail(reasons, "1.3.3", Why::Forbidden, attacker);
  if (attacker && is_type(place, CircleType::Vanguard) &&
      !is_in_front(table.match[table.match[attacker].place]) &&
      !can(table, attacker, Restriction::AttackFromBackRow))
    fail(reasons, "10.4.1.6", Why::OnlyRearGuards, attacker);
}

void may_boost(const Table& table, Seat seat, CardId booster, CardId attacker, Reasons& reasons) {
  const Match& match = table.match;
  if (!is_circle(where(match, booster))) return fail(reasons, "10.4.1.12", Why::NotOnTheField, booster);
  if (master(match, booster) != seat) fail(reasons, "10.4.1.12", Why::NotYourCard, booster);
  if (!is_unit(table, booster)) return fail(reasons, "10.4.1.12", Why::NoUnitThere, booster);
  if (!has(table, booster, Mark::Boost)) fail(reasons, "14.5.1", Why::NoBoostIcon, booster);
  if (match[booster].orientation == Orientation::Rest)
    fail(reasons, "7.47.1.1", Why::BoosterResting, booster);
  if (is_in(match[booster], State::Dominated)) fail(reasons, "7.39.6", Why::Forbidden, booster);
  if (cannot(table, booster, Restriction::Boost)) fail(reasons, "1.3.3", Why::Forbidden, booster);
  const Place& from = match[match[booster].place];
  if (!attacker || from.row != num(Row::Back) || from.column != match[match[attacker].place].column)
    fail(reasons, "10.4.1.12", Why::BoosterNotBehind, booster);
}

void may_guard(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  must_be_hand_unit(table, seat, card, "10.5.1.2.2", reasons);
  must_not_be_forbidden(table, card, Restriction::GuardFromHand, reasons);
  must_not_be_forbidden(table, card, Restriction::Call, reasons);
  must_be_called_somehow(table, seat, card, Zone::Guardian, reasons);
  if (decided(table.match).guardians_have_grades) {
    const std::int32_t grade = number(table, card, Attribute::Grade), ours = vanguard_grade(table, seat);
    if (grade > ours) fail(reasons, decided(table.match).call_rule, Why::CallGrade, card, grade, ours);
  }
  if (!holder_of(table.match, Link::Attacked) && !decided(table.match).guards_without_target)
    fail(reasons, "10.5.1.2.1.1", Why::NothingAttacked);
}

void may_intercept(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const Match& match = table.match;
  if (!is_circle(where(match, card))) return fail(reasons, "10.5.1.2.4", Why::NotOnTheField, card);
  const Place& from = match[match[card].place];
  if (from.seat != seat) fail(reasons, "10.5.1.2.4", Why::NotYourCard, card);
  if (!is_unit(table, card)) return fail(reasons, "10.5.1.2.4", Why::NoUnitThere, card);
  if (is_type(from, CircleType::Vanguard))
    fail(reasons, "14.4.2", Why::IsVanguard, card);
  else if (!is_type(from, CircleType::RearGuard) ||
           (from.row != num(Row::Front) && !can(table, card, Restriction::InterceptFromBackRow)))
    fail(reasons, "14.4.2", Why::InterceptNotFront, card);
  if (!has(table, card, Mark::Intercept)) fail(reasons, "14.4.1", Why::InterceptIcon, card);
  if (is_in(match[card], State::Dominated)) fail(reasons, "7.39.6", Why::Forbidden, card);
  must_not_be_forbidden(table, card, Restriction::Intercept, reasons);
  must_not_be_forbidden(table, card, Restriction::MoveToGuardian, reasons);
  must_not_be_forbidden(table, card, Restriction::Move, reasons); // it is one [vge 7.34.1.1]
  if (related(match, card, Link::Attacked))
    fail(reasons, "10.5.1.2.4", Why::InterceptIsAttacked, card);
  else if (!holder_of(match, Link::Attacked))
    fail(reasons, "14.4.2", Why::NothingAttacked);
}

void may_heal(const Table& table, Seat seat, Reasons& reasons) {
  const std::int32_t ours = count(table.match, seat, Zone::Damage);
  const std::int32_t theirs = count(table.match, other(seat), Zone::Damage);
  if (ours < theirs) fail(reasons, "11.10.2.5", Why::HealCondition, {}, ours, theirs);
}

void may_heal_it(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  may_heal(table, seat, reasons);
  if (where(table.match, card) != Zone::Damage || master(table.match, card) != seat)
    fail(reasons, "7.20.1", Why::NotInDamage, card);
}

} // namespace twoseat::vanguard
