// Before the game: leaders, lots, a hand that may be exchanged once, eight cards of life. [dbs 5-2]
#include "engine/dragonball/procedures.h"

namespace twoseat::dragonball {
namespace {

constexpr int first_hand = 6, first_life = 8;

// Before anything is shuffled; nobody loses yet. [dbs 5-2-1-3, doubt dbs 2]
void place_leaders(Game& game, Frame&) {
  for (const Seat seat : both_seats) {
    game.did({"5-2-1-2"}, seat, leader_of(game.match, seat));
    announce(game, Timing::LeaderPlaced, seat);
  }
}

void shuffle_decks(Game& game, Frame&) {
  for (const Seat seat : both_seats)
    shuffle(game, place(seat, Zone::Deck), num(Cause::SetUp), {"5-2-1-4"});
}

// Nobody chooses who goes first. [dbs 5-2-1-5-1]
void draw_lots(Game& game, Frame&) {
  const Seat first = game.match.random.below(2) == 0 ? Seat::A : Seat::B;
  name_first_player(game, first, num(Cause::SetUp), {"5-2-1-5"});
}

void draw_hands(Game& game, Frame&) {
  for (const Seat seat : {game.match.first_player, other(game.match.first_player)})
    for (int i = 0; i < first_hand; ++i)
      draw(game, seat, Cause::Draw, {"5-2-1-6"});
}

void first_redraws(Game& game, Frame&) {
  call(game, Proc::Redraw, game.match.first_player);
}
void second_redraws(Game& game, Frame&) {
  call(game, Proc::Redraw, other(game.match.first_player));
}

void ask_redraw(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Redraw), {"5-2-1-6-1"}, 0, count(table.match, frame.seat, Zone::Hand));
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Hand)))
    decision.add({num(Verb::Redraw), place(frame.seat, Zone::Deck), card, {}, 0});
}

// They are shuffled in before as many are drawn.
void redraw(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Rule rule{"5-2-1-6-1"};
  for (std::size_t i = 0; i < answer.picks.size(); ++i)
    put(game, decision.picked(answer, i).card, Zone::Deck, Cause::Redraw, rule);
  if (!answer.picks.empty()) shuffle(game, place(frame.seat, Zone::Deck), num(Cause::Redraw), rule);
  for (std::size_t i = 0; i < answer.picks.size(); ++i)
    draw(game, frame.seat, Cause::Draw, rule);
}

void lay_life(Game& game, Frame&) {
  for (const Seat seat : {game.match.first_player, other(game.match.first_player)})
    for (int i = 0; i < first_life; ++i)
      if (const CardId card = top(game.match, seat, Zone::Deck))
        put(game, card, seat, Zone::Life, Cause::SetUp, {"5-2-1-7"});
}

void begin_game(Game& game, Frame&) {
  game.match.turn = 1;
  finish(game);
  call(game, Proc::Turn, game.match.first_player);
}

constexpr Step set_up_table[] = {
    runs("leaders", {"5-2-1-2"}, place_leaders),
    checkpoint("checkpoint", {"5-2-1-3"}),
    runs("shuffle the decks", {"5-2-1-4"}, shuffle_decks),
    runs("draw lots", {"5-2-1-5"}, draw_lots),
    runs("draw six cards", {"5-2-1-6"}, draw_hands),
    runs("first player's exchange", {"5-2-1-6-1"}, first_redraws, bit(Proc::Redraw)),
    runs("second player's exchange", {"5-2-1-6-1"}, second_redraws, bit(Proc::Redraw)),
    runs("life", {"5-2-1-7"}, lay_life),
    runs("begin", {"5-2-1-8"}, begin_game, bit(Proc::Turn)),
};
constexpr Step redraw_table[] = {asks("exchange", {"5-2-1-6-1"}, ask_redraw, redraw, Question::Redraw)};

} // namespace

const std::span<const Step> set_up_steps = set_up_table;
const std::span<const Step> redraw_steps = redraw_table;

void set_up(Game& game, const Setup& setup) {
  for (const Seat seat : both_seats)
    add_plain_places(game.match, seat, zones_per_seat);
  for (const Seat seat : both_seats) {
    const Deck& deck = setup.decks[index(seat)];
    for (const DefId def :
         deck.parts[num(Part::Leader)]) // a deck that is not legal may name others [dbs 5-1-2]
      if (has(game.book.face(def), Mark::Leader) && count(game.match, seat, Zone::Leader) == 0)
        add_card(game, def, seat, place(seat, Zone::Leader), num(Origin::Leader), Facing::Up);
    for (const DefId def : deck.parts[num(Part::Main)])
      if (!has(game.book.face(def), Mark::Leader) && !has(game.book.face(def), Mark::Token)) // [dbs 5-1-3]
        add_card(game, def, seat, place(seat, Zone::Deck), num(Origin::Main), Facing::Down);
  }
  call(game, Proc::SetUp, Seat::None);
}

} // namespace twoseat::dragonball
