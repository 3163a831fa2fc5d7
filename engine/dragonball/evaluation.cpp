// How well a seat stands in Dragon Ball: life above all, then cards, the board, and energy.
#include "engine/dragonball/family.h"
#include "engine/dragonball/table.h"

namespace twoseat::dragonball {
namespace {

enum class Counted : std::uint8_t { Danger, Hand, Combo, Energy, Battle, Power, Markers, Leader, Deck, Most };

constexpr Weighed weights[num(Counted::Most)] = {
    {"danger of the life lost", -100},
    {"cards in hand", 85},
    {"their combo power, in five thousands, up to four each", 10},
    {"energy, by what it is good for", 10},
    {"cards in the battle area", 80},
    {"their power, in ten thousands", 30},
    {"markers on Unisons", 40},
    {"power of the leader, in five thousands", 60},
    {"cards of the deck, up to ten", 20},
};

// What it is to have so much life, in cards: the less, the dearer. [dbs 1-2-2]
constexpr std::array<std::int32_t, 9> danger{40, 11, 8, 6, 4, 3, 2, 1, 0};

// What so much energy is worth, in tenths of a card in hand: the first ones more than a card.
constexpr std::array<std::int32_t, 9> energy_worth{0, 13, 26, 39, 49, 59, 65, 71, 77};

void count_all(const Table& table, Seat seat, std::span<std::int32_t> out) {
  const Match& match = table.match;
  const auto set = [&out](Counted what, std::int32_t amount) { out[num(what)] = amount; };
  set(Counted::Danger, danger[std::min<std::size_t>(count(match, seat, Zone::Life), danger.size() - 1)]);
  set(Counted::Hand, count(match, seat, Zone::Hand));
  std::int32_t combo = 0; // which saves a life later, beyond the horizon
  for (const CardId card : cards_in(match, place(seat, Zone::Hand)))
    combo += std::clamp(printed(table.face(card), Attribute::ComboPower) / 5'000, 0, 4);
  set(Counted::Combo, combo);
  set(Counted::Energy,
      energy_worth[std::min<std::size_t>(count(match, seat, Zone::Energy), energy_worth.size() - 1)]);
  set(Counted::Deck, std::min<std::int32_t>(count(match, seat, Zone::Deck), 10));
  std::int32_t cards = 0, power = 0;
  for (const CardId card : cards_in(match, place(seat, Zone::Battle))) {
    ++cards;
    power += std::max(printed(table.face(card), Attribute::Power), 0);
  }
  set(Counted::Battle, cards);
  set(Counted::Power, power / 10'000);
  std::int32_t markers = 0;
  for (const CardId card : cards_in(match, place(seat, Zone::Unison)))
    markers += match[card].counters[num(CardCounter::Marker)];
  set(Counted::Markers, markers);
  const CardId leader = leader_of(match, seat); // awakened, it is stronger
  set(Counted::Leader, leader ? printed(table.face(leader), Attribute::Power) / 5'000 : 0);
}

constexpr std::array<std::uint8_t, num(Verb::LetGo) + std::size_t{1}> sensible = [] {
  std::array<std::uint8_t, num(Verb::LetGo) + std::size_t{1}> result{};
  result.fill(4);
  for (const Verb verb : {Verb::Play, Verb::Attack, Verb::Charge})
    result[num(verb)] = 8;
  result[num(Verb::EndTurn)] = 1;
  return result;
}();

std::int32_t combos_of(const Table& table, Seat seat) {
  std::int32_t sum = 0;
  for (const CardId card : cards_in(table.match, place(seat, Zone::Combo)))
    sum += number(table, card, Attribute::ComboPower);
  return sum;
}

// Defending what holds already, or with more than a smaller card would do.
bool foolish(const Table& table, Seat seat, const Move& move) {
  if (move.verb != num(Verb::Combo) || seat == table.match.turn_player) return false;
  const CardId attacker = attack_card(table.match), guard = guard_card(table.match);
  if (!attacker || !guard) return false;
  const std::int32_t lacks = number(table, attacker, Attribute::Power) + combos_of(table, other(seat)) + 1 -
                             number(table, guard, Attribute::Power) - combos_of(table, seat);
  const std::int32_t power = number(table, move.card, Attribute::ComboPower);
  const std::int32_t cost = number(table, move.card, Attribute::ComboCost);
  if (lacks <= 0) return true;
  if (power < lacks) return false;
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand))) {
    const std::int32_t less = number(table, card, Attribute::ComboPower);
    if (less >= lacks && less < power && number(table, card, Attribute::ComboCost) <= cost) return true;
  }
  return false;
}

} // namespace

const Evaluation evaluation{weights, count_all, 400, sensible, foolish};

} // namespace twoseat::dragonball
