// Drawing up to a number: before each card its player may stop, having seen the one before. [dbs 4-9-4]
#include "engine/dragonball/procedures.h"

namespace twoseat::dragonball {
namespace {

void ask_whether(const Table& table, const Frame& frame, Decision& decision) {
  if (count(table.match, frame.seat, Zone::Deck) > 0) {
    decision.begin(num(Verb::Yes), {"4-9-4-1"});
    decision.add({num(Verb::Yes), {}, {}, {}, 0});
  }
  decision.begin(num(Verb::No), {"4-9-4-1"});
  decision.add({num(Verb::No), {}, {}, {}, 0});
}

void draw_or_stop(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  if (static_cast<Verb>(decision.choice(answer).verb) == Verb::No) return finish(game);
  draw(game, frame.seat, Cause::Draw, {"4-9-4-2"});
}

void next_draw(Game& game, Frame& frame) {
  if (--frame.locals[draw_local::left] > 0) return go(frame, 0);
  game.did({"4-9-4-3"}, frame.seat);
}

constexpr Step draw_up_to_table[] = {
    asks("draw one more", {"4-9-4-1"}, ask_whether, draw_or_stop, Question::May),
    runs("next card", {"4-9-4-3"}, next_draw),
};

} // namespace

const std::span<const Step> draw_up_to_steps = draw_up_to_table;

} // namespace twoseat::dragonball
