// Vanguard's procedures: their numbers on the stack, the entry into each, and the tables of their steps.
#pragma once
#include "engine/kernel/advance.h"
#include "engine/kernel/steps.h"
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

enum class Proc : std::uint8_t {
  SetUp,
  FirstVanguard,
  FirstPlayer,
  ExchangeHand,
  Turn,
  StandPhase,
  DrawPhase,
  RidePhase,
  MainPhase,
  BattlePhase,
  EndPhase,
  Ride,
  CheckTiming,
  RideFromSoul,
  TriggerAbility,
  Battle,
  GuardStep,
  DriveStep,
  DamageStep,
  CloseStep,
  Effect,
  CallByEffect,
  PlayOrder,
  Standby,
  GAssist,
  Stride,
  GGuard,
  XoverDress,
  DirectedAttacks,
  AssignGuardians,
  Replace,
  CallNormally,
  Gift,
  Detach,
  UpTo,
  Keep,
  HeartReturns,
  Intercept,
  KeepOne,
  RecordMarker,
  UseAttack,
};

extern const std::span<const Step> set_up_steps, first_vanguard_steps, first_player_steps,
    exchange_hand_steps;
extern const std::span<const Step> turn_steps, stand_phase_steps, draw_phase_steps, ride_phase_steps,
    main_phase_steps, battle_phase_steps, end_phase_steps;
extern const std::span<const Step> ride_steps, check_timing_steps, ride_from_soul_steps,
    trigger_ability_steps;
extern const std::span<const Step> battle_steps, guard_step_steps, drive_step_steps, damage_step_steps,
    close_step_steps;
extern const std::span<const Step> g_assist_steps, stride_steps, g_guard_steps, dress_steps,
    directed_attacks_steps, assign_guardians_steps, gift_steps, detach_steps, up_to_steps, keep_steps,
    heart_returns_steps, intercept_steps, keep_one_steps, record_marker_steps, use_attack_steps;
extern const std::span<const Step> effect_steps, call_by_effect_steps, play_order_steps, standby_steps,
    replace_steps, call_normally_steps;

inline void call(Game& game, Proc procedure, Seat seat, std::initializer_list<std::uint16_t> locals = {}) {
  twoseat::call(game, num(procedure), seat, locals);
}
constexpr std::uint64_t bit(Proc procedure) {
  return std::uint64_t{1} << static_cast<unsigned>(procedure);
}

inline void announce(Game& game, Timing timing, Seat seat) {
  game.announce(num(timing), seat);
}
// A moment that comes in rounds: for abilities that it has not made stand by yet. [vge 9.11.8, 10.8.1.1]
void announce_once(Game& game, Timing timing, Seat seat);
bool goes_on(Game& game, Timing timing, Seat seat); // whether it takes another round; if not, it is over
bool rule_action_is_due(const Table& table);        // [vge 13.1.2]

// Steps of the usual kinds.
void check_timing(Game& game, Frame& frame); // [vge 11.6.1]
enum class TurnStep : std::uint8_t {
  Begin,
  StandPhase,
  DrawPhase,
  RidePhase,
  MainPhase,
  BattlePhase,
  EndPhase,
  Pass
};
void go_on_to_end_phase(Game& game); // once an effect that has ended the turn is over [vge 18.4.1.3]
template <Proc procedure>
void sub_procedure(Game& game, Frame& frame) {
  call(game, procedure, frame.seat);
}
constexpr Step marker(const char* name, Rule rule) {
  return {name, rule, nullptr, nullptr, nullptr, 0, 0, false};
}
constexpr Step checks(const char* name, Rule rule) {
  return runs(name, rule, check_timing, bit(Proc::CheckTiming));
}
template <Proc procedure>
constexpr Step enters(const char* name, Rule rule) {
  return runs(name, rule, sub_procedure<procedure>, bit(procedure));
}
// Locals of the frames, by name.
namespace ride_local {
constexpr std::size_t card = 0, from_ride_deck = 1, persona = 2, by_effect = 3;
}
namespace trigger_local {
constexpr std::size_t card = 0, played = 1, drive_check = 2, icons = 3;
// Bits of `drive_check`: whether it is one; what was chosen and is still to be done in a step of its own, as it may be
// replaced; above them the card that is healed.
constexpr std::uint16_t by_drive_check = 1, drawing = 2, telling = 4, healing = 8, removing = 16;
constexpr unsigned healed_shift = 5;
} // namespace trigger_local
namespace battle_local {
constexpr std::size_t attacker = 0, target = 1, hit = 2, by_effect = 3;
}
namespace normal_call_local {
constexpr std::size_t card = 0, circle = 1;
constexpr std::size_t choice = 2;  // of the costs that may be paid, from 1
constexpr std::size_t altered = 3; // more was paid than its own Call Cost: it is no normal call [vge 6.2.2.1]
} // namespace normal_call_local
namespace call_local {
constexpr std::size_t effect = 0, variable = 1, chosen = 2, circles = 3;
}
constexpr std::uint16_t own_column =
    0x8000; // among `circles`: only those in the column where the card stands
namespace stride_local {
constexpr std::size_t card = 0, grades = 1, by_effect = 2;
}
namespace dress_local {
constexpr std::size_t card = 0, first = 1, second = 2;
}
namespace g_guard_local {
constexpr std::size_t card = 0;
}
namespace order_local {
constexpr std::size_t card = 0, combined = 1;
}
namespace up_to_local {
constexpr std::size_t left = 0, mode = 1, effect = 2, variable = 3;
}
enum class ByOnes : std::uint8_t { DrawUpTo, LookUpTo, Draw, SoulCharge };
namespace detach_local {
constexpr std::size_t end_phase = 0;
}
namespace surplus_local {
constexpr std::size_t circle = 0, role = 1;
}
namespace gift_local {
constexpr std::size_t clan = 0, type = 1, by_effect = 2;
}
namespace record_local {
constexpr std::size_t marker = 0, way = 1, from = 2;
}
namespace drive_local {
constexpr std::size_t card = 0, checks = 1;
}

template <Timing timing>
void announces(Game& game, Frame&) { // abilities that wait for this moment stand by
  announce(game, timing, game.match.turn_player);
}
template <Timing timing>
void announces_and_checks(Game& game, Frame& frame) {
  announce(game, timing, game.match.turn_player);
  check_timing(game, frame);
}
template <Timing timing>
constexpr Step begins(const char* name, Rule rule) {
  return runs(name, rule, announces_and_checks<timing>, bit(Proc::CheckTiming));
}

// Orders and activated abilities in a play timing. [vge 9.9.2.3, 9.9.2.4, 10.5.1.2.5]
void offer_abilities(const Table& table, Seat seat, Decision& decision);
void offer_orders(const Table& table, Seat seat, bool blitz, Decision& decision);
void play_order(Game& game, CardId card, Seat seat);
void order_goes_on(Game& game, CardId card); // once it was resolved
// So many blitz orders in all until the turn ends.
void allow_blitz_orders(Game& game, Seat seat, std::int32_t orders, CardId source);

// Attacks that effects have called for, once no battle is going on. [vge 7.36]
bool attacks_wait(const Match& match);
void directed_attacks(Game& game, Frame& frame);
CardId only_attacked(const Match& match); // none if several units are attacked, or none is [vge 10.4.1.10.1]

void set_up(Game& game, const Setup& setup);
// To a rear-guard circle. `free`: as if it had no Call Cost. [vge 6.2.3, 17.16.8.6]
void call_unit(Game& game, CardId card, Seat seat, Zone circle, bool free = false,
               Orientation orientation = Orientation::Stand);
void call_guardian(Game& game, CardId card, Seat seat, CardId guarded,
                   Rule rule);                   // the call itself is by that rule [vge 6.2.4]
void retire(Game& game, CardId card, Rule rule); // [vge 7.18.1]
// The front row grows for this turn, and a card is drawn. [vge 7.15.1.4]
void perform_persona_ride(Game& game, Seat seat, CardId source);
// A card is checked, and damage once it is. Whether there was one to check. [vge 7.23, 13.6.3]
bool perform_damage_check(Game& game, Seat seat);
void exchange(Game& game, Seat seat, Zone front); // a column's circles [vge 9.9.2.2]

} // namespace twoseat::vanguard
