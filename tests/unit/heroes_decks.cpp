// Deck construction of Berserk Heroes. [bsh BSH-60 to BSH-63]
#include "engine/twoseat.h"
#include <doctest/doctest.h>

using namespace twoseat;

namespace {

const Rulebook& book() {
  static const Result<Rulebook> loaded = load_rulebook("heroes", embedded_assets());
  REQUIRE(loaded);
  return *loaded;
}

struct Draft {
  Deck deck = *book().find_deck("dust-and-drums");

  std::vector<DefId>& army() { return deck.parts[0]; }
  std::vector<DefId>& hero() { return deck.parts[1]; }
  static DefId card(const char* id) { return book().find(id); }
  bool breaks(const char* rule) const {
    for (const Fault& fault : check_deck(book(), "bsh", deck))
      if (fault.rule.find(rule) != std::string::npos) return true;
    return false;
  }
};

} // namespace

TEST_CASE("The decks of the project are legal, neutral cards and all [bsh BSH-20]") {
  for (const Deck& deck : book().decks) {
    CAPTURE(deck.id);
    CHECK(check_deck(book(), "bsh", deck).empty());
  }
  Draft draft;
  draft.army().push_back(Draft::card("mule-train"));
  CHECK(check_deck(book(), "bsh", draft.deck).empty());
}

TEST_CASE("A deck has one hero, who is not in his army [bsh BSH-27]") {
  Draft none, two, among, other;
  none.hero().clear();
  CHECK(none.breaks("BSH-27"));
  two.hero().push_back(two.hero()[0]);
  CHECK(two.breaks("BSH-27"));
  among.army().push_back(among.hero()[0]);
  CHECK(among.breaks("BSH-27"));
  other.hero()[0] = Draft::card("reed-runner");
  CHECK(other.breaks("BSH-27"));
}

TEST_CASE("An army has forty cards or more, and no upper limit [bsh BSH-60]") {
  Draft draft;
  draft.army().resize(40);
  CHECK_FALSE(draft.breaks("BSH-60"));
  draft.army().resize(39);
  CHECK(draft.breaks("BSH-60"));
}

TEST_CASE("All cards are of the hero's element or neutral [bsh BSH-61]") {
  Draft draft;
  CHECK_FALSE(draft.breaks("BSH-61"));
  draft.army().push_back(Draft::card("fern-stalker"));
  CHECK(draft.breaks("BSH-61"));
}

TEST_CASE("Three copies of a card at most [bsh BSH-62]") {
  Draft draft;
  REQUIRE_FALSE(draft.breaks("BSH-62"));
  draft.army().push_back(Draft::card("reed-runner"));
  CHECK(draft.breaks("BSH-62"));
}

TEST_CASE("Of a card with Horde there may be more [bsh BSH-63]") {
  Draft draft;
  draft.deck = *book().find_deck("under-the-bark");
  for (int i = 0; i < 5; ++i)
    draft.army().push_back(Draft::card("moss-child"));
  CHECK(check_deck(book(), "bsh", draft.deck).empty());
}
