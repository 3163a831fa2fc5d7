// Stands where the table stands: at each moment, all matches that the solver could be in.
#include "engine/players/puzzle_guide.h"
#include "engine/kernel/advance.h"
#include "engine/players/puzzle_lines.h"
#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

namespace twoseat::proving {
namespace {

class Guide final : public PuzzleGuide {
public:
  Guide(std::shared_ptr<const Rulebook> book, const Puzzle& puzzle)
      : book_(std::move(book)), puzzle_(puzzle), search_(*book_, puzzle_, PuzzleLimits{}.positions),
        lines_(search_) {
    stands_ = search_.begin();
  }
  bool can_be_searched() const { return stands_.size() == 1 && search_.limit().empty(); }

  Seat seat() const override { return puzzle_.seat; }
  bool leaves_open() const override { return !puzzle_.open.empty(); }
  std::size_t moment() const override { return stands_.size() - 1; }
  void back_to(std::size_t moment) override { stands_.resize(std::min(stands_.size(), moment + 1)); }
  Verdict ended() const override { return search_.ended(stands_.back().matches[0]); }

  Verdict follow(const Answer& answer, const Match& after) override {
    const Known at = stands_.back();
    const bool own = search_.asks_solver(at);
    const std::vector<Known> ways = own ? search_.after(at, answer) : search_.after_other(at);
    const Verdict verdict = search_.all(ways).verdict;
    const Known* way = as_it_came(ways, after);
    if (way == nullptr) return Verdict::Unknown;
    stands_.push_back(*way);
    return verdict;
  }

  PuzzleMoves solution() override { return moves(lines_.from(stands_.back(), Verdict::Solved)); }

  PuzzleMoves reply() override {
    const std::vector<Known> ways = search_.after_other(stands_.back());
    const Known* way = lines_.pick(ways, Verdict::Solved, PuzzleLines::longest);
    return way == nullptr ? PuzzleMoves{} : PuzzleMoves{false, {{way->before, way->answer}}};
  }

  PuzzleMoves refutation(const Answer& answer, const Match& after) override {
    const std::vector<Known> ways = search_.after(stands_.back(), answer);
    const Known* way = as_it_came(ways, after);
    if (way != nullptr && search_.solve(*way).verdict == Verdict::Refuted) {
      if (search_.ended(way->matches[0]) != Verdict::Unknown) return {};
      return moves(lines_.from(*way, Verdict::Refuted));
    }
    PuzzleLine line(1);
    lines_.go_on(ways, Verdict::Refuted, line);
    PuzzleMoves all = moves(line);
    all.again = true;
    return all;
  }

  void prove_all() override { look_through(stands_.back()); }

  std::string proofs() const override {
    std::string text;
    for (const auto& [key, proof] : search_.proved())
      text += std::to_string(key) + (proof.verdict == Verdict::Solved ? " + " : " - ") +
              std::to_string(proof.away) + "\n";
    return text;
  }

  void take_proofs(std::string_view text) override {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      take_proof(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

private:
  std::shared_ptr<const Rulebook> book_;
  Puzzle puzzle_;
  PuzzleSearch search_;
  PuzzleLines lines_;
  std::vector<Known> stands_;    // by moment
  std::set<std::uint64_t> seen_; // by prove_all

  const Known* as_it_came(const std::vector<Known>& ways, const Match& after) const {
    const auto settled = std::make_unique<Match>(after);
    search_.settle(*settled);
    const auto way = std::find_if(ways.begin(), ways.end(), [&](const Known& each) {
      return std::find(each.matches.begin(), each.matches.end(), *settled) != each.matches.end();
    });
    return way == ways.end() ? nullptr : &*way;
  }

  static PuzzleMoves moves(const PuzzleLine& line) {
    PuzzleMoves all;
    for (const PuzzleStep& step : line)
      all.moves.push_back({step.before, step.answer});
    return all;
  }

  // Each right answer, however it comes out, against what is going to be said to it; and why each wrong one fails.
  void look_through(const Known& at) {
    if (search_.ended(at.matches[0]) != Verdict::Unknown || !search_.limit().empty() ||
        !seen_.insert(PuzzleSearch::key_of(at)).second)
      return;
    if (!search_.asks_solver(at)) {
      const std::vector<Known> ways = search_.after_other(at);
      const Known* way = lines_.pick(ways, Verdict::Solved, PuzzleLines::longest);
      if (way != nullptr) look_through(*way);
      return;
    }
    const auto decision = std::make_unique<Decision>();
    ask({*book_, at.matches[0]}, *decision);
    for (const Answer& answer : search_.answers(at.matches[0], *decision, true)) {
      const std::vector<Known> ways = search_.after(at, answer);
      const Verdict verdict = search_.all(ways).verdict;
      if (verdict == Verdict::Solved)
        for (const Known& way : ways)
          look_through(way);
      else if (verdict == Verdict::Refuted) {
        PuzzleLine line(1);
        lines_.go_on(ways, verdict, line);
      }
    }
  }

  void take_proof(std::string_view line) {
    std::uint64_t key = 0;
    Proof proof;
    const char* const end = line.data() + line.size();
    const auto [space, fault] = std::from_chars(line.data(), end, key);
    if (fault != std::errc{} || end - space < 4) return;
    proof.verdict = space[1] == '+' ? Verdict::Solved : Verdict::Refuted;
    if (std::from_chars(space + 3, end, proof.away).ec == std::errc{}) search_.take(key, proof);
  }
};

} // namespace

std::unique_ptr<PuzzleGuide> make_guide(std::shared_ptr<const Rulebook> book, const Puzzle& puzzle) {
  auto guide = std::make_unique<Guide>(std::move(book), puzzle);
  if (!guide->can_be_searched()) return nullptr;
  return guide;
}

} // namespace twoseat::proving
