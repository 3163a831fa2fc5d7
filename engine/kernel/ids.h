// Small strong ids instead of pointers, so that a match is plain bytes. [design: the match is a value]
// Zero means "none" everywhere: zeroed memory is an empty table.
#pragma once
#include <compare>
#include <cstddef>
#include <cstdint>

namespace twoseat {

template <class Tag, class Number>
struct Id {
  Number value = 0;
  constexpr explicit operator bool() const { return value != 0; }
  constexpr auto operator<=>(const Id&) const = default;
};

using CardId =
    Id<struct CardTag, std::uint16_t>; // a card on the table; its slot in Match::cards is value - 1
using PlaceId = Id<struct PlaceTag, std::uint8_t>; // a zone or circle; its slot in Match::places is value - 1
using DefId = Id<struct DefTag, std::uint16_t>;    // a card definition of the rulebook; its slot is value - 1

enum class Seat : std::uint8_t { A, B, None };
constexpr Seat other(Seat seat) {
  return seat == Seat::A ? Seat::B : seat == Seat::B ? Seat::A : Seat::None;
}
constexpr std::size_t index(Seat seat) {
  return static_cast<std::size_t>(seat);
}
constexpr Seat both_seats[] = {Seat::A, Seat::B};

// Whoever looks at a match: one of the seats, or a spectator, who may know only what both may know.
enum class Viewer : std::uint8_t { A, B, Spectator };
constexpr Viewer viewer_of(Seat seat) {
  return static_cast<Viewer>(seat);
}

// A set of viewers, as bits.
using Viewers = std::uint8_t;
constexpr Viewers nobody = 0;
constexpr Viewers everybody = 0b111;
constexpr Viewers only(Seat seat) {
  return static_cast<Viewers>(1U << index(seat));
}
constexpr bool includes(Viewers viewers, Viewer viewer) {
  return ((viewers >> static_cast<unsigned>(viewer)) & 1U) != 0;
}

} // namespace twoseat
