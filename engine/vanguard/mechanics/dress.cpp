// overDress: a hand unit goes onto a rear-guard, which becomes its original dress. XoverDress: onto two of them.
// Neither is a call. [vge 6.7, 6.8, 9.9.2.5, 14.42, 14.49]
#include "engine/vanguard/mechanics/dress.h"
#include "engine/abilities/context.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/words/lexicon.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

constexpr std::size_t most_bases =
    3; // of an XoverDress on this table: as many as its procedure's frame holds

void fail(Reasons& reasons, const char* rule, Why why, CardId card = {}, std::int32_t a = 0,
          std::int32_t b = 0) {
  reasons.push({{rule}, static_cast<std::uint16_t>(why), card, a, b});
}

// What the n-th card under it must be: an index into Script::selects; 0: it needs no such card.
script::Index wanted_base(const Table& table, CardId card, Keyword keyword, std::size_t n) {
  const std::uint16_t skill = skill_of(table.book, table.match[card].def, keyword);
  if (skill == 0) return 0;
  const script::Ability& ability = table.book.script.abilities[skill];
  return n < ability.size ? table.book.script.nodes[ability.first + n].select : script::Index{0};
}

bool fits_base(const Table& table, Seat seat, CardId card, Keyword keyword, std::size_t n, CardId base) {
  const script::Index wanted = wanted_base(table, card, keyword, n);
  if (wanted == 0 || !base || !is_unit(table, base) || master(table.match, base) != seat) return false;
  if (!is_type(table.match[table.match[base].place], CircleType::RearGuard)) return false;
  return fits(table, context_of(table, card, seat), table.book.script.selects[wanted], base);
}

// What every dress asks of the card itself.
void must_be_dressable(const Table& table, Seat seat, CardId card, Keyword keyword, const char* rule,
                       Reasons& reasons) {
  if (where(table.match, card) != Zone::Hand || master(table.match, card) != seat)
    return fail(reasons, rule, Why::NotInHand, card);
  if (!has_skill(table, card, keyword))
    return fail(reasons, keyword == Keyword::OverDress ? "14.42.1" : "14.49.1", Why::NoDress, card);
  const CardId vanguard = vanguard_of(table.match, seat);
  const std::int32_t grade = number(table, card, Attribute::Grade);
  const std::int32_t ours = vanguard ? number(table, vanguard, Attribute::Grade) : -1;
  const bool any = keyword == Keyword::XoverDress && decided(table.match).x_over_dress_of_any_grade;
  if (grade > ours && !any) fail(reasons, rule, Why::DressGrade, card, grade, ours);
}

std::size_t bases_wanted(const Table& table, CardId card) { // by an XoverDress
  std::size_t n = 0;
  while (n < most_bases && wanted_base(table, card, Keyword::XoverDress, n) != 0)
    ++n;
  return n;
}

using Bases = std::array<CardId, most_bases>;

// The circle of a base that cannot move: the dress comes there or not at all; none if all can. [vge 1.3.3, 6.8.3.2]
PlaceId circle_of_immovable(const Table& table, std::span<const CardId> bases) {
  for (const CardId base : bases)
    if (base && cannot(table, base, Restriction::Move)) return table.match[base].place;
  return {};
}

// Whether the n-th base and all after it can be found among rear-guards that are not chosen yet.
bool bases_exist(const Table& table, Seat seat, CardId card, Bases& chosen, std::size_t n) {
  if (n >= most_bases || n == bases_wanted(table, card)) return n > 0;
  for (const Zone circle : rear_guard_circles) {
    const CardId one = unit_on(table.match, seat, circle);
    if (std::find(chosen.begin(), chosen.begin() + n, one) != chosen.begin() + n ||
        !fits_base(table, seat, card, Keyword::XoverDress, n, one))
      continue;
    const PlaceId held = circle_of_immovable(table, {chosen.data(), n});
    if (held && cannot(table, one, Restriction::Move)) continue; // they cannot come together
    chosen[n] = one;
    if (bases_exist(table, seat, card, chosen, n + 1)) return true;
  }
  return false;
}

void come_under(Game& game, CardId base, CardId over, Role role) {
  Match& match = game.match;
  match.relations.remove_if([&](const Relation& relation) { return relation.holder == base; });
  release_gauges(match, base);                                  // it is no unit any more [vge 13.9.1]
  for (const CardId under : cards_in(match, match[base].place)) // [vge 6.7.2.2.1]
    if (match[under].host == base && role_of(match[under]) == role) {
      match[under].host = over;
      game.did({"6.7.2.2.1"}, Seat::None, under);
    }
  match[base].role = num(role);
  match[base].host = over;
  match[base].states = 0;
  match[base].facing = Facing::Up;
}

} // namespace

void may_over_dress(const Table& table, Seat seat, CardId card, CardId base, Reasons& reasons) {
  must_be_dressable(table, seat, card, Keyword::OverDress, "9.9.2.5", reasons);
  if (reasons.empty() && !fits_base(table, seat, card, Keyword::OverDress, 0, base))
    fail(reasons, "14.42.1", Why::DressBase, card);
}

void may_x_over_dress(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  must_be_dressable(table, seat, card, Keyword::XoverDress, "14.49.2", reasons);
  Bases none{};
  if (reasons.empty() && !bases_exist(table, seat, card, none, 0))
    fail(reasons, "6.8.3.1", Why::DressBases, card);
}

void offer_dress(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::OverDress), {"9.9.2.5"});
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    for (const Zone circle : rear_guard_circles)
      if (const CardId base = unit_on(table.match, seat, circle))
        if (allowed(may_over_dress, table, seat, card, base))
          decision.add({num(Verb::OverDress), place(seat, circle), card, base, 0});
  decision.drop_empty_choice();
  decision.begin(num(Verb::XoverDress), {"14.49.2"});
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    if (allowed(may_x_over_dress, table, seat, card)) decision.add({num(Verb::XoverDress), {}, card, {}, 0});
  decision.drop_empty_choice();
}

void over_dress(Game& game, CardId card, CardId base, Seat seat) {
  Together at_once(game);
  const PlaceId circle = game.match[base].place;
  come_under(game, base, card, Role::OriginalDress);
  put(game, card, seat, zone_of(circle), Cause::Dress, {"6.7.2.2"});
}

void grow_upon(Game& game, CardId card, PlaceId circle, Seat seat) {
  const CardId base = unit_at(game.match, circle);
  if (base && fits_base(game, seat, card, Keyword::ExplosiveGrowth, 0, base))
    come_under(game, base, card, Role::GrowthFactor);
}

// --- XoverDress ---------------------------------------------------------------------------------------------------

namespace {

enum class DressStep : std::uint8_t { Base, NextBase, Circle, Place };

std::size_t chosen(const Frame& frame) {
  std::size_t n = 0;
  while (n < most_bases && frame.card(dress_local::first + n))
    ++n;
  return n;
}

void ask_base(const Table& table, const Frame& frame, Decision& decision) {
  const CardId card = frame.card(dress_local::card);
  const std::size_t n = chosen(frame);
  if (n == bases_wanted(table, card)) return;
  decision.begin(num(Verb::Choose), {"6.8.3.1"});
  Bases chosen_so_far{};
  for (std::size_t i = 0; i < n; ++i)
    chosen_so_far[i] = frame.card(dress_local::first + i);
  for (const Zone circle : rear_guard_circles) {
    const CardId base = unit_on(table.match, frame.seat, circle);
    const auto last = chosen_so_far.begin() + n;
    const bool apart = base && cannot(table, base, Restriction::Move) &&
                       circle_of_immovable(table, {chosen_so_far.data(), n});
    if (!base || apart || std::find(chosen_so_far.begin(), last, base) != last ||
        !fits_base(table, frame.seat, card, Keyword::XoverDress, n, base))
      continue;
    Bases with_it = chosen_so_far; // the rest must still be found
    with_it[n] = base;
    if (bases_exist(table, frame.seat, card, with_it, n + 1))
      decision.add({num(Verb::Choose), {}, {}, base, 0});
  }
  decision.drop_empty_choice();
}

void take_base(Game&, Frame& frame, const Decision& decision, const Answer& answer) {
  const std::size_t n = chosen(frame);
  if (n < most_bases) frame.set_card(dress_local::first + n, decision.picked(answer).target);
}

void next_base(Game& game, Frame& frame) {
  const std::size_t n = chosen(frame);
  if (n == 0) return finish(game);
  if (n < bases_wanted(game, frame.card(dress_local::card))) go(frame, DressStep::Base);
}

PlaceId only_circle(const Table& table, const Frame& frame) {
  Bases bases{};
  for (std::size_t i = 0; i < most_bases; ++i)
    bases[i] = frame.card(dress_local::first + i);
  return circle_of_immovable(table, bases);
}

void ask_dress_circle(const Table& table, const Frame& frame, Decision& decision) {
  const PlaceId held = only_circle(table, frame);
  decision.begin(num(Verb::Call), {"6.8.3"});
  for (const Zone circle : rear_guard_circles)
    if (is_circle_of(table.match, place(frame.seat, circle), CircleType::RearGuard) &&
        (!held || held == place(frame.seat, circle)))
      decision.add({num(Verb::Call), place(frame.seat, circle), frame.card(dress_local::card), {}, 0});
  decision.drop_empty_choice();
}

// Whoever else stands there is not retired now but by the next rule action. [vge 6.8.3.4]
void place_dressed(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const PlaceId circle = decision.picked(answer).place;
  const CardId card = frame.card(dress_local::card);
  if (where(game.match, card) != Zone::Hand) return;
  Together at_once(game);
  for (std::size_t i = 0; i < most_bases; ++i) {
    const CardId base = frame.card(dress_local::first + i);
    if (!base || !is_circle(where(game.match, base))) continue;
    Relocation how;
    how.cause = num(Cause::Move); // a unit of the field that is put on another circle [vge 7.34.1]
    how.rule = {"6.8.3.2"};
    how.orientation = game.match[base].orientation;
    how.identity = Identity::Same;
    if (game.match[base].place != circle) move_card(game, base, circle, how);
    come_under(game, base, card, Role::OriginalDress);
  }
  Relocation how;
  how.cause = num(Cause::XoverDress); // which is not overDress [vge 6.8.5]
  how.rule = {"6.8.3.3"};
  how.states = static_cast<std::uint8_t>(State::XoverDress);
  move_card(game, card, circle, how);
}

constexpr Step dress_table[] = {
    asks_if_open("original dress", {"6.8.3.1"}, ask_base, take_base, Question::DressBase),
    runs("next original dress", {"6.8.3.1"}, next_base),
    asks_if_open("circle of the dress", {"6.8.3"}, ask_dress_circle, place_dressed, Question::CallCircle),
};

} // namespace

const std::span<const Step> dress_steps = dress_table;

} // namespace twoseat::vanguard
