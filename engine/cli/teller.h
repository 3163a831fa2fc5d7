// Moves in words for the commands that weigh them, with those names only that are known to whom they are told.
#pragma once
#include "engine/twoseat.h"

namespace twoseat::cli {

struct Teller {
  const Rulebook& book;
  const SeatView& view;

  std::string card(CardId id) const;
  std::string place(PlaceId id) const;
  std::string move(const Move& move) const;
  std::string moves(std::uint8_t verb, std::span<const Move> picks) const;
};

const char* letter(Seat seat);

// The picks of an answer to this decision, and that answer as JSON has it.
std::vector<Move> picks_of(const Decision& decision, const Answer& answer);

} // namespace twoseat::cli
