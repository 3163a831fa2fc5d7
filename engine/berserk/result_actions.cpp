// What decides a fight, or the crystals for it, by a card's text. [bsk 102.2b, 102.3d, 303.1]
#include "engine/berserk/actions.h"
#include "engine/berserk/printed.h"
#include "engine/berserk/procedures.h"
#include "engine/kernel/information.h"
#include <string_view>

namespace twoseat::berserk {
namespace {

bool decide(Game& game, Seat winner, Rule rule) {
  end(game, winner == Seat::A ? Outcome::WonByA : Outcome::WonByB, num(Ending::Effect), rule);
  return true;
}
// Both at once, by one text: it loses. [bsk 102.3c]
bool loses_too(const Game& game, const Doing& doing) {
  const auto& script = game.book.script;
  const script::Ability& ability =
      script.abilities[game.match.effects[static_cast<std::size_t>(doing.context.effect)].ability];
  for (std::size_t i = ability.cost_size; i < ability.size; ++i) {
    const script::Node& node = script.nodes[ability.first + i];
    if (node.op == script::Op::Do && node.side == doing.node.side &&
        std::string_view(lexicon.actions[node.action].id) == "lose")
      return true;
  }
  return false;
}
bool do_win(Game& game, Doing& doing) {
  if (loses_too(game, doing)) return decide(game, other(doing.seat), {"102.3c"});
  return decide(game, doing.seat, {"102.2b"});
}
bool do_lose(Game& game, Doing& doing) {
  if (cannot_lose(game, doing.seat)) return false; // [bsk 103.3]
  return decide(game, other(doing.seat), {"102.3d"});
}

bool do_silver(Game& game, Doing& doing) {
  count(game, doing.seat, num(Counter::Silver), doing.amount, {"303.1"});
  return doing.amount > 0;
}

constexpr ActionWord words[] = {
    reads(Beside::by, {"win", Takes::Nothing, do_win}),
    reads(Beside::by, {"lose", Takes::Nothing, do_lose}),
    reads(Beside::by, {"silver", Takes::Count, do_silver}),
};

} // namespace

ActionWords result_words() {
  return words;
}

} // namespace twoseat::berserk
