// The procedures of the Dragon Ball Super Card Game: their numbers on the stack, their steps, their locals.
#pragma once
#include "engine/dragonball/table.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/kernel/steps.h"

namespace twoseat::dragonball {

enum class Proc : std::uint8_t {
  SetUp,
  Redraw,
  Turn,
  Charge,
  Main,
  Play,
  Pay,
  Skill,
  Counters, // counter timing, and each link of its chain
  Attack,
  BattleStep, // offense or defense
  Damage,
  Checkpoint,
  Pending,
  Effect,
  Used,     // a card of the hand whose skill is resolved goes to the Drop first
  DrawUpTo, // one after another, as long as its player likes
  Replace,  // something happens instead
  Added,    // what effects have added to the cost of a skill
};

extern const std::span<const Step> set_up_steps, redraw_steps, turn_steps, charge_steps, main_steps,
    play_steps, pay_steps, skill_steps, counters_steps, attack_steps, battle_step_steps, damage_steps,
    checkpoint_steps, pending_steps, effect_steps, used_steps, draw_up_to_steps, replace_steps, added_steps;

// Whether this turn has no main phase any more to which an effect could last. [dbs 6-3-1-3-1-2]
bool is_main_phase_over(const Match& match);

inline void call(Game& game, Proc procedure, Seat seat, std::initializer_list<std::uint16_t> locals = {}) {
  twoseat::call(game, num(procedure), seat, locals);
}
constexpr std::uint64_t bit(Proc procedure) {
  return std::uint64_t{1} << num(procedure);
}

void check(Game& game, Frame& frame); // rule processing, then pending skills [dbs 4-5]
constexpr Step checkpoint(const char* name, Rule rule) {
  return runs(name, rule, check, bit(Proc::Checkpoint));
}
bool process_rules(Game& game);     // one round of it; false: nothing was due [dbs 9]
void process_all_rules(Game& game); // until nothing is due any more [dbs 4-5-3-1, 4-7-3-1]

namespace play_local {
constexpr std::size_t card = 0, x = 1;
}
namespace pay_local {
constexpr std::size_t card = 0, what = 1, x = 2;
}
namespace skill_local {
constexpr std::size_t card = 0, ability = 1;
}
namespace attack_local {
constexpr std::size_t attacker = 0, target = 1;
}
namespace draw_local {
constexpr std::size_t left = 0;
}
namespace damage_local {
constexpr std::size_t left = 0;
}
constexpr std::uint8_t negated = 1; // flag of Play and Attack frames

// What a [Counter] may answer, as bits. [dbs 10-10-3]
struct Occasion {
  static constexpr unsigned PlayDeclared = 1, AttackDeclared = 2, BattleCardAttack = 4, CounterActivated = 8;
};
// Asks the other player, if one could answer. `resolved`: what is answered is over; no new timing arises in a chain.
void call_counters(Game& game, Seat acting, unsigned occasions, bool resolved = false);
namespace counters_local {
constexpr std::size_t now = 0,
                      still = 1; // occasions: of what was just done, and those that were pending before
}

void set_up(Game& game, const Setup& setup);
inline void announce(Game& game, Timing timing, Seat seat) {
  game.announce(num(timing), seat);
}
void offer_plays(const Table& table, Seat seat, Decision& decision);
void offer_stacking(const Table& table, Seat seat, Decision& decision);
void stack_unison(Game& game, Seat seat, CardId card); // an identical one, under one's own [dbs 6-3-1-2-3-3]
void enter_unison(Game& game, Seat seat, CardId card, std::int32_t markers);
bool is_barred(const Table& table, Seat seat, CardId card); // by a [Unique] card of its name [dbs 10-42]
void offer_attacks(const Table& table, Seat seat, Decision& decision);
void offer_combos(const Table& table, Seat seat, Decision& decision);
void offer_skills(const Table& table, Seat seat, Decision& decision);
void skill_is_paid(Game& game, std::size_t effect);       // Lexicon::paid
void answer_paid_skill(Game& game, std::size_t effect);   // its counter timing
void skill_is_resolved(Game& game, const Effect& effect); // Lexicon::resolved
void tell_guarding(Game& game, Cause cause, Rule rule);   // what becomes the guard card is attacked
bool battle_goes_on(const Match& match);

} // namespace twoseat::dragonball
