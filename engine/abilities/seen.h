// Cards as an ability looks at them, shared by what selects cards and what counts with them.
#pragma once
#include "engine/abilities/context.h"
#include "engine/kernel/information.h"
#include "engine/kernel/references.h"

namespace twoseat {

inline const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}
inline const script::Script& script_of(const Table& table) {
  return table.book.script;
}

inline bool is_side(script::Side side, Seat ours, Seat seat) {
  return side == script::Side::Both || (side == script::Side::You) == (seat == ours);
}

// A card as it is looked at: as it is now, or (was) as it was before it became another object.
struct Seen {
  CardId card;
  const Reference* was = nullptr;

  DefId def(const Match& match) const { return was != nullptr ? was->def : match[card].def; }
};

inline Seen see(const Reference& reference) {
  return {reference.card, reference.left == Left::No ? nullptr : &reference};
}

inline std::int32_t or_zero(const Table& table, DefId def, std::uint8_t attribute, std::int32_t number) {
  const auto zero = lexicon(table).zero_if_missing;
  return number == absent && zero != nullptr && zero(table.book.face(def), attribute) ? 0 : number;
}

// A number that a text asks for: as it is now, or as it is printed. [bsk 104.3]
inline std::int32_t number_asked(const Table& table, CardId card, std::uint8_t attribute) {
  const Lexicon& words = *table.book.family->lexicon;
  const bool as_printed = attribute < words.asked_as_printed;
  const std::int32_t number =
      as_printed ? table.book.family->base(table, card, attribute) : information(table, card, attribute);
  return or_zero(table, table.match[card].def, attribute, number);
}

inline std::int32_t number_of(const Table& table, const Seen& seen, std::uint8_t attribute, bool original) {
  if (!seen.card) return absent;
  if (original) return original_number(table, seen.card, attribute);
  if (seen.was != nullptr && attribute < Reference::kept)
    return or_zero(table, seen.was->def, attribute, seen.was->numbers[attribute]);
  return number_asked(table, seen.card, attribute);
}

// The cards that a noun of the running ability stands for: f(reference)
template <class F>
void each_reference_of(const Table& table, const Context& context, const script::Select& select, F f) {
  switch (select.noun) {
  case script::Noun::Subject:
    if (context.subject != nullptr) f(*context.subject);
    return;
  case script::Noun::Other:
    if (context.other != nullptr) f(*context.other);
    return;
  case script::Noun::Variable:
    for (const Bound& bound : table.match.bound)
      if (bound.effect == context.effect && bound.variable == select.variable) {
        const bool anew = bound.card.left == Left::Followed && lexicon(table).reads_where_it_went;
        anew ? f(refer(table.match, bound.card.card)) : f(bound.card);
      }
    return;
  case script::Noun::Giver:
    if (const CardId giver = giver_of(table, context)) f(refer(table.match, giver));
    return;
  default: return;
  }
}

} // namespace twoseat
