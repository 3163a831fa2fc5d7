// Deck construction of the Dragon Ball Super Card Game. [dbs 5-1]
#include "engine/dragonball/table.h"
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

TEST_CASE("What is no front of a leader is named, and a token is no card of a deck [dbs 5-1-2, 10-18-1]") {
  Draft back, token;
  back.leader()[0] = Draft::card("oru-of-the-ninth-kiln-awakened");
  const Faults of_back = check_deck(book(), "dbs", back.deck);
  REQUIRE(of_back.size() == 1);
  CHECK(of_back[0].line().find(book().print(back.leader()[0]).name + " is not the front") !=
        std::string::npos);
  const auto& faces = book().faces;
  const auto made = std::find_if(faces.begin(), faces.end(), [](const Face& face) {
    return dragonball::has(face, dragonball::Mark::Token);
  });
  REQUIRE(made != faces.end());
  token.main()[0] = DefId{static_cast<std::uint16_t>(made - faces.begin() + 1)};
  const Faults of_token = check_deck(book(), "dbs", token.deck);
  REQUIRE(of_token.size() == 1);
  CHECK(of_token[0].rule.find("10-18-1") != std::string::npos);
  token.main()[1] = token.main()[0];
  CHECK(check_deck(book(), "dbs", token.deck).size() == 1); // said once
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
