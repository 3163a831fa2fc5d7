// Looking through a match: first every moment with few iterations, then the doubtful ones again with more.
#include "engine/players/review.h"
#include "engine/kernel/advance.h"
#include <algorithm>

namespace twoseat {
namespace {

constexpr std::uint32_t at_first = 60, again = 240; // iterations
constexpr std::size_t most_doubts = 8, most_decided = 3;
constexpr double worth_telling = 0.03; // of a chance: less is within what so few iterations can tell

} // namespace

Review::Review(const Rulebook& book, const Evaluation& evaluation)
    : book_(&book), player_(book, evaluation) {}

void Review::know_decks(const Setup& setup) {
  player_.know_decks(setup);
}

void Review::begin(std::function<const Match&(std::size_t)> at, std::vector<Answer> answers) {
  at_ = std::move(at);
  answers_ = std::move(answers);
  course_.clear();
  doubts_.clear();
  doubt_ = 0;
  work_ = Work::Course;
  moment_ = 0;
  next_moment();
}

// The next one at which there is something to choose; after the last the doubts are looked at.
void Review::next_moment() {
  for (; moment_ < answers_.size(); ++moment_) {
    player_.consider(at_(moment_), at_first, moment_ + 1);
    if (player_.thinking()) return;
  }
  doubt();
}

// The chance with an answer as far as a search of all of them tells: it may not have been tried, or by another copy.
double Review::guess(const Answer& answer) const {
  for (const Candidate& tried : player_.best(Decision::most_options))
    if (tried.answer == answer) return tried.chance;
  return player_.chance();
}

// What was given away as far as few iterations tell: what was done may not have been tried at all.
void Review::note_moment() {
  Decision decision;
  const Match& match = at_(moment_);
  if (!ask({*book_, match}, decision)) return;
  const std::vector<Candidate> best = player_.best(1);
  Judged judged{moment_, decision.seat, player_.chance(), best[0].answer, 0, false};
  judged.lost = best[0].chance - guess(answers_[moment_]);
  if (decision.seat == Seat::B) judged.chance = 1 - judged.chance;
  course_.push_back(judged);
}

void Review::doubt() {
  for (std::size_t i = 0; i < course_.size(); ++i)
    if (course_[i].lost > 0) doubts_.push_back(i);
  std::stable_sort(doubts_.begin(), doubts_.end(),
                   [this](std::size_t a, std::size_t b) { return course_[a].lost > course_[b].lost; });
  if (doubts_.size() > most_doubts) doubts_.resize(most_doubts);
  for (Judged& judged : course_)
    judged.lost = 0; // until it is known better
  next_doubt();
}

// The better answer of the next doubtful moment; when there is none left, the worst of them decided the match.
void Review::next_doubt() {
  for (; doubt_ < doubts_.size(); ++doubt_)
    if (weigh(course_[doubts_[doubt_]].better)) {
      work_ = Work::Better;
      return;
    }
  std::stable_sort(doubts_.begin(), doubts_.end(),
                   [this](std::size_t a, std::size_t b) { return course_[a].lost > course_[b].lost; });
  for (std::size_t i = 0; i < std::min(most_decided, doubts_.size()); ++i)
    course_[doubts_[i]].decided = course_[doubts_[i]].lost >= worth_telling;
  work_ = Work::Done;
}

// By the same chance, so that the two differ by the answer alone.
bool Review::weigh(const Answer& answer) {
  const std::size_t moment = course_[doubts_[doubt_]].moment;
  return player_.consider_only(answer, at_(moment), again, moment + 1);
}

void Review::compare() {
  Judged& judged = course_[doubts_[doubt_]];
  judged.lost = std::max(0.0, with_better_ - player_.chance());
  if (judged.lost == 0) judged.better = answers_[judged.moment];
  if (judged.lost > 0) judged.chance = judged.seat == Seat::A ? with_better_ : 1 - with_better_;
  ++doubt_;
  next_doubt();
}

void Review::think(std::uint32_t iterations) {
  for (; iterations > 0 && thinking(); --iterations) {
    player_.think(1);
    if (player_.thinking()) continue;
    switch (work_) {
    case Work::Course:
      note_moment();
      ++moment_;
      next_moment();
      break;
    case Work::Better:
      with_better_ = player_.chance();
      work_ = Work::Played;
      if (weigh(answers_[course_[doubts_[doubt_]].moment])) break;
      ++doubt_; // it is none that a search offers
      next_doubt();
      break;
    case Work::Played: compare(); break;
    case Work::Done: break;
    }
  }
}

double Review::progress() const {
  const double all = static_cast<double>(answers_.size()) * at_first + most_doubts * 2.0 * again;
  if (!thinking() || all == 0) return 1;
  const double done = static_cast<double>(moment_) * at_first + static_cast<double>(doubt_) * 2.0 * again;
  return std::min(1.0, done / all);
}

std::vector<Judged> Review::decided() const {
  std::vector<Judged> out;
  std::copy_if(course_.begin(), course_.end(), std::back_inserter(out),
               [](const Judged& judged) { return judged.decided; });
  return out;
}

} // namespace twoseat
