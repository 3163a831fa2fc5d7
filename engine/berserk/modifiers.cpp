// The six groups of modifiers: who made them says when they count.
#include "engine/berserk/modifiers.h"
#include "engine/berserk/strikes.h"
#include "engine/kernel/information.h"
#include <algorithm>
#include <limits>

namespace twoseat::berserk {
namespace {

Group group_of(const Table& table, const Change& change, const Modified& what) {
  if (change.source == what.owner || !change.source) return Group::Owner;
  if (change.source == what.against) return Group::Target;
  return controller(table.match, change.source) == controller(table.match, what.owner) ? Group::OwnSquad
                                                                                       : Group::TheirSquad;
}

// What sets it to less counts last of all. [bsk 422.4f]
struct Value {
  int now = 0, limit = std::numeric_limits<int>::max();

  void change(const Change& by) {
    if (by.operation == Operation::Add)
      now += static_cast<int>(by.amount);
    else if (by.amount != absent && by.amount < now)
      limit = std::min(limit, static_cast<int>(by.amount)); // of several one: the lowest [bsk 422.6]
    else if (by.amount != absent)
      now = static_cast<int>(by.amount);
  }
};

// f(pass) once, or for what is added and what it is set to apart.
enum class Pass : std::uint8_t { All, Adds, Sets };
template <class F>
void each_pass(Orders orders, Group group, F f) {
  const unsigned bit = 1U << static_cast<unsigned>(group);
  if ((orders.asked & bit) == 0) return f(Pass::All);
  const bool sets_first = (orders.sets_first & bit) != 0;
  f(sets_first ? Pass::Sets : Pass::Adds);
  f(sets_first ? Pass::Adds : Pass::Sets);
}

// A permanent trait counts from when its card came to lie there; what else the card has done, from then on.
bool is_ignored(const Table& table, const Change& change, const Modified& what) {
  return what.ignored && change.source == what.ignored && change.stamp == table.match[what.ignored].stamp;
}

bool is_part_of(Pass pass, const Change& change) {
  return pass == Pass::All || (change.operation == Operation::Add) == (pass == Pass::Adds);
}

} // namespace

int modified(const Table& table, int value, const Modified& what, Orders orders) {
  const std::uint8_t attribute = num(what.attribute);
  Value result{value};
  Changes changes;
  if (!is_as_printed(table, attribute)) gather(table, what.owner, attribute, changes);
  for (const Change& change : changes) // what it is from the start comes before all of them
    if (change.layer < num(Layer::Numbers) && !is_ignored(table, change, what))
      result.now = change.amount == absent ? 0 : static_cast<int>(change.amount);
  for (const Group group : {Group::OwnSquad, Group::Owner, Group::TheirSquad, Group::Target}) {
    each_pass(orders, group, [&](Pass pass) {
      for (const Change& change : changes)
        if (change.layer >= num(Layer::Numbers) && is_part_of(pass, change) &&
            group_of(table, change, what) == group && !is_ignored(table, change, what))
          result.change(change);
      if (pass != Pass::Sets && group == Group::Owner) result.now += what.own;
      if (pass != Pass::Sets && group == Group::Target) result.now += what.theirs;
    });
  }
  if (what.on_die) result.now = clamp_die(result.now); // [bsk 422.4e, 422.5]
  return std::min(result.now, result.limit);
}

} // namespace twoseat::berserk
