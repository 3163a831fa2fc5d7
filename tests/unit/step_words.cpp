// What a step may say, for somebody who writes a demo: each move and each sight that is offered means itself and nothing else.
#include "files.h"
#include "fixture.h"
#include <filesystem>
#include <nlohmann/json.hpp>

using namespace twoseat::test;
namespace demos = twoseat::demos;
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

std::optional<demos::StepWords> words_of(const demos::Means& means, const Json& demo,
                                         const std::vector<std::string>& asked_about) {
  const auto read = read_demo(means, demo.dump(), "demo");
  REQUIRE(read);
  return step_words(means, *read, asked_about);
}

// The demo up to this step, without what is told.
Json cut(const Json& demo, std::size_t step) {
  Json draft;
  for (const char* field : {"system", "edition", "cards", "given"})
    if (demo.contains(field)) draft[field] = demo[field];
  draft["steps"] = Json::array();
  for (std::size_t i = 0; i <= step; ++i)
    draft["steps"].push_back(demo["steps"][i]);
  for (const char* field : {"learner", "show"})
    draft["steps"].back().erase(field);
  return draft;
}

struct Found {
  int learners = 0, remarks = 0, moves = 0, sights = 0;
};

void look_at(const demos::Means& means, const Json& demo, std::size_t at, Found& found) {
  Json draft = cut(demo, at);
  const Json& step = demo["steps"][at];
  std::vector<std::string> remarks;
  for (const Json& remark : step["learner"].value("remarks", Json::array()))
    remarks.push_back(remark["move"].dump());
  const auto words = words_of(means, draft, remarks);
  REQUIRE(words);
  REQUIRE(words->made);
  for (const auto& meant : words->meant) {
    REQUIRE(meant);
    CHECK(*meant != *words->made);
  }

  std::vector<std::string> offered;
  for (const auto& move : words->moves)
    offered.push_back(move.json);
  const auto again = words_of(means, draft, offered);
  REQUIRE(again);
  for (std::size_t i = 0; i < offered.size(); ++i)
    CHECK(again->meant[i] == i);

  Json& show = draft["steps"].back()["show"];
  for (const auto& sight : words->sights)
    show.push_back(sight.words);
  const auto lesson = read_lesson(means, draft.dump(), "demo");
  REQUIRE(lesson);
  std::size_t cards = 0, places = 0;
  const demos::Sights& seen = lesson->steps.back().sights;
  for (const auto& sight : words->sights)
    if (sight.card)
      CHECK(seen.cards[cards++] == sight.card);
    else
      CHECK(seen.places[places++] == sight.place);

  ++found.learners;
  found.remarks += static_cast<int>(remarks.size());
  found.moves += static_cast<int>(offered.size());
  found.sights += static_cast<int>(words->sights.size());
}

} // namespace

TEST_CASE(
    "At every step that a lesson leaves to the learner, what may be said is offered in words that mean it") {
  Found found;
  for (const char* system : {"vanguard", "heroes", "berserk"}) {
    demos::Means means = twoseat::demo_means(shipped_book(system));
    means.draft = true;
    for (const auto& entry :
         fs::recursive_directory_iterator(std::string(TWOSEAT_SOURCE_DIR) + "/assets/demos")) {
      if (!entry.is_regular_file()) continue;
      const std::string text = read_file(entry.path());
      if (demos::heading_of(text).system != system) continue;
      const Json demo = Json::parse(text);
      CAPTURE(entry.path().generic_string());
      for (std::size_t at = 0; demo.contains("steps") && at < demo["steps"].size(); ++at)
        if (demo["steps"][at].contains("learner")) look_at(means, demo, at, found);
    }
  }
  CHECK(found.learners >= 20);
  CHECK(found.remarks >= 20);
  CHECK(found.moves > found.learners + found.remarks);
  CHECK(found.sights > found.learners);
}

TEST_CASE("What may be said at a step knows the names that the demo has given, and several picks at once") {
  demos::Means means = twoseat::demo_means(shipped_book("vanguard"));
  means.draft = true;
  Json demo = Json::parse(R"({"system": "vanguard", "edition": "vge",
    "given": {"A": {"hand": ["mirror-moth", "oil-carriers"]}},
    "steps": [{"name": {"lamp": "A:hand:mirror-moth"}}, {"A": "call", "card": "lamp", "to": "front-left"}]})");
  const auto words =
      words_of(means, demo, {R"({"A": "end-main"})", R"({"A": "call", "card": "lamp"})", "[]", "{"});
  REQUIRE(words);
  REQUIRE(words->made);
  CHECK(words->moves[*words->made].json == R"({"A":"call","card":"lamp","to":"front-left"})");
  CHECK(words->meant[0]);
  CHECK_FALSE(words->meant[1]); // to which circle?
  CHECK_FALSE(words->meant[2]);
  CHECK_FALSE(words->meant[3]);
  CHECK(std::any_of(words->sights.begin(), words->sights.end(),
                    [](const auto& sight) { return sight.words == "lamp" && sight.card; }));
  CHECK(std::any_of(words->sights.begin(), words->sights.end(),
                    [](const auto& sight) { return sight.words == "A:hand" && sight.place && !sight.card; }));
  CHECK(std::any_of(words->sights.begin(), words->sights.end(),
                    [](const auto& sight) { return sight.words == "A:hand:oil-carriers"; }));

  const auto can_be_said = [&] {
    const auto read = read_demo(means, demo.dump(), "demo");
    REQUIRE(read);
    return step_words(means, *read, {}).has_value();
  };
  demo["steps"][0]["name"]["lamp"] =
      "A:hand:mirrorback-moth"; // no such card lies there: nothing can be said after it
  CHECK_FALSE(can_be_said());
  demo["steps"] = Json::array();
  CHECK_FALSE(can_be_said());
}
