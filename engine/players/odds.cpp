// Counting what is unseen, and the hypergeometric reckoning over it.
#include "engine/players/odds.h"
#include "engine/kernel/family.h"
#include <algorithm>

namespace twoseat {
namespace {

// The cards that are coming: those whose faces the viewer knows, and how many more.
struct Top {
  std::vector<DefId> known;
  std::size_t unknown = 0;
  bool first_known = false;
};

Top top_of(const Table& table, const Upcoming& what, Viewer viewer) {
  Top top;
  CardId card = table.match[what.deck].first;
  for (std::size_t i = 0; card && i < what.cards; ++i, card = table.match[card].next) {
    const bool known = includes(lookers(table, table.match[card]), viewer);
    if (known)
      top.known.push_back(table.match[card].def);
    else
      ++top.unknown;
    if (i == 0) top.first_known = known;
  }
  return top;
}

Odds odds_of(const Table& table, const Hoped& hoped, const Top& top, const std::vector<DefId>& unseen) {
  const auto fits = [&](DefId def) { return (table.book.face(def).marks & hoped.marks) != 0; };
  const auto among = static_cast<std::size_t>(std::count_if(unseen.begin(), unseen.end(), fits));
  const auto sure = static_cast<std::size_t>(std::count_if(top.known.begin(), top.known.end(), fits));
  const double share = unseen.empty() ? 0 : static_cast<double>(among) / static_cast<double>(unseen.size());
  Odds odds{&hoped, static_cast<std::uint16_t>(among), share, 1, 0};
  if (top.first_known) odds.next = fits(top.known.front()) ? 1 : 0;
  if (sure == 0) odds.any = at_least_one(unseen.size(), among, std::min(top.unknown, unseen.size()));
  odds.expected = static_cast<double>(sure) + share * static_cast<double>(top.unknown);
  return odds;
}

} // namespace

double at_least_one(std::size_t all, std::size_t wanted, std::size_t drawn) {
  double none = 1;
  for (std::size_t i = 0; i < drawn; ++i)
    none *= all - i > wanted ? static_cast<double>(all - i - wanted) / static_cast<double>(all - i) : 0;
  return 1 - none;
}

std::vector<Outlook> outlooks(const Chances& chances, Sampler& sampler, const Table& table, Viewer viewer) {
  std::array<Upcoming, Chances::most> coming;
  const std::size_t count = chances.upcoming(table, coming);
  std::vector<Outlook> result;
  for (const Upcoming& what : std::span(coming).first(count)) {
    const std::vector<DefId> unseen = sampler.unseen(table, viewer, what.deck);
    const Top top = top_of(table, what, viewer);
    Outlook outlook{what, static_cast<std::uint16_t>(unseen.size()), {}};
    for (const Hoped& hoped : chances.hoped)
      if (const Odds odds = odds_of(table, hoped, top, unseen); odds.any > 0 || odds.among > 0)
        outlook.odds.push_back(odds);
    result.push_back(std::move(outlook));
  }
  return result;
}

} // namespace twoseat
