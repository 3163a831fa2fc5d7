// Demos that are written: every answer that was ever given can be said in the words of demos, and is read as it was meant.
#include "files.h"
#include "fixture.h"
#include <filesystem>
#include <nlohmann/json.hpp>

using namespace twoseat::test;
namespace demos = twoseat::demos;
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

// use(path, its JSON) for every demo of the system.
template <class Use>
void each_demo(const std::string& system, Use use) {
  for (const auto& entry :
       fs::recursive_directory_iterator(std::string(TWOSEAT_SOURCE_DIR) + "/assets/demos")) {
    if (!entry.is_regular_file()) continue;
    const std::string text = read_file(entry.path());
    if (demos::heading_of(text).system == system) use(entry.path().generic_string(), text);
  }
}

bool moves(const Json& step) {
  for (const char* seat : {"A", "B"})
    if (step.contains(seat)) return !step[seat].get<std::string>().starts_with("try ");
  return false;
}

// The demo with each of its moves written anew from what it answered; how many there were.
int rewrite(Json& demo, const demos::Lesson& lesson) {
  twoseat::Match match = lesson.given;
  twoseat::Decision decision;
  auto act = lesson.steps.begin();
  int written = 0;
  if (!demo.contains("steps")) return 0;
  for (Json& step : demo["steps"]) {
    if (!moves(step)) continue;
    while (act != lesson.steps.end() && !act->answer && act->concedes == twoseat::Seat::None)
      ++act;
    INFO(step.dump());
    REQUIRE(act != lesson.steps.end());
    std::string text = demos::write_concession(act->concedes);
    if (act->answer) {
      decide(*lesson.book, match, decision);
      text = demos::write_step({*lesson.book, match}, {}, decision, *act->answer);
      if (act->chance) match.random = *act->chance;
      twoseat::apply(*lesson.book, match, *act->answer);
    } else {
      twoseat::concede(*lesson.book, match, act->concedes);
    }
    REQUIRE_FALSE(text.empty());
    const Json dice = step.value("dice", Json());
    step = Json::parse(text);
    if (!dice.is_null()) step["dice"] = dice;
    ++written;
    ++act;
  }
  return written;
}

} // namespace

TEST_CASE("Every demo passes with its moves written anew") {
  int written = 0;
  for (const char* system : {"vanguard", "heroes", "berserk"}) {
    const demos::Means means = twoseat::demo_means(shipped_book(system));
    each_demo(system, [&](const std::string& path, const std::string& text) {
      CAPTURE(path);
      const auto lesson = read_lesson(means, text, "demo");
      if (!lesson) return; // it checks decks only
      Json demo = Json::parse(text);
      written += rewrite(demo, *lesson);
      const auto again = read_demo(means, demo.dump(), "demo");
      REQUIRE(again);
      const demos::Report report = run_demo(means, *again);
      if (!report.failures.empty())
        FAIL_CHECK(report.failures[0].path << " " << report.failures[0].sentence.text());
    });
  }
  CHECK(written > 2000);
}

TEST_CASE("Every answer of random matches can be written as a step") {
  for (const char* system : {"vanguard", "heroes", "berserk"}) {
    const twoseat::Rulebook& book = shipped_book(system);
    twoseat::Random random = twoseat::Random::from_seed(11);
    for (std::size_t i = 0; i < book.decks.size(); ++i) {
      twoseat::Setup setup;
      setup.edition = book.decks[i].edition;
      setup.decks = {book.decks[i], book.decks[i]};
      setup.seed = i;
      auto match = twoseat::start(book, setup);
      REQUIRE(match);
      twoseat::Decision decision;
      for (int n = 0; n < 300 && decide(book, *match, decision); ++n) {
        const twoseat::Answer answer = random_answer(decision, random);
        const char* verb = book.family->verbs[decision.choice(answer).verb].id;
        CAPTURE(verb);
        CAPTURE(setup.decks[0].id);
        CHECK_FALSE(demos::write_step({book, *match}, {}, decision, answer).empty());
        apply_checked(book, *match, decision, answer);
      }
    }
  }
}

namespace {

// A draft that says only where things lie.
std::string as_draft(const demos::Lesson& lesson, const std::string& given, const Json& cards) {
  Json draft = {{"system", lesson.system}, {"edition", lesson.edition}, {"given", Json::parse(given)}};
  if (!cards.is_null()) draft["cards"] = cards;
  return draft.dump();
}

// Everything that is asked, offered and seen, without the numbers that cards happen to have.
std::string looks(const twoseat::Rulebook& book, const twoseat::Match& match) {
  twoseat::Decision decision;
  decide(book, match, decision);
  Json json = {
      {"seat", static_cast<int>(decision.seat)}, {"question", decision.question}, {"turn", match.turn}};
  for (std::size_t i = 0; i < decision.choice_count; ++i)
    json["choices"].push_back({decision.choices[i].verb, decision.choices[i].count, decision.choices[i].min,
                               decision.choices[i].max});
  for (std::size_t i = 0; i < match.places.size(); ++i)
    for (const twoseat::CardId id : cards_in(match, {static_cast<std::uint8_t>(i + 1)})) {
      Json card = {i, book.print(match[id].def).id, match[id].orientation, match[id].facing,
                   match[id].states};
      for (std::size_t a = 0; a < book.family->attributes.size(); ++a)
        card.push_back(twoseat::information(twoseat::Table{book, match}, id, static_cast<std::uint8_t>(a)));
      json["cards"].push_back(std::move(card));
    }
  return json.dump();
}

// Whether all of this position can be written; then it must come back as it was.
bool comes_back(const demos::Means& means, const demos::Lesson& lesson, const twoseat::Match& match,
                const Json& cards) {
  const demos::WrittenGiven written = demos::write_given({*lesson.book, match});
  if (!written.lost.empty()) return false;
  INFO(written.json);
  const auto again = read_lesson(means, as_draft(lesson, written.json, cards), "again");
  if (!again) FAIL_CHECK(again.faults[0].line());
  if (!again) return true;
  CHECK(looks(*again->book, again->given) == looks(*lesson.book, match));
  const auto unordered = [](const std::string& text) { return nlohmann::json::parse(text); };
  CHECK(unordered(demos::write_given({*again->book, again->given}).json) == unordered(written.json));
  return true;
}

} // namespace

TEST_CASE("Every position of every demo can be written as given, or what cannot be is named") {
  int written = 0, named = 0;
  for (const char* system : {"vanguard", "heroes", "berserk"}) {
    demos::Means means = twoseat::demo_means(shipped_book(system));
    means.draft = true;
    each_demo(system, [&](const std::string& path, const std::string& text) {
      CAPTURE(path);
      const auto lesson = read_lesson(means, text, "demo");
      if (!lesson) return;
      const Json demo = Json::parse(text);
      const Json cards = demo.contains("cards") ? demo["cards"] : Json();
      twoseat::Match match = lesson->given;
      ++(comes_back(means, *lesson, match, cards) ? written : named);
      for (const demos::LessonStep& step : lesson->steps)
        if (step.answer) {
          twoseat::apply(*lesson->book, match, *step.answer);
          ++(comes_back(means, *lesson, match, cards) ? written : named);
        }
    });
  }
  MESSAGE(written << " positions come back, " << named << " lose something that is named");
  CHECK(written > named);
}

TEST_CASE("What has been used up, what stands by and which markers lie where is given, and written as it was "
          "given") {
  demos::Means means = twoseat::demo_means(shipped_book());
  means.draft = true;
  const auto draft = [&](const char* in_force) {
    Json demo = Json::parse(
        R"({"system": "vanguard", "edition": "vge", "given": {"A": {"vanguard": "vesper-mother-of-moths",
      "front-left": "mirror-moth", "soul": ["mirror-moth", "mirror-moth"], "deck": ["mirror-moth", "mirror-moth"]}}})");
    demo["given"].update(Json::parse(in_force));
    return read_lesson(means, demo.dump(), "draft");
  };
  const auto offers = [&](const demos::Lesson& lesson, const char* verb) {
    twoseat::Decision decision;
    decide(*lesson.book, lesson.given, decision);
    for (std::size_t i = 0; i < decision.choice_count; ++i)
      if (lesson.book->family->verbs[decision.choices[i].verb].id == std::string(verb)) return true;
    return false;
  };
  const auto plain = draft("{}");
  REQUIRE(plain);
  CHECK(offers(*plain, "activate"));

  const char* in_force = R"({"used": [{"ability of": "A:vanguard"}],
    "markers": [{"marker": "force-1", "on": "A:front-left", "count": 2}, {"marker": "accel-2", "on": "A:accel-1"}]})";
  const auto lesson = draft(in_force);
  REQUIRE(lesson);
  CHECK_FALSE(offers(*lesson, "activate"));
  const demos::WrittenGiven written = demos::write_given({*lesson->book, lesson->given});
  CHECK(written.lost.empty());
  for (const char* part : {"used", "markers"})
    CHECK(Json::parse(written.json)[part] == Json::parse(in_force)[part]);

  const auto sorry = [&](const char* wrong) {
    const auto read = draft(wrong);
    REQUIRE_FALSE(read);
    return read.faults[0].line();
  };
  CHECK(sorry(R"({"used": {"ability of": "A:front-left"}})") ==
        "draft/given/used: It must say which of its limited abilities was used, by \"number\"; it has 0.");
  CHECK(sorry(R"({"used": {"ability of": "A:vanguard", "number": 2}})").find("it has 1.") !=
        std::string::npos);
  CHECK(sorry(R"({"markers": {"marker": "force-1", "on": "front-left"}})").find("whose place") !=
        std::string::npos);
  CHECK(sorry(R"({"markers": {"marker": "soup", "on": "A:front-left"}})").find("force-1, ") !=
        std::string::npos);
}

TEST_CASE("A draft may lack what a demo must have, and says how it ends and which rules it carried") {
  demos::Means means = twoseat::demo_means(shipped_book());
  const std::string draft =
      R"({"system": "vanguard", "edition": "vge", "given": {}, "steps": [{"A": "concede"}]})";
  CHECK(read_demo(means, draft, "draft").faults.size() == 4);
  means.draft = true;
  const auto demo = read_demo(means, draft, "draft");
  REQUIRE(demo);
  const demos::Report report = run_demo(means, *demo);
  for (const demos::Failure& failure : report.failures)
    CAPTURE(failure.sentence.text());
  CHECK(Json::parse(report.end) == Json{{"result", {{"winner", "B"}, {"reason", "conceded"}}}});
  CHECK(report.carried.count("1.2.4") == 1);
  REQUIRE(report.happened.size() == 1);
  CHECK_FALSE(report.happened[0].empty());
}

TEST_CASE("Cards that a demo brings along are checked by themselves, each fault with its card or line") {
  const demos::Means means = twoseat::demo_means(shipped_book());
  const demos::OwnCards fine = demos::read_own_cards(means, R"([
    {"id": "my-card", "name": "My Card", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1}])");
  CHECK(fine.faults.empty());
  CHECK(fine.book.find("my-card") == fine.first);
  CHECK_FALSE(fine.book.has({static_cast<std::uint16_t>(fine.first.value + 1)}));
  const auto faults = [&](const char* cards) { return demos::read_own_cards(means, cards).faults; };
  CHECK(faults("[\n{\"id\": 3,,}\n]").at(0).sentence.text() == "It is not JSON (line 2).");
  CHECK(faults("{}").at(0).sentence.text() == "It must be a list of cards.");
  CHECK(faults(R"([{"id": "x", "id": "y"}])").at(0).sentence.text().find("twice") != std::string::npos);
  CHECK(faults(R"([{"id": "my-card", "name": "My Card", "type": "unit", "grade": "one"}])")
            .at(0)
            .where.text()
            .find("my-card") != std::string::npos);
}

TEST_CASE("A card is called by the shortest words that mean it alone") {
  Scene scene;
  const twoseat::CardId first = scene.hand(A, "keeper");
  const twoseat::CardId second = scene.hand(A, "keeper");
  const twoseat::CardId own = scene.vanguard(A, "keeper");
  const twoseat::Table table{test_book(), scene.match};
  CHECK(demos::write_card(table, {}, own, A) == "vanguard");
  CHECK(demos::write_card(table, {}, own, B) == "A:vanguard");
  CHECK(demos::write_card(table, {}, first, A) == "hand:keeper#1");
  CHECK(demos::write_card(table, {}, second, B) == "A:hand:keeper#2");
  CHECK(demos::write_card(table, {{"mate", second}}, second, A) == "mate");
}
