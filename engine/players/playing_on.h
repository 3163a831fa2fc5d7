// How a match goes on beyond what was searched: moves tried half blindly, better ones more often, until the horizon.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/game.h"
#include "engine/players/evaluation.h"
#include <array>
#include <vector>

namespace twoseat {

// How kinds of moves went so far in this search, whenever they were made: move-average sampling, "Simulation-Based
// Approach to General Game Playing", Finnsson and Björnsson 2008.
class MoveAverages {
public:
  MoveAverages() : entries_(size) {}
  void clear() { entries_.assign(size, {}); }
  double of(std::uint64_t kind) const {
    const Entry& entry = entries_[kind % size];
    return (entry.total + 1) / (entry.count + 1); // what was never tried may be good
  }
  void add(std::uint64_t kind, double chance) {
    Entry& entry = entries_[kind % size];
    entry.total += static_cast<float>(chance);
    entry.count += 1;
  }

private:
  static constexpr std::size_t size = 4096;
  struct Entry {
    float total = 0, count = 0;
  };
  std::vector<Entry> entries_;
};

// What kind of move it is, whichever copies and circles it is about.
std::uint64_t kind_of(const Match& match, Seat seat, const Move& move);

// How often a verb is tried, of 8.
std::uint32_t weight_of(const Evaluation& evaluation, std::uint8_t verb);

bool is_foolish(const Evaluation& evaluation, const Table& table, Seat seat, const Move& move);

Answer likely_answer(const Evaluation& evaluation, const MoveAverages& averages, const Table& table,
                     const Decision& decision, Random& chance);

} // namespace twoseat
