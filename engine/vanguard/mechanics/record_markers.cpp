// Putting a record marker: its circle is chosen, and it stays there whatever comes and goes; or it lies on a unit. [vge 15.8]
#include "engine/vanguard/mechanics/record_markers.h"
#include "engine/abilities/context.h"
#include "engine/abilities/run.h"
#include "engine/kernel/references.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/mechanics/gifts.h"
#include "engine/vanguard/play/procedures.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

constexpr Rule puts = {"15.8.3"}, moves = {"15.8.4"};

enum class Way : std::uint16_t { Put, Move, TakeOff };
enum class MarkerStep : std::uint8_t { From, To, End };

Way way_of(const Frame& frame) {
  return static_cast<Way>(frame.locals[record_local::way]);
}
Marker marker_of(const Frame& frame) {
  return static_cast<Marker>(frame.locals[record_local::marker]);
}
PlaceId left_by(const Frame& frame) {
  return {static_cast<std::uint8_t>(frame.locals[record_local::from])};
}

template <class F>
void each_bearing_circle(const Match& match, Seat seat, Marker marker, F f) {
  for (const Zone zone : field)
    if (const PlaceId circle = place(seat, zone); markers(match[circle], marker) > 0) f(circle);
}

void ask_lying(const Table& table, const Frame& frame, Decision& decision) {
  if (way_of(frame) == Way::Put) return;
  decision.begin(num(Verb::PutMarker), moves);
  each_bearing_circle(table.match, frame.seat, marker_of(frame), [&](PlaceId circle) {
    decision.add({num(Verb::PutMarker), circle, {}, {}, 0});
  });
  decision.drop_empty_choice();
}

// Off the circles it is nowhere any more, wherever it was to go. [vge 15.8.4.1, 15.8.4.2]
void erase(Game& game, Frame& frame, PlaceId circle) {
  take_marker(game, circle, marker_of(frame), {"15.8.4.2"});
  game.did({"15.8.4.1"}, frame.seat);
  go(frame, MarkerStep::End);
}

void take_lying(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const PlaceId circle = decision.picked(answer).place;
  frame.locals[record_local::from] = circle.value;
  if (way_of(frame) == Way::TakeOff) erase(game, frame, circle);
}

void ask_circle(const Table& table, const Frame& frame, Decision& decision) {
  const bool put = way_of(frame) == Way::Put;
  if (put || left_by(frame))
    ask_marker_circle(table, frame.seat, put ? puts : moves, false, decision, left_by(frame));
}

void take_circle(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const bool put = way_of(frame) == Way::Put;
  if (!put) --game.match[left_by(frame)].markers[num(marker_of(frame))];
  put_marker(game, decision.picked(answer).place, marker_of(frame), put ? puts : moves);
}

constexpr Step record_marker_table[] = {
    asks_if_open("circle of the record marker that moves", moves, ask_lying, take_lying,
                 Question::GiftCircle),
    asks_if_open("circle of the record marker", puts, ask_circle, take_circle, Question::GiftCircle),
};

constexpr std::uint16_t marker_named(unsigned which) {
  return static_cast<std::uint16_t>(num(Marker::Dragontree) + which);
}

} // namespace

const std::span<const Step> record_marker_steps = record_marker_table;

void put_record_marker(Game& game, Seat seat, unsigned which) {
  call(game, Proc::RecordMarker, seat, {marker_named(which), num(Way::Put)});
}

bool move_record_marker(Game& game, Seat seat, unsigned which, bool off) {
  bool any = false;
  const auto marker = static_cast<Marker>(marker_named(which));
  each_bearing_circle(game.match, seat, marker, [&](PlaceId) { any = true; });
  if (any) call(game, Proc::RecordMarker, seat, {marker_named(which), num(off ? Way::TakeOff : Way::Move)});
  return any;
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

// --- On units -----------------------------------------------------------------------------------------------------

namespace {

bool is_by_marker(const Modification& m, CardId unit) {
  return m.cause == num(Cause::RecordMarker) && m.subject == unit;
}

void lay(Game& game, CardId unit, std::uint8_t attribute, std::int32_t what) {
  impose(game, unit, attribute, what, Layer::Abilities, Cause::RecordMarker, {}, Duration::Game);
}

} // namespace

bool may_bear_marker(const Table& table, CardId unit) {
  return is_circle(where(table.match, unit)) && is_unit(table, unit);
}

bool bears_marker(const Table& table, CardId unit) {
  const auto& modifications = table.match.modifications;
  return std::any_of(modifications.begin(), modifications.end(), [&](const Modification& m) {
    return is_by_marker(m, unit) && m.generation == table.match[unit].generation;
  });
}

// What its text says is an ability of the marker, and its search that of whoever put it. [vge 15.8.5, 15.8.6]
bool put_on_unit(Game& game, CardId unit, Mark marker, Seat seat) {
  if (!may_bear_marker(game, unit)) return game.did({"15.8.3.1"}, seat), false;
  lay(game, unit, given_mark, num(marker));
  if (marker == Mark::Cradle) {
    lay(game, unit, given_ability, game.book.rule_abilities[num(RuleAbility::CradleHolds)]);
    lay(game, unit, cradle_of, 1 + static_cast<std::int32_t>(index(seat)));
  }
  game.did(puts, seat, unit);
  return true;
}

bool take_from_unit(Game& game, CardId unit) {
  if (!bears_marker(game, unit)) return false;
  game.match.modifications.remove_if([&](const Modification& m) { return is_by_marker(m, unit); });
  game.did({"15.8.4.1"}, Seat::None, unit);
  return true;
}

// Each one's search stands by, for whoever put it. Before the unit goes: its grade is what it was there. [vge 15.8.5]
void cradles_wait(Game& game, CardId unit) {
  for (std::size_t i = 0; i < game.match.modifications.size(); ++i) {
    const Modification& m = game.match.modifications[i];
    if (!is_by_marker(m, unit) || m.attribute != cradle_of || m.generation != game.match[unit].generation)
      continue;
    Standby standby;
    standby.source = standby.subject = refer(game.match, unit);
    standby.ability = game.book.rule_abilities[num(RuleAbility::CradleSearches)];
    standby.seat = m.amount == 1 ? Seat::A : Seat::B;
    if (!game.match.standby.push(standby)) stop(game.match, Flaw::TooManyAbilities);
  }
}

void end_markers_of_no_unit(Game& game) {
  game.match.modifications.remove_if([&](const Modification& m) {
    return m.cause == num(Cause::RecordMarker) &&
           (m.generation != game.match[m.subject].generation || !may_bear_marker(game, m.subject));
  });
}

// Its power is less by what it has originally, with each of them. [vge 11.11.1.2, 11.11.1.3]
void contribute_cradles(const Table& table, CardId unit, Changes& changes) {
  for (const Modification& m : table.match.modifications)
    if (is_by_marker(m, unit) && m.attribute == given_mark && m.amount == num(Mark::Cradle) &&
        m.generation == table.match[unit].generation)
      changes.push({num(Layer::Numbers), Operation::Add, m.stamp, num(Cause::RecordMarker), unit,
                    -std::max(original_number(table, unit, num(Attribute::Power)), 0)});
}

} // namespace twoseat::vanguard
