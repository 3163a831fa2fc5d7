// The second click of a double click falls onto what lies there by then: it must not be taken for the next seat's.
#include "device.h"
#include "shell/match/seen.h"
#include <algorithm>
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::test;

namespace {

void press(Device& device, const std::string& id) {
  const auto& targets = device.app.ui.targets;
  const auto found =
      std::find_if(targets.begin(), targets.end(), [&](const Target& target) { return target.id == id; });
  REQUIRE(found != targets.end());
  device.click(found->hit.center());
}

} // namespace

TEST_CASE("A double click neither lays the next seat's hand open nor answers for it") {
  struct Game {
    const char *system, *edition;
  };
  for (const Game& game :
       {Game{"vanguard", "vge"}, Game{"berserk", "bsk"}, Game{"heroes", "bsh"}, Game{"dragonball", "dbs"}}) {
    CAPTURE(game.edition);
    Device device(game.system, {1280, 800});
    test::begin(device, game.edition, 3);
    Session& session = device.session();
    device.look();
    device.now += 5;
    device.look();
    REQUIRE(session.holder == Seat::None);
    press(device, "confirm-seat");
    const Seat first = session.holder;
    REQUIRE(first != Seat::None);
    const std::size_t answers = session.journal.answers.size();
    const ImVec2 at = device.app.ui.in.mouse;
    device.click(at); // whatever lies there now
    CHECK(session.journal.answers.size() == answers);
    device.now += 5;
    device.look();

    for (int i = 0; i < 40 && session.holder == first; ++i) { // until the other one is asked
      device.control("option:0");
      device.control("done");
      device.look();
    }
    REQUIRE(session.holder == Seat::None);
    press(device, "confirm-seat");
    device.key(Key::Space); // which is the green button
    CHECK(session.holder == Seat::None);
    device.now += 5;
    device.look();
    press(device, "confirm-seat");
    CHECK(session.holder == other(first));
  }
}
