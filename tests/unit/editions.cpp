// Editions of one family: what a step cites under each, and what is seen where they begin otherwise.
#include "engine/seats/view.h"
#include "engine/twoseat.h"
#include "fixture.h"
#include <algorithm>
#include <doctest/doctest.h>

using namespace twoseat;

TEST_CASE("A phase is cited by the edition's own number") {
  CHECK(citation("vge", {"9.3"}) == "[vge 9.3]");
  CHECK(citation("vgm", {"9.6"}) == "[vgm 9.5]");
  CHECK(citation("vgm", {"9.9"}) == "[vgm 9.7]");
  CHECK(citation("vgm", {"9.11"}) == "[vgm 9.9]");
  CHECK(citation("vgi", {"9.2"}) == "[vgi 6.3]");
  CHECK(citation("vgi", {"9.11"}) == "[vgi 6.8]");
  CHECK(citation("vgi", {"9.10"}) == "[vgi 6.7]");
  CHECK(citation("vgm", {"7.4.1"}) == "[vge 7.4.1]"); // a rule that it has not
}

TEST_CASE("Whoever takes the first vanguard out of the deck sees what there is, and nobody else does [vge "
          "8.2.1.2]") {
  const Rulebook& book = test::shipped_book();
  const std::vector<Deck> decks = decks_of(book, "vgi");
  REQUIRE(decks.size() >= 2);
  Match match = *start(book, {"vgi", {decks[0], decks[1]}, 5});
  Decision decision;
  SeatView own, others;
  for (int asked = 0; asked < 2; ++asked) {
    REQUIRE(decide(book, match, decision));
    REQUIRE(decision.option_count > 1);
    view(book, match, viewer_of(decision.seat), own);
    view(book, match, viewer_of(other(decision.seat)), others);
    for (std::size_t i = 0; i < decision.option_count; ++i) {
      const CardId card = decision.options[i].card;
      const auto known = [&](const SeatView& seen) {
        return std::any_of(seen.cards.begin(), seen.cards.end(),
                           [&](const CardView& view) { return view.id == card && view.def; });
      };
      CHECK(known(own));
      CHECK(!known(others));
    }
    apply_checked(book, match, decision, Answer::single(0, 0));
  }
  REQUIRE(decide(book, match, decision));
  for (const Card& card : match.cards) // they are shuffled now
    if (match[card.place].kind == 0) CHECK(lookers({book, match}, card) == nobody);
}
