// Every refusal says why: all conditions that fail, each with its rule. [vge 1.3, design: guards]
#include "fixture.h"
#include <algorithm>

using namespace twoseat::test;
using twoseat::Orientation;

namespace {

std::vector<std::string> sentences(const Scene& scene, twoseat::Seat seat, const twoseat::Move& move) {
  std::vector<std::string> said;
  for (const auto& reason : why_not(scene.book(), scene.match, seat, move))
    said.push_back(explain(scene.book(), scene.match, reason));
  return said;
}

} // namespace

TEST_CASE("All conditions that fail are told, not the first one") {
  Scene scene;
  scene.vanguard(A, "runner");
  const auto too_high = scene.hand(A, "whale");
  scene.begin(Proc::MainPhase);
  const twoseat::Move move{num(Verb::Call), place(B, Zone::Vanguard), too_high, {}, 0};
  const auto said = sentences(scene, A, move);
  REQUIRE(said.size() == 3); // the grade, the circle's type, and whose circle it is
  CHECK(said[0] == "Whale is grade 4, above your grade 1 vanguard.");
  CHECK(std::find(said.begin(), said.end(), "That is not a rear-guard circle.") != said.end());
  CHECK(std::find(said.begin(), said.end(), "That circle is not yours.") != said.end());
}

TEST_CASE("An attacker that rests in the back row is told both [vge 10.4.1.3]") {
  Scene scene;
  const auto unit = scene.rear(A, Zone::BackLeft, "porter", Orientation::Rest);
  scene.rear(A, Zone::FrontLeft, "porter");
  scene.begin(Proc::BattlePhase);
  scene.take(Verb::Attack);
  CHECK(scene.refused(A, Verb::AttackWith, unit) == Rules{"10.4.1.3", "10.4.1.3"});
}

TEST_CASE("A move of another moment is refused with that moment's rule") {
  Scene scene;
  const auto card = scene.hand(A, "porter");
  scene.begin(Proc::MainPhase);
  CHECK(scene.refused_by("9.7.2", A, Verb::NoRide));
  CHECK(scene.refused_by("10.3.1.3", A, Verb::NoAttack));
  CHECK(scene.refused_by("10.5.1.2", A, Verb::Guard, card));
  CHECK(scene.refused_by("6.3.3.2.2", A, Verb::Discard, card));
  CHECK(scene.refused_by("8.2.1.8", A, Verb::Return, card));
  CHECK(scene.refused_by("11.10.3.1", A, Verb::GivePower, scene.on(A, Zone::Vanguard)));
}

TEST_CASE("A move of the seat that is not asked is refused with the rule of the open question") {
  Scene scene;
  const auto card = scene.hand(B, "porter");
  scene.begin(Proc::MainPhase);
  CHECK(scene.refused_by("9.9.2", B, Verb::EndMain));
  CHECK(scene.refused_by("9.9.2", B, Verb::Call, card, Zone::FrontLeft));
}

TEST_CASE("A refused answer cites the open question and leaves the match as it was") {
  Scene scene;
  scene.hand(A, "porter");
  scene.begin(Proc::MainPhase);
  const auto before = scene.match;
  twoseat::Answer answer = twoseat::Answer::single(9, 0);
  auto refusal = apply(scene.book(), scene.match, answer);
  CHECK(std::string(refusal.rule.number) == "9.9.2");
  CHECK(refusal.sentence == "There is no such choice here.");
  answer = twoseat::Answer::single(0, 99);
  CHECK(apply(scene.book(), scene.match, answer).sentence == "That is not among the options.");
  answer.picks.clear();
  CHECK(apply(scene.book(), scene.match, answer).sentence == "Too few were picked.");
  answer.picks.push(0);
  answer.picks.push(1);
  CHECK(apply(scene.book(), scene.match, answer).sentence == "Too many were picked.");
  CHECK(scene.match == before);
}

TEST_CASE("A refusal never names a card that its seat may not look at [vge 4.6.2]") {
  Scene scene;
  const auto theirs = scene.hand(B, "watcher");
  scene.begin(Proc::MainPhase);
  const twoseat::Move move{num(Verb::Call), place(A, Zone::FrontLeft), theirs, {}, 0};
  for (const std::string& line : sentences(scene, A, move))
    CHECK(line.find("Watcher") == std::string::npos);
  const twoseat::Move from_deck{
      num(Verb::Ride), place(A, Zone::Vanguard), scene.first_in(A, Zone::Deck), {}, 0};
  for (const std::string& line : sentences(scene, A, from_deck))
    CHECK(line.find("Blank") == std::string::npos);
}

TEST_CASE("Moves with numbers that mean nothing are refused") {
  Scene scene;
  scene.begin(Proc::MainPhase);
  twoseat::Move move;
  move.verb = 250;
  CHECK(why_not(scene.book(), scene.match, A, move).size() == 1);
  move.verb = num(Verb::Call);
  move.card = {60000};
  move.place = {200};
  CHECK(why_not(scene.book(), scene.match, A, move).size() == 1);
  move.verb = num(Verb::EndMain);
  CHECK_FALSE(why_not(scene.book(), scene.match, twoseat::Seat::None, move).empty());
}

// --- Abilities ---------------------------------------------------------------------------------------------------

namespace {

twoseat::Move use_of(const Scene& scene, twoseat::CardId card) {
  return {num(Verb::Activate), {}, card, {}, scene.book().face(scene.match[card].def).first_ability};
}

} // namespace

TEST_CASE("An ability that cannot be used says what it lacks, in its card's words [vge 11.4.4, 11.8.2.2]") {
  Scene scene;
  const auto on_field = scene.rear(A, Zone::FrontLeft, "drawer"), in_hand = scene.hand(A, "drawer"),
             theirs = scene.rear(B, Zone::FrontLeft, "drawer");
  scene.begin(Proc::MainPhase);
  CHECK(sentences(scene, A, use_of(scene, on_field)) ==
        std::vector<std::string>{"Its cost cannot be paid: [COST][Counter-Blast 1]."});
  CHECK(
      sentences(scene, A, use_of(scene, in_hand)) ==
      std::vector<std::string>{"It works on RC only.", "Its cost cannot be paid: [COST][Counter-Blast 1]."});
  CHECK(scene.refused(A, Verb::Activate, on_field) ==
        Rules{"11.8.2.2"}); // it is not said which: all that the card has
  CHECK(sentences(scene, A, use_of(scene, theirs)) == std::vector<std::string>{"Drawer is not yours."});
}

TEST_CASE("An ability that was used this turn says so, and nothing while it can be used [vge 12.3.2.3]") {
  Scene scene;
  const auto drawer = scene.rear(A, Zone::FrontLeft, "drawer");
  scene.damage(A, 2);
  scene.begin(Proc::MainPhase);
  CHECK(sentences(scene, A, use_of(scene, drawer)).empty());
  scene.take(Verb::Activate, drawer);
  scene.take(Verb::Choose, scene.first_in(A, Zone::Damage));
  const auto reasons = why_not(scene.book(), scene.match, A, use_of(scene, drawer));
  REQUIRE(reasons.size() == 1);
  CHECK(std::string(reasons[0].rule.number) == "12.3.2.3");
}

TEST_CASE("A continuous ability says why it does nothing now, to its own player [vge 11.4.3, 11.4.4]") {
  Scene scene;
  const auto banner = scene.rear(B, Zone::BackLeft, "banner"), in_hand = scene.hand(B, "banner");
  scene.begin(Proc::MainPhase); // seat A's turn
  const auto ability = scene.book().face(scene.match[banner].def).first_ability;
  const auto told = [&](twoseat::Seat seat, twoseat::CardId card) {
    std::vector<std::string> said;
    for (const auto& reason : why_not_in_force(scene.book(), scene.match, seat, card, ability))
      said.push_back(std::string(reason.rule.number) + " " + explain(scene.book(), scene.match, reason));
    return said;
  };
  CHECK(told(B, banner) == std::vector<std::string>{"11.4.3 Its condition is not met: “it is your turn”."});
  CHECK(told(B, in_hand).size() == 2);
  CHECK(told(A, banner).empty());
}

namespace {

// What an answer of this verb, with or onto this card, would mean for the first automatic ability of `whose`.
twoseat::Watch watched(const Scene& scene, Verb verb, twoseat::CardId card, twoseat::CardId whose,
                       twoseat::Seat asks = A) {
  const auto& decision = scene.decision();
  auto ability = scene.book().face(scene.match[whose].def).first_ability;
  while (scene.book().script.abilities[ability].kind != twoseat::script::Kind::Automatic)
    ++ability;
  twoseat::Watch watch;
  for (std::uint16_t i = 0; i < decision.option_count; ++i) {
    const twoseat::Move& move = decision.options[i];
    twoseat::Answer answer;
    if (move.verb == num(verb) && (!card || move.card == card || move.target == card) &&
        find(decision, move, answer) == twoseat::AnswerFault::None)
      watch = what_became_of(scene.book(), scene.match, answer, asks, whose, ability);
  }
  return watch;
}

std::vector<std::string> reasons_of(const Scene& scene, const twoseat::Watch& watch) {
  std::vector<std::string> said;
  for (const auto& reason : watch.reasons)
    said.push_back(std::string(reason.rule.number) + " " + explain(scene.book(), scene.match, reason));
  return said;
}

} // namespace

TEST_CASE(
    "An automatic ability whose occasion came says whether it triggered, to its own player [vge 11.9.2]") {
  Scene scene;
  const auto climber = scene.vanguard(A, "climber"), other = scene.rear(A, Zone::FrontLeft, "climber");
  scene.rear(B, Zone::FrontLeft, "runner"); // there is a choice
  scene.begin(Proc::BattlePhase);
  scene.take(Verb::Attack);
  scene.take(Verb::AttackWith, climber);
  REQUIRE(scene.asks(Question::Target));
  CHECK(watched(scene, Verb::AttackTarget, {}, climber).fate == twoseat::Fate::Triggered);
  CHECK(watched(scene, Verb::AttackTarget, {}, other).fate ==
        twoseat::Fate::NoOccasion); // it does not attack
  CHECK(watched(scene, Verb::AttackTarget, {}, climber, B).fate ==
        twoseat::Fate::NoOccasion); // nothing of B's
}

TEST_CASE("An automatic ability that works elsewhere says where, when its occasion comes [vge 11.4.4]") {
  Scene scene;
  const auto sweeper = scene.vanguard(A, "sweeper");
  const auto target = scene.vanguard(B, "runner");
  scene.begin(Proc::BattlePhase);
  scene.attack(sweeper, target);
  const auto watch = watched(scene, Verb::Pass, {}, sweeper);
  CHECK(watch.fate == twoseat::Fate::Missed);
  CHECK(reasons_of(scene, watch) == std::vector<std::string>{"11.4.4 It works on RC only."});
}

TEST_CASE("An automatic ability that triggered and cannot be paid says what it costs [vge 11.9.5]") {
  Scene scene;
  const auto sniper = scene.hand(A, "sniper");
  scene.rear(B, Zone::FrontLeft, "runner");
  scene.begin(Proc::MainPhase);
  const auto watch = watched(scene, Verb::Call, sniper, sniper);
  CHECK(watch.fate == twoseat::Fate::Idle);
  CHECK(reasons_of(scene, watch) ==
        std::vector<std::string>{"11.9.5 Its cost cannot be paid: [COST][Soul-Blast 1]."});
}
