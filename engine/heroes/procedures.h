// Heroes' procedures: their numbers on the stack, their steps, their locals.
#pragma once
#include "engine/heroes/table.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/kernel/steps.h"

namespace twoseat::heroes {

enum class Proc : std::uint8_t { SetUp, Turn, Main, Play, Attack, Defend, Checks, Standby, Effect, Replace };

extern const std::span<const Step> set_up_steps, turn_steps, main_steps, play_steps, attack_steps,
    defend_steps, checks_steps, standby_steps, effect_steps, replace_steps;

inline void call(Game& game, Proc procedure, Seat seat, std::initializer_list<std::uint16_t> locals = {}) {
  twoseat::call(game, num(procedure), seat, locals);
}
constexpr std::uint64_t bit(Proc procedure) {
  return std::uint64_t{1} << num(procedure);
}

void check(Game& game, Frame& frame); // automatic checks, then abilities that stand by [choice C 11, C 14]
constexpr Step checks(const char* name, Rule rule) {
  return runs(name, rule, check, bit(Proc::Checks));
}

namespace play_local {
constexpr std::size_t card = 0;
}
namespace attack_local {
constexpr std::size_t attacker = 0, target = 1;
}

void set_up(Game& game, const Setup& setup);
inline void announce(Game& game, Timing timing, Seat seat) {
  game.announce(num(timing), seat);
}
std::uint16_t spell_ability(const Table& table, CardId card); // 0: it has none
void offer_plays(const Table& table, Seat seat, Decision& decision);
void offer_attacks(const Table& table, Seat seat, Decision& decision);
void offer_abilities(const Table& table, Seat seat, Decision& decision);

} // namespace twoseat::heroes
