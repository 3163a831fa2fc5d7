// Writing values in as many bits as their odds are worth, fractions of bits included.
// G. N. N. Martin, "Range encoding: an algorithm for removing redundancy from a digitised message", 1979.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace twoseat {

// The odds of one kind of bit, which follow what was seen: fast at first, slower with experience.
class BitModel {
public:
  BitModel() = default;
  // Odds to begin with, in 1/65536, and how many bits of experience they count for.
  constexpr BitModel(std::uint16_t one, std::uint8_t experience) : one_(one), seen_(experience) {}
  constexpr std::uint32_t one() const { return one_; }
  void learn(bool bit);

private:
  std::uint16_t one_ = 1U << 15U;
  std::uint8_t seen_ = 0;
};

// A bit that is almost never set.
constexpr BitModel seldom{2000, 8};

// The odds of one kind of number: how long it is, digit by digit, and its second highest bit (Exp-Golomb).
struct NumberModel {
  std::array<BitModel, 33> longer;
  std::array<BitModel, 33> second;
};

class RangeEncoder {
public:
  // A part of the odds: `size` of `total`, from `start` on. size > 0, start + size <= total <= 65536.
  void interval(std::uint32_t start, std::uint32_t size, std::uint32_t total);
  void uniform(std::uint32_t value, std::uint32_t bound); // value < bound
  void bit(BitModel& model, bool value);
  void number(NumberModel& model, std::uint32_t value);

  // The fewest bytes that decode to what was written. Nothing may be written afterwards.
  std::vector<std::uint8_t> finish();

private:
  void narrow(std::uint32_t offset, std::uint32_t range);
  void carry();

  std::uint64_t low_ = 0;
  std::uint32_t range_ = 0xffffffffU;
  std::vector<std::uint8_t> bytes_;
};

// Reads anything at all without harm: past the end there are zeros, and every value is below its bound.
class RangeDecoder {
public:
  explicit RangeDecoder(std::span<const std::uint8_t> bytes);
  std::uint32_t position(std::uint32_t total); // where in the odds the next value lies; then `take` its part
  void take(std::uint32_t start, std::uint32_t size, std::uint32_t total);
  std::uint32_t uniform(std::uint32_t bound);
  bool bit(BitModel& model);
  std::uint32_t number(NumberModel& model);

  // More was asked for than is there; not so strict that zeros dropped from a sound end could matter.
  bool ran_out() const { return at_ > bytes_.size() + 12; }
  bool at_end() const { return at_ >= bytes_.size(); } // nothing is left over

private:
  void narrow(std::uint32_t offset, std::uint32_t range);
  void read_byte();

  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  std::uint32_t code_ = 0;
  std::uint32_t range_ = 0xffffffffU;
};

} // namespace twoseat
