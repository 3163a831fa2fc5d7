// Looking at what leaves together; moves and references ask here first.
#include "engine/kernel/leaving.h"
#include "engine/kernel/family.h"
#include "engine/kernel/references.h"

namespace twoseat {

Leaving::Leaving(Game& among, std::span<const Departure> departures) : game(among), before(among.leaving) {
  game.leaving = this;
  if (departures.size() < 2) return;
  for (const Departure& departure : departures) {
    Leaver leaver;
    leaver.was = final_information(game, departure.card);
    leaver.to = departure.to;
    Event event;
    if (game.book.family->look_back != nullptr)
      game.book.family->look_back(game, departure.card, departure.to, event);
    leaver.looked_at = event.was;
    leaver.worked = event.worked;
    leavers.push(leaver);
  }
}

Leaving::~Leaving() {
  game.leaving = before;
}

const Leaving::Leaver* Leaving::find(CardId card) const {
  for (const Leaver& leaver : leavers)
    if (leaver.was.card == card && leaver.was.generation == game.match[card].generation) return &leaver;
  return before == nullptr ? nullptr : before->find(card);
}

} // namespace twoseat
