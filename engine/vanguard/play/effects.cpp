// Abilities on a Vanguard table: their resolution, and superior calls. [vge 6.2, 11.8]
#include "engine/abilities/repeating.h"
#include "engine/abilities/run.h"
#include "engine/kernel/references.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/mechanics/legion.h"
#include "engine/vanguard/mechanics/lock.h"
#include "engine/vanguard/mechanics/music.h"
#include "engine/vanguard/mechanics/sides.h"
#include "engine/vanguard/play/begin_effect.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/departures.h"
#include "engine/vanguard/play/placing.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"
#include "engine/vanguard/words/lexicon.h"
#include <algorithm>
#include <bitset>

namespace twoseat::vanguard {

void announce_once(Game& game, Timing timing, Seat seat) {
  Event event = moment(num(timing), seat);
  event.cause = once_while_it_lasts;
  if (game.hears(EventKind::Timed)) game.tell(event);
}

bool goes_on(Game& game, Timing timing, Seat seat) {
  Event event = moment(num(timing), seat);
  event.cause = once_while_it_lasts;
  if (has_standby(game.match, Seat::A) || has_standby(game.match, Seat::B) || rule_action_is_due(game) ||
      is_awaited(game, event))
    return true;
  end_moment(game.match, game.book, event);
  return false;
}

// --- Activated abilities [vge 9.9.2.4] ----------------------------------------------------------------------------

void offer_abilities(const Table& table, Seat seat, Decision& decision) {
  constexpr std::uint8_t activated = 1U << static_cast<unsigned>(script::Kind::Activated);
  decision.begin(num(Verb::Activate), {"9.9.2.4"});
  const bool given = may_be_given(table, script::Kind::Activated);
  const AbilitiesNow now(table);
  const auto offer = [&](CardId card) {
    if ((table.face(card).kinds & activated) == 0 && !given) return;
    now.each(card, [&](std::uint16_t ability) {
      if (may_activate(table, card, ability, seat) && !is_mates_seek(table, card, ability))
        decision.add({num(Verb::Activate), {}, card, {}, ability});
    });
  };
  for (std::uint8_t zone = 0; zone < zones_per_seat; ++zone)
    for (const CardId card : cards_in(table.match, place(seat, static_cast<Zone>(zone))))
      if (master(table.match, card) == seat) offer(card);
  for (const Zone circle : field) // units that this player dominates [vge 7.39.2.3]
    for (const CardId card : cards_in(table.match, place(other(seat), circle)))
      if (master(table.match, card) == seat) offer(card);
  for (const CardId card : cards_in(table.match, place(other(seat), Zone::OrderZone))) // [vge 17.5.2.2]
    if (master(table.match, card) == seat) offer(card);
  decision.drop_empty_choice();
}

// --- Superior calls [vge 6.2.3] -----------------------------------------------------------------------------------

namespace {

Placing placing_of(const Frame& frame) {
  return static_cast<Placing>(frame.flags);
}
Rule rule_of(Placing placing) {
  constexpr const char* rules[] = {"6.2.3.2", "7.30.5.3", "7.34.1", "18.5.1", "6.2.3.2", "6.2.3.2", "7.34.1"};
  return {rules[num(placing)]};
}
bool calls(const Frame& frame) {
  return placing_of(frame) == Placing::Call || placing_of(frame) == Placing::FreeCall ||
         placing_of(frame) == Placing::Resting;
}
bool moves(const Frame& frame) {
  return placing_of(frame) == Placing::Move || placing_of(frame) == Placing::MoveToOpen;
}
bool takes_call_costs(Placing placing) {
  return placing == Placing::Call || placing == Placing::Resting;
}

// Circles to choose from: the effect's, or every rear-guard circle; each card on a different one. [vge 6.2.3.2]
std::uint32_t circles_of(const Frame& frame) {
  const std::uint32_t words = frame.locals[call_local::circles] & ~own_column;
  std::uint32_t all = 0;
  for (const Zone circle : rear_guard_circles)
    all |= 1U << num(circle);
  return words == 0 || words >= lexicon.places.size() ? all : lexicon.places[words].places & all;
}

// Whether it may go there by its column: that of where it stands, if the effect says so.
bool column_fits(const Table& table, const Frame& frame, CardId card, PlaceId to) {
  const Place& here = table.match[table.match[card].place];
  return (frame.locals[call_local::circles] & own_column) == 0 ||
         (here.seat == table.match[to].seat && here.column == table.match[to].column);
}

// Bound::spare: the circle that was chosen for the card, and as which of them; 0: none yet.
PlaceId circle_for(const Bound& bound) {
  return {static_cast<std::uint8_t>(bound.spare & 0xffU)};
}
// Further bits of Bound::spare: its Call Cost was looked at; it waits for the rest of the effect, and comes at rest then.
constexpr unsigned turns = 0x1f, call_cost_seen = 0x4000, for_the_rest = 0x2000, resting = 0x8000;
unsigned turn_of(const Bound& bound) {
  return (bound.spare >> 8U) & turns;
}

bool is_called(const Frame& frame, const Bound& bound) {
  return bound.effect == frame.locals[call_local::effect] &&
         bound.variable == frame.locals[call_local::variable];
}

// One that cannot be called stays where it is. [vge 1.3.3 | vgi 10.7.1]
bool is_to_be_placed(const Table& table, const Frame& frame, const Bound& bound) {
  return is_called(frame, bound) && bound.card.left != Left::Gone && bound.spare == 0 &&
         !(calls(frame) && !may_be_called(table, bound.card.card));
}

bool circle_taken(const Match& match, const Frame& frame, PlaceId circle) {
  for (const Bound& bound : match.bound)
    if (is_called(frame, bound) && circle_for(bound) == circle) return true;
  return false;
}

// A circle whose unit somebody dominates stays its master's own; a dominated unit goes only to its owner's circles.
// [vge 7.39.4.2, 7.39.5.1]
bool is_kept_from(const Match& match, CardId card, PlaceId to) {
  const bool is_foreign = match[card].owner != match[to].seat;
  if (is_in(match[card], State::Dominated) && is_circle(where(match, card))) return is_foreign;
  const CardId there = unit_at(match, to);
  return there && is_in(match[there], State::Dominated) && is_foreign;
}

// Music orders keep nobody from their circle. [vge 17.4.4]
bool is_held(const Table& table, PlaceId circle) {
  bool held = false;
  for (const CardId card : cards_in(table.match, circle))
    held = held || !is_music(table.face(card));
  return held;
}

// To another circle; who stood there goes by rule action, unless it must be open.
// [vge 7.34.1, 13.3.5 | vgm 7.28.1, doubt vgm 20 | vgi 10.31.1, 9.3.6]
bool may_be_moved_to(const Table& table, const Frame& frame, CardId card, PlaceId to) {
  return !moves(frame) ||
         (table.match[card].place != to && (placing_of(frame) == Placing::Move || !is_held(table, to)));
}

// Whose circles it goes to: those of its owner; a unit that moves, its master's. [vge 4.1.12, 7.39.4.2]
Seat side_of(const Match& match, const Frame& frame, CardId card) {
  return moves(frame) ? master(match, card) : match[card].owner;
}

bool may_be_placed(const Table& table, const Frame& frame, CardId card, PlaceId to) {
  if (circle_taken(table.match, frame, to) || !is_circle_of(table.match, to, CircleType::RearGuard))
    return false;
  if (takes_call_costs(placing_of(frame)) &&
      !can_pay_call_cost(table, side_of(table.match, frame, card), card, to))
    return false; // [vge 17.16.8.2]
  return !is_kept_from(table.match, card, to) && may_be_moved_to(table, frame, card, to);
}

// Where this card may be placed now: f(circle)
template <class F>
void each_circle_for(const Table& table, const Frame& frame, CardId card, F f) {
  const Seat whose = side_of(table.match, frame, card);
  for (const Zone circle : rear_guard_circles)
    if (const PlaceId to = place(whose, circle); ((circles_of(frame) >> num(circle)) & 1U) != 0 &&
                                                 column_fits(table, frame, card, to) &&
                                                 may_be_placed(table, frame, card, to))
      f(to);
}

// Where something else will happen instead on whichever circle, which it is makes no difference. [vge supplement A1]
bool needs_no_circle(const Table& table, const Frame& frame, CardId card) {
  bool needs = !calls(frame) || !may_concern(table, replacing_topic);
  if (!needs)
    each_circle_for(table, frame, card, [&](PlaceId to) {
      needs = needs || !is_surely_replaced(table, card, to, num(Cause::Call));
    });
  return !needs;
}

bool finds_a_circle(const Table& table, const Frame& frame, const Bound& bound) {
  bool any = false;
  if (is_to_be_placed(table, frame, bound))
    each_circle_for(table, frame, bound.card.card, [&](PlaceId) { any = true; });
  return any;
}

// Whether there are fewer circles than cards of this owner that are left: their player decides which of them come.
// [vge 6.2.3.2.1.1]
bool circles_are_short(const Table& table, const Frame& frame, Seat owner) {
  std::size_t cards = 0;
  std::bitset<64> circles;
  for (const Bound& bound : table.match.bound)
    if (finds_a_circle(table, frame, bound) && table.match[bound.card.card].owner == owner) {
      ++cards;
      each_circle_for(table, frame, bound.card.card, [&](PlaceId to) { circles.set(to.value - 1U); });
    }
  return circles.count() < cards;
}

// Which cards may be placed next: the first of those left. So may the others of its owner if not all of them find a
// circle, or if continuous effects start from them: their player sets the order in which those begin.
// [vge 6.2.3.2.1.1, 11.11.3.1.1.2]
template <class F>
void each_next_called(const Table& table, const Frame& frame, F f) {
  const Bound* first = nullptr;
  bool is_short = false;
  const auto speaks = [&](const Bound& bound) { return table.face(bound.card.card).concerns.spoken.any(); };
  const auto owner = [&](const Bound& bound) { return table.match[bound.card.card].owner; };
  for (const Bound& bound : table.match.bound) {
    if (!finds_a_circle(table, frame, bound)) continue;
    if (first == nullptr) {
      first = &bound;
      is_short = circles_are_short(table, frame, owner(bound));
      f(bound.card.card);
    } else if (owner(bound) == owner(*first) && (is_short || (speaks(*first) && speaks(bound)))) {
      f(bound.card.card);
    }
  }
}

// Called cards are shown to everybody; who puts a card as a locked one looks at it alone. [vge 6.2.3.1.1, 7.30.5.1]
void show_called(Game& game, Frame& frame) {
  const std::size_t chosen = game.match.bound.size(); // showing adds to them
  for (std::size_t i = 0; i < chosen; ++i) {
    const Bound bound = game.match.bound[i];
    Card& card = game.match[bound.card.card];
    if (!is_called(frame, bound)) continue;
    game.did({"6.2.3.1"}, frame.seat, bound.card.card);
    if (may_look(game.match, card) == everybody) continue;
    if (placing_of(frame) == Placing::Lock)
      card.shown_to |= only(card.owner);
    else // one that cannot be called is shown as the proof of it [vge 4.1.6]
      reveal_meanwhile(game, bound.effect, bound.card.card, num(Cause::Reveal),
                       {cannot(game, bound.card.card, Restriction::Call) ? "4.1.6" : "6.2.3.1.1"});
  }
}

void ask_call_circle(const Table& table, const Frame& frame, Decision& decision) {
  const Placing placing = placing_of(frame);
  const Verb verb = calls(frame) ? Verb::Call : Verb::Move;
  const Rule rule = rule_of(placing);
  decision.begin(num(verb), rule);
  each_next_called(table, frame, [&](CardId card) {
    bool any = false;
    const bool one_will_do = needs_no_circle(table, frame, card);
    each_circle_for(table, frame, card, [&](PlaceId to) {
      if (!any || !one_will_do) decision.add({num(verb), to, card, {}, 0});
      any = true;
    });
  });
  decision.drop_empty_choice();
}

} // namespace

void may_place(const Table& table, const Move& move, Reasons& reasons) {
  const Frame& frame = table.match.stack.back();
  const Placing placing = placing_of(frame);
  const Rule rule = rule_of(placing);
  const auto fail = [&](Rule number, Why why, CardId card = {}) {
    reasons.push({number, static_cast<std::uint16_t>(why), card, 0, 0});
  };
  const Match& match = table.match;
  const auto* bound = std::find_if(match.bound.begin(), match.bound.end(), [&](const Bound& one) {
    return is_called(frame, one) && one.card.card == move.card;
  });
  if (bound == match.bound.end()) return fail(rule, Why::NotPlacedNow, move.card);
  if (bound->spare != 0) return fail({"6.2.3.2.1"}, Why::PlacedAlready, move.card);
  if (calls(frame) && cannot(table, move.card, Restriction::Call))
    return fail({"1.3.3"}, Why::Forbidden, move.card);
  bool next = false;
  each_next_called(table, frame, [&](CardId card) { next = next || card == move.card; });
  const PlaceId to = move.place;
  const bool own = match[to].seat == side_of(match, frame, move.card);
  if (!own) fail({"4.1.12"}, Why::NotYourCircle);
  if (!is_type(match[to], CircleType::RearGuard))
    fail(rule, Why::NotARearGuardCircle);
  else if (((circles_of(frame) >> num(zone_of(to))) & 1U) == 0 || !column_fits(table, frame, move.card, to))
    fail(rule, Why::CircleNotNamed);
  if (locked_on(match, to)) fail({"7.30.3"}, Why::LockedCircle);
  if (circle_taken(match, frame, to)) fail({"6.2.3.2.1"}, Why::CircleTaken);
  if (is_kept_from(match, move.card, to)) fail({"7.39.5.1"}, Why::Forbidden, move.card);
  if (!may_be_moved_to(table, frame, move.card, to)) fail(rule, Why::CircleTaken, move.card);
  if (takes_call_costs(placing) && own && !can_pay_call_cost(table, match[to].seat, move.card, to))
    fail({"17.16.8.2"}, Why::CostUnpayable, move.card);
  if (!next) fail(rule, Why::NotItsTurn, move.card);
}

namespace {

void take_call_circle(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  const unsigned turn = frame.locals[call_local::chosen] + 1U;
  for (Bound& bound : game.match.bound)
    if (is_called(frame, bound) && bound.card.card == move.card)
      bound.spare = static_cast<std::uint16_t>(turn << 8U | move.place.value);
}

constexpr unsigned most_called = 2 * std::size(rear_guard_circles); // each on a circle of its own
enum class CallStep : std::uint8_t { Show, Circle, Again, Pay, Place };

void next_circle(Game& game, Frame& frame) {
  std::uint16_t& asked = frame.locals[call_local::chosen];
  bool any = false;
  each_next_called(game, frame, [&](CardId) { any = true; });
  if (++asked < most_called && any) go(frame, CallStep::Circle);
}

// The next card that has a Call Cost, in the order in which their circles were chosen.
Bound* next_call_cost(Game& game, const Frame& frame) {
  Bound* next = nullptr;
  for (Bound& bound : game.match.bound)
    if (is_called(frame, bound) && bound.spare != 0 && (bound.spare & call_cost_seen) == 0 &&
        bound.card.left != Left::Gone && has_call_cost(game, bound.card.card, circle_for(bound)) &&
        (next == nullptr || turn_of(bound) < turn_of(*next)))
      next = &bound;
  return next;
}

// What the call of one card has cost may leave another's unpaid: that one is not called. From the deck it is paid when
// the rest of the effect is done. [vge 17.16.8.3, 17.16.8.4, 17.16.8.4.1]
void pay_call_costs(Game& game, Frame& frame) {
  go(frame, CallStep::Place);
  if (!takes_call_costs(placing_of(frame))) return;
  while (Bound* bound = next_call_cost(game, frame)) {
    bound->spare |= call_cost_seen;
    const CardId card = bound->card.card;
    const PlaceId circle = circle_for(*bound);
    const Seat seat = game.match[circle].seat;
    if (where(game.match, card) == Zone::Deck) {
      const unsigned later = for_the_rest | (placing_of(frame) == Placing::Resting ? resting : 0U);
      bound->spare = static_cast<std::uint16_t>(bound->spare | later);
      put_into_call_cost_zone(game, card);
      continue;
    }
    if (can_pay_call_cost(game, seat, card, circle)) return pay_call_cost(game, seat, card, circle);
    bound->spare = call_cost_seen; // to no circle
    drop_uncalled(game, card);
  }
}

// The same unit, as it stood if it was a rear-guard. [vge 7.34.1]
void move_unit(Game& game, CardId card, PlaceId to) {
  if (!is_circle(where(game.match, card))) return;
  Relocation how;
  how.cause = num(Cause::Move);
  how.rule = {"7.34.1"};
  how.identity = Identity::Same;
  const bool from_rear_guard = is_type(game.match[game.match[card].place], CircleType::RearGuard);
  if (from_rear_guard) how.orientation = game.match[card].orientation;
  for (const Rule rule : {Rule{"4.1.8"}, Rule{from_rear_guard ? "4.9.2.5.2" : "4.9.2.5.1"}})
    game.did(rule, Seat::None, card);
  move_card(game, card, to, how);
}

void place_one(Game& game, const Frame& frame, const Bound& bound) {
  const PlaceId to = circle_for(bound);
  switch (placing_of(frame)) {
  case Placing::Call:
  case Placing::FreeCall:
  case Placing::Resting:
    game.did({"6.2.2.2"}, frame.seat, bound.card.card);
    if (placing_of(frame) == Placing::FreeCall) game.did({"17.16.8.6"}, frame.seat, bound.card.card);
    call_unit(game, bound.card.card, game.match[to].seat, zone_of(to), placing_of(frame) == Placing::FreeCall,
              placing_of(frame) == Placing::Resting ? Orientation::Rest : Orientation::Stand);
    break;
  case Placing::Lock: put_as_locked(game, bound.card.card, game.match[to].seat, zone_of(to)); break;
  case Placing::Move:
  case Placing::MoveToOpen: move_unit(game, bound.card.card, to); break;
  case Placing::AsUnit: put_as_unit(game, bound.card.card, to); break;
  }
  const bool foreign = game.match.effects[bound.effect].seat != game.match[to].seat;
  if (foreign && !moves(frame) && game.match[bound.card.card].place == to)
    impose(game, bound.card.card, given_mark, num(Mark::PlacedByOpponent), Layer::Rules, Cause::None, {},
           Duration::Turn);
  follow(game.match, bound.effect, bound.card.card);
}

// Whoever stands where a card is going to be placed now.
CardList units_below(const Match& match, const Frame& frame) {
  CardList units;
  for (const Bound& bound : match.bound)
    if (is_called(frame, bound) && turn_of(bound) != 0 && (bound.spare & for_the_rest) == 0)
      if (const CardId unit = unit_at(match, circle_for(bound))) units.push(unit);
  return units;
}

// All at the same moment; whoever stood there is retired as part of the call. [vge 6.2.3.3, 6.2.3.4]
void place_called(Game& game, Frame& frame) {
  if (takes_call_costs(placing_of(frame)) && next_call_cost(game, frame) != nullptr)
    return go(frame, CallStep::Pay); // another is still to be paid for
  Together at_once(game);
  const CardList below = units_below(game.match, frame);
  const Departures leave = departures(game.match, {below.begin(), below.size()}, Zone::Drop);
  const Leaving together(game, {leave.begin(), leave.size()});
  for (unsigned turn = 1; turn <= most_called; ++turn)
    for (std::size_t i = 0; i < game.match.bound.size(); ++i) {
      const Bound bound = game.match.bound[i];
      if (!is_called(frame, bound) || turn_of(bound) != turn || (bound.spare & for_the_rest) != 0) continue;
      game.match.bound[i].spare = 0;
      if (bound.card.left != Left::Gone) place_one(game, frame, bound);
    }
}

} // namespace

// What was set aside is paid for and called, together what was to be called together.
bool call_what_was_set_aside(Game& game, std::size_t effect) {
  const auto waits = [&](const Bound& bound) {
    return bound.effect == effect && bound.variable < own_variables && (bound.spare & for_the_rest) != 0;
  };
  auto& all = game.match.bound;
  const auto* first = std::find_if(all.begin(), all.end(), waits);
  if (first == all.end()) return false;
  const std::uint8_t variable = first->variable;
  const unsigned orientation = first->spare & resting;
  for (Bound& bound : all)
    if (waits(bound) && bound.variable == variable && (bound.spare & resting) == orientation)
      bound.spare &= static_cast<std::uint16_t>(~(for_the_rest | resting | call_cost_seen));
  game.did({"17.16.8.4.1"}, game.match.effects[effect].seat);
  call(game, Proc::CallByEffect, game.match.effects[effect].seat,
       {static_cast<std::uint16_t>(effect), variable, 0, 0});
  if (over(game.match)) return true;
  Frame& frame = game.match.stack.back();
  frame.flags = num(orientation != 0 ? Placing::Resting : Placing::Call);
  go(frame, CallStep::Pay);
  return true;
}

namespace {

constexpr Step call_by_effect_table[] = {
    runs("cards to call", {"6.2.3.1"}, show_called),
    asks_if_open("circle", {"6.2.3.2"}, ask_call_circle, take_call_circle, Question::CallCircle),
    runs("next circle", {"6.2.3.2"}, next_circle),
    runs("call cost", {"17.16.8.4"}, pay_call_costs, bit(Proc::Effect)),
    runs("place", {"6.2.3.3"}, place_called),
};

// --- The effect itself --------------------------------------------------------------------------------------------

constexpr std::uint64_t what_effects_call =
    bit(Proc::CallByEffect) | bit(Proc::Ride) | bit(Proc::Stride) | bit(Proc::Gift) | bit(Proc::UpTo) |
    bit(Proc::Effect) | bit(Proc::AssignGuardians) | bit(Proc::RecordMarker) | bit(Proc::UseAttack) |
    bit(Proc::PlayOrder) | bit(Proc::TriggerAbility);

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
    runs("effect", {"11.8.3.1.1"}, begin_effect, what_effects_call),
    runs("next part", {"11.8.3.1.1"}, run_on),
    asks("choice", {"11.8.4"}, ask_choice, take_choice, Question::Choice, bit(Proc::Effect)),
};

} // namespace

const std::span<const Step> replace_steps = replace_table;
const std::span<const Step> call_by_effect_steps = call_by_effect_table;
const std::span<const Step> effect_steps = effect_steps_table;

void choose_circle(Game& game, Frame& frame, CardId card, PlaceId circle) {
  for (Bound& bound : game.match.bound)
    if (is_called(frame, bound) && bound.card.card == card)
      bound.spare = static_cast<std::uint16_t>(1U << 8U | circle.value);
  go(frame, CallStep::Pay);
}

} // namespace twoseat::vanguard
