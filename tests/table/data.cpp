// Data that comes later: what is missing of a system and a language, what is taken, and that nothing that points at it moves.
#include "engine/assets.h"
#include "shell/match/data_store.h"
#include "shell/match/ruleset.h"
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace twoseat;

namespace {

constexpr EmbeddedAsset list{"systems.json", R"({"heroes": "Heroes", "berserk": "Berserk"})"};
using Names = std::vector<std::string>;

// A system's file as the site has it, of what lies in this program.
std::string file_of(std::string_view system) {
  nlohmann::json files;
  for (const EmbeddedAsset& asset : embedded_assets()) {
    const auto json = nlohmann::json::parse(asset.text, nullptr, false);
    const bool words = asset.path.starts_with("words/");
    if (!words && json.is_object() && json.value("system", "") == system)
      files[std::string(asset.path)] = asset.text;
  }
  return files.dump();
}

} // namespace

TEST_CASE("What a system and a language need is missing until it has come") {
  DataStore store({&list, 1});
  CHECK(store.missing("heroes", Language::English) == Names{"heroes"});
  CHECK(store.missing("heroes", Language::Italian) == Names{"heroes", "table.it", "heroes.it"});
  CHECK(store.missing(Language::Italian) == Names{"table.it"});
  REQUIRE(store.take("heroes", file_of("heroes")));
  CHECK(store.has("heroes"));
  CHECK(store.missing("heroes", Language::English).empty());
  CHECK(store.missing(Language::Italian) == Names{"table.it", "heroes.it"});
  REQUIRE(store.take("table.it", R"({"words/table.json": "{\"Menu\": {\"it\": \"Menù\"}}"})"));
  REQUIRE(store.take("heroes.it", R"({"words/heroes.json": "{\"deck\": {\"it\": \"mazzo\"}}"})"));
  REQUIRE(store.take("heroes.ms", R"({"words/heroes.json": "{\"deck\": {\"ms\": \"dek\"}}"})"));
  CHECK(store.missing(Language::Italian).empty());
  CHECK(store.missing("berserk", Language::Italian) == Names{"berserk", "berserk.it"});
  const Result<Tongue> tongue = read_tongue(Language::Malay, store.assets());
  REQUIRE(tongue);
  CHECK(tongue->of("heroes")("deck") == "dek"); // each language's file is heard
}

TEST_CASE("A program that carries everything misses nothing") {
  DataStore store(embedded_assets());
  CHECK(store.missing("berserk", Language::Malay).empty());
  CHECK(store.missing(Language::Malay).empty());
  CHECK_FALSE(store.take("berserk", file_of("berserk")));
}

TEST_CASE("What is no data is not taken, and the same not twice") {
  DataStore store({&list, 1});
  const std::string good = file_of("heroes");
  for (const std::string& bad : {std::string(), std::string("{"), std::string("[]"),
                                 std::string("{\"a\": 1}"), good.substr(0, good.size() / 2)})
    CHECK_FALSE(store.take("heroes", bad));
  CHECK(store.assets().size() == 1);
  CHECK(store.take("heroes", good));
  CHECK_FALSE(store.take("heroes", good));
}

TEST_CASE("A system is named before it is here, and laid out once it is") {
  DataStore store({&list, 1});
  Tongue tongue;
  std::vector<Ruleset> all = find_rulesets(store.assets(), tongue);
  REQUIRE(all.size() == systems().size());
  Ruleset* heroes = nullptr;
  for (Ruleset& rules : all)
    if (rules.family->id == std::string_view("heroes")) heroes = &rules;
  REQUIRE(heroes != nullptr);
  CHECK(heroes->title == "Heroes");
  CHECK_FALSE(load(*heroes, store.assets()).empty()); // and says so
  REQUIRE(store.take("heroes", file_of("heroes")));
  CHECK(load(*heroes, store.assets()).empty());
  CHECK(heroes->book.decks.size() > 1);
  const std::string_view layout = heroes->file;
  REQUIRE(store.take("berserk", file_of("berserk")));
  CHECK(heroes->file.data() == layout.data()); // it did not move
  CHECK(heroes->file.starts_with("{"));
}
