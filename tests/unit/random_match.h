// Random matches of the shipped decks, for properties that must hold at every moment of them.
#pragma once
#include "fixture.h"

namespace twoseat::test {

// Decks whose cards have no text: what may be done with them is said by the rulebook alone.
inline std::vector<Deck> plain_decks() {
  const Rulebook& book = shipped_book();
  std::vector<Deck> plain;
  for (const Deck& deck : decks_of(book, "vge")) {
    bool texts = false;
    for (const auto& part : deck.parts)
      for (const auto def : part)
        texts = texts || book.face(def).abilities > 0;
    if (!texts) plain.push_back(deck);
  }
  return plain;
}

// Plays one match to its end; `look` sees every moment before its answer, `after` what the answer made happen.
template <class Look, class After>
Match play_random(std::uint64_t seed, Look look, After after, const std::vector<Deck>& among) {
  const Rulebook& book = shipped_book();
  Random random = Random::from_seed(seed);
  const auto decks = static_cast<std::uint32_t>(among.size());
  Setup setup;
  setup.edition = "vge";
  setup.seed = seed;
  setup.decks = {among[random.below(decks)], among[random.below(decks)]};
  Events events;
  auto started = start(book, setup, &events);
  REQUIRE(started);
  Match match = *started;
  after(match, events);
  Decision decision;
  for (int i = 0; decide(book, match, decision); ++i) {
    REQUIRE(i < 20000);
    look(match, decision);
    events.clear();
    apply_checked(book, match, decision, random_answer(decision, random), &events);
    after(match, events);
  }
  return match;
}

template <class Look, class After>
Match play_random(std::uint64_t seed, Look look, After after) {
  return play_random(seed, look, after, decks_of(shipped_book(), "vge"));
}

template <class Look>
Match play_random(std::uint64_t seed, Look look) {
  return play_random(seed, look, [](const Match&, const Events&) {});
}

inline constexpr Viewer viewers[] = {Viewer::A, Viewer::B, Viewer::Spectator};

} // namespace twoseat::test
