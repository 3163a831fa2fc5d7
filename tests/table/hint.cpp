// The second opinion: asked for and told, from what its seat may know, about that moment alone, and gone with its eyes.
#include "device.h"
#include "engine/seats/secrets.h"
#include "shell/panels/panels.h"
#include "shell/table/table.h"
#include <algorithm>
#include <ctime>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace twoseat;
using namespace twoseat::test;

namespace {

using Json = nlohmann::json;

constexpr Size desk{1280, 800}, phone{390, 844};

Device table(const char* system, const char* edition, std::uint64_t seed, Size size = desk) {
  Device device(system, size);
  begin(device, edition, seed);
  device.app.reduced_motion = true;
  device.look();
  return device;
}

void take(Device& device) {
  while (device.session().stage != Stage::Done)
    end_stage(device.session()), device.look();
  if (expected(device.session()) != Seat::None) device.control("confirm-seat"), device.look();
}

// Plays on with first answers until something is to choose between.
void until_choice(Device& device, std::size_t answers) {
  Session& session = device.session();
  for (std::size_t i = 0; i < 60; ++i) {
    take(device);
    REQUIRE(session.decision.seat != Seat::None);
    if (session.cursor >= answers && session.decision.option_count > 3) return;
    Answer given;
    given.choice = 0;
    for (std::uint16_t pick = 0; pick < std::max<std::uint16_t>(session.decision.choices[0].min, 1) &&
                                 pick < session.decision.choices[0].count;
         ++pick)
      given.picks.push(pick);
    answer(session, given);
    device.look();
  }
}

Json told(const Device& device) {
  return Json::parse(mirror_json(device.app))["hint"];
}

void think(Device& device) {
  for (int frames = 0; thinks(device.app.hint); ++frames) {
    REQUIRE(frames < 3000);
    device.look();
  }
  device.look();
}

} // namespace

TEST_CASE("Asked by its key, it says that it thinks, then three moves with their chances, and is put away") {
  for (const Size size : {desk, phone}) {
    for (const auto& game :
         {std::pair{"vanguard", "vge"}, {"heroes", "bsh"}, {"dragonball", "dbs"}, {"berserk", "bsk"}}) {
      CAPTURE(game.first);
      Device device = table(game.first, game.second, 4, size);
      until_choice(device, 4);
      CHECK(told(device).is_null());
      const std::string link = match_link(device.session());
      device.key(Key::Hint);
      REQUIRE(told(device)["thinking"] == true);
      CHECK(told(device)["lines"].size() == 1);
      think(device);
      const Json hint = told(device);
      CHECK(hint["thinking"] == false);
      CHECK(hint["lines"].size() >= 2);
      CHECK(hint["lines"].size() <= 5);
      CHECK(hint["lines"][0].get<std::string>().find("%: ") != std::string::npos);
      CHECK(match_link(device.session()) == link);
      device.key(Key::Escape);
      CHECK(told(device).is_null());
      CHECK_FALSE(device.app.hint.open);
    }
  }
}

TEST_CASE("It can be stopped, and tells what it has found so far") {
  Device device = table("vanguard", "vge", 4);
  until_choice(device, 4);
  device.control("hint");
  device.app.hint.thought->consider(device.session(), 1'000'000'000); // however fast the machine is
  device.look();
  device.look();
  REQUIRE(thinks(device.app.hint));
  device.control("stop-hint");
  device.look();
  CHECK_FALSE(thinks(device.app.hint));
  CHECK(told(device)["thinking"] == false);
  CHECK_FALSE(device.app.hint.best.empty());
  device.control("close-hint");
  CHECK(told(device).is_null());
}

TEST_CASE("Whoever points at a suggested move sees its cards ringed, and nobody else") {
  Device device = table("vanguard", "vge", 4);
  until_choice(device, 4);
  device.control("hint");
  think(device);
  REQUIRE_FALSE(device.app.hint.best.empty());
  CHECK(hint_sights(device.app).cards.empty());
  const Shown plain = device.look();
  for (std::size_t i = 0; i < device.app.hint.best.size(); ++i) {
    ImVec2 at{-1, -1};
    for (const Target& target : device.app.ui.targets)
      if (target.id == "hint:" + std::to_string(i)) at = target.hit.center();
    REQUIRE(at.x > 0);
    device.point_at(at);
    device.point_at(at);
    const Decision& decision = device.session().decision;
    const Candidate& move = device.app.hint.best[i];
    const demos::Sights ringed = hint_sights(device.app);
    for (std::size_t pick = 0; pick < move.answer.picks.size(); ++pick)
      if (const CardId card = decision.picked(move.answer, pick).card)
        CHECK(std::find(ringed.cards.begin(), ringed.cards.end(), card) != ringed.cards.end());
  }
  device.point_at({2, 2});
  device.point_at({2, 2});
  CHECK(hint_sights(device.app).cards.empty());
}

TEST_CASE("It is about one moment alone: gone with the next answer, and gone when other eyes look") {
  Device device = table("heroes", "bsh", 4);
  until_choice(device, 2);
  Session& session = device.session();
  device.control("hint");
  think(device);
  REQUIRE(device.app.hint.open);
  answer(session, device.app.hint.best[0].answer);
  device.look();
  CHECK_FALSE(device.app.hint.open);
  CHECK(told(device).is_null());
  take(device);
  for (int asked = 0; asked < 2; ++asked) { // while it thinks, and once it has
    device.control("hint");
    if (asked == 1) think(device);
    REQUIRE(device.app.hint.open);
    session.holder = Seat::None; // the hands are covered
    device.look();
    CHECK_FALSE(device.app.hint.open);
    CHECK(told(device).is_null());
    take(device);
  }
}

TEST_CASE("What it says and draws does not depend on what its seat may not know") {
  Random secrets = Random::from_seed(9);
  for (const auto& game : {std::pair{"vanguard", "vge"}, {"heroes", "bsh"}, {"dragonball", "dbs"}}) {
    CAPTURE(game.first);
    Device device = table(game.first, game.second, 6), other = table(game.first, game.second, 6);
    until_choice(device, 5);
    until_choice(other, 5);
    Session& session = other.session();
    Match& match = session.moments[session.cursor].match;
    match = scramble_secrets({*session.book, match}, viewer(session), secrets);
    settle(session);
    for (Device* each : {&device, &other}) {
      ask_hint(each->app.hint, each->session());
      each->app.hint.thought->think(60);
      stop_thinking(each->app.hint);
      each->look();
    }
    CHECK(told(device) == told(other));
    CHECK(told(device)["lines"].size() >= 2);
    CHECK((device.look().drawn == other.look().drawn));
  }
}

TEST_CASE("Against the computer it says nothing unless that was switched on") {
  Device device("heroes", desk);
  device.app.draft.computer = Strength::Easy;
  begin(device, "bsh", 5);
  device.app.reduced_motion = true;
  for (int i = 0; i < 4000 && device.session().decision.seat == Seat::None; ++i)
    device.now += 0.1, device.look();
  REQUIRE(device.session().decision.seat == Seat::A);
  CHECK_FALSE(may_ask_hint(device.app));
  device.key(Key::Hint);
  device.control("hint");
  CHECK(told(device).is_null());
  device.control("hints");
  CHECK(may_ask_hint(device.app));
  device.control("hint");
  CHECK_FALSE(told(device).is_null());
}

TEST_CASE("No slice of its thought holds up the table for more than 50 ms") {
  for (const auto& game :
       {std::pair{"vanguard", "vge"}, {"berserk", "bso"}, {"heroes", "bsh"}, {"dragonball", "dbs"}}) {
    CAPTURE(game.first);
    Device device = table(game.first, game.second, 4);
    until_choice(device, 6);
    device.control("hint");
    double longest = 0, slices = 0;
    for (; thinks(device.app.hint) && slices < 60; ++slices) {
      const std::clock_t begun = std::clock(); // of this process: how busy the machine is does not count
      think_on(device.app.hint, device.session(), device.now);
      longest = std::max(longest, 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    }
    MESSAGE(game.first << ": " << longest << " ms of " << slices << " slices");
    CHECK(longest < 50);
  }
}

TEST_CASE("A press on its cross puts it away") {
  for (const Size size : {desk, phone}) {
    Device device = table("vanguard", "vge", 11, size);
    until_choice(device, 4);
    device.control("hint");
    think(device);
    device.now += 1; // what is pressed at once after a curtain was meant for what lay there before
    for (const Target& target : std::vector<Target>(device.app.ui.targets))
      if (target.id == "close-hint") device.click(target.hit.center());
    device.look();
    CHECK_FALSE(device.app.hint.open);
  }
}
