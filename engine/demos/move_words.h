// How a demo names places, cards and moves.
#pragma once
#include "engine/kernel/ids.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace twoseat::demos {

// A place: "front-left", "B:hand". Without a seat it is that of whoever the sentence is about.
struct PlaceWord {
  Seat seat = Seat::None;
  std::uint8_t kind = 0;
};

// A card: an alias, "front-left" (the only card there), "hand:porter" (the only such card there), "porter" (the only
// such card of the seat), each with "B:" before it for that seat's, or "#2" after it for the second of several.
struct CardWord {
  std::string text; // as written
  std::string path; // where
  std::string alias;
  Seat seat = Seat::None;
  std::optional<std::uint8_t> place;
  DefId def;
  std::uint16_t number = 0; // 0: there must be only one
};

// Until when a move is made again and again: until this question is asked, or any other than the one that it answers.
struct Until {
  std::optional<std::uint8_t> question;
};

// "A does something": a verb of the family, with which card, on which, where to.
struct MoveWord {
  std::string path;
  Seat seat = Seat::None;
  std::uint8_t verb = 0;
  bool concede = false;
  bool several = false; // `cards` were listed, perhaps none
  std::vector<CardWord> cards;
  std::optional<CardWord> on;
  std::optional<PlaceWord> to;
  std::optional<std::uint16_t> number;
  std::optional<Until> until;
  std::vector<std::uint32_t> dice; // how those fall that this move makes fall, the first ones
};

} // namespace twoseat::demos
