// Half of what is counted: how it is rounded is kept as Amount::spare; 0: it is not halved. [bsk 104.1]
#pragma once
#include "engine/kernel/script.h"

namespace twoseat {

constexpr std::uint8_t rounded_down = 1, rounded_up = 2;

inline bool is_half(const script::Amount& amount) {
  return amount.sum != script::Sum::Strike && amount.spare != 0;
}
constexpr std::int64_t half(std::int64_t value, std::uint8_t rounded) {
  return (value + (rounded == rounded_up && value > 0 ? 1 : 0) -
          (rounded == rounded_down && value < 0 ? 1 : 0)) /
         2;
}

} // namespace twoseat
