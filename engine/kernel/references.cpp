// Every reference that a match holds is found by one walk over standby abilities, effects and bound cards.
#include "engine/kernel/references.h"
#include "engine/kernel/family.h"
#include "engine/kernel/information.h"
#include "engine/kernel/leaving.h"

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

Reference final_information(const Table& table, CardId card) {
  Reference reference = refer(table.match, card);
  reference.left = Left::Gone;
  if (table.book.family->describe != nullptr) table.book.family->describe(table, card, reference);
  for (std::size_t i = 0; i < Reference::kept; ++i)
    reference.numbers[i] = information(table, card, static_cast<std::uint8_t>(i));
  return reference;
}

Reference followed(const Match& match, Reference was) {
  was.generation = match[was.card].generation;
  was.left = Left::Followed;
  return was;
}

// One that was followed keeps what it was where it came from first. [vge 11.13.1]
void keep_final_information(Game& game, CardId card) {
  const std::uint16_t generation = game.match[card].generation;
  const Leaving::Leaver* leaver = game.leaving == nullptr ? nullptr : game.leaving->find(card);
  Reference now; // looked up only if somebody wants it
  each_reference(game.match, [&](Reference& reference) {
    if (reference.card != card || reference.left == Left::Gone || reference.generation != generation) return;
    if (reference.left == Left::Followed) {
      reference.left = Left::Gone;
      return;
    }
    if (!now.card) now = leaver != nullptr ? leaver->was : final_information(game, card);
    reference = now;
  });
}

void follow(Match& match, std::uint8_t effect, CardId card) {
  const auto update = [&](Reference& reference) {
    if (reference.card == card && reference.left == Left::Gone &&
        static_cast<std::uint16_t>(reference.generation + 1) == match[card].generation)
      reference = followed(match, reference);
  };
  for (Bound& bound : match.bound)
    if (bound.effect == effect) update(bound.card);
  Effect& running = match.effects[effect];
  for (Reference* reference : {&running.source, &running.subject, &running.other})
    update(*reference);
}

} // namespace twoseat
