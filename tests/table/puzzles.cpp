// Puzzles at the table: a right line solves one, a wrong answer is followed by why it fails, and both can be taken back.
#include "../unit/files.h"
#include "device.h"
#include "engine/embedded_assets.h"
#include "shell/lessons/puzzle_report.h"
#include "shell/panels/panels.h"
#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>

using namespace twoseat;
using twoseat::test::Device;

namespace {

std::string text_of(const std::string& id) {
  return test::read_file(std::string(TWOSEAT_SOURCE_DIR) + "/assets/puzzles/" + id + ".json");
}

struct Solver {
  Device device;

  Solver(const std::string& system, const std::string& id) : device(system.c_str(), {1280, 800}) {
    const std::string json = text_of(system + "/" + id);
    open_lesson(device.app, "puzzle=" + system + "/" + id, json, 0);
    CAPTURE(device.session().message.title);
    REQUIRE(device.app.puzzle);
    device.look();
  }

  std::string state() const { return device.app.puzzle->state(); }
  Session& session() { return device.session(); }

  // Frames, until it has come to one of these.
  void until(const std::string& one, const std::string& other = "") {
    for (int frames = 0; state() != one && state() != other; ++frames) {
      REQUIRE(frames < 20'000);
      device.now += 0.2;
      device.look();
      if (session().stage != Stage::Done) end_stage(session());
    }
  }
  // Frames, until somebody is to do something.
  bool asks() {
    for (int frames = 0;; ++frames) {
      REQUIRE(frames < 20'000);
      device.now += 0.2;
      device.look();
      if (session().stage != Stage::Done) end_stage(session());
      if (state() != "yours") return false;
      const bool followed = session().decision.seat != Seat::None && session().moved_to == seen_;
      seen_ = session().moved_to;
      if (followed) return true;
    }
  }
  // Gives the first answer, of those to be had, that is right or wrong.
  void answer_some(const std::function<bool()>& good) {
    const Decision decision = session().decision;
    for (std::uint16_t c = 0; c < decision.choice_count; ++c) {
      if (decision.choices[c].seldom) continue;
      for (std::uint16_t i = 0; i < decision.choices[c].count; ++i) {
        answer(session(), Answer::single(c, i));
        asks();
        if (good()) return;
        device.control(state() == "yours" ? "lesson-back" : "lesson-next"); // try again
        device.look();
        REQUIRE(state() == "yours");
      }
    }
    FAIL("there is no such answer");
  }

private:
  std::size_t seen_ = 0;
};

} // namespace

TEST_CASE("A wrong answer is followed by why it fails, and can be given anew") {
  Solver table("heroes", "01-a-short-eviction");
  REQUIRE(table.asks());
  const std::uint64_t begin = hash(shown_match(table.session()));
  table.answer_some([&] { return table.state() == "fails" || table.state() == "failed"; });
  table.until("failed");
  CHECK(table.device.look().mirror.find("move-now") == std::string::npos); // nobody thinks any more
  CHECK(length(table.session()) > 1);
  const std::string why = table.session().message.title; // who did what, and what is missing still
  CHECK(why.find(" attacks ") != std::string::npos);
  CHECK(why.find("The turn ends, and Bo has not lost.") != std::string::npos);
  const Prompt prompt =
      prompt_of(table.device.app); // nobody decides: it says that it is over, of what, and the way back
  CHECK(prompt.sentence == "That fails: it is over.");
  CHECK(prompt.hint == "The turn ends, and Bo has not lost.");
  REQUIRE(prompt.buttons.size() == 1);
  CHECK(prompt.buttons[0].id == "lesson-next");
  CHECK(table.device.app.puzzle->is_over(table.session()));
  // Nothing can be answered on a line that is only shown.
  const std::size_t there = length(table.session());
  if (table.session().decision.seat != Seat::None) {
    answer(table.session(), Answer::single(0, 0));
    CHECK(table.session().message.notice == Notice::Remark);
    CHECK(length(table.session()) == there);
  }
  table.device.control("lesson-next");
  table.device.look();
  CHECK(table.state() == "yours");
  CHECK(hash(shown_match(table.session())) == begin);
}

TEST_CASE("A puzzle is solved by right answers, against whatever the other seat says to them") {
  Solver table("heroes", "01-a-short-eviction");
  for (int answers = 0; table.asks(); ++answers) {
    REQUIRE(answers < 60);
    table.answer_some([&] { return table.state() == "yours" || table.state() == "solved"; });
  }
  CHECK(table.state() == "solved");
  CHECK(shown_match(table.session()).outcome == Outcome::WonByA);
  table.device.control("lesson-first");
  table.device.look();
  CHECK(table.state() == "yours");
  CHECK(length(table.session()) == 0);
}

TEST_CASE("A solution is shown, of the easiest and the hardest of each game, from where its learner stands") {
  namespace fs = std::filesystem;
  for (const char* system : {"heroes", "berserk", "dragonball", "vanguard"}) {
    std::vector<std::string> names;
    for (const auto& entry :
         fs::directory_iterator(std::string(TWOSEAT_SOURCE_DIR) + "/assets/puzzles/" + system))
      names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    for (const std::string& name : {names.front(), names.back()}) {
      CAPTURE(name);
      Solver table(system, name);
      table.device.control("lesson-hint");
      table.device.look();
      CHECK(table.state() == "shows");
      table.until("shown");
      const Match& match = shown_match(table.session());
      CHECK((over(match) || match.turn != table.session().moments[0].match.turn));
    }
  }
}

TEST_CASE("What another program has proved is taken over, and nothing is judged before it has come") {
  const std::string json = text_of("heroes/01-a-short-eviction");
  Device device("heroes", {1280, 800});
  demos::Means means = demo_means(device.app.rules->book);
  means.draft = true;
  const Result<demos::Lesson> lesson = demos::read_lesson(means, json, "");
  REQUIRE(lesson);
  Session session;
  session.tongue = &device.app.tongue;
  begin_position(session, *lesson->book, lesson->given);
  const auto puzzle = proving::begin_puzzle(means, json, session, true);
  REQUIRE(puzzle);
  double now = 0;
  answer(session, Answer::single(0, 0));
  puzzle->go_on(session, ++now);
  CHECK(std::string(puzzle->state()) == "proving");
  const std::string proofs = proving::proofs_of(json);
  CHECK(proofs.size() > 100);
  puzzle->take_proofs(proofs);
  puzzle->go_on(session, ++now);
  CHECK(std::string(puzzle->state()) != "proving");
}

TEST_CASE(
    "To survive, a learner answers each attack; what is answered wrong is followed by what it comes to") {
  Solver table("vanguard", "13-one-may-land");
  const std::uint32_t turn = shown_match(table.session()).turn;
  REQUIRE(table.asks()); // the other seat has moved
  CHECK(table.session().decision.seat == Seat::A);
  table.answer_some([&] { return table.state() == "fails" || table.state() == "failed"; });
  table.until("failed");
  CHECK(shown_match(table.session()).outcome == Outcome::WonByB);
  CHECK(table.session().message.title.find("has not lost") == std::string::npos);
  CHECK(table.session().message.title.find("Bo wins") != std::string::npos);
  table.device.control("lesson-first");
  table.device.look();
  for (int answers = 0; table.asks(); ++answers) {
    REQUIRE(answers < 60);
    table.answer_some([&] { return table.state() == "yours" || table.state() == "solved"; });
  }
  CHECK(table.state() == "solved");
  CHECK(shown_match(table.session()).turn == turn + 1);
  CHECK_FALSE(over(shown_match(table.session())));
}

TEST_CASE("The board editor is told whether a position is a puzzle, and why it is none") {
  const auto report = [](const char* damage, const char* more = "", Language language = Language::English,
                         const char* task = R"({"seat": "A", "goal": "win this turn"})") {
    return nlohmann::json::parse(proving::puzzle_report_json(
        std::string(
            R"({"system": "vanguard", "edition": "vge", "cards": [{"id": "own", "name": "Own Hand", "type": "unit", "grade": 1, "power": 10000, "critical": 1}],
               "given": {"phase": "battle phase", "A": {"vanguard": {"card": "some-vanguard", "rest": true}, "front-left": "own"},
                         "B": {"vanguard": "ninth-peal", "damage": {"card": "unknown", "count": )") +
            damage + "}" + more + R"(}}, "task": )" + task + "}",
        language));
  };
  const nlohmann::json yes = report("5");
  CHECK(yes["faults"].empty());
  CHECK(yes["over"].is_null());
  CHECK(yes["limit"] == "");
  CHECK(yes["solved"] == true);
  CHECK(yes["chooses"] == true);
  CHECK(yes["answered"] == false);
  CHECK(yes["moves"] == 2);
  CHECK(yes["solving"] == 1);
  REQUIRE(yes["firsts"].size() == 1);
  CHECK(yes["line"][0] == nlohmann::json{{"seat", "A"}, {"text", yes["firsts"][0]}});
  CHECK(yes["firsts"] != report("5", "", Language::Italian)["firsts"]);

  const nlohmann::json no = report("5", R"(, "hand": "footman")");
  CHECK(no["solved"] == false);
  CHECK(no["solving"] == 0);
  const std::string line = no["line"].dump();
  CHECK(line.find("Footman") != std::string::npos); // what refutes it

  const nlohmann::json other =
      report("5", "", Language::English, R"({"seat": "B", "goal": "survive this turn"})");
  CHECK(other["answered"] == true);
  CHECK(other["solved"] == false);
  CHECK(other["line"][0]["seat"] == "A"); // whose attack refutes it
  CHECK(report("2", "", Language::English, R"({"seat": "B", "goal": "survive this turn"})")["chooses"] ==
        false);
  CHECK(report("5", R"(, "hand": "nobody")")["faults"][0]["where"].dump().find("hand") != std::string::npos);
  CHECK(report("6")["over"].is_string());

  const nlohmann::json endless = nlohmann::json::parse(proving::puzzle_report_json(
      R"({"system": "vanguard", "edition": "vge", "given": {"phase": "main phase",
          "A": {"vanguard": "some-vanguard", "front-right": "deck-chair-usher", "back-left": "stair-runner"},
          "B": {"vanguard": "lamp-keeper", "damage": {"card": "unknown", "count": 5}, "hand": ["unknown", "unknown", "unknown"]}},
          "task": {"seat": "A", "goal": "win this turn"}})",
      Language::English)); // who moves the usher there and back makes it stronger each time
  CHECK(endless["limit"].dump().find("600 answers") != std::string::npos);
  CHECK(endless["solved"] == false);
}
