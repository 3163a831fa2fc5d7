// The rounds that are left lie among what the effect has chosen, so that they are copied and linked with it.
#include "engine/abilities/repeating.h"
#include "engine/abilities/choosing.h"
#include <algorithm>

namespace twoseat {

bool begin_repeating(Game& game, std::size_t effect) {
  const script::Node& node = node_at(game, game.match.effects[effect]);
  const std::int32_t times = amount(game, context_of(game.match, effect), node.amount); // [vge 12.7.2]
  if (times <= 0) return false;
  bind(game, static_cast<int>(effect), rounds_left, game.match.effects[effect].source.card);
  if (!over(game.match)) game.match.bound.back().spare = static_cast<std::uint16_t>(times - 1);
  return true;
}

void repeat(Game& game, std::size_t effect) {
  Match& match = game.match;
  Effect& running = match.effects[effect];
  const auto& nodes = game.book.script.nodes;
  const std::size_t body = running.at - nodes[running.at].to;
  const auto is_of_round = [&](const Bound& bound) {
    if (bound.effect != effect) return false;
    for (std::size_t i = body; i < running.at; ++i)
      if (nodes[i].variable != 0 && nodes[i].variable == bound.variable) return true;
    return false;
  };
  for (Bound& bound : match.bound) // not the same a second time [vge 12.7.3]
    if (is_of_round(bound)) bound.variable = chosen_before;
  std::size_t last = match.bound.size();
  while (last > 0 &&
         (match.bound[last - 1].effect != effect || match.bound[last - 1].variable != rounds_left))
    --last;
  if (last > 0 && match.bound[last - 1].spare > 0) {
    --match.bound[last - 1].spare;
    running.at = static_cast<script::Index>(body);
    return;
  }
  std::size_t at = 0;
  match.bound.remove_if([&](const Bound& bound) {
    const bool counter = ++at == last;
    return counter || (bound.effect == effect && bound.variable == chosen_before);
  });
  ++running.at;
}

} // namespace twoseat
