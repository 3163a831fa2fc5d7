// How well a seat stands, as data: a family counts a few things of it, and weighs each. What it counts are open numbers
// of the board (lives, cards in hand), and of cards that may be hidden in the real match whatever was guessed for them.
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/game.h"
#include <span>

namespace twoseat {

// A thing that is counted, and what one of it is worth; 100 is a card in hand. Whether other weights are better,
// `twoseat tournament` says.
struct Weighed {
  const char* what = "";
  std::int32_t worth = 0;
};

struct Evaluation {
  static constexpr std::size_t most = 12;

  std::span<const Weighed> weights; // at most `most`
  // How much there is of each, in the order of `weights`.
  void (*count)(const Table& table, Seat seat, std::span<std::int32_t> out) = nullptr;
  double even = 400; // a lead of so much wins about 73 of 100 matches
  std::span<const std::uint8_t>
      sensible; // by verb: how often it is tried when moves are tried blindly; usually 4
  // What nobody does who has not thought about it: a strike at one's own creature. nullptr: nothing is so foolish.
  bool (*foolish)(const Table& table, Seat seat, const Move& move) = nullptr;
  std::uint32_t turns_ahead = 2; // a search looks to the beginning of so many turns from now
  // What somebody answers who does not think long, where moves are made blindly. False: anything. nullptr: always so.
  bool (*habit)(const Table& table, const Decision& decision, Random& chance, Answer& answer) = nullptr;
};

// The chance of this seat to win, 0 to 1, by what lies open to whoever looks at this match; exact once it is over.
double chance_of(const Evaluation& evaluation, const Table& table, Seat seat);
// The lead of a seat over the other one, in the weights' measure.
std::int32_t lead_of(const Evaluation& evaluation, const Table& table, Seat seat);

} // namespace twoseat
