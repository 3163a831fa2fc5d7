// A turn: the charge phase, the main phase with everything that its player does, the end. [dbs 6]
#include "engine/abilities/run.h"
#include "engine/dragonball/guards.h"
#include "engine/dragonball/procedures.h"

namespace twoseat::dragonball {
namespace {

// --- Charge phase [dbs 6-2] ---------------------------------------------------------------------------------------

void begin_turn(Game& game, Frame& frame) {
  game.match.turn_player = frame.seat;
  announce(game, Timing::Turn, frame.seat);
}

void ready_all(Game& game, Frame& frame) {
  for (const Zone zone : {Zone::Leader, Zone::Battle, Zone::Energy, Zone::Unison})
    for (const CardId card : cards_in(game.match, place(frame.seat, zone)))
      if (!cannot(game, card, Restriction::Ready))
        orient(game, card, Orientation::Stand, num(Cause::Ready), {"6-2-2"});
}

void draw_for_turn(Game& game, Frame& frame) {
  if (game.match.turn > 1) draw(game, frame.seat, Cause::Draw, {"6-2-3"});
}

void charge(Game& game, Frame& frame) {
  call(game, Proc::Charge, frame.seat);
}

void ask_charge(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Charge), {"6-2-5"});
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Hand)))
    decision.add({num(Verb::Charge), place(frame.seat, Zone::Energy), card, {}, 0});
  decision.drop_empty_choice();
  decision.begin(num(Verb::NoCharge), {"6-2-5"});
  decision.add({num(Verb::NoCharge), {}, {}, {}, 0});
}

void take_charge(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  if (static_cast<Verb>(move.verb) == Verb::Charge)
    put(game, move.card, frame.seat, Zone::Energy, Cause::Charge, {"6-2-5"});
}

// --- Main phase [dbs 6-3] -----------------------------------------------------------------------------------------

enum class MainStep : std::uint8_t { Begin, Check, Ask, Again, End };

void begin_main(Game& game, Frame& frame) {
  announce(game, Timing::MainPhase, frame.seat);
}

void ask_main(const Table& table, const Frame& frame, Decision& decision) {
  offer_plays(table, frame.seat, decision);
  offer_stacking(table, frame.seat, decision);
  offer_skills(table, frame.seat, decision);
  offer_attacks(table, frame.seat, decision);
  decision.begin(num(Verb::EndTurn), {"6-3-1-2-5"});
  decision.add({num(Verb::EndTurn), {}, {}, {}, 0});
}

void answer_main(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Play: return call(game, Proc::Play, frame.seat, {move.card.value});
  case Verb::Attack: return call(game, Proc::Attack, frame.seat, {move.card.value, move.target.value});
  case Verb::Stack: return stack_unison(game, frame.seat, move.card);
  case Verb::Activate: return call(game, Proc::Skill, frame.seat, {move.card.value, move.number});
  default: return go(frame, MainStep::End);
  }
}

void main_again(Game&, Frame& frame) {
  go(frame, MainStep::Check);
}

void end_main(Game& game, Frame& frame) {
  announce(game, Timing::EndOfMain, frame.seat);
}

// What lasts until the end of the main phase ends for the cards' players one after the other. [doubt dbs 29]
void forget_main(Game& game, Seat seat) {
  game.match.modifications.remove_if([&](const Modification& m) {
    return m.duration == Duration::MainPhase && (!m.source || master(game.match, m.source) == seat);
  });
}
void forget_own_main(Game& game, Frame& frame) {
  forget_main(game, frame.seat);
}
void forget_others_main(Game& game, Frame& frame) {
  forget_main(game, other(frame.seat));
}

void enter_main(Game& game, Frame& frame) {
  call(game, Proc::Main, frame.seat);
}

// --- End phase [dbs 6-4] ------------------------------------------------------------------------------------------

enum class TurnStep : std::uint8_t { Begin, First, Ready, Draw, Check, Charge, Last, Main, End };

Event end_of_turn(Seat seat) {
  Event event = moment(num(Timing::EndOfTurn), seat);
  event.cause = once_while_it_lasts; // none triggers twice in a turn [dbs 6-4-1-1]
  return event;
}

void turn_ends(Game& game, Frame& frame) {
  game.tell(end_of_turn(frame.seat));
}

void forget_turn(Game& game) {
  expire(game, Duration::Turn);
  game.match.uses.remove_if([](const Use& use) { return use.duration == Duration::Turn; });
  constexpr std::uint8_t until_end_of_turn = num(State::MarkerUsed) | negated_keywords;
  for (const Seat seat : both_seats) {
    game.match[seat].counters = {};
    for (const Zone zone : {Zone::Leader, Zone::Battle, Zone::Unison})
      for (const CardId card : cards_in(game.match, place(seat, zone)))
        game.match[card].states &= static_cast<std::uint8_t>(~until_end_of_turn);
  }
}

// What came to wait for the end of the turn only now triggers in one more end phase. [dbs 6-4-1-4]
void pass(Game& game, Frame& frame) {
  forget_turn(game);
  if (is_awaited(game, end_of_turn(frame.seat))) return go(frame, TurnStep::End);
  end_moment(game.match, game.book, end_of_turn(frame.seat));
  const Seat next = other(frame.seat);
  ++game.match.turn;
  twoseat::pass_turn(game, next);
  finish(game);
  call(game, Proc::Turn, next);
}

constexpr Step turn_table[] = {
    runs("charge phase", {"6-2-1"}, begin_turn),
    checkpoint("checkpoint", {"6-2-1"}),
    runs("Active Mode", {"6-2-2"}, ready_all),
    runs("draw", {"6-2-3"}, draw_for_turn),
    checkpoint("checkpoint", {"6-2-4"}),
    runs("charge", {"6-2-5"}, charge, bit(Proc::Charge)),
    checkpoint("checkpoint", {"6-2-6"}),
    runs("main phase", {"6-3-1"}, enter_main, bit(Proc::Main)),
    runs("end of the turn", {"6-4-1-1"}, turn_ends),
    checkpoint("checkpoint", {"6-4-1-2"}),
    runs("pass the turn", {"6-4-1-4"}, pass, bit(Proc::Turn)),
};
constexpr Step charge_table[] = {asks("charge", {"6-2-5"}, ask_charge, take_charge, Question::Charge)};
constexpr Step main_table[] = {
    runs("begin the main phase", {"6-3-1-1"}, begin_main),
    checkpoint("checkpoint", {"4-6-2-1"}),
    asks("main phase", {"6-3-1-2"}, ask_main, answer_main, Question::Main,
         bit(Proc::Play) | bit(Proc::Attack) | bit(Proc::Skill)),
    runs("main phase again", {"4-6-2-2"}, main_again),
    runs("end of the main phase", {"6-3-1-3-1-1"}, end_main),
    checkpoint("checkpoint", {"6-3-1-3-1-1"}),
    checkpoint("second checkpoint", {"6-3-1-3-1-2"}),
    runs("the turn player's effects end", {"6-3-1-3-1-2"}, forget_own_main),
    runs("the other player's effects end", {"6-3-1-3-1-3"}, forget_others_main),
};

} // namespace

bool is_main_phase_over(const Match& match) {
  const Frame* turn = innermost(match, num(Proc::Turn));
  return turn == nullptr || turn->step > num(TurnStep::Main) + 1U; // it points at what comes next
}

const std::span<const Step> turn_steps = turn_table;
const std::span<const Step> charge_steps = charge_table;
const std::span<const Step> main_steps = main_table;

} // namespace twoseat::dragonball
