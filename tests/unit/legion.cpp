// Legion: two vanguards that fight as one. [vge 6.4, 10.4.1.12, 13.3, 14.11]
#include "engine/vanguard/refusals/guards.h"
#include "fixture.h"

using namespace twoseat::test;
using twoseat::CardId;
using twoseat::Orientation;

namespace {

// A's seeker finds its mate in the deck.
struct Legion {
  Scene scene;
  CardId leader, mate;

  explicit Legion(Orientation how = Orientation::Stand) {
    leader = scene.vanguard(A, "seeker", how);
    for (int i = 0; i < 4; ++i)
      scene.add(A, Zone::Drop, "runner");
    scene.deck_top(A, {"sought"});
  }
  void seek() {
    scene.begin(Proc::MainPhase);
    join();
  }
  void join() {
    scene.take(Verb::Activate, leader);
    REQUIRE(scene.asks(Question::Choice)); // the mate: up to one; the four cards were no choice
    CHECK(scene.options(Verb::Choose) == 1);
    mate = scene.decision().options[0].card;
    scene.take(Verb::Choose, mate);
  }
};

} // namespace

TEST_CASE("Seek Mate returns four cards, and the mate joins its leader as it stands, which is no ride "
          "[vge 6.4.1.3, 6.4.1.3.2, 6.4.1.3.2.2, 6.4.3.1.1, 14.11.2, 14.11.2.1]") {
  Legion s(Orientation::Rest);
  s.seek();
  CHECK(s.scene.count(A, Zone::Drop) == 0);
  CHECK(s.scene.count(A, Zone::Vanguard) == 2);
  CHECK(s.scene.on(A, Zone::Vanguard) == s.leader);
  CHECK(role_of(s.scene.match[s.mate]) == Role::Mate);
  CHECK(s.scene.match[s.mate].host == s.leader);
  CHECK_FALSE(s.scene.standing(s.mate));
  CHECK(is_in(s.scene.match[s.leader], State::Legion));
  CHECK(s.scene.moved("6.3.3.4", s.mate) < 0);
  CHECK(s.scene.count(A, Zone::Hand) == 1);              // "when it legions"
  CHECK_FALSE(s.scene.offers(Verb::Activate, s.leader)); // once per game
}

TEST_CASE("A legion attacks as one: both rest, the mate's power is added, either may be boosted "
          "[vge 6.4.4, 10.4.1.3, 10.4.1.12, 10.4.1.12.1]") {
  Legion s;
  const auto booster = s.scene.rear(A, Zone::BackCenter, "runner");
  s.seek();
  CHECK(s.scene.power(s.leader) == 11000);
  s.scene.take(Verb::EndMain);
  s.scene.take(Verb::Attack);
  CHECK_FALSE(s.scene.offers(Verb::AttackWith, s.mate)); // the leader stands for both
  if (s.scene.asks(Question::Attacker)) s.scene.take(Verb::AttackWith, s.leader);
  REQUIRE(s.scene.asks(Question::Boost));
  CHECK(s.scene.options(Verb::Boost) == 2);
  CHECK_FALSE(s.scene.standing(s.leader));
  CHECK_FALSE(s.scene.standing(s.mate));
  CHECK(s.scene.power(s.leader) == 20000);
  s.scene.take(Verb::Boost, s.mate); // the target of the boost
  CHECK_FALSE(s.scene.standing(booster));
  CHECK(s.scene.power(s.mate) == 17000);
  CHECK(s.scene.power(s.leader) == 28000);
}

TEST_CASE("Only the leader is attacked, and only its grade counts for riding [vge 6.4.3.2.1, 6.4.3.2.2]") {
  Legion s;
  const auto next = s.scene.hand(A, "whale");
  s.seek();
  CHECK(s.scene.on(A, Zone::Vanguard) == s.leader);
  twoseat::Reasons reasons;
  may_be_attacked({s.scene.book(), s.scene.match}, B, {}, s.mate, reasons);
  CHECK(reasons[0].rule.number == std::string("10.4.1.6"));
  reasons.clear();
  may_ride({s.scene.book(), s.scene.match}, A, next, reasons); // grade 4 on the leader's 3
  CHECK(reasons.empty());
}

TEST_CASE(
    "When the leader is gone the legion ends, and the mate goes to the soul [vge 6.4.1.3.2.1, 13.3.1]") {
  Legion s;
  s.seek();
  twoseat::Game game{s.scene.book(), s.scene.match, &s.scene.events};
  put(game, s.leader, A, Zone::Soul, Cause::Soul, {"7.4.1"});
  CHECK_FALSE(is_in(s.scene.match[s.mate], State::Legion));
  s.scene.check_timing();
  CHECK(s.scene.moved("13.3.1", s.mate) >= 0);
}

TEST_CASE("A legion that becomes hearts together is a legion again when the G unit returns [vge 6.5.2.2.4, "
          "6.5.2.2.4.1]") {
  Legion s;
  const auto g_unit = s.scene.g_zone(A, "zenith");
  s.scene.rear(A, Zone::BackLeft, "lifter");
  s.seek();
  s.scene.take(Verb::Activate, s.scene.on(A, Zone::BackLeft));
  REQUIRE(s.scene.asks(Question::Heart)); // two hearts: one is designated [vge 6.5.1.3]
  s.scene.take(Verb::Designate, s.mate);
  CHECK(s.scene.on(A, Zone::Vanguard) == g_unit);
  CHECK(s.scene.power(g_unit) == 15000 + 9000 + 5000);
  s.scene.end_turn();
  CHECK(s.scene.on(A, Zone::Vanguard) == s.leader);
  CHECK(role_of(s.scene.match[s.mate]) == Role::Mate);
  CHECK(is_in(s.scene.match[s.leader], State::Legion));
}
