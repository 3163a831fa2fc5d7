// Equality and hash of a match, over all of its bytes.
#include "engine/kernel/match.h"
#include <bit>
#include <cstring>

namespace twoseat {

static_assert(std::endian::native == std::endian::little, "hashes are defined over little-endian bytes");
static_assert(sizeof(Match) % sizeof(std::uint64_t) == 0);

bool operator==(const Match& a, const Match& b) {
  return std::memcmp(&a, &b, sizeof(Match)) == 0;
}

std::uint64_t hash(const Match& match) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(&match);
  std::uint64_t result = 0xcbf29ce484222325ULL;
  for (std::size_t i = 0; i < sizeof(Match); i += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + i, sizeof(word));
    result = (result ^ word) * 0x100000001b3ULL;
    result ^= result >> 32U;
  }
  return result;
}

} // namespace twoseat
