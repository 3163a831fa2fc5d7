// Choosing a cell in the course of a trait; a strike outside of the stack.
#include "engine/berserk/fighting.h"
#include "engine/berserk/procedures.h"

namespace twoseat::berserk {
namespace {

// Next to the frame's card, and free. [bsk D21.2]
void ask_cell(const Table& table, const Frame& frame, Decision& decision) {
  const CardId card = frame.card(0);
  decision.begin(num(Verb::Place), {"D21.2"});
  for (std::size_t i = 0; i < table.match.places.size() && in_squad(table.match, card); ++i) {
    const PlaceId cell{static_cast<std::uint8_t>(i + 1)};
    if (adjacent_cells(table.match[card].place, cell) && is_free(table.match, cell))
      decision.add({num(Verb::Place), cell, card, {}, 0});
  }
  decision.drop_empty_choice();
}

void take_cell(Game& game, Frame&, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  move_to(game, move.card, move.place, Cause::Move, {"D21.2"});
}

constexpr Step cell_table[] = {asks_if_open("choose a cell", {"D21.2"}, ask_cell, take_cell, Question::Cell)};

} // namespace

// One die, unanswered, executed at once. [bsk D1.1, D1.3]
void strike_at_once(Game& game, CardId source, CardId target) {
  Match& match = game.match;
  StackEntry entry = entry_of(match, Entry::Strike, controller(match, source), source, target);
  set(entry, Flag::Unanswered);
  set(entry, Flag::Free);
  reveal(game, target, {"216.4b"});
  const int fell = roll(game, entry.seat, source, 6, num(Cause::Roll), {"D1.1"});
  const Strength strength = strength_of(result_of(game, entry, source, fell));
  strike_wounds(game, target, value_of(game, entry, strength), source, Method::Simple, {"D1.1"});
  close(game, source, Cause::Close, {"D1.1"});
}

const std::span<const Step> cell_steps = cell_table;

} // namespace twoseat::berserk
