// A turn: cards open, the start of the turn, the main phase, the end of the turn. [bsk 300, 309 to 313]
#include "engine/abilities/run.h"
#include "engine/berserk/acting.h"
#include "engine/berserk/control.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/procedures.h"
#include "engine/kernel/information.h"

namespace twoseat::berserk {
namespace {

// What is counted turn by turn, of every card.
void begin_turn(Game& game, Frame& frame) {
  game.match.turn_player = frame.seat;
  each_in_squads(game.match, [&](CardId card) {
    for (const On counted : {On::Struck, On::Wounded, On::Armoured, On::Attacks})
      game.match[card].counters[num(counted)] = 0;
    for (const State over : {State::Attacked, State::Agile, State::Opened, State::Acted})
      set(game.match, card, over, false);
  });
}

// Online the hidden cards of the second player stay so until his own first turn. [bso BSO-33]
void show_hidden(Game& game, Frame& frame) {
  if (edition(game.match) != Edition::Online || game.match.turn != 2) return;
  each_of(game.match, frame.seat, [&](CardId card) {
    if (trait(game, card, Trait::Stealth) == 0) reveal(game, card, {"BSO-33"});
  });
}

void prepare(Game& game, Frame& frame) { // [bsk 310]
  call(game, Proc::Opening, frame.seat);
}

// Those that were open, or open now, are concerned by what waits for opening. [bsk 311.1, 311.2]
void open_cards(Game& game, Frame& frame) {
  Match& match = game.match;
  each_of(match, frame.seat, [&](CardId card) {
    const bool stays = has(match, card, State::StaysClosed) || cannot(game, card, Restriction::Open);
    set(match, card, State::StaysClosed, false);
    if (!stays) open(game, card, Cause::Open, {"311.1"});
    if (match[card].counters[num(On::Steps)] > 0) game.did({"311.2"}, frame.seat, card);
    match[card].counters[num(On::Steps)] = 0;
    set(match, card, State::Opened, is_open(match, card));
  });
  const std::size_t changes = match.modifications.size();
  match.modifications.remove_if(
      [&](const Modification& m) { return m.cause == num(until_start_of(frame.seat)); });
  if (match.modifications.size() < changes) game.did({"311.3"}, frame.seat);
}

void start_of_turn(Game& game, Frame& frame) {
  begin_turn_traits(game, frame.seat);
  announce(game, Timing::TurnBegins, frame.seat);
  give_priority(game, Stage::TurnStart);
}

void main_phase(Game& game, Frame&) {
  give_priority(game, Stage::Main);
}

void end_of_turn(Game& game, Frame& frame) {
  end_turn_traits(game, frame.seat);
  announce(game, Timing::EndOfTurn, frame.seat);
  give_priority(game, Stage::TurnEnd);
}

// Whatever the second player has hidden in his back row is shown by now. [bsk 306.2a]
void show_back_row(Game& game) {
  if (edition(game.match) != Edition::Classic || game.match.turn != 1) return;
  each_of(game.match, other(game.match.first_player), [&](CardId card) {
    if (trait(game, card, Trait::Stealth) == 0) reveal(game, card, {"306.2a"});
  });
}

void pass_on(Game& game, Frame& frame) { // [bsk 313.2]
  const Seat next = other(frame.seat);
  show_back_row(game);
  forget_reaching(game, frame.seat);
  expire_and_release(game, Duration::Turn);
  game.match.uses.remove_if([](const Use& use) { return use.duration == Duration::Turn; });
  ++game.match.turn;
  twoseat::pass_turn(game, next);
  game.did({"300.1"}, next);
  finish(game);
  call(game, Proc::Turn, next);
}

constexpr std::uint64_t priority = bit(Proc::Priority);
constexpr Step turn_table[] = {
    runs("turn", {"300.2"}, begin_turn),
    runs("hidden cards", {"415.2b"}, show_hidden),
    runs("before the turn", {"310.2"}, prepare, bit(Proc::Opening)),
    runs("open", {"311.1"}, open_cards),
    runs("start of the turn", {"311.4"}, start_of_turn, priority),
    runs("main phase", {"312.2"}, main_phase, priority),
    runs("end of the turn", {"313.1"}, end_of_turn, priority),
    runs("pass the turn", {"313.2"}, pass_on, bit(Proc::Turn)),
};

} // namespace

const std::span<const Step> turn_steps = turn_table;

} // namespace twoseat::berserk
