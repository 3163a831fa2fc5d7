// Deck construction of Berserk, classic and Online. [bsk 100.2 to 100.4, D34.2, E-5] [bso BSO-2, BSO-77]
#include "engine/twoseat.h"
#include <doctest/doctest.h>

using namespace twoseat;

namespace {

const Rulebook& book() {
  static const Result<Rulebook> loaded = load_rulebook("berserk", embedded_assets());
  REQUIRE(loaded);
  return *loaded;
}

struct Draft {
  Deck deck = *book().find_deck("debts-after-dark");
  std::string edition = "bsk";

  std::vector<DefId>& cards() { return deck.parts[0]; }
  void add(const char* id, int copies = 1) {
    REQUIRE(book().find(id));
    cards().insert(cards().end(), static_cast<std::size_t>(copies), book().find(id));
  }
  // The citations of its faults, in their order.
  std::string broken() const {
    std::string rules;
    for (const Fault& fault : check_deck(book(), edition, deck))
      rules += (rules.empty() ? "" : " ") + fault.rule;
    return rules;
  }
};

} // namespace

TEST_CASE("The decks of the project are legal in both editions") {
  REQUIRE(book().decks.size() >= 4);
  for (const Deck& deck : book().decks)
    for (const char* edition : {"bsk", "bso"}) {
      CAPTURE(deck.id);
      CHECK(check_deck(book(), edition, deck).empty());
    }
}

TEST_CASE("Thirty cards or more, and never more than fifty [bsk 100.2a, 100.3] [bso BSO-2, BSO-77]") {
  Draft draft;
  REQUIRE(draft.cards().size() == 30);
  draft.add("gatepost-dog", 3);
  draft.add("salt-counter", 3);
  for (const char* id : {"echo-smith", "fox-of-two-minds", "goat-cavalier", "quiet-axe", "sap-drinker"})
    draft.add(id, id[0] == 'e' ? 2 : 3);
  REQUIRE(draft.cards().size() == 50);
  CHECK(draft.broken() == "");
  draft.add("tin-watchman");
  CHECK(draft.broken() == "[bsk 100.3]");
  draft.edition = "bso";
  CHECK(draft.broken() == "[bso BSO-2]");
  draft.cards().resize(29);
  CHECK(draft.broken() == "[bso BSO-2]");
  draft.edition = "bsk";
  CHECK(draft.broken() == "[bsk 100.2a]");
}

TEST_CASE(
    "Twenty cards make a deck for draft or sealed, of as many copies as one opened [bsk 100.2a, 100.3]") {
  for (const char* format : {"draft", "sealed"}) {
    Draft draft;
    draft.deck.format = format;
    draft.cards().clear();
    draft.add("gatepost-dog", 20);
    CHECK(draft.broken() == "");
    draft.cards().resize(19);
    CHECK(draft.broken() == "[bsk 100.2a]");
    draft.add("gatepost-dog", 32);
    CHECK(draft.broken() == "[bsk 100.3]");
  }
}

TEST_CASE("Three copies of a name, five with Horde [bsk 100.2b, D34.2] [bso BSO-2]") {
  Draft draft;
  draft.add("gatepost-dog", 3);
  draft.add("eel-boy", 5);
  CHECK(draft.broken() == "");
  draft.add("gatepost-dog");
  CHECK(draft.broken() == "[bsk 100.2b]");
  draft.edition = "bso";
  CHECK(draft.broken() == "[bso BSO-2]");
  draft.edition = "bsk";
  draft.cards().pop_back();
  draft.add("eel-boy");
  CHECK(draft.broken() == "[bsk D34.2]");
}

TEST_CASE("A format bans cards, classes and sets [bsk 100.4, E-5]") {
  for (const char* banned :
       {"debt-called-in", "everything-at-once", "thunder-made-at-home", "lord-of-the-long-table"}) {
    CAPTURE(banned);
    Draft draft;
    draft.add(banned);
    CHECK(draft.broken() == "");
    draft.deck.format = "tournament";
    CHECK(draft.broken() == (banned[0] == 'l' ? "[bsk E-5]" : "[bsk 100.4]"));
  }
  Draft draft;
  draft.add("warden-of-both-gates");
  draft.deck.format = "tournament";
  CHECK(draft.broken() == "");
  draft.deck.format = "class-wars"; // one card is banned in this format alone
  CHECK(draft.broken() == "[bsk 100.4]");
  draft.deck.format = "marbles";
  CHECK(draft.broken() == "[bsk 100.4]");
}

TEST_CASE("Online has only built decks [bso BSO-2]") {
  Draft draft;
  draft.edition = "bso";
  draft.deck.format = "draft";
  CHECK(draft.broken() == "[bso BSO-2]");
}
