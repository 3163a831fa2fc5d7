// Drawing, looking or Soul-Charging card by card: "up to" so many, where before each its player may stop, or simply so
// many, where each may be replaced. [vge 7.6.2, 7.6.3, 7.7.2, 11.12.1]
#include "engine/abilities/run.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

enum class UpToStep : std::uint8_t { Ask, Take, Again };

ByOnes mode(const Frame& frame) {
  return static_cast<ByOnes>(frame.locals[up_to_local::mode]);
}
bool may_stop(const Frame& frame) {
  return mode(frame) == ByOnes::DrawUpTo || mode(frame) == ByOnes::LookUpTo;
}

// Cards that were looked at stay where they are: the next lies below them.
CardId next_card(const Match& match, const Frame& frame) {
  CardId card = top(match, frame.seat, Zone::Deck);
  if (mode(frame) != ByOnes::LookUpTo) return card;
  for (const Bound& bound : match.bound)
    if (card && bound.effect == frame.locals[up_to_local::effect] &&
        bound.variable == frame.locals[up_to_local::variable])
      card = match[card].next;
  return card;
}

void ask_one_more(const Table& table, const Frame& frame, Decision& decision) {
  const Rule rule{mode(frame) == ByOnes::LookUpTo ? "7.7.2.3" : "7.6.3.2"};
  if (!may_stop(frame) || !next_card(table.match, frame)) return;
  decision.begin(num(Verb::OneMore), rule);
  decision.add({num(Verb::OneMore), {}, {}, {}, 0});
  decision.begin(num(Verb::Done), rule);
  decision.add({num(Verb::Done), {}, {}, {}, 0});
}

void take_one_more(Game&, Frame& frame, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb == num(Verb::Done)) frame.locals[up_to_local::left] = 0;
}

void one_more(Game& game, Frame& frame) {
  std::uint16_t& left = frame.locals[up_to_local::left];
  const CardId card = next_card(game.match, frame);
  if (left == 0 || !card) return;
  --left;
  if (mode(frame) == ByOnes::SoulCharge) {
    const bool charged = soul_charge_one(game, frame.seat, frame.locals[up_to_local::effect]);
    if (!charged) left = 0;
    return;
  }
  if (mode(frame) != ByOnes::LookUpTo)
    return draw(game, frame.seat, Cause::Effect, {mode(frame) == ByOnes::Draw ? "7.6.1" : "7.6.3.3"});
  const auto effect = frame.locals[up_to_local::effect];
  tell_look(game, frame.seat, card, effect, {"7.7.2.4"});
  game.match[card].shown_to |= only(frame.seat);
  bind(game, effect, static_cast<std::uint8_t>(frame.locals[up_to_local::variable]), card);
}

void next_one(Game& game, Frame& frame) {
  if (frame.locals[up_to_local::left] > 0 && next_card(game.match, frame)) go(frame, UpToStep::Ask);
}

constexpr Step up_to_table[] = {
    asks_if_open("one more?", {"7.6.3"}, ask_one_more, take_one_more, Question::OneMore),
    runs("one more", {"7.6.3.3"}, one_more),
    runs("until so many", {"7.6.3.4"}, next_one),
};

} // namespace

const std::span<const Step> up_to_steps = up_to_table;

} // namespace twoseat::vanguard
