// How well a seat stands in Berserk: what its squad is worth by what is left of it.
#include "engine/berserk/family.h"
#include "engine/berserk/table.h"

namespace twoseat::berserk {
namespace {

enum class Counted : std::uint8_t { Squad, Cards, Open, Chips, Near, Most };

constexpr Weighed weights[num(Counted::Most)] = {
    {"prices of the squad, by the share of lives left, in tenths", 8},
    {"cards of the squad", 60},
    {"cards that stand open", 25},
    {"chips", 30},
    {"rows gone towards the opponent", 8},
};

// Of a hidden card nobody but its player knows the price: it counts as a middling one.
constexpr std::int32_t middling_price = 4;

void count_card(const Table& table, CardId card, std::span<std::int32_t> out) {
  const Match& match = table.match;
  const auto add = [&out](Counted what, std::int32_t amount) { out[num(what)] += amount; };
  const Face& face = table.face(card);
  const bool hidden = is_hidden(match, card);
  const std::int32_t price = hidden ? middling_price : std::max(printed(face, Attribute::Price), 1);
  const std::int32_t most = std::max(printed(face, Attribute::Lives), 1);
  const std::int32_t left = hidden ? most : std::clamp(lives(table, card), 0, most);
  add(Counted::Squad, price * 10 * left / most);
  add(Counted::Cards, 1);
  add(Counted::Open, is_open(match, card) ? 1 : 0);
  add(Counted::Chips, count(match, card, On::Chips));
  const Seat half = match[match[card].place].seat;
  const bool ahead = is_cell(match[card].place);
  add(Counted::Near, !ahead ? 0 : half != controller(match, card) ? 3 : 3 - match[match[card].place].row);
}

void count_all(const Table& table, Seat seat, std::span<std::int32_t> out) {
  for (std::int32_t& amount : out)
    amount = 0;
  each_in_squads(table.match, [&](CardId card) {
    if (controller(table.match, card) == seat) count_card(table, card, out);
  });
}

constexpr std::array<std::uint8_t, num(Verb::SetX) + std::size_t{1}> sensible = [] {
  std::array<std::uint8_t, num(Verb::SetX) + std::size_t{1}> result{};
  result.fill(4);
  for (const Verb verb : {Verb::Strike, Verb::Recruit, Verb::Deploy})
    result[num(verb)] = 8;
  for (const Verb verb : {Verb::Mulligan, Verb::Weaken, Verb::EndTurn, Verb::TakeBack, Verb::AcceptDraw})
    result[num(verb)] = 1;
  return result;
}();

bool foolish(const Table& table, Seat seat, const Move& move) {
  return move.verb == num(Verb::Strike) && move.target && controller(table.match, move.target) == seat;
}

} // namespace

const Evaluation evaluation{weights, count_all, 400, sensible, foolish, 1};

} // namespace twoseat::berserk
