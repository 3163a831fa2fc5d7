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
  event.known_to = card ? lookers(game, game.match[card]) : everybody;
  event.card = card;
  event.amount = most;
  game.tell(event);
  return most;
}

void tell_flaw(Game& game) {
  Event event;
  event.kind = EventKind::Ended;
  event.amount = static_cast<std::int32_t>(game.match.outcome);
  event.attribute = game.match.flaw;
  game.tell(event);
}

} // namespace twoseat
