// How a match went: thought out while its sheet is open, told with the moments that decided it, and gone with its match.
#include "device.h"
#include <algorithm>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace twoseat;
using twoseat::test::Device;

namespace {

// Both seats answer at random, until one of them gives up.
void play_short(Device& device, std::size_t answers) {
  test::begin(device, "bsh", 3);
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
  CHECK((deed.find("(Ada): ") != std::string::npos || deed.find("(Bo): ") != std::string::npos));
  REQUIRE(has(told, "course-0"));
  const std::size_t end = device.session().cursor;
  device.control("course-0");
  device.look();
  CHECK(device.app.sheet == Sheet::None);
  CHECK(device.session().cursor < end);
  CHECK(device.session().message.notice == Notice::Told);
  CHECK(device.session().message.title.find("better: ") != std::string::npos);
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
