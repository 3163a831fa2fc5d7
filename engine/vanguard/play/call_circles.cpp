// Which circles are free, whose they are, which cards are left: the choice of circles and its refusals.
#include "engine/vanguard/play/call_circles.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/mechanics/lock.h"
#include "engine/vanguard/mechanics/music.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/refusals/guards.h"
#include "engine/vanguard/words/lexicon.h"
#include <algorithm>
#include <bitset>

namespace twoseat::vanguard {

Rule rule_of(Placing placing) {
  constexpr const char* rules[] = {"6.2.3.2", "7.30.5.3", "7.34.1", "18.5.1", "6.2.3.2", "6.2.3.2", "7.34.1"};
  return {rules[num(placing)]};
}

namespace {

// Circles to choose from: the effect's, or every rear-guard circle; each card on a different one. [vge 6.2.3.2]
std::uint32_t circles_of(const Frame& frame) {
  const std::uint32_t words = frame.locals[call_local::circles] & ~own_column;
  std::uint32_t all = 0;
  for (const Zone circle : rear_guard_circles)
    all |= 1U << num(circle);
  return words == 0 || words >= lexicon.places.size() ? all : lexicon.places[words].places & all;
}

// Whether it may go there by its column: that of where it stands, if the effect says so.
bool column_fits(const Table& table, const Frame& frame, CardId card, PlaceId to) {
  const Place& here = table.match[table.match[card].place];
  return (frame.locals[call_local::circles] & own_column) == 0 ||
         (here.seat == table.match[to].seat && here.column == table.match[to].column);
}

// One that cannot be called stays where it is. [vge 1.3.3 | vgi 10.7.1]
bool is_to_be_placed(const Table& table, const Frame& frame, const Bound& bound) {
  return is_called(frame, bound) && bound.card.left != Left::Gone && bound.spare == 0 &&
         !(calls(frame) && !may_be_called(table, bound.card.card));
}

bool circle_taken(const Match& match, const Frame& frame, PlaceId circle) {
  for (const Bound& bound : match.bound)
    if (is_called(frame, bound) && circle_for(bound) == circle) return true;
  return false;
}

// A circle whose unit somebody dominates stays its master's own; a dominated unit goes only to its owner's circles.
// [vge 7.39.4.2, 7.39.5.1]
bool is_kept_from(const Match& match, CardId card, PlaceId to) {
  const bool is_foreign = match[card].owner != match[to].seat;
  if (is_in(match[card], State::Dominated) && is_circle(where(match, card))) return is_foreign;
  const CardId there = unit_at(match, to);
  return there && is_in(match[there], State::Dominated) && is_foreign;
}

// Music orders keep nobody from their circle. [vge 17.4.4]
bool is_held(const Table& table, PlaceId circle) {
  bool held = false;
  for (const CardId card : cards_in(table.match, circle))
    held = held || !is_music(table.face(card));
  return held;
}

// To another circle; who stood there goes by rule action, unless it must be open.
// [vge 7.34.1, 13.3.5 | vgm 7.28.1, doubt vgm 20 | vgi 10.31.1, 9.3.6]
bool may_be_moved_to(const Table& table, const Frame& frame, CardId card, PlaceId to) {
  return !moves(frame) ||
         (table.match[card].place != to && (placing_of(frame) == Placing::Move || !is_held(table, to)));
}

// Whose circles it goes to: those of its owner; a unit that moves, its master's. [vge 4.1.12, 7.39.4.2]
Seat side_of(const Match& match, const Frame& frame, CardId card) {
  return moves(frame) ? master(match, card) : match[card].owner;
}

bool may_be_placed(const Table& table, const Frame& frame, CardId card, PlaceId to) {
  if (circle_taken(table.match, frame, to) || !is_circle_of(table.match, to, CircleType::RearGuard))
    return false;
  if (takes_call_costs(placing_of(frame)) &&
      !can_pay_call_cost(table, side_of(table.match, frame, card), card, to))
    return false; // [vge 17.16.8.2]
  return !is_kept_from(table.match, card, to) && may_be_moved_to(table, frame, card, to);
}

} // namespace

void each_circle_for(const Table& table, const Frame& frame, CardId card, FunctionRef<void(PlaceId)> f) {
  const Seat whose = side_of(table.match, frame, card);
  for (const Zone circle : rear_guard_circles)
    if (const PlaceId to = place(whose, circle); ((circles_of(frame) >> num(circle)) & 1U) != 0 &&
                                                 column_fits(table, frame, card, to) &&
                                                 may_be_placed(table, frame, card, to))
      f(to);
}

bool needs_no_circle(const Table& table, const Frame& frame, CardId card) {
  bool needs = !calls(frame) || !may_concern(table, replacing_topic);
  if (!needs)
    each_circle_for(table, frame, card, [&](PlaceId to) {
      needs = needs || !is_surely_replaced(table, card, to, num(Cause::Call));
    });
  return !needs;
}

namespace {

bool finds_a_circle(const Table& table, const Frame& frame, const Bound& bound) {
  bool any = false;
  if (is_to_be_placed(table, frame, bound))
    each_circle_for(table, frame, bound.card.card, [&](PlaceId) { any = true; });
  return any;
}

// Whether there are fewer circles than cards of this owner that are left: their player decides which of them come.
// [vge 6.2.3.2.1.1]
bool circles_are_short(const Table& table, const Frame& frame, Seat owner) {
  std::size_t cards = 0;
  std::bitset<64> circles;
  for (const Bound& bound : table.match.bound)
    if (finds_a_circle(table, frame, bound) && table.match[bound.card.card].owner == owner) {
      ++cards;
      each_circle_for(table, frame, bound.card.card, [&](PlaceId to) { circles.set(to.value - 1U); });
    }
  return circles.count() < cards;
}

} // namespace

void each_next_called(const Table& table, const Frame& frame, FunctionRef<void(CardId)> f) {
  const Bound* first = nullptr;
  bool is_short = false;
  const auto speaks = [&](const Bound& bound) { return table.face(bound.card.card).concerns.spoken.any(); };
  const auto owner = [&](const Bound& bound) { return table.match[bound.card.card].owner; };
  for (const Bound& bound : table.match.bound) {
    if (!finds_a_circle(table, frame, bound)) continue;
    if (first == nullptr) {
      first = &bound;
      is_short = circles_are_short(table, frame, owner(bound));
      f(bound.card.card);
    } else if (owner(bound) == owner(*first) && (is_short || (speaks(*first) && speaks(bound)))) {
      f(bound.card.card);
    }
  }
}

void may_place(const Table& table, const Move& move, Reasons& reasons) {
  const Frame& frame = table.match.stack.back();
  const Placing placing = placing_of(frame);
  const Rule rule = rule_of(placing);
  const auto fail = [&](Rule number, Why why, CardId card = {}) {
    reasons.push({number, static_cast<std::uint16_t>(why), card, 0, 0});
  };
  const Match& match = table.match;
  const auto* bound = std::find_if(match.bound.begin(), match.bound.end(), [&](const Bound& one) {
    return is_called(frame, one) && one.card.card == move.card;
  });
  if (bound == match.bound.end()) return fail(rule, Why::NotPlacedNow, move.card);
  if (bound->spare != 0) return fail({"6.2.3.2.1"}, Why::PlacedAlready, move.card);
  if (calls(frame) && cannot(table, move.card, Restriction::Call))
    return fail({"1.3.3"}, Why::Forbidden, move.card);
  bool next = false;
  each_next_called(table, frame, [&](CardId card) { next = next || card == move.card; });
  const PlaceId to = move.place;
  const bool own = match[to].seat == side_of(match, frame, move.card);
  if (!own) fail({"4.1.12"}, Why::NotYourCircle);
  if (!is_type(match[to], CircleType::RearGuard))
    fail(rule, Why::NotARearGuardCircle);
  else if (((circles_of(frame) >> num(zone_of(to))) & 1U) == 0 || !column_fits(table, frame, move.card, to))
    fail(rule, Why::CircleNotNamed);
  if (locked_on(match, to)) fail({"7.30.3"}, Why::LockedCircle);
  if (circle_taken(match, frame, to)) fail({"6.2.3.2.1"}, Why::CircleTaken);
  if (is_kept_from(match, move.card, to)) fail({"7.39.5.1"}, Why::Forbidden, move.card);
  if (!may_be_moved_to(table, frame, move.card, to)) fail(rule, Why::CircleTaken, move.card);
  if (takes_call_costs(placing) && own && !can_pay_call_cost(table, match[to].seat, move.card, to))
    fail({"17.16.8.2"}, Why::CostUnpayable, move.card);
  if (!next) fail(rule, Why::NotItsTurn, move.card);
}

} // namespace twoseat::vanguard
