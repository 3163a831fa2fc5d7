// Card files of the Dragon Ball Super Card Game: what a card has by its type, and every fault by its field. [dbs 2]
#include "engine/dragonball/cards.h"
#include "engine/dragonball/table.h"
#include "engine/twoseat.h"
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::dragonball;

namespace {

const Rulebook& book() {
  static const Result<Rulebook> loaded = load_rulebook("dragonball", embedded_assets());
  REQUIRE(loaded);
  return *loaded;
}

// What is said of a Battle Card with these fields besides, line by line; empty: nothing. `into`: its face
std::string faults(const std::string& more, Face* into = nullptr) {
  Rulebook extended = book();
  std::string lines;
  const std::string card = R"({"cards": [{"id": "it", "name": "It", "type": "battle", "colours": ["red"],
      "cost": 1, "power": 5000, )" +
                           more + "}]}";
  for (const Fault& fault : load_cards(extended, "f.json", card))
    lines += fault.line() + "\n";
  if (into != nullptr) *into = extended.faces.back();
  return lines;
}

// The same of a skill of it.
std::string faults_of(const std::string& skill) {
  return faults(R"("abilities": [)" + skill + "]");
}
std::string faults_of_keyword(const std::string& keyword) {
  return faults(R"("keywords": [)" + keyword + "]");
}

} // namespace

TEST_CASE("An era is one of a card's special traits, if it has one [dbs 2-7-2]") {
  Face with, without;
  CHECK(faults(R"("traits": ["Kiln"], "era": "The Long Thaw")", &with) == "");
  CHECK(faults(R"("traits": ["Kiln"])", &without) == "");
  CHECK(with.tags[1] != 0);
  CHECK(without.tags[1] == 0);
}

TEST_CASE("A Unison has no total cost of its own, a Battle Card a combo cost where it says so [dbs 2-10, "
          "2-11-1-3-1-2]") {
  CHECK(printed(book().face(book().find("the-drowned-bell")), Attribute::Cost) == absent);
  Face combos, does_not;
  CHECK(faults(R"("combo-power": 10000, "combo-cost": 1)", &combos) == "");
  CHECK(faults(R"("combo-power": 10000)", &does_not) == "");
  CHECK(printed(combos, Attribute::ComboCost) == 1);
  CHECK(printed(does_not, Attribute::ComboCost) == absent);
}

TEST_CASE("What is wrong with a keyword is told by its field") {
  CHECK(faults(R"("keywords": "critical")") == "f.json, it, keywords: It must be a list.\n");
  CHECK(faults_of_keyword(R"("critical", "flight")") == "f.json, it, keywords/1: \"flight\" is not known.\n");
  CHECK(faults_of_keyword(R"({"arrival": {"colours": ["red", "blue"]}})") == "");
  for (const char* two :
       {R"("red")", R"(["red"])", R"([1, "blue"])", R"(["red", 1])", R"(["red", "blue", "green"])"})
    CHECK(faults_of_keyword(R"({"arrival": {"colours": )" + std::string(two) + "}}") ==
          "f.json, it, keywords/0/arrival/colours: It must be two words.\n");
  CHECK(faults_of_keyword(R"({"over-realm": {"cards": 7, "colours": ["red", "blue"]}})") ==
        "f.json, it, keywords/0/over-realm/colours: This field is not known here.\n");
  CHECK(faults_of_keyword(R"({"revive": {"colours": ["red", "blue"], "cards": 7}})") ==
        "f.json, it, keywords/0/revive/cards: This field is not known here.\n");
}

TEST_CASE("Two of Bond, Sparking and Burst stand before a skill at most [dbs 10-23, 10-29, 10-30]") {
  const auto labelled = [](const char* labels) {
    return faults_of(R"({"kind": "act", "keyword": "main", )" + std::string(labels) +
                     R"("do": [{"draw": 1}]})");
  };
  CHECK(labelled(R"("bond": 2, "burst": 1, )") == "");
  CHECK(labelled(R"("sparking": 5, "burst": 1, )") == "");
  CHECK(labelled(R"("bond": 2, "sparking": 5, "burst": 1, )") ==
        "f.json, it, abilities/0: A skill has two of Bond, Sparking and Burst at most.\n");
  CHECK(labelled(R"("sparking": 0, )").find("abilities/0/sparking: It must be a number.") !=
        std::string::npos);
  CHECK(labelled(R"("sparking": "five", )") == "f.json, it, abilities/0/sparking: It must be a number.\n");
}

TEST_CASE("A skill that is used says when it may be [dbs 2-13-1]") {
  CHECK(faults_of(R"({"kind": "act", "keyword": "main", "do": [{"draw": 1}]})") == "");
  CHECK(faults_of(R"({"kind": "act", "do": [{"draw": 1}]})") ==
        "f.json, it, abilities/0/keyword: It is missing.\n");
}

TEST_CASE("What would put a leader elsewhere is refused: it never leaves its area [dbs 3-5-3]") {
  for (const char* action :
       {R"({"put": {"in": "leader"}, "into": "drop"})", R"({"remove": {"in": "leader"}})"}) {
    const std::string said =
        faults_of(R"({"kind": "act", "keyword": "main", "do": [)" + std::string(action) + "]}");
    CHECK_MESSAGE(said.find("abilities/0/do/0") != std::string::npos, action);
  }
  CHECK(faults_of(R"({"kind": "act", "keyword": "main", "do": [{"remove": {"in": "battle card"}}]})") == "");
}
