// What must be so, besides what can be counted, as card texts name it. [vge 7.42, 7.43, 14]
#include "engine/abilities/context.h"
#include "engine/vanguard/actions/actions.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/words/lexicon_words.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

bool persona_rode(const Table& table, const Context& context, const script::Condition&) {
  for (const Modification& m : table.match.modifications)
    if (m.cause == num(Cause::PersonaRide) && m.seat == context.seat) return true;
  return false;
}
// The very ride by which this unit came, also while it is carried out. [vge 6.3.8, 17.15.3.2]
bool this_persona_rode(const Table& table, const Context& context, const script::Condition&) {
  const Frame* ride = innermost(table.match, num(Proc::Ride));
  if (ride != nullptr && ride->locals[ride_local::persona] != 0 &&
      ride->card(ride_local::card) == context.source)
    return true;
  const auto& modifications = table.match.modifications;
  return std::any_of(modifications.begin(), modifications.end(), [&](const Modification& m) {
    return m.cause == num(Cause::PersonaRide) && m.source == context.source &&
           table.match[m.source].stamp <= m.stamp;
  });
}
bool in_battle_phase(const Table& table, const Context&, const script::Condition&) {
  return innermost(table.match, num(Proc::BattlePhase)) != nullptr;
}
bool in_main_phase(const Table& table, const Context&, const script::Condition&) {
  return innermost(table.match, num(Proc::MainPhase)) != nullptr;
}
// Of each turn, and only while it is fought. [vge 10.1.2, 14.37.1]
bool is_battle(const Table& table, const Context&, const script::Condition& condition) {
  return innermost(table.match, num(Proc::Battle)) != nullptr && table.match.battle >= condition.min &&
         table.match.battle <= condition.max;
}

bool world_is(const Table& table, const Context& context,
              const script::Condition& condition) { // [vge 7.43.3]
  return table.match[context.seat].counters[num(Counter::World)] == condition.min;
}
bool in_final_rush(const Table& table, const Context& context, const script::Condition&) { // [vge 7.42.1.1]
  return table.match[context.seat].counters[num(Counter::FinalRush)] >= 1;
}
bool in_final_burst(const Table& table, const Context& context, const script::Condition&) {
  return table.match[context.seat].counters[num(Counter::FinalRush)] >= 2;
}
bool generation_break(const Table& table, const Context& context, const script::Condition& condition) {
  return g_units_face_up(table, context.seat) >= amount(table, context, condition.amount);
}

bool called(const Table& table, const Context& context, const script::Condition& condition) { // [vge 14.21.1]
  const std::int32_t so_far = table.match[context.seat].counters[num(Counter::TurnTally)] % soul_tally;
  return so_far >= std::max(condition.min, condition.max == script::no_limit ? 1 : 0) &&
         so_far <= condition.max;
}
bool put_into_soul(const Table& table, const Context& context, const script::Condition&) { // [vge 14.32.1]
  return table.match[context.seat].counters[num(Counter::TurnTally)] >= soul_tally;
}

// In the end phase that is under way. [vge supplement A1]
bool soul_in_end_phase(const Table& table, const Context& context, const script::Condition& condition) {
  if (innermost(table.match, num(Proc::EndPhase)) == nullptr) return false;
  const std::int32_t so_far = table.match[context.seat].counters[num(Counter::TurnTally)] / end_phase_tally;
  return so_far >= condition.min && so_far <= condition.max;
}

bool strode_free(const Table& table, const Context& context, const script::Condition&) {
  return table.match[context.seat].counters[num(Counter::FreeStrides)] > 0;
}

constexpr ConditionWord conditions[] = {
    {"generation-break", generation_break, {}, ConditionWord::Takes::Number},
    {"world", world_is, worlds},
    {"final-rush", in_final_rush},
    {"final-burst", in_final_burst},
    {"persona-rode", persona_rode},
    {"this-persona-rode", this_persona_rode},
    {"battle-phase", in_battle_phase},
    {"main-phase", in_main_phase},
    {"called", called, {}, ConditionWord::Takes::Limits},
    {"put-into-soul", put_into_soul},
    {"soul-in-end-phase", soul_in_end_phase, {}, ConditionWord::Takes::Limits},
    {"strode-free", strode_free},
    {"battle", is_battle, {}, ConditionWord::Takes::Limits},
};

} // namespace

std::span<const ConditionWord> condition_words() {
  return conditions;
}

} // namespace twoseat::vanguard
