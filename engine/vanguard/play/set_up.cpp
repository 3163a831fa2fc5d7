// Preparing a game. [vge 8.2]
#include "engine/vanguard/play/procedures.h"

#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/sides.h"
#include "engine/vanguard/mechanics/tokens.h"

namespace twoseat::vanguard {
namespace {

struct Circle {
  Zone zone;
  CircleType type;
  Column column;
  Row row;
};

// So many columns further from the center.
constexpr Column outside(Column column, int steps) {
  return static_cast<Column>(num(column) + (num(column) < num(Column::Center) ? -steps : steps));
}

constexpr Circle circles[] = {
    // [vge 4.9.1, 4.9.2]
    {Zone::FrontLeft, CircleType::RearGuard, Column::Left, Row::Front},
    {Zone::Vanguard, CircleType::Vanguard, Column::Center, Row::Front},
    {Zone::FrontRight, CircleType::RearGuard, Column::Right, Row::Front},
    {Zone::BackLeft, CircleType::RearGuard, Column::Left, Row::Back},
    {Zone::BackCenter, CircleType::RearGuard, Column::Center, Row::Back},
    {Zone::BackRight, CircleType::RearGuard, Column::Right, Row::Back},
    {Zone::Guardian, CircleType::Guardian, Column::Center, Row::FarFront},
    {Zone::Accel1, CircleType::RearGuard, outside(Column::Left, 1), Row::Front}, // [vge 16.3.1.5.1]
    {Zone::Accel2, CircleType::RearGuard, outside(Column::Right, 1), Row::Front},
    {Zone::Accel3, CircleType::RearGuard, outside(Column::Left, 2), Row::Front},
    {Zone::Accel4, CircleType::RearGuard, outside(Column::Right, 2), Row::Front},
    {Zone::Accel5, CircleType::RearGuard, outside(Column::Left, 3), Row::Front},
    {Zone::Accel6, CircleType::RearGuard, outside(Column::Right, 3), Row::Front},
};

void lay_out(Match& match, Seat seat) {
  for (std::uint8_t zone = 0; zone < zones_per_seat; ++zone) {
    Place place;
    place.kind = zone;
    place.seat = seat;
    for (const Circle& circle : circles)
      if (num(circle.zone) == zone) {
        place.types = static_cast<std::uint16_t>(circle.type);
        place.column = num(circle.column);
        place.row = num(circle.row);
      }
    add_place(match, place);
  }
}

void bring(Game& game, Seat seat, const Deck& deck, Part part, Zone zone, Origin origin) {
  for (const DefId def :
       deck.parts[num(part)]) { // one that is not legal may name pseudo-cards and other sides
    const Face& face = game.book.face(def);
    if (is_pseudo_card(face)) continue; // [vge 15.1.1]
    const DefId side = is_side_of_decks(face) ? def : face.other_side;
    add_card(game, side, seat, place(seat, zone), num(origin), Facing::Down);
  }
}

void bring(Game& game, Seat seat, const Deck& deck) {
  bring(game, seat, deck, Part::Main, Zone::Deck, Origin::Main);
  bring(game, seat, deck, Part::Ride, Zone::RideDeck, Origin::Ride); // [vge 4.18.3]
  bring(game, seat, deck, Part::G, Zone::GZone, Origin::G);          // [vge 4.14.3]
}

// --- 8.2.1.2: the first vanguard, secret until the game starts ----------------------------------------------------

Zone source_of_first_vanguard(const Match& match, Seat seat) { // [doubt vge-1 20]
  return count(match, seat, Zone::RideDeck) > 0 ? Zone::RideDeck : Zone::Deck;
}

void ask_first_vanguard(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::SetVanguard), {"8.2.1.2"});
  const Zone from = source_of_first_vanguard(table.match, frame.seat);
  for (const CardId card : cards_in(table.match, place(frame.seat, from)))
    if (printed(table.face(card), Attribute::Grade) == 0 && has(table.face(card), Mark::Unit))
      decision.add({num(Verb::SetVanguard), place(frame.seat, Zone::Vanguard), card, {}, 0});
  decision.drop_empty_choice();
}

void set_first_vanguard(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  Relocation how;
  how.cause = num(Cause::SetUp);
  how.rule = {"8.2.1.2"};
  how.facing = Facing::Down;
  relocate(game, decision.picked(answer).card, place(frame.seat, Zone::Vanguard), how);
}

// --- 8.2.1.6: who goes first --------------------------------------------------------------------------------------

void begins(Game& game, Seat seat) {
  name_first_player(game, seat, num(Cause::SetUp), {"8.2.1.6"});
}

void draw_lots(Game& game, Frame&) {
  const Seat drawn = game.match.random.below(2) == 0 ? Seat::A : Seat::B;
  if (decided(game.match).drawn_player_begins) return begins(game, drawn);
  call(game, Proc::FirstPlayer, drawn);
}

void ask_first_player(const Table&, const Frame&, Decision& decision) {
  decision.begin(num(Verb::GoFirst), {"8.2.1.6"});
  decision.add({num(Verb::GoFirst), {}, {}, {}, 0});
  decision.begin(num(Verb::GoSecond), {"8.2.1.6"});
  decision.add({num(Verb::GoSecond), {}, {}, {}, 0});
}

void set_first_player(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  begins(game, decision.choice(answer).verb == num(Verb::GoFirst) ? frame.seat : other(frame.seat));
}

// --- 8.2.1.8: five cards, and one exchange ------------------------------------------------------------------------

void draw_hands(Game& game, Frame&) {
  for (const Seat seat : {game.match.first_player, other(game.match.first_player)})
    for (int i = 0; i < 5; ++i)
      draw(game, seat, Cause::Draw, {"8.2.1.8"});
}

void ask_exchange(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Return), {"8.2.1.8"}, 0, count(table.match, frame.seat, Zone::Hand));
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Hand)))
    decision.add({num(Verb::Return), place(frame.seat, Zone::Deck), card, {}, 0});
}

// The draw comes before the shuffle.
void exchange_hand(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Rule rule{"8.2.1.8"};
  for (std::size_t i = 0; i < answer.picks.size(); ++i) {
    Relocation how;
    how.cause = num(Cause::Return);
    how.rule = rule;
    how.facing = Facing::Down;
    relocate(game, decision.picked(answer, i).card, place(frame.seat, Zone::Deck), how);
  }
  for (std::size_t i = 0; i < answer.picks.size(); ++i)
    draw(game, frame.seat, Cause::Draw, rule);
  if (!answer.picks.empty()) shuffle(game, place(frame.seat, Zone::Deck), num(Cause::Return), rule);
}

// --- The order of it all ------------------------------------------------------------------------------------------

void stand_up(Game& game, Frame&) { // [vge 7.45.1]
  game.match.turn = 1;
  for (const Seat seat : both_seats)
    if (const CardId card = vanguard_of(game.match, seat))
      turn_up(game, card, num(Cause::StandUp), {"8.2.1.9"});
  for (const Seat seat : both_seats) // played in the first stand phase [vge 9.2.1]
    announce(game, Timing::StandUp, seat);
}

void start_first_turn(Game& game, Frame&) {
  finish(game);
  call(game, Proc::Turn, game.match.first_player);
}

void ask_a(Game& game, Frame&) {
  call(game, Proc::FirstVanguard, Seat::A);
}
void ask_b(Game& game, Frame&) {
  call(game, Proc::FirstVanguard, Seat::B);
}
void shuffle_decks(Game& game, Frame&) {
  for (const Seat seat : both_seats)
    shuffle(game, place(seat, Zone::Deck), num(Cause::SetUp), {"8.2.1.3"});
}
// Their order is of no account; mixed, so that no slot says which card it holds.
void g_decks(Game& game, Frame&) {
  for (const Seat seat : both_seats)
    if (count(game.match, seat, Zone::GZone) > 0)
      shuffle(game, place(seat, Zone::GZone), num(Cause::SetUp), {"8.2.1.5"});
}
void clear_damage(Game& game, Frame&) {
  for (const Seat seat : both_seats) {
    game.match[seat].counters[num(Counter::VanguardDamage)] = 0;
    game.did({"8.2.1.7"}, seat);
  }
}
void first_exchanges(Game& game, Frame&) {
  call(game, Proc::ExchangeHand, game.match.first_player);
}
void second_exchanges(Game& game, Frame&) {
  call(game, Proc::ExchangeHand, other(game.match.first_player));
}

constexpr Step set_up_table[] = {
    marker("present the decks", {"8.2.1.1"}),
    runs("first vanguard of A", {"8.2.1.2"}, ask_a, bit(Proc::FirstVanguard)),
    runs("first vanguard of B", {"8.2.1.2"}, ask_b, bit(Proc::FirstVanguard)),
    runs("shuffle the decks", {"8.2.1.3"}, shuffle_decks),
    marker("ride decks", {"8.2.1.4"}),
    runs("G decks", {"8.2.1.5"}, g_decks),
    runs("draw lots", {"8.2.1.6"}, draw_lots, bit(Proc::FirstPlayer)),
    runs("vanguard damage", {"8.2.1.7"}, clear_damage),
    runs("draw five cards", {"8.2.1.8"}, draw_hands),
    runs("first player's exchange", {"8.2.1.8"}, first_exchanges, bit(Proc::ExchangeHand)),
    runs("second player's exchange", {"8.2.1.8"}, second_exchanges, bit(Proc::ExchangeHand)),
    runs("stand up the vanguard", {"8.2.1.9"}, stand_up),
    runs("begin", {"9.1.1"}, start_first_turn),
};
constexpr Step first_vanguard_table[] = {asks_if_open("first vanguard", {"8.2.1.2"}, ask_first_vanguard,
                                                      set_first_vanguard, Question::FirstVanguard)};
constexpr Step first_player_table[] = {
    asks("who goes first", {"8.2.1.6"}, ask_first_player, set_first_player, Question::FirstPlayer)};
constexpr Step exchange_hand_table[] = {
    asks("hand exchange", {"8.2.1.8"}, ask_exchange, exchange_hand, Question::ExchangeHand)};

} // namespace

const std::span<const Step> set_up_steps = set_up_table;
const std::span<const Step> first_vanguard_steps = first_vanguard_table;
const std::span<const Step> first_player_steps = first_player_table;
const std::span<const Step> exchange_hand_steps = exchange_hand_table;

void set_up(Game& game, const Setup& setup) {
  for (const Seat seat : both_seats)
    lay_out(game.match, seat);
  for (const Seat seat : both_seats)
    bring(game, seat, setup.decks[index(seat)]);
  call(game, Proc::SetUp, Seat::None);
}

} // namespace twoseat::vanguard
