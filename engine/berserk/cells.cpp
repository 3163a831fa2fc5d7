// Choosing a cell: to step aside, as the target of a trait, for what has to leave the Extra Zone, for who comes back.
#include "engine/berserk/guards.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/stack.h"

namespace twoseat::berserk {
namespace {

constexpr Rule rules[] = {{"D21.2"}, {"D7.6"}, {"D40.2"}, {"D38.4"}, {"D19.4"}}; // in the order of CellFor

bool is_for(const Match& match, CardId card, PlaceId cell, CellFor what, PlaceId lay) {
  if (!is_free(match, cell)) return false;
  switch (what) {
  case CellFor::Aside:
  case CellFor::Beside: return adjacent_cells(is_cell(lay) ? lay : match[card].place, cell);
  case CellFor::Return: return match[cell].seat == match[card].owner && match[cell].row == rows_per_half;
  default: return true;
  }
}

// f(cell) for each that the card may come to.
template <class F>
void each_cell(const Match& match, CardId card, CellFor what, PlaceId lay, F f) {
  for (std::size_t i = 0; i < match.places.size(); ++i) {
    const PlaceId cell{static_cast<std::uint8_t>(i + 1)};
    if (is_cell(cell) && is_for(match, card, cell, what, lay)) f(cell);
  }
}

// The frame's locals: the card, what for, and where the card lay if it is gone.
PlaceId lay_at(const Frame& frame) {
  return {static_cast<std::uint8_t>(frame.locals[2])};
}

void ask_cell(const Table& table, const Frame& frame, Decision& decision) {
  const CardId card = frame.card(0);
  const auto what = static_cast<CellFor>(frame.locals[1]);
  decision.begin(num(Verb::Place), rules[num(what)]);
  each_cell(table.match, card, what, lay_at(frame), [&](PlaceId cell) {
    decision.add({num(Verb::Place), cell, card, {}, 0});
  });
  decision.drop_empty_choice();
}

void take_cell(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move move = decision.picked(answer);
  const auto what = static_cast<CellFor>(frame.locals[1]);
  switch (what) {
  case CellFor::Aside: return move_to(game, move.card, move.place, Cause::Move, rules[num(what)]);
  case CellFor::Return: return incarnate(game, move.card, move.place);
  case CellFor::Landing: return land(game, move.card, move.place);
  default: top_entry(game.match).place = move.place;
  }
}

constexpr Step cell_table[] = {asks_if_open("choose a cell", {"207.1"}, ask_cell, take_cell, Question::Cell)};

// No flyer any more: a card of the Extra Zone that belongs on a cell. [bsk D38.4, D38.5]
bool is_stranded(const Table& table, CardId card) {
  return is(table, card, Type::Creature) || is(table, card, Type::Artifact);
}

} // namespace

bool has_cell(const Table& table, CardId card, CellFor what, PlaceId lay) {
  bool any = false;
  each_cell(table.match, card, what, lay, [&](PlaceId) { any = true; });
  return any;
}

void may_place(const Table& table, CardId card, PlaceId cell, Reasons& reasons) {
  const Frame& frame = table.match.stack.back();
  const auto what = static_cast<CellFor>(frame.locals[1]);
  const auto fail = [&](Why why, CardId about) {
    reasons.push({rules[num(what)], static_cast<std::uint16_t>(why), about, 0, 0});
  };
  if (card != frame.card(0)) return fail(Why::AskedOfAnother, frame.card(0));
  if (!is_cell(cell) || !is_free(table.match, cell)) return fail(Why::NotEmptyCell, {});
  if (!is_for(table.match, card, cell, what, lay_at(frame))) fail(Why::NotThatCell, card);
}

CardId next_stranded(const Table& table) {
  for (const Seat seat : both_seats)
    for (const CardId card : cards_in(table.match, place(seat, Zone::Extra)))
      if (is_stranded(table, card)) return card;
  return {};
}

void land(Game& game, CardId card, PlaceId to) {
  const Card& now = game.match[card];
  Relocation how;
  how.orientation = now.orientation;
  how.identity = Identity::Same;
  how.states = now.states;
  put(game, card, to, Cause::Land, {"D38.4"}, how);
}

const std::span<const Step> cell_steps = cell_table;

} // namespace twoseat::berserk
