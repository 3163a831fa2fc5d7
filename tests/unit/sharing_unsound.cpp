// What is refused of a position from outside, one bent thing at a time.
#include "engine/kernel/moves.h"
#include "engine/kernel/references.h"
#include "engine/sharing/deck_code.h"
#include "engine/sharing/envelope.h"
#include "engine/twoseat.h"
#include "engine/vanguard/mechanics/tokens.h"
#include "engine/vanguard/play/procedures.h"
#include <cstring>
#include <doctest/doctest.h>

using namespace twoseat;

namespace {

const Rulebook& book() {
  static const Rulebook rulebook = *load_rulebook("vanguard", embedded_assets());
  return rulebook;
}

// In the middle of a match, with cards nearly everywhere.
Match middle() {
  Match match = *start(book(), {"vge", {book().decks[0], book().decks[1]}, 4});
  Random random = Random::from_seed(4);
  Decision decision;
  for (int i = 0; i < 150 && decide(book(), match, decision); ++i) {
    Match before = match;
    apply_checked(book(), match, decision, random_answer(decision, random));
    if (over(match)) return before;
  }
  return match;
}

// Refused by `unsound`, and no link brings it in.
template <class Bend>
void check_refused(std::string_view what, Bend bend) {
  Match match = middle();
  bend(match);
  const Faults faults = unsound({book(), match});
  INFO(what);
  REQUIRE(faults.size() == 1);
  CHECK(faults[0].sentence.text().back() == '.');
  INFO(faults[0].sentence.text());
  CHECK(faults[0].sentence.text().find(what) != std::string::npos);
  const std::string link = encode_position_link(book(), match);
  if (link.empty()) return;
  if (const auto back = decode_position_link(book(), link)) { // a link cannot even say it
    CHECK_FALSE(*back == match);
    CHECK(unsound({book(), *back}).empty());
  }
}

} // namespace

TEST_CASE("a counter that the game does not have is refused") {
  const auto heroes = load_rulebook("heroes", embedded_assets());
  REQUIRE(heroes);
  REQUIRE(heroes->family->counters.size() < std::tuple_size_v<decltype(Player::counters)>);
  Match match = *start(*heroes, {"bsh", {heroes->decks[0], heroes->decks[1]}, 4});
  CHECK(unsound({*heroes, match}).empty());
  match.players[1].counters.back() = 1;
  CHECK(unsound({*heroes, match}).size() == 1);
}

TEST_CASE("a position out of a match is sound") {
  CHECK(unsound({book(), middle()}).empty());
}

TEST_CASE("what a trigger has still to heal is a card of the match [vge 7.20.1]") {
  namespace local = vanguard::trigger_local;
  Match match = *start(book(), {"vge", {book().decks[0], book().decks[1]}, 4});
  Random random = Random::from_seed(4);
  Decision decision;
  const auto asks_for_a_trigger = [&] {
    return match.stack.back().procedure == vanguard::num(vanguard::Proc::TriggerAbility);
  };
  while (decide(book(), match, decision) && !asks_for_a_trigger())
    apply_checked(book(), match, decision, random_answer(decision, random));
  REQUIRE(asks_for_a_trigger());
  REQUIRE(unsound({book(), match}).empty());
  const auto none = static_cast<std::uint16_t>(match.cards.size() + 1);
  for (const unsigned bent : {local::healing | unsigned{none} << local::healed_shift,
                              unsigned{local::healing}, 1U << local::healed_shift}) {
    CAPTURE(bent);
    Match forged = match;
    forged.stack.back().locals[local::drive_check] |= static_cast<std::uint16_t>(bent);
    CHECK(unsound({book(), forged}).size() == 1);
    const std::string link = encode_position_link(book(), forged);
    CHECK((link.empty() || !decode_position_link(book(), link)));
  }
}

TEST_CASE("markers lie on circles, pseudo-cards where they can be [vge 13.8.1, 15.8.2.1]") {
  using namespace vanguard;
  check_refused("no circle",
                [](Match& m) { m[place(Seat::A, Zone::Drop)].markers[num(Marker::Force1)] = 1; });
  check_refused("no card can lie", [](Match& m) {
    const CardId dropped = m[place(Seat::A, Zone::Drop)].first;
    REQUIRE(dropped);
    for (std::size_t i = 0; i < book().faces.size(); ++i)
      if (has(book().faces[i], Mark::Token)) m[dropped].def = DefId{static_cast<std::uint16_t>(i + 1)};
    note_concerns(book(), m);
  });
}

TEST_CASE("numbers that no match has are refused") {
  check_refused("edition", [](Match& m) { m.edition = 9; });
  check_refused("seat", [](Match& m) { m.turn_player = static_cast<Seat>(3); });
  check_refused("outcome", [](Match& m) { m.outcome = static_cast<Outcome>(4); });
  check_refused("not over", [](Match& m) { m.outcome_reason = 1; });
  check_refused("limit", [](Match& m) { m.flaw = 1; });
  check_refused("under way", [](Match& m) { m.outcome = Outcome::Draw; });
  check_refused("turns", [](Match& m) { m.turn = 0xffffffff; });
  check_refused("counter", [](Match& m) { m.players[1].counters[0] = 2'000'000'000; });
  check_refused("counter", [](Match& m) { m.players[1].counters[15] = -1; });
  check_refused("Memory", [](Match& m) {
    auto* beyond = reinterpret_cast<unsigned char*>(&m.cards[0]) + m.cards.size() * sizeof(Card);
    *beyond = 1;
  });
}

TEST_CASE("cards and places that do not fit together are refused") {
  check_refused("other places", [](Match& m) { m.places.pop(); });
  check_refused("A place", [](Match& m) { m.places[3].kind = 5; });
  check_refused("A place", [](Match& m) { m.places[9].types ^= 1; });
  check_refused("known cards", [](Match& m) { m.cards[7].def = {60000}; });
  check_refused("known cards", [](Match& m) { m.cards[7].def = {}; });
  check_refused("nobody", [](Match& m) { m.cards[7].owner = Seat::None; });
  check_refused("no place", [](Match& m) { m.cards[7].place = {}; });
  check_refused("no place", [](Match& m) { m.cards[7].place = {200}; });
  check_refused("state", [](Match& m) { m.cards[7].facing = static_cast<Facing>(2); });
  check_refused("state", [](Match& m) { m.cards[7].shown_to = 8; });
  check_refused("does not exist", [](Match& m) { m.cards[7].next = {300}; });
  check_refused("one row", [](Match& m) { m[m.places[0].first].next = m.places[0].first; });
  check_refused("one row", [](Match& m) { m[m.places[0].last].previous = {}; });
  check_refused("one row", [](Match& m) { m.places[0].first = m.places[16].first; });
  check_refused("one row", [](Match& m) { m[m.places[0].first].place = {2}; });
  check_refused("as many cards", [](Match& m) { ++m.places[0].count; });
  check_refused("one row", [](Match& m) { --m.places[0].count; });
  check_refused("as many cards", [](Match& m) { m.places[0].last = m.places[0].first; });
  check_refused("no place's row", [](Match& m) {
    m.cards.push(m.cards[0]);
    m.cards[m.cards.size() - 1].next = m.cards[m.cards.size() - 1].previous = {};
  });
}

TEST_CASE("effects of and on nothing are refused") {
  Modification sound;
  sound.subject = {1};
  sound.cause = 1;
  const auto with = [&](auto bend) {
    return [=](Match& m) {
      Modification changed = sound;
      bend(changed);
      m.modifications.push(changed);
    };
  };
  check_refused("does not exist", with([](Modification& m) { m.subject = {}; }));
  check_refused("does not exist", with([](Modification& m) { m.subject = {999}; }));
  check_refused("does not exist", with([](Modification& m) { m.source = {999}; }));
  check_refused("can make", with([](Modification& m) { m.duration = static_cast<Duration>(7); }));
  check_refused("can make", with([](Modification& m) { m.cause = 999; }));
  check_refused("can make", with([](Modification& m) { m.amount = -2'000'000'000; }));
  check_refused("can make", with([](Modification& m) { m.seat = Seat::A; }));
  check_refused("does not exist", [](Match& m) { m.relations.push({{}, {1}, 0}); });
  check_refused("does not exist", [](Match& m) { m.relations.push({{1}, {999}, 0}); });
  check_refused("no card can do", [](Match& m) { m.relations.push({{1}, {2}, 77}); });
  check_refused("twice", [](Match& m) {
    m.relations.push({{1}, {2}, 0});
    m.relations.push({{1}, {2}, 0});
  });
}

TEST_CASE("what a card that is meant has become is one of three things") {
  const auto waits = [](Left left) {
    return [=](Match& m) {
      Standby standby;
      standby.source = refer(m, {1});
      standby.source.left = left;
      standby.ability = 1;
      standby.seat = Seat::A;
      m.standby.push(standby);
    };
  };
  for (const Left left : {Left::No, Left::Gone, Left::Followed}) {
    Match match = middle();
    waits(left)(match);
    CHECK(unsound({book(), match}).empty());
  }
  check_refused("stands by", waits(static_cast<Left>(17)));
}

TEST_CASE(
    "what was used for no time that there is, and what is replaced in no way that there is, are refused") {
  check_refused("used", [](Match& m) {
    m.uses.push({{1}, m[CardId{1}].generation, 1, Seat::A, static_cast<Duration>(129)});
  });
  check_refused("replaced", [](Match& m) {
    Replaced replaced{{1}, m[CardId{1}].generation, {1}, 1};
    replaced.stage = static_cast<Replacing>(3);
    m.replaced.push(replaced);
  });
}

TEST_CASE("a stack that cannot be is refused") {
  check_refused("anything to do", [](Match& m) { m.stack.clear(); });
  check_refused("does not exist", [](Match& m) { m.stack.back().procedure = 99; });
  check_refused("past its end", [](Match& m) { m.stack.back().step = 99; });
  check_refused("does not exist", [](Match& m) { m.stack.back().seat = static_cast<Seat>(9); });
  check_refused("follow from each other", [](Match& m) { m.stack[0].step = 1; });
  check_refused("follow from each other", [](Match& m) { m.stack[0].step = 0; });
  check_refused("follow from each other", [](Match& m) { m.stack.push(m.stack.back()); });
  check_refused("somebody decides", [](Match& m) {
    while (m.stack.size() > 1)
      m.stack.pop();
  });
  check_refused("somebody decides", [](Match& m) { m.stack.back().seat = Seat::None; });
  check_refused("cannot be going on",
                [](Match& m) { // something else is to happen instead, for a cause that there is not
                  Frame instead = m.stack.back();
                  instead.procedure = num(vanguard::Proc::Replace);
                  instead.step = 0;
                  instead.locals = {1, 1, static_cast<std::uint16_t>(book().family->causes.size()), 0};
                  m.stack.push(instead);
                });
}

TEST_CASE("a payload that goes on after its end, or ends too early, is refused though its proof fits") {
  const auto opened = open(encode_position_link(book(), middle()));
  REQUIRE(opened);
  auto longer = opened->payload;
  longer.insert(longer.end(), 20, 7);
  CHECK_FALSE(decode_position_link(book(), seal(LinkKind::Position, longer)));
  for (std::size_t size = 0; size + 4 < opened->payload.size(); ++size) {
    auto shorter = opened->payload;
    shorter.resize(size);
    const auto result = decode_position_link(book(), seal(LinkKind::Position, shorter));
    REQUIRE_FALSE(result);
    CHECK(result.faults[0].sentence.text().back() == '.');
  }
}

TEST_CASE("no match begins with a pseudo-card, whatever a deck from outside names [vge 15.1.1]") {
  using namespace vanguard;
  Setup setup{"vge", {book().decks[0], book().decks[1]}, 4};
  for (std::size_t i = 0; i < book().faces.size(); ++i)
    if (is_pseudo_card(book().faces[i]))
      for (auto& part : setup.decks[0].parts)
        part.insert(part.begin(), DefId{static_cast<std::uint16_t>(i + 1)});
  Match match;
  Game game{book(), match};
  begin(game, setup);
  CHECK(match.cards.size() == size_of(book().decks[0]) + size_of(book().decks[1]));
  CHECK(unsound({book(), match}).empty());
}
