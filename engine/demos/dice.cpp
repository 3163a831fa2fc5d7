// Dice that a demo foretells: a generator is looked for that makes them fall so.
#include "engine/demos/play.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

// What falls behind a shuffle is looked for among seeds: about twenty times as many as there are ways to fall, so that a
// way that exists is hardly ever missed. By then a move that makes too few dice fall has long been noticed.
constexpr std::uint64_t most_tries = 100'000, tries_for_enough = 256, tries_a_way = 20;

std::uint64_t tries(std::uint32_t faces, std::size_t dice) {
  std::uint64_t result = tries_a_way;
  for (std::size_t i = 0; i < dice && result < most_tries; ++i)
    result *= faces;
  return std::clamp(result, tries_for_enough, most_tries);
}

std::string said(const std::vector<std::uint32_t>& dice) {
  std::string result;
  for (const std::uint32_t die : dice)
    result += (result.empty() ? "" : ", ") + std::to_string(die);
  return result;
}

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
  const std::vector<std::uint32_t>& wanted = word.dice;
  if (wanted.empty()) return true;
  const std::uint32_t faces = family().by_hand.die;
  std::vector<std::uint32_t> most; // of all that fell in a try
  const auto falls_so = [&](Random random) {
    std::vector<std::uint32_t> dice = fallen(table(), decision, answer, random);
    const bool so = dice.size() >= wanted.size() && std::equal(wanted.begin(), wanted.end(), dice.begin());
    if (dice.size() > most.size()) most = std::move(dice);
    return so;
  };
  chance = throwing(faces, wanted, 1);
  const std::uint64_t last = tries(faces, wanted.size());
  for (std::uint64_t seed = 1; !falls_so(*chance); ++seed) {
    const bool too_few = seed > tries_for_enough && most.size() < wanted.size();
    if (too_few || seed > last) {
      fail(word.path + "/dice",
           too_few ? "No such dice fall by this move." : "No chance was found by which such dice fall.",
           said(wanted), said(most));
      return false;
    }
    chance = Random::from_seed(seed);
  }
  match.random = *chance;
  return true;
}

} // namespace twoseat::demos
