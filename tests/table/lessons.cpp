// A lesson at the table: what the learner is asked, what becomes of right and wrong moves, and the ways around them.
#include "engine/embedded_assets.h"
#include "fixture.h"
#include "shell/lesson.h"
#include "shell/words.h"

using namespace twoseat;
using twoseat::test::shipped_book;

namespace {

constexpr const char* a_ride = R"({
  "title": "A ride", "narration": "Ride.", "rules": ["9.7.2"], "system": "vanguard", "edition": "vge",
  "given": {"phase": "ride phase", "A": {"vanguard": "rail-watcher", "hand": ["lamp-keeper", "mirror-moth", "oil-carriers"]}},
  "steps": [
    {"say": "You have a grade 2 vanguard.", "show": ["A:vanguard", "A:hand"]},
    {
      "A": "ride", "card": "hand:lamp-keeper", "say": "Grade 3.",
      "learner": {
        "ask": {"en": "Ride the grade 3.", "it": "Fai l'assalto col grado 3."}, "hint": "It is Lamp Keeper.",
        "remarks": [{"move": {"A": "ride", "card": "hand:mirror-moth"}, "say": {"en": "That is grade 2.", "it": "Quello è grado 2."}}]
      }
    },
    {"A": "call", "card": "hand:mirror-moth", "to": "front-left"}
  ],
  "then": {"asked": {"seat": "A", "question": "main", "rule": "9.9.2"}, "A": {"soul": 1}}
})";

// The lesson as it stands on the table, at its beginning.
struct Scene {
  Tongue tongue;
  Lesson lesson;
  Session session;

  Scene() : tongue(*read_tongue(Language::English, embedded_assets()).value) {
    auto demo = demos::read_lesson(demo_means(shipped_book()), a_ride, "demo");
    REQUIRE(demo);
    lesson.demo = *std::move(demo.value);
    lesson.rules.book = *lesson.demo.book;
    lesson.rules.family = lesson.rules.book.family;
    lesson.rules.tongue = session.tongue = &tongue;
    lay_course(lesson);
    begin(lesson, session);
  }

  void next() { show_step(lesson, session, lesson.step + 1); }

  // The person at the table does this; the lesson notices with the next frame.
  void answer(const char* verb, const char* card = nullptr) {
    const Rulebook& book = lesson.rules.book;
    for (std::size_t i = 0; i < session.decision.option_count; ++i) {
      const Move& move = session.decision.options[i];
      if (book.family->verbs[move.verb].id != std::string_view(verb)) continue;
      if (card != nullptr && book.print(shown_match(session)[move.card].def).id != card) continue;
      answer_move(session, move);
      return follow(lesson, session);
    }
    FAIL("not offered: " << verb);
  }

  const demos::LessonTask* task() const { return task_of(lesson, session); }
  std::string told() const { return session.message.title; }
};

} // namespace

TEST_CASE("A lesson asks the learner, and the right move goes on") {
  Scene table;
  CHECK(table.task() == nullptr);
  table.next();
  REQUIRE(table.task() != nullptr);
  CHECK(table.task()->ask.say(Language::Italian) == "Fai l'assalto col grado 3.");
  table.answer("ride", "lamp-keeper");
  CHECK(table.lesson.step == 2);
  CHECK(table.lesson.right);
  CHECK(table.task() == nullptr);
  CHECK_FALSE(strayed(table.lesson, table.session));
  CHECK(table.session.message.notice == Notice::None);
  table.next(); // the other steps are played as ever
  CHECK(table.lesson.step == 3);
  CHECK_FALSE(table.lesson.right);
}

TEST_CASE("Another move is not made where the learner is asked, but talked about") {
  Scene table;
  table.next();
  table.answer("ride", "mirror-moth");
  CHECK(table.session.message.notice == Notice::Remark);
  CHECK(table.told() == "That is grade 2.");
  CHECK(table.session.cursor == 0);
  table.answer("no-ride");
  CHECK(table.session.message.notice == Notice::Remark);
  CHECK(table.told() == words::not_this);
  CHECK(length(table.session) == 0);
  CHECK(table.lesson.step == 1);
  REQUIRE(table.task() != nullptr);

  table.tongue.language = Language::Italian;
  table.answer("ride", "mirror-moth");
  CHECK(table.told() == "Quello è grado 2.");
  table.answer("ride", "lamp-keeper"); // and then the right one
  CHECK(table.lesson.right);
  CHECK(table.session.message.notice == Notice::None);
}

TEST_CASE("A move that the rules forbid is refused with its rule where the learner is asked, too") {
  Scene table;
  table.next();
  const Family& family = *table.lesson.rules.book.family;
  for (std::size_t verb = 0; verb < family.verbs.size(); ++verb)
    if (family.verbs[verb].id == std::string_view("attack"))
      refuse(table.session, {static_cast<std::uint8_t>(verb), {}, {}, {}, 0});
  CHECK(table.session.message.notice == Notice::Refused);
  REQUIRE(table.session.message.lines.size() > 0);
  CHECK(table.session.message.lines[0].rule.starts_with("[vge "));
  CHECK(table.task() != nullptr);
}

TEST_CASE("Show me does it, and back over it asks once more") {
  Scene table;
  table.next();
  table.lesson.hinted = true;
  table.next();
  CHECK(table.lesson.step == 2);
  CHECK_FALSE(table.lesson.right);
  CHECK_FALSE(table.lesson.hinted);
  CHECK(table.session.cursor == 1);
  show_step(table.lesson, table.session, 1);
  CHECK(table.session.cursor == 0);
  REQUIRE(table.task() != nullptr);
  table.answer("no-ride"); // an answer from an earlier moment is looked at, too
  CHECK(table.session.message.notice == Notice::Remark);
  CHECK(table.session.cursor == 0);
  CHECK_FALSE(strayed(table.lesson, table.session));
  table.answer("ride", "lamp-keeper");
  CHECK(table.lesson.right);
  CHECK(table.lesson.step == 2);
}

TEST_CASE("Played on from here, any move is made; back in the demo the learner is asked again") {
  Scene table;
  table.next();
  play_on(table.lesson, table.session);
  CHECK(strayed(table.lesson, table.session));
  CHECK(table.task() == nullptr);
  table.answer("no-ride");
  CHECK(table.session.message.notice == Notice::None);
  CHECK(table.session.cursor == 1);
  show_step(table.lesson, table.session, table.lesson.step);
  CHECK_FALSE(strayed(table.lesson, table.session));
  CHECK(table.session.cursor == 0);
  REQUIRE(table.task() != nullptr);
  table.answer("no-ride");
  CHECK(table.session.message.notice == Notice::Remark);
}

TEST_CASE("Where the learner is not asked, another way is taken as ever") {
  Scene table;
  table.next();
  table.next();
  CHECK(table.lesson.step == 2);
  table.answer("end-main");
  CHECK(strayed(table.lesson, table.session));
  CHECK(table.session.message.notice == Notice::None);
  table.answer("attack"); // nothing of the lesson's business any more
  CHECK(table.session.message.notice == Notice::None);
}

TEST_CASE(
    "What is to be looked at: what a step names, else what it moves, and with the hint what it asks for") {
  Scene table;
  const auto now = [&] { return sights_of(table.lesson, table.session); };
  CHECK(now().cards.empty());
  table.next();
  CHECK(now().cards.empty());
  REQUIRE(now().places.size() == 2);
  CHECK(table.lesson.rules.book.family->place_kinds[table.session.view[now().places[0]].kind].id ==
        std::string_view("vanguard"));
  table.lesson.hinted = true;
  REQUIRE(now().cards.size() == 1);
  const CardId keeper = now().cards[0];
  CHECK(table.lesson.rules.book.print(shown_match(table.session)[keeper].def).id == "lamp-keeper");
  table.next();
  REQUIRE(now().cards.size() == 1);
  CHECK(now().cards[0] == keeper);
  play_on(table.lesson, table.session);
  CHECK(now().cards.empty());
}

TEST_CASE("A match that begins after a lesson is free of it") {
  Scene table;
  table.next();
  begin_position(table.session, table.lesson.rules.book, table.lesson.demo.given);
  CHECK_FALSE(table.session.objects);
}
