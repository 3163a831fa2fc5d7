// Adding up what may be infinite.
#include "engine/kernel/total.h"
#include "engine/kernel/information.h"
#include "engine/kernel/script.h"
#include <algorithm>

namespace twoseat {
namespace {

constexpr std::int32_t least_infinite = script::infinite - script::infinite / 10;
static_assert(script::is_infinite(least_infinite) && !script::is_infinite(least_infinite - 1));

} // namespace

void Total::add(std::int32_t amount) {
  const int sign = amount >= least_infinite ? 1 : amount <= -least_infinite ? -1 : 0;
  infinite_ += sign;
  finite_ += amount - std::int64_t{sign} * script::infinite;
}

void Total::add_finite(std::int64_t amount) {
  finite_ += amount;
}

std::int32_t Total::value() const {
  constexpr std::int64_t below = script::infinite - least_infinite, beyond = most_amount - script::infinite;
  std::int64_t value = std::clamp<std::int64_t>(finite_, 1 - least_infinite, least_infinite - 1);
  if (infinite_ > 0) value = script::infinite + std::clamp(finite_, -below, beyond);
  if (infinite_ < 0) value = -script::infinite + std::clamp(finite_, -beyond, below);
  return static_cast<std::int32_t>(value);
}

} // namespace twoseat
