// A turn and its phases, up to the battle phase and from the end phase on. [vge 9]
#include "engine/abilities/run.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/dress.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {

void check_timing(Game& game, Frame&) {
  call(game, Proc::CheckTiming, game.match.turn_player);
}

namespace {

// --- The turn -----------------------------------------------------------------------------------------------------

void begin_turn(Game& game, Frame& frame) {
  game.match.turn_player = frame.seat;
  game.match.battle = 0;
  const CardId vanguard = vanguard_of(game.match, frame.seat);
  const std::int32_t grade = vanguard ? number(game, vanguard, Attribute::Grade) : 0;
  game.match[frame.seat].counters[num(Counter::GradeAtTurn)] = std::max(grade, 0); // [vge 6.6.2]
}

// Extra turns first. [vge 18.2.2]
Seat next_turn(Match& match, Seat now) {
  std::int32_t& ahead = match[Seat::A].counters[num(Counter::TurnsAhead)];
  if (ahead <= 1) return other(now);
  const Seat next = ahead % 2 == 0 ? Seat::A : Seat::B;
  ahead = ahead / 2 == 1 ? 0 : ahead / 2;
  return next;
}

void pass_turn(Game& game, Frame& frame) {
  const Seat next = next_turn(game.match, frame.seat);
  ++game.match.turn;
  twoseat::pass_turn(game, next);
  finish(game);
  call(game, Proc::Turn, next);
}

constexpr Step turn_table[] = {
    runs("turn", {"9.1.1"}, begin_turn),
    enters<Proc::StandPhase>("stand phase", {"9.2"}),
    enters<Proc::DrawPhase>("draw phase", {"9.3"}),
    enters<Proc::RidePhase>("ride phase", {"9.6"}),
    enters<Proc::MainPhase>("main phase", {"9.9"}),
    enters<Proc::BattlePhase>("battle phase", {"9.10"}),
    enters<Proc::EndPhase>("end phase", {"9.11"}),
    runs("pass the turn", {"9.11.10"}, pass_turn),
};

// --- Stand phase --------------------------------------------------------------------------------------------------

// A check timing only if such an ability stands by.
void stand_up_abilities(Game& game, Frame& frame) {
  if (decided(game.match).stand_up_waits_for_turn) return;
  if (has_standby(game.match, Seat::A) || has_standby(game.match, Seat::B)) check_timing(game, frame);
}

void stand_all(Game& game, Frame& frame) {
  for (const CardId card : cards_in(game.match, place(frame.seat, Zone::OrderZone)))
    orient(game, card, Orientation::Stand, num(Cause::StandPhase), {"9.2.3"});
  CardList all; // who stands is settled before the first one does
  for (const Zone circle : field)
    for (const CardId card : cards_in(game.match, place(frame.seat, circle)))
      if (!cannot(game, card, Restriction::Stand) &&
          !cannot(game, card, Restriction::StandInStandPhase)) // [vge 1.3.3]
        all.push(card);
  Together at_once(game);
  for (const CardId card : all)
    orient(game, card, Orientation::Stand, num(Cause::StandPhase), {"9.2.3"});
}

constexpr Step stand_phase_table[] = {
    runs("stand up abilities", {"9.2.1"}, stand_up_abilities, bit(Proc::CheckTiming)),
    begins<Timing::Turn>("beginning of the turn", {"9.2.2"}),
    runs("stand", {"9.2.3"}, stand_all),
    checks("check timing", {"9.2.4"}),
};

// --- Draw phase ---------------------------------------------------------------------------------------------------

void draw_for_turn(Game& game, Frame& frame) {
  draw(game, frame.seat, Cause::Draw, {"9.4.2"});
}

// A player with a ride deck skips all of it. [vge 9.5.1 | vgi 6.4.1.2]
void skip_g_assist(Game& game, Frame& frame) {
  if (!decided(game.match).has_g_steps) return finish(game);
  if (!decided(game.match).ride_deck_skips_g_assist) return;
  for (const Card& card : game.match.cards)
    if (card.owner == frame.seat && card.origin == num(Origin::Ride)) return finish(game);
}

enum class DrawStep : std::uint8_t {
  Begin,
  Draw,
  CheckTiming,
  GAssist,
  BeginAssist,
  MayAssist,
  Assist,
  CheckAgain
};

// What everybody can see to be impossible is not asked.
void skip_g_assist_question(Game& game, Frame& frame) {
  if (!can_be_seen_to_assist(game, frame.seat)) go(frame, DrawStep::CheckAgain);
}

// Put to the player whatever the hand: whether it can be answered with yes depends on the hand.
void ask_g_assist(const Table& table, const Frame& frame, Decision& decision) {
  if (allowed(may_g_assist, table, frame.seat)) {
    decision.begin(num(Verb::GAssist), {"9.5.3"});
    decision.add({num(Verb::GAssist), {}, {}, {}, 0});
  }
  decision.begin(num(Verb::NoGAssist), {"9.5.3"});
  decision.add({num(Verb::NoGAssist), {}, {}, {}, 0});
}

void answer_g_assist(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb == num(Verb::GAssist)) call(game, Proc::GAssist, frame.seat);
}

constexpr Step draw_phase_table[] = {
    begins<Timing::DrawPhase>("beginning of the draw phase", {"9.4.1"}),
    runs("draw", {"9.4.2"}, draw_for_turn),
    checks("check timing", {"9.4.3"}),
    runs("G assist step", {"9.5.1"}, skip_g_assist),
    begins<Timing::GAssist>("beginning of the G assist step", {"9.5.2"}),
    runs("may they use G assist?", {"9.5.3"}, skip_g_assist_question),
    asks("use G assist?", {"9.5.3"}, ask_g_assist, answer_g_assist, Question::GAssist, bit(Proc::GAssist)),
    checks("check timing", {"9.5.4"}),
};

// --- Ride phase ---------------------------------------------------------------------------------------------------

void ask_ride(const Table& table, const Frame& frame, Decision& decision) {
  const PlaceId circle = place(frame.seat, Zone::Vanguard);
  decision.begin(num(Verb::Ride), {"9.7.2"});
  for (const Zone from : {Zone::Hand, Zone::RideDeck})
    for (const CardId card : cards_in(table.match, place(frame.seat, from)))
      if (allowed(may_ride, table, frame.seat, card)) decision.add({num(Verb::Ride), circle, card, {}, 0});
  decision.drop_empty_choice();
  decision.begin(num(Verb::NoRide), {"9.7.2"});
  decision.add({num(Verb::NoRide), {}, {}, {}, 0});
}

void answer_ride(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb != num(Verb::Ride)) return;
  const CardId card = decision.picked(answer).card;
  const bool from_ride_deck = where(game.match, card) == Zone::RideDeck;
  call(game, Proc::Ride, frame.seat, {card.value, static_cast<std::uint16_t>(from_ride_deck)});
}

enum class RideStep : std::uint8_t { Begin, Ride, CheckTiming, BeginStride, MayStride, Stride, CheckAgain };

// The question is put whenever it could be answered with yes as far as the other player can see.
void skip_stride(Game& game, Frame& frame) {
  if (!may_stride_at_all(game, frame.seat)) go(frame, RideStep::CheckAgain);
}

void ask_stride(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Stride), {"9.8.2"});
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::GZone)))
    if (allowed(may_stride, table, frame.seat, card))
      decision.add({num(Verb::Stride), place(frame.seat, Zone::Vanguard), card, {}, 0});
  decision.drop_empty_choice();
  decision.begin(num(Verb::NoStride), {"9.8.2"});
  decision.add({num(Verb::NoStride), {}, {}, {}, 0});
}

void answer_stride(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb == num(Verb::Stride))
    call(game, Proc::Stride, frame.seat, {decision.picked(answer).card.value});
}

// Not where the edition has no such step. [vgm 9.6.3]
void begin_stride_step(Game& game, Frame& frame) {
  if (!decided(game.match).has_g_steps) return finish(game);
  announces_and_checks<Timing::StrideStep>(game, frame);
}

constexpr Step ride_phase_table[] = {
    begins<Timing::RidePhase>("beginning of the ride phase", {"9.7.1"}),
    asks("ride", {"9.7.2"}, ask_ride, answer_ride, Question::Ride, bit(Proc::Ride)),
    checks("check timing", {"9.7.3"}),
    runs("beginning of the stride step", {"9.8.1"}, begin_stride_step, bit(Proc::CheckTiming)),
    runs("can they stride?", {"9.8.2"}, skip_stride),
    asks("stride", {"9.8.2"}, ask_stride, answer_stride, Question::Stride, bit(Proc::Stride)),
    checks("check timing", {"9.8.3"}),
};

// --- Main phase ---------------------------------------------------------------------------------------------------

enum class MainStep : std::uint8_t { Begin, CheckTiming, Play, Again, End };

void offer_calls(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::Call), {"9.9.2.1"});
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    if (allowed(may_call_card, table, seat, card))
      for (const Zone circle : rear_guard_circles)
        if (allowed(may_call_to, table, seat, place(seat, circle)) && // not to a lock circle [vge 7.30.3]
            allowed(may_call_there, table, seat, card, place(seat, circle)))
          decision.add({num(Verb::Call), place(seat, circle), card, {}, 0});
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand))) // for a cost, whatever its grade
    for (const Zone circle : rear_guard_circles)
      for (std::uint16_t way = 1, ways = ways_to_call(table, card, circle); way <= ways; ++way)
        if (allowed(may_call_for, table, seat, card, circle, way) &&
            allowed(may_call_to, table, seat, place(seat, circle)))
          decision.add({num(Verb::Call), place(seat, circle), card, {}, way});
  decision.drop_empty_choice();
}

void ask_main(const Table& table, const Frame& frame, Decision& decision) {
  offer_calls(table, frame.seat, decision);
  decision.begin(num(Verb::Exchange), {"9.9.2.2"});
  for (const Zone front : {Zone::FrontLeft, Zone::FrontRight})
    if (allowed(may_exchange, table, frame.seat, place(frame.seat, front)))
      decision.add({num(Verb::Exchange), place(frame.seat, front), {}, {}, 0});
  decision.drop_empty_choice();
  offer_dress(table, frame.seat, decision);
  offer_abilities(table, frame.seat, decision);
  offer_orders(table, frame.seat, false, decision);
  decision.begin(num(Verb::EndMain), {"9.9.2.6"});
  const bool attacks_follow = allowed(may_attack_now, table, frame.seat); // the table words it so
  decision.add({num(Verb::EndMain), {}, {}, {}, static_cast<std::uint16_t>(attacks_follow ? 0 : 1)});
}

// After an action the same player gets a play timing again, which opens with a check timing. [vge 11.6.2.2.1]
void answer_main(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Call:
    return call(game, Proc::CallNormally, frame.seat, {move.card.value, move.place.value, move.number});
  case Verb::Exchange: return exchange(game, frame.seat, zone_of(move.place));
  case Verb::Activate: return activate(game, move.card, move.number, frame.seat);
  case Verb::OverDress: return over_dress(game, move.card, move.target, frame.seat);
  case Verb::XoverDress: return call(game, Proc::XoverDress, frame.seat, {move.card.value});
  case Verb::PlayOrder: return play_order(game, move.card, frame.seat);
  default: return go(frame, MainStep::End);
  }
}

void play_again(Game&, Frame& frame) {
  go(frame, MainStep::CheckTiming);
}

constexpr Step main_phase_table[] = {
    runs("beginning of the main phase", {"9.9.1"}, announces<Timing::MainPhase>),
    checks("check timing", {"11.6.2.1"}),
    asks("play timing", {"9.9.2"}, ask_main, answer_main, Question::Main,
         bit(Proc::Effect) | bit(Proc::PlayOrder) | bit(Proc::XoverDress) | bit(Proc::CallNormally)),
    runs("play timing again", {"11.6.2.2.1"}, play_again),
};

} // namespace

const std::span<const Step> turn_steps = turn_table;
const std::span<const Step> stand_phase_steps = stand_phase_table;
const std::span<const Step> draw_phase_steps = draw_phase_table;
const std::span<const Step> ride_phase_steps = ride_phase_table;
const std::span<const Step> main_phase_steps = main_phase_table;

} // namespace twoseat::vanguard
