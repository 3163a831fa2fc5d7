// Places, states, conditions and occasions as card texts name them; the lexicon puts them together. [vge 4, 5, 11]
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

std::span<const PlaceWord> place_words();
std::span<const StateWord> state_words();
std::span<const ConditionWord> condition_words();
std::span<const OccasionWord> occasion_words();
bool doer(const Table& table, const Event& event, Doer& doer);
bool is_put_by_its_player(const Match& match, const Event& event);

// Sets of kinds of places, as bits.
constexpr std::uint32_t at(Zone zone) {
  return 1U << num(zone);
}
constexpr std::uint32_t accel = at(Zone::Accel1) | at(Zone::Accel2) | at(Zone::Accel3) | at(Zone::Accel4) |
                                at(Zone::Accel5) | at(Zone::Accel6);
constexpr std::uint32_t front = at(Zone::FrontLeft) | at(Zone::Vanguard) | at(Zone::FrontRight) | accel;
constexpr std::uint32_t back = at(Zone::BackLeft) | at(Zone::BackCenter) | at(Zone::BackRight);
constexpr std::uint32_t rear = (front | back) & ~at(Zone::Vanguard);
constexpr std::uint32_t on_field = front | back | at(Zone::Guardian);

} // namespace twoseat::vanguard
