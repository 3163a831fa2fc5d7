// What is offered names what its verb asks for and nothing else, and no choice is put without an option.
#include "engine/berserk/cards.h"
#include "engine/berserk/procedures.h"
#include "random_match.h"

using namespace twoseat::test;

TEST_CASE("A move that has no number is offered without one") {
  constexpr Verb without[] = {Verb::Heal, Verb::NoRide, Verb::Attack,   Verb::NoAttack,  Verb::Pass,
                              Verb::Draw, Verb::Ride,   Verb::NoStride, Verb::AttackWith};
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    play_random(seed, [&](const twoseat::Match&, const twoseat::Decision& decision) {
      for (std::size_t i = 0; i < decision.option_count; ++i)
        for (const Verb verb : without)
          if (decision.options[i].verb == num(verb)) REQUIRE(decision.options[i].number == 0);
    });
}

TEST_CASE("Ending the main phase is numbered in the first turn alone, which ends without an attack") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    play_random(seed, [&](const twoseat::Match& match, const twoseat::Decision& decision) {
      for (std::size_t i = 0; i < decision.option_count; ++i)
        if (decision.options[i].verb == num(Verb::EndMain))
          REQUIRE(decision.options[i].number == (match.turn == 1 ? 1 : 0));
    });
}

TEST_CASE("Every choice that is put has an option") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    play_random(seed, [&](const twoseat::Match&, const twoseat::Decision& decision) {
      for (std::size_t i = 0; i < decision.choice_count; ++i)
        REQUIRE((decision.choices[i].count > 0 || decision.choices[i].min == 0));
    });
}

TEST_CASE("Who has no trait to play before recruiting can only pass [bsk 303.2]") {
  using twoseat::berserk::Question;
  twoseat::Rulebook book = shipped_book("berserk");
  const auto faults = twoseat::berserk::load_cards(
      book, "f.json",
      R"({"cards": [{"id": "it", "name": "It", "element": "Swamp", "price": 3, "type": "creature",
      "strike": [1, 2, 3], "lives": 5, "movement": 1, "abilities": [{"kind": "act", "in": "deal", "do": [{"chips": 1}]}]}]})");
  for (const twoseat::Fault& fault : faults)
    FAIL_CHECK(fault.line());
  twoseat::Match match = *start(book, {"bsk", {book.decks[0], book.decks[1]}, 3});
  twoseat::Random random = twoseat::Random::from_seed(3);
  twoseat::Decision decision;
  bool asked = false;
  for (int i = 0; i < 50 && decide(book, match, decision); ++i) {
    if (decision.question == static_cast<std::uint8_t>(Question::BeforeRecruiting)) {
      asked = true;
      CHECK(decision.choice_count == 1);
      CHECK(decision.option_count == 1);
    }
    apply_checked(book, match, decision, random_answer(decision, random));
  }
  CHECK(asked);
}
