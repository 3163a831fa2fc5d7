// What must be done: attacks that a text demands, targets that it demands, and movement that was begun. [bsk 421.3, D50, G23]
#include "engine/abilities/run.h"
#include "engine/berserk/guards.h"

namespace twoseat::berserk {
namespace {

void fail(Reasons& reasons, const char* rule, Why why, CardId card) {
  reasons.push({{rule}, static_cast<std::uint16_t>(why), card, 0, 0});
}

// Whether any text speaks of it: mostly none does.
bool is_spoken_of(const Table& table, Restriction restriction) {
  if (table.match.concerns.spoken.has(topic_of(Lasting::Restriction, num(restriction)))) return true;
  for (const Modification& m : table.match.modifications)
    if (m.attribute == restriction_base + num(restriction) || m.attribute == given_ability) return true;
  return false;
}

// A card with Precision ignores what obliges it. [bsk D50.3, D50.4]
bool is_free_of_duties(const Table& table, CardId card) {
  return trait(table, card, Trait::Precision) > 0;
}

bool can_strike(const Table& table, Seat seat, CardId card) {
  if (!allowed(may_attack_with, table, seat, card)) return false;
  bool any = false;
  each_in_squads(table.match, [&](CardId target) {
    any = any || (controller(table.match, target) != seat && is_in_reach(table, card, target));
  });
  return any;
}

} // namespace

// On the cell of another one, through which it passes, and not yet out of it. [bsk 421.3, doubt 14]
bool has_to_go_on(const Table& table, Seat seat, CardId card) {
  const Match& match = table.match;
  const PlaceId here = match[card].place;
  if (!is_cell(here) || match[here].count < 2 || is_attached(match, card)) return false;
  bool shared = false;
  for (const CardId other : cards_in(match, here))
    shared = shared || (other != card && !is_attached(match, other));
  if (!shared || !is_incorporeal(table, card) || !allowed(may_move_at_all, table, seat, card)) return false;
  constexpr Point directions[] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
  const Point from = point(here);
  for (const Point step : directions)
    if (may_enter(table, card, cell_at({from.x + step.x, from.y + step.y}))) return true;
  return false;
}

void may_pass_over(const Table& table, CardId card, CardId target, Reasons& reasons) {
  if (!is_spoken_of(table, Restriction::BePassedOver) || !in_squad(table.match, card) ||
      !in_squad(table.match, target) || is_free_of_duties(table, card) ||
      cannot(table, target, Restriction::BePassedOver))
    return;
  each_of(table.match, other(controller(table.match, card)), [&](CardId each) {
    if (!is_hidden(table.match, each) && cannot(table, each, Restriction::BePassedOver) &&
        is_in_reach(table, card, each))
      fail(reasons, "103.3", Why::MustBeChosen, each);
  });
}

void may_end_turn(const Table& table, Seat seat, Reasons& reasons) {
  const bool duties = is_spoken_of(table, Restriction::StayIdle);
  each_of(table.match, seat, [&](CardId card) {
    if (!is_open(table.match, card)) return;
    if (has_to_go_on(table, seat, card)) fail(reasons, "421.3", Why::InBetween, card);
    if (duties && cannot(table, card, Restriction::StayIdle) && !is_free_of_duties(table, card) &&
        can_strike(table, seat, card))
      fail(reasons, "G23", Why::MustAttack, card);
  });
}

} // namespace twoseat::berserk
