// How well a seat stands in Heroes: the hero's lives, the creatures, the cards in hand.
#include "engine/heroes/family.h"
#include "engine/heroes/guards.h"
#include "engine/heroes/table.h"

namespace twoseat::heroes {
namespace {

enum class Counted : std::uint8_t { Lives, Danger, Strikes, Creatures, Hand, Equipment, Gold, Most };

constexpr Weighed weights[num(Counted::Most)] = {
    {"lives of the hero", 30},
    {"lives that the hero lacks of ten", -25},
    {"strikes of creatures", 35},
    {"lives of creatures", 30},
    {"cards in hand", 100},
    {"equipment and events", 90},
    {"gold that comes each turn", 20},
};

std::int32_t lives_left(const Table& table, CardId card) {
  return number(table, card, Attribute::Lives) - number(table, card, Attribute::Wounds);
}

void count_all(const Table& table, Seat seat, std::span<std::int32_t> out) {
  const Match& match = table.match;
  const auto set = [&out](Counted what, std::int32_t amount) { out[num(what)] = amount; };
  const CardId hero = hero_of(match, seat);
  const std::int32_t lives = hero ? lives_left(table, hero) : 0;
  set(Counted::Lives, lives);
  set(Counted::Danger, std::max(0, 10 - lives));
  std::int32_t strikes = 0, left = 0;
  for (const CardId card : cards_in(match, place(seat, Zone::Creatures))) {
    strikes += number(table, card, Attribute::Strike);
    left += lives_left(table, card);
  }
  set(Counted::Strikes, strikes);
  set(Counted::Creatures, left);
  set(Counted::Hand, count(match, seat, Zone::Hand));
  set(Counted::Equipment, count(match, seat, Zone::Equipment) + count(match, seat, Zone::Events));
  set(Counted::Gold, match[seat].counters[num(Counter::Gold)]);
}

constexpr std::array<std::uint8_t, num(Verb::LetGo) + std::size_t{1}> sensible = [] {
  std::array<std::uint8_t, num(Verb::LetGo) + std::size_t{1}> result{};
  result.fill(4);
  for (const Verb verb : {Verb::Play, Verb::Attack})
    result[num(verb)] = 8;
  result[num(Verb::EndTurn)] = 1;
  return result;
}();

// To let the last blow through, where somebody may step in.
bool foolish(const Table& table, Seat seat, const Move& move) {
  if (move.verb != num(Verb::NoDefence)) return false;
  const CardId attacker = attacker_of(table.match), hero = hero_of(table.match, seat);
  if (!attacker || !hero || target_of(table.match, attacker) != hero ||
      number(table, attacker, Attribute::Strike) < lives_left(table, hero))
    return false;
  for (const CardId card : cards_in(table.match, place(seat, Zone::Creatures)))
    if (allowed(may_defend, table, seat, card)) return true;
  return false;
}

} // namespace

const Evaluation evaluation{weights, count_all, 400, sensible, foolish};

} // namespace twoseat::heroes
