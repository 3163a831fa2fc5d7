// What lies where, for those who draw a position without a table: places with their cards, their names and numbers.
#pragma once
#include "engine/kernel/game.h"
#include "engine/seats/view.h"
#include <string>

namespace twoseat::demos {

// A list in JSON, the places of both seats. open_hands: what either seat may know of its own half; else what everybody may.
std::string write_places(const Table& table, bool open_hands);
std::string write_places(const Rulebook& book, const SeatView& seen); // as one seat sees it

} // namespace twoseat::demos
