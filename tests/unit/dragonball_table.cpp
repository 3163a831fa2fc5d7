// Paying for colours, and a leader with two sides.
#include "engine/dragonball/family.h"
#include "engine/dragonball/payment.h"
#include "engine/dragonball/procedures.h"
#include "fixture.h"

using namespace twoseat;
using namespace twoseat::dragonball;

namespace {

struct Laid { // a match whose first player's energy is filled by hand
  Rulebook book = test::shipped_book("dragonball");
  Match match = *start(book, {"dbs", {book.decks[0], book.decks[1]}, 1});
  Game game{book, match, nullptr};

  // A card of these colours.
  CardId energy(std::initializer_list<Mark> colours_of_it) {
    const CardId card = top(match, Seat::A, Zone::Deck);
    put(game, card, Seat::A, Zone::Energy, Cause::Charge, {"6-2-5"});
    Face face = book.face(match[card].def);
    face.marks = std::uint64_t{1} << num(Mark::Battle);
    for (const Mark mark : colours_of_it)
      face.marks |= std::uint64_t{1} << num(mark);
    book.faces.push_back(face);
    book.prints.push_back(book.prints[0]);
    match[card].def = DefId{static_cast<std::uint16_t>(book.faces.size())};
    return card;
  }
  bool pays(const Cost& cost) const { return can_pay({book, match}, Seat::A, cost); }
};

Cost cost(std::int32_t total, std::int32_t red, std::int32_t blue, std::int32_t green = 0) {
  Cost result;
  result.total = total;
  result.specified = {red, blue, green, 0, 0};
  return result;
}

} // namespace

TEST_CASE("One card of energy serves one orb [dbs 2-11-1-1, 3-8-2]") {
  Laid laid;
  CHECK(laid.pays(cost(0, 0, 0)));
  CHECK_FALSE(laid.pays(cost(1, 0, 0)));
  const CardId both = laid.energy({Mark::Red, Mark::Blue});
  CHECK(laid.pays(cost(1, 1, 0)));
  CHECK(laid.pays(cost(1, 0, 1)));
  CHECK_FALSE(laid.pays(cost(2, 1, 1)));
  const CardId green = laid.energy({Mark::Green});
  CHECK(laid.pays(cost(2, 0, 1)));
  CHECK_FALSE(laid.pays(cost(2, 1, 1)));
  laid.energy({Mark::Red});
  CHECK(laid.pays(cost(2, 1, 1)));
  CHECK(laid.pays(cost(3, 1, 1, 1)));
  CHECK_FALSE(laid.pays(cost(3, 1, 2)));
  // What is left must still be able to pay: with the green one, no second orb would be served.
  const Table table{laid.book, laid.match};
  CHECK(can_pay_with(table, Seat::A, cost(2, 1, 1), both));
  CHECK_FALSE(can_pay_with(table, Seat::A, cost(2, 1, 1), green));
  rest(laid.game, both, Cause::Pay, {"2-11-1-1"});
  CHECK_FALSE(laid.pays(cost(2, 1, 1)));
}

TEST_CASE("A specified cost greater than the total is paid instead [dbs 2-11-1-1-1]") {
  const Rulebook& book = test::shipped_book("dragonball");
  Rulebook own = book;
  Match match = *start(book, {"dbs", {book.decks[0], book.decks[1]}, 1});
  const CardId card = top(match, Seat::A, Zone::Deck);
  Face& face = own.faces[match[card].def.value - 1U];
  face.numbers[num(Attribute::Cost)] = 1;
  face.traits.fill(0);
  face.traits[0] = 3;
  CHECK(cost_of({own, match}, card, Price::Card).total == 3);
  face.traits[0] = 1;
  CHECK(cost_of({own, match}, card, Price::Card).total == 1);
}

TEST_CASE("A leader that is turned over stays the same card [dbs 10-2-3, 10-2-5]") {
  const Rulebook& book = test::shipped_book("dragonball");
  Match match = *start(book, {"dbs", {book.decks[0], book.decks[1]}, 1});
  Game game{book, match, nullptr};
  const CardId leader = leader_of(match, Seat::A);
  const DefId front = match[leader].def;
  REQUIRE(book.face(front).other_side);
  CHECK(book.face(book.face(front).other_side).other_side == front);
  rest(game, leader, Cause::Attack, {"7-1"});
  Modification more;
  more.subject = leader;
  more.attribute = num(Attribute::Power);
  more.layer = num(Layer::Numbers);
  more.amount = 5000;
  modify(game, more);
  const std::uint16_t generation = match[leader].generation;
  const Concerns concerns = match.concerns;
  turn_over(game, leader, num(Cause::Awaken), {"10-2-3"});
  CHECK(match[leader].def == book.face(front).other_side);
  CHECK(match[leader].generation == generation);
  CHECK_FALSE(is_active(match, leader));
  CHECK(number(game, leader, Attribute::Power) ==
        printed(book.face(match[leader].def), Attribute::Power) + 5000);
  CHECK(match.concerns.awaited.words == concerns.awaited.words);
}

TEST_CASE("A leader never leaves its area [dbs 3-5-3]") {
  const Rulebook& book = test::shipped_book("dragonball");
  Match match = *start(book, {"dbs", {book.decks[0], book.decks[1]}, 1});
  Game game{book, match, nullptr};
  const CardId leader = leader_of(match, Seat::B);
  for (const Zone zone : {Zone::Hand, Zone::Drop, Zone::Deck, Zone::Warp})
    put(game, leader, zone, Cause::Put, {"4-2-4"});
  CHECK(where(match, leader) == Zone::Leader);
}

TEST_CASE("What nobody can pay for is not being paid for in a position from outside [dbs 2-11-1-1]") {
  const Rulebook& book = test::shipped_book("dragonball");
  Match match = *start(book, {"dbs", {book.decks[0], book.decks[1]}, 1});
  Random random = Random::from_seed(1);
  Decision decision;
  while (match.stack.back().procedure != num(Proc::Pay)) {
    REQUIRE(decide(book, match, decision));
    apply_checked(book, match, decision, random_answer(decision, random));
  }
  REQUIRE(unsound({book, match}).empty());
  for (const CardId card : cards_in(match, place(match.stack.back().seat, Zone::Energy)))
    match[card].orientation = Orientation::Rest;
  const Faults faults = twoseat::unsound({book, match});
  REQUIRE(faults.size() == 1);
  CHECK(faults[0].sentence.text().find("cannot be going on") != std::string::npos);
}

namespace {

// A match that goes its way until this procedure asks.
Match asked_by(Proc procedure) {
  const Rulebook& book = test::shipped_book("dragonball");
  Match match = *start(book, {"dbs", {book.decks[0], book.decks[1]}, 1});
  Random random = Random::from_seed(1);
  Decision decision;
  while (match.stack.back().procedure != num(procedure)) {
    REQUIRE(decide(book, match, decision));
    apply_checked(book, match, decision, random_answer(decision, random));
  }
  return match;
}
std::string said_against(const Match& match, const Move& move) {
  const Rulebook& book = test::shipped_book("dragonball");
  std::string said;
  for (const Reason& reason : why_not(book, match, match.turn_player, move))
    said += explain(book, match, reason);
  return said;
}

} // namespace

TEST_CASE("An X that its player cannot pay for is refused with what it takes [dbs 2-12-1]") {
  const Rulebook& book = test::shipped_book("dragonball");
  Match match = asked_by(Proc::Main);
  Game game{book, match, nullptr};
  const Seat seat = match.turn_player;
  const CardId bell = add_card(game, book.find("the-drowned-bell"), seat, place(seat, Zone::Hand),
                               num(Origin::Main), Facing::Up);
  call(game, Proc::Play, seat, {bell.value});
  CHECK(said_against(match, {num(Verb::SetX), {}, {}, {}, 40}) ==
        "The Drowned Bell takes " + std::to_string(cost_of(game, bell, Price::Card, 40).total) +
            " energy; you have " + std::to_string(active_energy(match, seat)) + " in Active Mode.");
}

TEST_CASE("What is charged is a card of one's own hand [dbs 6-2-5]") {
  const Rulebook& book = test::shipped_book("dragonball");
  Match match = asked_by(Proc::Charge);
  const Seat seat = match.turn_player;
  const CardId leader = leader_of(match, seat);
  CHECK(said_against(match, {num(Verb::Charge), place(seat, Zone::Energy), leader, {}, 0}) ==
        book.print(match[leader].def).name + " is not in your hand.");
  const CardId card = top(match, seat, Zone::Hand);
  CHECK(said_against(match, {num(Verb::Charge), place(seat, Zone::Battle), card, {}, 0}) ==
        book.print(match[card].def).name + " does not go there.");
}

TEST_CASE("A card has its own skills, not another one's [dbs 8-5-2]") {
  const Rulebook& book = test::shipped_book("dragonball");
  const Match match = asked_by(Proc::Main);
  const CardId leader = leader_of(match, match.turn_player);
  const std::uint16_t another = book.face(book.find("message-in-a-bottle")).first_ability;
  CHECK(said_against(match, {num(Verb::Activate), {}, leader, {}, another}) ==
        book.print(match[leader].def).name + " has no such skill.");
}

TEST_CASE("What is laid by hand began where such a card begins a match [dbs 5-2-1]") {
  const Match match = asked_by(Proc::Charge);
  for (const Card& card : match.cards)
    CHECK(card.origin == family.by_hand.origin(num(zone_of(card.place))));
}

TEST_CASE("Energy is worth having, the ninth card no more than the eighth") {
  const Rulebook& book = test::shipped_book("dragonball");
  Match match = asked_by(Proc::Charge);
  Game game{book, match, nullptr};
  const Seat seat = match.turn_player;
  const auto one_more = [&] {
    const std::int32_t before = lead_of(evaluation, game, seat);
    add_card(game, book.find("ash-sweeper"), seat, place(seat, Zone::Energy), num(Origin::Main), Facing::Up);
    return lead_of(evaluation, game, seat) - before;
  };
  for (std::int32_t have = count(match, seat, Zone::Energy); have < 8; ++have)
    CHECK(one_more() > 0);
  CHECK(one_more() == 0);
}
