// How well a seat stands in Dragon Ball: life above all, then cards, the board, and energy.
#include "engine/dragonball/family.h"
#include "engine/dragonball/table.h"

namespace twoseat::dragonball {
namespace {

enum class Counted : std::uint8_t { Danger, Hand, Energy, Battle, Power, Markers, Leader, Deck, Most };

constexpr Weighed weights[num(Counted::Most)] = {
    {"danger of the life lost", -100},
    {"cards in hand", 100},
    {"energy, up to eight", 70},
    {"cards in the battle area", 80},
    {"their power, in ten thousands", 30},
    {"markers on Unisons", 40},
    {"power of the leader, in five thousands", 60},
    {"cards of the deck, up to ten", 20},
};

// What it is to have so much life, in cards: the less, the dearer. [dbs 1-2-2]
constexpr std::array<std::int32_t, 9> danger{40, 11, 8, 6, 4, 3, 2, 1, 0};

void count_all(const Table& table, Seat seat, std::span<std::int32_t> out) {
  const Match& match = table.match;
  const auto set = [&out](Counted what, std::int32_t amount) { out[num(what)] = amount; };
  set(Counted::Danger, danger[std::min<std::size_t>(count(match, seat, Zone::Life), danger.size() - 1)]);
  set(Counted::Hand, count(match, seat, Zone::Hand));
  set(Counted::Energy, std::min<std::int32_t>(count(match, seat, Zone::Energy), 8));
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

} // namespace

const Evaluation evaluation{weights, count_all, 400, sensible};

} // namespace twoseat::dragonball
