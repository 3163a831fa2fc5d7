// Which of its sides a Völundr card shows, and whom it is for. [vge 17.9]
#include "engine/vanguard/mechanics/volundr.h"
#include "engine/abilities/context.h"
#include "engine/vanguard/words/lexicon.h"

namespace twoseat::vanguard {
namespace {

void turn_to_other_side(Match& match, const Rulebook& book, CardId card) {
  match[card].def = book.face(match[card].def).other_side;
}

} // namespace

CardId volundr_target(const Table& table, CardId card, Seat seat) {
  const std::uint16_t skill = skill_of(table.book, table.match[card].def, Keyword::Volundr);
  if (skill == 0) return {};
  const script::Script& script = table.book.script;
  const script::Select& whom = script.selects[script.nodes[script.abilities[skill].first].select];
  for (const CardId unit : cards_in(table.match, place(seat, Zone::Vanguard)))
    if (is_unit(table, unit) && master(table.match, unit) == seat &&
        fits(table, context_of(table, card, seat), whom, unit))
      return unit;
  return {};
}

void become_arms(Match& match, const Rulebook& book, CardId card) {
  if (is_volundr(book.face(match[card].def))) turn_to_other_side(match, book, card);
}

} // namespace twoseat::vanguard
