// Abilities on a Vanguard table: their resolution, and superior calls. [vge 6.2, 11.8]
#include "engine/abilities/run.h"
#include "engine/kernel/references.h"
#include "engine/vanguard/lexicon.h"
#include "engine/vanguard/lock.h"
#include "engine/vanguard/procedures.h"

namespace twoseat::vanguard {

Event moment(Timing timing, Seat seat) {
  Event event;
  event.kind = EventKind::Timed;
  event.seat = seat;
  event.known_to = everybody;
  event.amount = num(timing);
  return event;
}

void announce(Game& game, Timing timing, Seat seat) {
  if (game.hears(EventKind::Timed)) game.tell(moment(timing, seat));
}

void announce_once(Game& game, Timing timing, Seat seat) {
  Event event = moment(timing, seat);
  event.cause = once_while_it_lasts;
  if (game.hears(EventKind::Timed)) game.tell(event);
}

bool goes_on(Game& game, Timing timing, Seat seat) {
  Event event = moment(timing, seat);
  event.cause = once_while_it_lasts;
  if (has_standby(game.match, Seat::A) || has_standby(game.match, Seat::B) || rule_action_is_due(game) ||
      is_awaited(game, event))
    return true;
  end_moment(game.match, game.book, event);
  return false;
}

// --- Activated abilities [vge 9.9.2.4] ----------------------------------------------------------------------------

namespace {

bool is_given_abilities(const Match& match, CardId card) {
  for (const Modification& m : match.modifications)
    if (m.attribute == given_ability && m.subject == card) return true;
  return false;
}

} // namespace

void offer_abilities(const Table& table, Seat seat, Decision& decision) {
  constexpr std::uint8_t activated = 1U << static_cast<unsigned>(script::Kind::Activated);
  decision.begin(num(Verb::Activate), {"9.9.2.4"});
  const auto offer = [&](CardId card) {
    if ((table.face(card).kinds & activated) == 0 && !is_given_abilities(table.match, card)) return;
    each_ability(table, card, [&](std::uint16_t ability) {
      if (may_activate(table, card, ability, seat))
        decision.add({num(Verb::Activate), {}, card, {}, ability});
    });
  };
  for (std::uint8_t zone = 0; zone < zones_per_seat; ++zone)
    for (const CardId card : cards_in(table.match, place(seat, static_cast<Zone>(zone))))
      if (master(table.match, card) == seat) offer(card);
  for (const Zone circle : field) // units that this player dominates [vge 7.39.2.3]
    for (const CardId card : cards_in(table.match, place(other(seat), circle)))
      if (master(table.match, card) == seat) offer(card);
  decision.drop_empty_choice();
}

// --- Superior calls [vge 6.2.3] -----------------------------------------------------------------------------------

namespace {

// What is done with the cards: Frame::flags.
enum class Placing : std::uint8_t { Call, Lock, Move };
Placing placing_of(const Frame& frame) {
  return static_cast<Placing>(frame.flags);
}

// Circles to choose from: the effect's, or every rear-guard circle; each card on a different one. [vge 6.2.3.2]
std::uint32_t circles_of(const Frame& frame) {
  const std::uint32_t words = frame.locals[call_local::circles];
  std::uint32_t all = 0;
  for (const Zone circle : rear_guard_circles)
    all |= 1U << num(circle);
  return words == 0 || words >= lexicon.places.size() ? all : lexicon.places[words].places & all;
}

// One that cannot be called stays where it is. [vge 1.3.3]
Bound* next_called(const Table& table, Match& match, const Frame& frame) {
  const bool calls = placing_of(frame) == Placing::Call;
  for (Bound& bound : match.bound)
    if (bound.effect == frame.locals[call_local::effect] &&
        bound.variable == frame.locals[call_local::variable] && bound.card.left != Left::Gone &&
        bound.spare == 0 && !(calls && cannot(table, bound.card.card, Restriction::Call)))
      return &bound;
  return nullptr;
}
const Bound* next_called(const Table& table, const Frame& frame) {
  return next_called(table, const_cast<Match&>(table.match), frame);
}

bool circle_taken(const Match& match, const Frame& frame, PlaceId circle) {
  for (const Bound& bound : match.bound)
    if (bound.effect == frame.locals[call_local::effect] &&
        bound.variable == frame.locals[call_local::variable] && bound.spare == circle.value)
      return true;
  return false;
}

// Called cards are shown to everybody; who puts a card as a locked one looks at it alone. [vge 6.2.3.1.1, 7.30.5.1]
void show_called(Game& game, Frame& frame) {
  const std::size_t chosen = game.match.bound.size(); // showing adds to them
  for (std::size_t i = 0; i < chosen; ++i) {
    const Bound bound = game.match.bound[i];
    Card& card = game.match[bound.card.card];
    if (bound.effect != frame.locals[call_local::effect] ||
        bound.variable != frame.locals[call_local::variable] || may_look(game.match, card) == everybody)
      continue;
    if (placing_of(frame) == Placing::Lock)
      card.shown_to |= only(card.owner);
    else // one that cannot be called is shown as the proof of it [vge 4.1.6]
      reveal_meanwhile(game, bound.effect, bound.card.card, num(Cause::Reveal),
                       {cannot(game, bound.card.card, Restriction::Call) ? "4.1.6" : "6.2.3.1.1"});
  }
}

// A circle whose unit somebody dominates stays its master's own; a dominated unit goes only to its owner's circles.
// [vge 7.39.4.2, 7.39.5.1]
bool is_kept_from(const Match& match, CardId card, PlaceId to) {
  const bool is_foreign = match[card].owner != match[to].seat;
  if (is_in(match[card], State::Dominated) && is_circle(where(match, card))) return is_foreign;
  const CardId there = unit_at(match, to);
  return there && is_in(match[there], State::Dominated) && is_foreign;
}

void ask_call_circle(const Table& table, const Frame& frame, Decision& decision) {
  const Bound* bound = next_called(table, frame);
  if (bound == nullptr) return;
  const Placing placing = placing_of(frame);
  const Verb verb = placing == Placing::Call ? Verb::Call : Verb::Move;
  const Rule rule{placing == Placing::Call ? "6.2.3.2" : placing == Placing::Lock ? "7.30.5.3" : "7.34.1"};
  decision.begin(num(verb), rule);
  const Seat whose =
      placing == Placing::Move ? frame.seat : table.match[bound->card.card].owner; // [vge 4.1.12]
  for (const Zone circle : rear_guard_circles)
    if (((circles_of(frame) >> num(circle)) & 1U) != 0) {
      const PlaceId to = place(whose, circle);
      if (circle_taken(table.match, frame, to) || !is_circle_of(table.match, to, CircleType::RearGuard))
        continue;
      if (is_kept_from(table.match, bound->card.card, to)) continue;
      if (placing == Placing::Move && table.match[to].count > 0) continue; // to an open circle
      decision.add({num(verb), to, bound->card.card, {}, 0});
    }
  decision.drop_empty_choice();
}

void take_call_circle(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  next_called(game, game.match, frame)->spare = decision.picked(answer).place.value;
}

enum class CallStep : std::uint8_t { Show, Circle, Again, Place };

void next_circle(Game& game, Frame& frame) {
  std::uint16_t& asked = frame.locals[call_local::chosen];
  if (++asked < 6 && next_called(game, game.match, frame) != nullptr) go(frame, CallStep::Circle);
}

// The same unit, as it stood if it was a rear-guard. [vge 4.1.8, 4.9.2.5.1, 4.9.2.5.2, 7.34.1]
void move_unit(Game& game, CardId card, PlaceId to) {
  if (!is_circle(where(game.match, card))) return;
  Relocation how;
  how.cause = num(Cause::Move);
  how.rule = {"7.34.1"};
  how.identity = Identity::Same;
  if (is_type(game.match[game.match[card].place], CircleType::RearGuard))
    how.orientation = game.match[card].orientation;
  move_card(game, card, to, how);
}

// All at the same moment; whoever stood there is retired as part of the call. [vge 6.2.3.3, 6.2.3.4]
void place_called(Game& game, Frame& frame) {
  Together at_once(game);
  for (std::size_t i = 0; i < game.match.bound.size(); ++i) {
    const Bound bound = game.match.bound[i];
    if (bound.effect != frame.locals[call_local::effect] ||
        bound.variable != frame.locals[call_local::variable])
      continue;
    game.match.bound[i].spare = 0;
    if (bound.spare == 0 || bound.card.left == Left::Gone) continue;
    const PlaceId to{static_cast<std::uint8_t>(bound.spare)};
    switch (placing_of(frame)) {
    case Placing::Call: call_unit(game, bound.card.card, game.match[to].seat, zone_of(to)); break;
    case Placing::Lock: put_as_locked(game, bound.card.card, game.match[to].seat, zone_of(to)); break;
    case Placing::Move: move_unit(game, bound.card.card, to); break;
    }
    follow(game.match, bound.effect, bound.card.card);
  }
}

constexpr Step call_by_effect_table[] = {
    runs("cards to call", {"6.2.3.1"}, show_called),
    asks_if_open("circle", {"6.2.3.2"}, ask_call_circle, take_call_circle, Question::CallCircle),
    runs("next circle", {"6.2.3.2"}, next_circle),
    runs("place", {"6.2.3.3"}, place_called),
};

// --- The effect itself --------------------------------------------------------------------------------------------

constexpr std::uint64_t what_effects_call = bit(Proc::CallByEffect) | bit(Proc::Ride) | bit(Proc::Stride) |
                                            bit(Proc::Gift) | bit(Proc::UpTo) | bit(Proc::Effect);

// --- What happens instead [vge 11.12] -----------------------------------------------------------------------------

constexpr Step replace_table[] = {
    {"replacement",
     {"11.12.2"},
     nullptr,
     ask_replacement,
     take_replacement,
     num(Question::Replacement),
     bit(Proc::Effect),
     true},
    runs("instead", {"11.12.1"}, end_replacement),
};

constexpr Step effect_steps_table[] = {
    runs("effect", {"11.8.3.1.1"}, run_effect, what_effects_call),
    runs("next part", {"11.8.3.1.1"}, run_on),
    asks("choice", {"11.8.4"}, ask_choice, take_choice, Question::Choice),
};

} // namespace

const std::span<const Step> replace_steps = replace_table;
const std::span<const Step> call_by_effect_steps = call_by_effect_table;
const std::span<const Step> effect_steps = effect_steps_table;

} // namespace twoseat::vanguard
