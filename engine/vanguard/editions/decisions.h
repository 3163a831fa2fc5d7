// What the rulebooks of the editions decide differently: one named decision each, with the rule of every edition that decides
// it. Where an edition is not named it says the same as vge, or has nothing to decide.
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/vanguard/words/vocabulary.h"

namespace twoseat::vanguard {

struct GAssist {
  bool operator==(const GAssist&) const = default;
  std::int32_t cards = 5;        // how many may be seen, from the top
  bool first_that_fits = false;  // revealed one by one up to the first that fits, which is taken; no choice
  std::uint16_t from_g_zone = 0; // face-down cards that must be there, and are removed with those of the hand
};

struct DeckRules {
  std::size_t main = 50;
  bool main_has_ride_deck = false; // is counted with it
  std::size_t least_ride = 4, most_ride = 50;
  bool has_formats = true;
  std::size_t most_g = 16;
  std::size_t most_of_an_icon = 50; // of critical, draw and front triggers each
  bool printed_name_only = false;   // for the limit of copies
  bool limits_of_main = false;      // alone is counted, not a ride deck
  // Where an edition says by several rules what vge says by one.
  const char *card_rule = "8.1.1", *ride_grades_rule = "8.1.4.2", *g_names_rule = "8.1.5",
             *g_units_rule = "8.1.4.3", *g_deck_rule = "8.1.4.3";
  const char *ride_deck_rule = "8.1.4.2", *critical_rule = "8.1.6", *draw_rule = "8.1.6",
             *front_rule = "8.1.6";
};

// By which rule an ability with this keyword is active: a continuous, an automatic, an activated one.
struct GateRule {
  std::string_view keyword;
  const char *continuous, *automatic, *activated;
};

struct Decisions {
  // --- Decks [vge 8.1 | vgm 8.1 | vgi 5.2, 5.3]
  DeckRules decks = {};
  // --- Before the first turn
  bool drawn_player_begins = false;     // else who is drawn chooses [vge 8.2.1.6 | vgm 8.2.1.5 | vgi 5.4.3.2]
  bool stand_up_waits_for_turn = false; // for what waits for the beginning of it [vge 9.2.1 | vgm 9.2.1]
  // --- Draw and ride phase
  bool has_g_steps = true; // the G assist step and the stride step [vge 9.5, 9.8 | vgm 9.4.3, 9.6.3]
  GAssist g_assist = {};   // [vge 9.5.3 | vgi 6.4.1.2.3]
  bool ride_deck_skips_g_assist = true;   // [vge 9.5.1 | vgi 6.4.1.2]
  bool effects_pay_for_ride_deck = false; // the discard, too [vge 6.3.3.2.2 | vgm 6.3.3.1.2]
  bool rides_from_field = false;          // by an effect [vge 6.3.3.1 | vgm 6.3.4]
  bool stride_grade_lasts = false;        // from the beginning of the turn on [vge 6.6.2 | vgi 10.28.2]
  bool effects_ask_to_stride = false;     // for the same grades [vge 6.6.2 | vgi 10.28.2]
  bool puts_are_rides =
      true; // of a rear-guard on the vanguard circle [vge 7.4.1.1 | vgm 7.28.1 | vgi 10.6.1]
  bool x_over_dress_of_any_grade = false; // [vge 14.49.2 | vgm 14.14.2]
  bool calls_from_field = true;           // by effects [vge 6.2.5 | vgi 10.7.1]
  // --- Cards
  bool races_in_full = false;                  // else a part of a name, too [vge 2.3.3 | vgm 2.3.3]
  bool nations_have_clans = true;              // of a card without one [vge 2.14.4 | vgi 2.17.4]
  bool nations_add_clans = false;              // to a clan that it names [vge SUP-B-2 | vgm APP-B-2]
  bool clans_have_nations = false;             // of a card without one [vge 2.14.4 | vgi 2.17.4]
  bool face_down_damage_is_unknown = true;     // [vge 4.11.3 | vgi 4.8.2.1]
  bool x_over_dressed_is_over_dressed = false; // [vge 6.7.3 | vgm 6.4.3]
  bool no_shield_is_zero = false;              // else it adds nothing [vge 2.6.3 | vgi 2.6.3.1, 3.11.2]
  bool discards_from_hand_only = false;        // [vge 7.9.1 | vgi 10.3.1]
  bool deleted_were_without_power = false;     // its original power is 0 [vge 7.32.2 | vgi 10.26.3]
  bool numbers_in_order_of_time = false;       // else values are set last of all [vge 11.11.1 | vgi 8.7.1.3]
  bool originals_are_printed = false;          // whatever effects make of them [vge 5.1.3 | vgi 3.7.1.2]
  // --- Abilities
  Customs abilities = {};
  bool effects_begin_when_played = false; // in order of time [vge 11.11.3.1.1.1 | vgi 8.7.2.1.1.1]
  bool moved_ones_fail = false;           // as a whole, if they need their card [vge 11.9.9 | vgi 8.6.8]
  std::span<const GateRule> gates =
      {};                            // else one rule for all [vge 14.2.3 | vgi 11.7.3, 11.14.3, 11.15, 11.16]
  const char* call_rule = "9.9.2.1"; // of too high a grade [vge 9.9.2.1 | vgi 8.5.2.1.1.2]
  // --- Triggers
  std::int32_t trigger_power = 0;     // 0: what the icon says [vge 11.10.5 | vgm 2.8.2.2 | vgi 2.8.1.1.2]
  bool triggers_ask_for_clan = false; // of a unit of that player [vge 10.6.1.2.4 | vgi 7.5.1.2.4, 9.6.5]
  bool icons_are_abilities = true;    // and are lost with the others [vge 11.1.1.5 | vgm 11.1.1 | vgi 8.1.1]
  bool icons_are_whole = false;       // once begun, nothing nullifies the rest [vge 11.10.4.2.1 | vgi 12.3.2]
  bool stand_triggers_only_stand =
      false; // a rear-guard, which drives as ever [vge 11.10.2.4 | vgi 2.8.1.1.4]
  // --- Battles
  bool start_step_is_awaited = false;   // by abilities [vge 10.3.1.1 | vgm 10.3.1.1 | vgi 7.2.1.1]
  bool every_start_step_begins = false; // else the first one of a battle phase [vge 10.3.1.1 | vgi 7.2.1.1]
  bool other_kind_is_not_attacked = false;  // by a change of the target [vge 10.1.5 | vgi 7.1.2.4]
  bool guards_without_target = false;       // [vge 10.5.1.2.1.1 | vgi 7.4.1.2.1.1]
  bool attack_lasts_to_the_close = false;   // past effects of the battle [vge 10.8.1.2 | vgi 7.7.1.4]
  bool boosters_are_not_discharged = false; // when they charge [vge 14.31.2 | vgi 11.29.2, doubt vgi 17]
  bool battle_without_attacker =
      false; // has its close step, and another start step [vge 10.4.1.3.1 | vgi 7.3.1.3]
  bool told_attackers_repeat = false; // whoever stands again [vge 7.36.1.3 | vgm 7.30.1.2]
  bool legions_are_not_told = false;  // to attack, by effects [vge 7.36.1 | vgi 7.3.1.4.7, 10.27.5, 10.27.15]
  bool lords_mind_other_clans = false; // else units without theirs [vge 14.9.2 | vgi 11.9.1]
  bool mates_seek_nobody = false;      // while they are one [vge 14.11.2 | vgi 10.27.16]
  bool legions_share_a_boost = false;  // [vge 10.4.1.12 | vgi 7.3.1.6]
  bool guardians_one_by_one = false;   // [vge 10.5.1.2.2 | vgi 7.4.1.2.2, 7.4.1.2.3]
  bool guardians_have_grades = false;  // up to the vanguard's [vge 10.5.1.2.2.2 | vgi 8.5.2.1.1.2]
  // --- Rule actions and the end of a turn
  bool any_soul_saves = false;                  // though none is to be ridden [vge 13.5.1.1 | vgi 9.5.1.1]
  bool mates_lead_when_left = false;            // [vge 13.3.1 | vgi 10.27.2]
  bool damage_is_the_vanguards = false;         // and goes with it [vge 3.1.2 | vgi 3.9.2]
  bool legion_hearts_keep_their_leader = false; // else Seek Mate says it [vge 6.5.2.2.4.1 | vgi 10.29.4]
  bool harmony_outlasts_the_other = false;      // [vge 14.36.1.2 | vgi 11.34.1]
  bool legions_are_damaged_once = false;        // by "each vanguard" [vge 7.35.1.1 | vgi 10.27.7]
  bool guardians_stay_in_battle = false;        // that guard nobody [vge 13.4.1 | vgi 9.4.1]
  bool damage_in_one_go = false;         // without a check timing in between [vge 13.6, 13.7 | vgi 9.6.7]
  bool damage_comes_amid_checks = false; // of the other kind [vge 13.6.1 | vgi 9.6.1]
  bool returns_are_checked = true;       // before what waits for the end of the turn [vge 9.11.7 | vgm 9.9.1]
  bool stray_checks_go = true;           // left in the trigger zone [vge 13.10.1 | vgi 9 has no such rule]
  bool only_own_g_units_return = false;  // at the end of a turn [vge 9.11.1, 9.11.2 | vgi 6.8.1.1.1]
  bool ended_turn_waits_for_effect = false; // that has ended it [vge 18.4.1.2 | vgm 17.4.1.2]
  bool whole_end_repeats = false;           // from the return of G units on [vge 9.11.10 | vgi 6.8.1.4]
};

Rule gate_rule(const Match& match, const script::Ability& ability);

const Decisions& decisions_of(Edition edition);
const Decisions& decided(const Match& match); // by its edition, or that but for one thing

bool but_for(std::uint8_t edition, std::size_t number, OneDecision& out); // Family::but_for

} // namespace twoseat::vanguard
