// Modifiers of one group count in the order that their player decides, where it comes to something else. [bsk 422.4g]
#include "engine/berserk/chain.h"
#include "engine/berserk/fighting.h"
#include "engine/berserk/procedures.h"
#include <array>

namespace twoseat::berserk {
namespace {

// A chain keeps what was asked and what was said as bits, four for each of its values.
constexpr std::size_t asked = 0, sets_first = 1;

unsigned bit_of(Arranged what, std::size_t group) {
  return static_cast<unsigned>(group_count * static_cast<std::size_t>(what) + group);
}

int value(const Table& table, const StackEntry& entry, Arranged what, Orders orders) {
  switch (what) {
  case Arranged::Die:
    return result_of(table, entry, entry.source, at(entry, Slot::Roll) + at(entry, Slot::Result), orders);
  case Arranged::BackDie:
    return result_of(table, entry, entry.target, at(entry, Slot::BackRoll) + at(entry, Slot::BackResult),
                     orders);
  case Arranged::Blow: return value_of(table, entry, blows_of(entry).attacker, orders);
  case Arranged::BackBlow: return back_value_of(table, entry, blows_of(entry).repeller, orders);
  }
  return 0;
}

bool matters(const Table& table, const Frame& chain, Arranged what, std::size_t group) {
  const StackEntry& entry = top_entry(table.match);
  Orders orders = orders_of(chain, what);
  const auto bit = static_cast<std::uint8_t>(1U << group);
  orders.asked = static_cast<std::uint8_t>(orders.asked | bit);
  const int adds_first = value(table, entry, what, orders);
  orders.sets_first = static_cast<std::uint8_t>(orders.sets_first | bit);
  return value(table, entry, what, orders) != adds_first;
}

Seat chooser(const Match& match, const StackEntry& entry, Arranged what, std::size_t group) {
  const bool back = what == Arranged::BackDie || what == Arranged::BackBlow;
  const CardId owner = back ? entry.target : entry.source, against = back ? entry.source : entry.target;
  const bool theirs = static_cast<Group>(group) >= Group::TheirSquad;
  return controller(match, theirs && against ? against : owner);
}

// The values that are fixed now: results of the dice, or blows.
using Values = std::array<Arranged, 2>;
constexpr Values of_dice{Arranged::Die, Arranged::BackDie}, of_blows{Arranged::Blow, Arranged::BackBlow};

// f(what, group) for the first group whose order is open; false: none is.
template <class F>
bool find_open(const Table& table, const Frame& chain, Values values, F f) {
  const bool fight = has(top_entry(table.match), Flag::Fight);
  for (const Arranged what : values)
    for (std::size_t group = 0; group < group_count && (fight || what == values[0]); ++group) {
      if ((chain.locals[asked] >> bit_of(what, group) & 1U) != 0 || !matters(table, chain, what, group))
        continue;
      f(what, group);
      return true;
    }
  return false;
}

template <class M>
auto& chain_under_way(M& match) { // below the question
  for (std::size_t i = match.stack.size() - 1; i-- > 0;)
    if (match.stack[i].procedure == num(Proc::Chain)) return match.stack[i];
  return match.stack[0];
}

bool goes_on(const Table& table, const StackEntry& entry) {
  return !has(entry, Flag::Blocked) && !has(entry, Flag::Cancelled) && !is_illegal(table, entry);
}

// What of the frame of a question is what: the bit that is asked for, and whether it is about blows.
constexpr std::size_t bit_local = 0, blows_local = 1;

void find_next_order(Game& game, Frame& frame) {
  const StackEntry& entry = top_entry(game.match);
  const bool found =
      find_open(game, chain_under_way(game.match), frame.locals[blows_local] != 0 ? of_blows : of_dice,
                [&](Arranged what, std::size_t group) {
                  frame.seat = chooser(game.match, entry, what, group);
                  frame.locals[bit_local] = static_cast<std::uint16_t>(bit_of(what, group));
                });
  if (!found) finish(game);
}

void ask_order(const Table&, const Frame&, Decision& decision) {
  offer(decision, Verb::AddFirst, {"422.4g"});
  offer(decision, Verb::SetFirst, {"422.4g"});
}

void take_order(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  Frame& chain = chain_under_way(game.match);
  const unsigned bit = 1U << frame.locals[bit_local];
  chain.locals[asked] = static_cast<std::uint16_t>(chain.locals[asked] | bit);
  if (decision.choice(answer).verb == num(Verb::SetFirst))
    chain.locals[sets_first] = static_cast<std::uint16_t>(chain.locals[sets_first] | bit);
  go(frame, 0);
}

constexpr Step step_table[] = {
    runs("next order", {"422.4g"}, find_next_order),
    asks("order of modifiers", {"422.4g"}, ask_order, take_order, Question::Arrange),
};

bool are_as_printed(const Table& table, std::initializer_list<Attribute> attributes) {
  for (const Attribute each : attributes)
    if (!is_as_printed(table, num(each))) return false;
  return true;
}

} // namespace

const std::span<const Step> arrange_steps = step_table;

Orders orders_of(const Frame& chain, Arranged what) {
  const auto mine = [&](std::size_t local) {
    return static_cast<std::uint8_t>(chain.locals[local] >> bit_of(what, 0) & 15U);
  };
  return {mine(asked), mine(sets_first)};
}

void arrange_dice(Game& game, Frame& frame) {
  const StackEntry& entry = top_entry(game.match);
  if (are_as_printed(game, {Attribute::Die}) || !goes_on(game, entry)) return;
  if (find_open(game, frame, of_dice, [](Arranged, std::size_t) {}))
    call(game, Proc::Arrange, entry.seat, {0, 0});
}

void arrange_blows(Game& game, Frame& frame) {
  const StackEntry& entry = top_entry(game.match);
  if (are_as_printed(game, {Attribute::Weak, Attribute::Medium, Attribute::Strong}) ||
      !goes_on(game, entry) || !is_attack(game, entry))
    return;
  if (find_open(game, frame, of_blows, [](Arranged, std::size_t) {}))
    call(game, Proc::Arrange, entry.seat, {0, 1});
}

} // namespace twoseat::berserk
