// What is worth watching: which events look so, in which order, for how long, and that nothing waits for it.
#include "device.h"
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include <doctest/doctest.h>
#include <set>

using namespace twoseat;
using namespace twoseat::test;

namespace {

struct Played : Device {
  Random random;

  Played(const char* system, const char* edition, std::uint64_t seed, Size screen = {1280, 800})
      : Device(system, screen), random(Random::from_seed(seed)) {
    test::begin(*this, edition, seed);
    set_open_hands(session(), true);
    look();
  }

  void wait(double seconds) {
    for (const double end = now + seconds; now < end;)
      look();
  }

  const std::vector<Highlight>& highlights() const { return app.motion.highlights; }
  bool shows(Spectacle look) const {
    return std::any_of(highlights().begin(), highlights().end(),
                       [look](const Highlight& each) { return each.look == look; });
  }

  // By chance, seeing each part of each answer; false: the match ended without it.
  template <class Seen>
  bool play_until(Seen seen, int answers = 3000) {
    for (int i = 0; i < answers && !is_over(session()); ++i) {
      answer(session(), random_answer(session().decision, random));
      for (;; pass_stage(session())) {
        look();
        if (seen()) return true;
        if (session().stage == Stage::Done) break;
      }
    }
    return false;
  }
};

struct Wanted {
  const char *system, *edition;
  std::set<Spectacle> looks;
};

} // namespace

TEST_CASE("What decides a match is seen as it happens, each after the other and none for long") {
  const Wanted games[] = {{"vanguard", "vge", {Spectacle::Arrival, Spectacle::Hit, Spectacle::Kill}},
                          {"berserk", "bsk", {Spectacle::Hit, Spectacle::Kill}},
                          {"heroes", "bsh", {Spectacle::Hit, Spectacle::Kill}},
                          {"dragonball", "dbs", {Spectacle::Hit, Spectacle::Kill}}};
  for (const Wanted& game : games) {
    CAPTURE(game.system);
    std::set<Spectacle> left = game.looks;
    for (std::uint64_t seed = 1; seed < 9 && !left.empty(); ++seed) {
      Played device(game.system, game.edition, seed);
      device.play_until([&] {
        double begins = 0;
        for (const Highlight& each : device.highlights()) {
          CHECK(each.begins >= begins);
          begins = each.begins;
          left.erase(each.look);
        }
        if (!device.highlights().empty()) {
          CHECK(highlighting(device.app, begins));
          CHECK_FALSE(highlighting(device.app, begins + 0.7));
        }
        return left.empty();
      });
    }
    CHECK(left.empty());
  }
}

TEST_CASE("A ridden card of grade 3 arrives, one of grade 2 is ridden like any other card") {
  std::set<std::int32_t> grand, plain;
  for (std::uint64_t seed = 1; seed < 9 && grand.empty(); ++seed) {
    Played device("vanguard", "vge", seed);
    device.play_until([&] {
      for (const Event& event : happening(device.session())) {
        const Board::Laid* to = device.app.board.find(event.to);
        const std::string_view cause = device.app.book().family->causes[event.cause].id;
        if (event.kind != EventKind::Moved || cause != "ride" || to == nullptr || !to->zone->main) continue;
        (device.shows(Spectacle::Arrival) ? grand : plain).insert(device.app.cards().rank(event.def));
      }
      return false;
    });
  }
  REQUIRE_FALSE(grand.empty());
  CHECK(*grand.begin() >= 3);
  REQUIRE_FALSE(plain.empty());
  CHECK(*plain.rbegin() <= 2);
}

TEST_CASE("Whatever is pressed ends what is watched, and does what it does") {
  Played device("heroes", "bsh", 3);
  REQUIRE(device.play_until([&] { return device.shows(Spectacle::Hit); }));
  const std::size_t cursor = device.session().cursor;
  device.key(Key::Log);
  CHECK(device.highlights().empty());
  CHECK(device.app.sheet == Sheet::Log);
  CHECK(device.session().cursor == cursor);
}

TEST_CASE("With little motion it stands still for its time, and is gone then") {
  for (const bool reduced : {false, true}) {
    CAPTURE(reduced);
    Played device("heroes", "bsh", 3);
    device.app.reduced_motion = reduced;
    REQUIRE(device.play_until([&] { return device.shows(Spectacle::Hit); }));
    REQUIRE(device.highlights().size() == 1);
    REQUIRE(highlighting(device.app, device.now));
    const Shown once = device.look(), again = device.look();
    CHECK((once.drawn == again.drawn) == reduced);
    device.wait(1);
    const Shown after = device.look(), later = device.look();
    CHECK((after.drawn == later.drawn));
    CHECK((after.drawn != again.drawn));
  }
}

TEST_CASE("Two dice of a fight lie between the fighters") {
  Played device("berserk", "bsk", 3);
  CHECK(device.play_until([&] { return fights_with_dice(device.app); }));
  CHECK(device.session().stage == Stage::Before);
}

TEST_CASE("How a match ended is seen before it is said") {
  Played device("heroes", "bsh", 3);
  REQUIRE(device.play_until([&] { return device.shows(Spectacle::Fall); }, 9000));
  CHECK(device.app.sheet == Sheet::None);
  device.wait(2);
  CHECK(device.app.sheet == Sheet::Over);
}
