// The range coder, the base64url text and the numbers in between, at their edges.
#include "engine/kernel/random.h"
#include "engine/sharing/base64url.h"
#include "engine/sharing/scribe.h"
#include <doctest/doctest.h>
#include <limits>

using namespace twoseat;

namespace {

constexpr std::uint32_t most = std::numeric_limits<std::uint32_t>::max();

struct Value {
  std::uint32_t value, bound;
};

std::vector<std::uint8_t> write(const std::vector<Value>& values) {
  RangeEncoder encoder;
  for (const Value& v : values)
    encoder.uniform(v.value, v.bound);
  return encoder.finish();
}

void check_back(const std::vector<Value>& values) {
  const auto bytes = write(values);
  RangeDecoder decoder(bytes);
  for (const Value& v : values)
    REQUIRE(decoder.uniform(v.bound) == v.value);
  CHECK(decoder.at_end());
}

} // namespace

TEST_CASE("uniform values come back, at every kind of bound") {
  for (const std::uint32_t bound : {1U, 2U, 3U, 255U, 65535U, 65536U, 65537U, 1U << 24U, most - 1, most})
    for (const std::uint32_t value : {0U, bound / 2, bound - 1}) {
      CAPTURE(bound);
      CAPTURE(value);
      check_back({{value, bound}});
      check_back({{value, bound}, {0, 1}, {bound - 1, bound}, {0, bound}, {value, bound}, {6, 7}});
    }
}

TEST_CASE("a carry reaches through any number of bytes") {
  for (std::size_t length = 1; length < 40; ++length) {
    std::vector<Value> values(length, Value{255, 256});
    values.push_back({2, 3});
    check_back(values);
    values.insert(values.begin(), Value{1, 3});
    check_back(values);
  }
}

TEST_CASE("a choice of one costs nothing") {
  CHECK(write({{0, 1}, {0, 1}, {0, 1}}).empty());
  CHECK(write({{5, 6}, {0, 1}}).size() == write({{5, 6}}).size());
}

TEST_CASE("values cost what their odds are worth") {
  Random random = Random::from_seed(5);
  std::vector<Value> values(8000);
  for (Value& value : values)
    value = {random.below(3), 3};
  CHECK(write(values).size() <= 1587); // 8000 times 1.58496 bits are 1585 bytes
}

TEST_CASE("random mixtures of everything come back") {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random = Random::from_seed(seed);
    const auto play = [](auto& coder, Random chance, bool check) {
      std::array<BitModel, 3> bits;
      NumberModel numbers;
      constexpr bool reads = std::is_same_v<std::remove_cvref_t<decltype(coder)>, RangeDecoder>;
      for (int i = 0; i < 60; ++i) {
        const std::uint32_t kind = chance.below(3);
        const std::uint32_t number = chance.next() >> chance.below(32);
        const bool bit = chance.below(9) == 0;
        const std::uint32_t bound = 1 + (chance.next() >> chance.below(32)) % most;
        const std::uint32_t value = chance.below(bound);
        if constexpr (reads) {
          const bool fine = kind == 0   ? coder.uniform(bound) == value
                            : kind == 1 ? coder.bit(bits[number % 3]) == bit
                                        : coder.number(numbers) == number;
          if (check) REQUIRE(fine);
        } else {
          kind == 0   ? coder.uniform(value, bound)
          : kind == 1 ? coder.bit(bits[number % 3], bit)
                      : coder.number(numbers, number);
        }
      }
    };
    RangeEncoder encoder;
    play(encoder, random, false);
    const auto bytes = encoder.finish();
    RangeDecoder decoder(bytes);
    play(decoder, random, true);
    CHECK(decoder.at_end());
    CHECK_FALSE(decoder.ran_out());
  }
}

TEST_CASE("numbers at their edges come back") {
  RangeEncoder encoder;
  NumberModel model;
  const std::uint32_t numbers[] = {0,     1,     2,        3,        7,    8, 254, 255,
                                   65535, 65536, most / 2, most - 1, most, 0, most};
  for (const std::uint32_t number : numbers)
    encoder.number(model, number);
  const auto bytes = encoder.finish();
  RangeDecoder decoder(bytes);
  NumberModel again;
  for (const std::uint32_t number : numbers)
    CHECK(decoder.number(again) == number);
}

TEST_CASE("whole, signed and round numbers come back through a writer and a reader") {
  const std::int32_t signed_numbers[] = {0,
                                         1,
                                         -1,
                                         5000,
                                         100'000'000,
                                         -999,
                                         std::numeric_limits<std::int32_t>::min(),
                                         std::numeric_limits<std::int32_t>::max()};
  const std::uint64_t wholes[] = {0, 1, 7, 0xffff, 0x10000, 1ULL << 63U, ~0ULL};
  const auto pack = [&](auto& io, auto&& each) {
    NumberModel model;
    RoundModel round;
    for (std::int32_t number : signed_numbers) {
      std::int32_t a = number, b = number;
      if constexpr (std::remove_cvref_t<decltype(io)>::reads) a = b = 0;
      pack_signed(io, model, a);
      pack_round(io, round, b);
      each(a == number && b == number);
    }
    for (std::uint64_t whole : wholes) {
      std::uint64_t a = whole;
      if constexpr (std::remove_cvref_t<decltype(io)>::reads) a = 0;
      pack_bits(io, a, 64);
      each(a == whole);
    }
  };
  Writer writer;
  pack(writer, [](bool) {});
  CHECK_FALSE(writer.failed());
  const auto bytes = writer.coder.finish();
  Reader reader(bytes);
  pack(reader, [](bool same) { CHECK(same); });
  CHECK_FALSE(reader.failed());
}

TEST_CASE("a decoder reads zeros past the end, and says so") {
  RangeDecoder decoder({});
  for (int i = 0; i < 100; ++i)
    CHECK(decoder.uniform(1000) < 1000);
  CHECK(decoder.ran_out());
}

TEST_CASE("any bytes decode to values below their bounds") {
  Random random = Random::from_seed(9);
  for (int round = 0; round < 300; ++round) {
    std::vector<std::uint8_t> bytes(random.below(30));
    for (std::uint8_t& byte : bytes)
      byte = static_cast<std::uint8_t>(random.below(4) == 0 ? 255 : random.below(256));
    RangeDecoder decoder(bytes);
    BitModel bit;
    NumberModel number;
    for (int i = 0; i < 60; ++i) {
      const std::uint32_t bound = 1 + random.next() % most;
      CHECK(decoder.uniform(bound) < bound);
      decoder.bit(bit);
      decoder.number(number);
      const std::uint32_t total = 1 + random.below(65536);
      const std::uint32_t at = decoder.position(total);
      CHECK(at < total);
      decoder.take(at, 1, total);
    }
  }
}

TEST_CASE("base64url gives all bytes back but zeros at the end") {
  Random random = Random::from_seed(3);
  for (std::size_t size = 0; size < 70; ++size) {
    std::vector<std::uint8_t> bytes(size);
    for (std::uint8_t& byte : bytes)
      byte = static_cast<std::uint8_t>(1 + random.below(255));
    auto back = from_base64url(to_base64url(bytes));
    REQUIRE(back.size() >= size);
    for (std::size_t i = size; i < back.size(); ++i)
      CHECK(back[i] == 0);
    back.resize(size);
    CHECK(back == bytes);
  }
  CHECK(to_base64url(std::vector<std::uint8_t>(9, 0)).empty());
  CHECK(to_base64url(std::vector<std::uint8_t>{'M', 'a', 'n'}) == "TWFu");
  CHECK(base64url_value('-') == 62);
  CHECK(base64url_value('_') == 63);
  CHECK(base64url_value('+') == -1);
  CHECK(base64url_value('=') == -1);
}
