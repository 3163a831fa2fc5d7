// Vanguard's tables, handed to the kernel.
#include "engine/vanguard/family.h"
#include "engine/abilities/run.h"
#include "engine/vanguard/cards/by_hand.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/vanguard/mechanics/record_markers.h"
#include "engine/vanguard/mechanics/tokens.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"
#include "engine/vanguard/soundness.h"
#include "engine/vanguard/words/lexicon.h"
#include "engine/vanguard/words/narrate.h"

namespace twoseat::vanguard {
namespace {

constexpr EditionInfo editions[] = {{"vge", "Cardfight!! Vanguard, English edition", "4.55"},
                                    {"vgm", "Cardfight!! Vanguard, Malay edition", "D series"},
                                    {"vgi", "Cardfight!! Vanguard, Italian edition", "2.2"}};
static_assert(plain_edition(std::size(editions) - 1) == std::size(editions) - 1); // its bits hold all of them

constexpr Local n = Local::Number;
constexpr Local c = Local::Card;

const Procedure procedures[] = {
    {"set-up", set_up_steps},
    {"first vanguard", first_vanguard_steps},
    {"first player", first_player_steps},
    {"hand exchange", exchange_hand_steps},
    {"turn", turn_steps},
    {"stand phase", stand_phase_steps},
    {"draw phase", draw_phase_steps},
    {"ride phase", ride_phase_steps},
    {"main phase", main_phase_steps},
    {"battle phase", battle_phase_steps},
    {"end phase", end_phase_steps},
    {"ride", ride_steps, {c, n, n, n}},
    {"check timing", check_timing_steps},
    {"ride from the soul", ride_from_soul_steps},
    {"trigger ability", trigger_ability_steps, {c, n, n, n}},
    {"battle", battle_steps, {c, c, n, n}},
    {"guard step", guard_step_steps},
    {"drive step", drive_step_steps, {c, n, n, n}},
    {"damage step", damage_step_steps},
    {"close step", close_step_steps},
    {"effect", effect_steps},
    {"call by effect", call_by_effect_steps, {n, n, n, n}},
    {"order", play_order_steps, {c, c, n, n}},
    {"standing-by ability", standby_steps},
    {"G assist", g_assist_steps},
    {"stride", stride_steps, {c, n, n, n}},
    {"G guard", g_guard_steps, {c, n, n, n}},
    {"XoverDress", dress_steps, {c, c, c, c}},
    {"attacks by effect", directed_attacks_steps, {c, c, n, n}},
    {"guardians", assign_guardians_steps},
    {"replacement", replace_steps, {c, n, n, n}},
    {"normal call", call_normally_steps, {c, n, n, n}},
    {"imaginary gift", gift_steps, {n, n, n, n}},
    {"detach", detach_steps},
    {"up to", up_to_steps, {n, n, n, n}},
    {"keep", keep_steps, {c, n, n, n}},
    {"heart returns", heart_returns_steps},
    {"intercept", intercept_steps},
    {"surplus", keep_one_steps, {n, n, n, n}},
    {"record marker", record_marker_steps, {n, n, n, n}},
    {"use Attack", use_attack_steps, {c, n, n, n}},
};

// What has to be settled before the course of the game goes on.
bool before_a_step(Game& game) {
  end_markers_of_no_unit(game);
  return asks_for_heart(game) || foresee(game);
}

std::uint64_t interrupts(const Table& table) {
  const bool replaces = table.book.ability_places[static_cast<std::size_t>(script::Kind::Replacement)] != 0;
  return (replaces ? bit(Proc::Replace) : 0U) |
         (heart_is_asked_for(table) != Seat::None ? bit(Proc::HeartReturns) : 0U);
}

Family make_family() {
  Family f;
  f.id = "vanguard";
  f.name = "Cardfight!! Vanguard";
  f.editions = editions;
  f.but_for = but_for;
  f.procedures = procedures;
  f.place_kinds = vocabulary.zones;
  f.attributes = vocabulary.attributes;
  f.marks = vocabulary.marks;
  f.relations = vocabulary.links;
  f.markers = vocabulary.markers;
  f.roles = vocabulary.roles;
  f.states = vocabulary.states;
  f.verbs = vocabulary.verbs;
  f.questions = vocabulary.questions;
  f.counters = vocabulary.counters;
  f.causes = vocabulary.causes;
  f.outcome_reasons = vocabulary.reasons;
  f.deck_parts = vocabulary.parts;
  f.conceded = num(Ending::Conceded);
  f.concede_rule = {"1.2.4"};
  f.endless = num(Ending::Loop);
  f.endless_rule = {"18.1.1.1"};
  f.over_rule = {"1.2.1"};
  f.roots = bit(Proc::SetUp) | bit(Proc::Turn);
  f.mutual_relations = 1U << num(Link::Boosting) | 1U << num(Link::Gauge) | 1U << num(Link::Directed) |
                       1U << num(Link::Harmony);  // while both stay [vge 7.36.1.1, 7.47.1.2, 14.36.1]
  f.lasting_relations = 1U << num(Link::Harmony); // from circle to circle [vge 14.36.1.2]
  f.set_up = set_up;
  f.may_look = may_look;
  f.open_marks = pseudo_marks; // [vge 15.2.1.1.1.1]
  f.spread = spread;
  f.base = base;
  f.contribute = contribute;
  f.in_scope = in_scope;
  f.interrupts = interrupts;
  f.describe = describe;
  f.look_back = look_back;
  f.foresee = before_a_step;
  f.notice = notice;
  f.settle = erase_pseudo_cards;
  f.ready = look_whenever_they_may;
  f.lexicon = &lexicon;
  f.why_not = why_not;
  f.unsound = unsound;
  f.explain = explain;
  f.narrate = narrate;
  f.by_hand = by_hand();
  return f;
}

} // namespace

const Family family = make_family();

} // namespace twoseat::vanguard
