// What an answer brought about is seen in its order: checks above the board as it stood, then what came of them, and only then
// others take the device.
#include "device.h"
#include "shell/seen.h"
#include "shell/table/table.h"
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
  explicit Checked(Size screen = {1280, 800}) : Device("vanguard", screen) {
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

TEST_CASE("The card that is checked lies beside the battle: attacker, target and both sums are seen") {
  for (const Size screen : {Size{1280, 800}, Size{844, 390}, Size{390, 844}, Size{1920, 1080}}) {
    CAPTURE(screen.width);
    Checked device(screen);
    device.look();
    const std::vector<Rect> battle = battle_on_screen(device.app);
    REQUIRE(battle.size() == 2);
    std::size_t seen = 0;
    while (device.session().stage == Stage::Before && !device.app.motion.spotlights.empty()) {
      const Rect checked = spotlight_on_screen(device.app);
      REQUIRE_FALSE(checked.empty());
      ++seen;
      CHECK(checked.x >= 0);
      CHECK(checked.y >= 0);
      CHECK(checked.right() <= screen.width);
      CHECK(checked.bottom() <= screen.height);
      std::vector<Rect> clear_of = battle;
      for (const Target& target : device.app.ui.targets)
        if (target.id == "go-on") clear_of.push_back(target.hit);
      CHECK(clear_of.size() == 3);
      for (const Rect& rect : clear_of) {
        const bool apart = checked.x >= rect.right() || rect.x >= checked.right() ||
                           checked.y >= rect.bottom() || rect.y >= checked.bottom();
        CHECK(apart);
      }
      device.key(Key::Enter);
    }
    CHECK(seen > 0);
  }
}

TEST_CASE("A line of the log has the colour of the seat that acts, not of the target") {
  Device device("vanguard", {1280, 800});
  test::begin(device, "vge", 2);
  Session& session = device.session();
  Random random = Random::from_seed(2);
  std::size_t attacks = 0;
  for (int step = 0; step < 400 && !is_over(session) && attacks < 3; ++step) {
    if (expected(session) != Seat::None) confirm_seat(session);
    const Seat attacker = shown_match(session).turn_player;
    answer(session, random_answer(session.decision, random));
    end_stage(session);
    for (const LogLine& line : session.log)
      if (line.moment == session.cursor && line.kind == EventKind::Related &&
          line.text.find(" attacks ") != std::string::npos) {
        CHECK(line.seat == attacker);
        ++attacks;
      }
  }
  CHECK(attacks == 3);
}
