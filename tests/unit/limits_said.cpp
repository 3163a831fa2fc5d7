// What the table has no room for is said: the match stops and names the limit, a position that cannot be is refused.
#include "engine/vanguard/mechanics/gifts.h"
#include "engine/vanguard/soundness.h"
#include "fixture.h"

using namespace twoseat::test;
using twoseat::Facing;
using twoseat::Flaw;

TEST_CASE("More gifts owed than are counted stop the match [vge 6.3.7]") {
  Scene scene;
  const auto ridden = scene.add(A, Zone::Soul, "porter");
  scene.match[ridden].def =
      shipped_book().find("pib-present-for-everyone"); // no card of the tests' own gives a gift
  twoseat::Game game{shipped_book(), scene.match, nullptr};
  for (int i = 0; i < 7; ++i)
    twoseat::vanguard::owe_gift(game, A, ridden);
  CHECK(scene.match.flaw == 0);
  twoseat::vanguard::owe_gift(game, A, ridden);
  CHECK(static_cast<Flaw>(scene.match.flaw) == Flaw::TooManyAbilities);
}

TEST_CASE("A locked card that lies face up is no position [vge 7.30.1.1]") {
  Scene scene;
  const auto card = scene.rear(A, Zone::FrontLeft, "porter");
  scene.match[card].states = static_cast<std::uint8_t>(twoseat::vanguard::State::Locked);
  CHECK(twoseat::vanguard::unsound({scene.book(), scene.match}) != nullptr);
  scene.match[card].facing = Facing::Down;
  CHECK(twoseat::vanguard::unsound({scene.book(), scene.match}) == nullptr);
}

TEST_CASE("A G unit without its designated heart is no position [vge 6.5.1.3]") {
  Scene scene;
  const auto g_unit = scene.vanguard(A, "zenith");
  const auto heart = scene.add(A, Zone::Vanguard, "memory");
  scene.match[heart].role = static_cast<std::uint8_t>(twoseat::vanguard::Role::Heart);
  scene.match[heart].host = g_unit;
  CHECK(twoseat::vanguard::unsound({scene.book(), scene.match}) != nullptr);
  scene.match[g_unit].host = heart;
  CHECK(twoseat::vanguard::unsound({scene.book(), scene.match}) == nullptr);
}
