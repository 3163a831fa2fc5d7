// What comes next off the deck and the life in the Dragon Ball Super Card Game.
#include "engine/dragonball/family.h"
#include "engine/dragonball/table.h"

namespace twoseat::dragonball {
namespace {

constexpr std::uint64_t bit(Mark mark) {
  return std::uint64_t{1} << num(mark);
}

constexpr Hoped hoped[] = {
    {"Battle Card", bit(Mark::Battle)},
    {"Extra Card", bit(Mark::Extra)},
    {"Unison Card", bit(Mark::Unison)},
    {"card with Super Combo", bit(Mark::SuperCombo)},
};

enum class Moment : std::uint8_t { Draw, Life };
constexpr const char* moments[] = {"draw", "life card"};

std::size_t upcoming(const Table& table, std::span<Upcoming, Chances::most> out) {
  const Match& match = table.match;
  if (match.turn_player == Seat::None || over(match)) return 0;
  std::size_t count = 0;
  const auto add = [&](Moment what, Rule rule, Seat seat, Zone zone) {
    if (dragonball::count(match, seat, zone) > 0)
      out[count++] = {moments[num(what)], rule, seat, place(seat, zone), 1};
  };
  for (const Seat seat : {match.turn_player, other(match.turn_player)})
    add(Moment::Draw, {"6-2-3"}, seat, Zone::Deck);
  for (const Seat seat : {match.turn_player, other(match.turn_player)})
    add(Moment::Life, {"4-10-2-1"}, seat, Zone::Life);
  return count;
}

} // namespace

const Chances chances{hoped, moments, upcoming};

} // namespace twoseat::dragonball
