// Dice that a demo foretells: a generator is looked for that makes them fall so.
#include "engine/demos/play.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

constexpr std::uint64_t most_tries = 100'000; // five dice behind a shuffle: one in 7,776

// What falls when this is answered by such chance.
std::vector<std::uint32_t> fallen(const Table& table, const Decision& decision, const Answer& answer,
                                  Random chance) {
  Match match = table.match;
  match.random = chance;
  Events events;
  Game playing{table.book, match, &events};
  twoseat::answer(playing, decision, answer);
  std::vector<std::uint32_t> dice;
  for (const Event& event : events)
    if (event.kind == EventKind::Rolled) dice.push_back(static_cast<std::uint32_t>(event.amount));
  return dice;
}

} // namespace

Random throwing(std::uint32_t faces, const std::vector<std::uint32_t>& dice, std::uint64_t seed) {
  const auto falls_so = [&](Random random) {
    return std::all_of(dice.begin(), dice.end(),
                       [&](std::uint32_t die) { return random.below(faces) + 1 == die; });
  };
  while (!falls_so(Random::from_seed(seed)))
    ++seed;
  return Random::from_seed(seed);
}

// Dice mostly fall before anything else is left to chance; where something is shuffled before, all is tried out.
bool Play::foretell(const MoveWord& word, const Decision& decision, const Answer& answer) {
  if (word.dice.empty()) return true;
  const auto falls_so = [&](Random random) {
    const std::vector<std::uint32_t> dice = fallen(table(), decision, answer, random);
    return dice.size() >= word.dice.size() && std::equal(word.dice.begin(), word.dice.end(), dice.begin());
  };
  chance = throwing(family().by_hand.die, word.dice, 1);
  for (std::uint64_t seed = 1; !falls_so(*chance); ++seed) {
    if (seed > most_tries) {
      fail(word.path + "/dice", "No such dice fall by this move.", std::to_string(word.dice.size()) + " dice",
           std::to_string(fallen(table(), decision, answer, match.random).size()) + " dice");
      return false;
    }
    chance = Random::from_seed(seed);
  }
  match.random = *chance;
  return true;
}

} // namespace twoseat::demos
