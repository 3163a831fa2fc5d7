// How well a seat stands in Vanguard: damage above all, then cards, then the board.
#include "engine/vanguard/board.h"
#include "engine/vanguard/family.h"
#include "engine/vanguard/habits.h"
#include "engine/vanguard/play/attacks.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

enum class Counted : std::uint8_t { Danger, Hand, Shield, Rear, Power, Grade, Soul, Blast, Deck, Most };

constexpr Weighed weights[num(Counted::Most)] = {
    {"danger of the damage taken", -100},
    {"cards in hand", 60},
    {"their shield, in five thousands, up to four each", 25},
    {"rear-guards", 70},
    {"power of units, in ten thousands", 10},
    {"grade of the vanguard", 60},
    {"cards in the soul", 6},
    {"damage that lies face up", 12},
    {"cards of the deck, up to ten", 20},
};

// What so much damage costs, in cards: the nearer to six, the dearer. [vge 1.2.2.1]
constexpr std::array<std::int32_t, 7> danger{0, 0, 1, 2, 4, 7, 30};

void count_all(const Table& table, Seat seat, std::span<std::int32_t> out) {
  const Match& match = table.match;
  const auto set = [&out](Counted what, std::int32_t amount) { out[num(what)] = amount; };
  const std::size_t damage = count(match, seat, Zone::Damage);
  set(Counted::Danger, danger[std::min(damage, danger.size() - 1)]);
  set(Counted::Hand, count(match, seat, Zone::Hand));
  std::int32_t shield = 0; // which guards later, beyond the horizon
  for (const CardId card : cards_in(match, place(seat, Zone::Hand)))
    shield += std::clamp(table.face(card).numbers[num(Attribute::Shield)] / 5'000, 0, 4);
  set(Counted::Shield, shield);
  set(Counted::Soul, count(match, seat, Zone::Soul));
  set(Counted::Deck, std::min<std::int32_t>(count(match, seat, Zone::Deck), 10));
  std::int32_t face_up = 0;
  for (const CardId card : cards_in(match, place(seat, Zone::Damage)))
    face_up += match[card].facing == Facing::Up ? 1 : 0;
  set(Counted::Blast, face_up);
  std::int32_t rear = 0, power = 0;
  for (const Zone zone : rear_guard_circles)
    if (const CardId unit = unit_on(match, seat, zone)) {
      ++rear;
      power += std::max(table.face(unit).numbers[num(Attribute::Power)], 0);
    }
  set(Counted::Rear, rear);
  set(Counted::Power, power / 10'000);
  const CardId vanguard = vanguard_of(match, seat);
  set(Counted::Grade, vanguard ? std::max(table.face(vanguard).numbers[num(Attribute::Grade)], 0) : 0);
}

// By verb: to let things go by is offered at every step, and rarely best.
constexpr std::array<std::uint8_t, num(Verb::NoStride) + std::size_t{1}> sensible = [] {
  std::array<std::uint8_t, num(Verb::NoStride) + std::size_t{1}> result{};
  result.fill(4);
  result[num(Verb::EndMain)] = 2;
  for (const Verb verb : {Verb::Attack, Verb::AttackWith, Verb::Boost, Verb::Ride, Verb::Call, Verb::Stride})
    result[num(verb)] = 8;
  for (const Verb verb : {Verb::NoAttack, Verb::NoBoost, Verb::NoRide, Verb::NoStride})
    result[num(verb)] = 1;
  for (const Verb verb : {Verb::Exchange, Verb::Return})
    result[num(verb)] = 1;
  return result;
}();

// Guarding what holds already, or with more than a smaller shield would do: while no drive check can change either.
bool foolish(const Table& table, Seat seat, const Move& move) {
  if (move.verb != num(Verb::Guard) || !move.card) return false;
  const CardId attacker = holder_of(table.match, Link::Attacking);
  const CardId attacked = holder_of(table.match, Link::Attacked);
  const auto others = [&](const Relation& relation) {
    return relation.kind == num(Link::Attacked) && relation.holder != attacked;
  };
  const auto& relations = table.match.relations;
  if (!attacker || !attacked || drive_checks(table, attacker) > 0 ||
      std::any_of(relations.begin(), relations.end(), others))
    return false;
  const std::int32_t power = number(table, attacker, Attribute::Power);
  const std::int32_t lacks = power - number(table, attacked, Attribute::Power) + 1; // guardians count there
  const std::int32_t shield = number(table, move.card, Attribute::Shield);
  if (lacks <= 0) return true;
  if (shield < lacks) return false;
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    if (const std::int32_t less = number(table, card, Attribute::Shield); less >= lacks && less < shield)
      return true;
  return false;
}

} // namespace

const Evaluation evaluation{weights, count_all, 400, sensible, foolish, 1, habit};

} // namespace twoseat::vanguard
