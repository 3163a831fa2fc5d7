// Cards that an effect has taken out of what a continuous ability is about: they stay out of it this turn. [dbs 8-1-4-2]
#pragma once
#include "engine/abilities/context.h"

namespace twoseat {

// A card, and a statement that is about it because of what the card is or how it lies.
struct Object {
  CardId card, source;
  std::uint16_t generation = 0;
  std::uint16_t node = 0;
};
using Objects = ScratchVector<Object, 256>; // what does not fit is not watched

void watch_objects(const Table& table, Objects& objects);             // before an effect does something
void note_lost_objects(Game& game, const Objects& before, Seat seat); // and after it

bool was_lost(const Table& table, const Context& context, const script::Node& node, CardId card);
inline bool is_lost_object(const Table& table, const Context& context, const script::Node& node,
                           CardId card) {
  return table.book.family->lexicon->objects_stay_lost && was_lost(table, context, node, card);
}

} // namespace twoseat
