// twoseat puzzle find: plays matches, goes back through the turn in which each was won as far as the search gets, and tells
// where few first moves of many win it by force.
#include "engine/cli/commands.h"
#include "engine/cli/puzzle.h"
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t most_answers = 5000, fewest_moves = 4, most_moments = 60, longest_shown = 400;

// Where few of many first moves win: the earliest such moment of a turn that the search gets to, coming from its end. What
// the other seat holds lies on the table there: it is told to whoever solves it.
struct Found {
  const Match* match = nullptr; // none: there is no such moment
  PuzzleProof proof;
};

Found earliest(const Rulebook& book, const std::vector<Match>& moments, Seat seat, std::size_t limit) {
  Found found;
  for (auto match = moments.rbegin(); match != moments.rend(); ++match) {
    Puzzle puzzle;
    puzzle.given = *match;
    puzzle.seat = seat;
    PuzzleProof proof = prove(book, puzzle, {limit, false});
    if (!proof.limit.empty()) break;
    if (proof.moves.size() >= fewest_moves && proof.solving > 0 && 2 * proof.solving <= proof.moves.size())
      found = {&*match, std::move(proof)};
  }
  return found;
}

void tell(const Rulebook& book, const std::string& edition, const Found& found, std::uint64_t seed,
          bool as_json) {
  const Match& match = *found.match;
  const PuzzleProof& proof = found.proof;
  const Seat seat = match.turn_player;
  const demos::WrittenGiven given = demos::write_given({book, match});
  ordered_json draft = {{"system", book.family->id},
                        {"edition", edition},
                        {"task", {{"seat", seat == Seat::A ? "A" : "B"}, {"goal", goals[0].id}}},
                        {"given", ordered_json::parse(given.json, nullptr, false)}};
  ordered_json solving = ordered_json::array();
  for (const FirstMove& move : proof.moves)
    if (move.verdict == Verdict::Solved) solving.push_back(step_text(book, match, move.answer));
  const ordered_json row = {
      {"seed", seed},       {"turn", match.turn},           {"moves", proof.moves.size()},
      {"solving", solving}, {"positions", proof.positions}, {"lost", given.lost},
      {"draft", draft}};
  if (as_json)
    std::printf("%s\n", row.dump(-1, ' ', false, ordered_json::error_handler_t::replace).c_str());
  else
    std::printf("seed %llu, turn %u: %zu of %zu first moves win, %zu positions: %s\n",
                static_cast<unsigned long long>(seed), match.turn, proof.solving, proof.moves.size(),
                proof.positions, solving.dump().substr(0, longest_shown).c_str());
}

} // namespace

int find_puzzles(const std::vector<std::string>& words) {
  const auto arguments =
      parse(words, {"--json"}, {"--system", "--edition", "--games", "--seed", "--limit", "--iterations"});
  if (!arguments) return bad_usage;
  if (!arguments->words.empty()) return usage("\"" + arguments->words[0] + "\" is not known here.");
  const std::string system = arguments->value("--system", "vanguard");
  const Family* family = find_system(system);
  if (family == nullptr) return usage("There is no system \"" + system + "\"; `twoseat systems` lists them.");
  const std::string edition = arguments->value("--edition", family->editions[0].id);
  const auto games = arguments->number("--games", 10), seed = arguments->number("--seed", 1),
             limit = arguments->number("--limit", 3000), iterations = arguments->number("--iterations", 0);
  if (!games || !seed || !limit || !iterations) return bad_usage;
  if (*iterations > 100'000) return usage("At most 100,000 iterations.");
  const Rulebook* book = rulebook_of(system);
  if (book == nullptr) return found_wrong;
  const std::vector<Deck> decks = decks_of(*book, edition);
  if (decks.empty()) return usage("There are no decks of the edition \"" + edition + "\" in " + system + ".");
  std::size_t found = 0, looked = 0;
  const auto decision = std::make_unique<Decision>();
  for (std::uint64_t i = 0; i < *games; ++i) {
    const Setup setup{
        edition, {decks[i % decks.size()], decks[(i / decks.size() + i + 1) % decks.size()]}, *seed + i};
    Result<Match> match = start(*book, setup);
    if (!match) return wrong("A deck of the rulebook cannot be played.");
    Random chance = Random::from_seed(setup.seed);
    Sampler sampler(*book);
    sampler.know_decks(setup);
    SearchingPlayer searcher(*book, evaluation_of(*book));
    searcher.know_decks(setup);
    const auto answer = [&] {
      if (*iterations == 0)
        return greedy_answer(evaluation_of(*book), sampler, {*book, *match}, *decision, chance);
      searcher.consider(*match, static_cast<std::uint32_t>(*iterations), chance.next());
      searcher.think(static_cast<std::uint32_t>(*iterations));
      return searcher.answer();
    };
    std::vector<Match> moments; // of this turn, at which its player had something to choose
    for (std::size_t n = 0; n < most_answers && decide(*book, *match, *decision); ++n) {
      if (!moments.empty() && moments.back().turn != match->turn) moments.clear();
      const bool choice = decision->option_count >= fewest_moves && decision->seat == match->turn_player;
      if (choice && moments.size() < most_moments) moments.push_back(*match);
      apply_checked(*book, *match, *decision, answer());
    }
    const Outcome own = match->turn_player == Seat::A ? Outcome::WonByA : Outcome::WonByB;
    if (match->outcome != own || moments.empty() || moments.back().turn != match->turn) continue;
    ++looked;
    const Found moment = earliest(*book, moments, match->turn_player,
                                  static_cast<std::size_t>(std::min(*limit, std::uint64_t{SIZE_MAX})));
    if (moment.match == nullptr) continue;
    ++found;
    tell(*book, edition, moment, setup.seed, arguments->has("--json"));
    std::fflush(stdout);
  }
  if (!arguments->has("--json")) std::printf("%zu of %zu last turns\n", found, looked);
  return fine;
}

} // namespace twoseat::cli
