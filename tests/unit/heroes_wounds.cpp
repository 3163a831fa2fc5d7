// Wounds of a fighter in Berserk Heroes lie in one place however often they come.
#include "engine/heroes/table.h"
#include "fixture.h"
#include <algorithm>

using namespace twoseat;
using namespace twoseat::heroes;

TEST_CASE("Wounds add up in one place [bsh BSH-33]") {
  const Rulebook& book = test::shipped_book("heroes");
  Match match = *start(book, {"bsh", {book.decks[0], book.decks[1]}, 1});
  Game game{book, match, nullptr};
  const CardId hero = match[place(Seat::A, Zone::Hero)].first;
  REQUIRE(hero);
  const auto kept = [&] {
    return std::count_if(match.modifications.begin(), match.modifications.end(), [&](const Modification& m) {
      return m.subject == hero && m.attribute == num(Attribute::Wounds);
    });
  };
  wound(game, hero, 2, {}, Cause::Effect, {"BSH-33"});
  wound(game, hero, 3, {}, Cause::Effect, {"BSH-33"});
  CHECK(kept() == 1);
  CHECK(information(game, hero, num(Attribute::Wounds)) == 5);
  CHECK(heal(game, hero, 4, {}, {"BSH-33"}) == 4);
  CHECK(kept() == 1);
  CHECK(information(game, hero, num(Attribute::Wounds)) == 1);
}
