// Who takes which card: a part whose card another one needs looks for another one itself, as in "The Hungarian method for the
// assignment problem", Kuhn 1955, without weights.
#include "engine/abilities/paying_together.h"
#include "engine/abilities/choosing.h"
#include "engine/abilities/seen.h"
#include "engine/abilities/statements.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Index;
using script::Node;

struct Taker {
  std::int32_t wanted = 0, most = 0; // cards that it still needs, and that it may take
  CardList cards;                    // out of these
};
using Takers = ScratchVector<Taker, most_of_cost>; // every other node of a cost does something

// What was chosen for a part under way pays nothing else.
void list_taker(const Table& table, const Context& context, Index at, CardId aside, Taker& taker) {
  const Node& node = table.book.script.nodes[at];
  taker.most = number_for(table, context, node);
  CardList all;
  candidates(table, context, at, all);
  const auto is_free = [&](CardId card) {
    return card != aside &&
           (context.effect < 0 ||
            !is_chosen(table.match, static_cast<std::size_t>(context.effect), node.variable, card));
  };
  for (const CardId card : all)
    if (is_free(card)) taker.cards.push(card);
  if (context.effect >= 0)
    taker.most -= static_cast<std::int32_t>(
        chosen_yet(table.match, static_cast<std::size_t>(context.effect), node.variable));
  taker.wanted = node.up_to ? 0 : taker.most;
}

bool takes_cards(const Table& table, Index at) {
  const Node& node = table.book.script.nodes[at];
  return node.op == script::Op::Choose && node.ensemble == 0 && spends(table, at);
}

void list_takers(const Table& table, const Context& context, const Parts& parts, CardId aside,
                 Takers& takers) {
  for (const Index at : parts) {
    if (!takes_cards(table, at) || takers.full()) continue;
    Taker taker;
    list_taker(table, context, at, aside, taker);
    takers.push(taker);
  }
}

class Assignment {
public:
  explicit Assignment(const Takers& takers) : takers_(takers) { taken_by_.fill(nobody); }

  bool gives(std::size_t taker) {
    asked_.fill(false);
    return finds(taker);
  }

private:
  static constexpr std::uint8_t nobody = 0xff;

  bool finds(std::size_t taker) {
    asked_[taker] = true;
    for (const CardId card : takers_[taker].cards) {
      const std::uint8_t before = taken_by_[card.value];
      if (before != nobody && (asked_[before] || !finds(before))) continue;
      taken_by_[card.value] = static_cast<std::uint8_t>(taker);
      return true;
    }
    return false;
  }

  const Takers& takers_;
  std::array<std::uint8_t, room::cards + 1> taken_by_{};
  std::array<bool, most_of_cost> asked_{};
};

} // namespace

void add_parts(Parts& parts, Index first, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    parts.push(static_cast<Index>(first + i));
}

bool each_has_its_own(const Table& table, const Context& context, const Parts& parts, CardId aside) {
  const auto taking = [&](Index at) { return takes_cards(table, at); };
  if (std::count_if(parts.begin(), parts.end(), taking) < 2) return true; // was looked at alone
  Takers takers;
  list_takers(table, context, parts, aside, takers);
  Assignment assignment(takers);
  for (std::size_t taker = 0; taker < takers.size(); ++taker)
    for (std::int32_t i = 0; i < takers[taker].wanted; ++i)
      if (!assignment.gives(taker)) return false;
  return true;
}

bool may_take_what_is_needed(const Table& table, const Context& context, const Parts& parts) {
  Takers takers;
  list_takers(table, context, parts, {}, takers);
  std::int32_t needed = 0;
  for (std::size_t i = 1; i < takers.size(); ++i)
    needed += takers[i].wanted;
  const auto& first = takers[0].cards;
  return std::any_of(takers.begin() + 1, takers.end(), [&](const Taker& later) {
    const auto shared =
        static_cast<std::int32_t>(std::count_if(later.cards.begin(), later.cards.end(), [&](CardId card) {
          return std::find(first.begin(), first.end(), card) != first.end();
        }));
    const auto left = static_cast<std::int32_t>(later.cards.size()) - std::min(shared, takers[0].most);
    return shared > 0 && left < needed;
  });
}

} // namespace twoseat
