// The decisions of the three editions. [vge, vgm, vgi]
#include "engine/vanguard/editions/decisions.h"
#include <array>

namespace twoseat::vanguard {
namespace {

constexpr Decisions vge{};

constexpr Decisions vgm{
    .decks = {.main_has_ride_deck = true, // four of the fifty [vgm 8.1.3, 8.1.8.1]
              .most_ride = 4,
              .has_formats = false, // nor must there be a ride deck [vgm 8.1.8.3]
              .most_g = 0,
              .most_of_an_icon = 8, // [vgm 8.1.5.1, 8.1.5.2, 8.1.5.4]
              .printed_name_only = true,
              .ride_grades_rule = "vgm 8.1.8.2",
              .critical_rule = "vgm 8.1.5.1",
              .draw_rule = "vgm 8.1.5.2",
              .front_rule = "vgm 8.1.5.4"},
    .drawn_player_begins = true,
    .stand_up_waits_for_turn = true,
    .has_g_steps = false,
    .effects_pay_for_ride_deck = true,
    .rides_from_field = true,
    .puts_are_rides = false,
    .x_over_dress_of_any_grade = true,
    .nations_add_clans = true,
    .x_over_dressed_is_over_dressed = true,
    .trigger_power = 10'000,
    .start_step_is_awaited = true,
    .told_attackers_repeat = true,
    .ended_turn_waits_for_effect = true,
};

constexpr Decisions vgi{
    .decks = {.least_ride = 0,
              .most_ride = 0,
              .has_formats = false,
              .most_g = 8,
              .printed_name_only = true,
              .card_rule = "vgi 5.2.2.1",
              .g_names_rule = "vgi 5.3.2.1",
              .g_units_rule = "vgi 5.3.3",
              .ride_deck_rule = "vgi 5.1.1"},
    .drawn_player_begins = true,
    .g_assist = {.cards = 7, .first_that_fits = true, .from_g_zone = 2},
    .ride_deck_skips_g_assist = false,
    .stride_grade_lasts = true,
    .effects_ask_to_stride = true,
    .puts_are_rides = false,
    .calls_from_field = false,
    .nations_have_clans = false,
    .clans_have_nations = true,
    .face_down_damage_is_unknown = false,
    .no_shield_is_zero = true,
    .discards_from_hand_only = true,
    .numbers_in_order_of_time = true,
    .abilities = {.second_chooser_knows = true,
                  .hidden_ones_must_be_played = true,
                  .limits_hold_though_unmet = true,
                  .situations_come_anew = true},
    .trigger_power = 5'000,
    .triggers_ask_for_clan = true,
    .stand_triggers_only_stand = true,
    .start_step_is_awaited = true,
    .every_start_step_begins = true,
    .other_kind_is_not_attacked = true,
    .guards_without_target = true,
    .attack_lasts_to_the_close = true,
    .battle_without_attacker = true,
    .legions_are_not_told = true,
    .lords_mind_other_clans = true,
    .legions_share_a_boost = true,
    .guardians_one_by_one = true,
    .guardians_have_grades = true,
    .mates_lead_when_left = true,
    .damage_is_the_vanguards = true,
    .legions_are_damaged_once = true,
    .guardians_stay_in_battle = true,
    .damage_in_one_go = true,
    .others_g_units_stay = true,
    .whole_end_repeats = true,
};

constexpr std::array<const Decisions*, 3> of_editions = {&vge, &vgm, &vgi};

} // namespace

const Decisions& decisions_of(Edition edition) {
  return *of_editions[static_cast<std::size_t>(edition)];
}

} // namespace twoseat::vanguard
