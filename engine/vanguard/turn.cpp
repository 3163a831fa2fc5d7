// A turn and its phases, up to the battle phase and from the end phase on. [vge 9]
#include "engine/abilities/run.h"
#include "engine/vanguard/guards.h"
#include "engine/vanguard/procedures.h"

namespace twoseat::vanguard {

void check_timing(Game& game, Frame&) {
  call(game, Proc::CheckTiming, game.match.turn_player);
}

namespace {

// --- The turn -----------------------------------------------------------------------------------------------------

void begin_turn(Game& game, Frame& frame) {
  game.match.turn_player = frame.seat;
  game.match.battle = 0;
}

void pass_turn(Game& game, Frame& frame) {
  const Seat next = other(frame.seat);
  ++game.match.turn;
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
  if (has_standby(game.match, Seat::A) || has_standby(game.match, Seat::B)) check_timing(game, frame);
}

void stand_all(Game& game, Frame& frame) {
  for (const Zone circle : field)
    for (const CardId card : cards_in(game.match, place(frame.seat, circle)))
      if (!cannot(game, card, Restriction::Stand)) // [vge 1.3.3]
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

constexpr Step draw_phase_table[] = {
    begins<Timing::DrawPhase>("beginning of the draw phase", {"9.4.1"}),
    runs("draw", {"9.4.2"}, draw_for_turn), checks("check timing", {"9.4.3"}),
    marker("G assist step",
           {"9.5.1"}), // skipped by a player with a ride deck, which the standard format asks for
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

constexpr Step ride_phase_table[] = {
    begins<Timing::RidePhase>("beginning of the ride phase", {"9.7.1"}),
    asks("ride", {"9.7.2"}, ask_ride, answer_ride, Question::Ride, bit(Proc::Ride)),
    checks("check timing", {"9.7.3"}),
    begins<Timing::StrideStep>("beginning of the stride step", {"9.8.1"}),
    marker("stride", {"9.8.2"}), // needs a G deck, which the standard format does not have
    checks("check timing", {"9.8.3"}),
};

// --- Main phase ---------------------------------------------------------------------------------------------------

enum class MainStep : std::uint8_t { Begin, CheckTiming, Play, Again, End };

void offer_calls(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::Call), {"9.9.2.1"});
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    if (allowed(may_call_card, table, seat, card))
      for (const Zone circle : rear_guard_circles)
        decision.add({num(Verb::Call), place(seat, circle), card, {}, 0});
  decision.drop_empty_choice();
}

void ask_main(const Table& table, const Frame& frame, Decision& decision) {
  offer_calls(table, frame.seat, decision);
  decision.begin(num(Verb::Exchange), {"9.9.2.2"});
  for (const Zone front : {Zone::FrontLeft, Zone::FrontRight})
    if (allowed(may_exchange, table, frame.seat, place(frame.seat, front)))
      decision.add({num(Verb::Exchange), place(frame.seat, front), {}, {}, 0});
  decision.drop_empty_choice();
  offer_abilities(table, frame.seat, decision);
  offer_orders(table, frame.seat, false, decision);
  decision.begin(num(Verb::EndMain), {"9.9.2.6"});
  decision.add({num(Verb::EndMain), {}, {}, {}, 0});
}

// After an action the same player gets a play timing again, which opens with a check timing. [vge 11.6.2.2.1]
void answer_main(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Call: return call_unit(game, move.card, frame.seat, zone_of(move.place));
  case Verb::Exchange: return exchange(game, frame.seat, zone_of(move.place));
  case Verb::Activate: return activate(game, move.card, move.number, frame.seat);
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
         bit(Proc::Effect) | bit(Proc::PlayOrder)),
    runs("play timing again", {"11.6.2.2.1"}, play_again),
};

// --- End phase ----------------------------------------------------------------------------------------------------

void end_effects(Game& game, Frame&) {
  expire(game, Duration::Turn);
  game.match.uses.remove_if([](const Use& use) { return use.duration == Duration::Turn; });
  for (const Seat seat : both_seats)
    game.match[seat].counters[num(Counter::OrdersPlayed)] = 0;
}

enum class EndStep : std::uint8_t { Returns, EndOfTurn, CheckTiming, EffectsEnd, Again };

// What came up meanwhile is worked off in a further round. [vge 9.11.10]
void end_again(Game& game, Frame& frame) {
  if (has_standby(game.match, Seat::A) || has_standby(game.match, Seat::B)) go(frame, EndStep::CheckTiming);
}

constexpr Step end_phase_table[] = {
    checks("returns", {"9.11.7"}),
    runs("end of the turn", {"9.11.8"}, announces<Timing::EndPhase>),
    checks("check timing", {"9.11.9"}),
    runs("effects end", {"9.11.9"}, end_effects),
    runs("end of the end phase", {"9.11.10"}, end_again),
};

} // namespace

const std::span<const Step> turn_steps = turn_table;
const std::span<const Step> stand_phase_steps = stand_phase_table;
const std::span<const Step> draw_phase_steps = draw_phase_table;
const std::span<const Step> ride_phase_steps = ride_phase_table;
const std::span<const Step> main_phase_steps = main_phase_table;
const std::span<const Step> end_phase_steps = end_phase_table;

} // namespace twoseat::vanguard
