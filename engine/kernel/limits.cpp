// Saying that this table has no room for what the rules would have.
#include "engine/kernel/limits.h"

namespace twoseat {

const char* text_of(Flaw flaw) {
  switch (flaw) {
  case Flaw::None: return "";
  case Flaw::StackTooDeep:
    return "The match ends in a draw: this table has no room for more effects inside one another.";
  case Flaw::TooManyModifications:
    return "The match ends in a draw: this table has no room for more effects that last.";
  case Flaw::TooManyCards: return "The match ends in a draw: this table has no room for more cards.";
  case Flaw::TooManyRelations:
    return "The match ends in a draw: this table has no room for more ties between cards.";
  case Flaw::NoProgress:
    return "The match ends in a draw: it would go on for ever without a decision of anybody.";
  case Flaw::TooManyAbilities:
    return "The match ends in a draw: this table has no room for more abilities that wait.";
  }
  return "";
}

std::int32_t capped(Game& game, std::int32_t number, std::int32_t most, CardId card) {
  if (number <= most) return number;
  Event event;
  event.kind = EventKind::Capped;
  event.card = card;
  event.amount = most;
  game.tell(event);
  return most;
}

std::string told(const Rulebook& book, const Event& event, Viewer viewer, const PlayerNames& names,
                 const Phrasebook& phrases) {
  if (event.kind == EventKind::Capped)
    return filled(phrases(counted_no_further),
                  [&](std::string_view) { return std::to_string(event.amount); });
  if (event.kind == EventKind::Ended && event.attribute != 0)
    return std::string(phrases(text_of(static_cast<Flaw>(event.attribute))));
  return book.family->narrate(book, event, viewer, names, phrases);
}

void tell_flaw(Game& game) {
  Event event;
  event.kind = EventKind::Ended;
  event.amount = static_cast<std::int32_t>(game.match.outcome);
  event.attribute = game.match.flaw;
  game.tell(event);
}

} // namespace twoseat
