// Another creature with Formation, straight beside it and of the same squad, makes a formation; a declared move makes or
// breaks one.
#include "engine/berserk/formation.h"

namespace twoseat::berserk {
namespace {

bool has_formation(const Table& table, CardId card) { // only creatures without subtype [bsk D46.2]
  return trait(table, card, Trait::Formation) > 0 && is(table, card, Type::Creature) &&
         !is_hidden(table.match, card);
}

} // namespace

bool in_formation(const Table& table, CardId card) {
  if (!in_squad(table.match, card) || !has_formation(table, card)) return false;
  bool any = false;
  each_of(table.match, controller(table.match, card), [&](CardId other) {
    any = any || (orthogonal(table.match, card, other) && has_formation(table, other));
  });
  return any;
}

void tell_formation(Game& game, CardId card, bool before) {
  const bool now = in_formation(game, card);
  if (now == before) return;
  game.tell(event_about(game.match, card, now ? Cause::FormationFormed : Cause::FormationBroken,
                        {now ? "D46.10" : "D46.9"}));
}

} // namespace twoseat::berserk
