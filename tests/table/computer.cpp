// The program plays one seat: nobody passes the device, nothing of its hand is shown, and it waits where it should.
#include "device.h"
#include "shell/panels/panels.h"
#include <algorithm>
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::test;

namespace {

Device against_computer(const char* system, const char* edition, std::uint64_t seed) {
  Device device(system, {1280, 800});
  device.app.draft.computer = Strength::Easy;
  begin(device, edition, seed);
  device.app.reduced_motion = true;
  device.look();
  return device;
}

// Frames until the person decides or the match is over.
void wait(Device& device) {
  for (int frames = 0; device.session().decision.seat == Seat::None && !is_over(device.session()); ++frames) {
    REQUIRE(frames < 4000);
    device.now += 0.1;
    device.look();
  }
}

Answer first_answer(const Decision& decision) {
  Answer answer;
  for (std::uint16_t i = 0; i < std::max<std::uint16_t>(decision.choices[0].min, 1); ++i)
    if (i < decision.choices[0].count) answer.picks.push(i);
  return answer;
}

std::size_t moves_of(const Session& session, Seat seat) {
  return static_cast<std::size_t>(std::count_if(session.moments.begin(), session.moments.end(),
                                                [seat](const Moment& moment) { return moment.by == seat; }));
}

} // namespace

TEST_CASE("Against the computer the device is never passed, and its hidden cards are never shown") {
  for (const auto& game :
       {std::pair{"heroes", "bsh"}, {"vanguard", "vge"}, {"berserk", "bsk"}, {"dragonball", "dbs"}}) {
    CAPTURE(game.first);
    Device device = against_computer(game.first, game.second, 5);
    Session& session = device.session();
    for (int decided = 0; decided < 12 && !is_over(session); ++decided) {
      wait(device);
      CHECK(expected(session) == Seat::None);
      CHECK(session.holder == Seat::A);
      SeatView own;
      view(*session.book, shown_match(session), Viewer::A, own);
      own.question = session.view.question;
      CHECK(session.view == own);
      if (!is_over(session)) answer(session, first_answer(session.decision));
      device.look();
      CHECK(device.look().mirror.find("confirm-seat") == std::string::npos);
    }
    CHECK(moves_of(session, Seat::A) >= 10);
    CHECK(moves_of(session, Seat::B) >= 1);
  }
}

TEST_CASE(
    "Undo against the computer leads to one's own last decision, at once, and redo plays its answers again") {
  Device device = against_computer("heroes", "bsh", 7);
  Session& session = device.session();
  std::size_t decided_at = 0, hers = 0;
  for (int i = 0; i < 8; ++i) {
    wait(device);
    hers = moves_of(session, Seat::B);
    decided_at = session.cursor;
    answer(session, first_answer(session.decision));
    device.look();
    wait(device);
    if (moves_of(session, Seat::B) > hers) break;
  }
  REQUIRE(moves_of(session, Seat::B) > hers);
  const std::size_t all = length(session);
  device.control("undo");
  device.look();
  CHECK_FALSE(session.take_back);
  CHECK(session.cursor == decided_at);
  CHECK(session.decision.seat == Seat::A);
  const std::string link = match_link(session);
  device.control("redo");
  wait(device);
  CHECK(session.cursor == all);
  CHECK(match_link(session) == link);
}

TEST_CASE("The computer waits while somebody looks back, and moves at once when it is told to") {
  Device device = against_computer("heroes", "bsh", 7);
  Session& session = device.session();
  while (session.asked != Seat::B || length(session) == 0) {
    wait(device);
    answer(session, first_answer(session.decision));
    device.look();
    end_stage(session);
  }
  const std::size_t before = length(session);
  look_at(session, 0);
  for (int i = 0; i < 50; ++i) {
    device.now += 0.5;
    device.look();
  }
  CHECK(session.cursor == 0);
  CHECK(length(session) == before);
  look_at(session, before);
  device.look();
  CHECK(prompt_of(device.app).sentence == "Computer is thinking");
  CHECK(length(session) == before);
  device.control("move-now");
  device.look();
  CHECK(length(session) == before + 1);
  CHECK(session.moments.back().by == Seat::B);
}

TEST_CASE("Whoever holds the device may let the computer play the other seat, and take it back") {
  Device device("heroes", {1280, 800});
  begin(device, "bsh", 3);
  device.look();
  Session& session = device.session();
  device.control("computer"); // at the curtain nobody knows who presses it
  CHECK(session.computer == Seat::None);
  CHECK(covered(session));
  confirm_seat(session);
  const Seat person = session.holder;
  device.control("computer");
  CHECK(session.computer == other(person));
  CHECK(session.holder == person);
  device.control("computer");
  CHECK(session.computer == Seat::None);
  CHECK(session.holder == person);
}

TEST_CASE("Whoever plays alone opens both hands without asking the computer") {
  Device device("heroes", {1280, 800});
  begin(device, "bsh", 3);
  Session& session = device.session();
  let_computer_play(session, other(session.asked));
  for (int i = 0; i < 200 && (session.holder == Seat::None || length(session) == 0); ++i) {
    device.control("confirm-seat");
    answer(session, first_answer(session.decision));
    end_stage(session);
  }
  REQUIRE(length(session) > 0);
  REQUIRE(session.holder != Seat::None);
  device.control("open-hands");
  CHECK(session.open_hands);
}

TEST_CASE("A seat that a person has decided for goes to the computer with that person's leave, and no hand "
          "opens before the device is back") {
  Device device("heroes", {1280, 800});
  begin(device, "bsh", 4);
  Session& session = device.session();
  for (int i = 0; i < 200 && (moves_of(session, Seat::A) == 0 || moves_of(session, Seat::B) == 0); ++i) {
    device.control("confirm-seat");
    answer(session, first_answer(session.decision));
    end_stage(session);
  }
  device.control("confirm-seat");
  const Seat person = session.holder;
  REQUIRE(person != Seat::None);
  device.control("computer");
  REQUIRE(session.take_back);
  CHECK(session.computer == Seat::None);
  CHECK(covered(session));
  CHECK(expected(session) == other(person));
  device.control("undo-agree"); // by whoever asked: that is nobody's leave
  CHECK(session.computer == Seat::None);
  device.control("confirm-seat");
  REQUIRE(asks_to_agree(session));
  SUBCASE("it is refused") {
    device.control("undo-refuse");
    CHECK_FALSE(session.take_back);
    CHECK(session.computer == Seat::None);
    CHECK(session.holder != person); // the other one has the device
  }
  SUBCASE("it is given") {
    device.control("undo-agree");
    CHECK(session.computer == Seat::None);
    CHECK(covered(session));
    CHECK(expected(session) == person);
    SUBCASE("and taken back at the curtain: nobody's hand opens") {
      device.control("undo-refuse");
      CHECK_FALSE(session.take_back);
      CHECK(covered(session));
    }
    SUBCASE("and the device is back") {
      device.control("confirm-seat");
      CHECK_FALSE(session.take_back);
      CHECK(session.computer == other(person));
      CHECK(session.holder == person);
      device.control("open-hands"); // what that person left there is not opened by that
      CHECK_FALSE(session.open_hands);
      CHECK(session.take_back);
    }
  }
}

TEST_CASE("Who plays the second seat is chosen before a match, in every language") {
  Device device("heroes", {1280, 800});
  device.app.sheet = Sheet::NewMatch;
  device.look();
  device.control("opponent:hard");
  CHECK(device.app.draft.computer == Strength::Hard);
  CHECK(device.look().mirror.find("Who plays the second seat: hard") != std::string::npos);
  device.control("language:it");
  device.look();
  CHECK(device.look().mirror.find("Chi gioca al secondo posto: difficile") != std::string::npos);
  device.control("opponent:person");
  CHECK_FALSE(device.app.draft.computer);
}

TEST_CASE(
    "On the narrowest phone each of those who may play the second seat is wide enough to be read and hit") {
  Device device("vanguard", {320, 640});
  device.app.sheet = Sheet::NewMatch;
  for (const char* language : {"en", "ms", "it", "id"}) {
    device.control(std::string("language:") + language);
    device.look();
    device.control("opponent:easy"); // who is asked for suggestions takes room, too
    device.look();
    for (const Target& target : device.app.ui.targets)
      if (target.id.rfind("opponent:", 0) == 0) CHECK_MESSAGE(target.rect.w >= 36, language, " ", target.id);
  }
}

TEST_CASE("A link says whom the computer plays, and how well") {
  Device device = against_computer("heroes", "bsh", 3);
  device.app.computer.strength = Strength::Hard;
  const std::string link = link_of(device.app);
  CHECK(link.find("&computer=B:hard") != std::string::npos);
  Device other_device("heroes", {1280, 800});
  other_device.look();
  open_link(other_device.app, link);
  CHECK(other_device.session().computer == Seat::B);
  CHECK(other_device.session().holder == Seat::A);
  CHECK(other_device.app.computer.strength == Strength::Hard);
  open_link(other_device.app, match_link(device.session()));
  CHECK(other_device.session().computer == Seat::None);
  open_link(other_device.app, match_link(device.session()) + "&computer=C:harder");
  CHECK(other_device.session().computer == Seat::None);
}
