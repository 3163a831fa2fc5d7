// Putting a record marker: its circle is chosen, and it stays there whatever comes and goes. [vge 15.8.3]
#include "engine/vanguard/mechanics/record_markers.h"
#include "engine/abilities/context.h"
#include "engine/vanguard/mechanics/gifts.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

constexpr Rule puts = {"15.8.3"};

void ask_circle(const Table& table, const Frame& frame, Decision& decision) {
  ask_marker_circle(table, frame.seat, puts, false, decision);
}

void take_circle(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  put_marker(game, decision.picked(answer).place, static_cast<Marker>(frame.locals[record_local::marker]),
             puts);
}

constexpr Step record_marker_table[] = {
    asks_if_open("circle of the record marker", puts, ask_circle, take_circle, Question::GiftCircle),
};

} // namespace

const std::span<const Step> record_marker_steps = record_marker_table;

void put_record_marker(Game& game, Seat seat, unsigned which) {
  call(game, Proc::RecordMarker, seat, {static_cast<std::uint16_t>(num(Marker::Dragontree) + which)});
}

// As the marker's text has it. [vge supplement A2]
std::int32_t power_by_record_markers(const Table& table, CardId unit) {
  const unsigned lying = markers(table.match[table.match[unit].place], Marker::Dragontree);
  if (lying == 0) return 0;
  const auto& script = table.book.script;
  const script::Ability& text = script.abilities[table.book.rule_abilities[num(RuleAbility::Dragontree)]];
  const Context context = context_of(table, unit, master(table.match, unit));
  if (!holds(table, context, text.condition)) return 0;
  return static_cast<std::int32_t>(lying) * amount(table, context, script.nodes[text.first].amount);
}

} // namespace twoseat::vanguard
