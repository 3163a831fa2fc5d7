// twoseat playout: many random matches, checked if wanted, with totals and one hash over all final states.
#include "engine/cli/playout.h"
#include "engine/cli/commands.h"
#include "engine/cli/occurrence.h"
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

struct Totals {
  std::uint64_t games = 0, decisions = 0, finished = 0, stuck = 0, turns = 0;
  std::uint64_t wins[3] = {0, 0, 0}; // A, B, draws
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  double seconds = 0;
};

void add(Totals& totals, const Playout& game) {
  ++totals.games;
  totals.decisions += game.decisions;
  totals.turns += game.match.turn;
  (game.finished ? totals.finished : totals.stuck) += 1;
  if (game.finished)
    ++totals.wins[game.match.outcome == Outcome::WonByA ? 0 : game.match.outcome == Outcome::WonByB ? 1 : 2];
  totals.hash = (totals.hash ^ hash(game.match)) * 0x100000001b3ULL;
}

void print(const Totals& totals, bool as_json) {
  const double speed = totals.seconds > 0 ? static_cast<double>(totals.decisions) / totals.seconds : 0;
  char hash_text[17];
  std::snprintf(hash_text, sizeof hash_text, "%016llx", static_cast<unsigned long long>(totals.hash));
  if (as_json) {
    const nlohmann::ordered_json result = {{"games", totals.games},
                                           {"decisions", totals.decisions},
                                           {"finished", totals.finished},
                                           {"stuck", totals.stuck},
                                           {"turns", totals.turns},
                                           {"seconds", totals.seconds},
                                           {"decisions_per_second", speed},
                                           {"wins", {totals.wins[0], totals.wins[1], totals.wins[2]}},
                                           {"hash", hash_text}};
    std::printf("%s\n", result.dump().c_str());
    return;
  }
  const auto n = [](std::uint64_t value) { return static_cast<unsigned long long>(value); };
  std::printf("%llu games, %llu finished, %llu stuck; %llu turns, %llu decisions in %.2f s (%.0f a second)\n",
              n(totals.games), n(totals.finished), n(totals.stuck), n(totals.turns), n(totals.decisions),
              totals.seconds, speed);
  std::printf("A won %llu, B won %llu, %llu draws; hash %s\n", n(totals.wins[0]), n(totals.wins[1]),
              n(totals.wins[2]), hash_text);
}

// What never occurred, one a line.
void print_occurrence(const Occurrence& occurrence, bool as_json) {
  if (as_json) {
    std::printf("%s\n", nlohmann::json{{"never", occurrence.never()},
                                       {"wanted", occurrence.wanted()},
                                       {"cited", occurrence.cited()}}
                            .dump()
                            .c_str());
    return;
  }
  for (const std::string& name : occurrence.never())
    std::printf("never  %s\n", name.c_str());
  std::printf("%zu of %zu things occurred\n", occurrence.wanted() - occurrence.never().size(),
              occurrence.wanted());
}

// The pairs of decks to play: the one that was named, or every ordered pair of the rulebook's.
std::vector<std::array<Deck, 2>> pairs(const Rulebook& book, const std::string& named, std::string& fault) {
  std::vector<std::array<Deck, 2>> result;
  if (named.empty()) {
    for (const Deck& a : book.decks)
      for (const Deck& b : book.decks)
        result.push_back({a, b});
    return result;
  }
  const std::size_t comma = named.find(',');
  const std::string names[] = {named.substr(0, comma),
                               comma == std::string::npos ? "" : named.substr(comma + 1)};
  std::array<Deck, 2> decks;
  for (std::size_t i = 0; i < 2; ++i) {
    const Deck* deck = book.find_deck(names[i]);
    if (deck == nullptr)
      fault = "There is no deck \"" + names[i] + "\"; `twoseat systems` lists them.";
    else
      decks[i] = *deck;
  }
  result.push_back(decks);
  return result;
}

} // namespace

int playout_command(const Words& words) {
  const auto arguments = parse(words, {"--check", "--json", "--until-covered"},
                               {"--system", "--edition", "--decks", "--seed", "--games"});
  if (!arguments) return bad_usage;
  if (!arguments->words.empty()) return usage("\"" + arguments->words[0] + "\" is not known here.");
  const std::string system = arguments->value("--system", "vanguard");
  const auto seed = arguments->number("--seed", 1);
  const auto games = arguments->number("--games", arguments->has("--until-covered") ? 5000 : 1);
  if (!seed || !games) return bad_usage;
  const Family* family = find_system(system);
  if (family == nullptr) return usage("There is no system \"" + system + "\"; `twoseat systems` lists them.");
  const std::string edition = arguments->value("--edition", family->editions[0].id);
  const bool known = std::any_of(family->editions.begin(), family->editions.end(),
                                 [&](const EditionInfo& e) { return edition == e.id; });
  if (!known) return usage("The system " + system + " has no edition \"" + edition + "\".");
  const Rulebook* book = rulebook_of(system);
  if (book == nullptr) return found_wrong;
  std::string fault;
  const auto decks = pairs(*book, arguments->value("--decks"), fault);
  if (!fault.empty()) return usage(fault);

  PlayoutOptions options;
  options.check = arguments->has("--check");
  Occurrence occurrence(*book);
  const bool until_covered = arguments->has("--until-covered");
  const bool all_editions = until_covered && arguments->value("--edition").empty(); // each deck in its own
  if (until_covered) options.occurrence = &occurrence;
  Totals totals;
  const auto begin_time = std::chrono::steady_clock::now();
  for (std::uint64_t i = 0; i < *games; ++i) {
    const std::array<Deck, 2>& pair = decks[i % decks.size()];
    const Setup setup{all_editions ? pair[0].edition : edition, pair, *seed + i};
    const Playout game = play_out(*book, setup, options);
    add(totals, game);
    if (!game.fault.empty())
      return wrong("Seed " + std::to_string(setup.seed) + ", decks " + setup.decks[0].id + " and " +
                   setup.decks[1].id + ", after answer " + std::to_string(game.decisions) + ": " +
                   game.fault + ".");
    if (!game.finished)
      std::fprintf(stderr,
                   "twoseat: Seed %s, decks %s and %s: stuck after answer %s (limit %d of this table).\n",
                   std::to_string(setup.seed).c_str(), setup.decks[0].id.c_str(), setup.decks[1].id.c_str(),
                   std::to_string(game.decisions).c_str(), static_cast<int>(game.match.flaw));
    if (until_covered && occurrence.never().empty()) break;
  }
  totals.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_time).count();
  if (until_covered) print_occurrence(occurrence, arguments->has("--json"));
  print(totals, arguments->has("--json"));
  return totals.stuck == 0 ? fine : found_wrong;
}

} // namespace twoseat::cli
