// Rulebooks: cards and decks out of assets, the bundle that a site keeps for links, and faults in asset files.
#include "engine/twoseat.h"
#include <cstdio>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace twoseat;

namespace {

std::string published_path(const Rulebook& book) {
  char name[32];
  std::snprintf(name, sizeof name, "/web/rulebooks/%08x.json",
                static_cast<unsigned>(book.hash & 0xffffffffU));
  return std::string(TWOSEAT_SOURCE_DIR) + name;
}

Faults faults_of(std::string_view cards) {
  const EmbeddedAsset asset{"cards/vanguard.json", cards};
  return load_rulebook("vanguard", {&asset, 1}).faults;
}

} // namespace

TEST_CASE("A bundle gives the rulebook that it was made of") {
  const Result<Rulebook> book = load_rulebook("vanguard", embedded_assets());
  REQUIRE(book);
  const Result<Rulebook> bundled = load_bundle(bundle_assets("vanguard", embedded_assets()));
  REQUIRE(bundled);
  CHECK(bundled->hash == book->hash);
  CHECK(bundled->faces.size() == book->faces.size());
  CHECK(bundled->decks.size() == book->decks.size());
}

TEST_CASE("Every rulebook that is kept for links can still be read") {
  std::size_t kept = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::string(TWOSEAT_SOURCE_DIR) + "/web/rulebooks")) {
    std::ifstream file(entry.path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const Result<Rulebook> book = load_bundle(text);
    INFO(entry.path().filename().string());
    CHECK_MESSAGE(book, (book ? std::string() : book.faults[0].line()));
    kept += 1;
  }
  CHECK(kept > 20);
}

TEST_CASE("The present rulebook is kept for links; if this fails, run scripts/publish-rulebook.sh") {
  const Result<Rulebook> book = load_rulebook("vanguard", embedded_assets());
  REQUIRE(book);
  std::ifstream file(published_path(*book), std::ios::binary);
  REQUIRE(file.good());
  std::stringstream text;
  text << file.rdbuf();
  const Result<Rulebook> kept = load_bundle(text.str());
  REQUIRE(kept);
  CHECK(kept->hash == book->hash);
}

TEST_CASE("A bundle of the wrong shape is refused in a sentence") {
  for (const char* text :
       {"", "[]", "{}", R"({"system":1,"assets":{}})", R"({"system":"vanguard","assets":[]})",
        R"({"system":"vanguard","assets":{"cards/vanguard.json":7}})", R"({"system":"nobody","assets":{}})"})
    CHECK(load_bundle(text).faults.size() == 1);
}

TEST_CASE("Every fault of a card file is named by file, card and field, all at once") {
  const Faults faults = faults_of(R"({"cards":[
    {"id":"a","name":"A","type":"unit","grade":1,"power":-5,"critical":1,"skills":["fly"]},
    {"id":"a","name":"B","type":"spell","grade":"x","power":1000,"critical":1},
    7]})");
  std::string all;
  for (const Fault& fault : faults)
    all += fault.line() + "\n";
  CHECK(all.find("cards/vanguard.json, a, power: It must be a whole number") != std::string::npos);
  CHECK(all.find("a, skills: \"fly\" is not boost") != std::string::npos);
  CHECK(all.find("a, id: Another card has this id already.") != std::string::npos);
  CHECK(all.find("a, type: It must be unit") != std::string::npos);
  CHECK(all.find("a, grade: It must be a whole number") != std::string::npos);
  CHECK(all.find("card 3: It must be an object.") != std::string::npos);
  CHECK(faults.size() == 6);
}

TEST_CASE("A file that is no JSON is one fault, not a crash") {
  CHECK(faults_of("{").size() == 1);
  CHECK(faults_of(R"({"cards":{}})").size() == 1);
}

namespace {

// A unit with these fields besides.
Faults faults_of_unit(const std::string& fields) {
  return faults_of(
      R"({"cards":[{"id":"many","name":"Many","type":"unit","grade":1,"power":8000,"critical":1,)" + fields +
      "}]}");
}
std::string also_named(std::initializer_list<const char*> names) {
  std::string list;
  for (const char* name : names)
    list +=
        std::string(list.empty() ? "" : ",") + R"({"kind":"cont","do":[{"also-named":")" + name + R"("}]})";
  return "\"abilities\":[" + list + "]";
}

} // namespace

TEST_CASE("Where there is no room for all that a card also is, the loader says so; the same twice is once "
          "[vge 5.1.2]") {
  CHECK(faults_of_unit(also_named({"A", "B", "C", "D"})).empty());
  CHECK(faults_of_unit(also_named({"A", "A", "A", "B", "C", "D"})).empty());
  const Faults names = faults_of_unit(also_named({"A", "B", "C", "D", "E"}));
  REQUIRE(names.size() == 1);
  CHECK(names[0].sentence.text() == "A card can also have 4 names and be of 4 groups, and no more.");
  CHECK(faults_of_unit(R"("clan":["a","b","b","a"],"race":["c","d","e","c"])").empty());
  const Faults clans = faults_of_unit(R"("clan":["a","b","c"],"race":["d","e","f"])");
  REQUIRE(clans.size() == 1);
  CHECK(clans[0].sentence.text() == "There is room for 5 clans and races and no more.");
}

TEST_CASE("A shield that is missing is not a shield of 0 [vge 2.6.3]") {
  const EmbeddedAsset asset{"cards/vanguard.json", R"({"cards":[
    {"id":"a","name":"A","type":"unit","grade":3,"power":13000,"critical":1},
    {"id":"b","name":"B","type":"unit","grade":1,"power":6000,"critical":1,"shield":0}]})"};
  const Result<Rulebook> book = load_rulebook("vanguard", {&asset, 1});
  REQUIRE(book);
  CHECK(book->faces[0].numbers[1] == absent);
  CHECK(book->faces[1].numbers[1] == 0);
}
