// Names are printed, added by a text, given by effects, and those of other cards. Nothing here changes a match.
#include "engine/abilities/naming.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Index;
using script::Noun;
using script::Select;

std::array<CardId, 2> givers_of_names(const Table& table, CardId card) {
  const auto also = lexicon(table).also_named_as;
  return also != nullptr ? also(table, card) : std::array<CardId, 2>{};
}

// Every name that it has until f says that it is the one: its own, those of its text, given ones, its heart's.
template <class F>
bool any_name_now(const Table& table, CardId card, F f) {
  const Face& face = table.face(card);
  const auto nameless = lexicon(table).nameless;
  const bool own = nameless == nullptr || !nameless(table, card);
  if (own && f(face.name)) return true;
  for (const std::uint16_t also : face.also_named)
    if (also != 0 && own && keeps_text(table, card) && f(also)) return true;
  for (const Modification& m : table.match.modifications)
    if (m.attribute == given_name && m.subject == card && m.generation == table.match[card].generation &&
        f(static_cast<std::uint16_t>(m.amount)))
      return true;
  const std::array<CardId, 2> also = givers_of_names(table, card);
  return std::any_of(also.begin(), also.end(),
                     [&](CardId other) { return other && any_name_now(table, other, f); });
}

// Of a card that has left, those that it had. [vge 11.13.1]
template <class F>
bool any_name(const Table& table, const Seen& seen, F f) {
  if (seen.was == nullptr) return any_name_now(table, seen.card, f);
  const auto& names = seen.was->names;
  return std::any_of(names.begin(), names.end(), [&](std::uint16_t name) { return name != 0 && f(name); });
}

bool is_named(const Table& table, const Seen& seen, Index test) {
  const auto& fits = script_of(table).names[test].fits;
  return any_name(table, seen, [&](std::uint16_t name) { return fits[name]; });
}

// What an effect has declared is the number of a card with that name; from outside, that may be none. [vge 7.13]
bool has_declared_name(const Table& table, const Context& context, const Seen& seen) {
  if (context.effect < 0) return false;
  const DefId declared{table.match.effects[static_cast<std::size_t>(context.effect)].picks};
  return table.book.has(declared) &&
         any_name(table, seen, [&](std::uint16_t name) { return name == table.book.face(declared).name; });
}

// Names are compared as sets. [vge 12.6]
bool share_a_name(const Table& table, const Seen& a, const Seen& b) {
  return any_name(table, a, [&](std::uint16_t one) {
    return any_name(table, b, [&](std::uint16_t two) { return one == two; });
  });
}

// The first of the cards that a text compares a name with, which may have left meanwhile: f(seen). [vge 11.13.1]
template <class F>
bool first_compared(const Table& table, const Context& context, Index which, F f) {
  const Select& select = script_of(table).selects[which];
  const bool of_effect = select.noun == Noun::This && context.effect >= 0;
  if (select.noun == Noun::Filter || (select.noun == Noun::This && !of_effect)) {
    CardList others;
    twoseat::select(table, context, which, others);
    return !others.empty() && f(Seen{others[0]});
  }
  bool found = false, is_so = false;
  const auto look = [&](const Reference& reference) {
    if (found || !fits(table, context, select, reference, true)) return;
    found = true;
    is_so = f(see(reference));
  };
  if (of_effect)
    look(table.match.effects[static_cast<std::size_t>(context.effect)].source);
  else
    each_reference_of(table, context, select, look);
  return is_so;
}

// Whether it has the same name as another card, or (other_name) none of its names.
bool compares_names(const Table& table, const Context& context, const Select& select, const Seen& seen) {
  return first_compared(table, context, select.same_name_as, [&](const Seen& other) {
    return share_a_name(table, other, seen) != select.other_name;
  });
}

} // namespace

bool fits_by_name(const Table& table, const Context& context, const Select& select, const Seen& seen) {
  return (select.name == 0 || is_named(table, seen, select.name)) &&
         (select.not_name == 0 || !is_named(table, seen, select.not_name)) &&
         (!select.declared || has_declared_name(table, context, seen)) &&
         (select.same_name_as == 0 || compares_names(table, context, select, seen));
}

// As many as there is room for, its own first.
void keep_names(const Table& table, CardId card, Reference& reference) {
  std::size_t kept = 0;
  any_name_now(table, card, [&](std::uint16_t name) {
    const auto last = reference.names.begin() + static_cast<std::ptrdiff_t>(kept);
    if (name != 0 && std::find(reference.names.begin(), last, name) == last) reference.names[kept++] = name;
    return kept == reference.names.size();
  });
}

bool share_a_name(const Table& table, CardId a, CardId b) {
  return share_a_name(table, Seen{a}, Seen{b});
}

std::size_t different_names(const Table& table, const CardList& cards, const Select& asked) {
  const auto& tests = script_of(table).names;
  ScratchVector<std::uint16_t, 4 * room::cards> names;
  for (const CardId card : cards)
    if (lexicon(table).readable(table, card))
      any_name(table, {card}, [&](std::uint16_t name) {
        const bool meant = asked.name == 0 || tests[asked.name].fits[name];
        if (meant && std::find(names.begin(), names.end(), name) == names.end()) names.push(name);
        return false;
      });
  return names.size();
}

} // namespace twoseat
