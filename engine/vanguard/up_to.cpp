// Drawing or looking at up to so many cards: one after the other, and before each its player may stop. [vge 7.6.3, 7.7.2]
#include "engine/abilities/run.h"
#include "engine/vanguard/procedures.h"

namespace twoseat::vanguard {
namespace {

enum class UpToStep : std::uint8_t { Ask, Again };

bool looks(const Frame& frame) {
  return frame.locals[up_to_local::looks] != 0;
}

// Cards that were looked at stay where they are: the next lies below them.
CardId next_card(const Match& match, const Frame& frame) {
  CardId card = top(match, frame.seat, Zone::Deck);
  if (!looks(frame)) return card;
  for (const Bound& bound : match.bound)
    if (card && bound.effect == frame.locals[up_to_local::effect] &&
        bound.variable == frame.locals[up_to_local::variable])
      card = match[card].next;
  return card;
}

void ask_one_more(const Table& table, const Frame& frame, Decision& decision) {
  const Rule rule{looks(frame) ? "7.7.2.3" : "7.6.3.2"};
  if (!next_card(table.match, frame)) return;
  decision.begin(num(Verb::OneMore), rule);
  decision.add({num(Verb::OneMore), {}, {}, {}, 0});
  decision.begin(num(Verb::Done), rule);
  decision.add({num(Verb::Done), {}, {}, {}, 0});
}

void take_one_more(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  std::uint16_t& left = frame.locals[up_to_local::left];
  if (decision.choice(answer).verb == num(Verb::Done)) {
    left = 0;
    return;
  }
  --left;
  if (!looks(frame)) return draw(game, frame.seat, Cause::Effect, {"7.6.3.3"});
  const CardId card = next_card(game.match, frame);
  game.match[card].shown_to |= only(frame.seat);
  bind(game, frame.locals[up_to_local::effect],
       static_cast<std::uint8_t>(frame.locals[up_to_local::variable]), card);
}

void next_one(Game& game, Frame& frame) {
  if (frame.locals[up_to_local::left] > 0 && next_card(game.match, frame)) go(frame, UpToStep::Ask);
}

constexpr Step up_to_table[] = {
    asks_if_open("one more?", {"7.6.3"}, ask_one_more, take_one_more, Question::OneMore),
    runs("until so many", {"7.6.3.4"}, next_one),
};

} // namespace

const std::span<const Step> up_to_steps = up_to_table;

} // namespace twoseat::vanguard
