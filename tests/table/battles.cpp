// What an answer brought about is seen in its order: checks above the board as it stood, then what came of them, and only then
// others take the device.
#include "device.h"
#include "shell/match/seen.h"
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

// Which of the log's lines tell of what has been shown up to now.
std::size_t told(const Session& session) {
  return session.log.size();
}

// The number at the end of the arc: what the attack is worth now.
std::int32_t attack_sum(const App& app) {
  return app.motion.sums[0].to;
}

TEST_CASE(
    "Checks are seen above the board as it stood, then what came of them, then the table changes hands") {
  Checked device;
  const Session& session = device.session();
  const Eyes who = eyes(session);
  const std::size_t before = session.cursor, beats = session.beats.size();
  REQUIRE(beats > 0);
  for (std::size_t beat = 0; beat < beats; ++beat) {
    device.look();
    device.look(); // the page is told of what stands still
    CHECK(session.stage == Stage::Before);
    CHECK(session.beat == beat);
    CHECK(session.cursor == before);
    CHECK(session.decision.seat == Seat::None);
    CHECK(eyes(session) == who);
    CHECK(device.app.motion.spotlights.size() == 1);
    CHECK(device.app.mirrored.find("\"go-on\"") != std::string::npos);
    for (int i = 0; i < 2000 && session.stage == Stage::Before && session.beat == beat; ++i)
      device.look();
  }
  CHECK(session.stage == Stage::After);
  CHECK(session.cursor == before + 1);
  CHECK(eyes(session) == who);
  device.look();
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
  const std::size_t lines = told(session);
  if (session.beats.size() > 1) {
    device.key(Key::Enter);
    CHECK(session.beat == 1);
    CHECK(told(session) > lines); // the log tells it as it happens
  }
  device.key(Key::Escape);
  CHECK(session.stage == Stage::Done);
  CHECK(session.cursor == length(session));
  CHECK(covered(session));
}

TEST_CASE("With little motion all is seen in the same order, and nothing moves") {
  Device device("vanguard", {1280, 800});
  device.app.reduced_motion = true;
  test::begin(device, "vge", 2);
  Random random = Random::from_seed(2);
  REQUIRE(play_to_check(device, random));
  device.look();
  CHECK(device.app.motion.spotlights.size() == 1);
  CHECK_FALSE(moving(device.app.motion, device.now));
  for (int i = 0; i < 6000 && device.session().stage != Stage::Done; ++i)
    device.look();
  CHECK(covered(device.session()));
}

TEST_CASE("What a check gives is on the board while the card lies there, and the sum counts up to it") {
  Device device("vanguard", {1280, 800});
  test::begin(device, "vge", 2);
  Session& session = device.session();
  Random random = Random::from_seed(2);
  int risen = 0;
  for (int step = 0; step < 1500 && !is_over(session) && risen == 0; ++step) {
    if (expected(session) != Seat::None) device.control("confirm-seat");
    device.look();
    const std::int32_t stood = attack_sum(device.app);
    answer(session, random_answer(session.decision, random));
    while (session.stage == Stage::Before) {
      device.look();
      device.look();
      const Count& sum = device.app.motion.sums[0];
      if (stood > 0 && sum.from == stood && sum.to > sum.from) ++risen;
      pass_stage(session);
    }
    end_stage(session);
  }
  CHECK(risen > 0);
}

TEST_CASE("Dice are seen before the wounds that come of them") {
  for (const char* system : {"berserk", "heroes"}) {
    CAPTURE(system);
    Device device(system, {1280, 800});
    test::begin(device, std::string(system) == "berserk" ? "bsk" : "bsh", 3);
    Session& session = device.session();
    if (device.app.layout().looks.dice.causes.empty()) continue; // it has none
    Random random = Random::from_seed(3);
    std::size_t throws = 0;
    for (int step = 0; step < 3000 && !is_over(session) && throws < 5; ++step) {
      if (expected(session) != Seat::None) device.control("confirm-seat");
      device.look();
      answer(session, random_answer(session.decision, random));
      if (session.stage == Stage::Before && session.beats[0].part.first > 0 && !session.turn_starts.empty()) {
        device.look();
        CHECK_FALSE(device.app.motion.dice.empty());
        const Events& events = session.moments.back().events;
        for (std::size_t i = session.beats[0].part.first; i < session.beats[0].part.end; ++i)
          CHECK(events[i].kind != EventKind::Modified);
        ++throws;
      }
      end_stage(session);
    }
    CHECK(throws == 5);
  }
}

TEST_CASE("Who takes the device is told what others did since, and only what it may know") {
  Device device("vanguard", {1280, 800});
  test::begin(device, "vge", 2);
  Session& session = device.session();
  Random random = Random::from_seed(2);
  int told_of = 0;
  for (int step = 0; step < 400 && !is_over(session); ++step) {
    if (expected(session) != Seat::None) {
      CHECK(session.since.empty());
      device.control("confirm-seat");
      device.look();
      std::size_t last = session.cursor;
      while (last > 0 && session.moments[last].by != session.holder)
        --last;
      for (const std::string& line : session.since) {
        bool known = false;
        for (const LogLine& logged : session.log)
          known = known || (logged.text == line && logged.moment > last);
        CHECK(known);
      }
      told_of += session.since.empty() ? 0 : 1;
    }
    answer(session, random_answer(session.decision, random));
    end_stage(session);
    CHECK(session.since.empty());
  }
  CHECK(told_of > 5);
}

TEST_CASE("The card that is checked lies beside the battle: attacker, target and both sums are seen") {
  for (const Size screen : {Size{1280, 800}, Size{844, 390}, Size{390, 844}, Size{1920, 1080}}) {
    CAPTURE(screen.width);
    Checked device(screen);
    device.look();
    std::size_t seen = 0;
    while (device.session().stage == Stage::Before && !device.app.motion.spotlights.empty()) {
      const std::vector<Rect> battle = battle_on_screen(device.app);
      REQUIRE(battle.size() == 2);
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

TEST_CASE("What is looked at again is seen in its order again, and nothing changes by it") {
  Checked device;
  Session& session = device.session();
  end_stage(session);
  set_open_hands(session, true);
  const Match after = shown_match(session);
  const std::size_t at = session.cursor, beats = session.beats.size();
  for (const bool last :
       {true, false}) { // of a match that goes on from there, and of one that went on long ago
    CAPTURE(last);
    if (!last) {
      answer(session, random_answer(session.decision, device.random));
      end_stage(session);
    }
    look_at(session, at - 1);
    redo(session);
    CHECK(session.stage == Stage::Before);
    CHECK(session.beats.size() == beats);
    CHECK(session.decision.seat == Seat::None);
    end_stage(session);
    CHECK(session.stage == Stage::Done);
    CHECK(session.cursor == at);
    CHECK(shown_match(session) == after);
  }
}

TEST_CASE(
    "A lesson's checks are seen one after the other, whoever answers, and its next step waits for them") {
  Device device("vanguard", {1280, 800});
  App& app = device.app;
  open_lesson(app, "demo", R"({
    "title": "Drive checks", "narration": "Check.", "rules": ["10.6.1.1"], "system": "vanguard", "edition": "vge",
    "given": {
      "phase": "battle phase", "A": {"deck": ["mirror-moth", "oil-carriers", "boat-reeve", "..."]},
      "B": {"vanguard": "town-whale"}
    },
    "steps": [
      {"A": "attack"}, {"B": "pass", "say": "Two checks."},
      {"say": "Done.", "show": ["A:hand"]}
    ],
    "then": {"asked": {"seat": "B", "question": "ride"}}
  })",
              0);
  REQUIRE(app.lesson);
  const Session& session = device.session();
  device.look();
  device.control("lesson-next");
  for (const bool again : {false, true}) { // "Back" and "Next" once more
    CAPTURE(again);
    if (again) device.control("lesson-back");
    CHECK(app.lesson->step == 1);
    device.control("lesson-next");
    CHECK(app.lesson->step == 2);
    REQUIRE(session.stage == Stage::Before);
    CHECK(session.beats.size() == 3); // two drive checks, a damage check
    CHECK(session.cursor == 1);
    device.look();
    CHECK(app.lesson->step == 2);
    CHECK(app.motion.spotlights.size() == 1);
    device.control("lesson-next"); // goes on to the second check, not to the next step
    CHECK(session.beat == 1);
    CHECK(app.lesson->step == 2);
    device.control("lesson-next");
    device.control("lesson-next");
    CHECK(session.stage == Stage::Done);
    CHECK(session.cursor == 2);
    CHECK(app.lesson->step == 2);
  }
  device.control("lesson-next");
  CHECK(app.lesson->step == 3);
}

TEST_CASE("Who takes a check back and concedes instead sees nothing of it") {
  Checked device;
  Session& session = device.session();
  end_stage(session);
  set_open_hands(session, true);
  const std::size_t at = session.cursor;
  undo(session);
  REQUIRE(session.cursor == at - 1);
  concede(session, session.holder);
  CHECK(session.cursor == at);
  CHECK(happening(session).size() == session.moments[at].events.size());
  device.look();
  CHECK(device.app.motion.spotlights.empty());
}

TEST_CASE("Who is struck is pushed and comes to rest where it lay; with little motion nothing moves") {
  for (const bool reduced : {false, true}) {
    CAPTURE(reduced);
    Device device("heroes", {1280, 800});
    device.app.reduced_motion = reduced;
    test::begin(device, "bsh", 3);
    Session& session = device.session();
    Random random = Random::from_seed(3);
    const Sprite* struck = nullptr;
    for (int step = 0; step < 3000 && !is_over(session) && struck == nullptr; ++step) {
      if (expected(session) != Seat::None) device.control("confirm-seat");
      wait(device, 1);
      answer(session, random_answer(session.decision, random));
      end_stage(session);
      device.look();
      for (const Event& event : happening(session))
        if (hurts(device.app, event) && struck == nullptr) struck = sprite_of(device.app.scene, event.card);
    }
    REQUIRE(struck != nullptr);
    const Sprite at = *struck;
    const Pose now = pose_now(device.app.motion, at, device.now);
    CHECK((now.height < at.pose.height) == !reduced);
    wait(device, 1);
    const Pose rest = pose_now(device.app.motion, at, device.now);
    CHECK(rest.height == at.pose.height);
  }
}

TEST_CASE("The only unit that can attack is lit, and attacks when it is pressed, as any other") {
  for (const char* field :
       {R"("front-right": "great-lens")", R"("front-right": "great-lens", "back-right": "oil-carriers")"}) {
    Device device("vanguard", {1280, 800});
    const std::string demo =
        std::string(
            R"({"title": "Last", "narration": "Attack.", "rules": ["10.1"], "system": "vanguard", "edition": "vge",
      "steps": [{"say": "Now."}], "then": {"asked": {"seat": "A", "question": "attack"}}, "given": {"phase": "battle phase",
      "A": {"vanguard": {"card": "some-vanguard", "rest": true}, )") +
        field + R"(}, "B": {"vanguard": "ninth-peal", "hand": ["footman"]}}})";
    open_lesson(device.app, "demo", demo, 0);
    REQUIRE(device.app.lesson);
    device.look();
    device.look();
    Session& session = device.session();
    CardId attacker;
    for (const CardView& card : session.view.cards)
      if (card.def && device.app.book().print(card.def).id == "great-lens") attacker = card.id;
    REQUIRE(attacker);
    CHECK(is_lit(device.app.choosing, session, attacker));
    for (const CardView& card : session.view.cards)
      if (card.id != attacker) CHECK_FALSE(is_lit(device.app.choosing, session, card.id));
    const std::size_t before = length(session);
    const Sprite* sprite = sprite_of(device.app.scene, attacker);
    REQUIRE(sprite != nullptr);
    device.click(sprite->pose.center);
    CHECK(length(session) > before);
  }
}
