// The state of being dominated, and what it lasts for: a modification that expires like any other. [vge 7.39.1]
#include "engine/vanguard/mechanics/domination.h"
#include "engine/vanguard/mechanics/harmony.h"

namespace twoseat::vanguard {
namespace {

void begin(Game& game, CardId card, Duration duration, int effect) {
  Card& unit = game.match[card];
  unit.states = static_cast<std::uint8_t>(unit.states | static_cast<unsigned>(State::Dominated));
  end_harmonies(game, card); // its master is another [vge 14.36.1]
  impose(game, card, domination, effect < 0 ? 0 : effect + 1, Layer::Rules, Cause::Dominate, {}, duration);
  Event event;
  event.seat = master(game.match, card);
  event.known_to = everybody;
  event.cause = num(Cause::Dominate);
  event.card = card;
  event.def = unit.def;
  event.from = event.to = unit.place;
  event.amount = 1;
  event.rule = {"7.39.1.1"};
  game.tell(event);
}

bool lasts(const Match& match, CardId card) {
  for (const Modification& m : match.modifications)
    if (m.attribute == domination && m.subject == card && m.generation == match[card].generation) return true;
  return false;
}

} // namespace

bool may_be_dominated(const Table& table, CardId card) { // [vge 7.39.1.1.2]
  const Zone zone = where(table.match, card);
  return is_circle(zone) && zone != Zone::Guardian && is_unit(table, card) &&
         !is_in(table.match[card], State::Dominated);
}

void dominate(Game& game, CardId card, Duration duration, int effect) {
  const CardId partner = legion_partner(game.match, card);
  begin(game, card, duration, effect);
  game.did({"7.39.1"}, Seat::None, card);
  if (!partner) return;
  begin(game, partner, duration, effect);
  game.did({"7.39.1.4"}, Seat::None, partner);
}

void dominate_for_battle(Game& game, CardId card) {
  for (Modification& m : game.match.modifications)
    if (m.attribute == domination && m.subject == card) {
      m.duration = Duration::Battle;
      m.amount = 0;
    }
}

void end_dominations(Game& game, std::size_t effects) {
  Match& match = game.match;
  match.modifications.remove_if([&](const Modification& m) {
    return m.attribute == domination && m.amount > static_cast<std::int32_t>(effects);
  });
  for (const Seat seat : both_seats)
    for (const Zone circle : field)
      for (const CardId card : cards_in(match, place(seat, circle)))
        if (is_in(match[card], State::Dominated) && !lasts(match, card)) {
          match[card].states =
              static_cast<std::uint8_t>(match[card].states & ~static_cast<unsigned>(State::Dominated));
          end_harmonies(game, card); // its master is another again [vge 14.36.1]
        }
}

} // namespace twoseat::vanguard
