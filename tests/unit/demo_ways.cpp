// Demos that go several ways: "then one of" at the end of the steps, and variants of the position.
#include "fixture.h"
#include <nlohmann/json.hpp>

using namespace twoseat::test;
namespace demos = twoseat::demos;
using Json = nlohmann::ordered_json;

namespace {

const demos::Means& means() {
  static const demos::Means all = twoseat::demo_means(shipped_book());
  return all;
}

// An attack that hits unless it is guarded.
Json attack() {
  return Json::parse(R"({
    "title": "Guard or not", "narration": "A guardian adds its shield.", "rules": ["10.7.1.6", "10.7.1.7"],
    "system": "vanguard", "edition": "vge",
    "given": {"phase": "battle phase", "A": {"front-left": "mirror-moth"}, "B": {"vanguard": "ninth-peal", "hand": "chorister"}},
    "steps": [
      {"A": "attack"},
      {"A": "attack-with", "card": "front-left"},
      {"then one of": {
        "B guards": {"title": {"en": "Guard", "it": "Fai da guardia"},
          "steps": [{"B": "guard", "card": "hand:chorister"}, {"B": "pass"}], "then": {"B": {"damage": 0}, "happened": "10.7.1.7"}},
        "B does not": [{"B": "pass"}, {"then": {"B": {"damage": 1}, "happened": "10.7.1.6"}}]
      }}
    ],
    "then": {"asked": {"seat": "A", "question": "attack"}}
  })");
}

Json& ways(Json& demo) {
  return demo["steps"].back()["then one of"];
}

struct Told {
  std::string where, sentence;
};

std::vector<Told> faults(const Json& demo) {
  std::vector<Told> result;
  for (const twoseat::Fault& fault : read_demo(means(), demo.dump(), "").faults)
    result.push_back({fault.where.text(), fault.sentence.text()});
  return result;
}

void refused(const Json& demo, const std::string& where, const std::string& part) {
  const std::vector<Told> found = faults(demo);
  REQUIRE(found.size() == 1);
  CHECK(found[0].where == where);
  CHECK(found[0].sentence.find(part) != std::string::npos);
  CHECK(found[0].sentence.ends_with('.'));
}

demos::Report run(const Json& demo) {
  const auto read = read_demo(means(), demo.dump(), "");
  for (const twoseat::Fault& fault : read.faults)
    FAIL(fault.line());
  return run_demo(means(), *read);
}

} // namespace

TEST_CASE("Each way of a demo is run from where its steps end, and a rule is shown by one of them") {
  const demos::Report report = run(attack());
  for (const demos::Failure& failure : report.failures)
    FAIL(failure.path << ": " << failure.sentence.text());
  CHECK(report.shown == std::set<std::string>{"10.7.1.6", "10.7.1.7"});
  CHECK(report.happened.size() == 2);
  CHECK(Json::parse(report.end)["asked"]["question"] == "attack");
}

TEST_CASE("What fails on a way says on which") {
  Json demo = attack();
  ways(demo)["B does not"][1]["then"]["B"]["damage"] = 2;
  ways(demo)["B guards"]["then"]["B"]["damage"] = 3;
  demo["then"]["A"]["damage"] = 4;
  const demos::Report report = run(demo);
  REQUIRE(report.failures.size() == 4);
  CHECK(report.failures[0].path == "/steps/2/then one of/B guards/then/B/damage");
  CHECK(report.failures[1].path == "/then/A/damage");
  CHECK(report.failures[1].sentence.text().starts_with("After \"Guard\": "));
  CHECK(report.failures[2].path == "/steps/2/then one of/B does not/1/then/B/damage");
  CHECK(report.failures[3].path == "/then/A/damage");
  CHECK(report.failures[3].sentence.text().starts_with("After \"B does not\": "));
}

TEST_CASE("What fails before the ways part is told once, and nothing is run after it") {
  Json demo = attack();
  demo["steps"][1]["card"] = "front-right";
  const demos::Report report = run(demo);
  REQUIRE(report.failures.size() == 1);
  CHECK(report.failures[0].path == "/steps/1/card");
  CHECK(report.end.empty());
}

TEST_CASE("A rule that no way shows is cited in vain, and a way that leaves a question open says so") {
  Json demo = attack();
  demo["rules"].push_back("9.7.2");
  demo.erase("then");
  ways(demo)["B guards"]["then"]["asked"] = Json{{"seat", "A"}, {"question", "attack"}};
  CHECK(faults(demo).size() == 1); // the other way says nothing at its end, and the demo neither
  ways(demo)["B does not"] = Json{{"steps", ways(demo)["B does not"]}, {"then", {{"turn", 5}}}};
  const demos::Report report = run(demo);
  REQUIRE(report.failures.size() == 2);
  CHECK(report.failures[0].path == "/steps/2/then one of/B does not/then");
  CHECK(report.failures[1].path == "/rules");
}

TEST_CASE("Ways part again, and names that one gives mean nothing on the other") {
  Json demo = attack();
  Json& first = ways(demo)["B guards"];
  first["steps"] =
      Json::parse(R"([{"name": {"hers": "B:hand:chorister"}}, {"say": "With whom?", "then one of": {
    "with one": [{"B": "guard", "card": "hers"}, {"B": "pass"}], "with one, later": [{"B": "guard", "card": "hers"}, {"B": "pass"}]}}])");
  CHECK(run(demo).failures.empty());
  ways(demo)["B does not"][0] = Json{{"B", "guard"}, {"card", "hers"}};
  CHECK(faults(demo).size() == 1);
  ways(demo)["B does not"][0] =
      Json{{"name", {{"hers", "B:hand:chorister"}}}}; // the same name once more is fine
  CHECK(faults(demo).empty());
}

TEST_CASE("What \"then one of\" cannot be is refused with its place") {
  const std::string at = " /steps/2/then one of";
  Json demo = attack();
  ways(demo) = Json::object();
  refused(demo, at, "at least 2");
  demo = attack();
  ways(demo).erase("B guards");
  refused(demo, at, "at least 2");
  demo = attack();
  ways(demo) = Json::array();
  refused(demo, at, "object");
  demo = attack();
  demo["steps"].push_back(Json{{"A", "pass"}});
  refused(demo, at, "last of the steps");
  demo = attack();
  ways(demo)["B does not"] = "pass";
  refused(demo, at + "/B does not", "list of its steps");
  ways(demo)["B does not"] = Json::array();
  refused(demo, at + "/B does not", "list of its steps");
  ways(demo)["B does not"] = Json::object();
  refused(demo, at + "/B does not", "list of its steps");
  demo = attack();
  ways(demo)["B guards"]["end"] = 1;
  refused(demo, at + "/B guards/end", "no such field");
  demo = attack();
  ways(demo)["B guards"]["then"] = Json::array();
  refused(demo, at + "/B guards/then", "checks nothing");
  demo = attack();
  demo["steps"][2]["A"] = "pass";
  refused(demo, " /steps/2/A", "no such field");
  demo = attack();
  Json deep = Json::array({Json{{"B", "pass"}}});
  for (int i = 0; i < 5; ++i)
    deep = Json::array({Json{{"then one of", {{"a", deep}, {"b", Json::array({Json{{"B", "pass"}}})}}}}});
  ways(demo)["B does not"] = deep;
  CHECK(faults(demo)[0].sentence.find("4 deep") != std::string::npos);
}

TEST_CASE("A variant is the demo from another position, and perhaps to another end") {
  Json demo = attack();
  demo["variants"] = Json::parse(R"({"with more power": {
    "title": {"en": "More power", "it": "Più forza"},
    "given": {"A": {"front-left": "stone-giant"}, "B": {"hand": null}}}})");
  CHECK(faults(demo)[0].where ==
        " /variants/with more power/given/A/front-left"); // no such card: said at its place

  demo = attack();
  demo["variants"] = Json::parse(
      R"({"on the right": {"given": {"A": {"front-left": null, "front-right": "mirror-moth"}}}})");
  demos::Report report = run(demo);
  REQUIRE(report.failures.size() == 1);
  CHECK(report.failures[0].path == "/variants/on the right/steps/1/card");

  demo["variants"] = Json::parse(
      R"({"a damage before": {"given": {"B": {"damage": ["chorister"]}}, "then": {"asked": null, "B": {"hand": 1}}}})");
  report = run(demo);
  CHECK_FALSE(report.failures.empty());
  for (const demos::Failure& failure : report.failures)
    CHECK(failure.path.starts_with("/variants/a damage before/"));

  demo = attack();
  demo["steps"] =
      Json::parse(R"([{"A": "attack"}, {"A": "attack-with", "card": "front-left"}, {"B": "pass"}])");
  demo["then"]["B"]["damage"] = 1;
  demo["rules"] = {"10.7.1.6", "10.7.1.7"};
  demo["given"]["B"].erase("hand");
  demo["variants"] = Json::parse(
      R"({"against more power": {"given": {"A": {"front-left": "chorister"}}, "then": {"B": {"damage": 0}}}})");
  CHECK(run(demo).failures.empty());
}

TEST_CASE("What a variant cannot be is refused with its place") {
  const auto with = [](const char* variants) {
    Json demo = attack();
    demo["variants"] = Json::parse(variants);
    return demo;
  };
  refused(with("{}"), " /variants", "names positions");
  refused(with("[]"), " /variants", "object");
  refused(with(R"({"x": {}})"), " /variants/x", "what is other");
  refused(with(R"({"x": {"given": {}}})"), " /variants/x", "what is other");
  refused(with(R"({"x": {"given": 3}})"), " /variants/x", "what is other");
  refused(with(R"({"x": {"given": {"turn": 7}, "steps": []}})"), " /variants/x/steps", "no such field");
  refused(with(R"({"x": {"given": {"turns": 7}}})"), " /variants/x/given/turns", "no such field");
  refused(with(R"({"": {"given": {"turn": 7}}})"), " /variants/", "has a name");
}

TEST_CASE("In a lesson the ways and variants stand for the learner to choose from") {
  Json demo = attack();
  demo["then"]["say"] = "And A goes on.";
  demo["variants"] = Json::parse(R"({"in turn 7": {"given": {"turn": 7}}})");
  const auto lesson = read_lesson(means(), demo.dump(), "");
  REQUIRE(lesson);
  CHECK(lesson->steps.size() == 2);
  REQUIRE(lesson->ways.size() == 2);
  CHECK(lesson->ways[0].title.say(twoseat::Language::Italian) == "Fai da guardia");
  CHECK(lesson->ways[0].steps.size() == 3);
  CHECK(lesson->ways[1].steps.back().say.say(twoseat::Language::English) == "And A goes on.");
  REQUIRE(lesson->variants.size() == 1);
  CHECK(lesson->variants[0].given.turn == 7);
  CHECK(lesson->variants[0].ways.size() == 2);
  CHECK(lesson->variants[0].title.say(twoseat::Language::English) == "in turn 7");
  ways(demo)["B does not"][0]["B"] = "nonsense";
  CHECK_FALSE(read_lesson(means(), demo.dump(), ""));
}
