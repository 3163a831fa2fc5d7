// A golden match for each pair of the decks that come with the table, compared byte for byte with tests/golden/.
// tests/golden/update writes them anew; look at the difference before keeping it.
#include "fixture.h"
#include "golden_text.h"
#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace twoseat::test;

namespace {

std::string path(const std::string& a, const std::string& b) {
  return std::string(TWOSEAT_SOURCE_DIR) + "/tests/golden/" + a + "--" + b + ".txt";
}

std::string read(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// The first line that differs, with its number.
std::string difference(const std::string& kept, const std::string& played) {
  std::istringstream a(kept), b(played);
  std::string line_a, line_b;
  for (int n = 1;; ++n) {
    const bool more_a = static_cast<bool>(std::getline(a, line_a));
    const bool more_b = static_cast<bool>(std::getline(b, line_b));
    if (!more_a && !more_b) return "only the ends of lines differ";
    if (!more_a || !more_b || line_a != line_b)
      return "line " + std::to_string(n) + "\n kept:   " + (more_a ? line_a : "(end)") +
             "\n played: " + (more_b ? line_b : "(end)");
  }
}

} // namespace

TEST_CASE("The golden matches are played as they were, step by step") {
  const bool update = std::getenv("TWOSEAT_UPDATE_GOLDEN") != nullptr;
  for (const char* system : {"vanguard", "heroes", "berserk", "dragonball"}) {
    const twoseat::Rulebook& book = shipped_book(system);
    std::uint64_t seed = 0;
    for (const twoseat::EditionInfo& edition : book.family->editions) {
      const auto decks = twoseat::decks_of(book, edition.id);
      for (std::size_t k = 0; k < 2 * decks.size();
           ++k) { // each deck once against itself, once against the next
        const std::size_t i = k / 2, j = (i + k % 2) % decks.size();
        const std::string file = path(decks[i].id, decks[j].id);
        const std::string played = golden_text(book, decks[i], decks[j], ++seed);
        CHECK(played.find("wins") != std::string::npos);
        if (update) std::ofstream(file, std::ios::binary) << played;
        const std::string kept = read(file);
        REQUIRE_MESSAGE(!kept.empty(), file << " is missing; tests/golden/update writes it");
        CHECK_MESSAGE(kept == played, file << ", " << difference(kept, played));
      }
    }
  }
}
