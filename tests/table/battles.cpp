// What an answer brought about is seen in its order: checks above the board as it stood, then what came of them, and only then
// others take the device.
#include "device.h"
#include "shell/seen.h"
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace twoseat;
using namespace twoseat::test;

namespace {

// Plays by chance until something is checked that others decide upon next; false: no such thing in this match.
bool play_to_check(Device& device, Random& random) {
  Session& session = device.session();
  for (int step = 0; step < 400 && !is_over(session); ++step) {
    if (expected(session) != Seat::None) device.control("confirm-seat");
    device.look();
    answer(session, random_answer(session.decision, random));
    Decision next;
    if (session.stage == Stage::Before && decide(*session.book, session.moments.back().match, next) &&
        next.seat != session.holder)
      return true;
    end_stage(session);
  }
  return false;
}

void wait(Device& device, double seconds) {
  for (double end = device.now + seconds; device.now < end;)
    device.look();
}

struct Checked : Device {
  Random random = Random::from_seed(2);
  Checked() : Device("vanguard", {1280, 800}) {
    test::begin(*this, "vge", 2);
    REQUIRE(play_to_check(*this, random));
  }
};

} // namespace

TEST_CASE(
    "Checks are seen above the board as it stood, then what came of them, then the table changes hands") {
  Checked device;
  const Session& session = device.session();
  const Eyes who = eyes(session);
  const std::size_t before = session.cursor;
  device.look();
  device.look(); // the page is told of what stands still
  CHECK(session.cursor == before);
  CHECK(session.decision.seat == Seat::None);
  CHECK(eyes(session) == who);
  CHECK_FALSE(device.app.motion.spotlights.empty());
  CHECK(device.app.mirrored.find("\"go-on\"") != std::string::npos);
  for (int i = 0; i < 2000 && session.stage == Stage::Before; ++i)
    device.look();
  CHECK(session.stage == Stage::After);
  CHECK(session.cursor == before + 1);
  CHECK(eyes(session) == who);
  CHECK(device.app.motion.spotlights.empty()); // they are not shown twice
  wait(device, 3);
  CHECK(session.stage == Stage::Done);
  CHECK(covered(session));
  CHECK(expected(session) != Seat::None);
}

TEST_CASE("A key goes on to the next check, Escape to the end") {
  Checked device;
  const Session& session = device.session();
  device.look();
  const std::size_t checks = device.app.motion.spotlights.size();
  device.key(Key::Enter);
  CHECK(device.app.motion.spotlights.size() == checks - 1);
  device.key(Key::Escape);
  CHECK(session.stage == Stage::Done);
  CHECK(session.cursor == length(session));
  CHECK(covered(session));
}

TEST_CASE("With little motion the table changes hands at once") {
  Device device("vanguard", {1280, 800});
  device.app.reduced_motion = true;
  test::begin(device, "vge", 2);
  Random random = Random::from_seed(2);
  CHECK_FALSE(play_to_check(device, random));
}
