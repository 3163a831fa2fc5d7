// The imaginary gift resolution, step by step, and the stage. [vge 7.41, 16.3]
#include "engine/vanguard/mechanics/gifts.h"
#include "engine/abilities/context.h"
#include "engine/kernel/limits.h"
#include "engine/kernel/references.h"
#include "engine/vanguard/mechanics/record_markers.h"
#include "engine/vanguard/mechanics/tokens.h"
#include "engine/vanguard/play/one_by_one.h"
#include "engine/vanguard/play/procedures.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

constexpr Clan clans[] = {Clan::Force, Clan::Accel, Clan::Protect};

// --- Gifts that rides gave and that wait for a check timing -------------------------------------------------------

constexpr std::int32_t most_owed = 7; // of each clan type: a digit of base 8
constexpr std::int32_t digit_of(Clan clan) {
  return clan == Clan::Force ? 1 : clan == Clan::Accel ? 8 : 64;
}
std::int32_t owed(const Match& match, Seat seat, Clan clan) {
  return match[seat].counters[num(Counter::GiftsOwed)] / digit_of(clan) % 8;
}

Clan clan_of(const Frame& frame) {
  return static_cast<Clan>(frame.locals[gift_local::clan]);
}

constexpr Counter type_counter(Clan clan) {
  return clan == Clan::Force   ? Counter::ForceType
         : clan == Clan::Accel ? Counter::AccelType
                               : Counter::ProtectType;
}
constexpr Marker marker_of(Clan clan, unsigned type) {
  return clan == Clan::Force   ? (type == 1 ? Marker::Force1 : Marker::Force2)
         : clan == Clan::Accel ? (type == 1 ? Marker::Accel1 : Marker::Accel2)
                               : Marker::Protect2;
}

void set(Game& game, Seat seat, Counter counter, std::int32_t value, Rule rule) {
  const std::int32_t more = value - game.match[seat].counters[num(counter)];
  if (more != 0) count(game, seat, num(counter), more, rule);
}

// --- Markers ------------------------------------------------------------------------------------------------------

} // namespace

static void tell_marker(Game& game, PlaceId circle, Marker marker, Rule rule, bool erased = false) {
  Event event;
  event.seat = game.match[circle].seat;
  event.cause = num(Cause::Gift);
  event.sets = erased;
  event.from = event.to = circle;
  event.amount = num(marker);
  event.rule = rule;
  game.tell(event);
}

// This table has six accel circles for each player.
void tell_no_room(Game& game, Seat seat) {
  Event event;
  event.seat = seat;
  event.cause = num(Cause::Gift);
  event.rule = {"16.3.1.5.1"};
  game.tell(event);
}

void ask_marker_circle(const Table& table, Seat seat, Rule rule, bool on_vanguard, Decision& decision,
                       PlaceId but) {
  decision.begin(num(Verb::PutMarker), rule);
  for (const Zone zone : field) {
    const PlaceId at = place(seat, zone);
    const Place& circle = table.match[at];
    if (at == but || locked_on(table.match, at)) continue; // a lock circle [vge 4.9.2.7]
    if (is_type(circle, CircleType::RearGuard) || (on_vanguard && is_type(circle, CircleType::Vanguard)))
      decision.add({num(Verb::PutMarker), at, {}, {}, 0});
  }
  decision.drop_empty_choice(); // no proper position: it is not put [vge 15.8.3.1]
}

void put_marker(Game& game, PlaceId circle, Marker marker, Rule rule) {
  std::uint8_t& lying = game.match[circle].markers[num(marker)];
  lying = static_cast<std::uint8_t>(capped(game, lying + 1, 255));
  tell_marker(game, circle, marker, rule);
}

void take_marker(Game& game, PlaceId circle, Marker marker, Rule rule) {
  --game.match[circle].markers[num(marker)];
  tell_marker(game, circle, marker, rule, true);
}

namespace {

// Without an Accel marker an accel circle is gone at once, with whatever stood there. [vge 16.3.1.5.2.1]
void vanish(Game& game, PlaceId circle) {
  const Rule rule{"16.3.1.5.2.1"};
  each_until_one_stays([&] { return unit_at(game.match, circle); },
                       [&](CardId unit) { retire(game, unit, rule); });
  // A locked card, what lay under the unit, or was kept there.
  each_until_one_stays(
      [&] { return game.match[circle].first; },
      [&](CardId card) { put(game, card, game.match[card].owner, Zone::Drop, Cause::RuleAction, rule); });
  game.match[circle].markers = {};
}

PlaceId stage_of(const Match& match, Seat seat) {
  for (const Zone zone : field)
    if (markers(match[place(seat, zone)], Marker::Stage) > 0) return place(seat, zone);
  return {};
}

// The stage, or else the next circle at the outside, left and right in turn; none if this table has no more room.
PlaceId gained_circle(const Match& match, Seat seat) {
  if (const PlaceId stage = stage_of(match, seat)) return stage;
  for (const Zone zone : accel_circles)
    if (!exists(match[place(seat, zone)])) return place(seat, zone);
  return {};
}

// --- The resolution -----------------------------------------------------------------------------------------------

enum class GiftStep : std::uint8_t { Which, Before, Type, Perform, Circle };

void ask_gift(const Table& table, const Frame& frame, Decision& decision) {
  if (clan_of(frame) != Clan::None) return;
  decision.begin(num(Verb::Gift), {"11.6.1.2"});
  for (const Clan clan : clans)
    if (owed(table.match, frame.seat, clan) > 0) decision.add({num(Verb::Gift), {}, {}, {}, num(clan)});
  decision.drop_empty_choice();
}

void take_gift(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  frame.locals[gift_local::clan] = decision.picked(answer).number;
  count(game, frame.seat, num(Counter::GiftsOwed), -digit_of(clan_of(frame)), {"11.6.1.2"});
}

// Riding gives gifts of one clan type in a whole game; what effects give does not count. [vge 16.3.1.1]
void performed_before(Game& game, Frame& frame) {
  if (clan_of(frame) == Clan::None) return finish(game);
  if (frame.locals[gift_local::by_effect] != 0) return;
  const std::int32_t before = game.match[frame.seat].counters[num(Counter::GiftByRide)];
  if (before != 0 && before != num(clan_of(frame))) return finish(game);
  set(game, frame.seat, Counter::GiftByRide, num(clan_of(frame)), {"16.3.1.1"});
}

void ask_type(const Table& table, const Frame& frame, Decision& decision) {
  const std::int32_t chosen = table.match[frame.seat].counters[num(type_counter(clan_of(frame)))];
  const std::int32_t only = frame.locals[gift_local::type] != 0 ? frame.locals[gift_local::type] : chosen;
  decision.begin(num(Verb::GiftType), {"16.3.1.3.2"});
  for (std::uint16_t type = 1; type <= 2; ++type)
    if (only == 0 || only == type) decision.add({num(Verb::GiftType), {}, {}, {}, type});
}

void take_type(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const std::uint16_t type = decision.picked(answer).number;
  frame.locals[gift_local::type] = type;
  Counter counter = type_counter(clan_of(frame));
  if (game.match[frame.seat].counters[num(counter)] == 0) set(game, frame.seat, counter, type, {"16.3.1.3"});
}

void perform_gift(Game& game, Frame& frame) {
  const Seat seat = frame.seat;
  const std::uint16_t type = frame.locals[gift_local::type];
  if (clan_of(frame) == Clan::Accel) {
    const PlaceId circle = gained_circle(game.match, seat);
    if (circle) put_marker(game, circle, marker_of(Clan::Accel, type), {"16.3.1.5.2"});
    if (circle && type == 2) draw(game, seat, Cause::Gift, {"16.3.1.5.4"});
    finish(game);
    if (!circle) tell_no_room(game, seat);
  } else if (clan_of(frame) == Clan::Protect && type == 1) {
    finish(game);
    make_protect(game, seat, {"16.3.1.6.1"});
  }
}

Rule circle_rule(const Frame& frame) {
  return {clan_of(frame) == Clan::Force ? "16.3.1.4.1" : "16.3.1.6.2"};
}

void ask_gift_circle(const Table& table, const Frame& frame, Decision& decision) {
  ask_marker_circle(table, frame.seat, circle_rule(frame), clan_of(frame) == Clan::Force, decision);
}

void take_gift_circle(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  put_marker(game, decision.picked(answer).place, marker_of(clan_of(frame), frame.locals[gift_local::type]),
             circle_rule(frame));
}

constexpr Step gift_table[] = {
    asks_if_open("which gift", {"11.6.1.2"}, ask_gift, take_gift, Question::Gift),
    runs("gifts of other clan types", {"16.3.1.1"}, performed_before),
    asks_if_open("gift type", {"16.3.1.3"}, ask_type, take_type, Question::GiftType),
    runs("perform", {"16.3.1"}, perform_gift),
    asks_if_open("circle of the marker", {"16.3.1.4.1"}, ask_gift_circle, take_gift_circle,
                 Question::GiftCircle),
};

} // namespace

const std::span<const Step> gift_steps = gift_table;

void owe_gift(Game& game, Seat seat, CardId ridden) {
  const Clan clan = gift_of(game.face(ridden));
  if (clan == Clan::None) return;
  if (owed(game.match, seat, clan) == most_owed)
    stop(game.match, Flaw::TooManyAbilities);
  else
    count(game, seat, num(Counter::GiftsOwed), digit_of(clan), {"6.3.7"});
}

bool is_owed_gift(const Match& match, Seat seat) {
  return match[seat].counters[num(Counter::GiftsOwed)] > 0;
}

void resolve_owed_gift(Game& game, Seat seat) {
  call(game, Proc::Gift, seat);
}

void get_gift(Game& game, Seat seat, Clan clan, unsigned type) {
  call(game, Proc::Gift, seat, {num(clan), static_cast<std::uint16_t>(type), 1});
}

// All Accel markers come to the stage, from another stage as well, and the accel circles that they left are gone.
// [vge 7.41.1.2]
void become_stage(Game& game, PlaceId circle) {
  Match& match = game.match;
  if (markers(match[circle], Marker::Stage) == 0) put_marker(game, circle, Marker::Stage, {"7.41.1.1"});
  for (const Zone zone : field) {
    const PlaceId from = place(match[circle].seat, zone);
    if (from == circle || !exists(match[from])) continue;
    for (const Marker marker : {Marker::Accel1, Marker::Accel2})
      while (match[from].markers[num(marker)] > 0) {
        --match[from].markers[num(marker)];
        put_marker(game, circle, marker, {"7.41.1.2"});
      }
    const bool is_accel =
        std::find(std::begin(accel_circles), std::end(accel_circles), zone) != std::end(accel_circles);
    if (is_accel) vanish(game, from);
  }
}

void contribute_markers(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  const Card& unit = table.match[card];
  const Place& circle = table.match[unit.place];
  if (!is_circle(zone_of(unit.place)) || is_in(unit, State::Dominated)) return; // [vge 7.39.8]
  const auto add = [&](Operation operation, std::int32_t amount) {
    if (amount > 0 && is_unit(table, card))
      changes.push({num(Layer::Rules), operation, 0, num(Cause::Gift), {}, amount});
  };
  if (attribute == num(Attribute::Power) && table.match.turn_player == circle.seat)
    add(Operation::Add,
        10000 * (markers(circle, Marker::Force1) + markers(circle, Marker::Accel1)) + // [vge 16.3.1.4.2]
            5000 * markers(circle, Marker::Accel2) + power_by_record_markers(table, card));
  if (attribute == num(Attribute::Critical)) // [vge 16.3.1.4.3]
    add(Operation::Set, markers(circle, Marker::Force2) > 0 ? 2 : 0);
}

// "When this unit intercepts, this unit gets [Shield] +10000.": each marker's own. [vge 16.3.1.6.2]
void marker_waits(Game& game, CardId unit) {
  Standby standby;
  standby.source = standby.subject = refer(game.match, unit);
  standby.ability = game.book.rule_abilities[num(RuleAbility::ProtectTwo)];
  standby.seat = master(game.match, unit);
  for (unsigned i = 0; i < markers(game.match[game.match[unit].place], Marker::Protect2); ++i)
    if (!game.match.standby.push(standby)) stop(game.match, Flaw::TooManyAbilities);
}

} // namespace twoseat::vanguard
