// The Start of Fight Step: what triggers then is done at once, one by one, by turns. [bsk 301.2, 307]
#include "engine/abilities/run.h"
#include "engine/berserk/preliminary.h"

namespace twoseat::berserk {
namespace {

void announce_fight(Game& game, Frame& frame) { // to each player's cards
  announce(game, Timing::FightBegins, frame.seat);
  announce(game, Timing::FightBegins, other(frame.seat));
}

void next_player(Game& game, Frame& frame) {
  if (!find_next(frame, [&](Seat seat) { return has_standby(game.match, seat); })) finish(game);
}

// Asked too when only a hidden card could have such a trait: nobody else learns whether it has.
void ask_trait(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Declare), {"307.1"});
  for (std::size_t i = 0; i < table.match.standby.size(); ++i) {
    const Standby& waiting = table.match.standby[i];
    if (waiting.seat == frame.seat && waiting.ability != 0)
      decision.add({num(Verb::Declare), {}, {}, waiting.source.card, static_cast<std::uint16_t>(i + 1)});
  }
  decision.drop_empty_choice();
  offer(decision, Verb::Pass, {"307.2"});
}

void give_up(Match& match, Seat seat) {
  match.standby.remove_if([&](const Standby& waiting) { return waiting.seat == seat; });
}

void declare_or_pass(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const bool passes = decision.choice(answer).verb == num(Verb::Pass);
  if (passes) {
    give_up(game.match, frame.seat);
    pass(frame);
  }
  hand_over(frame);
  if (passes) return;
  const Move& move = decision.picked(answer);
  reveal(game, move.target, {"415.2"});
  play_standby(game, move.number - 1U);
}

void again(Game&, Frame& frame) {
  go(frame, 1);
}

constexpr Step step_table[] = {
    runs("fight begins", {"307.1"}, announce_fight),
    runs("next player", {"301.2"}, next_player),
    asks("trait", {"307.1"}, ask_trait, declare_or_pass, Question::FightBegins, bit(Proc::Effect)),
    runs("the other player", {"301.2"}, again),
};

} // namespace

const std::span<const Step> fight_begins_steps = step_table;

} // namespace twoseat::berserk
