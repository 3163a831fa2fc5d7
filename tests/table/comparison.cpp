// Two editions side by side, as the page is told of them: whose hands are covered, of those nothing is told.
#include "shell/tools/comparison.h"
#include <algorithm>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <set>

using namespace twoseat;
using twoseat::comparing::comparison_json;
using Json = nlohmann::ordered_json;

namespace {

struct Played {
  Rulebook book;
  Match match;
  std::string link;
};

// So many answers into a match, each the first that may be given.
Played play(std::size_t answers) {
  Played out{*load_rulebook("vanguard", embedded_assets()).value, {}, ""};
  Journal journal;
  journal.setup.edition = "vge";
  const std::vector<Deck> decks = decks_of(out.book, "vge");
  journal.setup.decks = {decks.at(0), decks.at(1)};
  journal.setup.seed = 11;
  out.match = *start(out.book, journal.setup).value;
  Decision decision;
  while (journal.answers.size() < answers && decide(out.book, out.match, decision)) {
    Answer answer;
    for (std::uint16_t i = 0; i < decision.choices[0].min; ++i)
      answer.picks.push(i);
    if (apply(out.book, out.match, answer)) break;
    journal.answers.push_back(answer);
  }
  out.link = encode_match_link(out.book, journal);
  return out;
}

Json compared(const std::string& link, std::size_t from = 0, const char* editions = "vge,vgi") {
  return Json::parse(comparison_json(link, "", editions, from, "{}", Language::English));
}

// The cards of the hands in the pictures of where they part.
std::size_t seen_in_hands(const Json& found, const char* seat) {
  std::size_t seen = 0;
  for (const Json& side : found["sides"])
    for (const Json& place : side["at"]["places"])
      if (place["zone"] == "hand" && place["seat"] == seat)
        for (const Json& card : place["cards"])
          seen += card.contains("name") ? 1 : 0;
  return seen;
}

} // namespace

TEST_CASE("the hands of a match are covered, and so are the answers, until its link opens them") {
  const Played played = play(12);
  REQUIRE(!played.link.empty());
  for (std::size_t from = 0; from < 12; ++from) {
    CAPTURE(from);
    const Json covered = compared(played.link, from), open = compared(played.link + "&hands=open", from);
    REQUIRE(!covered.contains("fault"));
    for (const Json& side : covered["sides"]) {
      CHECK(side["answers"].is_null());
      CHECK(side["at"]["table"].get<std::string>().ends_with("&hands=covered"));
    }
    CHECK(covered["last"].is_null());
    CHECK(seen_in_hands(covered, "A") + seen_in_hands(covered, "B") == 0);
    CHECK(seen_in_hands(open, "A") > 0);
    CHECK(seen_in_hands(open, "B") > 0);
    CHECK(open["kind"] == covered["kind"]);
  }
}

TEST_CASE("against the computer both tables are what the person sees") {
  const Played played = play(6);
  const Json found = compared(played.link + "&computer=B:easy", 3);
  CHECK(seen_in_hands(found, "A") > 0);
  CHECK(seen_in_hands(found, "B") == 0);
  for (const Json& side : found["sides"]) {
    const Result<SeatView> seen = decode_seat_link(played.book, side["at"]["table"].get<std::string>());
    REQUIRE(seen);
    CHECK(seen->viewer == Viewer::A);
  }
}

TEST_CASE("from a later answer on both go on as the match was played; past its end there is nothing") {
  const Played played = play(8);
  const Json found = compared(played.link, 8);
  CHECK(found["after"] == 8);
  CHECK(found["of"] == 8);
  CHECK(compared(played.link, 9).contains("fault"));
}

TEST_CASE("what cannot be compared is refused in a sentence") {
  const Played played = play(1);
  SeatView seen;
  view(played.book, played.match, Viewer::A, seen);
  for (const auto& asked :
       std::vector<std::pair<std::string, const char*>>{{"", "vge,vgi"},
                                                        {"mbroken", "vge,vgi"},
                                                        {"{}", "vge,vgi"},
                                                        {played.link, "vge,vge"},
                                                        {played.link, "vge,bsk"},
                                                        {played.link, "vge"},
                                                        {encode_seat_link(played.book, seen), "vge,vgi"}}) {
    const std::string& link = asked.first;
    CAPTURE(link);
    const Json found = compared(link, 0, asked.second);
    REQUIRE(found.contains("fault"));
    CHECK(found["fault"].get<std::string>().ends_with("."));
  }
  CHECK(!compared(played.link, 0, "").contains("fault")); // then those that suit it
}

TEST_CASE("of a demo each table is its own, played under that edition up to where they part") {
  constexpr const char* demo = R"({
    "title": "One at a time", "narration": "Guard.", "rules": ["7.4.1.2.2"], "system": "vanguard", "edition": "vgi",
    "given": {"phase": "battle phase", "A": {"front-left": "mirror-moth"},
              "B": {"vanguard": "ninth-peal", "hand": ["chorister", "footman", "great-lens"]}},
    "steps": [
      {"A": "attack"},
      {"A": "attack-with", "card": "front-left"},
      {"B": "try guard", "cards": ["hand:chorister", "hand:footman"], "refused": ["7.4.1.2.2"]},
      {"B": "guard", "card": "hand:chorister"}
    ]
  })";
  const Json found = Json::parse(comparison_json(
      demo, "vgi/x", "vge,vgi", 0,
      R"({"vgi": "rule\trelation\tvge\tdifference\n7.4.1.2.2\tdiffers\t10.5.1.2.2\tOne at a time.\n",
          "vgm": "rule\trelation\tvge\tdifference\n7.4.1.2.2\tdiffers\t10.5.1.2.2\tOf a third edition.\n"})",
      Language::English));
  REQUIRE(!found.contains("fault"));
  CHECK(found["kind"] == "answers");
  CHECK(found["after"] == 2);
  REQUIRE(found["differences"].size() == 1);
  CHECK(found["differences"][0]["said"] == "One at a time.");
  CHECK(found["sides"][0]["at"]["table"] == "demo=vgi/x&edition=vge&step=2");
  CHECK(found["sides"][1]["at"]["table"] == "demo=vgi/x&step=2");
  CHECK(found["sides"][0]["before"]["table"] == "demo=vgi/x&edition=vge&step=1");
  std::array<std::size_t, 2> alone{};
  for (std::size_t side = 0; side < 2; ++side)
    for (const Json& choice : found["sides"][side]["answers"])
      for (const Json& option : choice["options"])
        alone[side] += option["only"] == true ? 1 : 0;
  CHECK(alone == std::array<std::size_t, 2>{1, 0}); // the third card's grade is above the vanguard's
}
