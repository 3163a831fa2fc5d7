// Gathering continuous changes and applying them layer by layer.
#include "engine/kernel/information.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/kernel/total.h"
#include <algorithm>

namespace twoseat {
namespace {

bool applies(const Table& table, CardId card, std::uint8_t attribute, const Modification& m) {
  if (m.attribute != attribute) return false;
  if (m.scope != 0) return table.book.family->in_scope(table, card, m);
  return m.subject == card && m.generation == table.match[card].generation;
}

// Layers first; in a layer what sets a value comes last; then the older first.
bool applies_before(const Change& a, const Change& b) {
  if (a.layer != b.layer) return a.layer < b.layer;
  if (a.operation != b.operation) return a.operation == Operation::Add;
  return a.stamp < b.stamp;
}

// By insertion: keeps the order of equals like std::stable_sort, which would allocate.
void sort(Changes& changes) {
  for (Change* at = changes.begin(); at != changes.end(); ++at)
    std::rotate(std::upper_bound(changes.begin(), at, *at, applies_before), at, at + 1);
}

void collect(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  for (const Modification& m : table.match.modifications)
    if (applies(table, card, attribute, m))
      changes.push({m.layer, m.operation, m.stamp, m.cause, m.source, m.amount});
  table.book.family->contribute(table, card, attribute, changes);
}

} // namespace

std::int32_t bounded_sum(std::int32_t a, std::int32_t b) {
  Total total;
  total.add(a);
  total.add(b);
  return total.value();
}

void gather(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  collect(table, card, attribute, changes);
  sort(changes);
}

// Of what is added only the highest counts, and what is taken goes from that one.
static std::int32_t changed_to_highest(std::int32_t printed, const Changes& changes) {
  std::int64_t value = printed == absent ? 0 : printed, taken = 0;
  bool exists = printed != absent;
  for (const Change& change : changes) {
    if (change.operation == Operation::Set) {
      exists = change.amount != absent;
      value = exists ? change.amount : 0;
      taken = 0;
    } else if (change.amount > 0) {
      value = std::max<std::int64_t>(value, change.amount);
    } else {
      taken -= change.amount;
    }
  }
  Total left;
  left.add_finite(std::max<std::int64_t>(value - taken, 0));
  return exists ? left.value() : absent;
}

static std::int32_t changed_by_all(std::int32_t printed, const Changes& changes) {
  bool exists = printed != absent;
  Total value;
  if (exists) value.add(printed);
  for (const Change& change : changes) {
    const bool sets = change.operation == Operation::Set;
    if (sets) {
      exists = change.amount != absent;
      value = {};
    }
    if (!sets || exists) value.add(change.amount);
  }
  return exists ? value.value() : absent;
}

std::int32_t changed(const Family& family, std::uint8_t attribute, std::int32_t printed, Changes& changes) {
  if (std::any_of(changes.begin(), changes.end(),
                  [](const Change& c) { return c.operation == Operation::Set; }))
    sort(changes);
  const bool highest = family.highest_from != 0 && attribute >= family.highest_from;
  const std::int32_t value =
      highest ? changed_to_highest(printed, changes) : changed_by_all(printed, changes);
  const bool never_negative = attribute < 64 && ((family.never_negative >> attribute) & 1U) != 0;
  return never_negative && value != absent ? std::max(value, 0) : value;
}

std::int32_t information(const Table& table, CardId card, std::uint8_t attribute) {
  const Family& family = *table.book.family;
  Changes changes;
  collect(table, card, attribute, changes);
  return changed(family, attribute, family.base(table, card, attribute), changes);
}

void tell_modified(Game& game, const Modification& modification, Seat seat, Rule rule) {
  Event event;
  event.kind = EventKind::Modified;
  event.seat = seat;
  event.known_to = everybody;
  event.attribute = modification.attribute;
  event.sets = modification.operation == Operation::Set;
  event.cause = modification.cause;
  event.card = modification.subject;
  event.def = game.match[modification.subject].def;
  event.amount = modification.amount;
  event.rule = rule;
  game.tell(event);
}

void modify(Game& game, Modification modification) {
  Match& match = game.match;
  modification.stamp = static_cast<std::uint16_t>(++match.stamps);
  if (modification.scope == 0 && modification.subject)
    modification.generation = match[modification.subject].generation;
  if (match.modifications.push(modification)) return;
  for (Modification& m : match.modifications)
    if (m.subject == modification.subject && m.generation == modification.generation &&
        m.scope == modification.scope && m.seat == modification.seat &&
        m.attribute == modification.attribute && m.layer == modification.layer &&
        m.duration == modification.duration && m.operation == Operation::Add &&
        modification.operation == Operation::Add) {
      m.amount = bounded_sum(m.amount, modification.amount);
      return;
    }
  stop(match, Flaw::TooManyModifications);
}

void expire(Game& game, Duration duration) {
  game.match.modifications.remove_if([&](const Modification& m) { return m.duration == duration; });
}

void pass_turn(Game& game, Seat next) {
  for (Modification& m : game.match.modifications)
    if (m.duration == next_turn_of(next)) m.duration = Duration::Turn;
}

} // namespace twoseat
