// The one generator of all chance in a match: PCG32 (O'Neill, "PCG: A Family of Simple Fast
// Space-Efficient Statistically Good Algorithms for Random Number Generation", 2014).
#pragma once
#include <cstdint>

namespace twoseat {

struct Random {
  std::uint64_t state = 0;

  static constexpr Random from_seed(std::uint64_t seed) {
    Random random{seed + increment};
    random.next();
    return random;
  }
  constexpr std::uint32_t next() {
    const std::uint64_t old = state;
    state = old * 6364136223846793005ULL + increment;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
    const auto turn = static_cast<std::uint32_t>(old >> 59U);
    return (shifted >> turn) | (shifted << ((0U - turn) & 31U));
  }
  // Uniform in [0, bound), without bias (Lemire, "Fast Random Integer Generation in an Interval", 2019). bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold)
        product = std::uint64_t{next()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  constexpr bool operator==(const Random&) const = default;

private:
  static constexpr std::uint64_t increment = 1442695040888963407ULL;
};

} // namespace twoseat
