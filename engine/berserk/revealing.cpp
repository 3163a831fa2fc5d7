// The Reveal Step: what may stay hidden, and what leaves the board. [bsk 306, 415]
#include "engine/berserk/guards.h"
#include "engine/berserk/preliminary.h"

namespace twoseat::berserk {
namespace {

template <class F>
void each_hidden(const Match& match, Seat seat, F f) {
  each_of(match, seat, [&](CardId card) {
    if (is_hidden(match, card)) f(card);
  });
}

void ask_hidden(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::StayHidden), {"306.2a"}, 0);
  each_hidden(table.match, frame.seat, [&](CardId card) {
    if (allowed(may_stay_hidden, table, frame.seat, card))
      decision.add({num(Verb::StayHidden), {}, card, {}, 0});
  });
  Choice& choice = decision.choices[decision.choice_count - 1U];
  choice.max = choice.count;
  decision.drop_empty_choice();
}

void reveal_others(Game& game, Seat seat, const Decision& decision, const Answer& answer) {
  each_hidden(game.match, seat, [&](CardId card) {
    for (std::size_t i = 0; i < answer.picks.size(); ++i)
      if (decision.picked(answer, i).card == card) return;
    reveal(game, card, {"306.2a"});
    game.did({"415.2b"}, seat, card);
  });
}

void keep_hidden(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  reveal_others(game, frame.seat, decision, answer);
  go(frame, 2);
}

void reveal_all(Game& game, Frame& frame) {
  reveal_others(game, frame.seat, {}, {});
}

constexpr Step step_table[] = {
    asks_if_open("stay hidden", {"306.2a"}, ask_hidden, keep_hidden, Question::Reveal),
    runs("reveal all", {"306.2a"}, reveal_all),
};

void fail(Reasons& reasons, Rule rule, Why why, CardId card) {
  reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
}

} // namespace

const std::span<const Step> reveal_steps = step_table;

// Whose price was not simply paid: what was chosen for it is told with it. [bsk 202.4, 202.4a, 202.6, 306.2]
void reveal_special_prices(Game& game, Frame&) {
  for (const Seat seat : {game.match.first_player, other(game.match.first_player)})
    each_hidden(game.match, seat, [&](CardId card) {
      const Way way = way_of(game.book.face(game.match[card].def), game.match[card].role);
      if (!has_special_price(game.book.face(game.match[card].def), game.match[card].role)) return;
      reveal(game, card, {"306.2"});
      game.did({"202.4a"}, seat, card);
      if (way.x > 0) game.did({"202.4"}, seat, card);
      Event event = event_about(game.match, card, Cause::Price, {"306.2"});
      event.attribute = way.other ? 1 : 0;
      event.amount = way.x;
      game.tell(event);
    });
}

// What is still hidden stays on its cell until it is revealed. [bsk 211.2, 212.4, doubt 31]
void leave_board(Game& game, Frame&) {
  for (const Seat seat : {game.match.first_player, other(game.match.first_player)})
    each_of(game.match, seat, [&](CardId card) {
      const Type what = type(game, card);
      if (!is_hidden(game.match, card) && is_cell(game.match[card].place) &&
          (what == Type::Flyer || what == Type::Terrain)) {
        if (what == Type::Terrain) game.did({"212.4"}, seat, card);
        move_to(game, card, place(seat, Zone::Extra), Cause::ToExtraZone, {"306.3"});
      }
    });
}

// Symbiotes and equipment have to be seen, for their hosts and bearers are named next. [bsk 306.4, 306.5]
void may_stay_hidden(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const Match& match = table.match;
  if (!in_squad(match, card) || controller(match, card) != seat || !is_hidden(match, card))
    return fail(reasons, {"306.2a"}, Why::NotYours, card);
  const Type what = type(table, card);
  if (what == Type::Symbiote || what == Type::Equipment)
    return fail(reasons, {"306.2a"}, Why::MustBeRevealed, card);
  if (trait(table, card, Trait::Stealth) > 0) return; // [bsk D43.2]
  if (seat == match.first_player) return fail(reasons, {"306.2a"}, Why::MustBeRevealed, card);
  const Place& at = match[match[card].place];
  if (!is_cell(match[card].place) || at.row != rows_per_half)
    fail(reasons, {"306.2a"}, Why::NotInRowThree, card);
}

} // namespace twoseat::berserk
