// Any option of any choice is as likely as any other; of several picks, any number, and then any set of that size.
#include "engine/sharing/answer_code.h"
#include <algorithm>

namespace twoseat {
namespace {

bool single(const Choice& choice) {
  return choice.min == 1 && choice.max == 1;
}

// A choice without options can still be answered: with no picks.
std::uint32_t weight(const Choice& choice) {
  return std::max<std::uint32_t>(choice.count, 1);
}

std::uint32_t total_weight(const Decision& decision) {
  std::uint32_t total = 0;
  for (std::size_t c = 0; c < decision.choice_count; ++c)
    total += weight(decision.choices[c]);
  return total;
}

std::uint32_t most_picks(const Choice& choice) {
  return std::min({std::uint32_t{choice.max}, std::uint32_t{choice.count},
                   static_cast<std::uint32_t>(Answer::most_picks)});
}

bool possible(const Choice& choice) {
  return choice.min <= most_picks(choice);
}

} // namespace

// Picks one after the other: an option is among `wanted` of those left with the odds wanted / left.
void write_answer(RangeEncoder& coder, const Decision& decision, const Answer& answer) {
  std::uint32_t before = 0;
  for (std::size_t c = 0; c < answer.choice; ++c)
    before += weight(decision.choices[c]);
  const Choice& choice = decision.choice(answer);
  const std::uint32_t total = total_weight(decision);
  if (single(choice)) return coder.interval(before + answer.picks[0], 1, total);
  coder.interval(before, weight(choice), total);
  auto wanted = static_cast<std::uint32_t>(answer.picks.size());
  coder.uniform(wanted - choice.min, most_picks(choice) - choice.min + 1);
  std::size_t next = 0;
  for (std::uint32_t i = 0; wanted > 0; ++i) {
    const std::uint32_t left = choice.count - i;
    if (wanted == left) return;
    const bool picked = next < answer.picks.size() && answer.picks[next] == i;
    coder.interval(picked ? 0 : wanted, picked ? wanted : left - wanted, left);
    if (picked) {
      ++next;
      --wanted;
    }
  }
}

namespace {

void read_picks(RangeDecoder& coder, const Choice& choice, Answer& answer) {
  std::uint32_t wanted = choice.min + coder.uniform(most_picks(choice) - choice.min + 1);
  for (std::uint32_t i = 0; wanted > 0; ++i) {
    const std::uint32_t left = choice.count - i;
    bool picked = true;
    if (wanted < left) {
      picked = coder.position(left) < wanted;
      coder.take(picked ? 0 : wanted, picked ? wanted : left - wanted, left);
    }
    if (picked) {
      answer.picks.push(static_cast<std::uint16_t>(i));
      --wanted;
    }
  }
}

} // namespace

bool read_answer(RangeDecoder& coder, const Decision& decision, Answer& answer) {
  const std::uint32_t total = total_weight(decision);
  if (total == 0) return false;
  const std::uint32_t at = coder.position(total);
  std::uint32_t before = 0;
  std::uint16_t c = 0;
  while (at - before >= weight(decision.choices[c]))
    before += weight(decision.choices[c++]);
  const Choice& choice = decision.choices[c];
  if (!possible(choice)) return false;
  answer = {};
  answer.choice = c;
  if (single(choice)) {
    coder.take(at, 1, total);
    answer.picks.push(static_cast<std::uint16_t>(at - before));
    return true;
  }
  coder.take(before, weight(choice), total);
  read_picks(coder, choice, answer);
  return true;
}

} // namespace twoseat
