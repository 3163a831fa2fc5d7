// The Deployment Step: every card of the Set goes hidden to a cell of its own. [bsk 207.4, 305, bso BSO-28 to BSO-31]
#include "engine/berserk/guards.h"
#include "engine/berserk/preliminary.h"

namespace twoseat::berserk {
namespace {

// When a cell joins the player's deployment area: at once, after that is filled, after all of that; never.
enum class Joins { AtOnce, Then, Last, Never };

Joins joins(const Match& match, Seat seat, PlaceId cell) {
  const Place& at = match[cell];
  if (at.seat != seat) return Joins::Never;
  const bool outer = at.column == 1 || at.column == columns;
  if (!outer || (seat != match.first_player && at.row == 1)) return Joins::AtOnce; // [bsk 207.4a]
  return at.row == 1 ? Joins::Last : Joins::Then;                                  // [bsk 305.3, 305.4]
}

// Whether no cell of this part is left.
bool is_filled(const Match& match, Seat seat, Joins part) {
  for (int row = 1; row <= rows_per_half; ++row)
    for (int column = 0; column < columns; ++column)
      if (const PlaceId at = cell(seat, column, row); joins(match, seat, at) == part && is_free(match, at))
        return false;
  return true;
}

bool is_in_area(const Match& match, Seat seat, PlaceId cell) {
  const Joins part = joins(match, seat, cell);
  for (const Joins before : {Joins::AtOnce, Joins::Then, Joins::Last}) {
    if (part == before) return true;
    if (!is_filled(match, seat, before)) return false;
  }
  return false;
}

void ask_deploy(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Deploy), {"305.1"});
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Set)))
    for (int row = 1; row <= rows_per_half; ++row)
      for (int column = 0; column < columns; ++column)
        if (const PlaceId at = cell(frame.seat, column, row);
            allowed(may_deploy, table, frame.seat, card, at))
          decision.add({num(Verb::Deploy), at, card, {}, 0});
  decision.drop_empty_choice();
}

// Which part of the area it is, and what lies there now.
void cite_area(Game& game, Seat seat, const Move& move) {
  constexpr Rule parts[] = {{"207.4a"}, {"305.3"}, {"305.4"}, {}};
  game.did(parts[static_cast<std::size_t>(joins(game.match, seat, move.place))], seat, move.card);
  if (is_creature(game, move.card)) game.did({"209.4"}, seat, move.card);
  if (type(game, move.card) == Type::Artifact) game.did({"213.2"}, seat, move.card);
}

void deploy(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  cite_area(game, frame.seat, move);
  Relocation how;
  how.facing = Facing::Down;
  how.identity = Identity::Same; // with what it has from the Set [bsk 304.4]
  how.role = game.match[move.card].role;
  put(game, move.card, move.place, Cause::Deploy, {"305.2"}, how);
  go(frame, 0);
}

constexpr Step step_table[] = {
    asks_if_open("deploy", {"305.1"}, ask_deploy, deploy, Question::Deploy),
};

void fail(Reasons& reasons, Rule rule, Why why, CardId card = {}) {
  reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
}

} // namespace

const std::span<const Step> deploy_steps = step_table;

void may_deploy(const Table& table, Seat seat, CardId card, PlaceId cell, Reasons& reasons) {
  const Match& match = table.match;
  if (match[card].place != place(seat, Zone::Set)) return fail(reasons, {"305.1"}, Why::NotInSet, card);
  if (!is_cell(cell)) return fail(reasons, {"305.2"}, Why::NotInArea, card);
  if (match[cell].seat != seat)
    fail(reasons, {"207.4"}, Why::NotYourHalf, card);
  else if (!is_in_area(match, seat, cell))
    fail(reasons, {"207.4"}, Why::NotInArea, card);
  if (!is_free(match, cell)) fail(reasons, {"305.2"}, Why::CellTaken, card);
}

} // namespace twoseat::berserk
