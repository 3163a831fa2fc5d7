// What stands behind a link, "m...&names=Ann,Bo&computer=B:easy&hands=open": its own content tells neither names, nor whom
// the program plays, nor who may see the hands.
#pragma once
#include "engine/twoseat.h"
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace twoseat {

using PlayersNames = std::array<std::string, 2>;
inline constexpr std::size_t longest_name = 20; // in bytes of UTF-8
PlayersNames usual_names();                     // of players who gave none

// What follows the link; nothing for the usual names.
std::string names_suffix(const PlayersNames& names);

// Whom the program plays, and how well.
enum class Strength : std::uint8_t { Easy, Medium, Hard };
struct ComputerSeat {
  Seat seat = Seat::None;
  Strength strength = Strength::Easy;
};
std::string computer_suffix(const ComputerSeat& computer); // nothing where it plays nobody

struct NamedLink {
  std::string_view link;
  PlayersNames names = usual_names();
  ComputerSeat computer;
  std::optional<bool> open_hands; // nothing: as they lie at this table
};
// Nothing: there are names, but not as anybody could have typed them.
std::optional<NamedLink> split_names(std::string_view text);

// Which system a link is of, whatever stands behind it; empty: it is no link.
std::string system_of_link(std::string_view text);

} // namespace twoseat
