// One set of words for both directions: a function that packs a value through a Writer unpacks it through a Reader.
// Values outside of their bounds fail the writer; a reader fails on what no writer wrote.
#pragma once
#include "engine/sharing/range_coder.h"
#include <algorithm>
#include <bit>

namespace twoseat {

class Writer {
public:
  static constexpr bool reads = false;

  template <class T>
  void uniform(T& value, std::uint32_t bound) {
    const auto plain = static_cast<std::uint32_t>(value);
    require(plain < bound);
    coder.uniform(plain < bound ? plain : 0, bound);
  }
  void flag(BitModel& model, bool& value) { coder.bit(model, value); }
  template <class T>
  void number(NumberModel& model, T& value, std::uint32_t most) {
    const auto plain = static_cast<std::uint32_t>(value);
    require(plain <= most);
    coder.number(model, plain);
  }
  void require(bool fine) { failed_ = failed_ || !fine; }
  bool failed() const { return failed_; }

  RangeEncoder coder;

private:
  bool failed_ = false;
};

class Reader {
public:
  static constexpr bool reads = true;

  explicit Reader(std::span<const std::uint8_t> bytes) : coder(bytes) {}
  template <class T>
  void uniform(T& value, std::uint32_t bound) {
    value = static_cast<T>(coder.uniform(bound));
  }
  void flag(BitModel& model, bool& value) { value = coder.bit(model); }
  template <class T>
  void number(NumberModel& model, T& value, std::uint32_t most) {
    const std::uint32_t plain = coder.number(model);
    require(plain <= most);
    value = static_cast<T>(std::min(plain, most));
  }
  void require(bool fine) { failed_ = failed_ || !fine; }
  bool failed() const { return failed_ || coder.ran_out(); }

  RangeDecoder coder;

private:
  bool failed_ = false;
};

// What follows needs no knowledge of the direction.

// A whole number of any size: how many binary digits, then the digits.
template <class Io>
void pack_bits(Io& io, std::uint64_t& value, std::uint32_t most_bits) {
  auto length = static_cast<std::uint32_t>(std::bit_width(value));
  io.uniform(length, most_bits + 1);
  std::uint64_t rest = length > 0 ? value - (1ULL << (length - 1)) : 0;
  std::uint64_t result = length > 0 ? 1 : 0;
  for (std::uint32_t left = length > 0 ? length - 1 : 0; left > 0;) {
    const std::uint32_t now = std::min(left, 16U);
    left -= now;
    auto digits = static_cast<std::uint32_t>((rest >> left) & 0xffffU & ((1ULL << now) - 1));
    io.uniform(digits, 1U << now);
    result = (result << now) | digits;
  }
  value = result;
}

template <class Io>
void pack_32_bits(Io& io, std::uint32_t& value) {
  std::uint32_t high = value >> 16U;
  std::uint32_t low = value & 0xffffU;
  io.uniform(high, 1U << 16U);
  io.uniform(low, 1U << 16U);
  value = (high << 16U) | low;
}

// Small values of either sign are short.
template <class Io>
void pack_signed(Io& io, NumberModel& model, std::int32_t& value) {
  const auto plain = static_cast<std::uint32_t>(value);
  std::uint32_t folded = value < 0 ? ~(plain << 1U) : plain << 1U;
  io.number(model, folded, 0xffffffffU);
  value = static_cast<std::int32_t>((folded & 1U) != 0 ? ~(folded >> 1U) : folded >> 1U);
}

// Card numbers are mostly round: the thousands, and the rest apart.
struct RoundModel {
  BitModel is_zero, is_round;
  NumberModel thousands, exact;
};
template <class Io>
void pack_round(Io& io, RoundModel& model, std::int32_t& value) {
  bool zero = value == 0;
  io.flag(model.is_zero, zero);
  if (zero) {
    value = 0;
    return;
  }
  bool round = value % 1000 == 0;
  io.flag(model.is_round, round);
  std::int32_t number = round ? value / 1000 : value;
  pack_signed(io, round ? model.thousands : model.exact, number);
  io.require(!round || (number > -2'147'484 && number < 2'147'484));
  value = round && !io.failed() ? number * 1000 : number;
}

} // namespace twoseat
