// Demos as lessons: every demo with a table becomes one, whose answers lead from its position to where the demo ends.
#include "engine/sharing/envelope.h"
#include "files.h"
#include "fixture.h"
#include <filesystem>

using namespace twoseat::test;
namespace demos = twoseat::demos;
namespace fs = std::filesystem;

namespace {

void replay(const demos::Lesson& lesson) {
  twoseat::Match match = lesson.given;
  for (const demos::LessonStep& step : lesson.steps) {
    if (step.concedes != twoseat::Seat::None) twoseat::concede(*lesson.book, match, step.concedes);
    if (step.answer) REQUIRE_FALSE(twoseat::apply(*lesson.book, match, *step.answer));
    for (const twoseat::Reason& reason : step.tried)
      CHECK(twoseat::explain(*lesson.book, match, reason).ends_with('.'));
    CHECK(twoseat::unsound({*lesson.book, match}).empty()); // so that any of its positions can be shared
  }
}

} // namespace

TEST_CASE("Every demo that has a table is a lesson") {
  std::size_t lessons = 0;
  for (const char* system : {"vanguard", "heroes", "berserk"}) {
    const demos::Means means = twoseat::demo_means(shipped_book(system));
    for (const auto& entry :
         fs::recursive_directory_iterator(std::string(TWOSEAT_SOURCE_DIR) + "/assets/demos")) {
      if (!entry.is_regular_file()) continue;
      const std::string text = read_file(entry.path());
      if (demos::heading_of(text).system != system) continue;
      CAPTURE(entry.path().generic_string());
      const auto lesson = read_lesson(means, text, "demo");
      if (!lesson) {
        CHECK(lesson.faults[0].sentence.text() == "It checks decks only: there is no table to show.");
        continue;
      }
      ++lessons;
      CHECK_FALSE(lesson->title.say(twoseat::Language::English).empty());
      replay(*lesson);
    }
  }
  CHECK(lessons > 600);
}

TEST_CASE("A step that is refused tells why, and one that only tells is kept") {
  const auto lesson = read_lesson(twoseat::demo_means(shipped_book()), R"({
    "title": "Equal power hits", "narration": "As much power is enough.", "rules": ["10.7.1.2"],
    "system": "vanguard", "edition": "vge",
    "given": {"phase": "battle phase", "A": {"front-left": "mirror-moth"}, "B": {"vanguard": "ninth-peal"}},
    "steps": [
      {"A": "attack"},
      {"A": "attack-with", "card": "front-left", "say": "It attacks."},
      {"A": "try attack-with", "card": "vanguard", "refused": ["10.4.1.3", "10.5.1.2"], "say": "Not now."},
      {"B": "pass"}
    ],
    "then": {"say": "It hits.", "asked": {"seat": "A", "question": "attack"}, "happened": ["10.7.1.4"]}
  })",
                                  "demo");
  REQUIRE(lesson);
  REQUIRE(lesson->steps.size() == 5);
  CHECK(lesson->steps[0].answer);
  CHECK(lesson->steps[1].say.say(twoseat::Language::English) == "It attacks.");
  CHECK_FALSE(lesson->steps[2].answer);
  CHECK(lesson->steps[2].tried.size() == 2);
  CHECK_FALSE(lesson->steps[4].answer);
  CHECK(lesson->steps[4].say.say(twoseat::Language::Malay) == "It hits.");
}

TEST_CASE("A demo that fails is no lesson, and says where") {
  const auto lesson = read_lesson(twoseat::demo_means(shipped_book()), R"({
    "title": "x", "narration": "x", "rules": ["10.7.1.2"], "system": "vanguard", "edition": "vge",
    "given": {"phase": "battle phase"}, "steps": [{"B": "pass"}], "then": {"asked": {"seat": "A", "question": "attack"}}
  })",
                                  "demo");
  REQUIRE_FALSE(lesson);
  CHECK(lesson.faults[0].where.text() == "demo/steps/0");
}

TEST_CASE("A refusal does not name a card that its player may not know") {
  const auto lesson = read_lesson(twoseat::demo_means(shipped_book("berserk")), R"({
    "title": "Far away", "narration": "A hidden card on the other side.", "rules": ["205.2"],
    "system": "berserk", "edition": "bsk",
    "given": {"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase",
      "A": {"b1": ["stone-ox"]}, "B": {"e3": [{"card": "gate-keeper", "face": "down"}], "d3": ["road-runner"]}},
    "steps": [], "then": {"turn": 3}
  })",
                                  "demo");
  REQUIRE(lesson);
  const twoseat::Rulebook& book = *lesson->book;
  const twoseat::Family& family = *book.family;
  const auto of = [&](std::string_view id) {
    for (std::size_t i = 0; i < lesson->given.cards.size(); ++i)
      if (book.print(lesson->given.cards[i].def).id == id)
        return twoseat::CardId{static_cast<std::uint16_t>(i + 1)};
    return twoseat::CardId{};
  };
  std::size_t told = 0;
  for (std::size_t i = 0; i < family.verbs.size(); ++i)
    for (const char* target : {"gate-keeper", "road-runner"}) {
      CAPTURE(std::string(family.verbs[i].id));
      const auto verb = static_cast<std::uint8_t>(i);
      for (const twoseat::Reason& reason :
           why_not(book, lesson->given, twoseat::Seat::A, {verb, {}, of("stone-ox"), of(target), 0})) {
        const std::string sentence = explain(book, lesson->given, reason);
        CHECK(sentence.find(book.print(book.find("gate-keeper")).name) == std::string::npos);
        told += sentence.find(book.print(book.find("road-runner")).name) != std::string::npos ? 1 : 0;
      }
    }
  CHECK(told > 0); // what lies open is named
}
