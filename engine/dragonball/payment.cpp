// Which energy pays: its player chooses freely, as long as the rest still pays for every colour. [dbs 3-8-2]
#include "engine/dragonball/payment.h"
#include "engine/dragonball/procedures.h"
#include "engine/dragonball/whole_cost.h"
#include <algorithm>

namespace twoseat::dragonball {
namespace {

constexpr std::uint32_t colour_sets = 1U << colours;

bool is_paying(const Match& match, CardId card) {
  return is_in(match[card], State::Paying);
}

// How many cards of energy there are of each set of colours: those that pay already, and all that could.
struct Purse {
  std::array<std::int32_t, colour_sets> paying{}, all{};
  std::int32_t paid = 0, have = 0;
};

Purse purse_of(const Table& table, Seat seat, CardId also = {}) {
  Purse purse;
  for (const CardId card : cards_in(table.match, place(seat, Zone::Energy))) {
    if (!is_active(table.match, card)) continue;
    const bool pays = card == also || is_paying(table.match, card);
    const std::uint32_t set = colours_of(table.face(card));
    ++purse.all[set];
    ++purse.have;
    purse.paying[set] += pays ? 1 : 0;
    purse.paid += pays ? 1 : 0;
  }
  return purse;
}

// How many orbs stay without a card of their colour: by Hall's theorem, the most that any set of colours lacks.
std::int32_t unmatched(const Cost& cost, const std::array<std::int32_t, colour_sets>& cards) {
  std::int32_t most = 0;
  for (std::uint32_t set = 1; set < colour_sets; ++set) {
    std::int32_t lacks = 0;
    for (std::size_t i = 0; i < colours; ++i)
      if ((set >> i & 1U) != 0) lacks += cost.specified[i];
    for (std::uint32_t of = 1; of < colour_sets && lacks > most; ++of)
      if ((of & set) != 0) lacks -= cards[of];
    most = std::max(most, lacks);
  }
  return most;
}

// What pays already can always be completed with as many cards as it leaves orbs unmatched.
bool suffices(const Cost& cost, const Purse& purse) {
  if (purse.have < cost.total || purse.paid > cost.total) return false;
  if (std::all_of(cost.specified.begin(), cost.specified.end(), [](std::int32_t n) { return n == 0; }))
    return true;
  return unmatched(cost, purse.all) == 0 && unmatched(cost, purse.paying) <= cost.total - purse.paid;
}

Cost cost_of(const Table& table, const Frame& frame) {
  return cost_of(table, frame.card(pay_local::card), static_cast<Price>(frame.locals[pay_local::what]),
                 frame.locals[pay_local::x]);
}

void pay_with(Game& game, CardId card) {
  game.match[card].states |= num(State::Paying);
}

// Whether it makes no difference which cards pay: all that is active is needed, or all of it is alike.
bool is_settled(const Table& table, Seat seat, const Cost& cost) {
  DefId first;
  bool alike = true;
  for (const CardId card : cards_in(table.match, place(seat, Zone::Energy)))
    if (is_active(table.match, card)) {
      const DefId def = table.match[card].def;
      alike = alike && (!first || def == first);
      first = def;
    }
  return alike || active_energy(table.match, seat) == cost.total;
}

// --- [Invoker]: a red-blue card is rested instead of paying for a red-blue Extra Card [dbs 10-40-1, doubt dbs 22] ------

constexpr std::uint32_t red_blue = 0b11;

bool is_red_blue(const Table& table, CardId card) {
  return colours_of(table.face(card)) == red_blue;
}
bool owns_invoker(const Table& table, Seat seat) { // whoever controls it [dbs 10-40-1]
  for (const Seat side : both_seats)
    for (const Zone zone : {Zone::Leader, Zone::Battle, Zone::Unison})
      for (const CardId card : cards_in(table.match, place(side, zone)))
        if (table.match[card].owner == seat && has_now(table, card, Mark::Invoker)) return true;
  return false;
}

bool may_invoke(const Table& table, const Frame& frame) {
  return frame.locals[pay_local::what] == static_cast<unsigned>(Price::Card) &&
         can_invoke(table, frame.seat, frame.card(pay_local::card));
}
// What may be rested instead, so that the skill cost can be paid nevertheless: f(card)
template <class F>
void each_instead(const Table& table, const Frame& frame, F f) {
  each_that_invokes(table, frame.seat, [&](CardId card) {
    if (can_spare(table, frame.seat, paid_for(table), card)) f(card);
  });
}
// Whether energy can pay, and whether this card may be among what does, so that the skill cost can be paid, too.
bool energy_can_pay(const Table& table, const Frame& frame, const Cost& cost) {
  return can_pay_whole(table, frame.seat, paid_for(table), cost);
}
bool may_pay_with(const Table& table, const Frame& frame, const Cost& cost, CardId card) {
  return can_pay_with(table, frame.seat, cost, card) &&
         can_pay_whole_with(table, frame.seat, paid_for(table), cost, card);
}
// The first card that may pay; of those of the fewest colours.
CardId plainest(const Table& table, const Frame& frame, const Cost& cost) {
  CardId best;
  const auto kinds = [&](CardId card) { return std::popcount(colours_of(table.face(card))); };
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Energy)))
    if ((!best || kinds(card) < kinds(best)) && may_pay_with(table, frame, cost, card)) best = card;
  return best;
}

void pay_the_rest(Game& game, const Frame& frame, const Cost& cost) {
  while (const CardId card = plainest(game, frame, cost))
    pay_with(game, card);
}

bool has_begun_to_pay(const Table& table, Seat seat) {
  return purse_of(table, seat).paid > 0;
}

enum class PayStep : std::uint8_t { Settle, Ask };

// All that pays is rested at once.
void settle(Game& game, Frame& frame) {
  const Seat seat = frame.seat;
  const Cost cost = cost_of(game, frame);
  if (cost.total > 0 && may_invoke(game, frame) && !has_begun_to_pay(game, seat)) {
    CardId only;
    int many = 0;
    each_instead(game, frame, [&](CardId card) { only = card, ++many; });
    if (many != 1 || energy_can_pay(game, frame, cost)) return;
    rest(game, only, Cause::Pay, {"10-40-1"});
    return finish(game);
  }
  if (is_settled(game, seat, cost)) pay_the_rest(game, frame, cost);
  if (purse_of(game, seat).paid < cost.total) return;
  finish(game);
  Together at_once(game);
  for (const CardId card : cards_in(game.match, place(seat, Zone::Energy)))
    if (is_paying(game.match, card)) {
      game.match[card].states = 0;
      rest(game, card, Cause::Pay, {"2-11-1-1"});
    }
}

void ask_energy(const Table& table, const Frame& frame, Decision& decision) {
  const Cost cost = cost_of(table, frame);
  if (energy_can_pay(table, frame, cost)) {
    decision.begin(num(Verb::PayAny), {"3-8-2"});
    decision.add({num(Verb::PayAny), {}, {}, {}, 0});
  }
  decision.begin(num(Verb::PayWith), {"3-8-2"});
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Energy)))
    if (may_pay_with(table, frame, cost, card)) decision.add({num(Verb::PayWith), {}, card, {}, 0});
  decision.drop_empty_choice();
  if (!may_invoke(table, frame) || has_begun_to_pay(table, frame.seat)) return;
  decision.begin(num(Verb::PayInstead), {"10-40-1"});
  each_instead(table, frame, [&](CardId card) { decision.add({num(Verb::PayInstead), {}, card, {}, 0}); });
  decision.drop_empty_choice();
}

void take_energy(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  go(frame, PayStep::Settle);
  const Move& move = decision.picked(answer);
  if (static_cast<Verb>(move.verb) == Verb::PayWith) return pay_with(game, move.card);
  if (static_cast<Verb>(move.verb) == Verb::PayInstead) {
    rest(game, move.card, Cause::Pay, {"10-40-1"});
    return finish(game);
  }
  pay_the_rest(game, frame, cost_of(game, frame));
}

constexpr Step pay_table[] = {
    runs("pay", {"2-11-1-1"}, settle),
    asks("choose energy", {"3-8-2"}, ask_energy, take_energy, Question::Energy),
};

} // namespace

const std::span<const Step> pay_steps = pay_table;

Cost cost_of(const Table& table, CardId card, Price what, std::int32_t x) {
  Cost cost;
  if (what == Price::Combo) {
    cost.total = number(table, card, Attribute::ComboCost);
    return cost;
  }
  if (what == Price::Added) {
    cost.total = x;
    return cost;
  }
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < colours; ++i) {
    cost.specified[i] = number(table, card, static_cast<Attribute>(num(Attribute::Red) + i));
    sum += cost.specified[i];
  }
  const bool unison = has(table.face(card), Mark::Unison);
  cost.total = unison ? sum + x : std::max(number(table, card, Attribute::Cost), sum);
  return cost;
}

// A card of several colours pays for one: what is left of each can be less than all that is left of them together.
Owed still_owed(const Table& table) {
  const Frame& frame = table.match.stack.back();
  Owed owed{frame.card(pay_local::card), cost_of(table, frame)};
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Energy))) {
    if (!is_paying(table.match, card)) continue;
    --owed.cost.total;
    const std::uint32_t set = colours_of(table.face(card));
    for (std::size_t i = 0; i < colours; ++i)
      if ((set >> i & 1U) != 0 && owed.cost.specified[i] > 0) --owed.cost.specified[i];
  }
  return owed;
}

std::int32_t active_energy(const Match& match, Seat seat) {
  std::int32_t active = 0;
  for (const CardId card : cards_in(match, place(seat, Zone::Energy)))
    active += is_active(match, card) ? 1 : 0;
  return active;
}

bool can_be_rested_instead(const Table& table, CardId card) {
  return is_active(table.match, card) && is_red_blue(table, card) && !is_paying(table.match, card);
}

bool can_pay(const Table& table, Seat seat, const Cost& cost) {
  return cost.total == 0 || suffices(cost, purse_of(table, seat));
}

bool can_invoke(const Table& table, Seat seat, CardId extra) {
  return could_invoke(table, seat, table.face(extra));
}

bool could_invoke(const Table& table, Seat seat, const Face& extra) {
  if (!has(extra, Mark::Extra) || colours_of(extra) != red_blue || !owns_invoker(table, seat)) return false;
  bool any = false;
  each_that_invokes(table, seat, [&](CardId) { any = true; });
  return any;
}

bool can_pay_with(const Table& table, Seat seat, const Cost& cost, CardId energy) {
  return is_active(table.match, energy) && !is_paying(table.match, energy) &&
         suffices(cost, purse_of(table, seat, energy));
}

} // namespace twoseat::dragonball
