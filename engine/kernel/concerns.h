// What the abilities of cards are about, so that nobody is asked in vain: what continuous ones speak of and what kinds of
// abilities they give, and what occasions automatic ones wait for, as sets of small numbers.
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace twoseat {

// A set of numbers.
struct Topics {
  static constexpr std::size_t most = 192; // each is below
  std::array<std::uint64_t, most / 64> words{};

  constexpr void add(std::size_t topic) { words[topic / 64] |= std::uint64_t{1} << (topic % 64); }
  bool has(std::size_t topic) const { return ((words[topic / 64] >> (topic % 64)) & 1U) != 0; }
  bool any() const { return words != decltype(words){}; }
  bool meets(const Topics& other) const {
    std::uint64_t common = 0;
    for (std::size_t i = 0; i < words.size(); ++i)
      common |= words[i] & other.words[i];
    return common != 0;
  }
  Topics& operator|=(const Topics& more) {
    for (std::size_t i = 0; i < words.size(); ++i)
      words[i] |= more.words[i];
    return *this;
  }
};

// Every number of the set: f(topic)
template <class F>
void each_topic(const Topics& topics, F f) {
  for (std::size_t word = 0; word < topics.words.size(); ++word)
    for (std::uint64_t left = topics.words[word]; left != 0; left &= left - 1)
      f(word * 64 + static_cast<std::size_t>(std::countr_zero(left)));
}

struct Concerns {
  Topics spoken;                 // by continuous abilities
  Topics awaited;                // occasions, by automatic abilities
  std::uint64_t given_kinds = 0; // script::Kind of what continuous abilities give, as bits

  Concerns& operator|=(const Concerns& more) {
    spoken |= more.spoken;
    awaited |= more.awaited;
    given_kinds |= more.given_kinds;
    return *this;
  }
};

} // namespace twoseat
