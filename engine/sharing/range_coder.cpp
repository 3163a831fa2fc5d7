// A 32-bit range and bytes out of its top; a carry ripples into the bytes that were already written.
#include "engine/sharing/range_coder.h"
#include <algorithm>
#include <bit>

namespace twoseat {
namespace {

constexpr std::uint32_t smallest_range = 1U << 24U;
constexpr unsigned part_bits = 16; // what is longer is written in parts of this size
constexpr std::uint32_t part = 1U << part_bits;

// Of a range, what falls to [start, start + size); the last part takes what the division leaves over.
struct Slice {
  std::uint32_t offset, size;
};
Slice slice(std::uint32_t range, std::uint32_t start, std::uint32_t size, std::uint32_t total) {
  const std::uint32_t unit = range / total;
  const std::uint32_t offset = unit * start;
  return {offset, start + size == total ? range - offset : unit * size};
}

std::uint32_t share_of_one(std::uint32_t range, const BitModel& model) {
  return (range >> 16U) * model.one();
}

} // namespace

void BitModel::learn(bool bit) {
  constexpr std::uint8_t most_experience = 40;
  constexpr std::int32_t surest = 65536 - 64; // nothing is ever impossible
  const std::int32_t target = bit ? 65536 : 0;
  const std::int32_t now = one_;
  const std::int32_t next = now + (target - now) * 2 / (2 * seen_ + 3);
  one_ = static_cast<std::uint16_t>(std::clamp<std::int32_t>(next, 65536 - surest, surest));
  seen_ = static_cast<std::uint8_t>(std::min<int>(seen_ + 1, most_experience));
}

// --- Encoder --------------------------------------------------------------------------------------------------

void RangeEncoder::carry() {
  low_ &= 0xffffffffU;
  for (std::size_t i = bytes_.size(); i-- > 0;)
    if (++bytes_[i] != 0) return;
}

void RangeEncoder::narrow(std::uint32_t offset, std::uint32_t range) {
  low_ += offset;
  range_ = range;
  if (low_ >> 32U != 0) carry();
  while (range_ < smallest_range) {
    bytes_.push_back(static_cast<std::uint8_t>(low_ >> 24U));
    low_ = (low_ << 8U) & 0xffffffffU;
    range_ <<= 8U;
  }
}

void RangeEncoder::interval(std::uint32_t start, std::uint32_t size, std::uint32_t total) {
  const Slice part_of_it = slice(range_, start, size, total);
  narrow(part_of_it.offset, part_of_it.size);
}

void RangeEncoder::uniform(std::uint32_t value, std::uint32_t bound) {
  if (bound <= part) return interval(value, 1, bound);
  const std::uint32_t top = (bound - 1) >> part_bits;
  interval(value >> part_bits, 1, top + 1);
  interval(value % part, 1, value >> part_bits == top ? (bound - 1) % part + 1 : part);
}

void RangeEncoder::bit(BitModel& model, bool value) {
  const std::uint32_t one = share_of_one(range_, model);
  narrow(value ? 0 : one, value ? one : range_ - one);
  model.learn(value);
}

void RangeEncoder::number(NumberModel& model, std::uint32_t value) {
  const std::uint64_t digits = std::uint64_t{value} + 1;
  const auto length = static_cast<std::uint32_t>(std::bit_width(digits) - 1); // 0 to 32
  for (std::uint32_t i = 0; i < length; ++i)
    bit(model.longer[i], true);
  if (length < 32) bit(model.longer[length], false);
  if (length == 0) return;
  bit(model.second[length], ((digits >> (length - 1)) & 1U) != 0);
  const std::uint32_t rest = length - 1;
  if (rest > 0) uniform(static_cast<std::uint32_t>(digits & ((1ULL << rest) - 1)), 1U << rest);
}

std::vector<std::uint8_t> RangeEncoder::finish() {
  const std::uint64_t last = low_ + range_ - 1;
  std::uint64_t value = low_;
  for (unsigned zeros = 32; zeros > 0; --zeros) {
    const std::uint64_t mask = (1ULL << zeros) - 1;
    value = (low_ + mask) & ~mask;
    if (value <= last) break;
    value = low_;
  }
  low_ = value;
  if (low_ >> 32U != 0) carry();
  for (unsigned shift = 32; shift > 0; shift -= 8)
    bytes_.push_back(static_cast<std::uint8_t>(low_ >> (shift - 8)));
  while (!bytes_.empty() && bytes_.back() == 0)
    bytes_.pop_back();
  return std::move(bytes_);
}

// --- Decoder --------------------------------------------------------------------------------------------------

RangeDecoder::RangeDecoder(std::span<const std::uint8_t> bytes) : bytes_(bytes) {
  for (int i = 0; i < 4; ++i)
    read_byte();
}

void RangeDecoder::read_byte() {
  code_ = (code_ << 8U) | (at_ < bytes_.size() ? bytes_[at_] : 0U);
  ++at_;
}

void RangeDecoder::narrow(std::uint32_t offset, std::uint32_t range) {
  code_ -= offset;
  range_ = range;
  while (range_ < smallest_range) {
    read_byte();
    range_ <<= 8U;
  }
}

std::uint32_t RangeDecoder::position(std::uint32_t total) {
  return std::min(code_ / (range_ / total), total - 1);
}

void RangeDecoder::take(std::uint32_t start, std::uint32_t size, std::uint32_t total) {
  const Slice part_of_it = slice(range_, start, size, total);
  narrow(part_of_it.offset, part_of_it.size);
}

std::uint32_t RangeDecoder::uniform(std::uint32_t bound) {
  if (bound <= part) {
    const std::uint32_t value = position(bound);
    take(value, 1, bound);
    return value;
  }
  const std::uint32_t top = (bound - 1) >> part_bits;
  const std::uint32_t high = uniform(top + 1);
  return (high << part_bits) + uniform(high == top ? (bound - 1) % part + 1 : part);
}

bool RangeDecoder::bit(BitModel& model) {
  const std::uint32_t one = share_of_one(range_, model);
  const bool value = code_ < one;
  narrow(value ? 0 : one, value ? one : range_ - one);
  model.learn(value);
  return value;
}

std::uint32_t RangeDecoder::number(NumberModel& model) {
  std::uint32_t length = 0;
  while (length < 32 && bit(model.longer[length]))
    ++length;
  if (length == 0) return 0;
  std::uint64_t digits = bit(model.second[length]) ? 3 : 2;
  const std::uint32_t rest = length - 1;
  if (rest > 0) digits = (digits << rest) | uniform(1U << rest);
  return static_cast<std::uint32_t>(digits - 1);
}

} // namespace twoseat
