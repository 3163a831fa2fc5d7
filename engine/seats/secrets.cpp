// Replacing secrets.
#include "engine/seats/secrets.h"
#include "engine/kernel/family.h"
#include "engine/kernel/moves.h"

namespace twoseat {

Match scramble_secrets(const Table& table, Viewer viewer, Random& random) {
  Match match = table.match;
  const auto defs = static_cast<std::uint32_t>(table.book.faces.size());
  const auto lies_open = [&](DefId def) {
    return (table.book.face(def).marks & table.book.family->open_marks) != 0;
  };
  for (Card& card : match.cards) {
    if (includes(lookers(table, card), viewer)) continue;
    do
      card.def = {static_cast<std::uint16_t>(1 + random.below(defs))};
    while (lies_open(card.def)); // it would be known
    card.origin = static_cast<std::uint8_t>(random.below(2));
    if (table.book.family->card_counters.empty()) continue;
    card.role = static_cast<std::uint8_t>(random.below(4));
    for (std::uint8_t& counter : card.counters)
      counter = static_cast<std::uint8_t>(random.below(3));
  }
  note_concerns(table.book, match);
  match.random.state = (std::uint64_t{random.next()} << 32U) | random.next();
  return match;
}

} // namespace twoseat
