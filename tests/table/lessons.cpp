// A lesson at the table: what the learner is asked, what becomes of right and wrong moves, and the ways around them.
#include "engine/embedded_assets.h"
#include "fixture.h"
#include "shell/lessons/lesson.h"
#include "shell/words/words.h"

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

  explicit Scene(const char* json = a_ride, const char* system = "vanguard")
      : tongue(*read_tongue(Language::English, embedded_assets()).value) {
    auto demo = demos::read_lesson(demo_means(shipped_book(system)), json, "demo");
    lesson.id = "x/y";
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

namespace {

constexpr const char* ride_or_not = R"({
  "title": "Ride or not", "narration": "Ride.", "rules": ["9.7.2"], "system": "vanguard", "edition": "vge",
  "given": {"phase": "ride phase", "A": {"vanguard": "rail-watcher", "hand": ["lamp-keeper", "mirror-moth", "oil-carriers"]}},
  "steps": [
    {"say": "What now?"},
    {"then one of": {
      "to grade 3": [{"A": "ride", "card": "hand:lamp-keeper", "say": "Grade 3."}, {"A": "call", "card": "hand:mirror-moth", "to": "front-left"}],
      "not at all": [{"A": "no-ride", "say": "No ride."}]
    }}
  ],
  "then": {"asked": {"seat": "A", "question": "main"}, "A": {"deck": 20}, "shows": ["9.7.2"]},
  "variants": {"with a card less": {"given": {"A": {"hand": ["lamp-keeper", "mirror-moth"]}}}}
})";

} // namespace

TEST_CASE("Where a lesson forks the learner chooses a way, and can see the other") {
  Scene table(ride_or_not);
  const auto now = [&] { return forks_of(table.lesson, table.session); };
  REQUIRE(now().size() == 1); // from which position
  CHECK(now()[0].ways.size() == 2);
  CHECK(now()[0].chosen == 0);
  table.next();
  REQUIRE(now().size() == 1);
  CHECK_FALSE(now()[0].chosen);
  table.next(); // nothing comes before the choice
  CHECK(table.lesson.step == 1);

  choose(table.lesson, table.session, 1, 1);
  CHECK(table.lesson.step == 2);
  CHECK(table.session.cursor == 1);
  CHECK(address_of(table.lesson) == "demo=x/y&way=0.1&step=2");
  REQUIRE(now().size() == 1); // at its end the others are offered
  CHECK(now()[0].chosen == 1);
  choose(table.lesson, table.session, 1, 0);
  CHECK(table.lesson.step == 2);
  CHECK(table.session.cursor == 1);
  CHECK(length(table.session) == 1);
  CHECK(table.lesson.steps.size() == 3);
  CHECK(table.lesson.steps[1].say.say(Language::English) == "Grade 3.");
  table.next();
  CHECK(table.session.cursor == 2);
  CHECK_FALSE(strayed(table.lesson, table.session));
  choose(table.lesson, table.session, 1, 7); // there is no such way
  CHECK(table.lesson.step == 3);
}

TEST_CASE("Whoever makes the first move of a way by hand has chosen it") {
  Scene table(ride_or_not);
  table.next();
  table.answer("no-ride");
  CHECK_FALSE(strayed(table.lesson, table.session));
  CHECK(table.lesson.step == 2);
  CHECK(table.lesson.steps.back().say.say(Language::English) == "No ride.");
  show_step(table.lesson, table.session, 1);
  table.answer("ride", "lamp-keeper");
  CHECK_FALSE(strayed(table.lesson, table.session));
  CHECK(table.lesson.step == 2);
  CHECK(table.lesson.steps.size() == 3);
  show_step(table.lesson, table.session, 1);
  table.answer("ride", "mirror-moth"); // what no way begins with leads out of the lesson, as ever
  CHECK(strayed(table.lesson, table.session));
  show_step(table.lesson, table.session, 1);
  CHECK_FALSE(strayed(table.lesson, table.session));
}

TEST_CASE("A lesson begins in another position where the learner says so, and an address says all that was "
          "chosen") {
  Scene table(ride_or_not);
  choose(table.lesson, table.session, 0, 1);
  CHECK(table.lesson.step == 0);
  CHECK(shown_match(table.session) == table.lesson.demo.variants[0].given);
  CHECK(address_of(table.lesson) == "demo=x/y&way=1");
  choose(table.lesson, "1.0");
  begin(table.lesson, table.session);
  CHECK(table.lesson.steps.size() == 3);
  CHECK(table.lesson.chosen == std::vector<std::size_t>{1, 0});
  for (const char* nonsense : {"", "9", "x", "-1", "0.7", "0.0.0", "99999999999999999999999"}) {
    choose(table.lesson, nonsense);
    CHECK(table.lesson.chosen.size() <= 2);
    CHECK(table.lesson.chosen[0] == 0);
  }
}

TEST_CASE("A learner who is asked for one way may take the other") {
  std::string demo = ride_or_not;
  const std::string plain = R"("say": "No ride.")";
  demo.replace(demo.find(plain), plain.size(),
               R"("say": "No ride.", "learner": {"ask": "Do not.", "hint": "Do not."})");
  Scene table(demo.c_str());
  table.next();
  choose(table.lesson, table.session, 1, 1);
  CHECK(table.lesson.step == 1); // the move is the learner's
  REQUIRE(table.task() != nullptr);
  table.answer("ride", "mirror-moth");
  CHECK(table.session.message.notice == Notice::Remark);
  table.answer("ride", "lamp-keeper");
  CHECK(table.lesson.steps.size() == 3);
  CHECK(table.lesson.step == 2);
  show_step(table.lesson, table.session, 1);
  choose(table.lesson, table.session, 1, 1);
  table.answer("no-ride");
  CHECK(table.lesson.right);
}

namespace {

constexpr const char* two_strikes = R"({
  "title": "Strikes", "narration": "Strike.", "rules": ["208.2"], "system": "berserk", "edition": "bsk",
  "cards": [{"id": "swift", "name": "Swift", "type": "creature", "element": "Neutral", "price": 3, "movement": 1, "lives": 8,
             "strike": [1, 2, 3], "abilities": [{"kind": "cont", "in": "squad", "do": [{"acts": 4}]}]}],
  "given": {"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase", "A": {"b1": "swift"},
            "B": {"b1": [{"card": "gate-keeper", "rest": true}]}},
  "steps": [
    {"A": "strike", "card": "b1:swift", "on": "B:b1", "dice": [6]},
    {"then one of": {
      "once more": [{"A": "strike", "card": "b1:swift", "on": "B:b1", "dice": [6]}],
      "or not": [{"A": "end-turn"}]
    }}
  ],
  "then": {"cards": {"B:b1": {"stands": false}}}
})";

} // namespace

TEST_CASE("Dice fall as the lesson says, whoever makes its moves") {
  Scene table(two_strikes, "berserk");
  table.answer("strike");
  CHECK_FALSE(strayed(table.lesson, table.session));
  CHECK(table.session.cursor == 1);
  table.answer("strike");
  CHECK_FALSE(strayed(table.lesson, table.session));
  CHECK(table.session.cursor == 2);
  CHECK(table.lesson.chosen == std::vector<std::size_t>{0});
  CHECK(table.session.moments[1].match.random == table.lesson.course[1].random);
  table.answer("strike"); // nothing is foretold any more
  CHECK(strayed(table.lesson, table.session));
}
