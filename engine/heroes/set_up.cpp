// Preparing a duel: a hero and an army each, no gold, no hand. [bsh BSH-24, BSH-28]
#include "engine/heroes/procedures.h"

namespace twoseat::heroes {
namespace {

void shuffle_decks(Game& game, Frame&) {
  for (const Seat seat : both_seats)
    shuffle(game, place(seat, Zone::Deck), num(Cause::SetUp), {"BSH-28"});
}

void draw_lots(Game& game, Frame&) { // [choice C 2]
  const Seat first = game.match.random.below(2) == 0 ? Seat::A : Seat::B;
  name_first_player(game, first, num(Cause::SetUp), {"BSH-28"});
}

void begin_duel(Game& game, Frame&) {
  game.match.turn = 1;
  finish(game);
  call(game, Proc::Turn, game.match.first_player);
}

constexpr Step set_up_table[] = {
    runs("shuffle the decks", {"BSH-28"}, shuffle_decks),
    runs("draw lots", {"BSH-28"}, draw_lots),
    runs("begin", {"BSH-28"}, begin_duel, bit(Proc::Turn)),
};

} // namespace

const std::span<const Step> set_up_steps = set_up_table;

void set_up(Game& game, const Setup& setup) {
  for (const Seat seat : both_seats)
    add_plain_places(game.match, seat, zones_per_seat);
  for (const Seat seat : both_seats) {
    const Deck& deck = setup.decks[index(seat)];
    for (const DefId def : deck.parts[num(Part::Hero)])
      add_card(game, def, seat, place(seat, Zone::Hero), num(Origin::Hero), Facing::Up);
    for (const DefId def : deck.parts[num(Part::Army)])
      add_card(game, def, seat, place(seat, Zone::Deck), num(Origin::Army), Facing::Down);
  }
  call(game, Proc::SetUp, Seat::None);
}

} // namespace twoseat::heroes
