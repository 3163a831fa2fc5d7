// Reading the words of an ability against a match: which cards, how many, whether.
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/kernel/scratch_vector.h"

namespace twoseat {

using CardList = ScratchVector<CardId, 256>;

bool fits(const Table& table, const Context& context, const script::Select& select, CardId card);
void select(const Table& table, const Context& context, script::Index which, CardList& cards);
bool share_a_name(const Table& table, CardId a, CardId b);
std::int32_t amount(const Table& table, const Context& context, script::Index which);
bool holds(const Table& table, const Context& context, script::Index condition);

Context context_of(const Match& match, std::size_t effect);
Context context_of(CardId source, Seat seat);

// The abilities that a card has now: printed ones unless lost, and those given to it. f(ability, printed)
template <class F>
void each_ability(const Table& table, CardId card, F f) {
  const Face& face = table.face(card);
  const Lexicon& words = *table.book.family->lexicon;
  bool lost = words.textless != nullptr && words.textless(table, card);
  for (const Modification& m : table.match.modifications)
    lost = lost || (m.attribute == lost_abilities && m.subject == card && m.scope == 0 &&
                    m.generation == table.match[card].generation);
  if (!lost)
    for (std::uint16_t i = 0; i < face.abilities; ++i)
      f(static_cast<std::uint16_t>(face.first_ability + i));
  for (const Modification& m : table.match.modifications)
    if (m.attribute == given_ability && m.subject == card && m.scope == 0 &&
        m.generation == table.match[card].generation)
      f(static_cast<std::uint16_t>(m.amount));
}

// Whose card it is where it lies.
Seat master_of(const Table& table, CardId card);
// Whether this ability of this card works where it lies now.
bool is_active(const Table& table, CardId card, const script::Ability& ability);
bool used_up(const Table& table, CardId card, std::uint16_t ability, Seat seat);

} // namespace twoseat
