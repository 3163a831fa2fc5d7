// The drive step: its checks, and where the checked cards go. [vge 10.6]
#include "engine/vanguard/mechanics/astral.h"
#include "engine/vanguard/play/attacks.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

enum class DriveStep : std::uint8_t {
  Begin,
  DriveUnit,
  Check,
  Trigger,
  CheckTiming,
  TakeCard,
  CheckAgain,
  Compare,
  End
};

CardId drive_unit(const Match& match) {
  return holder_of(match, Link::Attacking);
}

void fix_drive_unit(Game& game, Frame& frame) {
  if (drive_of(game, drive_unit(game.match)) <= 0) // [vge 10.6.1.2.2]
    go(frame, DriveStep::End);
}

void drive_check(Game& game, Frame& frame) {
  const CardId card = top(game.match, frame.seat, Zone::Deck);
  if (!card) return go(frame, DriveStep::End);
  game.did({"7.22.1"}, frame.seat);
  ++frame.locals[drive_local::checks];
  frame.set_card(drive_local::card, card);
  put(game, card, frame.seat, Zone::Trigger, Cause::DriveCheck, {"10.6.1.2.3"});
  if (where(game.match, card) == Zone::Trigger) // a pseudo-card does not stay anywhere else [vge 15.1.1]
    relate(game, card, drive_unit(game.match), num(Link::DriveCheck), {"10.6.1.2.3"});
}

void play_drive_trigger(Game& game, Frame& frame) {
  call(game, Proc::TriggerAbility, frame.seat, {frame.locals[drive_local::card], 0, 1});
}

void take_checked_card(Game& game, Frame& frame) { // [doubt vge-2 4]
  const CardId card = frame.card(drive_local::card);
  const CardId unit = drive_unit(game.match);
  const bool astral = unit && is_astral(game.match[game.match[unit].place]); // [vge 17.3.1.4.1]
  if (related(game.match, card, Link::DriveCheck))
    put(game, card, frame.seat, astral ? Zone::Soul : Zone::Hand, Cause::ToHand,
        {astral ? "17.3.1.4.1" : "10.6.1.2.6"});
  if (!astral && where(game.match, card) == Zone::Hand) game.did({"4.13.1.1"}, frame.seat, card);
  frame.set_card(drive_local::card, {});
}

void compare_checks(Game& game, Frame& frame) {
  if (frame.locals[drive_local::checks] < drive_of(game, drive_unit(game.match))) go(frame, DriveStep::Check);
}

constexpr Step drive_step_table[] = {
    begins<Timing::DriveStep>("beginning of the drive step", {"10.6.1.1"}),
    runs("drive unit", {"10.6.1.2.2"}, fix_drive_unit),
    runs("drive check", {"10.6.1.2.3"}, drive_check),
    runs("trigger", {"10.6.1.2.4"}, play_drive_trigger, bit(Proc::TriggerAbility)),
    checks("check timing", {"10.6.1.2.5"}),
    runs("to hand", {"10.6.1.2.6"}, take_checked_card),
    checks("check timing", {"10.6.1.3"}),
    runs("another check?", {"10.6.1.3"}, compare_checks),
    checks("end of the drive step", {"10.6.1.4"}),
};

} // namespace

// A rear-guard stood by a stand trigger makes no checks in later battles of the turn. [vge 11.10.2.4]
std::int32_t drive_of(const Table& table, CardId unit) {
  const std::int32_t banned_from = unit ? information(table, unit, no_drive_check_from_battle) : 0;
  if (!unit || (banned_from > 0 && table.match.battle >= banned_from)) return 0;
  const std::int32_t instead = information(table, unit, performs_drive); // [vge 7.46.1.2]
  return instead > 0 ? instead : number(table, unit, Attribute::Drive);
}

const std::span<const Step> drive_step_steps = drive_step_table;

} // namespace twoseat::vanguard
