// Picking uniformly: first an option (which fixes the choice), then how many, then which.
#include "engine/players/random_player.h"

namespace twoseat {
namespace {

// Knuth's selection sampling: `wanted` of `count` indices, in rising order.
void sample(Answer& answer, std::uint32_t wanted, std::uint32_t count, Random& random) {
  for (std::uint32_t i = 0; i < count && wanted > 0; ++i)
    if (random.below(count - i) < wanted) {
      answer.picks.push(static_cast<std::uint16_t>(i));
      --wanted;
    }
}

} // namespace

namespace {

constexpr std::uint32_t seldom = 200;

// An option; what is hardly ever meant comes up once in so many times.
std::uint32_t pick(const Decision& decision, Random& random) {
  const std::uint32_t options = decision.option_count > 0 ? decision.option_count : 1U;
  for (;;) {
    const std::uint32_t at = random.below(options);
    bool again = false;
    for (std::uint16_t c = 0; c < decision.choice_count; ++c) {
      const Choice& choice = decision.choices[c];
      if (choice.seldom && at >= choice.first && at < choice.first + choice.count)
        again = options > choice.count && random.below(seldom) > 0;
    }
    if (!again) return at;
  }
}

} // namespace

Answer random_answer(const Decision& decision, Random& random) {
  Answer answer;
  std::uint32_t at = pick(decision, random);
  for (std::uint16_t c = 0; c < decision.choice_count; ++c) {
    const Choice& choice = decision.choices[c];
    if (at < choice.count || c + 1 == decision.choice_count) {
      answer.choice = c;
      if (choice.min == 1 && choice.max == 1) {
        answer.picks.push(static_cast<std::uint16_t>(at));
        return answer;
      }
      const std::uint32_t most = choice.max < choice.count ? choice.max : choice.count;
      sample(answer, choice.min + random.below(most - choice.min + 1), choice.count, random);
      return answer;
    }
    at -= choice.count;
  }
  return answer;
}

} // namespace twoseat
