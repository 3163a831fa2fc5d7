// How a match went: thought out while its sheet is open, told with the moments that decided it, and gone with its match.
#include "device.h"
#include "engine/seats/secrets.h"
#include "page.h"
#include <algorithm>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace twoseat;
using twoseat::test::Device;

namespace {

// Both seats answer at random, until one of them gives up.
void play_short(Device& device, std::size_t answers, const char* edition = "bsh") {
  test::begin(device, edition, 3);
  Random random = Random::from_seed(7);
  const auto decision = std::make_unique<Decision>();
  Session& session = device.session();
  while (length(session) < answers && decide(*session.book, shown_match(session), *decision)) {
    if (expected(session) != Seat::None) confirm_seat(session);
    answer(session, random_answer(*decision, random));
    end_stage(session);
  }
  confirm_seat(session);
  concede(session, session.holder == Seat::None ? Seat::A : session.holder);
  device.look();
}

nlohmann::json mirror(Device& device) {
  return nlohmann::json::parse(device.look().mirror);
}

bool has(const nlohmann::json& mirror, const std::string& control) {
  for (const auto& each : mirror["controls"])
    if (each["id"] == control) return true;
  return false;
}

} // namespace

TEST_CASE("How a match went is asked for once it is over, thought out, and told with what was better") {
  Device device("heroes", {1280, 800});
  play_short(device, 60);
  REQUIRE(is_over(device.session()));
  CHECK(has(mirror(device), "course"));
  device.control("course");
  CHECK(has(mirror(device), "course-stop"));
  CHECK(mirror(device)["course"].size() == 1); // how far it is
  for (int frames = 0; has(mirror(device), "course-stop"); ++frames)
    REQUIRE(frames < 100'000);
  const auto told = mirror(device);
  CHECK(told["course"].size() > 2);
  const std::string turn = told["course"][0];
  CHECK(turn.find(" lives – ") != std::string::npos); // as the match stood, before the chance
  const auto most =
      std::find(told["course"].begin(), told["course"].end(), "The cards that did most damage:");
  REQUIRE(most != told["course"].end());
  const std::string deed = *(most + 1); // "Root Giant (Bo): 7"
  CHECK((deed.find("(Ann): ") != std::string::npos || deed.find("(Bo): ") != std::string::npos));
  REQUIRE(has(told, "course-0"));
  const std::size_t end = device.session().cursor;
  device.control("course-0");
  device.look();
  CHECK(device.app.sheet == Sheet::None);
  CHECK(device.session().cursor < end);
  CHECK(device.session().message.notice == Notice::Told);
  const std::string said =
      device.session().message.title; // "Turn 5, Bo. Bo: Attack ... (41%). Better: ... (63%)."
  CHECK(said.find(" (") < said.find("%). Better: "));
  CHECK(said.find("Better: ") < said.find("%).", said.find("Better: ")));
  device.control("course"); // and back to the sheet
  device.look();
  CHECK(device.app.sheet == Sheet::Course);
}

TEST_CASE("A moment that decided is saved as a lesson, which passes as a demo and asks for the better move") {
  for (const auto& game :
       {std::pair{"heroes", "bsh"}, {"vanguard", "vge"}, {"berserk", "bso"}, {"dragonball", "dbs"}}) {
    const char* const system = game.first;
    const char* const edition = game.second;
    CAPTURE(system);
    Device device(system, {360, 640});
    play_short(device, 60, edition);
    device.control("course");
    while (has(mirror(device), "course-stop")) {
    }
    std::size_t saved = 0, moments = 0;
    for (const char* number : {"0", "1", "2"}) {
      const std::string control = std::string("course-save-") + number;
      if (device.app.sheet != Sheet::Course) device.control("course"), device.look();
      if (!has(mirror(device), control)) continue;
      ++moments;
      device.unheard.clear();
      test::told_to_page();
      device.control(control);
      const std::string told = device.unheard + device.look().told;
      const std::size_t at = told.find("saved lesson-");
      if (at == std::string::npos) continue;
      ++saved;
      const std::string lesson = told.substr(told.find('{', at));
      const auto means = demo_means(*device.session().book);
      const auto demo = demos::read_demo(means, lesson, "");
      REQUIRE(demo);
      CHECK(demos::run_demo(means, *demo).failures.empty());
      CHECK(demos::read_lesson(means, lesson, "")->steps[0].learner);
      CHECK(lesson.find('%') != std::string::npos);
    }
    CHECK(moments > 0);
    CHECK(saved == moments);
  }
}

TEST_CASE(
    "What its seat could not know is not in a lesson: other cards in the other hand make the same file") {
  std::array<std::string, 2> lessons;
  for (std::string& lesson : lessons) {
    Device device("heroes", {360, 640});
    play_short(device, 60);
    device.control("course");
    while (has(mirror(device), "course-stop")) {
    }
    Session& session = device.session();
    Random secrets = Random::from_seed(9);
    if (&lesson == &lessons[1])
      for (Moment& moment : session.moments) {
        Decision decision;
        if (decide(*session.book, moment.match, decision))
          moment.match = scramble_secrets({*session.book, moment.match}, viewer_of(decision.seat), secrets);
      }
    test::told_to_page();
    device.unheard.clear();
    device.control("course-save-0");
    lesson = device.unheard + device.look().told;
    lesson = lesson.substr(std::min(lesson.find("saved lesson-"), lesson.size()));
  }
  CHECK(lessons[0].size() > 100);
  CHECK(lessons[0] == lessons[1]);
}

TEST_CASE("Whoever plays alone is told as You, and the other seat as the computer") {
  Device device("heroes", {360, 640});
  play_short(device, 60);
  let_computer_play(device.session(), Seat::B);
  device.control("course");
  while (has(mirror(device), "course-stop")) {
  }
  const std::string told = mirror(device)["course"].dump();
  CHECK(told.find("Ann") == std::string::npos);
  CHECK(told.find("Bo)") == std::string::npos);
  CHECK(told.find("Computer") != std::string::npos);
  CHECK(told.find("your chance") != std::string::npos);
}

TEST_CASE("It can be stopped, and is gone when another match begins") {
  Device device("heroes", {390, 740});
  play_short(device, 60);
  device.control("course");
  device.look();
  device.control("course-stop");
  CHECK_FALSE(has(mirror(device), "course-stop"));
  CHECK(device.app.course);
  test::begin(device, "bsh", 4);
  device.look();
  CHECK_FALSE(device.app.course);
  CHECK_FALSE(has(mirror(device), "course"));
}
