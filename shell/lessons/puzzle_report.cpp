// Proves it from every first move, and tells how one solves it, or what refutes the one that holds out for longest.
#include "shell/lessons/puzzle_report.h"
#include "shell/lessons/teaching.h"
#include "shell/match/data_store.h"
#include "shell/match/seen.h"
#include "shell/tools/page_tools.h"
#include "shell/words/words.h"
#include <algorithm>

namespace twoseat::proving {
namespace {

constexpr std::size_t most_positions = 50'000; // somebody waits for it

bool can_go_wrong(const PuzzleProof& proof) {
  return std::any_of(proof.moves.begin(), proof.moves.end(), [&](const FirstMove& move) {
    if (move.verdict != Verdict::Solved) return !proof.answered;
    return std::any_of(move.line.begin(), move.line.end(),
                       [](const PuzzleStep& step) { return step.solving < step.ways; });
  });
}

Json told(const Ruleset& rules, const Match& match, const Answer& answer) {
  const auto decision = std::make_unique<Decision>();
  decide(rules.book, match, *decision);
  const auto seen = std::make_unique<SeatView>();
  see_all(rules.book, match, *seen);
  std::vector<Move> picks;
  for (std::size_t i = 0; i < answer.picks.size(); ++i)
    picks.push_back(decision->picked(answer, i));
  return {{"seat", decision->seat == Seat::A ? "A" : "B"},
          {"text", words::moves(rules, *seen, decision->choice(answer).verb, picks)}};
}

Json told(const Ruleset& rules, const PuzzleLine& line) {
  Json steps = Json::array();
  for (const PuzzleStep& step : line)
    steps.push_back(told(rules, step.before, step.answer));
  return steps;
}

// Nothing: it goes on.
Json result_of(const Ruleset& rules, const Match& match) {
  if (!over(match)) return nullptr;
  const auto seen = std::make_unique<SeatView>();
  see_all(rules.book, match, *seen);
  return words::result(rules, *seen, {"A", "B"});
}

Json report_of(const Ruleset& rules, const Puzzle& puzzle) {
  const PuzzleProof proof = prove(rules.book, puzzle, {most_positions, true});
  const bool solved = is_solved(proof);
  const Verdict shown = solved ? Verdict::Solved : Verdict::Refuted;
  const FirstMove* longest = nullptr;
  Json firsts = Json::array();
  for (const FirstMove& move : proof.moves) {
    if (move.verdict != shown) continue;
    firsts.push_back(told(rules, puzzle.given, move.answer)["text"]);
    if (longest == nullptr || move.line.size() > longest->line.size()) longest = &move;
  }
  return {{"faults", Json::array()},
          {"over", result_of(rules, puzzle.given)},
          {"limit", proof.limit},
          {"answered", proof.answered},
          {"solved", solved},
          {"chooses", can_go_wrong(proof)},
          {"moves", proof.moves.size()},
          {"solving", proof.solving},
          {"positions", proof.positions},
          {"firsts", std::move(firsts)},
          {"line", longest == nullptr ? Json::array() : told(rules, longest->line)}};
}

std::string nothing_but(const Faults& faults, const Phrasebook& say) {
  return dump({{"faults", faults_json(faults, say)}});
}

} // namespace

std::string puzzle_report_json(std::string_view text, Language language) {
  const Result<Tongue> tongue = read_tongue(language, data_here().assets());
  if (!tongue) return nothing_but(tongue.faults, {});
  Ruleset rules;
  rules.tongue = &*tongue;
  rules.family = find_system(demos::heading_of(text).system);
  if (rules.family == nullptr) return nothing_but({{"", "", words::no_data}}, tongue->table);
  Faults faults = load(rules, data_here().assets());
  if (!faults.empty()) return nothing_but(faults, rules.say());
  demos::Means means = demo_means(rules.book);
  means.draft = true; // no steps yet: they are what is found
  means.phrases = rules.say();
  const Result<demos::PuzzleFile> file = fetched<&teaching::read_puzzle>(means, text);
  if (!file) return nothing_but(file.faults, rules.say());
  const auto own = file->book; // with the demo's own cards
  rules.book = *own;
  return dump(report_of(rules, file->puzzle));
}

} // namespace twoseat::proving
