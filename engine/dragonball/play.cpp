// Playing Battle and Unison Cards from hand for energy. [dbs 6-3-1-2-1, 6-3-1-2-2]
#include "engine/abilities/context.h"
#include "engine/dragonball/guards.h"
#include "engine/dragonball/payment.h"
#include "engine/dragonball/piles.h"
#include "engine/dragonball/procedures.h"
#include "engine/kernel/limits.h"

namespace twoseat::dragonball {
namespace {

bool is_still_in_hand(const Match& match, const Frame& frame) {
  const CardId card = frame.card(play_local::card);
  return where(match, card) == Zone::Hand && master(match, card) == frame.seat;
}

// A Unison's X is chosen before it is paid for. [dbs 2-12, 2-11-1-3-1-2]
void ask_x(const Table& table, const Frame& frame, Decision& decision) {
  const CardId card = frame.card(play_local::card);
  if (!has(table.face(card), Mark::Unison)) return; // no other card's cost has an X
  decision.begin(num(Verb::SetX), {"2-12-1"});
  for (std::uint16_t x = 0; can_pay(table, frame.seat, cost_of(table, card, Price::Card, x)); ++x)
    decision.add({num(Verb::SetX), {}, {}, {}, x});
}

void take_x(Game&, Frame& frame, const Decision& decision, const Answer& answer) {
  frame.locals[play_local::x] = decision.picked(answer).number;
}

void pay(Game& game, Frame& frame) {
  const CardId card = frame.card(play_local::card);
  reveal(game, card, num(Cause::Play), {"6-3-1-2-1-1"});
  call(game, Proc::Pay, frame.seat,
       {card.value, static_cast<std::uint16_t>(Price::Card), frame.locals[play_local::x]});
}

void declare(Game& game, Frame& frame) {
  call_counters(game, frame.seat, Occasion::PlayDeclared);
}

// One that was countered without a word where it goes lands in the Drop. [doubt dbs 18]
void enter(Game& game, Frame& frame) {
  if (!is_still_in_hand(game.match, frame)) return;
  const CardId card = frame.card(play_local::card);
  if ((frame.flags & negated) != 0) return put(game, card, Zone::Drop, Cause::Countered, {"4-7-3-6"});
  if (has(game.face(card), Mark::Unison))
    return enter_unison(game, frame.seat, card,
                        cost_of(game, card, Price::Card, frame.locals[play_local::x]).total);
  if (is_barred(game, frame.seat, card)) // since it was announced [dbs 10-42-2]
    return put(game, card, Zone::Drop, Cause::RuleAction, {"10-42-1"});
  put(game, card, frame.seat, Zone::Battle, Cause::Play, {"6-3-1-2-1-3"});
}

constexpr Step play_table[] = {
    asks_if_open("X", {"2-12-1"}, ask_x, take_x, Question::AmountX),
    runs("pay", {"6-3-1-2-1-1"}, pay, bit(Proc::Pay)),
    runs("declare", {"6-3-1-2-1-2"}, declare, bit(Proc::Counters)),
    runs("enter", {"6-3-1-2-1-3"}, enter),
};

} // namespace

const std::span<const Step> play_steps = play_table;

// One of theirs that lay there already goes to its owner's Drop, once the new one has come. [dbs 3-11-5, 6-3-1-2-2-3]
void enter_unison(Game& game, Seat seat, CardId card, std::int32_t markers) {
  const CardId before = top(game.match, seat, Zone::Unison);
  put(game, card, seat, Zone::Unison, Cause::Play, {"6-3-1-2-2-3"});
  if (markers > 0) add_markers(game, card, markers, card, Cause::Play, {"6-3-1-2-2-3"});
  if (before) put(game, before, Zone::Drop, Cause::RuleAction, {"6-3-1-2-2-3"});
}

bool is_barred(const Table& table, Seat seat, CardId card) {
  for (const CardId other : cards_in(table.match, place(seat, Zone::Battle)))
    if (other != card && has_now(table, other, Mark::Unique) && share_a_name(table, other, card)) return true;
  return false;
}

void stack_unison(Game& game, Seat seat, CardId card) {
  const CardId unison = top(game.match, seat, Zone::Unison);
  put_under(game, card, unison, Cause::Under, {"6-3-1-2-3-3"});
  add_markers(game, unison, 1, card, Cause::Under, {"6-3-1-2-3-3"});
  count(game, seat, num(PlayerCounter::Stacked), 1, {"6-3-1-2-3-3"});
}

void offer_stacking(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::Stack), {"6-3-1-2-3-3"});
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    if (allowed(may_stack, table, seat, card))
      decision.add({num(Verb::Stack), place(seat, Zone::Unison), card, {}, 0});
  decision.drop_empty_choice();
}

void offer_plays(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::Play), {"6-3-1-2-1"});
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    if (allowed(may_play, table, seat, card)) {
      const bool unison = has(table.face(card), Mark::Unison);
      decision.add({num(Verb::Play), place(seat, unison ? Zone::Unison : Zone::Battle), card, {}, 0});
    }
  decision.drop_empty_choice();
}

} // namespace twoseat::dragonball
