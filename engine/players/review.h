// A match looked through once it is over: how the chances went, each position judged from what its seat knew then, and the
// few moments at which most was given away. It thinks in slices, as a searching player does.
#pragma once
#include "engine/players/searching_player.h"
#include <functional>

namespace twoseat {

// A moment at which somebody had a choice.
struct Judged {
  std::size_t moment = 0; // so many answers had been given
  Seat seat = Seat::None; // who chose
  double chance = 0.5;    // of winning, of seat A
  Answer better;          // what its seat should have done; what it did, where nothing better was found
  double lost = 0;        // of its chance, by what it did instead
  bool decided = false;   // one of the moments at which most was lost
};

class Review {
public:
  Review(const Rulebook& book, const Evaluation& evaluation); // both outlive it
  void know_decks(const Setup& setup);                        // as SearchingPlayer::know_decks

  // `at`: the match after so many answers; what it gives outlives the review.
  void begin(std::function<const Match&(std::size_t)> at, std::vector<Answer> answers);
  bool thinking() const { return work_ != Work::Done; }
  void think(std::uint32_t iterations); // at most so many
  double progress() const;              // 0 to 1

  std::span<const Judged> course() const { return course_; } // as far as it has come
  std::vector<Judged> decided() const;                       // in the order of the match; at most three

private:
  // First every moment is looked at, then the doubtful ones again: the better answer alone, and what was done alone.
  enum class Work : std::uint8_t { Course, Better, Played, Done };
  void next_moment();
  double guess(const Answer& answer) const;
  void note_moment();
  void doubt();
  void next_doubt();
  bool weigh(const Answer& answer);
  void compare();

  const Rulebook* book_;
  SearchingPlayer player_;
  std::function<const Match&(std::size_t)> at_;
  std::vector<Answer> answers_;
  std::vector<Judged> course_;
  std::vector<std::size_t> doubts_; // places in course_
  std::size_t moment_ = 0, doubt_ = 0;
  double with_better_ = 0;
  Work work_ = Work::Done;
};

} // namespace twoseat
