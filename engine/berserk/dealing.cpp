// The Deal Step: crystals, cards, who is first, and mulligans. [bsk 101, 302]
#include "engine/berserk/preliminary.h"
#include <utility>

namespace twoseat::berserk {

namespace {

constexpr int cards_dealt = 15; // [doubt 26, bso BSO-12]
constexpr OptionInfo options[] = {
    {"gold", "gold crystals", 23, 99, {"BSO-6"}},
    {"silver", "silver crystals", 22, 99, {"BSO-6"}}}; // in the order of Counter

// Whatever is done with a deck, it is shuffled after it. [bsk 206.10]
void deal(Game& game, Seat seat, int cards, Cause cause, Rule rule) {
  const PlaceId deck = place(seat, Zone::Deck);
  for (; cards > 0 && game.match[deck].first; --cards)
    put(game, game.match[deck].first, place(seat, Zone::Deal), cause, rule);
  shuffle(game, deck, num(cause), {"206.10"});
}

void announce_first(Game& game, Seat seat, Rule rule) {
  name_first_player(game, seat, num(Cause::SetUp), rule);
}

// --- Mulligans ------------------------------------------------------------------------------------------------------

// Without gold there is nothing to decide. [bsk 302.3]
void ask_mulligan(const Table& table, const Frame& frame, Decision& decision) {
  offer(decision, Verb::Keep, {"302.3b"});
  if (counter(table.match, frame.seat, Counter::Gold) > 0) offer(decision, Verb::Mulligan, {"302.3"});
}

void take_mulligan(Game& game, Seat seat) {
  const Rule rule{"302.3"};
  const PlaceId deck = place(seat, Zone::Deck), dealt = place(seat, Zone::Deal);
  const int cards = game.match[dealt].count;
  while (const CardId card = game.match[dealt].first)
    put(game, card, deck, Cause::Mulligan, rule);
  shuffle(game, deck, num(Cause::Mulligan), rule);
  deal(game, seat, cards, Cause::Deal, rule);
  count(game, seat, num(Counter::Mulligans), 1, rule);
  count(game, seat, num(Counter::Gold), -1, rule);
}

void keep_or_mulligan(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb == num(Verb::Mulligan)) {
    go(frame, 0);
    return take_mulligan(game, frame.seat);
  }
  count(game, frame.seat, num(Counter::Kept), 1, {"302.3b"});
}

constexpr Step mulligan_table[] = {
    asks_if_open("mulligan", {"302.3"}, ask_mulligan, keep_or_mulligan, Question::Mulligan),
};

} // namespace

const std::span<const Step> mulligan_steps = mulligan_table;
const std::span<const OptionInfo> crystal_options = options;

void shuffle_decks(Game& game, Frame&) {
  for (const Seat seat : both_seats)
    shuffle(game, place(seat, Zone::Deck), num(Cause::SetUp), {"101.2"});
}

void set_crystals(Match& match, const Setup& setup) {
  if (setup.options[0] == Setup::usual && setup.options[1] == Setup::usual) return;
  for (const Seat seat : both_seats)
    for (std::size_t i = 0; i < crystal_options.size(); ++i) {
      const bool usual = setup.options[i] == Setup::usual;
      match[seat].counters[i] = usual ? crystal_options[i].usual : setup.options[i];
      counter(match, seat, Counter::Special) = 1;
    }
}

void give_crystals(Game& game, Frame&) {
  for (const Seat seat : both_seats) {
    const bool special = counter(game.match, seat, Counter::Special) != 0;
    for (const Counter each : {Counter::Gold, Counter::Silver}) {
      const std::int32_t set = std::exchange(counter(game.match, seat, each), 0);
      const std::int32_t usual = crystal_options[num(each)].usual;
      count(game, seat, num(each), special ? set : usual, {special ? "BSO-6" : "101.1"});
    }
  }
}

void deal_cards(Game& game, Frame&) {
  for (const Seat seat : both_seats)
    deal(game, seat, cards_dealt, Cause::Deal, {"302.1"});
}

// Online nobody throws and nobody chooses. [bso BSO-8]
void settle_order(Game& game, Frame& frame) {
  if (edition(game.match) == Edition::Online)
    return announce_first(game, game.match.random.below(2) == 0 ? Seat::A : Seat::B, {"BSO-8"});
  std::int32_t a = 0, b = 0;
  while (a == b) {
    a = roll(game, Seat::A, {}, 6, num(Cause::Order), {"302.2"});
    b = roll(game, Seat::B, {}, 6, num(Cause::Order), {"302.2"});
  }
  frame.seat = a > b ? Seat::A : Seat::B;
}

void ask_who_is_first(const Table& table, const Frame&, Decision& decision) {
  if (table.match.first_player != Seat::None) return;
  offer(decision, Verb::GoFirst, {"302.2"});
  offer(decision, Verb::GoSecond, {"302.2"});
}

void set_first_player(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const bool first = decision.choice(answer).verb == num(Verb::GoFirst);
  announce_first(game, first ? frame.seat : other(frame.seat), {"302.2"});
  frame.seat = Seat::None;
}

void compensate_second(Game& game, Frame&) {
  count(game, other(game.match.first_player), num(Counter::Silver), 1, {"101.3"});
}

} // namespace twoseat::berserk
