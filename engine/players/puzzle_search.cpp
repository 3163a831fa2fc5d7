// AND-OR search, depth first. A position that comes again on its own way is no progress: whoever wants to reach something
// has not reached it. A verdict that relies on such a repetition is kept only where the repetition lies below it.
#include "engine/players/puzzle_search.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/kernel/limits.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/narrate.h"
#include "engine/players/picking.h"
#include "engine/seats/view.h"
#include <algorithm>
#include <bit>

namespace twoseat {
namespace {

constexpr std::size_t most_matches = 4000; // in one position
constexpr std::size_t most_answers = 4000; // to one decision
constexpr std::size_t deepest = 600;

constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) { // FNV-1a, a word at a time
  hash = (hash ^ word) * 0x100000001b3ULL;
  return hash ^ (hash >> 29U);
}
constexpr std::uint64_t basis = 0xcbf29ce484222325ULL;

std::uint64_t hash_of(const SeatView& view) {
  std::uint64_t hash = basis;
  const auto* bytes = reinterpret_cast<const unsigned char*>(&view);
  for (std::size_t i = 0; i < sizeof view; ++i)
    hash = (hash ^ bytes[i]) * 0x100000001b3ULL;
  return hash;
}

bool same_decision(const Decision& a, const Decision& b) {
  return a.seat == b.seat && a.question == b.question && a.choice_count == b.choice_count &&
         a.option_count == b.option_count &&
         std::equal(a.options.begin(), a.options.begin() + a.option_count, b.options.begin());
}

} // namespace

std::uint64_t PuzzleSearch::key_of(const Known& known) {
  std::uint64_t key = basis;
  for (const Match& match : known.matches)
    key = mixed(key, hash(match));
  return key;
}

PuzzleSearch::PuzzleSearch(const Rulebook& book, const Puzzle& puzzle, std::size_t most_positions)
    : book_(book), puzzle_(puzzle), chance_(book), most_positions_(most_positions) {}

// Every way to lay the cards of an open place, slot by slot: who sees which slot is played must not know more by that.
std::vector<Known> PuzzleSearch::begin() {
  std::vector<Match> matches{puzzle_.given};
  for (const LeftOpen& open : puzzle_.open) {
    std::vector<CardId> slots;
    for (const CardId id : cards_in(puzzle_.given, open.place))
      slots.push_back(id);
    std::vector<DefId> of = open.of;
    std::sort(of.begin(), of.end());
    for (std::size_t i = 0; i < slots.size(); ++i) {
      std::vector<Match> laid;
      for (const Match& match : matches)
        for (std::size_t k = 0; k < of.size(); ++k) {
          if (k > 0 && of[k] == of[k - 1]) continue;
          const auto used = std::count_if(slots.begin(), slots.begin() + static_cast<std::ptrdiff_t>(i),
                                          [&](CardId id) { return match[id].def == of[k]; });
          if (used >= std::count(of.begin(), of.end(), of[k])) continue;
          laid.push_back(match);
          laid.back()[slots[i]].def = of[k];
        }
      if (laid.size() > most_matches)
        return stop("The puzzle leaves more open than this search lists."), std::vector<Known>{};
      matches = std::move(laid);
    }
  }
  std::vector<Known> ways;
  for (Match& match : matches) {
    note_concerns(book_, match);
    chance_.settle(match);
    ways.push_back({{match}, match, {}, {}});
  }
  return told_apart(std::move(ways));
}

Verdict PuzzleSearch::ended(const Match& match) const {
  const bool wins = puzzle_.goal == Goal::WinThisTurn;
  if (over(match)) {
    const Outcome own = puzzle_.seat == Seat::A ? Outcome::WonByA : Outcome::WonByB;
    const Outcome lost = puzzle_.seat == Seat::A ? Outcome::WonByB : Outcome::WonByA;
    return (wins ? match.outcome == own : match.outcome != lost) ? Verdict::Solved : Verdict::Refuted;
  }
  if (match.turn == puzzle_.given.turn) return Verdict::Unknown;
  return wins ? Verdict::Refuted : Verdict::Solved;
}

std::vector<Answer> PuzzleSearch::answers(const Match& match, const Decision& decision,
                                          bool alike_once) const {
  std::vector<Answer> all;
  if (!alike_once &&
      decision.choice_count > 0) { // every single pick; of several picked together alike ones count once
    for (std::uint16_t c = 0; c < decision.choice_count; ++c)
      if (decision.choices[c].max == 1 && (!decision.choices[c].seldom || decision.choice_count == 1)) {
        if (decision.choices[c].min == 0) all.emplace_back().choice = c;
        for (std::uint16_t i = 0; i < decision.choices[c].count; ++i)
          all.push_back(Answer::single(c, i));
      }
  }
  std::vector<Picking> open{Picking(match, decision)};
  const auto ways = std::make_unique<Ways>();
  while (!open.empty() && all.size() <= most_answers) {
    const Picking picking = open.back();
    open.pop_back();
    picking.list(book_, *ways);
    for (std::size_t i = ways->size(); i-- > 0;) {
      Picking next = picking;
      next.take((*ways)[i]);
      open.push_back(next);
    }
    while (!open.empty() && open.back().done()) {
      if (std::find(all.begin(), all.end(), open.back().answer()) == all.end())
        all.push_back(open.back().answer());
      open.pop_back();
    }
  }
  return all;
}

void PuzzleSearch::fall(const Match& match, const Decision& decision, const Answer& answer,
                        std::vector<Known>& ways) {
  std::vector<Fallen> fallen;
  if (const char* refusal = chance_.fall(match, decision, answer, fallen)) stop(refusal);
  for (Fallen& way : fallen)
    ways.push_back({{way.match}, way.before, answer, std::move(way.events)});
}

// As the solver is told what happened, and sees the table now.
std::uint64_t PuzzleSearch::seen(const Known& known) const {
  const auto seen = std::make_unique<SeatView>();
  view({book_, known.matches[0]}, viewer_of(puzzle_.seat), *seen);
  std::uint64_t result = hash_of(*seen);
  for (const Event& event : known.events)
    for (const char c : narrate(book_, event, viewer_of(puzzle_.seat)))
      result = mixed(result, static_cast<unsigned char>(c));
  return result;
}

std::vector<Known> PuzzleSearch::told_apart(std::vector<Known> ways) {
  if (ways.size() < 2) return ways;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> order; // what is seen, which match
  std::vector<Known> result;
  std::unordered_map<std::uint64_t, std::size_t> group; // of what is seen
  for (Known& way : ways) {
    const auto [at, is_new] = group.try_emplace(seen(way), result.size());
    if (is_new) {
      result.push_back(std::move(way));
      continue;
    }
    std::vector<Match>& matches = result[at->second].matches;
    if (std::find(matches.begin(), matches.end(), way.matches[0]) == matches.end())
      matches.push_back(way.matches[0]);
    if (matches.size() > most_matches) stop("More is left open here than this search lists.");
  }
  for (Known& known : result)
    if (known.matches.size() > 1)
      std::sort(known.matches.begin() + 1, known.matches.end(),
                [](const Match& a, const Match& b) { return hash(a) < hash(b); });
  return result;
}

bool PuzzleSearch::asks_solver(const Known& known) {
  const auto decision = std::make_unique<Decision>();
  return ask({book_, known.matches[0]}, *decision) && decision->seat == puzzle_.seat;
}

std::vector<Known> PuzzleSearch::after(const Known& known, const Answer& own) {
  std::vector<Known> ways;
  const auto first = std::make_unique<Decision>(), decision = std::make_unique<Decision>();
  ask({book_, known.matches[0]}, *first);
  for (const Match& match : known.matches) {
    ask({book_, match}, *decision);
    if (!same_decision(*first, *decision)) return stop("What is offered would tell what is hidden."), ways;
    fall(match, *decision, own, ways);
  }
  return told_apart(std::move(ways));
}

std::vector<Known> PuzzleSearch::after_other(const Known& known) {
  std::vector<Known> ways;
  const auto decision = std::make_unique<Decision>();
  for (const Match& match : known.matches) {
    ask({book_, match}, *decision);
    if (decision->cut) stop(moves_cut);
    const std::vector<Answer> all = answers(match, *decision, known.matches.size() == 1);
    if (all.size() > most_answers)
      stop("A decision has more than 4,000 answers: this search does not list them.");
    for (const Answer& answer : all)
      fall(match, *decision, answer, ways);
    if (!limit_.empty()) return {};
  }
  return told_apart(std::move(ways));
}

Proof PuzzleSearch::all(const std::vector<Known>& ways) {
  if (ways.empty()) return {};
  Proof proof{Verdict::Solved, 0};
  for (const Known& way : ways) {
    const Proof one = solve(way);
    if (one.verdict == Verdict::Refuted) return {one.verdict, one.away + 1};
    if (one.verdict == Verdict::Unknown) proof.verdict = one.verdict;
    proof.away = std::max(proof.away, one.away + 1);
  }
  return proof;
}

Proof PuzzleSearch::solve(const Known& known) {
  for (const Match& match : known.matches)
    if (match.flaw != 0) return stop(text_of(static_cast<Flaw>(match.flaw))), Proof{};
  if (const Verdict end = ended(known.matches[0]); end != Verdict::Unknown) {
    const bool alike = std::all_of(known.matches.begin(), known.matches.end(),
                                   [&](const Match& match) { return ended(match) == end; });
    return {alike ? end : Verdict::Refuted, 0};
  }
  const std::uint64_t key = key_of(known);
  if (const auto at = proved_.find(key); at != proved_.end()) return at->second;
  if (const auto at = under_way_.find(key); at != under_way_.end()) {
    repeats_from_ = std::min(repeats_from_, at->second);
    return {puzzle_.goal == Goal::WinThisTurn ? Verdict::Refuted : Verdict::Solved, 0};
  }
  if (!limit_.empty()) return {};
  if (positions_ == most_positions_) return stop("The limit of positions was reached."), Proof{};
  if (under_way_.size() == deepest)
    return stop("A line is longer than 600 answers: this search stops there."), Proof{};
  ++positions_;
  const std::size_t depth = under_way_.size();
  under_way_.emplace(key, depth);
  const std::size_t repeats_before = repeats_from_;
  repeats_from_ = never;
  const Proof proof = looked_at(known);
  under_way_.erase(key);
  // What comes again counts against whoever wants to get on: who got there all the same does not rely on it.
  const bool despite =
      proof.verdict == (puzzle_.goal == Goal::WinThisTurn ? Verdict::Solved : Verdict::Refuted);
  const bool own = despite || repeats_from_ >= depth; // it lies here or below
  if (proof.verdict != Verdict::Unknown && own) proved_.emplace(key, proof);
  repeats_from_ = std::min(repeats_before, own ? never : repeats_from_);
  return proof;
}

Proof PuzzleSearch::looked_at(const Known& known) {
  if (!asks_solver(known)) return all(after_other(known));
  std::vector<Answer> own;
  {
    const auto decision = std::make_unique<Decision>();
    ask({book_, known.matches[0]}, *decision);
    if (decision->cut) return stop(moves_cut), Proof{};
    own = answers(known.matches[0], *decision, true);
  }
  if (own.size() > most_answers)
    return stop("A decision has more than 4,000 answers: this search does not list them."), Proof{};
  Proof proof{Verdict::Refuted, 0};
  for (const Answer& answer : own) {
    const Proof one = all(after(known, answer));
    if (one.verdict == Verdict::Solved) return one;
    if (one.verdict == Verdict::Unknown) proof.verdict = one.verdict;
    if (!limit_.empty()) return {};
    proof.away = std::max(proof.away, one.away);
  }
  return proof;
}

} // namespace twoseat
