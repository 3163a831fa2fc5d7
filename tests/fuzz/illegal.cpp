// Gives that many random illegal answers and moves (100000 unless told), each of which must be refused.
// usage: fuzz_illegal [COUNT] [SEED] [SYSTEM]
#include "tests/fuzz/illegal_moves.h"
#include <cstdlib>

int main(int count, char** words) {
  const auto wanted = static_cast<std::uint32_t>(count > 1 ? std::strtoul(words[1], nullptr, 10) : 100000);
  const std::uint64_t seed = count > 2 ? std::strtoull(words[2], nullptr, 10) : 1;
  const auto book = twoseat::load_rulebook(count > 3 ? words[3] : "vanguard", twoseat::embedded_assets());
  if (!book) {
    for (const twoseat::Fault& fault : book.faults)
      std::fprintf(stderr, "%s\n", fault.line().c_str());
    return 1;
  }
  twoseat::fuzz::IllegalMoves illegal(*book, seed);
  const std::string fault = illegal.run(wanted);
  if (!fault.empty()) {
    std::fprintf(stderr, "Seed %llu: %s.\n", static_cast<unsigned long long>(seed), fault.c_str());
    return 1;
  }
  std::printf("%u answers and %u moves refused in %u matches\n", illegal.refused_answers,
              illegal.refused_moves, illegal.matches);
  return 0;
}
