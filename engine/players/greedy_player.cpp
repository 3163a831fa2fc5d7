// Pick by pick: each way is finished as shortly as it can be, made in every sample, and judged.
#include "engine/players/greedy_player.h"
#include "engine/kernel/advance.h"
#include "engine/players/picking.h"
#include <memory>

namespace twoseat {
namespace {

constexpr std::size_t samples = 3;

void finish(const Rulebook& book, Picking& picking, Ways& ways) {
  while (!picking.done()) {
    picking.list(book, ways);
    picking.take(ways[0]);
  }
}

} // namespace

Answer greedy_answer(const Evaluation& evaluation, Sampler& sampler, const Table& table,
                     const Decision& decision, Random& chance) {
  struct Room {
    std::array<Match, samples> worlds;
    Match after;
    Decision asked;
    Ways ways, rest;
  };
  const auto room = std::make_unique<Room>();
  for (Match& world : room->worlds)
    sampler.sample(table.match, viewer_of(decision.seat), chance, world);
  Picking picking(table.match, decision);
  while (!picking.done()) {
    picking.list(table.book, room->ways);
    std::size_t best = 0;
    double most = -1;
    for (std::size_t i = 0; i < room->ways.size() && room->ways.size() > 1; ++i) {
      Picking tried = picking;
      tried.take(room->ways[i]);
      finish(table.book, tried, room->rest);
      double sum = 0.000'001 * chance.below(1000); // of equals any
      for (const Match& world : room->worlds) {
        room->after = world;
        Game game{table.book, room->after};
        if (!ask(game, room->asked)) continue;
        answer(game, room->asked, tried.answer());
        sum += chance_of(evaluation, game, decision.seat);
      }
      if (sum <= most) continue;
      most = sum;
      best = i;
    }
    picking.take(room->ways[best]);
  }
  return picking.answer();
}

} // namespace twoseat
