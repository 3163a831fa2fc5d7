// How strong strikes are: the table of one die, and that of two creatures that fight. [bsk 205.4, 205.6]
#pragma once
#include <cstdint>

namespace twoseat::berserk {

enum class Strength : std::int8_t { Miss, Weak, Medium, Strong };

// A result that no die of a single fighter goes beyond. [bsk 104.2a, 422.5]
constexpr int clamp_die(int result) {
  return result < 1 ? 1 : result > 6 ? 6 : result;
}

constexpr Strength strength_of(int result) { // of one die [bsk 205.4]
  return result <= 3 ? Strength::Weak : result <= 5 ? Strength::Medium : Strength::Strong;
}

struct Blows {
  Strength attacker, repeller;
  constexpr bool operator==(const Blows&) const = default;
};

// The row by the difference of the final results; ties are split by how high they are. [bsk 205.6, doubt 27]
constexpr Blows blows(int attacker, int repeller) {
  using enum Strength;
  const int difference = attacker - repeller;
  if (difference >= 5) return {Strong, Miss};
  if (difference <= -5) return {Miss, Medium};
  switch (difference) {
  case 4: return {Strong, Weak};
  case 3: return {Medium, Miss};
  case 2: return {Medium, Weak};
  case 1: return {Weak, Miss};
  case 0: return attacker <= 4 ? Blows{Weak, Miss} : Blows{Miss, Weak};
  case -1: return {Weak, Miss};
  case -2: return {Miss, Miss};
  case -3: return {Miss, Weak};
  default: return {Weak, Medium}; // -4
  }
}

// The rule of that row.
constexpr const char* rule_of_blows(int attacker, int repeller) {
  constexpr const char* rules[] = {"205.6[-5]", "205.6[-4]", "205.6[-3]", "205.6[-2]", "205.6[-1]", "",
                                   "205.6[+1]", "205.6[+2]", "205.6[+3]", "205.6[+4]", "205.6[+5]"};
  const int difference = attacker - repeller;
  if (difference == 0) return attacker <= 4 ? "205.6[0a]" : "205.6[0b]";
  return rules[difference > 5 ? 10 : difference < -5 ? 0 : difference + 5];
}

// Whether blows are exchanged, so that whoever rolled more may take the row above. [bsk 216.7]
constexpr bool is_exchange(int attacker, int repeller) {
  const Blows both = blows(attacker, repeller);
  return both.attacker != Strength::Miss && both.repeller != Strength::Miss;
}
// The row above: a difference smaller by one, for whoever is ahead. [doubt 27]
constexpr Blows weakened(int attacker, int repeller) {
  return attacker > repeller ? blows(attacker - 1, repeller) : blows(attacker, repeller - 1);
}
constexpr const char* rule_of_weakened(int attacker, int repeller) {
  return attacker > repeller ? rule_of_blows(attacker - 1, repeller) : rule_of_blows(attacker, repeller - 1);
}

} // namespace twoseat::berserk
