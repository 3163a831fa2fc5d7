// Stride skills: revealing, paying, placing, and the heart that lends its name and power. [vge 6.5.1, 6.6, 14.12, 14.13]
#include "engine/abilities/context.h"
#include "engine/abilities/run.h"
#include "engine/abilities/statements.h"
#include "engine/abilities/usable.h"
#include "engine/kernel/information.h"
#include "engine/vanguard/actions/actions.h"
#include "engine/vanguard/cards/nations.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/vanguard/mechanics/sides.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"
#include "engine/vanguard/words/lexicon.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

constexpr std::int32_t default_cost = 3;         // the sum of the grades of what is discarded [vge 14.12.3.1]
constexpr std::int32_t face_up_for_ultimate = 3; // [vge 6.6.3.2]
constexpr std::int32_t bound_for_gyze = 5;       // [vge 6.6.3.3]
constexpr std::int32_t least_grade = 3;          // [vge 6.6.2]

std::uint16_t stride_skill(const Rulebook& book, DefId def) {
  const std::uint16_t normal = skill_of(book, def, Keyword::Stride);
  return normal != 0 ? normal : skill_of(book, def, Keyword::UltimateStride);
}
bool is_ultimate(const Table& table, CardId card) {
  return !has_skill(table, card, Keyword::Stride) && has_skill(table, card, Keyword::UltimateStride);
}

std::int32_t grade_of(const Table& table, CardId card) {
  return std::max(number(table, card, Attribute::Grade), 0);
}
std::int32_t grade_of_vanguard(const Table& table, Seat seat) {
  const CardId vanguard = vanguard_of(table.match, seat);
  return vanguard ? number(table, vanguard, Attribute::Grade) : 0;
}
std::int32_t hand_grades(const Table& table, Seat seat) {
  std::int32_t sum = 0;
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    sum = bounded_sum(sum, grade_of(table, card));
  return sum;
}

// Not where the match restricts it, unless an effect says that it can be done. [vge 18.6.1, 18.6.2]
bool stride_is_open(const Table& table, Seat seat, CardId card) {
  return table.match[seat].counters[num(Counter::StrideRestricted)] == 0 ||
         can(table, card, Restriction::Stride);
}

bool grades_allow(const Table& table, Seat seat) { // [doubt vge-1 18]
  const bool at_turn = table.match[seat].counters[num(Counter::GradeAtTurn)] >= least_grade;
  const bool now = grade_of_vanguard(table, seat) >= least_grade;
  if (at_turn && (now || !decided(table.match).stride_grade_lasts)) return true;
  return now && grade_of_vanguard(table, other(seat)) >= least_grade;
}

} // namespace

bool may_stride_by_effect(const Table& table, Seat seat) {
  return !decided(table.match).effects_ask_to_stride || grades_allow(table, seat);
}

namespace {

void fail(Reasons& reasons, const char* rule, Why why, CardId card = {}, std::int32_t a = 0,
          std::int32_t b = 0) {
  reasons.push({{rule}, static_cast<std::uint16_t>(why), card, a, b});
}

// What a stride without a printed cost takes; the printed cost of an ultimate stride is changed by nothing.
// [vge 6.6.3.4, 14.12.3.1]
std::int32_t stride_cost(const Table& table, Seat seat) {
  static const std::uint16_t stride = action_number("stride");
  return std::max(0, default_cost + changed_by(table, stride, seat));
}

void may_pay(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const std::uint16_t skill = stride_skill(table.book, table.match[card].def);
  if (skill == 0) {
    const std::int32_t grades = hand_grades(table, seat), cost = stride_cost(table, seat);
    if (grades < cost) fail(reasons, "14.12.3.1", Why::StrideCost, card, grades, cost);
    return;
  }
  UseRules rules;
  rules.condition = {"6.6.2"};
  rules.cost = {"6.6.2.2"};
  why_not_play(table, seat, card, skill, rules, reasons);
}

// Of different names, lying face up in the bind zone. [vge 6.6.3.3, 18.3.1]
std::int32_t zeroth_dragons(const Table& table, Seat seat) {
  std::int32_t found = 0;
  const PlaceId bind = place(seat, Zone::Bind);
  for (const CardId card : cards_in(table.match, bind)) {
    if (table.match[card].facing != Facing::Up || !is_of(table, card, "Zeroth Dragon")) continue;
    bool again = false;
    for (const CardId before : cards_in(table.match, bind)) {
      if (before == card) break;
      again = again || (table.match[before].facing == Facing::Up && share_a_name(table, before, card));
    }
    found += again ? 0 : 1;
  }
  return found;
}

// By an older name of the nation, too. [vge 2.14.4]
bool are_of_one_nation(const Table& table, CardId a, CardId b) {
  const std::string& nation = table.book.print(table.match[a].def).nation;
  const auto& beside = table.face(b).by_nation;
  return nation == table.book.print(table.match[b].def).nation ||
         std::any_of(beside.begin() + clans_by_nation, beside.end(),
                     [&](std::uint16_t tag) { return tag != 0 && table.book.tags[tag - 1U] == nation; });
}

// A vanguard without a nation is for Cray Elementals only. [vge 6.6.3, 6.6.3.1]
void may_ultimate(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const CardId vanguard = vanguard_of(table.match, seat);
  const bool elemental = table.face(card).of_all_groups; // of every nation [vge 2.2.4, 6.6.3.1]
  const bool nationless = table.book.print(table.match[vanguard].def).nation.empty();
  const bool fits =
      !nationless && (table.face(vanguard).of_all_groups || are_of_one_nation(table, card, vanguard));
  if (!elemental && !fits) fail(reasons, "6.6.3", Why::UltimateNation, card);
  if (has(table.face(card), Mark::Gyze)) {
    const std::int32_t grade = grade_of_vanguard(table, seat), bound = zeroth_dragons(table, seat);
    if (grade < least_grade) fail(reasons, "6.6.3.3", Why::GyzeGrade, card, grade, least_grade);
    if (bound < bound_for_gyze) fail(reasons, "6.6.3.3", Why::GyzeBound, card, bound, bound_for_gyze);
    return;
  }
  std::int32_t face_up = 0;
  for (const CardId there : cards_in(table.match, place(seat, Zone::GZone)))
    face_up += table.match[there].facing == Facing::Up ? 1 : 0;
  if (face_up < face_up_for_ultimate)
    fail(reasons, "6.6.3.2", Why::UltimateGZone, card, face_up, face_up_for_ultimate);
}

// --- The procedure ------------------------------------------------------------------------------------------------

enum class StrideStep : std::uint8_t { Reveal, WhichCost, Printed, Paid, Cost, More, Pay, Place, Heart };

void show_skill(Game& game, Frame& frame) {
  if (frame.locals[stride_local::by_effect] == 0)
    reveal(game, frame.card(stride_local::card), num(Cause::Stride), {"6.6.2.1"});
}

void which_cost(Game& game, Frame& frame) {
  const bool printed_cost = stride_skill(game.book, game.match[frame.card(stride_local::card)].def) != 0;
  if (frame.locals[stride_local::by_effect] != 0)
    go(frame, StrideStep::Place);
  else
    go(frame, printed_cost ? StrideStep::Printed : StrideStep::Cost);
}

void pay_printed(Game& game, Frame& frame) {
  const CardId card = frame.card(stride_local::card);
  if (const std::uint16_t skill = stride_skill(game.book, game.match[card].def))
    activate(game, card, skill, frame.seat);
}

void printed_is_paid(Game&, Frame& frame) {
  go(frame, StrideStep::Place);
}

// One card after the other until the player has enough and says so; they are discarded together. [vge 11.7.1]
void ask_cost(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Discard), {"6.6.2.2"});
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Hand)))
    if (role_of(table.match[card]) != Role::Pledged)
      decision.add({num(Verb::Discard), place(frame.seat, Zone::Drop), card, {}, 0});
  decision.drop_empty_choice();
  if (frame.locals[stride_local::grades] < stride_cost(table, frame.seat) && decision.choice_count > 0)
    return;
  decision.begin(num(Verb::Done), {"6.6.2.2"});
  decision.add({num(Verb::Done), {}, {}, {}, 0});
}

} // namespace

void must_pay_stride(const Table& table, Seat seat, Reasons& reasons) {
  const std::int32_t grades = table.match.stack.back().locals[stride_local::grades];
  fail(reasons, "6.6.2.2", Why::StrideCost, {}, grades, stride_cost(table, seat));
}

namespace {

void pledge(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb == num(Verb::Done)) return go(frame, StrideStep::Pay);
  const CardId card = decision.picked(answer).card;
  game.match[card].role = num(Role::Pledged);
  frame.locals[stride_local::grades] = static_cast<std::uint16_t>(
      std::min(frame.locals[stride_local::grades] + grade_of(game, card), std::int32_t{0xffff}));
}

void more(Game&, Frame& frame) {
  go(frame, StrideStep::Cost);
}

void pay_grades(Game& game, Frame& frame) {
  Together at_once(game);
  for (CardId card = top(game.match, frame.seat, Zone::Hand); card;) {
    const CardId next = game.match[card].next;
    if (role_of(game.match[card]) == Role::Pledged)
      put(game, card, frame.seat, Zone::Drop, Cause::StrideCost, {"6.6.2.2"});
    card = next;
  }
}

// The side of a Gyze card that is no G unit strides by its ultimate stride skill alone, which flips it over.
// [vge 14.13.2.2]
bool flips_to_stride(const Table& table, CardId card) {
  const Face& face = table.face(card);
  return is_gyze_with_sides(face) && !has(face, Mark::GUnit) && is_ultimate(table, card);
}

void place_g_unit(Game& game, Frame& frame) {
  const CardId card = frame.card(stride_local::card);
  if (is_circle(where(game.match, card))) return finish(game);
  const bool ultimate = frame.locals[stride_local::by_effect] == 0 && is_ultimate(game, card);
  if (ultimate && flips_to_stride(game, card)) {
    flip_over(game, card);
    game.did({"14.13.2.2"}, frame.seat, card);
  }
  stride_onto(game, card, frame.seat, ultimate);
  if (frame.locals[stride_local::by_effect] != 0)
    count(game, frame.seat, num(Counter::FreeStrides), 1, {"6.5.1"});
}

std::size_t plain_hearts(const Table& table, CardId g_unit) {
  std::size_t found = 0;
  each_heart(table.match, g_unit, [&](CardId heart) { found += is_g(table.face(heart)) ? 0U : 1U; });
  return found;
}

void ask_heart(const Table& table, const Frame& frame, Decision& decision) {
  const CardId g_unit = frame.card(stride_local::card);
  if (plain_hearts(table, g_unit) < 2) return;
  decision.begin(num(Verb::Designate), {"6.5.1.3"});
  each_heart(table.match, g_unit, [&](CardId heart) {
    if (!is_g(table.face(heart))) decision.add({num(Verb::Designate), {}, {}, heart, 0});
  });
}

void designate(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  game.match[frame.card(stride_local::card)].host = decision.picked(answer).target;
}

constexpr Step stride_table[] = {
    runs("reveal", {"6.6.2.1"}, show_skill),
    runs("which cost", {"6.6.2.2"}, which_cost),
    runs("printed cost", {"6.6.2.2"}, pay_printed, bit(Proc::Effect)),
    runs("printed cost is paid", {"6.6.2.2"}, printed_is_paid),
    asks("stride cost", {"6.6.2.2"}, ask_cost, pledge, Question::StrideCost),
    runs("more of the cost", {"6.6.2.2"}, more),
    runs("pay", {"6.6.2.2"}, pay_grades),
    runs("stride", {"6.6.2.3"}, place_g_unit),
    asks_if_open("designate a heart", {"6.5.1.3"}, ask_heart, designate, Question::Heart),
};

} // namespace

const std::span<const Step> stride_steps = stride_table;

void may_stride(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const Match& match = table.match;
  if (where(match, card) != Zone::GZone || master(match, card) != seat ||
      (match[card].facing != Facing::Down && !has(table.face(card), Mark::Gyze)))
    return fail(reasons, "9.8.2", Why::NotInGZone, card);
  const bool strides = has(table.face(card), Mark::GUnit) || flips_to_stride(table, card);
  if (!strides || has(table.face(card), Mark::GGuardian))
    return fail(reasons, "6.6.1", Why::NoStrideSkill, card);
  if (!vanguard_of(match, seat)) return fail(reasons, "9.8.2", Why::RideNoVanguard);
  if (!stride_is_open(table, seat, card)) fail(reasons, "18.6.1", Why::StrideRestricted, card);
  if (is_ultimate(table, card))
    may_ultimate(table, seat, card, reasons);
  else if (!grades_allow(table, seat))
    fail(reasons, "6.6.2", Why::StrideGrade, card, grade_of_vanguard(table, seat),
         grade_of_vanguard(table, other(seat)));
  may_pay(table, seat, card, reasons);
}

bool may_stride_at_all(const Table& table, Seat seat) {
  if (!vanguard_of(table.match, seat)) return false;
  std::int32_t face_up = 0, face_down = 0;
  bool open = false;
  for (const CardId card : cards_in(table.match, place(seat, Zone::GZone))) {
    ++(table.match[card].facing == Facing::Up ? face_up : face_down);
    open = open || stride_is_open(table, seat, card);
  }
  if (!open) return false;
  return (face_down > 0 && (grades_allow(table, seat) || face_up >= face_up_for_ultimate)) ||
         (face_down + face_up > 0 && zeroth_dragons(table, seat) >= bound_for_gyze);
}

} // namespace twoseat::vanguard
