// Cards of which no two share a name: how many of them there can be. [vge 12.6.2.2.1]
#include "engine/abilities/context.h"
#include <bitset>

namespace twoseat {
namespace {

using Cards = std::bitset<CardList::capacity()>;

// Which cards share a name with which; no card is its own rival.
struct Rivals {
  std::array<Cards, CardList::capacity()> of;
};

bool all_rivals(const Rivals& rivals, const Cards& cards) {
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[i] && (cards & ~rivals.of[i]).count() > 1) return false;
  return true;
}

// A card whose rivals are all rivals of each other: of them only one can be taken anyhow, so it may as well be this one.
// Every card with a single name is one, unless a rival has several. `size`: there is none.
std::size_t safe_one(const Rivals& rivals, const Cards& left) {
  for (std::size_t i = 0; i < left.size(); ++i)
    if (left[i] && all_rivals(rivals, left & rivals.of[i])) return i;
  return left.size();
}

std::size_t most_contested(const Rivals& rivals, const Cards& left) {
  std::size_t found = left.size(), most = 0;
  for (std::size_t i = 0; i < left.size(); ++i)
    if (const std::size_t many = (left & rivals.of[i]).count(); left[i] && many >= most)
      found = i, most = many;
  return found;
}

std::size_t most_apart(const Rivals& rivals, Cards left, std::size_t most) {
  std::size_t taken = 0;
  while (left.any() && taken < most) {
    if (const std::size_t one = safe_one(rivals, left); one < left.size()) {
      ++taken;
      left &= ~rivals.of[one];
      left.reset(one);
      continue;
    }
    const std::size_t one = most_contested(rivals, left); // with it, or without it
    left.reset(one);
    const std::size_t with = 1 + most_apart(rivals, left & ~rivals.of[one], most - taken - 1);
    return taken + (with >= most - taken ? with : std::max(with, most_apart(rivals, left, most - taken)));
  }
  return taken;
}

} // namespace

std::size_t most_different(const Table& table, const CardList& cards, std::size_t most) {
  Rivals rivals{};
  Cards all;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    all.set(i);
    for (std::size_t j = 0; j < i; ++j)
      if (share_a_name(table, cards[i], cards[j])) {
        rivals.of[i].set(j);
        rivals.of[j].set(i);
      }
  }
  return most_apart(rivals, all, most);
}

} // namespace twoseat
