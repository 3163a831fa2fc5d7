// How much of each thing a match has room for. Views, links and scratch lists that hold "all of them" are as large.
#pragma once
#include <cstddef>

namespace twoseat::room {

inline constexpr std::size_t cards = 256;
inline constexpr std::size_t places = 64;
inline constexpr std::size_t modifications = 96;
inline constexpr std::size_t relations = 64;
inline constexpr std::size_t entries = 14; // that wait on the stack

} // namespace twoseat::room
