// Sets of cards by search: small ones over kinds and groups, sums by which of them can be reached.
#include "engine/abilities/ensemble.h"
#include "engine/abilities/run.h"
#include "engine/kernel/information.h"
#include <algorithm>
#include <bitset>

namespace twoseat {
namespace {

using script::Ensemble;
using script::Index;

constexpr std::size_t most_sum = 128;

bool is_of(const Table& table, const Context& context, CardId card, Index tag) {
  script::Select select;
  select.noun = script::Noun::Filter;
  select.side = script::Side::Both;
  select.tag = tag;
  return fits(table, context, select, card);
}

std::int32_t number_of(const Table& table, const Ensemble& ensemble, CardId card) {
  return information(table, card, ensemble.attribute);
}

bool goes_with(const Table& table, const Ensemble& ensemble, const CardList& chosen, CardId card) {
  if (std::find(chosen.begin(), chosen.end(), card) != chosen.end()) return false;
  if (!ensemble.same) return true;
  const std::int32_t number = number_of(table, ensemble, card);
  return number != absent && (chosen.empty() || number_of(table, ensemble, chosen[0]) == number);
}

// --- A card of each kind among them ---------------------------------------------------------------------------------

std::uint64_t kinds_of(const Table& table, const Ensemble& ensemble, CardId card) {
  return marks_of(table, card) & ensemble.marks;
}
std::uint64_t missing(const Table& table, const Ensemble& ensemble, const CardList& chosen) {
  std::uint64_t left = ensemble.marks;
  for (const CardId card : chosen)
    left &= ~kinds_of(table, ensemble, card);
  return left;
}

// --- One of each group ----------------------------------------------------------------------------------------------

std::size_t groups(const Ensemble& ensemble) {
  return static_cast<std::size_t>(
      std::count_if(ensemble.tags.begin(), ensemble.tags.end(), [](Index tag) { return tag != 0; }));
}

// Whether each of these cards can stand for a group of its own.
bool stand_for(const Table& table, const Context& context, const Ensemble& ensemble, const CardList& cards,
               std::size_t at, unsigned taken) {
  if (at == cards.size()) return true;
  for (std::size_t i = 0; i < groups(ensemble); ++i)
    if ((taken >> i & 1U) == 0 && is_of(table, context, cards[at], ensemble.tags[i]) &&
        stand_for(table, context, ensemble, cards, at + 1, taken | 1U << i))
      return true;
  return false;
}

bool can_have_each(const Table& table, const Context& context, const Ensemble& ensemble, CardList chosen,
                   const CardList& others) {
  if (!stand_for(table, context, ensemble, chosen, 0, 0)) return false;
  if (chosen.size() == groups(ensemble)) return true;
  return std::any_of(others.begin(), others.end(), [&](CardId card) {
    if (!goes_with(table, ensemble, chosen, card)) return false;
    CardList more = chosen;
    more.push(card);
    return can_have_each(table, context, ensemble, more, others);
  });
}

bool can_have_kinds(const Table& table, const Ensemble& ensemble, const CardList& chosen,
                    const CardList& others) {
  const std::uint64_t left = missing(table, ensemble, chosen);
  if (left == 0) return true;
  return std::any_of(others.begin(), others.end(), [&](CardId card) {
    if (!goes_with(table, ensemble, chosen, card) || (kinds_of(table, ensemble, card) & left) == 0)
      return false;
    CardList more = chosen;
    more.push(card);
    return can_have_kinds(table, ensemble, more, others);
  });
}

// --- A sum ----------------------------------------------------------------------------------------------------------

std::int32_t left_of_sum(const Table& table, const Context& context, const Ensemble& ensemble,
                         const CardList& chosen) {
  std::int32_t left = amount(table, context, ensemble.amount);
  for (const CardId card : chosen)
    left -= std::max(number_of(table, ensemble, card), 0);
  return left;
}

bool can_add_up(const Table& table, const Context& context, const Ensemble& ensemble, const CardList& chosen,
                const CardList& others) {
  const std::int32_t left = left_of_sum(table, context, ensemble, chosen);
  if (left < 0 || left >= static_cast<std::int32_t>(most_sum)) return false;
  std::bitset<most_sum> sums;
  sums.set(0);
  for (const CardId card : others)
    if (const std::int32_t number = number_of(table, ensemble, card);
        number > 0 && number <= left && goes_with(table, ensemble, chosen, card))
      sums |= sums << static_cast<std::size_t>(number);
  return sums[static_cast<std::size_t>(left)];
}

} // namespace

bool is_complete(const Table& table, const Context& context, const Ensemble& ensemble,
                 const CardList& chosen) {
  if (ensemble.sums) return left_of_sum(table, context, ensemble, chosen) == 0;
  return ensemble.marks != 0 ? missing(table, ensemble, chosen) == 0 : chosen.size() == groups(ensemble);
}

bool can_be_completed(const Table& table, const Context& context, const Ensemble& ensemble,
                      const CardList& chosen, const CardList& others) {
  if (ensemble.sums) return can_add_up(table, context, ensemble, chosen, others);
  return ensemble.marks != 0 ? can_have_kinds(table, ensemble, chosen, others)
                             : can_have_each(table, context, ensemble, chosen, others);
}

void leave_what_completes(const Table& table, const Context& context, const Ensemble& ensemble,
                          const CardList& chosen, CardList& cards) {
  const std::uint64_t kinds = missing(table, ensemble, chosen);
  CardList left;
  for (const CardId card : cards) {
    if (!goes_with(table, ensemble, chosen, card)) continue;
    if (ensemble.marks != 0 && (kinds_of(table, ensemble, card) & kinds) == 0) continue;
    CardList more = chosen;
    more.push(card);
    if (can_be_completed(table, context, ensemble, more, cards)) left.push(card);
  }
  cards = left;
}

} // namespace twoseat
