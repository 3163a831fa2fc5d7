// What is refused of a position of the Dragon Ball Super Card Game from outside, one bent thing at a time.
#include "engine/dragonball/procedures.h"
#include "engine/dragonball/soundness.h"
#include "fixture.h"
#include <algorithm>
#include <string>

using namespace twoseat;
using namespace twoseat::dragonball;

namespace {

const Rulebook& book() {
  static const Rulebook rulebook = test::shipped_book("dragonball");
  return rulebook;
}

// The first main phase of a match, or what comes before it while `until` holds not.
template <class Until>
Match begun(Until until) {
  Match match = *start(book(), {"dbs", {book().decks[0], book().decks[1]}, 1});
  Random random = Random::from_seed(1);
  Decision decision;
  while (!until(match)) {
    REQUIRE(decide(book(), match, decision));
    apply_checked(book(), match, decision, random_answer(decision, random));
  }
  return match;
}

struct Position {
  Match match = begun([](const Match& m) { return m.stack.back().procedure == num(Proc::Main); });
  Game game{book(), match, nullptr};
  Seat seat = match.turn_player;

  CardId lay(const char* id, Zone zone) { // of the turn player, at the end of an area
    const DefId def = book().find(id);
    REQUIRE(def);
    return add_card(game, def, seat, place(seat, zone), num(Origin::Main), Facing::Up);
  }
  void frame(Proc procedure, std::uint8_t step, std::initializer_list<std::uint16_t> locals) {
    Frame above;
    above.procedure = num(procedure);
    above.step = step;
    above.seat = seat;
    std::copy(locals.begin(), locals.end(), above.locals.begin());
    match.stack.push(above);
  }
  std::string fault() const {
    const char* said = dragonball::unsound({book(), match});
    return said == nullptr ? "" : said;
  }
};

constexpr const char* plain = "ash-sweeper";
constexpr const char* no_place = "A card lies in it as no card can lie there.";
constexpr const char* no_step = "It stands in the middle of something that cannot be going on.";

// The first skill of the card of this kind.
std::uint16_t skill(const char* id, script::Kind kind) {
  const Face& face = book().face(book().find(id));
  for (std::uint16_t i = 0; i < face.abilities; ++i)
    if (book().script.abilities[std::size_t{face.first_ability} + i].kind == kind)
      return static_cast<std::uint16_t>(face.first_ability + i);
  FAIL("It has no such skill.");
  return 0;
}

} // namespace

TEST_CASE("The game is set up in turn 0, and from the lots on somebody goes first [dbs 5-2-1-5]") {
  Match match = begun([](const Match& m) { return m.stack.back().procedure == num(Proc::Redraw); });
  CHECK(dragonball::unsound({book(), match}) == nullptr);
  match.first_player = Seat::None;
  CHECK(dragonball::unsound({book(), match}) != nullptr);
  match.stack[0].step = 3;
  match.stack.pop();
  CHECK(dragonball::unsound({book(), match}) == nullptr);
  Position later;
  CHECK(later.fault() == "");
  later.frame(Proc::Redraw, 0, {});
  CHECK(later.fault() == no_step);
}

TEST_CASE("What is used is a skill that is used at will, paid for or payable [dbs 8-5-1, 8-5-2-2]") {
  Position position;
  const CardId extra = position.lay("message-in-a-bottle", Zone::Hand);
  const CardId fighter = position.lay("ash-sweeper", Zone::Battle);
  for (const CardId energy : cards_in(position.match, place(position.seat, Zone::Energy)))
    position.match[energy].orientation = Orientation::Rest;
  const auto fault = [&](CardId card, std::uint16_t ability, std::uint8_t step) {
    position.frame(Proc::Skill, step, {card.value, ability});
    std::string said = position.fault();
    position.match.stack.pop();
    return said;
  };
  const std::uint16_t use = skill("message-in-a-bottle", script::Kind::Activated);
  CHECK(fault(extra, use, 1) == "");
  CHECK(fault(extra, use, 0) == no_step); // nobody pays for that
  CHECK(fault(fighter, use, 0) == "");    // in play it takes no energy
  CHECK(fault({}, use, 1) == no_step);
  CHECK(fault(extra, 0, 1) == no_step);
  CHECK(fault(extra, skill("between-two-tides", script::Kind::Automatic), 1) == no_step);
  CHECK(fault(extra, static_cast<std::uint16_t>(book().script.abilities.size()), 1) == no_step);
}

TEST_CASE("A counter timing knows four occasions [dbs 10-10-3]") {
  Position position;
  position.frame(Proc::Counters, 1, {15, 15});
  CHECK(position.fault() == "");
  position.match.stack.back().locals[counters_local::now] = 16;
  CHECK(position.fault() == no_step);
  position.match.stack.back().locals = {15, 16};
  CHECK(position.fault() == no_step);
}

TEST_CASE("A card under another one lies under a card in play, and no other card does [dbs 11-3-1]") {
  Position position;
  const CardId host = position.lay(plain, Zone::Battle), below = position.lay(plain, Zone::Under);
  CHECK(position.fault() == no_place);
  Card& card = position.match[below];
  card.host = host;
  CHECK(position.fault() == "");
  card.host = CardId{static_cast<std::uint16_t>(position.match.cards.size() + 1)};
  CHECK(position.fault() == no_place);
  card.host = position.lay(plain, Zone::Hand);
  CHECK(position.fault() == no_place);
  card.host = host;
  const CardId combo = position.lay(plain, Zone::Combo);
  CHECK(position.fault() == "");
  position.match[combo].host = host;
  CHECK(position.fault() == no_place);
}

TEST_CASE(
    "Unison Cards of each colour lie in the Unison Area, tokens where tokens are [dbs 3-11-1, 10-18-7]") {
  for (const char* unison : {"the-drowned-bell", "the-standing-flame", "the-hill-hive"}) {
    Position position;
    position.lay(unison, Zone::Unison);
    CHECK(position.fault() == "");
  }
  Position position;
  position.lay(plain, Zone::Unison);
  CHECK(position.fault() == no_place);
  for (std::uint8_t zone = 0; zone < zones_per_seat; ++zone) {
    if (static_cast<Zone>(zone) == Zone::Under || static_cast<Zone>(zone) == Zone::Leader) continue;
    Position of_token;
    of_token.lay("worker-bee", static_cast<Zone>(zone));
    const auto lies = static_cast<Zone>(zone);
    const bool may = lies == Zone::Battle || lies == Zone::Combo || lies == Zone::Removed;
    CHECK_MESSAGE(of_token.fault() == (may ? "" : no_place), int{zone});
  }
}
