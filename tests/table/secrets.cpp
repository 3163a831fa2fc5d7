// What belongs to a pair of eyes is gone in the frame in which others look: whole matches in which everything is pointed at,
// opened, dragged and asked about are handed over like those in which nobody touched anything, and like such with other secrets.
#include "engine/seats/secrets.h"
#include "device.h"
#include "shell/match/seen.h"
#include "shell/match/why_not.h"
#include <algorithm>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace twoseat;
using namespace twoseat::test;

namespace {

constexpr Size desk{1280, 800}, phone{390, 844};

struct Played {
  const char* system;
  const char* edition;
};
constexpr Played games[] = {
    {"vanguard", "vge"}, {"berserk", "bsk"}, {"berserk", "bso"}, {"heroes", "bsh"}, {"dragonball", "dbs"}};

void settle_again(Session& session) {
  const std::optional<TakeBack> kept = session.take_back;
  set_open_hands(session, session.open_hands);
  session.take_back = kept;
}

// Where two mirrors part, and how each goes on.
std::string difference(const std::string& a, const std::string& b) {
  const auto at =
      static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
  const std::size_t from = at > 60 ? at - 60 : 0;
  return a == b ? "" : a.substr(from, 200) + "\n-- instead of --\n" + b.substr(from, 200);
}

// Three devices that play the same match.
struct Trio {
  Device curious, quiet,
      other; // who touches everything; who touches nothing; who has other secrets whenever it is looked at
  Random dice = Random::from_seed(3);
  int compared = 0;

  Trio(const Played& game, Size size, std::uint64_t seed)
      : curious(game.system, size), quiet(game.system, size), other(game.system, size) {
    for (Device* device : {&curious, &quiet, &other}) {
      test::begin(*device, game.edition, seed);
      device->look();
    }
  }

  template <class Act>
  void each(Act act) {
    for (Device* device : {&curious, &quiet, &other})
      act(*device);
  }

  Shown look_at_other(const Input& input) {
    Session& session = other.session();
    Match& shown = session.moments[session.cursor].match;
    const Match real = shown;
    const Decision asked = session.decision;
    shown = scramble_secrets({*session.book, real}, viewer(session), dice);
    settle_again(session);
    // Out of one's own deck one may be asked to choose, and one knows it. [vge 8.2.1.2]
    const bool own_deck =
        session.decision.seat != Seat::None && session.decision.option_count != asked.option_count;
    if (own_deck) shown = real, settle_again(session);
    Shown seen = other.look(input);
    shown = real;
    settle_again(session);
    return seen;
  }

  // This very frame, in the middle of what moves, and once all has come to rest.
  void compare() {
    ++compared;
    for (const double later : {0.0, 0.3, 3.0}) {
      if (later == 0.3 && compared % 3 != 0) continue; // NOLINT: exact
      each([&](Device& device) { device.now += later; });
      const Shown quietly = quiet.look(), curiously = curious.look();
      const Shown otherwise = look_at_other({});
      INFO("at " << quiet.session().cursor << ", after " << later << " s");
      REQUIRE(difference(curiously.mirror, quietly.mirror) == "");
      REQUIRE(curiously.told == quietly.told);
      REQUIRE((curiously.drawn == quietly.drawn));
      REQUIRE(difference(otherwise.mirror, quietly.mirror) == "");
      REQUIRE(otherwise.told == quietly.told);
      REQUIRE((otherwise.drawn == quietly.drawn));
      REQUIRE(nlohmann::json::parse(curiously.mirror)["inspected"].is_null());
    }
  }
};

std::vector<Sprite> known_sprites(const App& app) {
  std::vector<Sprite> known;
  for (const Sprite& sprite : app.scene.sprites)
    if (sprite.id && sprite.def) known.push_back(sprite);
  return known;
}

// Everything that may be touched without answering, one after the other; it ends in a different way each time.
void be_curious(Device& device, std::size_t way) {
  App& app = device.app;
  device.look();
  const std::vector<Sprite> known = known_sprites(app);
  if (known.empty()) return;
  const std::size_t cursor = app.session.cursor;
  const ImVec2 nowhere{app.canvas.w - 2, 2};
  for (const Sprite& sprite : known)
    device.ask_at(sprite.hit.center());
  for (std::size_t i = 1; i <= app.session.view.places.size(); ++i) {
    const PlaceId place{static_cast<std::uint8_t>(i)};
    if (known_cards(app.session.view, place).empty()) continue;
    device.control("why-not-there:" + std::to_string(i));
    device.control("spread:" + std::to_string(i));
    device.point_at(app.canvas.center());
    device.control("close");
  }
  // A card of the hand, if there is one: it is what nobody else may see.
  Sprite secret = known[way % known.size()];
  for (const Sprite& sprite : known)
    if (sprite.show == Show::Hand && sprite.seat == app.session.holder) secret = sprite;
  const ImVec2 at = secret.hit.center();
  if (way % 4 == 1 && !app.board.upright)
    device.control("hint"), device.look(); // it goes on thinking while all else is touched
  if (way % 4 == 3 && !app.board.upright)
    device.control("hint"), device.look(), device.control("stop-hint"), device.look();
  switch (way % 10) {
  case 0: device.control("dismiss-message"), device.point_at(at); break;
  case 1: device.press_long(at, true); break;
  case 2: device.ask_at(at); break;
  case 3: device.drag(at, app.canvas.center()); break;
  case 4: device.control("log"), app.log_scroll = 120, device.look(); break;
  case 5:
    device.point_at(at);
    device.control("spread:" + std::to_string(secret.place.value));
    device.look();
    break;
  case 6:
    for (int i = 0; i < 5; ++i)
      device.key(Key::Tab);
    break;
  case 7: device.press_long(at, false); break;
  case 8:
    device.point_at(at);
    device.control("open-menu");
    device.look();
    break;
  case 9: device.drag(at, nowhere); break;
  }
  REQUIRE(app.session.cursor == cursor);
}

// The place of a button of the decision that gives this answer, as the mirror tells it.
bool button_of(const Device& device, ImVec2& at) {
  for (const Target& target : device.app.ui.targets)
    if (target.id.rfind("option:", 0) == 0 && target.control && target.layer == 0)
      return at = target.hit.center(), true;
  return false;
}

// A whole match; how often it was handed over.
int walk(const Played& game, Size size, std::uint64_t seed, std::size_t most) {
  Trio trio(game, size, seed);
  Random random = Random::from_seed(seed);
  const Session& session = trio.quiet.session();
  int consents = 0;
  for (std::size_t step = 0; step < most && !is_over(session); ++step) {
    if (session.stage != Stage::Done)
      trio.each([](Device& device) {
        device.unheard += device.look().told;
        device.control("go-on");
        if (expected(device.session()) == Seat::None) device.look();
      });
    if (is_over(session)) break;
    if (expected(session) != Seat::None) {
      trio.compare(); // the curtain
      trio.each([](Device& device) { device.control("confirm-seat"); });
      trio.compare(); // the next seat
      if (session.take_back) continue;
    }
    if (asks_to_agree(session)) {
      ++consents;
      const bool agreed = random.below(3) == 0;
      trio.each([&](Device& device) { device.control(agreed ? "undo-agree" : "undo-refuse"); });
      trio.compare();
      continue;
    }
    REQUIRE(session.decision.seat != Seat::None);
    be_curious(trio.curious, step);
    const Eyes before = eyes(session);
    if (step % 6 == 5 && session.cursor > 0) {
      trio.each([](Device& device) { device.control("undo"); });
    } else {
      const Answer given = random_answer(session.decision, random);
      ImVec2 at;
      // By a click within a frame, where nothing lies over the button; else between two frames.
      const bool clicked = step % 10 == 0 && button_of(trio.quiet, at);
      trio.each(
          [](Device& device) { device.now += 3; }); // nothing moves any more that a press would put away
      if (clicked)
        trio.each([&](Device& device) { device.click(at); });
      else
        trio.each([&](Device& device) { answer(device.session(), given); });
      REQUIRE(trio.curious.session().journal.answers == session.journal.answers);
    }
    if (eyes(session) == before) trio.each([](Device& device) { device.look(); });
  }
  if (is_over(session))
    MESSAGE(std::string(game.edition)
            << ": " << trio.compared << " looks compared, " << consents << " consents");
  return trio.compared;
}

} // namespace

TEST_CASE("Handed over, nothing is left of what somebody looked at, in whole matches of every system") {
  for (const Played& game : games) {
    INFO(std::string(game.edition));
    CHECK(walk(game, desk, 1, 3000) > 20);
  }
}

TEST_CASE("Past what was learned, both hands are covered until the other seat has answered") {
  for (const Played& game : games) {
    INFO(std::string(game.edition));
    Device device(game.system, desk);
    test::begin(device, game.edition, 4);
    const Session& session = device.session();
    Random random = Random::from_seed(4);
    const auto mirror = [&] { return device.look(), nlohmann::json::parse(device.app.mirrored); };
    const auto offers = [&](const char* control) {
      const auto controls = mirror()["controls"];
      return std::any_of(controls.begin(), controls.end(),
                         [&](const auto& each) { return each["id"] == control; });
    };
    int asked = 0;
    for (int step = 0; step < 400 && !is_over(session) && asked < 3; ++step) {
      device.control("confirm-seat");
      const Seat asks = session.holder;
      device.control("undo");
      if (session.take_back) {
        ++asked;
        const std::size_t cursor = session.cursor;
        const auto curtain = mirror();
        CHECK(curtain["eyes"] == "nobody");
        CHECK(curtain["waitingFor"] == (asks == Seat::A ? "B" : "A"));
        CHECK(curtain["message"].is_null());
        for (const auto& zone : curtain["zones"])
          if (zone["id"] == "A.hand" || zone["id"] == "B.hand") CHECK(zone["cards"].empty());
        CHECK_FALSE(offers("undo-agree"));
        device.control("undo-agree"); // not by the one who asks
        CHECK(session.cursor == cursor);
        device.control("confirm-seat");
        CHECK(mirror()["eyes"] == "nobody");
        CHECK(mirror()["message"].is_string());
        CHECK(offers("undo-agree"));
        device.control(asked == 1 ? "undo-refuse" : "undo-agree");
        CHECK((asked == 1) == (session.cursor == cursor));
        CHECK(session.holder ==
              (session.asked == asks ? Seat::None : other(asks))); // who answered holds the device
      }
      if (expected(session) != Seat::None) device.control("confirm-seat");
      for (int i = 0; i < 2 && session.decision.seat != Seat::None; ++i) {
        answer(device.session(), random_answer(session.decision, random));
        end_stage(device.session());
      }
    }
    CHECK(asked > 0);
  }
}

TEST_CASE("Hands that lay open are covered when they are closed") {
  Device device("heroes", desk);
  test::begin(device, "bsh", 1);
  device.control("open-hands");
  device.look();
  CHECK(nlohmann::json::parse(device.app.mirrored)["eyes"] == "both");
  device.control("open-hands");
  device.look();
  CHECK(nlohmann::json::parse(device.app.mirrored)["eyes"] == "nobody");
}

TEST_CASE("A seat's view laid over the match covers the hands under it") {
  Device device("heroes", desk);
  test::begin(device, "bsh", 1);
  device.control("confirm-seat");
  const std::string link = seat_link(device.session());
  look_again(device.app);
  open_link(device.app, link);
  device.look();
  device.control("close-view");
  device.look();
  const auto mirror = nlohmann::json::parse(device.app.mirrored);
  CHECK(mirror["eyes"] == "nobody");
  CHECK(mirror["waitingFor"].is_string());
}

TEST_CASE("On a phone, too, where the detail lies over the table") {
  for (const Played& game : games) {
    INFO(std::string(game.edition));
    CHECK(walk(game, phone, 2, 3000) > 20);
  }
}

TEST_CASE("What dice or a look at hidden cards told is taken back only with the other seat's leave") {
  for (const Played& game : games) {
    INFO(std::string(game.edition));
    Device device(game.system, desk);
    test::begin(device, game.edition, 6);
    Session& session = device.session();
    Random random = Random::from_seed(6);
    int told = 0;
    for (std::size_t step = 0; step < 1500 && !is_over(session); ++step) {
      if (session.stage != Stage::Done) device.control("go-on");
      device.control("confirm-seat");
      if (session.decision.seat == Seat::None) continue;
      SeatView before;
      view(*session.book, shown_match(session), viewer_of(session.holder), before);
      const Seat seat = session.holder;
      answer(session, random_answer(session.decision, random));
      const Moment& now = session.moments.back();
      SeatView after;
      view(*session.book, now.match, viewer_of(seat), after);
      bool learned = std::any_of(now.events.begin(), now.events.end(),
                                 [](const Event& event) { return event.kind == EventKind::Rolled; });
      for (const CardView& card : after.cards)
        learned = learned ||
                  (card.def && (find_card(before, card.id) == nullptr || !find_card(before, card.id)->def));
      const bool made =
          now.match.cards.size() > session.moments[session.moments.size() - 2].match.cards.size();
      if (!learned || made) continue;
      ++told;
      undo(session);
      INFO("at " << session.cursor);
      REQUIRE(session.take_back);
      CHECK_FALSE(session.take_back->learned.empty());
      agree_to_take_back(session, false);
    }
    CHECK(told > 3);
  }
}

TEST_CASE("Both hands are laid open only with the other seat's leave, once there is anything to hide") {
  Device device("vanguard", desk);
  test::begin(device, "vge", 5);
  Session& session = device.session();
  device.control("open-hands"); // nobody has decided anything yet
  CHECK(session.open_hands);
  device.control("open-hands");
  CHECK_FALSE(session.open_hands);
  device.control("confirm-seat");
  Random random = Random::from_seed(5);
  answer(session, random_answer(session.decision, random));
  session.holder = Seat::None, settle(session);
  device.control("open-hands"); // whoever looks at covered hands is nobody
  CHECK_FALSE(session.open_hands);
  CHECK_FALSE(session.take_back);
  device.control("confirm-seat");
  const Seat asks = session.holder;
  REQUIRE(asks != Seat::None);
  for (const char* way : {"undo-refuse", "undo-agree"}) {
    device.control("open-hands");
    CHECK_FALSE(session.open_hands);
    REQUIRE(session.take_back);
    CHECK(covered(session));
    CHECK(expected(session) == other(asks));
    device.control("confirm-seat");
    device.look();
    CHECK(device.app.mirrored.find("wants both hands to lie open") != std::string::npos);
    device.control(way);
    CHECK_FALSE(session.take_back);
    if (!session.open_hands) session.holder = asks, settle(session);
  }
  CHECK(session.open_hands);
}
