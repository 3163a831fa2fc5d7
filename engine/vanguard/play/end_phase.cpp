// The end phase: what goes back to where it came from, what ends, and the turn passes. [vge 9.11]
#include "engine/abilities/run.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/astral.h"
#include "engine/vanguard/mechanics/attach.h"
#include "engine/vanguard/mechanics/domination.h"
#include "engine/vanguard/mechanics/harmony.h"
#include "engine/vanguard/mechanics/lock.h"
#include "engine/vanguard/mechanics/music.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

enum class EndStep : std::uint8_t {
  GUnits,
  MoreGUnits,
  GHearts,
  Locks,
  Music,
  AstralPlane,
  Attached,
  Returns,
  EndOfTurn,
  CheckTiming,
  EffectsEnd,
  Again
};

// Whose go back to the G zone at the end of this player's turn. [vge 9.11.1, doubt vge-2 9]
bool return_now(const Match& match, Seat whose, Seat turn) {
  return whose == turn || !decided(match).only_own_g_units_return;
}

CardId g_unit_on(const Game& game, Seat seat, Zone circle) {
  const CardId unit = circle == Zone::Guardian ? CardId{} : unit_on(game.match, seat, circle);
  return unit && is_g(game.face(unit)) ? unit : CardId{};
}

// One that was a heart may be uncovered and goes as well. [vge 9.11.1.1 | vgi 6.8.1.1.1]
void return_g_units(Game& game, Frame& frame) {
  for (const Seat seat : both_seats)
    for (const Zone circle : field)
      while (const CardId unit =
                 return_now(game.match, seat, frame.seat) ? g_unit_on(game, seat, circle) : CardId{})
        put(game, unit, game.match[unit].owner, Zone::GZone, Cause::GZone, {"9.11.1"});
}

// Which heart leads again was asked meanwhile: it may be one more.
void return_more_g_units(Game& game, Frame& frame) {
  for (const Seat seat : both_seats)
    for (const Zone circle : field)
      if (return_now(game.match, seat, frame.seat) && g_unit_on(game, seat, circle))
        return go(frame, EndStep::GUnits);
}

void return_g_hearts(Game& game, Frame& frame) {
  for (const Seat seat : both_seats) {
    if (!return_now(game.match, seat, frame.seat)) continue;
    for (CardId card = top(game.match, seat, Zone::Vanguard); card;) {
      const CardId next = game.match[card].next;
      if (is_g(game.face(card)) && role_of(game.match[card]) == Role::Heart)
        put(game, card, game.match[card].owner, Zone::GZone, Cause::GZone, {"9.11.2"});
      card = next;
    }
  }
}

// Of the turn player's field only. [vge 9.11.3, doubt vge-2 9]
void end_locks(Game& game, Frame& frame) {
  Together at_once(game);
  for (const Zone circle : field)
    for (const CardId card : cards_in(game.match, place(frame.seat, circle))) {
      if (is_in(game.match[card], State::Locked)) unlock(game, card, {"9.11.3"});
      if (is_in(game.match[card], State::Deleted)) restore(game, card, {"9.11.3"});
    }
}

void music_ends(Game& game, Frame&) {
  end_music(game);
}

void astral_units_end(Game& game, Frame&) {
  end_of_astral_units(game);
}

void detach_units(Game& game, Frame& frame) {
  for (const Seat seat : both_seats) {
    loosen_all(game, seat);
    if (seat != frame.seat && loose_unit(game.match, seat)) call(game, Proc::Detach, seat, {1});
  }
  if (loose_unit(game.match, frame.seat))
    call(game, Proc::Detach, frame.seat, {1}); // the turn player first [vge 1.3.4]
}

void end_effects(Game& game, Frame&) {
  expire(game, Duration::Turn);
  end_harmonies(game);
  end_dominations(game, game.match.effects.size());
  game.match.uses.remove_if([](const Use& use) { return use.duration == Duration::Turn; });
  for (const Seat seat : both_seats)
    for (const Counter counter :
         {Counter::OrdersPlayed, Counter::FinalRush, Counter::TurnTally, Counter::FreeStrides})
      game.match[seat].counters[num(counter)] = 0;
}

// What has come back so far, before what waits for the end of the turn. [vge 9.11.7 | vgm 9.9.1]
void check_returns(Game& game, Frame& frame) {
  if (decided(game.match).returns_are_checked) call(game, Proc::CheckTiming, frame.seat);
}

// Those that have not become standby during this end phase. [vge 9.11.8]
void end_of_turn(Game& game, Frame& frame) {
  announce_once(game, Timing::EndPhase, frame.seat);
}

// What came up meanwhile is worked off in a further round. [vge 9.11.10]
void end_again(Game& game, Frame& frame) {
  if (goes_on(game, Timing::EndPhase, frame.seat))
    go(frame, decided(game.match).whole_end_repeats ? EndStep::GUnits : EndStep::EndOfTurn);
}

constexpr Step end_phase_table[] = {
    runs("G units return", {"9.11.1"}, return_g_units),
    runs("more G units return", {"9.11.1.1"}, return_more_g_units),
    runs("G hearts return", {"9.11.2"}, return_g_hearts),
    runs("locks and deletes end", {"9.11.3"}, end_locks),
    runs("music orders end", {"9.11.4"}, music_ends),
    runs("units of the Astral Plane", {"9.11.5"}, astral_units_end),
    runs("attached units", {"9.11.6"}, detach_units, bit(Proc::Detach)),
    runs("returns", {"9.11.7"}, check_returns, bit(Proc::CheckTiming)),
    runs("end of the turn", {"9.11.8"}, end_of_turn),
    checks("check timing", {"9.11.9"}),
    runs("effects end", {"9.11.9"}, end_effects),
    runs("end of the end phase", {"9.11.10"}, end_again),
};

} // namespace

const std::span<const Step> end_phase_steps = end_phase_table;

} // namespace twoseat::vanguard
