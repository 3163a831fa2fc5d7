// A second referee: the legal moves of every decision of random matches, worked out anew from the rulebook and the open
// table, without the engine's guards; and what must be true of the table at every moment.
#include "random_match.h"
#include <set>
#include <tuple>

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::Decision;
using twoseat::Face;
using twoseat::Match;
using twoseat::Orientation;
using twoseat::PlaceId;
using twoseat::Seat;

namespace {

using Legal = std::set<std::tuple<Verb, int, int>>; // verb, card or target, circle (0: none)

struct Referee {
  const Match& match;
  Seat seat;
  Legal legal = {};

  const Face& face(CardId card) const { return shipped_book().face(match[card].def); }
  int grade(CardId card) const { return face(card).numbers[num(Attribute::Grade)]; }
  CardId on(Seat whose, Zone circle) const { return match[place(whose, circle)].first; }
  CardId vanguard() const { return on(seat, Zone::Vanguard); }
  bool stands(CardId card) const { return match[card].orientation == Orientation::Stand; }
  bool icon(CardId card, Mark mark) const { return ((face(card).marks >> num(mark)) & 1U) != 0; }
  void add(Verb verb, CardId card = {}, PlaceId to = {}) { legal.emplace(verb, card.value, to.value); }
  template <class Each>
  void each_in(Zone zone, Each each) const {
    for (CardId card = match[place(seat, zone)].first; card; card = match[card].next)
      each(card);
  }

  void first_player() {
    add(Verb::GoFirst);
    add(Verb::GoSecond);
  }
  void exchange_hand() {
    each_in(Zone::Hand, [&](CardId card) { add(Verb::Return, card); });
  }
  void ride() { // [vge 9.7.2]
    each_in(Zone::Hand, [&](CardId card) {
      if (grade(card) - grade(vanguard()) == 0 || grade(card) - grade(vanguard()) == 1) add(Verb::Ride, card);
    });
    each_in(Zone::RideDeck, [&](CardId card) {
      const bool can_discard = match[place(seat, Zone::Hand)].count > 0; // [vge 6.3.3.2.2]
      if (grade(card) - grade(vanguard()) == 1 && can_discard) add(Verb::Ride, card);
    });
    add(Verb::NoRide);
  }
  void discard() {
    each_in(Zone::Hand, [&](CardId card) { add(Verb::Discard, card); });
  }
  void main() {
    each_in(Zone::Hand, [&](CardId card) { // [vge 9.9.2.1]
      for (const Zone circle :
           {Zone::FrontLeft, Zone::FrontRight, Zone::BackLeft, Zone::BackCenter, Zone::BackRight})
        if (grade(card) <= grade(vanguard())) add(Verb::Call, card, place(seat, circle));
    });
    if (on(seat, Zone::FrontLeft) || on(seat, Zone::BackLeft)) // [vge 9.9.2.2]
      add(Verb::Exchange, {}, place(seat, Zone::FrontLeft));
    if (on(seat, Zone::FrontRight) || on(seat, Zone::BackRight))
      add(Verb::Exchange, {}, place(seat, Zone::FrontRight));
    add(Verb::EndMain);
  }
  void attackers(Verb verb) { // [vge 10.4.1.3]
    for (const Zone circle : {Zone::FrontLeft, Zone::Vanguard, Zone::FrontRight})
      if (on(seat, circle) && stands(on(seat, circle)))
        verb == Verb::Attack ? add(verb) : add(verb, on(seat, circle));
  }
  void attack() {
    if (match.turn > 1) attackers(Verb::Attack); // [vge 10.3.2]
    add(Verb::NoAttack);
  }
  void target() { // [vge 10.4.1.6]
    for (const Zone circle : {Zone::FrontLeft, Zone::Vanguard, Zone::FrontRight})
      if (on(other(seat), circle)) add(Verb::AttackTarget, on(other(seat), circle));
  }
  void boost(CardId attacker) { // [vge 10.4.1.12]
    const Zone from = zone_of(match[attacker].place);
    const Zone back = from == Zone::FrontLeft    ? Zone::BackLeft
                      : from == Zone::FrontRight ? Zone::BackRight
                                                 : Zone::BackCenter;
    const CardId booster = on(seat, back);
    if (booster && stands(booster) && icon(booster, Mark::Boost)) add(Verb::Boost, booster);
    add(Verb::NoBoost);
  }
  void guard(CardId attacked) { // [vge 10.5.1.2]
    each_in(Zone::Hand, [&](CardId card) { add(Verb::Guard, card); });
    for (const Zone circle : {Zone::FrontLeft, Zone::FrontRight})
      if (const CardId unit = on(seat, circle))
        if (icon(unit, Mark::Intercept) && unit != attacked) add(Verb::Intercept, unit);
    add(Verb::Pass);
  }

  // Each sub-ability is offered to every unit or not at all; which are left the referee cannot see. [vge 11.10.3]
  void trigger(const Decision& decision) {
    const CardId checked = match[place(seat, Zone::Trigger)].first;
    for (std::size_t c = 0; c < decision.choice_count; ++c) {
      const Verb verb = static_cast<Verb>(decision.choices[c].verb);
      if (verb == Verb::Heal)
        each_in(Zone::Damage, [&](CardId card) { add(verb, card); });
      else if (verb == Verb::Draw || verb == Verb::Remove)
        add(verb);
      else
        for (PlaceId circle = place(seat, Zone::FrontLeft); circle.value <= place(seat, Zone::Guardian).value;
             ++circle.value)
          for (CardId unit = match[circle].first; unit; unit = match[unit].next)
            add(verb, unit);
      if (checked) CHECK(belongs(verb, checked));
      if (verb == Verb::Heal) // [vge 11.10.2.5]
        CHECK(match[place(seat, Zone::Damage)].count >= match[place(other(seat), Zone::Damage)].count);
    }
  }
  bool belongs(Verb verb, CardId checked) const {
    switch (verb) {
    case Verb::GivePower: return !icon(checked, Mark::FrontTrigger);
    case Verb::GiveCritical: return icon(checked, Mark::CriticalTrigger);
    case Verb::Draw: return icon(checked, Mark::DrawTrigger) || icon(checked, Mark::OverTrigger);
    case Verb::Stand: return icon(checked, Mark::StandTrigger);
    case Verb::Heal: return icon(checked, Mark::HealTrigger);
    case Verb::Remove: return icon(checked, Mark::OverTrigger);
    default: return false;
    }
  }
};

CardId doing(const Match& match, Link link) {
  for (const auto& relation : match.relations)
    if (relation.kind == num(link)) return relation.holder;
  return {};
}

Legal by_the_rulebook(const Match& match, const Decision& decision) {
  Referee referee{match, decision.seat};
  switch (static_cast<Question>(decision.question)) {
  case Question::FirstPlayer: referee.first_player(); break;
  case Question::ExchangeHand: referee.exchange_hand(); break;
  case Question::Ride: referee.ride(); break;
  case Question::RideDiscard: referee.discard(); break;
  case Question::Main: referee.main(); break;
  case Question::Attack: referee.attack(); break;
  case Question::Attacker: referee.attackers(Verb::AttackWith); break;
  case Question::Target: referee.target(); break;
  case Question::Boost: referee.boost(doing(match, Link::Attacking)); break;
  case Question::Guard: referee.guard(doing(match, Link::Attacked)); break;
  case Question::Trigger: referee.trigger(decision); break;
  default: FAIL("not expected in play: question " << static_cast<int>(decision.question));
  }
  return referee.legal;
}

Legal offered(const Decision& decision) {
  Legal moves;
  for (std::size_t i = 0; i < decision.option_count; ++i) {
    const auto& move = decision.options[i];
    const Verb verb = static_cast<Verb>(move.verb);
    const CardId subject = move.card ? move.card : move.target;
    const bool chooses_circle = verb == Verb::Call || verb == Verb::Exchange;
    moves.emplace(verb, subject.value, chooses_circle ? move.place.value : 0);
  }
  return moves;
}

// What holds whenever somebody decides.
void check_table(const Match& match, const Decision& decision) {
  std::size_t owned[2] = {0, 0};
  for (const auto& card : match.cards) {
    ++owned[index(card.owner)];
    REQUIRE(match[card.place].seat == card.owner); // cards never come to the other's zones here [vge 4.1.13]
  }
  REQUIRE(owned[0] == 54);
  REQUIRE(owned[1] == 54);
  const bool in_battle = static_cast<bool>(doing(match, Link::Attacking));
  for (const Seat seat : {A, B}) {
    REQUIRE(match[place(seat, Zone::Vanguard)].count == 1);
    for (const Zone circle : rear_guard_circles)
      REQUIRE(match[place(seat, circle)].count <= 1);    // [vge 4.9.4]
    REQUIRE(match[place(seat, Zone::Damage)].count < 6); // or the game would be over [vge 1.2.2.1]
    const bool in_check = decision.question == num(Question::Trigger);
    REQUIRE((match[place(seat, Zone::Deck)].count > 0 || in_check)); // [vge 1.2.2.2]
    REQUIRE((match[place(seat, Zone::Trigger)].count == 0 || in_check));
    REQUIRE((match[place(seat, Zone::Guardian)].count == 0 || (in_battle && seat != match.turn_player)));
  }
  REQUIRE((decision.seat == match.turn_player || decision.question <= num(Question::ExchangeHand) ||
           decision.question == num(Question::Guard) || decision.question == num(Question::Trigger)));
}

} // namespace

TEST_CASE("At every decision of random matches the options are those of the rulebook, and no others") {
  int decisions = 0;
  for (std::uint64_t seed = 100; seed < 140; ++seed)
    play_random(
        seed,
        [&](const Match& match, const Decision& decision) {
          ++decisions;
          check_table(match, decision);
          if (offered(decision) == by_the_rulebook(match, decision)) return;
          CAPTURE(seed);
          CAPTURE(match.answers);
          FAIL("another referee would offer other moves for question "
               << static_cast<int>(decision.question));
        },
        [](const Match&, const twoseat::Events&) {}, plain_decks());
  CHECK(decisions > 4000);
}

TEST_CASE("Every finished match ended for a reason that the table shows [vge 1.2.2]") {
  for (std::uint64_t seed = 200; seed < 260; ++seed) {
    const Match match = play_random(
        seed, [](const Match&, const Decision&) {}, [](const Match&, const twoseat::Events&) {},
        plain_decks());
    REQUIRE(match.flaw == 0);
    REQUIRE(match.outcome != twoseat::Outcome::Draw);
    const Seat loser = match.outcome == twoseat::Outcome::WonByA ? B : A;
    const bool six = count(match, loser, Zone::Damage) >= 6, empty = count(match, loser, Zone::Deck) == 0;
    CHECK((six || empty));
    CHECK(match.outcome_reason == num(six ? Ending::SixDamage : Ending::EmptyDeck));
    CHECK(count(match, other(loser), Zone::Damage) < 6);
    CHECK(count(match, other(loser), Zone::Deck) > 0);
  }
}
