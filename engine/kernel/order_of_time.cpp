// Each value that is set begins a layer of its own, after the older ones.
#include "engine/kernel/order_of_time.h"
#include <algorithm>

namespace twoseat {

void put_in_order_of_time(Changes& changes, std::uint8_t first, std::uint8_t last) {
  const auto sets = [&](const Change& c) { return c.operation == Operation::Set && c.layer >= first; };
  const auto all = std::count_if(changes.begin(), changes.end(), sets);
  if (all == 0) return;
  for (Change& change : changes) {
    if (change.layer < first) continue;
    const auto before = std::count_if(changes.begin(), changes.end(), [&](const Change& other) {
      return sets(other) && other.stamp < change.stamp;
    });
    change.layer = static_cast<std::uint8_t>(first + (change.layer == last ? all : before));
  }
}

} // namespace twoseat
