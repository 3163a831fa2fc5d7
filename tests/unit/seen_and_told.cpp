// What a player sees of its own crystals, and what is said of moves that are not its own.
#include "engine/berserk/procedures.h"
#include "engine/berserk/table.h"
#include "engine/heroes/procedures.h"
#include "engine/heroes/table.h"
#include "fixture.h"

using namespace twoseat;
using twoseat::test::shipped_book;

namespace {

// Plays at random until `stop`, or to the end.
template <class Stop>
bool play_until(const Rulebook& book, Match& match, std::uint64_t seed, Decision& decision, Stop stop) {
  Random random = Random::from_seed(seed);
  for (int i = 0; i < 3000 && decide(book, match, decision); ++i) {
    if (stop()) return true;
    apply_checked(book, match, decision, random_answer(decision, random));
  }
  return false;
}

} // namespace

TEST_CASE("Who recruits sees what is left of its crystals, and nobody else does [bsk 304.1, 304.7]") {
  using namespace twoseat::berserk;
  const Rulebook& book = shipped_book("berserk");
  Match match = *start(book, {"bsk", {book.decks[0], book.decks[1]}, 5});
  Decision decision;
  const bool recruiting = play_until(book, match, 5, decision, [&] {
    if (decision.question != static_cast<std::uint8_t>(Question::Recruit)) return false;
    for (const Card& card : match.cards)
      if (card.owner == decision.seat && (card.states & static_cast<std::uint8_t>(State::Recruited)) != 0)
        return true;
    return false;
  });
  REQUIRE(recruiting);
  const auto crystals = [&](Viewer viewer) {
    const auto seen = std::make_unique<SeatView>();
    view(book, match, viewer, *seen);
    const auto& counters = seen->players[index(decision.seat)].counters;
    return counters[static_cast<std::size_t>(Counter::Gold)] +
           counters[static_cast<std::size_t>(Counter::Silver)];
  };
  CHECK(crystals(viewer_of(decision.seat)) < crystals(viewer_of(other(decision.seat))));
  CHECK(crystals(Viewer::Spectator) == crystals(viewer_of(other(decision.seat))));
}

TEST_CASE("The next card's ability is none of this card [bsh BSH-38]") {
  using namespace twoseat::heroes;
  const Rulebook& book = shipped_book("heroes");
  int tried = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Match match = *start(book, {"bsh", {book.decks[0], book.decks[1]}, seed});
    Decision decision;
    play_until(book, match, seed, decision, [&] {
      if (decision.question != static_cast<std::uint8_t>(Question::Main)) return false;
      for (std::size_t i = 0; i < match.cards.size(); ++i) {
        const CardId card{static_cast<std::uint16_t>(i + 1)};
        const Face& face = book.face(match[card].def);
        const Zone zone = zone_of(match[card].place);
        if (match[card].owner != decision.seat || (zone != Zone::Creatures && zone != Zone::Hero)) continue;
        const auto beyond = static_cast<std::uint16_t>(face.first_ability + face.abilities);
        if (face.abilities == 0 || beyond >= book.script.abilities.size()) continue;
        bool said = false;
        for (const Reason& reason :
             why_not(book, match, decision.seat,
                     {static_cast<std::uint8_t>(Verb::Activate), {}, card, {}, beyond}))
          said = said || explain(book, match, reason).find("has no such ability.") != std::string::npos;
        CHECK(said);
        ++tried;
      }
      return false;
    });
  }
  CHECK(tried > 0);
}
