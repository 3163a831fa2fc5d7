// Attaching, and coming loose again in the end phase or when the vanguard is gone. [vge 6.9, 9.11.6, 13.12]
#include "engine/vanguard/mechanics/attach.h"
#include "engine/abilities/context.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

constexpr Mark skills[] = {Mark::Boost,     Mark::Intercept, Mark::TwinDrive, Mark::TripleDrive,
                           Mark::Restraint, Mark::Lord,      Mark::Resist,    Mark::Sentinel};

// By the rules, not by an effect; `source` tells later whose they were. [vge 6.9.3.4, 6.9.3.4.1]
void lend(Game& game, CardId from, CardId to, std::uint8_t attribute, std::int32_t what) {
  impose(game, to, attribute, what, Layer::Rules, Cause::Attach, from);
}

void lend_abilities(Game& game, CardId from, CardId to) {
  const Face& face = game.face(from);
  each_printed_ability(game, face,
                       [&](std::uint16_t ability) { lend(game, from, to, given_ability, ability); });
  for (const Mark skill : skills)
    if (has(face, skill) && !has(game.face(to), skill)) lend(game, from, to, given_mark, num(skill));
}

bool is_attached(const Match& match, CardId card) {
  return role_of(match[card]) == Role::Attached && where(match, card) == Zone::Vanguard;
}

} // namespace

bool is_attached_unit(const Match& match, CardId card) {
  return is_attached(match, card) && !is_in(match[card], State::Locked);
}

bool counts_as_unit(const Table& table, CardId card) {
  return is_unit(table, card) || is_attached_unit(table.match, card);
}

bool may_be_attached(const Table& table, CardId card) {
  return is_unit(table, card) && is_circle_of(table.match, table.match[card].place, CircleType::RearGuard) &&
         !cannot(table, card, Restriction::Move); // it would be one [vge 1.3.3, 6.9.2.2]
}

bool attach(Game& game, CardId unit, CardId vanguard) {
  Match& match = game.match;
  if (!may_be_attached(game, unit) || where(match, vanguard) != Zone::Vanguard || !is_unit(game, vanguard) ||
      match[unit].owner != match[match[vanguard].place].seat)
    return false;
  Together at_once(game);
  Relocation how;
  how.cause = num(Cause::Attach);
  how.rule = {"6.9.2.2"};
  how.identity = Identity::Same;
  how.role = num(Role::Attached);
  how.host = vanguard;
  move_card(game, unit, match[vanguard].place, how);
  lend_abilities(game, unit, vanguard);
  return true;
}

void loosen(Game& game, CardId attached) {
  game.match[attached].host = {};
  stop_lending(game, attached);
}

void stop_lending(Game& game, CardId attached) {
  game.match.modifications.remove_if(
      [&](const Modification& m) { return m.source == attached && m.cause == num(Cause::Attach); });
}

CardId loose_unit(const Match& match, Seat seat) {
  for (const CardId card : cards_in(match, place(seat, Zone::Vanguard))) {
    if (!is_attached(match, card)) continue;
    const CardId host = match[card].host;
    const bool tied = host && match[host].place == match[card].place &&
                      (role_of(match[host]) == Role::Unit || role_of(match[host]) == Role::Mate);
    if (!tied) return card;
  }
  return {};
}

void loosen_all(Game& game, Seat seat) {
  for (const CardId card : cards_in(game.match, place(seat, Zone::Vanguard)))
    if (is_attached(game.match, card)) loosen(game, card);
}

void contribute_attached(const Table& table, CardId card, Changes& changes) {
  if (where(table.match, card) != Zone::Vanguard || role_of(table.match[card]) != Role::Unit) return;
  for (const CardId other_card : cards_in(table.match, table.match[card].place))
    if (table.match[other_card].host == card && is_attached(table.match, other_card))
      changes.push({num(Layer::Battle), Operation::Add, 0, num(Cause::Attach), other_card,
                    number(table, other_card, Attribute::Power)});
}

// --- To a rear-guard circle: in the end phase resting, by rule action standing [vge 6.9.5, 13.12.1, doubt vge-1 13] -

namespace {

enum class DetachStep : std::uint8_t { Circle, Again };

bool in_end_phase(const Frame& frame) {
  return frame.locals[detach_local::end_phase] != 0;
}
const char* rule_of(const Frame& frame) {
  return in_end_phase(frame) ? "6.9.5" : "13.12.1";
}

void ask_detach(const Table& table, const Frame& frame, Decision& decision) {
  const CardId card = loose_unit(table.match, frame.seat);
  if (!card) return;
  decision.begin(num(Verb::Detach), {rule_of(frame)});
  for (const Zone circle : rear_guard_circles)
    if (is_circle_of(table.match, place(frame.seat, circle), CircleType::RearGuard))
      decision.add({num(Verb::Detach), place(frame.seat, circle), card, {}, 0});
  decision.drop_empty_choice();
}

// A move, not a call: who stands there goes by the next rule action. [vge 7.34.2, 13.3.5]
void take_detach(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  loosen(game, move.card);
  Relocation how;
  how.cause = num(Cause::Attach);
  how.rule = {rule_of(frame)};
  how.identity = Identity::Same;
  how.orientation = in_end_phase(frame) ? Orientation::Rest : Orientation::Stand;
  move_card(game, move.card, move.place, how);
}

// Locked circles everywhere leave it no place to go: it is retired.
void detach_next(Game& game, Frame& frame) {
  const CardId card = loose_unit(game.match, frame.seat);
  if (!card) return;
  bool room = false;
  for (const Zone circle : rear_guard_circles)
    room = room || is_circle_of(game.match, place(frame.seat, circle), CircleType::RearGuard);
  if (room) return go(frame, DetachStep::Circle);
  loosen(game, card);
  retire(game, card, {"13.12.1"});
}

constexpr Step detach_table[] = {
    asks_if_open("circle of the unit", {"6.9.5"}, ask_detach, take_detach, Question::Detach),
    runs("next attached unit", {"6.9.5"}, detach_next),
};

} // namespace

const std::span<const Step> detach_steps = detach_table;

} // namespace twoseat::vanguard
