// Deck construction of the Dragon Ball Super Card Game. [dbs 5-1]
#include "engine/dragonball/cards.h"
#include "engine/twoseat.h"
#include <algorithm>
#include <doctest/doctest.h>

using namespace twoseat;

namespace {

const Rulebook& book() {
  static const Result<Rulebook> loaded = load_rulebook("dragonball", embedded_assets());
  REQUIRE(loaded);
  return *loaded;
}

struct Draft {
  Deck deck = *book().find_deck("open-the-kiln");

  std::vector<DefId>& main() { return deck.parts[0]; }
  std::vector<DefId>& leader() { return deck.parts[1]; }
  static DefId card(const char* id) { return book().find(id); }
  bool breaks(const char* rule) const {
    for (const Fault& fault : check_deck(book(), "dbs", deck))
      if (fault.rule.find(rule) != std::string::npos) return true;
    return false;
  }
};

// What is said of a card with this skill; empty: nothing.
std::string faults_of(const std::string& skill) {
  Rulebook extended = book();
  std::string lines;
  const std::string card = R"({"cards": [{"id": "it", "name": "It", "type": "battle", "colours": ["red"],
      "cost": 1, "power": 5000, "abilities": [)" +
                           skill + "]}]}";
  for (const Fault& fault : dragonball::load_cards(extended, "f.json", card))
    lines += fault.line() + "\n";
  return lines;
}

} // namespace

TEST_CASE("The decks of the project are legal [dbs 5-2-1-1]") {
  REQUIRE(book().decks.size() >= 2);
  for (const Deck& deck : book().decks) {
    CAPTURE(deck.id);
    CHECK(check_deck(book(), "dbs", deck).empty());
  }
}

TEST_CASE("One leader, front side up, and none in the deck [dbs 5-1-2, 5-1-3]") {
  Draft none, two, back, among;
  none.leader().clear();
  CHECK(none.breaks("5-1-2"));
  two.leader().push_back(two.leader()[0]);
  CHECK(two.breaks("5-1-2"));
  back.leader()[0] = Draft::card("oru-of-the-ninth-kiln-awakened");
  CHECK(back.breaks("5-1-2"));
  among.main()[0] = among.leader()[0];
  CHECK(among.breaks("5-1-3"));
}

TEST_CASE("Fifty to sixty cards [dbs 5-1-3]") {
  Draft draft;
  REQUIRE(draft.main().size() == 60);
  CHECK_FALSE(draft.breaks("5-1-3"));
  Draft more;
  more.main().push_back(book().find_deck("what-the-tide-took")->parts[0][0]);
  CHECK(more.breaks("5-1-3"));
  draft.main().resize(50);
  CHECK_FALSE(draft.breaks("5-1-3"));
  draft.main().pop_back();
  CHECK(draft.breaks("5-1-3"));
}

TEST_CASE("Four copies of a card, four cards with Super Combo [dbs 5-1-3-1, 10-17]") {
  Draft copies, combos;
  copies.main().resize(50);
  const auto have = std::count(copies.main().begin(), copies.main().end(), Draft::card("ash-sweeper"));
  copies.main().insert(copies.main().end(), static_cast<std::size_t>(4 - have), Draft::card("ash-sweeper"));
  CHECK_FALSE(copies.breaks("5-1-3-1"));
  copies.main().push_back(Draft::card("ash-sweeper"));
  CHECK(copies.breaks("5-1-3-1"));
  CHECK_FALSE(combos.breaks("10-17"));
  std::replace(combos.main().begin(), combos.main().end(), Draft::card("ash-sweeper"),
               Draft::card("net-mender"));
  CHECK(combos.breaks("10-17"));
  CHECK_FALSE(combos.breaks("5-1-3-1"));
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
