// The decisions of the three editions. [vge, vgm, vgi]
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/keywords/keyword_names.h"
#include <array>
#include <vector>

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
              .g_deck_rule = "vgm 8.1.1",
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
    .races_in_full = true,
    .nations_add_clans = true,
    .x_over_dressed_is_over_dressed = true,
    .trigger_power = 10'000,
    .icons_are_abilities = false,
    .start_step_is_awaited = true,
    .told_attackers_repeat = true,
    .returns_are_checked = false,
    .ended_turn_waits_for_effect = true,
};

constexpr GateRule gates_of_vgi[] = {
    {"limit-break", "vgi 11.7.3.1", "vgi 11.7.3.2", "vgi 11.7.3.3"},
    {"generation-break", "vgi 11.14.3.1", "vgi 11.14.3.2", "vgi 11.14.3.3"},
    {"brave", "vgi 11.15.1", "vgi 11.15.1", "vgi 11.15.1"},
    {"oracle", "vgi 11.16.1", "vgi 11.16.1", "vgi 11.16.1"},
    {"unite", "vgi 11.19.1", "vgi 11.19.1", "vgi 11.19.1"},
};

constexpr Decisions vgi{
    .decks = {.least_ride = 0,
              .most_ride = 0,
              .has_formats = false,
              .most_g = 8,
              .printed_name_only = true,
              .limits_of_main = true,
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
    .deleted_were_without_power = true,
    .numbers_in_order_of_time = true,
    .originals_are_printed = true,
    .abilities = {.second_chooser_knows = true,
                  .hidden_ones_must_be_played = true,
                  .limits_hold_though_unmet = true,
                  .situations_come_anew = true,
                  .requirements_are_of_effects = true},
    .effects_begin_when_played = true,
    .moved_ones_fail = true,
    .gates = gates_of_vgi,
    .call_rule = "vgi 8.5.2.1.1.2",
    .trigger_power = 5'000,
    .triggers_ask_for_clan = true,
    .icons_are_abilities = false,
    .icons_are_whole = true,
    .stand_triggers_only_stand = true,
    .start_step_is_awaited = true,
    .every_start_step_begins = true,
    .other_kind_is_not_attacked = true,
    .guards_without_target = true,
    .attack_lasts_to_the_close = true,
    .boosters_are_not_discharged = true,
    .battle_without_attacker = true,
    .legions_are_not_told = true,
    .lords_mind_other_clans = true,
    .mates_seek_nobody = true,
    .legions_share_a_boost = true,
    .guardians_one_by_one = true,
    .guardians_have_grades = true,
    .any_soul_saves = true,
    .mates_lead_when_left = true,
    .damage_is_the_vanguards = true,
    .legion_hearts_keep_their_leader = true,
    .harmony_outlasts_the_other = true,
    .legions_are_damaged_once = true,
    .guardians_stay_in_battle = true,
    .damage_in_one_go = true,
    .damage_comes_amid_checks = true,
    .stray_checks_go = false,
    .only_own_g_units_return = true,
    .whole_end_repeats = true,
};

constexpr std::array<const Decisions*, 3> of_editions = {&vge, &vgm, &vgi};

// --- One by one ---------------------------------------------------------------------------------------------------

// A decision, and the rules of later editions that decide it otherwise.
struct One {
  void (*take)(Decisions&, const Decisions& from);
  bool (*alike)(const Decisions&, const Decisions&);
  const char *in_vgm, *in_vgi;
};
template <auto decision>
constexpr One one(const char* in_vgm, const char* in_vgi) {
  return {[](Decisions& of, const Decisions& from) { of.*decision = from.*decision; },
          [](const Decisions& a, const Decisions& b) { return a.*decision == b.*decision; }, in_vgm, in_vgi};
}
template <auto custom>
constexpr One one_custom(const char* in_vgi) {
  return {[](Decisions& of, const Decisions& from) { of.abilities.*custom = from.abilities.*custom; },
          [](const Decisions& a, const Decisions& b) { return a.abilities.*custom == b.abilities.*custom; },
          "", in_vgi};
}

using D = Decisions;
constexpr One each_one[] = {
    one<&D::drawn_player_begins>("8.2.1.5", "5.4.3.2"),
    one<&D::stand_up_waits_for_turn>("9.2.1", ""),
    one<&D::has_g_steps>("9.4.3,9.6.3", ""),
    one<&D::g_assist>("", "6.4.1.2.3,6.4.1.2.3.2,6.4.1.2.3.2.2,6.4.1.2.3.5"),
    one<&D::ride_deck_skips_g_assist>("", "6.4.1.2"),
    one<&D::effects_pay_for_ride_deck>("6.3.3.1.2", ""),
    one<&D::rides_from_field>("6.3.4", ""),
    one<&D::stride_grade_lasts>("", "10.28.2"),
    one<&D::effects_ask_to_stride>("", "10.28.2"),
    one<&D::puts_are_rides>("7.28.1", "10.6.1"),
    one<&D::x_over_dress_of_any_grade>("14.14.2", ""),
    one<&D::calls_from_field>("", "10.7.1"),
    one<&D::races_in_full>("2.3.3", ""),
    one<&D::nations_have_clans>("", "2.17.4"),
    one<&D::nations_add_clans>("APP-B-2", ""),
    one<&D::clans_have_nations>("", "2.17.4"),
    one<&D::face_down_damage_is_unknown>("", "4.8.2.1"),
    one<&D::x_over_dressed_is_over_dressed>("6.4.3", ""),
    one<&D::no_shield_is_zero>("", "2.6.3.1,3.11.2"),
    one<&D::discards_from_hand_only>("", "10.3.1"),
    one<&D::deleted_were_without_power>("", "10.26.3"),
    one<&D::numbers_in_order_of_time>("", "8.7.1.3"),
    one<&D::originals_are_printed>("", "3.7.1.2"),
    one_custom<&Customs::second_chooser_knows>("1.3.4"),
    one_custom<&Customs::hidden_ones_must_be_played>("8.6.2"),
    one_custom<&Customs::limits_hold_though_unmet>("8.1.1.1.2.1,8.1.1.2.3.1,8.6.3.1"),
    one_custom<&Customs::situations_come_anew>("8.6.7.1"),
    one_custom<&Customs::requirements_are_of_effects>("8.1.1.1.2.1"),
    one<&D::effects_begin_when_played>("", "8.7.2.1.1.1"),
    one<&D::moved_ones_fail>("", "8.6.8"),
    one<&D::trigger_power>("2.8.2.2", "2.8.1.1.2"),
    one<&D::triggers_ask_for_clan>("", "7.5.1.2.4,9.6.5"),
    one<&D::icons_are_abilities>("11.1.1", "8.1.1"),
    one<&D::icons_are_whole>("", "12.3.2"),
    one<&D::stand_triggers_only_stand>("", "2.8.1.1.4"),
    one<&D::start_step_is_awaited>("10.3.1.1", "7.2.1.1"),
    one<&D::every_start_step_begins>("", "7.2.1.1"),
    one<&D::other_kind_is_not_attacked>("", "7.1.2.4"),
    one<&D::guards_without_target>("", "7.4.1.2.1.1"),
    one<&D::attack_lasts_to_the_close>("", "7.7.1.4"),
    one<&D::boosters_are_not_discharged>("", "11.29.1,11.29.2"),
    one<&D::battle_without_attacker>("", "7.3.1.3"),
    one<&D::told_attackers_repeat>("7.30.1.2", ""),
    one<&D::legions_are_not_told>("", "7.3.1.4.7,10.27.5,10.27.15"),
    one<&D::lords_mind_other_clans>("", "11.9.1"),
    one<&D::mates_seek_nobody>("", "10.27.16"),
    one<&D::legions_share_a_boost>("", "7.3.1.6"),
    one<&D::guardians_one_by_one>("", "7.4.1.2.2,7.4.1.2.3"),
    one<&D::guardians_have_grades>("", "7.4.1.2.2,8.5.2.1.1.2"),
    one<&D::any_soul_saves>("", "9.5.1.1"),
    one<&D::mates_lead_when_left>("", "10.27.2"),
    one<&D::damage_is_the_vanguards>("", "3.9.2"),
    one<&D::legion_hearts_keep_their_leader>("", "10.29.4"),
    one<&D::harmony_outlasts_the_other>("", "11.34.1"),
    one<&D::legions_are_damaged_once>("", "10.27.7"),
    one<&D::guardians_stay_in_battle>("", "9.4.1"),
    one<&D::damage_in_one_go>("", "9.6.6,9.6.7"),
    one<&D::damage_comes_amid_checks>("", "9.6.1"),
    one<&D::returns_are_checked>("9.9.1", ""),
    one<&D::stray_checks_go>("", ""),
    one<&D::only_own_g_units_return>("", "6.8.1.1.1"),
    one<&D::ended_turn_waits_for_effect>("17.4.1.2", ""),
    one<&D::whole_end_repeats>("", "6.8.1.4"),
};
constexpr std::size_t ones = std::size(each_one), first_bit = 2; // what plain_edition leaves
static_assert(((ones + 1) << first_bit) <= 256);

// Made when two editions are compared for the first time: nothing else wants them.
const std::vector<Decisions>& but_for_each(Edition edition) {
  const auto made = [](const Decisions& whole) {
    std::vector<Decisions> all(ones, whole);
    for (std::size_t i = 0; i < ones; ++i)
      each_one[i].take(all[i], vge);
    return all;
  };
  static const std::vector<Decisions> of_vgm = made(vgm), of_vgi = made(vgi);
  return edition == Edition::Vgm ? of_vgm : of_vgi;
}

} // namespace

Rule gate_rule(const Match& match, const script::Ability& ability) {
  for (const GateRule& gate : decided(match).gates)
    if (ability.keyword != 0 && keyword_names[ability.keyword].id == gate.keyword)
      return {ability.kind == script::Kind::Continuous  ? gate.continuous
              : ability.kind == script::Kind::Activated ? gate.activated
                                                        : gate.automatic};
  return {};
}

const Decisions& decisions_of(Edition edition) {
  return *of_editions[static_cast<std::size_t>(edition)];
}

const Decisions& decided(const Match& match) {
  const auto edition = static_cast<Edition>(plain_edition(match.edition));
  const std::size_t but = match.edition >> first_bit;
  if (but == 0) return decisions_of(edition);
  return but_for_each(edition)[but - 1];
}

bool but_for(std::uint8_t edition, std::size_t number, OneDecision& out) {
  std::size_t found = 0;
  for (std::size_t i = 0; edition != 0 && i < ones; ++i) {
    if (each_one[i].alike(vge, decisions_of(static_cast<Edition>(edition))) || found++ != number) continue;
    out.edition = static_cast<std::uint8_t>(edition | ((i + 1) << first_bit));
    out.rules = static_cast<Edition>(edition) == Edition::Vgm ? each_one[i].in_vgm : each_one[i].in_vgi;
    return true;
  }
  return false;
}

} // namespace twoseat::vanguard
