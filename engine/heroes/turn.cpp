// A turn: cards open, gold grows, a card is drawn; then plays, abilities and attacks in any order. [bsh BSH-29 to BSH-42]
#include "engine/abilities/run.h"
#include "engine/heroes/guards.h"
#include "engine/heroes/procedures.h"

namespace twoseat::heroes {
namespace {

constexpr std::int32_t most_gold = 10, most_failures = 3;
constexpr int first_hand = 4;

void begin_turn(Game& game, Frame& frame) {
  game.match.turn_player = frame.seat;
}

// What entered in an earlier turn is new no more. [bsh BSH-33, BSH-42]
void open_all(Game& game, Frame& frame) {
  for (const Zone zone : {Zone::Hero, Zone::Creatures, Zone::Equipment, Zone::Events})
    for (const CardId card : cards_in(game.match, place(frame.seat, zone))) {
      game.match[card].states = 0;
      orient(game, card, Orientation::Stand, num(Cause::Open), {"BSH-42"});
    }
  game.match[frame.seat].counters[num(Counter::SpentGold)] = 0; // [bsh BSH-56]
}

void receive_gold(Game& game, Frame& frame) {
  if (game.match[frame.seat].counters[num(Counter::Gold)] < most_gold)
    count(game, frame.seat, num(Counter::Gold), 1, {"BSH-30"});
}

// A turn without any card counts as one failure, the third loses at once. [bsh BSH-31, choice C 4]
void replenish(Game& game, Frame& frame) {
  const bool first = game.match.turn <= 2;
  bool any = false;
  for (int i = 0; i < (first ? first_hand : 1); ++i)
    any = draw(game, frame.seat, Cause::Draw, {first ? "BSH-29" : "BSH-30"}) || any;
  if (any) return;
  count(game, frame.seat, num(Counter::Failures), 1, {"BSH-31"});
  if (game.match[frame.seat].counters[num(Counter::Failures)] >= most_failures)
    end(game, frame.seat == Seat::A ? Outcome::WonByB : Outcome::WonByA, num(Ending::HandFailed), {"BSH-31"});
}

void turn_begins(Game& game, Frame& frame) {
  announce(game, Timing::Turn, frame.seat);
}

enum class MainStep : std::uint8_t { Check, Ask, Again, End };

void ask_main(const Table& table, const Frame& frame, Decision& decision) {
  offer_plays(table, frame.seat, decision);
  offer_attacks(table, frame.seat, decision);
  offer_abilities(table, frame.seat, decision);
  decision.begin(num(Verb::EndTurn), {"BSH-30"});
  decision.add({num(Verb::EndTurn), {}, {}, {}, 0});
}

void answer_main(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Play: return call(game, Proc::Play, frame.seat, {move.card.value});
  case Verb::Attack: return call(game, Proc::Attack, frame.seat, {move.card.value, move.target.value});
  case Verb::Activate: return activate(game, move.card, move.number, frame.seat);
  default: return go(frame, MainStep::End);
  }
}

void play_on(Game&, Frame& frame) {
  go(frame, MainStep::Check);
}

void enter_main(Game& game, Frame& frame) {
  call(game, Proc::Main, frame.seat);
}

void turn_ends(Game& game, Frame& frame) {
  announce(game, Timing::EndOfTurn, frame.seat);
}

// Who lives by them no longer dies in the turn that ends. [bsh BSH-36, BSH-40, BSH-43]
void end_effects(Game& game, Frame&) {
  expire(game, Duration::Turn);
}

void pass(Game& game, Frame& frame) {
  const Seat next = other(frame.seat);
  expire(game, Duration::Turn); // and what has come of that
  game.match.uses.remove_if([](const Use& use) { return use.duration == Duration::Turn; });
  ++game.match.turn;
  twoseat::pass_turn(game, next);
  finish(game);
  call(game, Proc::Turn, next);
}

constexpr Step turn_table[] = {
    runs("turn", {"BSH-30"}, begin_turn),
    checks("checks", {"BSH-44"}),
    runs("open", {"BSH-42"}, open_all),
    runs("gold", {"BSH-56"}, receive_gold),
    runs("draw", {"BSH-30"}, replenish),
    runs("start of the turn", {"BSH-30"}, turn_begins),
    runs("main phase", {"BSH-32"}, enter_main, bit(Proc::Main)),
    runs("end of the turn", {"BSH-30"}, turn_ends),
    checks("checks", {"BSH-44"}),
    runs("until the end of the turn", {"BSH-44"}, end_effects),
    checks("checks", {"BSH-44"}),
    runs("pass the turn", {"BSH-30"}, pass, bit(Proc::Turn)),
};

constexpr Step main_table[] = {
    checks("checks", {"BSH-44"}),
    asks("main phase", {"BSH-32"}, ask_main, answer_main, Question::Main,
         bit(Proc::Play) | bit(Proc::Attack) | bit(Proc::Effect)),
    runs("main phase again", {"BSH-32"}, play_on),
};

} // namespace

const std::span<const Step> turn_steps = turn_table;
const std::span<const Step> main_steps = main_table;

} // namespace twoseat::heroes
