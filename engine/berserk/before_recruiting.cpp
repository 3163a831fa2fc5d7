// The Set Preparation Step: playable traits of cards in the Deal, one by one, without a stack. [bsk 301.2, 303]
#include "engine/abilities/run.h"
#include "engine/berserk/preliminary.h"
#include "engine/kernel/script.h"

namespace twoseat::berserk {
namespace {

// If any card there is has such a trait, both are asked: whether they have one in their Deal is nobody else's business.
bool is_asked(const Game& game) {
  const std::uint32_t places = game.book.ability_places[static_cast<std::size_t>(script::Kind::Activated)];
  return (places >> num(Zone::Deal) & 1U) != 0;
}

void next_player(Game& game, Frame& frame) {
  if (!find_next(frame, [&](Seat) { return is_asked(game); })) finish(game);
}

void ask_trait(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Activate), {"303.1"});
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Deal)))
    each_ability(table, card, [&](std::uint16_t ability) {
      if (may_activate(table, card, ability, frame.seat))
        decision.add({num(Verb::Activate), {}, card, {}, ability});
    });
  decision.drop_empty_choice();
  offer(decision, Verb::Pass, {"303.2"});
}

// Whoever declares a trait names its source to all. [bsk 206.8]
void declare_or_pass(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Seat seat = frame.seat;
  if (decision.choice(answer).verb == num(Verb::Pass)) pass(frame);
  hand_over(frame);
  if (decision.choice(answer).verb == num(Verb::Pass)) return;
  const Move& move = decision.picked(answer);
  twoseat::reveal(game, move.card, num(Cause::Reveal), {"303.1"});
  activate(game, move.card, move.number, seat);
}

void again(Game&, Frame& frame) {
  go(frame, 0);
}

constexpr Step step_table[] = {
    runs("next player", {"301.2"}, next_player),
    asks("before recruiting", {"303.1"}, ask_trait, declare_or_pass, Question::BeforeRecruiting,
         bit(Proc::Effect)),
    runs("the other player", {"301.2"}, again),
};

} // namespace

const std::span<const Step> before_recruiting_steps = step_table;

} // namespace twoseat::berserk
