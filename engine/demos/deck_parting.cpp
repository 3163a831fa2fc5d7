// Two editions' words on the decks that a demo checks: one may be legal under one of them alone.
#include "engine/demos/side_by_side.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

// Whether it breaks one of these in the demo's own edition.
bool breaks_one(const Faults& faults, const Demo& demo, std::span<const std::string> rules) {
  return std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
    return std::any_of(rules.begin(), rules.end(), [&](const std::string& rule) {
      return fault.rule == "[" + demo.edition + " " + rule + "]";
    });
  });
}

} // namespace

bool checks_decks_alone(const Demo& demo) {
  return !demo.given && demo.steps.empty() && demo.ways.empty();
}

std::optional<DeckParting> part_decks(const Means& means, const Demo& demo,
                                      const std::array<std::uint8_t, 2>& editions) {
  std::optional<DeckParting> first;
  std::size_t number = 0;
  for (const Check& check : demo.then)
    for (const DeckCheck& asked : check.decks) {
      DeckParting found{++number, {}};
      for (std::size_t side = 0; side < 2; ++side)
        found.breaks[side] =
            means.check_deck(*demo.book, demo.book->family->editions[editions[side]].id, asked.deck);
      if (found.breaks[0].empty() == found.breaks[1].empty()) continue;
      for (const Faults& faults : found.breaks)
        if (breaks_one(faults, demo, demo.parts_by)) return found;
      if (!first) first = std::move(found);
    }
  return first;
}

std::vector<Difference> differences_at(const DeckParting& parting, std::span<const EditionTable> tables,
                                       const Demo& demo, const std::array<std::uint8_t, 2>& editions) {
  std::vector<Difference> told =
      told_differences(tables, editions, *demo.book, demo.edition_number, demo.parts_by);
  if (!told.empty()) return told;
  std::set<std::string> broken;
  for (const Faults& faults : parting.breaks)
    for (const Fault& fault : faults)
      broken.insert(fault.rule);
  const std::string first = demo.book->family->editions[0].id;
  const auto decides = [&](const std::string& edition, const Restatement& row) {
    return broken.count("[" + edition + " " + row.rule + "]") > 0 ||
           std::any_of(row.first.begin(), row.first.end(), [&](const std::string& number) {
             return broken.count("[" + first + " " + number + "]") > 0;
           });
  };
  std::vector<Difference> found, named; // of those that are broken by their own number nothing else is said
  for (const auto& [edition, rows] : tables)
    for (const Restatement& row : rows) {
      if (row.difference.empty() || !decides(edition, row)) continue;
      const bool by_name = broken.count("[" + edition + " " + row.rule + "]") > 0;
      (by_name ? named : found).push_back({edition, row.rule, row.difference, row.first});
    }
  return named.empty() ? found : named;
}

} // namespace twoseat::demos
