// What comes off a deck next in Vanguard: the drive checks of an attack, and the damage checks that it brings.
#include "engine/vanguard/family.h"
#include "engine/vanguard/play/attacks.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

constexpr Hoped hoped[] = {
    {"any trigger", bit(Mark::Trigger)},        {"critical trigger", bit(Mark::CriticalTrigger)},
    {"draw trigger", bit(Mark::DrawTrigger)},   {"front trigger", bit(Mark::FrontTrigger)},
    {"stand trigger", bit(Mark::StandTrigger)}, {"heal trigger", bit(Mark::HealTrigger)},
    {"over trigger", bit(Mark::OverTrigger)},
};

enum class Moment : std::uint8_t { DriveCheck, DamageCheck };
constexpr const char* moments[] = {"drive check", "damage check"};

const Frame* running(const Match& match, Proc proc) {
  for (std::size_t i = 0; i < match.stack.size(); ++i)
    if (match.stack[i].procedure == num(proc)) return &match.stack[i];
  return nullptr;
}

// Of the attack under way, less what was checked already; before an attack, of one by the vanguard.
std::int32_t drives(const Table& table, CardId attacker) {
  const Match& match = table.match;
  if (running(match, Proc::DamageStep) != nullptr || running(match, Proc::CloseStep) != nullptr) return 0;
  const Frame* step = running(match, Proc::DriveStep);
  return drive_checks(table, attacker) - (step != nullptr ? step->locals[drive_local::checks] : 0);
}

// What an attack that hits deals; once it is dealt, what of it is still to be checked. [vge 10.7.1.4, 13.6.1]
std::int32_t damage(const Table& table, Seat seat, CardId attacker, bool attacks) {
  const Match& match = table.match;
  const std::int32_t dealt = match[seat].counters[num(Counter::VanguardDamage)];
  if (dealt > 0 || seat == match.turn_player || !attacker) return std::max(dealt, 0);
  if (!attacks) return number(table, attacker, Attribute::Critical);
  if (running(match, Proc::DamageStep) != nullptr || running(match, Proc::CloseStep) != nullptr) return 0;
  const CardId vanguard = vanguard_of(match, seat);
  return vanguard && related(match, vanguard, Link::Attacked) ? number(table, attacker, Attribute::Critical)
                                                              : 0;
}

std::size_t upcoming(const Table& table, std::span<Upcoming, Chances::most> out) {
  const Match& match = table.match;
  if (match.turn_player == Seat::None || over(match)) return 0;
  std::size_t count = 0;
  const auto add = [&](Moment what, Rule rule, Seat seat, std::int32_t cards) {
    const auto most = static_cast<std::int32_t>(vanguard::count(match, seat, Zone::Deck));
    if (cards > 0 && most > 0)
      out[count++] = {moments[num(what)], rule, seat, place(seat, Zone::Deck),
                      static_cast<std::uint8_t>(std::min(cards, most))};
  };
  const CardId fighting = holder_of(match, Link::Attacking);
  const CardId attacker = fighting ? fighting : vanguard_of(match, match.turn_player);
  if (attacker) add(Moment::DriveCheck, {"10.6.1.2.3"}, match.turn_player, drives(table, attacker));
  for (const Seat seat : {other(match.turn_player), match.turn_player})
    add(Moment::DamageCheck, {"13.6.3"}, seat, damage(table, seat, attacker, static_cast<bool>(fighting)));
  return count;
}

} // namespace

const Chances chances{hoped, moments, upcoming};

} // namespace twoseat::vanguard
