// The end of a match lies over the table once: who won and how, and the ways on.
#include "device.h"
#include "shell/panels/panels.h"
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::test;

namespace {

struct Ended : Device {
  Ended() : Device("heroes", {1280, 800}) {
    test::begin(*this, "bsh", 1);
    give_up();
  }
  void give_up() {
    control("confirm-seat");
    look();
    control("concede");
    look();
    control("concede-yes");
    look();
    look();
  }
  bool offers(const std::string& id) const {
    return app.mirrored.find("\"" + id + "\"") != std::string::npos;
  }
};

} // namespace

TEST_CASE(
    "The end of a match says who won, and leads to another one with the same decks, or with each other's") {
  Ended device;
  Session& session = device.session();
  REQUIRE(device.app.sheet == Sheet::Over);
  CHECK(device.offers("again"));
  CHECK(device.offers("look-through"));
  const std::array<Deck, 2> decks = session.journal.setup.decks;
  const std::uint64_t seed = session.journal.setup.seed;
  device.control("again");
  device.look();
  CHECK(device.app.sheet == Sheet::None);
  CHECK_FALSE(is_over(session));
  CHECK(session.journal.answers.empty());
  CHECK(session.journal.setup.decks[0].parts == decks[0].parts);
  CHECK(session.journal.setup.seed != seed);
  device.give_up();
  REQUIRE(device.app.sheet == Sheet::Over);
  device.control("swap-decks");
  device.look();
  CHECK(session.journal.setup.decks[0].parts == decks[1].parts);
  CHECK(session.journal.setup.decks[1].parts == decks[0].parts);
  CHECK(session.names == PlayersNames{"Ann", "Bo"});
}

TEST_CASE("The end of a match is closed for good by Escape, and comes again only with another end") {
  Ended device;
  REQUIRE(device.app.sheet == Sheet::Over);
  device.key(Key::Escape);
  CHECK(device.app.sheet == Sheet::None);
  device.look();
  CHECK(device.app.sheet == Sheet::None);
  CHECK(device.offers("new-match"));
  device.control("first");
  device.look();
  device.control("last");
  device.look();
  CHECK(device.app.sheet == Sheet::None);
}

TEST_CASE("Looking through a match that is over begins at its beginning") {
  Ended device;
  device.control("look-through");
  device.look();
  CHECK(device.session().cursor == 0);
  CHECK(device.app.sheet == Sheet::None);
}

TEST_CASE(
    "The end of a match, at which everything may be looked at, is taken back only with the other's leave") {
  Ended device;
  Session& session = device.session();
  const std::size_t end = length(session);
  const Seat gave_up = session.holder;
  device.control("undo");
  REQUIRE(session.take_back);
  CHECK(session.take_back->learned ==
        std::vector<std::string>{"When the match had ended, everything could be looked at."});
  CHECK(covered(session));
  CHECK(expected(session) == other(gave_up));
  CHECK(prompt_of(device.app).why == "A move is to be taken back");
  device.control("undo-refuse");
  CHECK(session.cursor == end);
  device.control("open-hands");
  REQUIRE(session.open_hands);
  device.control("undo");
  REQUIRE(session.take_back);
  CHECK(covered(session));
  device.control("confirm-seat");
  device.control("undo-agree");
  CHECK(session.cursor == end - 1);
  CHECK_FALSE(session.open_hands);
}

TEST_CASE("Whoever is handed the device after a move was taken back is told by whom, until the next one") {
  Device device("vanguard", {360, 640});
  test::begin(device, "vge", 1);
  Session& session = device.session();
  while (length(session) == 0 || session.asked == session.moments.back().by) { // until the device is passed
    if (expected(session) != Seat::None) confirm_seat(session);
    const Choice& choice = session.decision.choices[0]; // as few as it allows: nobody learns anything
    Answer least;
    for (std::uint16_t i = 0; i < choice.min; ++i)
      least.picks.push(i);
    answer(session, least);
    end_stage(session);
  }
  const Seat asks = session.moments.back().by;
  confirm_seat(session);
  REQUIRE(session.holder == other(asks));
  CHECK(prompt_of(device.app).why.empty());
  device.control("undo");
  REQUIRE_FALSE(session.take_back);
  REQUIRE(expected(session) == asks);
  CHECK(prompt_of(device.app).why == session.names[index(other(asks))] + " took a move back");
  confirm_seat(session);
  CHECK(prompt_of(device.app).why.empty());
}

TEST_CASE("Hands that lay open before the end need nobody's leave to take it back") {
  Device device("heroes", {1280, 800});
  test::begin(device, "bsh", 1);
  device.control("open-hands");
  Session& session = device.session();
  REQUIRE(session.open_hands);
  concede(session, session.holder);
  REQUIRE(is_over(session));
  device.control("undo");
  CHECK_FALSE(session.take_back);
  CHECK_FALSE(is_over(session));
  CHECK(session.open_hands);
}
