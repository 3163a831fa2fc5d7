// What decides a fight, or the crystals for it, by a card's text. [bsk 102.2b, 102.3d, 303.1]
#include "engine/berserk/actions.h"
#include "engine/berserk/procedures.h"
#include "engine/kernel/information.h"

namespace twoseat::berserk {
namespace {

bool decide(Game& game, Seat winner, Rule rule) {
  end(game, winner == Seat::A ? Outcome::WonByA : Outcome::WonByB, num(Ending::Effect), rule);
  return true;
}
bool do_win(Game& game, Doing& doing) {
  return decide(game, doing.seat, {"102.2b"});
}
bool do_lose(Game& game, Doing& doing) {
  return decide(game, other(doing.seat), {"102.3d"});
}

bool do_silver(Game& game, Doing& doing) {
  count(game, doing.seat, num(Counter::Silver), doing.amount, {"303.1"});
  return doing.amount > 0;
}

constexpr ActionWord words[] = {
    {"win", Takes::Nothing, do_win},
    {"lose", Takes::Nothing, do_lose},
    {"silver", Takes::Count, do_silver},
};

} // namespace

ActionWords result_words() {
  return words;
}

} // namespace twoseat::berserk
