// Every reference that a match holds is found by one walk over standby abilities, effects and bound cards.
#include "engine/kernel/references.h"
#include "engine/kernel/family.h"
#include "engine/kernel/information.h"

namespace twoseat {
namespace {

template <class F>
void each_reference(Match& match, F f) {
  for (Standby& standby : match.standby)
    for (Reference* reference : {&standby.source, &standby.subject, &standby.other})
      f(*reference);
  for (Effect& effect : match.effects)
    for (Reference* reference : {&effect.source, &effect.subject, &effect.other})
      f(*reference);
  for (Bound& bound : match.bound)
    f(bound.card);
}

} // namespace

Reference refer(const Match& match, CardId card) {
  Reference reference;
  if (!card) return reference;
  reference.card = card;
  reference.generation = match[card].generation;
  reference.def = match[card].def;
  reference.place = match[card].place;
  return reference;
}

void keep_final_information(Game& game, CardId card) {
  const Card& now = game.match[card];
  each_reference(game.match, [&](Reference& reference) {
    if (reference.card != card || reference.left != 0 || reference.generation != now.generation) return;
    reference.left = 1;
    reference.def = now.def;
    reference.place = now.place;
    reference.orientation = now.orientation;
    reference.facing = now.facing;
    reference.role = now.role;
    reference.states = now.states;
    for (std::size_t i = 0; i < Reference::kept; ++i)
      reference.numbers[i] = information(game, card, static_cast<std::uint8_t>(i));
  });
}

void follow(Match& match, std::uint8_t effect, CardId card) {
  const Effect& running = match.effects[effect];
  const auto update = [&](Reference& reference) {
    if (reference.card == card && reference.left != 0 &&
        static_cast<std::uint16_t>(reference.generation + 1) == match[card].generation)
      reference = refer(match, card);
  };
  for (Bound& bound : match.bound)
    if (bound.effect == effect) update(bound.card);
  if (running.source.card != card) return;
  update(match.effects[effect].source);
}

} // namespace twoseat
