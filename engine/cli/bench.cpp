// twoseat bench: how fast the engine plays, copies, looks and links, and how long links get.
#include "engine/cli/commands.h"
#include "engine/cli/playout.h"
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

Setup setup_of(const Rulebook& book, std::uint64_t game) {
  const char* edition = book.family->editions[0].id;
  const std::vector<Deck> decks = decks_of(book, edition);
  return {edition, {decks[game % decks.size()], decks[(game / decks.size()) % decks.size()]}, game + 1};
}

double play_speed(const Rulebook& book, double for_seconds) {
  std::uint64_t decisions = 0;
  const auto begin_time = Clock::now();
  for (std::uint64_t game = 0; seconds_since(begin_time) < for_seconds; ++game)
    decisions += play_out(book, setup_of(book, game), {}).decisions;
  return static_cast<double>(decisions) / seconds_since(begin_time);
}

// The best of several runs, in nanoseconds a call.
template <class Work>
double nanoseconds(Work work) {
  constexpr int calls = 20000;
  double best = 1e18;
  for (int run = 0; run < 7; ++run) {
    const auto begin_time = Clock::now();
    for (int i = 0; i < calls; ++i)
      work();
    best = std::min(best, seconds_since(begin_time) * 1e9 / calls);
  }
  return best;
}

struct Sample {
  std::vector<double> values;

  double at(double part) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0
                          : values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
  }
  nlohmann::ordered_json summary() { return {{"median", at(0.5)}, {"p95", at(0.95)}, {"most", at(1)}}; }
};

// A match in its middle: after half of its answers.
Match middle_of(const Rulebook& book, const Journal& journal) {
  Match match;
  Game game{book, match, nullptr};
  begin(game, journal.setup);
  for (std::size_t i = 0; i < journal.answers.size() / 2; ++i)
    apply(book, match, journal.answers[i]);
  return match;
}

void measure_links(const Rulebook& book, nlohmann::ordered_json& result) {
  Sample match_links, position_links, seat_links;
  double encode_seconds = 0, decode_seconds = 0;
  constexpr std::uint64_t games = 400;
  for (std::uint64_t game = 0; game < games; ++game) {
    PlayoutOptions options;
    options.keep_journal = true;
    const Playout played = play_out(book, setup_of(book, game), options);
    auto begin_time = Clock::now();
    const std::string link = encode_match_link(book, played.journal);
    encode_seconds += seconds_since(begin_time);
    begin_time = Clock::now();
    const bool fine_link = static_cast<bool>(decode_match_link(book, link));
    decode_seconds += seconds_since(begin_time);
    match_links.values.push_back(fine_link ? static_cast<double>(link.size()) : 1e9);
    const Match middle = middle_of(book, played.journal);
    position_links.values.push_back(static_cast<double>(encode_position_link(book, middle).size()));
    SeatView seen;
    view(book, middle, Viewer::A, seen);
    seat_links.values.push_back(static_cast<double>(encode_seat_link(book, seen).size()));
  }
  result["match_link_characters"] = match_links.summary();
  result["position_link_characters"] = position_links.summary();
  result["seat_link_characters"] = seat_links.summary();
  result["match_link_encode_ms"] = encode_seconds * 1e3 / games;
  result["match_link_decode_ms"] = decode_seconds * 1e3 / games;
}

} // namespace

int bench_command(const Words& words) {
  const auto arguments = parse(words, {"--json"}, {});
  if (!arguments || !arguments->words.empty())
    return arguments ? usage("`twoseat bench` takes nothing but --json.") : bad_usage;
  const Rulebook* book = rulebook_of("vanguard");
  if (book == nullptr) return found_wrong;
  PlayoutOptions options;
  options.keep_journal = true;
  const Match middle = middle_of(*book, play_out(*book, setup_of(*book, 3), options).journal);

  nlohmann::ordered_json result;
  result["decisions_per_second"] = play_speed(*book, 3);
  std::vector<Match> copies(64, middle);
  std::size_t next = 0;
  result["copy_ns"] = nanoseconds([&] {
    next = (next + 1) % copies.size();
    copies[next] = copies[(next + 31) % copies.size()];
  });
  SeatView seen;
  result["view_ns"] = nanoseconds([&] { view(*book, middle, Viewer::A, seen); });
  std::uint64_t sum = 0;
  result["hash_ns"] = nanoseconds([&] { sum += hash(middle); });
  result["match_bytes"] = sizeof(Match);
  measure_links(*book, result);
  if (arguments->has("--json")) {
    std::printf("%s\n", result.dump().c_str());
    return sum == 0 ? found_wrong : fine; // the sum keeps the hashes from being left out
  }
  for (const auto& [key, value] : result.items())
    std::printf("%-26s %s\n", key.c_str(), value.dump().c_str());
  return fine;
}

} // namespace twoseat::cli
